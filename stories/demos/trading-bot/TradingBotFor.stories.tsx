import { expect } from 'storybook/test'
import demo from '#src/demos/trading-bot/demo.ts'
import exchange, { OrderBook } from '#src/demos/trading-bot/forExchangeDevelopment.tsx'
import snipingBot, { FirstBlocks } from '#src/demos/trading-bot/forSnipingBot.tsx'
import { bookOf, landingOf, listingBlocks } from '#src/demos/trading-bot/nextFigures.ts'
import tour from '#src/demos/trading-bot/tour.ts'
import { TradingBot } from '#src/demos/trading-bot/TradingBot.tsx'
import { signedPrice } from '#src/format/money.ts'
import preview from '#storybook/preview.tsx'
import { demoMeta, previewOf } from '../demoStories.tsx'
import { tourOf, tourOnAPhone } from '../tourStories.tsx'
import { states } from './tradingBotStates.ts'
import { onAPhone, onTheSmallest } from '../../viewports.ts'
import { inSection, shows } from '../../card.ts'

const meta = preview.meta({
  id: 'demos-trading-bot-for-products',
  title: 'Demos/Trading bot/For other products',
  component: TradingBot,
  subcomponents: { FirstBlocks, OrderBook },
  ...demoMeta('trading-bot', { parameters: inSection('Trading bot'), states, state: states.inactive }),
})

/** The demo at work for the sniping bot. */
export const Preview = meta.story(previewOf(demo, tour, snipingBot))

export const SnipingBotInactive = meta.story({
  parameters: shows('Inactive, for a product'),
  args: { next: <FirstBlocks state={states.inactive} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No order yet. Start the bot.')).toBeVisible()
    await expect(canvas.queryByRole('group', { name: 'Listings' })).not.toBeInTheDocument()
  },
})
export const SnipingBotActive = meta.story({
  parameters: shows('Active, for a product'),
  args: { state: states.active, next: <FirstBlocks state={states.active} /> },
  play: async ({ canvas, userEvent, step }) => {
    const { moves, trades } = states.active
    const shown = (number: number) => {
      const cents = moves.at(number - trades - 1) ?? 0
      const { block, place } = landingOf(cents)
      return {
        words: `Listing ${number}: block ${block + 1}, order ${place + 1} of ${listingBlocks[block]?.orders},`,
        result: signedPrice(cents / 100),
      }
    }
    await step('The newest listing is shown', async () => {
      const { words, result } = shown(trades)
      await expect(canvas.getByText(new RegExp(`^${words}`))).toHaveTextContent(result)
    })
    await step('A press on an earlier one shows where its order landed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^No\\. ${trades - 4}`) }))
      const { words, result } = shown(trades - 4)
      await expect(canvas.getByText(new RegExp(`^${words}`))).toHaveTextContent(result)
    })
  },
})
export const SnipingBotOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.active, next: <FirstBlocks state={states.active} /> },
  ...onAPhone,
})
export const ExchangeInactive = meta.story({
  parameters: shows('Inactive, for a product'),
  args: { next: <OrderBook state={states.inactive} /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Filled')).not.toBeInTheDocument()
  },
})
export const ExchangeActive = meta.story({
  parameters: shows('Active, for a product'),
  args: { state: states.active, next: <OrderBook state={states.active} /> },
  play: async ({ canvas, userEvent, step }) => {
    const { asks, bids, bought } = bookOf(states.active.moves)
    const levels = canvas.getAllByRole('button', { name: /^\$3,/ })
    await step('Each bar is as deep as its figures', async () => {
      const all = [...bids, ...asks]
      const deepest = Math.max(...all.map(({ depth }) => depth))
      for (const [at, level] of levels.entries()) {
        const share = level.querySelector('rect')!.getBoundingClientRect().width / level.clientWidth
        await expect(share).toBeCloseTo(all[at]!.depth / deepest, 1)
      }
    })
    await step('The bot’s purchases filled asks', async () => {
      const figure = canvas.getByText('Filled asks', { selector: 'dt' }).nextElementSibling
      await expect(figure).toHaveTextContent(`${bought} ETH`)
    })
    await step('A press on a level says what the depth up to it costs', async () => {
      await userEvent.click(levels[3]!)
      await expect(canvas.getByText(/^Selling up to \$3,598\.25: /)).toHaveTextContent(
        `${bids[3]!.depth} ETH for $`,
      )
      await expect(levels[3]).toHaveAttribute('aria-pressed', 'true')
    })
  },
})
export const ExchangeOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.active, next: <OrderBook state={states.active} /> },
  ...onAPhone,
})
export const ExchangeOnTheSmallestPhone = meta.story({
  tags: ['slow'],
  args: { state: states.longRun, next: <OrderBook state={states.longRun} /> },
  ...onTheSmallest,
})

/** The tours, with the panel in them. */
export const TourSnipingBot = meta.story({ ...tourOf(demo, tour, { forOffer: snipingBot }), tags: ['slow'] })
export const TourExchange = meta.story({ ...tourOf(demo, tour, { forOffer: exchange }), tags: ['slow'] })
export const TourOnAPhone = meta.story({ ...tourOnAPhone(demo, tour, snipingBot), tags: ['slow'] })
