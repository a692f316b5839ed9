import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { hoursAgo } from '#src/format/duration.ts'
import { price } from '#src/format/money.ts'
import { Curve } from '#src/primitives/drawings/Curve.tsx'
import { Crosshair, Readable } from '#src/primitives/drawings/Reading.tsx'
import { pastOf, WEEK_HOURS } from '#src/simulation/past.ts'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { column } from '../layout.css.ts'
import { onAPhone } from '../../viewports.ts'

const week = pastOf(
  'BTC',
  [
    { hoursAgo: 0, value: 67_412 },
    { hoursAgo: 24, value: 66_194 },
    { hoursAgo: WEEK_HOURS, value: 64_120 },
  ],
  WEEK_HOURS,
)

const meta = preview.meta({
  id: 'primitives-curve',
  title: 'Primitives/Charts/Curve',
  component: Curve,
  subcomponents: { Readable, Crosshair },
  argTypes: {
    values: oneOf({ week, 'with a gap': [64_120, 65_000, null, 66_940, 67_412], alike: [1, 1, 1], none: [] }),
    format: oneOf({ price }),
    whenOf: oneOf({ 'hours ago': (share: number) => hoursAgo((1 - share) * WEEK_HOURS) }),
    beside: oneOf({
      none: undefined,
      'another one': { name: 'Bitcoin', otherName: 'Ether', values: week.toReversed() },
    }),
    face: oneOf({ none: undefined, 'that of Ethereum': '#4f63cf', pale: '#f3a7ba' }),
  },
  args: {
    label: 'Bitcoin, price over 7 days',
    caption: 'Last 7 days',
    end: '+5.13%',
    values: week,
    format: (value: number) => price(value),
    whenOf: (share: number) => hoursAgo((1 - share) * WEEK_HOURS),
    read: null,
    onRead: fn(),
  },
})

