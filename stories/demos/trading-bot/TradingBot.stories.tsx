import { expect, fireEvent, type within } from 'storybook/test'
import { price } from '#src/format/money.ts'
import demo from '#src/demos/trading-bot/demo.ts'
import tour from '#src/demos/trading-bot/tour.ts'
import { STEP_MS } from '#src/demos/trading-bot/tradingBot.ts'
import { TradingBot } from '#src/demos/trading-bot/TradingBot.tsx'
import preview from '#storybook/preview.tsx'
import { capabilitiesOf, demoMeta, journeyOf, passTime, previewOf } from '../demoStories.tsx'
import { tourOf, tourOnAPhone } from '../tourStories.tsx'
import { states } from './tradingBotStates.ts'
import { onAPhone, onATablet } from '../../viewports.ts'
import { inSection, shows } from '../../card.ts'

/** The patches of the ledger: each won, lost or open. */
const patchesBelow = (heading: HTMLElement) =>
  [...(heading.nextElementSibling?.querySelectorAll('i') ?? [])].map((patch) => {
    const { clipPath, backgroundColor } = getComputedStyle(patch)
    if (clipPath !== 'none') return 'lost'
    return backgroundColor.startsWith('rgb(') ? 'won' : 'open'
  })

/** The words of the trade that is read, if one is: its dollars are a separate element. */
const tradeRead = (canvas: ReturnType<typeof within>) =>
  canvas.queryByText(/^Trade \d+ by /)?.parentElement?.textContent

const meta = preview.meta({
  id: 'demos-trading-bot',
  title: 'Demos/Trading bot',
  component: TradingBot,
  ...demoMeta('trading-bot', { parameters: inSection('Trading bot'), states, state: states.inactive }),
})

/** The demo at work: the link to send. */
export const Preview = meta.story(previewOf(demo, tour))

