import { expect, fireEvent } from 'storybook/test'
import demo from '#src/demos/price-tracker/demo.ts'
import tour from '#src/demos/price-tracker/tour.ts'
import { AUTOMATIC_REFRESH_MS, REFRESH_MS } from '#src/demos/price-tracker/priceTracker.ts'
import { PriceTracker } from '#src/demos/price-tracker/PriceTracker.tsx'
import { clockTime, SECOND } from '#src/format/duration.ts'
import { SAMPLE_NOW } from '#src/simulation/clock.ts'
import preview from '#storybook/preview.tsx'
import { capabilitiesOf, demoMeta, journeyOf, passTime, previewOf } from '../demoStories.tsx'
import { tourOf, tourOnAPhone } from '../tourStories.tsx'
import { allNames, states } from './priceTrackerStates.ts'
import { onAPhone, onATablet } from '../../viewports.ts'
import { inSection, shows } from '../../card.ts'

const meta = preview.meta({
  id: 'demos-price-tracker',
  title: 'Demos/Price tracker',
  component: PriceTracker,
  ...demoMeta('price-tracker', { parameters: inSection('Price tracker'), states, state: states.justOpened }),
})
/** The local time of day so many seconds after a story's beginning. */
const timeAfter = (seconds: number) => clockTime(SAMPLE_NOW + seconds * SECOND)
/** What the tracker reads out about a refresh of the visitor's. */
const announced = (seconds: number) => `Prices updated at ${timeAfter(seconds)}.`

/** The demo at work: the link to send. */
export const Preview = meta.story(previewOf(demo, tour))

