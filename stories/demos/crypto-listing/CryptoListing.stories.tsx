import { expect, fireEvent } from 'storybook/test'
import demo from '#src/demos/crypto-listing/demo.ts'
import tour from '#src/demos/crypto-listing/tour.ts'
import { CryptoListing } from '#src/demos/crypto-listing/CryptoListing.tsx'
import { loadDetails } from '#src/demos/crypto-listing/CoinRow.tsx'
import { sampleCoins } from '#src/demos/crypto-listing/sampleCoins.ts'
import preview from '#storybook/preview.tsx'
import { capabilitiesOf, demoMeta, journeyOf, previewOf } from '../demoStories.tsx'
import { tourOf, tourOnAPhone } from '../tourStories.tsx'
import { hostileCoins, states } from './cryptoListingStates.ts'
import { oneOf } from '../../controls.ts'
import { inSection, shows } from '../../card.ts'
import { onALaptop, onAPhone, onATablet } from '../../viewports.ts'

const meta = preview.meta({
  id: 'demos-crypto-listing',
  title: 'Demos/Crypto listing',
  component: CryptoListing,
  ...demoMeta('crypto-listing', {
    parameters: inSection('Coin listing'),
    states,
    state: states.byMarketCap,
    argTypes: { coins: oneOf({ samples: sampleCoins, hostile: hostileCoins, none: [] }) },
  }),
  // The chart's code is there before a row is drawn.
  loaders: [loadDetails],
})

interface Canvas {
  queryAllByRole: (role: string) => HTMLElement[]
}
/** The coins in the order of their rows. */
const names = (canvas: Canvas) =>
  canvas
    .queryAllByRole('rowheader')
    .map((cell) => sampleCoins.find(({ name }) => cell.querySelector('bdi')?.textContent === name)?.name)
/** The heads of the sorted columns, and their order. */
const sortedHeads = (canvas: Canvas) =>
  canvas
    .queryAllByRole('columnheader')
    .filter((head) => head.hasAttribute('aria-sort'))
    .map((head) => `${head.textContent} ${head.getAttribute('aria-sort')}`)

/** The visible patches of the quilt from the left: their coin, their area in px, and the share that the group's name says. */
const patchesIn = (root: HTMLElement) => {
  const group = root.querySelector('[role="group"][aria-label^="Share of"]')!
  const told = [...(group.getAttribute('aria-label') ?? '').matchAll(/(?:: |, )(.+?) ([\d.]+)%/g)]
  const drawn = [...group.querySelectorAll('svg')].find((svg) => svg.checkVisibility())!
  return [...drawn.querySelectorAll('foreignObject')].map((patch, index) => {
    const { width, height } = patch.getBoundingClientRect()
    const [, name, share] = told[index] ?? []
    return { name, area: (width + 2) * (height + 2), share: Number(share) }
  })
}

/** The demo at work: the link to send. */
export const Preview = meta.story(previewOf(demo, tour))

