import { expect, fn } from 'storybook/test'
import { knownPast } from '#src/content/samplePrices.ts'
import { price } from '#src/format/money.ts'
import { LatePriceHistory, loadPriceHistory } from '#src/patterns/figures/LatePriceHistory.tsx'
import { PriceHistory } from '#src/patterns/figures/PriceHistory.tsx'
import { pastOf, WEEK_HOURS } from '#src/simulation/past.ts'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'

const week = pastOf('SOL', knownPast('SOL'), WEEK_HOURS)

const meta = preview.meta({
  id: 'patterns-past-curve',
  title: 'Patterns/Figures/Price history',
  component: PriceHistory,
  subcomponents: { LatePriceHistory },
  argTypes: { values: oneOf({ week, none: [null, null] }), format: oneOf({ price }) },
  args: {
    name: 'Solana',
    what: 'price' as const,
    symbol: 'SOL',
    past: 7,
    values: week,
    format: (value: number) => price(value),
    read: null,
    onRead: fn(),
  },
})

export const OfACoin = meta.story({
  play: async ({ canvas, step }) => {
    await step('At rest it says the change of its time', async () => {
      await expect(canvas.getByText('Last 7 days')).toBeVisible()
      await expect(canvas.getByText('+9.07%')).toBeVisible()
    })
    await step('It is in the color of the coin', async () => {
      await expect(canvas.getByRole('img').querySelector('path')).toHaveAttribute('fill', '#0f7b86')
    })
  },
})
export const Read = meta.story({
  args: { read: 0.5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 days 12 h ago')).toBeVisible()
  },
})
/** Of several assets together: in the family's tint. */
export const Named = meta.story({ args: { name: 'Balance', isNamed: true, what: 'value', symbol: null } })
export const NothingKnown = meta.story({ args: { values: [null, null] } })
/** Whole weeks, from four on. */
export const OfWeeks = meta.story({
  args: { name: 'Paper Harbor', symbol: null, past: 56, values: [3, 2, 4, 3, 5, 6, 5, 7, 8] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Last 8 weeks')).toBeVisible()
  },
})
/** Its code is loaded when it is first shown; until then its place is empty. */
export const LoadedLate = meta.story({
  loaders: [loadPriceHistory],
  render: (args) => <LatePriceHistory {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toBeVisible()
  },
})