export const JustOpened = meta.story({
  parameters: shows('Just opened'),
  play: async ({ canvas, userEvent, args, step }) => {
    await step('Prices are as old as the tracker is open', async () => {
      await expect(canvas.getByText(`Last updated ${timeAfter(0)}`)).toBeVisible()
    })
    await step('Refresh asks for new prices', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'refreshPressed' })
    })
    await step('The automatic refresh can be paused', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pause automatic refresh' }))
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'automaticPaused' })
    })
    await step('Typing searches', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by name or symbol' }), 'x')
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'searchTyped', text: 'x' })
    })
    await step('Each coin leads to its own page, in a new tab', async () => {
      const link = canvas.getByRole('link', { name: 'Coin details: BNB (opens in a new tab)' })
      await expect(link).toHaveAttribute('href', 'https://www.coingecko.com/en/coins/binancecoin')
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    })
    await step('The provider of coin data is credited', async () => {
      await expect(canvas.getByText(/^Market data provided by the CoinGecko API\./)).toBeVisible()
    })
  },
})
export const JustOpenedOnAPhone = meta.story({ tags: ['slow'], ...onAPhone })
export const Refreshing = meta.story({
  parameters: shows('Refreshing'),
  args: { state: states.refreshing },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Refreshing...' })).toBeVisible()
    await expect(canvas.getByText(`Last updated ${timeAfter(0)}`)).toBeVisible()
  },
})
export const RefreshingOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.refreshing },
  ...onAPhone,
})
export const RefreshingByItself = meta.story({
  parameters: shows('Refreshing'),
  args: { state: states.refreshingByItself },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Refreshing...' })).toBeVisible()
  },
})
export const Refreshed = meta.story({
  parameters: shows('Refreshed'),
  args: { state: states.refreshed },
  play: async ({ canvas, step }) => {
    await step('My own refresh is seen and read out', async () => {
      await expect(canvas.getByText(`Last updated ${timeAfter(6)}`)).toBeVisible()
      await expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent(announced(6))
    })
  },
})
export const RefreshedByItself = meta.story({
  parameters: shows('Refreshed'),
  args: { state: states.refreshedByItself },
  play: async ({ canvas, step }) => {
    await step('The automatic refresh is visible, and not announced', async () => {
      await expect(canvas.getByText(`Last updated ${timeAfter(31)}`)).toBeVisible()
      await expect(canvas.queryByText(/^Prices updated/)).not.toBeInTheDocument()
    })
  },
})
export const AutomaticPaused = meta.story({
  parameters: shows('The automatic refresh is paused'),
  args: { state: states.automaticPaused },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Automatic refresh paused')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Resume automatic refresh' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'automaticResumed' })
  },
})
export const AutomaticPausedOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.automaticPaused },
  ...onAPhone,
})
/** A chart below the row of its card; the cards keep their places. */
export const ChartOpen = meta.story({
  parameters: shows('A chart is large'),
  args: { state: states.chartOpen },
  play: async ({ canvas, userEvent, args, step }) => {
    const cardOf = (name: string) => canvas.getByRole('heading', { name }).closest('li')!
    const pictureOf = (name: string) =>
      canvas.getAllByRole('img', { name: new RegExp(`^${name}, price`) }).at(-1)!
    const grid = cardOf('Ethereum').parentElement!
    await step('Its chart is as wide as the cards', async () => {
      await expect(pictureOf('Ethereum').clientWidth).toBeGreaterThan(grid.clientWidth - 50)
      await expect(cardOf('Ethereum').clientWidth).toBeLessThan(grid.clientWidth / 2)
    })
    await step('The row of its card stays as it is', async () => {
      const { top } = cardOf('Ethereum').getBoundingClientRect()
      await expect(cardOf('Tether').getBoundingClientRect().top).toBe(top)
      await expect(pictureOf('Ethereum').getBoundingClientRect().top).toBeGreaterThan(top)
      await expect(cardOf('BNB').getBoundingClientRect().top).toBeGreaterThan(
        pictureOf('Ethereum').getBoundingClientRect().bottom,
      )
    })
    await step('Another coin can be chosen beside it', async () => {
      const select = canvas.getByRole('combobox', { name: 'Compare Ethereum with' })
      await userEvent.selectOptions(select, 'Solana')
      await expect(args.send).toHaveBeenCalledWith({ type: 'compareChosen', coinId: 'solana' })
    })
    await step('The arrow keys read a time of the week, on each card', async () => {
      const slider = canvas.getByRole('slider', { name: 'Read Ethereum, price over 7 days' })
      await fireEvent.change(slider, { target: { value: '28' } })
      await expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^3 days 12 h ago: \$3,/))
      await expect(canvas.getAllByText('3 days 12 h ago')).toHaveLength(allNames.length + 1)
    })
    await step('The pointer on another card reads there', async () => {
      const picture = pictureOf('Solana')
      const { left, width } = picture.getBoundingClientRect()
      await userEvent.pointer({ target: picture, coords: { clientX: left + width / 4 } })
      await expect(canvas.getAllByText('5 days 6 h ago')).toHaveLength(allNames.length + 1)
      const line = pictureOf('Ethereum').querySelector('line')!
      await expect(line).toHaveAttribute('x1', '25%')
    })
    await step('The same button makes it small again', async () => {
      const button = canvas.getByRole('button', { name: 'Large chart of Ethereum' })
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await userEvent.click(button)
      await expect(args.send).toHaveBeenCalledWith({ type: 'chartToggled', coinId: 'ethereum' })
    })
  },
})
/** Two coins in percent from the left edge, read together. */
export const Compared = meta.story({
  parameters: shows('A chart is large'),
  args: { state: states.compared },
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Read Ethereum and Solana, change over 7 days' })
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^now: ETH \S+%, SOL \S+%$/))
    await fireEvent.change(slider, { target: { value: '0' } })
    await expect(slider).toHaveAttribute('aria-valuetext', '7 days ago: ETH 0.00%, SOL 0.00%')
    const lines = canvas.getByRole('img', { name: /^Ethereum and Solana/ }).querySelectorAll('path')
    const starts = [...lines].map((path) => path.getAttribute('d')?.match(/^M[\d.]+ [\d.]+/)?.[0])
    await expect(starts[2]).toBe(starts[1])
    // Each has its mark where it is read, and its name at its end.
    await expect(canvas.getAllByText(/^(ETH|SOL) \S+%$/)).toHaveLength(2)
    await userEvent.click(canvas.getByRole('radio', { name: '30 days' }))
    await expect(canvas.getByRole('img', { name: /^Ethereum and Solana, change over 30 days/ })).toBeVisible()
  },
})
export const ComparedOnAPhone = meta.story({ tags: ['slow'], args: { state: states.compared }, ...onAPhone })
export const ChartOpenOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.chartOpen },
  ...onAPhone,
})
export const OpenForADay = meta.story({ parameters: shows('Refreshed'), args: { state: states.openForADay } })
export const SearchedByName = meta.story({
  parameters: shows('Searched'),
  args: { state: states.searchedByName },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 coins')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Dogecoin' })).toBeVisible()
  },
})
export const SearchedBySymbol = meta.story({
  parameters: shows('Searched'),
  args: { state: states.searchedBySymbol },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 coin')).toBeVisible()
  },
})
export const NothingFound = meta.story({
  parameters: shows('Nothing is found, nothing is there'),
  args: { state: states.nothingFound },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/No coins match .*lagoon/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'searchCleared' })
  },
})
export const NothingFoundOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.nothingFound },
  ...onAPhone,
})
export const ScriptSearched = meta.story({
  args: { state: states.scriptSearched },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('<script>alert(1)</script>')
    await expect(canvas.getByText(/<script>alert\(1\)<\/script>/)).toBeVisible()
  },
})
export const RightToLeftSearched = meta.story({
  tags: ['slow'],
  args: { state: states.rightToLeftSearched },
  ...onAPhone,
})
export const EmojiSearched = meta.story({ args: { state: states.emojiSearched } })
export const VeryLongSearched = meta.story({
  tags: ['slow'],
  args: { state: states.veryLongSearched },
  ...onAPhone,
})
export const HostileCoins = meta.story({
  tags: ['slow'],
  args: { state: states.hostileCoins },
  play: async ({ canvas, canvasElement, step }) => {
    await step('Texts are texts, and what is no number is not known', async () => {
      await expect(canvas.getByRole('heading', { name: '<script>alert(1)</script>' })).toBeVisible()
      await expect(canvasElement).not.toHaveTextContent(/NaN|Infinity|∞|null/)
    })
  },
})
export const HostileCoinsOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.hostileCoinsRefreshed },
  ...onAPhone,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/NaN|Infinity|∞|null/)
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
})

