import { expect } from 'storybook/test'
import { price } from '#src/format/money.ts'
import { Sparkline } from '#src/primitives/Sparkline.tsx'
import preview from '#storybook/preview.tsx'
import { row } from './layout.css.ts'
import { oneOf } from '../controls.ts'

const meta = preview.meta({
  id: 'primitives-sparkline',
  title: 'Primitives/Sparkline',
  component: Sparkline,
  argTypes: {
    values: oneOf({
      rising: [64_120, 65_880, 66_940, 67_412],
      falling: [67_412, 66_940, 65_880, 64_120],
      'with a gap': [64_120, null, 66_940, 67_412],
      'all alike': [1, 1, 1, 1],
      none: [],
    }),
    course: oneOf({
      none: undefined,
      'through more': [64_120, 65_200, 64_900, 65_880, 66_940, 67_900, 67_412],
    }),
    format: oneOf({ price }),
  },
  args: {
    label: 'Bitcoin, price over 7 days',
    values: [64_120, 65_880, 66_940, 67_412],
    format: (value: number) => price(value),
  },
})

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('Its values are read out as well', async () => {
      await expect(
        canvas.getByRole('img', {
          name: 'Bitcoin, price over 7 days: $64,120.00, $65,880.00, $66,940.00, $67,412.00',
        }),
      ).toBeVisible()
    })
  },
})
/** Cents of a coin that keeps its price are no crash. */
export const NearlyAlike = meta.story({
  args: { values: [1.001, 0.999, 1.0005, 1] },
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('rect')].map((square) =>
      Number(square.getAttribute('y')),
    )
    await expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(36 / 4)
  },
})
export const Courses = meta.story({
  render: ({ format }) => (
    <div className={row}>
      {[
        [1, 2, 3, 4],
        [4, 3, 2, 1],
        [2, 4, 1, 3],
        [3, 1, 4, 2],
        [1, 1, 1, 4],
      ].map((values) => (
        <Sparkline key={values.join('-')} label="Sample" values={values} format={format} />
      ))}
    </div>
  ),
})
/** More values are known than are said. */
export const Course = meta.story({
  args: { values: [1, 2, 3, 4], course: [1, 1.6, 1.2, 2, 2.4, 3.3, 3, 3.6, 3.2, 4] },
})
export const AllAlike = meta.story({ args: { values: [1, 1, 1, 1] } })
export const WithGap = meta.story({
  args: { values: [64_120, null, 66_940, 67_412] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/\$64,120\.00, not known, \$66,940\.00/)
  },
})
export const OneKnown = meta.story({ args: { values: [null, null, null, 67_412] } })
export const NothingKnown = meta.story({
  args: { values: [null, null, null, null] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Bitcoin, price over 7 days: not known' }),
    ).toBeInTheDocument()
  },
})
export const Empty = meta.story({ args: { values: [] } })
export const HugeAndNegative = meta.story({
  args: {
    values: [-1.7e308, 1.7e308, Number.NaN, Number.POSITIVE_INFINITY, 5e-324, 0],
    format: String,
  },
  play: async ({ canvasElement, step }) => {
    await step('No number that is none gets into the drawing', async () => {
      await expect(canvasElement.innerHTML).not.toMatch(/="[^"]*(NaN|Infinity)/)
    })
  },
})
