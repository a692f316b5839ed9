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
import { wishFor } from '#storybook/toolbar/mediaAnswers.ts'
import { inSection, shows } from '../card.ts'
import { onAPhone, onTheSmallest } from '../viewports.ts'

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
  title: 'Features/Market ticker',
  component: TickerStrip,
  argTypes: {
    coins: oneOf({ five: five.coins, ten: live.coins, 'three, in case of failure': three.coins, none: [] }),
    global: oneOf({ known: live.global, unknown: null }),
    sentiment: oneOf(sentiments),
  },
  subcomponents: { MarketTicker },
  parameters: { ...inSection('Ticker'), layout: 'fullscreen', ...still },
  args: { size: 'full' as const, isLoading: false, errorText: null, sampleReason: null, ...live },
})

export const Loading = meta.story({
  parameters: shows('none: the answer has not come'),
  args: { isLoading: true, coins: [], global: null, sentiment: null },
})
export const LoadingOnAPhone = meta.story({
  parameters: shows('none: the answer has not come'),
  tags: ['slow'],
  args: { isLoading: true, coins: [], global: null, sentiment: null },
  ...onAPhone,
})
export const Full = meta.story({
  parameters: shows('live: full'),
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
  parameters: shows('live: compact'),
  args: { size: 'compact' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
  },
})
/** No answer and nothing to fall back on. */
export const Failed = meta.story({
  parameters: shows({ says: 'An error text and no coins', after: 'market-ticker-strip--fallback' }),
  args: { coins: [], global: null, sentiment: null, errorText: FAILURE_TEXT },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to load crypto data')).toBeVisible()
  },
})
/** The coins fell back to samples: the error text is hidden, the mark gives the reason. */
export const Fallback = meta.story({
  parameters: shows({
    says: 'fallback: it failed, three sample coins',
    after: 'market-ticker-strip--on-the-smallest-phone',
  }),
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
export const OnAPhone = meta.story({
  parameters: shows('narrow: sample figures on a narrow screen'),
  tags: ['slow'],
  args: { ...five, size: 'compact', sampleReason: sampleReasons.narrow(null) },
  ...onAPhone,
})
export const OnTheSmallestPhone = meta.story({
  parameters: shows('narrow: sample figures on a narrow screen'),
  tags: ['slow'],
  args: { ...five, size: 'compact', sampleReason: sampleReasons.narrow(null) },
  ...onTheSmallest,
})
export const NullPrices = meta.story({
  args: {
    coins: live.coins.map((coin) => ({ ...coin, current_price: null, price_change_percentage_24h: null })),
  },
})
export const ExtremeFear = meta.story({
  parameters: shows('The five levels of Fear & Greed'),
  args: withSentiment(25, 'Extreme Fear'),
})
export const Fear = meta.story({
  parameters: shows('The five levels of Fear & Greed'),
  args: withSentiment(45, 'Neutral'),
})
export const Neutral = meta.story({
  parameters: shows('The five levels of Fear & Greed'),
  args: withSentiment(55, 'Neutral'),
})
export const Greed = meta.story({
  parameters: shows('The five levels of Fear & Greed'),
  args: withSentiment(75, 'Greed'),
})
export const ExtremeGreed = meta.story({
  parameters: shows('The five levels of Fear & Greed'),
  args: withSentiment(76, 'Extreme Greed'),
})
/** In the layout, with an answer. */
export const AtWork = meta.story({
  parameters: shows('live: full'),
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
/** With reduced motion the coins do not move, and are scrolled by hand. */
export const MotionReduced = meta.story({
  parameters: shows({ says: 'Reduced motion', after: 'market-ticker-strip--failed' }),
  beforeEach: () => wishFor('motion'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Coins' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Pause market data' })).toBeNull()
  },
})