export const NoCoins = meta.story({
  parameters: shows('Nothing is found, nothing is there'),
  args: { state: states.noCoins },
})
export const JustOpenedOnATablet = meta.story({
  parameters: shows('Just opened'),
  tags: ['slow'],
  ...onATablet,
})

/** From the first look through both kinds of refresh to a search, and back. */
export const Journey = meta.story({
  tags: ['slow'],
  ...journeyOf(demo, tour, { longestMoment: 71 }),
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const names = () => canvas.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    const prices = () => canvas.getAllByText('Price').map((head) => head.nextElementSibling?.textContent)
    const opening = prices()
    await step('I refresh: for one second it runs, then prices and time are new, and I hear it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
      passTime(context, REFRESH_MS - 1)
      await expect(canvas.getByRole('button', { name: 'Refreshing...' })).toHaveFocus()
      await expect(prices()).toEqual(opening)
      passTime(context, 1)
      await expect(canvas.getByRole('button', { name: 'Refresh' })).toHaveFocus()
      await expect(canvas.getByText(`Last updated ${timeAfter(1)}`)).toBeVisible()
      await expect(canvas.getByText(announced(1))).toBeInTheDocument()
      await expect(prices()).not.toEqual(opening)
    })
    const mine = prices()
    await step(
      'Thirty seconds after opening it refreshes automatically, without an announcement',
      async () => {
        passTime(context, AUTOMATIC_REFRESH_MS - REFRESH_MS - 1)
        await expect(canvas.getByRole('button', { name: 'Refresh' })).toBeVisible()
        passTime(context, 1)
        await expect(canvas.getByRole('button', { name: 'Refreshing...' })).toHaveFocus()
        passTime(context, REFRESH_MS)
        await expect(canvas.getByText(`Last updated ${timeAfter(31)}`)).toBeVisible()
        await expect(canvas.queryByText(/^Prices updated/)).not.toBeInTheDocument()
        await expect(prices()).not.toEqual(mine)
      },
    )
    await step('I press while it runs, and it is one refresh all the same', async () => {
      passTime(context, AUTOMATIC_REFRESH_MS - REFRESH_MS / 2)
      await userEvent.click(canvas.getByRole('button', { name: 'Refreshing...' }))
      passTime(context, REFRESH_MS / 2)
      await expect(canvas.getByText(`Last updated ${timeAfter(61)}`)).toBeVisible()
      passTime(context, REFRESH_MS)
      await expect(canvas.getByText(`Last updated ${timeAfter(61)}`)).toBeVisible()
    })
    await step('I press a small chart, and it is large; its button makes it small again', async () => {
      const pictures = () => canvas.getAllByRole('img', { name: /^Bitcoin, price/ })
      const before = pictures()[0]!.clientHeight
      await userEvent.click(pictures()[0]!)
      await expect(pictures()[1]!.clientHeight).toBeGreaterThan(before * 2)
      await userEvent.click(canvas.getByRole('button', { name: 'Large chart of Bitcoin' }))
      await expect(pictures()).toHaveLength(1)
    })
    const search = canvas.getByRole('searchbox', { name: 'Search by name or symbol' })
    await step('I search by symbol, in whatever case', async () => {
      await expect(names()).toEqual(allNames)
      await userEvent.type(search, 'dOg')
      await expect(names()).toEqual(['Dogecoin'])
      await expect(canvas.getByText('1 coin')).toBeVisible()
    })
    await step('Nothing matches; I clear the search and can type immediately', async () => {
      await userEvent.type(search, 'ma')
      await expect(canvas.getByText('No coins')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
      await expect(search).toHaveFocus()
      await expect(names()).toEqual(allNames)
      await expect(capabilitiesOf(context).close).not.toHaveBeenCalled()
    })
  },
})

/** The demo shows itself. */
export const Tour = meta.story({ ...tourOf(demo, tour), tags: ['slow'] })
export const TourOnAPhone = meta.story({ ...tourOnAPhone(demo, tour), tags: ['slow'] })