export const Default = meta.story({
  play: async ({ canvas, args, userEvent, step }) => {
    const picture = canvas.getByRole('img', {
      name: /^Bitcoin, price over 7 days: from \$64,120\.00 to \$67,412\.00, highest \S+, lowest \S+$/,
    })
    const { left, width } = picture.getBoundingClientRect()
    await step('A pointer reads the place below it, and nothing after it has left', async () => {
      await userEvent.pointer({ target: picture, coords: { clientX: left + width / 4 } })
      await expect(args.onRead).toHaveBeenLastCalledWith(expect.closeTo(0.25, 2))
      await userEvent.unhover(picture)
      await expect(args.onRead).toHaveBeenLastCalledWith(null)
    })
    await step('A finger, too', async () => {
      await userEvent.pointer({ keys: '[TouchA]', target: picture, coords: { clientX: left + width } })
      await expect(args.onRead).toHaveBeenLastCalledWith(1)
    })
  },
})
/** The line follows the place that is read; the words above it say time and value. */
export const Read = meta.story({
  render: function Read(args) {
    const [read, setRead] = useState<number | null>(null)
    return <Curve {...args} read={read} onRead={setRead} />
  },
  play: async ({ canvas, userEvent, step }) => {
    const slider = canvas.getByRole('slider', { name: 'Read Bitcoin, price over 7 days' })
    const picture = canvas.getByRole('img')
    await step('At rest it is read at its end', async () => {
      await expect(slider).toHaveAttribute('aria-valuetext', 'now: $67,412.00')
      await expect(picture.querySelector('line')).toBeNull()
    })
    await step('Keys move the line, and a slider says what it reads', async () => {
      await fireEvent.change(slider, { target: { value: '48' } })
      await expect(slider).toHaveAttribute('aria-valuetext', '1 day ago: $66,194.00')
      await expect(canvas.getByText('1 day ago')).toBeVisible()
      await expect(canvas.getByText('$66,194.00')).toBeVisible()
    })
    await step('So does a pointer, to the place below it', async () => {
      const { left, width } = picture.getBoundingClientRect()
      await userEvent.pointer({ target: picture, coords: { clientX: left + width / 2 } })
      const line = picture.querySelector('line')!.getBoundingClientRect()
      await expect(Math.abs(line.x - left - width / 2)).toBeLessThan(2)
      await expect(canvas.getByText('3 days 12 h ago')).toBeVisible()
    })
  },
})
export const Small = meta.story({
  args: { size: 'small', read: 0.5 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider')).not.toBeInTheDocument()
    await expect(canvas.queryByText(/^High/)).not.toBeInTheDocument()
  },
})
export const Large = meta.story({ args: { size: 'large' } })
export const InAColor = meta.story({ args: { face: '#f3a7ba', read: 0.25 } })
/** A second course, dashed, on the same scale; one reading for both. */
export const Beside = meta.story({
  args: {
    face: '#f3a7ba',
    read: 0.25,
    beside: { name: 'One', otherName: 'Two', values: week.map((value, index) => value * (1 - index / 1000)) },
  },
})
/** A value that is tried, dashed after the end; what is read ends today. */
export const Tried = meta.story({
  args: { tried: 74_000 },
  play: async ({ canvas, args, userEvent }) => {
    const picture = canvas.getByRole('img', { name: /, tried \$74,000\.00$/ })
    const { left, width } = picture.getBoundingClientRect()
    const [line, ahead] = [...picture.querySelectorAll('path')]
      .slice(1)
      .map((one) => one.getBoundingClientRect())
    await expect(line!.right).toBeCloseTo(left + width * 0.9, 0)
    await expect(ahead!.right).toBeCloseTo(left + width, 0)
    await expect(ahead!.top).toBeLessThan(line!.top)
    await expect(ahead!.bottom).toBeGreaterThanOrEqual(line!.top)
    await userEvent.pointer({ target: picture, coords: { clientX: left + width * 0.45 } })
    await expect(args.onRead).toHaveBeenLastCalledWith(expect.closeTo(0.5, 2))
  },
})
/** In a narrow place the words above it take two lines. */
export const InAColumn = meta.story({
  args: { read: 0.7 },
  render: (args) => (
    <div className={column}>
      <Curve {...args} />
    </div>
  ),
})
export const OnAPhone = meta.story({ tags: ['slow'], args: { read: 0.3 }, ...onAPhone })
/** The line stays, its figures do not. */
export const Hidden = meta.story({
  args: { isHidden: true, read: 0.5, end: 'hidden' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName('Bitcoin, price over 7 days: hidden')
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '3 days 12 h ago: hidden')
    await expect(canvasElement).not.toHaveTextContent('$')
  },
})
export const WithGap = meta.story({
  args: { values: [64_120, 65_000, null, 66_940, 67_412], read: 0.5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('not known')).toBeVisible()
  },
})
export const AllAlike = meta.story({ args: { values: [1, 1, 1, 1] } })
export const NothingKnown = meta.story({
  args: { values: [null, null], end: '–' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName('Bitcoin, price over 7 days: not known')
  },
})
export const Empty = meta.story({ args: { values: [], end: '–' } })
export const HugeAndNegative = meta.story({
  args: {
    values: [-1.7e308, 1.7e308, Number.NaN, Number.POSITIVE_INFINITY, 5e-324, 0],
    format: String,
    read: 0,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')!.outerHTML).not.toMatch(
      / (?:d|x|y)\d?="[^"]*(?:NaN|Infinity)/,
    )
  },
})
/** A drawing without a slider: another control reads it. */
export const Bare = meta.story({
  args: {},
  render: ({ onRead }) => (
    <Readable onRead={onRead}>
      <svg width="100%" height="40">
        <rect width="100%" height="40" fill="currentColor" opacity="0.2" />
        <Crosshair share={0.5} top={0} foot={40} y={20} />
      </svg>
    </Readable>
  ),
})
