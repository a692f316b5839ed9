import { expect } from 'storybook/test'
import { Trend } from '#src/primitives/Badge.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  id: 'primitives-delta',
  title: 'Primitives/Trend',
  component: Trend,
  args: { value: 1.84 },
})

export const Up = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+1.84%')).toBeVisible()
  },
})
export const Down = meta.story({
  args: { value: -0.62 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−0.62%')).toBeVisible()
  },
})
export const Flat = meta.story({
  args: { value: -0.001 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0.00%')).toBeVisible()
  },
})
export const Missing = meta.story({
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toBeVisible()
  },
})