export const Inactive = meta.story({
  parameters: shows('Inactive'),
  play: async ({ canvas, userEvent, args, step }) => {
    await step('The bot is inactive and says so', async () => {
      await expect(canvas.getByText('Bot:').parentElement).toHaveTextContent('Bot: Inactive')
    })
    await step('The day before is drawn as a sample, with dollars beside it', async () => {
      const picture = canvas.getByRole('img', { name: /^Last 24 hours, sample: from \S+ to \$1,284\.07, / })
      await expect(picture.querySelectorAll('text').length).toBeGreaterThanOrEqual(2)
      for (const text of picture.querySelectorAll('text')) await expect(text).toHaveTextContent(/^\$1,2\d\d$/)
    })
    await step('Start Bot starts it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Start Bot' }))
      await expect(args.send).toHaveBeenCalledWith({ type: 'botStarted' })
    })
    await step('Close Demo closes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close Demo' }))
      await expect(args.capabilities.close).toHaveBeenCalledOnce()
    })
  },
})
export const InactiveOnAPhone = meta.story({ tags: ['slow'], ...onAPhone })
export const JustStarted = meta.story({
  parameters: shows({ says: 'Active', after: 'demos-trading-bot--active' }),
  args: { state: states.justStarted },
  play: async ({ canvas, step }) => {
    await step('An order is open: a hollow patch at the first place, and its pair in words', async () => {
      const first = canvas.getByRole('heading', { name: /^Ledger/ }).nextElementSibling!.querySelector('i')!
      await expect(getComputedStyle(first).borderTopStyle).toBe('dashed')
      await expect(
        canvas.getByText(/^Open order by Momentum: (BUY|SELL) [\d.]+ [A-Z]{3}, [A-Z]{3} \/ USDT$/),
      ).toBeVisible()
    })
    await step('The day before has made room for the run', async () => {
      const picture = canvas.getByRole('img', { name: /^Last 24 hours, sample/ })
      await Promise.all(picture.getAnimations({ subtree: true }).map(({ finished }) => finished))
      const width = picture.querySelector('polyline')!.getBoundingClientRect().width
      await expect(width / picture.getBoundingClientRect().width).toBeLessThan(0.4)
    })
  },
})
export const Active = meta.story({
  parameters: shows('Active'),
  args: { state: states.active },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('Line and ledger show the trades of this run', async () => {
      const { moves, profitCents } = states.active
      const won = moves.filter((cents) => cents > 0).length
      const heading = canvas.getByRole('heading', { name: `Ledger: 12 trades, ${won} won` })
      await expect(patchesBelow(heading)).toEqual([
        ...moves.map((cents) => (cents > 0 ? 'won' : 'lost')),
        ...Array.from({ length: 12 }, () => 'open'),
      ])
      await expect(
        canvas.getByRole('img', {
          name: new RegExp(`from \\$1,284\\.07 to \\${price(profitCents / 100)}, highest`),
        }),
      ).toBeVisible()
    })
    await step('A press on a patch, or the focus, reads its trade below', async () => {
      const trade = canvas.getByRole('button', { name: /^Trade 2 by / })
      const words = trade.getAttribute('aria-label')!
      await expect(words).toMatch(
        /^Trade 2 by Grid: (BUY|SELL) [\d.]+ [A-Z]{3}, [A-Z]{3} \/ USDT, [+−]\$\d\.\d\d$/,
      )
      await expect(tradeRead(canvas)).toBeUndefined()
      await userEvent.click(trade)
      await expect(tradeRead(canvas)).toBe(words)
      await userEvent.keyboard('{ArrowRight}')
      const next = canvas.getByRole('button', { name: /^Trade 3 by / })
      await expect(next).toHaveFocus()
      await userEvent.unhover(trade)
      await expect(tradeRead(canvas)).toBe(next.getAttribute('aria-label'))
    })
    await step('The patch that is read has its place on the line, with time and profit', async () => {
      const picture = canvas.getByRole('img', { name: /^Profit since the first start/ })
      const cents = states.active.moves.slice(0, 3).reduce((sum, move) => sum + move, 128_407)
      await expect(canvas.getByText(`Trade 3, after 9 s: ${price(cents / 100)}`)).toBeVisible()
      const { left, width } = picture.getBoundingClientRect()
      const line = picture.querySelector('line[x1]')!.getBoundingClientRect()
      await expect(Math.abs(line.x - left - width * (0.3 + (0.7 * 3) / 13))).toBeLessThan(3)
    })
    await step('A pointer on the line reads the nearest trade, and its patch', async () => {
      const picture = canvas.getByRole('img', { name: /^Profit since the first start/ })
      const { left, width } = picture.getBoundingClientRect()
      const x = left + width * (0.3 + (0.7 * 7) / 13)
      await userEvent.pointer({ target: picture, coords: { clientX: x } })
      await expect(canvas.getByText(/^Trade 7, after 21 s: \$1,2/)).toBeVisible()
      const patch = canvas.getByRole('button', { name: /^Trade 7 by / })
      await expect(tradeRead(canvas)).toBe(patch.getAttribute('aria-label'))
      await expect(getComputedStyle(patch.firstElementChild!).outlineWidth).toBe('3px')
      await userEvent.pointer({ target: picture, coords: { clientX: left } })
      await expect(canvas.getByText(/^1 day ago: \$1,2/)).toBeVisible()
      await userEvent.unhover(picture)
      await expect(canvas.queryByText(/^1 day ago/)).toBeNull()
    })
    await step(
      'Each trade is a triangle on the line: up bought, down sold, and the fan is the next one',
      async () => {
        const picture = canvas.getByRole('img', { name: /^Profit since the first start/ })
        await expect(picture.querySelectorAll('svg:not([preserveAspectRatio]) > polygon')).toHaveLength(12)
        await expect(picture.querySelectorAll('svg[preserveAspectRatio] > polygon')).toHaveLength(1)
      },
    )
    await step('The newest trades are the first of Recent Trades', async () => {
      const table = canvas.getByRole('table', { name: 'Recent Trades' })
      await expect(table).toHaveTextContent(
        /36 s after start.*33 s after start.*30 s after start.*27 s after start/,
      )
    })
    await step('Three strategies are active, one is paused; a switch says which', async () => {
      const table = canvas.getByRole('table', { name: 'Active Strategies' })
      await expect(table).toHaveTextContent(/Active.*Active.*Active.*Paused/)
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Grid, ETH and USDT', checked: true }))
      await expect(args.send).toHaveBeenCalledWith({ type: 'strategySwitched', strategy: 1 })
    })
    await step('Stop Bot stops it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Stop Bot' }))
      await expect(args.send).toHaveBeenCalledWith({ type: 'botStopped' })
    })
  },
})
export const ActiveOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.active },
  ...onAPhone,
  play: async ({ canvas, step }) => {
    await step('A tap on a patch reads its trade below, a second tap takes it back', async () => {
      const trade = canvas.getByRole('button', { name: /^Trade 2 by / })
      const words = trade.getAttribute('aria-label')!
      // A finger gives the button no focus that is visible.
      const tap = async () => {
        await fireEvent.pointerUp(trade, { pointerType: 'touch' })
        await fireEvent.click(trade)
      }
      await tap()
      await expect(tradeRead(canvas)).toBe(words)
      await tap()
      await expect(tradeRead(canvas)).toBeUndefined()
    })
  },
})
export const Stopped = meta.story({ parameters: shows('Inactive'), args: { state: states.stopped } })
/** A larger size: the fan of the next trade is as much higher, and the line moves more. */
export const LargeTrades = meta.story({
  parameters: shows('Active'),
  args: { state: states.largeTrades },
  play: async ({ canvas, args, step }) => {
    await step('The slider says what the next trade may win or lose', async () => {
      const slider = canvas.getByRole('slider', { name: 'Size of a trade' })
      await expect(slider).toHaveAttribute(
        'aria-valuetext',
        '4 times. Next trade, Momentum: +$3.44 at most, −$20.00 at worst.',
      )
      await fireEvent.change(slider, { target: { value: '2.5' } })
      await expect(args.send).toHaveBeenCalledWith({ type: 'sizeChosen', size: 2.5 })
    })
    await step('The fan is as high as that', async () => {
      const picture = canvas.getByRole('img', { name: /^Profit since the first start/ })
      const fan = picture.querySelector('svg[preserveAspectRatio] > polygon')!.getBoundingClientRect()
      await expect(fan.height).toBeGreaterThan(picture.getBoundingClientRect().height / 2)
    })
  },
})
/** Every strategy is paused: the bot is active, and trades nothing. */
export const AllPaused = meta.story({
  parameters: shows({ says: 'Active, all strategies paused', after: 'demos-trading-bot--active' }),
  args: { state: states.allPaused },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No trade: all strategies are paused.')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: /^Ledger: 4 trades/ })).toBeVisible()
    await expect(canvas.queryByText(/^Open order/)).toBeNull()
    const picture = canvas.getByRole('img', { name: /^Profit since the first start/ })
    await expect(picture.querySelector('svg[preserveAspectRatio] > polygon')).toBeNull()
  },
})
/** More trades than the ledger has patches. */
export const LongRun = meta.story({
  parameters: shows('Active'),
  args: { state: states.longRun },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^Ledger: 60 trades, \d+ won$/ })).toBeVisible()
  },
})
export const BelowZero = meta.story({
  parameters: shows('Active'),
  args: { state: states.belowZero },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−$757.67')).toBeVisible()
    await expect(canvas.getByText('403,542')).toBeVisible()
  },
})
export const BelowZeroOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.belowZero },
  ...onAPhone,
})

