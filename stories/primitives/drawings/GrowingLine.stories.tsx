import { expect } from 'storybook/test'
import { price } from '#src/format/money.ts'
import { GrowingLine } from '#src/primitives/drawings/GrowingLine.tsx'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'

const meta = preview.meta({
  id: 'primitives-growing-line',
  title: 'Primitives/Growing line',
  component: GrowingLine,
  argTypes: { format: oneOf({ price }) },
  args: {
    label: 'Profit in this run',
    values: [1284.07, 1284.9, 1285.4, 1283.1, 1284.2, 1285.6, 1286.9, 1287.4, 1288.19],
    steps: 24,
    leastRange: 6,
    format: (value: number) => price(value),
    nothing: 'The line grows with each trade',
  },
})

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('Start, end, highest and lowest value are in words', async () => {
      await expect(canvas.getByRole('img')).toHaveAccessibleName(
        'Profit in this run: from $1,284.07 to $1,288.19, highest $1,288.19, lowest $1,283.10',
      )
    })
  },
})
export const NothingYet = meta.story({
  args: { values: [1284.07] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'Profit in this run: The line grows with each trade',
    )
  },
})
/** Below its start. */
export const Falling = meta.story({ args: { values: [10, 9, 9.5, 4, 2, -6, -5.5] } })
/** More steps than the width was meant for. */
export const Long = meta.story({
  args: { values: Array.from({ length: 60 }, (_, index) => 1284 + index * 0.4 - (index % 7 === 6 ? 4 : 0)) },
})
