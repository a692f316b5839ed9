import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { price } from '#src/format/money.ts'
import { GrowingLine } from '#src/primitives/drawings/GrowingLine.tsx'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'

const run = [1284.07, 1284.9, 1285.4, 1283.1, 1284.2, 1285.6, 1286.9, 1287.4, 1288.19]
const day = [1278.2, 1279.1, 1278.4, 1280.6, 1282.9, 1281.8, 1284.07]
const marks = [1, 2, 3, 4, 5, 6, 7, 8].map((at) => ({ isUp: at % 3 > 0, isGood: at !== 3 }))
const ahead = { highest: 1289.05, lowest: 1283.19 }

const meta = preview.meta({
  id: 'primitives-growing-line',
  title: 'Primitives/Growing line',
  component: GrowingLine,
  argTypes: {
    values: oneOf({ 'eight trades': run, none: run.slice(0, 1) }),
    before: oneOf({ 'a day': day, none: day.slice(-1) }),
    marks: oneOf({ none: [], 'each trade': marks }),
    ahead: oneOf({ none: null, 'the next trade': ahead }),
    format: oneOf({ price }),
    brief: oneOf({ price }),
    whenOf: oneOf({ 'by its number': (at: number) => `Value ${at}` }),
  },
  args: {
    label: 'Profit in this run',
    values: run,
    steps: 24,
    leastRange: 6,
    format: (value: number) => price(value),
    brief: (value: number) => price(value),
    before: day,
    beforeName: 'Last 24 hours, sample',
    isBegun: true,
    read: null,
    onRead: fn(),
    whenOf: (at: number) => (at < 7 ? `${6 - at} h before` : `Trade ${at - 6}`),
  },
})

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('Start, end, highest and lowest value are in words', async () => {
      await expect(canvas.getByRole('img')).toHaveAccessibleName(
        'Profit in this run, after $1,278.20 before (Last 24 hours, sample): from $1,284.07 to $1,288.19, highest $1,288.19, lowest $1,283.10',
      )
    })
  },
})
export const Empty = meta.story({
  args: { values: [1284.07], isBegun: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'Last 24 hours, sample: from $1,278.20 to $1,284.07, highest $1,284.07, lowest $1,278.20',
    )
  },
})
/** A run without a value yet: the muted line has made room for it. */
export const Begun = meta.story({
  args: { values: [1284.07] },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img')
    await Promise.all(picture.getAnimations({ subtree: true }).map(({ finished }) => finished))
    const line = picture.querySelector('polyline')!
    const share = line.getBoundingClientRect().width / picture.getBoundingClientRect().width
    await expect(share).toBeGreaterThan(0.25)
    await expect(share).toBeLessThan(0.35)
  },
})
/** Each value has a triangle, and a fan shows where the next one may be. */
export const Marked = meta.story({
  args: {
    marks,
    ahead,
  },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img')
    await expect(picture.querySelectorAll('svg:not([preserveAspectRatio]) > polygon')).toHaveLength(8)
    const fan = picture.querySelector('svg[preserveAspectRatio] > polygon')!.getBoundingClientRect()
    const { left, width } = picture.getBoundingClientRect()
    await expect(Math.abs(fan.right - left - width * (0.3 + (0.7 * 9) / 24))).toBeLessThan(3)
  },
})
/** Below its start. */
export const Falling = meta.story({ args: { before: [8, 10], values: [10, 9, 9.5, 4, 2, -6, -5.5] } })
/** More steps than the width was meant for. */
export const Long = meta.story({
  args: { values: Array.from({ length: 60 }, (_, index) => 1284 + index * 0.4 - (index % 7 === 6 ? 4 : 0)) },
})
/** What came before and the run are read alike; the words take the place of the name. */
export const Read = meta.story({
  render: function Read(args) {
    const [read, setRead] = useState<number | null>(null)
    return <GrowingLine {...args} read={read} onRead={setRead} />
  },
  play: async ({ canvas, userEvent, step }) => {
    const slider = canvas.getByRole('slider', { name: 'Read Profit in this run' })
    const picture = canvas.getByRole('img')
    await step('Keys read a value', async () => {
      await fireEvent.change(slider, { target: { value: '9' } })
      await expect(slider).toHaveAttribute('aria-valuetext', 'Trade 3: $1,283.10')
      await expect(canvas.getByText('Trade 3: $1,283.10')).toBeVisible()
    })
    await step('A pointer reads the nearest one', async () => {
      const { left, width } = picture.getBoundingClientRect()
      await userEvent.pointer({ target: picture, coords: { clientX: left + 1 } })
      await expect(canvas.getByText('6 h before: $1,278.20')).toBeVisible()
      await userEvent.pointer({ target: picture, coords: { clientX: left + width } })
      await expect(canvas.getByText('Trade 8: $1,288.19')).toBeVisible()
      const line = picture.querySelector('line[x1]')!.getBoundingClientRect()
      await expect(Math.abs(line.x - left - width * (0.3 + (0.7 * 8) / 24))).toBeLessThan(3)
    })
  },
})