export const ByMarketCap = meta.story({
  // Where the table has heads.
  parameters: shows('By each order'),
  ...onALaptop,
  play: async ({ canvas, canvasElement, userEvent, args, step }) => {
    await step('The table is sorted by market cap, and says so', async () => {
      await expect(sortedHeads(canvas)).toEqual(['Market cap descending'])
      await expect(canvas.getByRole('table', { name: 'Coins by market cap, highest first' })).toBeVisible()
    })
    await step(
      'Above it is a quilt of all coins: areas by share, the smallest as large as a symbol',
      async () => {
        const patches = patchesIn(canvasElement)
        await expect(patches.map(({ name }) => name)).toEqual(sampleCoins.map(({ name }) => name))
        const sizes = patches.map(({ share }) => Math.max(share, 1.4))
        const [whole, all] = [
          patches.reduce((sum, { area }) => sum + area, 0),
          sizes.reduce((sum, size) => sum + size, 0),
        ]
        for (const [index, { name, area }] of patches.entries()) {
          const off = Math.abs(area / whole - sizes[index]! / all)
          await expect({ name, isRight: off < 0.005 }).toEqual({ name, isRight: true })
        }
      },
    )
    await step('A row and its patch light together, from either side', async () => {
      const patch = canvas.getByRole('button', { name: /^Ethereum, / })
      const row = canvas.getByRole('button', { name: 'Star Ethereum' }).closest('tr')!
      const isLit = () =>
        getComputedStyle(patch).boxShadow !== 'none' &&
        getComputedStyle(row).backgroundColor !== 'rgba(0, 0, 0, 0)'
      await expect(isLit()).toBe(false)
      await userEvent.hover(row)
      await expect(isLit()).toBe(true)
      await userEvent.unhover(row)
      await expect(isLit()).toBe(false)
      await userEvent.hover(patch)
      await expect(isLit()).toBe(true)
      await userEvent.unhover(patch)
    })
    await step('A press on a patch opens its coin', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'Solana, 3.19%, 24 h +3.12%: open its details' }),
      )
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'detailsToggled', coinId: 'solana' })
    })
    await step('The head of a column sorts by it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Price' }))
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'sortChosen', sort: 'price' })
    })
    await step('Another order is chosen from a list', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Volume')
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'sortChosen', sort: 'volume' })
    })
    await step('A star is pressed, and details are opened', async () => {
      const star = canvas.getByRole('button', { name: 'Star Bitcoin' })
      await expect(star).toHaveAttribute('aria-pressed', 'false')
      await userEvent.click(star)
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'starToggled', coinId: 'bitcoin' })
      await userEvent.click(canvas.getByRole('button', { name: 'Details of BNB' }))
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'detailsToggled', coinId: 'binancecoin' })
    })
    await step('Each coin leads to its own page, in a new tab', async () => {
      const link = canvas.getByRole('link', { name: 'Coin page: Avalanche (opens in a new tab)' })
      await expect(link).toHaveAttribute('href', 'https://www.coingecko.com/en/coins/avalanche-2')
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    })
    await step('The provider of coin data is credited', async () => {
      await expect(canvas.getByText(/Market data provided by the CoinGecko API\.$/)).toBeVisible()
    })
  },
})
export const ByMarketCapOnATablet = meta.story({ tags: ['slow'], ...onATablet })
export const ByMarketCapOnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
  play: async ({ canvas, step }) => {
    await step('Four coins are in the first window, each in a low row', async () => {
      const fourth = canvas.getByRole('button', { name: 'Details of BNB' }).closest('tr')!
      const first = canvas.getByRole('button', { name: 'Details of Bitcoin' }).closest('tr')!
      await expect(first.getBoundingClientRect().height).toBeLessThan(72)
      await expect(fourth.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight)
    })
  },
})
export const ByPrice = meta.story({
  parameters: shows('By each order'),
  ...onALaptop,
  args: { state: states.byPrice },
  play: async ({ canvas }) => {
    await expect(sortedHeads(canvas)).toEqual(['Price descending'])
    await expect(names(canvas).slice(0, 3)).toEqual(['Bitcoin', 'Ethereum', 'BNB'])
  },
})
export const ByVolume = meta.story({
  parameters: shows('By each order'),
  ...onALaptop,
  args: { state: states.byVolume },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'The market by volume' })).toBeVisible()
    await expect(
      patchesIn(canvasElement)
        .map(({ name }) => name)
        .slice(0, 3),
    ).toEqual(names(canvas).slice(0, 3))
    await expect(sortedHeads(canvas)).toEqual(['Volume descending'])
    await expect(names(canvas).slice(0, 3)).toEqual(['Tether', 'Bitcoin', 'Ethereum'])
  },
})
export const ByChange = meta.story({
  parameters: shows('By each order'),
  ...onALaptop,
  args: { state: states.byChange },
  play: async ({ canvas }) => {
    await expect(sortedHeads(canvas)).toEqual(['24 h descending'])
    await expect(names(canvas).slice(0, 3)).toEqual(['Shiba Inu', 'Solana', 'Dogecoin'])
  },
})
export const StarredFirst = meta.story({
  parameters: shows('Starred'),
  args: { state: states.starredFirst },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(names(canvas).slice(0, 3)).toEqual(['Solana', 'Chainlink', 'Bitcoin'])
    await expect(canvasElement.querySelector('[title^="Solana, "][title*=", starred"]')).not.toBeNull()
    await expect(canvas.getByRole('button', { name: 'Starred first' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Starred first' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'starredFirstToggled' })
  },
})
export const Starred = meta.story({
  parameters: shows('Starred'),
  args: { state: states.starred },
  play: async ({ canvas }) => {
    const pressed = canvas.getAllByRole('button', { pressed: true })
    await expect(pressed.map((star) => star.getAttribute('aria-label'))).toEqual([
      'Star Solana',
      'Star Chainlink',
    ])
  },
})
export const DetailsOpen = meta.story({
  parameters: shows('Details are open'),
  args: { state: states.detailsOpen },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Details of Ethereum' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    for (const text of ['Circulating supply', 'Total supply', 'Holders', '118,406,902'])
      await expect(canvas.getByText(text)).toBeVisible()
    const chart = canvas.getByRole('img', {
      name: /^Ethereum, price over 7 days: from \$3,390\.40 to \$3,518\.22, /,
    })
    await expect(chart.getBoundingClientRect().height).toBeGreaterThan(150)
    for (const extreme of [/^High \$3,/, /^Low \$3,/]) await expect(canvas.getByText(extreme)).toBeVisible()
    await fireEvent.change(canvas.getByRole('slider'), { target: { value: '48' } })
    await expect(canvas.getByText('1 day ago')).toBeVisible()
    await expect(canvas.getByText('$3,540.17')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '30 days' }))
    await expect(canvas.getByRole('img', { name: /^Ethereum, price over 30 days: / })).toBeVisible()
  },
})
export const SeveralDetailsOpen = meta.story({
  parameters: shows('Details are open'),
  args: { state: states.severalDetailsOpen },
  play: async ({ canvas, step }) => {
    await step('What is not known is a dash', async () => {
      await expect(canvas.getByText('–')).toBeVisible()
    })
  },
})
export const SeveralDetailsOpenOnATablet = meta.story({
  tags: ['slow'],
  args: { state: states.severalDetailsOpen },
  ...onATablet,
})
export const SeveralDetailsOpenOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.severalDetailsOpen },
  ...onAPhone,
})
/** A press on a patch scrolls to the row that it opens. */
export const OpenedByItsPatchOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.largestOpen },
  ...onAPhone,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const details = () => canvas.getByRole('button', { name: 'Details of Ethereum' })
    await expect(details().getBoundingClientRect().top).toBeGreaterThan(window.innerHeight)
    await userEvent.click(canvas.getByRole('button', { name: /^Ethereum, / }))
    await expect(args.send).not.toHaveBeenCalled()
    await expect(details().getBoundingClientRect().bottom).toBeLessThan(window.innerHeight)
    // A patch that is too small for a button opens its coin as well.
    const small = [...canvasElement.querySelectorAll('[title^="Avalanche, "]')].find((one) =>
      one.checkVisibility(),
    )!
    await expect(small.tagName).toBe('SPAN')
    await userEvent.click(small)
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'detailsToggled', coinId: 'avalanche-2' })
  },
})
export const SearchedByName = meta.story({
  parameters: shows('Searched'),
  args: { state: states.searchedByName },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 coins')
    await expect(names(canvas)).toEqual(['Bitcoin', 'Dogecoin'])
  },
})
export const SearchedBySymbol = meta.story({
  parameters: shows('Searched'),
  args: { state: states.searchedBySymbol },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 coins')
    await expect(names(canvas)).toEqual(['Tether', 'USDC'])
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
  args: { state: states.everyHostileOpen, coins: hostileCoins },
  play: async ({ canvas, canvasElement, step }) => {
    await step('Texts are texts, and what is no number is not known', async () => {
      await expect(canvas.getAllByText('<script>alert(1)</script>')[0]).toBeVisible()
      await expect(canvasElement).not.toHaveTextContent(/NaN|Infinity|∞|null/)
    })
  },
})
export const HostileCoinsOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.everyHostileOpen, coins: hostileCoins },
  ...onAPhone,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/NaN|Infinity|∞|null/)
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
})
export const NoCoins = meta.story({
  parameters: shows('Nothing is found, nothing is there'),
  args: { coins: [] },
})