export const ActiveOnATablet = meta.story({
  tags: ['slow'],
  args: { state: states.active },
  ...onATablet,
})

/** From the first look to a running bot, and back to a stopped one. */
export const Journey = meta.story({
  tags: ['slow'],
  ...journeyOf(demo, tour, { longestMoment: 64 }),
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const figure = (label: string) => canvas.getByText(label, { selector: 'dt' }).nextElementSibling
    await step('Nothing moves before I start it', async () => {
      passTime(context, 10 * STEP_MS)
      await expect(figure('Total Profit')).toHaveTextContent('$1,284.07')
      await expect(figure('Total Trades')).toHaveTextContent('342')
    })
    await step('I start it, and three seconds later a trade has closed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Start Bot' }))
      passTime(context, STEP_MS - 1)
      await expect(figure('Total Trades')).toHaveTextContent('342')
      passTime(context, 1)
      await expect(figure('Total Trades')).toHaveTextContent('343')
      await expect(figure('Total Profit')).not.toHaveTextContent('$1,284.07')
      await expect(canvas.getByRole('heading', { name: /^Ledger: 1 trade, / })).toBeVisible()
    })
    await step('Win rate and risk stay what they are', async () => {
      passTime(context, 20 * STEP_MS)
      await expect(figure('Total Trades')).toHaveTextContent('363')
      await expect(figure('Win Rate')).toHaveTextContent('87.3%')
      await expect(figure('Risk Level')).toHaveTextContent('Low')
    })
    await step('I pause a strategy, and the next trade is by another one', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Momentum, four hours' }))
      await expect(canvas.getByText(/^Open order by (Grid|Mean reversion): /)).toBeVisible()
    })
    await step('I stop it by keyboard with the same button, and everything freezes', async () => {
      canvas.getByRole('button', { name: 'Stop Bot' }).focus()
      await userEvent.keyboard('{Enter}')
      const profit = figure('Total Profit')?.textContent ?? ''
      passTime(context, 10 * STEP_MS)
      await expect(figure('Total Profit')).toHaveTextContent(profit)
      await expect(figure('Total Trades')).toHaveTextContent('363')
    })
    await step('Close Demo closes the panel', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close Demo' }))
      await expect(capabilitiesOf(context).close).toHaveBeenCalledOnce()
    })
  },
})

/** The demo shows itself. */
export const Tour = meta.story({ ...tourOf(demo, tour), tags: ['slow'] })
export const TourOnAPhone = meta.story({ ...tourOnAPhone(demo, tour), tags: ['slow'] })
