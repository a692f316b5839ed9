import { expect, fn } from 'storybook/test'
import {
  FAILURE_TEXT,
  fallbackSnapshot,
  narrowScreenSnapshot,
  type MarketSnapshot,
} from '#src/market/coins.ts'
import { MarketTicker, sampleReasons } from '#src/market/MarketTicker.tsx'
import { createMarketStore, type MarketStore } from '#src/market/marketStore.ts'
import { TickerStrip } from '#src/market/TickerStrip.tsx'
import { SAMPLE_NOW } from '#src/simulation/clock.ts'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../controls.ts'
import { wishLessMotion } from '#storybook/toolbar/lessMotion.ts'

const five = narrowScreenSnapshot(SAMPLE_NOW)
const three = fallbackSnapshot(SAMPLE_NOW)
const live: MarketSnapshot = {
  ...five,
  coins: [...five.coins, ...five.coins].map((coin, index) => ({ ...coin, id: `${coin.id}-${index}` })),
}
const withSentiment = (value: number, classification: string) => ({
  ...live,
  sentiment: { ...live.sentiment, value: String(value), value_classification: classification },
})
const still = { chromatic: { prefersReducedMotion: 'reduce' } }

const sentiments = {
  'extreme fear': withSentiment(25, 'Extreme Fear').sentiment,
  fear: withSentiment(45, 'Neutral').sentiment,
  greed: withSentiment(75, 'Greed').sentiment,
  'extreme greed': withSentiment(76, 'Extreme Greed').sentiment,
  unknown: null,
}

const meta = preview.meta({
  id: 'market-ticker-strip',
  title: 'Market/TickerStrip',
  component: TickerStrip,
  argTypes: {
    coins: oneOf({ five: five.coins, ten: live.coins, 'three, in case of failure': three.coins, none: [] }),
    global: oneOf({ known: live.global, unknown: null }),
    sentiment: oneOf(sentiments),
  },
  subcomponents: { MarketTicker },
  parameters: { layout: 'fullscreen', ...still },
  args: { size: 'full' as const, isLoading: false, errorText: null, sampleReason: null, ...live },
})
const onAPhone = { viewport: { value: 'phone', isRotated: false } }

export const Loading = meta.story({ args: { isLoading: true, coins: [], global: null, sentiment: null } })
export const LoadingOnAPhone = meta.story({
  args: { isLoading: true, coins: [], global: null, sentiment: null },
  globals: onAPhone,
})
export const Full = meta.story({
  play: async ({ canvas, step }) => {
    await step('The second copy of the coins is not read', async () => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(10)
    })
  },
})
/** Held by its button. */
export const Paused = Full.extend({
  play: async ({ canvas, userEvent, step }) => {
    await step('Pause becomes Play', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pause market data' }))
      await expect(canvas.getByRole('button', { name: 'Play market data' })).toBeVisible()
    })
  },
})
export const Compact = meta.story({
  args: { size: 'compact' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
  },
})
/** No answer and nothing to fall back on. */
export const Failed = meta.story({
  args: { coins: [], global: null, sentiment: null, errorText: FAILURE_TEXT },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to load crypto data')).toBeVisible()
  },
})
/** The coins fell back: the error text is not shown, the reason stands behind the mark. */
export const Fallback = meta.story({
  args: { ...three, errorText: FAILURE_TEXT, sampleReason: sampleReasons.fallback(FAILURE_TEXT) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getByText(/Failed to load crypto data/)).not.toBeVisible()
  },
})
/** The mark was pressed. */
export const FallbackExplained = Fallback.extend({
  play: async ({ canvas, userEvent, step }) => {
    await step('The mark says why', async () => {
      await userEvent.click(canvas.getByText('Sample data'))
      await expect(canvas.getByText(/Failed to load crypto data/)).toBeVisible()
    })
  },
})
export const NarrowScreen = meta.story({
  args: { ...five, size: 'compact', sampleReason: sampleReasons.narrow(null) },
  globals: onAPhone,
})
export const SmallestScreen = meta.story({
  args: { ...five, size: 'compact', sampleReason: sampleReasons.narrow(null) },
  globals: { viewport: { value: 'smallest', isRotated: false } },
})
export const NullPrices = meta.story({
  args: {
    coins: live.coins.map((coin) => ({ ...coin, current_price: null, price_change_percentage_24h: null })),
  },
})
export const ExtremeFear = meta.story({ args: withSentiment(25, 'Extreme Fear') })
export const Fear = meta.story({ args: withSentiment(45, 'Neutral') })
export const Neutral = meta.story({ args: withSentiment(55, 'Neutral') })
export const Greed = meta.story({ args: withSentiment(75, 'Greed') })
export const ExtremeGreed = meta.story({ args: withSentiment(76, 'Extreme Greed') })
/** In the layout, with an answer. */
export const AtWork = meta.story({
  loaders: [
    () => ({
      store: createMarketStore({
        load: () => Promise.resolve({ kind: 'live', snapshot: live }),
        now: () => SAMPLE_NOW,
        log: fn(),
      }),
    }),
  ],
  render: (_, { loaded }) => <MarketTicker store={loaded.store as MarketStore} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pause market data' })).toBeVisible()
  },
})
/** Where less motion is asked for the coins stand still, and are scrolled by hand. */
export const MotionReduced = meta.story({
  beforeEach: wishLessMotion,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Coins' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Pause market data' })).toBeNull()
  },
})