/** From the whole list to one coin's details, to nothing, and back. */
export const Journey = meta.story({
  tags: ['slow'],
  ...journeyOf(demo, tour, { longestMoment: 95 }),
  ...onALaptop,
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const search = canvas.getByRole('searchbox', { name: 'Search by name or symbol' })
    const star = () => canvas.getByRole('button', { name: 'Star Solana' })
    await step('I see all coins, the largest first', async () => {
      await expect(names(canvas)).toEqual(sampleCoins.map(({ name }) => name))
    })
    await step('I star Solana, and sort by 24 h change: it keeps its star', async () => {
      await userEvent.click(star())
      await expect(star()).toHaveAttribute('aria-pressed', 'true')
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Change (24 h)')
      await expect(names(canvas).slice(0, 2)).toEqual(['Shiba Inu', 'Solana'])
      await expect(sortedHeads(canvas)).toEqual(['24 h descending'])
      await expect(star()).toHaveAttribute('aria-pressed', 'true')
    })
    await step('Starred first puts it before Shiba Inu', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Starred first' }))
      await expect(names(canvas).slice(0, 2)).toEqual(['Solana', 'Shiba Inu'])
    })
    await step('By keyboard I open its details, and close them again', async () => {
      star().focus()
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: /^Coin page: Solana/ })).toHaveFocus()
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByText('1,842,716')).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Details of Solana' })).toHaveFocus()
      await userEvent.keyboard(' ')
      await expect(canvas.queryByText('1,842,716')).not.toBeInTheDocument()
    })
    await step('I search by symbol, in whatever case', async () => {
      await userEvent.type(search, 'lInK')
      await expect(names(canvas)).toEqual(['Chainlink'])
      await expect(canvas.getByRole('status')).toHaveTextContent('1 coin')
    })
    await step('Nothing matches; I clear the search and can type immediately', async () => {
      await userEvent.type(search, 's')
      await expect(canvas.getByRole('status')).toHaveTextContent('No coins')
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
      await expect(search).toHaveFocus()
      await expect(names(canvas)).toHaveLength(12)
    })
    await step('I take the star back', async () => {
      await userEvent.click(star())
      await expect(star()).toHaveAttribute('aria-pressed', 'false')
      await expect(capabilitiesOf(context).close).not.toHaveBeenCalled()
    })
  },
})

/** The demo shows itself. */
export const Tour = meta.story({ ...tourOf(demo, tour), tags: ['slow'] })
export const TourOnAPhone = meta.story({ ...tourOnAPhone(demo, tour), tags: ['slow'] })
