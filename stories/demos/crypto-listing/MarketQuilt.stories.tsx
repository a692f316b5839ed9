import { expect, fn } from 'storybook/test'
import { MarketQuilt } from '#src/demos/crypto-listing/MarketQuilt.tsx'
import { sampleCoins } from '#src/demos/crypto-listing/sampleCoins.ts'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { partOf } from '../demoStories.tsx'
import { hostileCoins } from './cryptoListingStates.ts'

const meta = preview.meta({
  id: 'parts-market-quilt',
  title: 'Demo parts/Crypto listing, quilt',
  component: MarketQuilt,
  argTypes: {
    coins: oneOf({
      'by market cap': sampleCoins,
      'smallest first': sampleCoins.toReversed(),
      three: sampleCoins.slice(0, 3),
      hostile: hostileCoins,
      none: [],
    }),
  },
  ...partOf('crypto-listing'),
  args: { coins: sampleCoins, onOpen: fn(), found: undefined, lit: null, handlersOf: undefined },
})

export const ByMarketCap = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Solana, / }))
    await expect(args.onOpen).toHaveBeenCalledWith('solana')
  },
})
/** The larger the change of a day, the fuller the color; the change is said where it fits. */
export const Changes = meta.story({
  play: async ({ canvas }) => {
    const shareOf = (name: RegExp) => {
      const fill = canvas
        .getByRole('button', { name })
        .closest('g')!
        .querySelector('rect')!
        .getAttribute('fill')
      return Number(/ (\d+)%/.exec(fill ?? '')?.[1])
    }
    await expect(shareOf(/^Tether, /)).toBe(50)
    await expect(shareOf(/^Ethereum, /)).toBe(60)
    await expect(shareOf(/^Solana, /)).toBe(100)
    await expect(canvas.getByRole('button', { name: /^Ethereum, / })).toHaveTextContent('−0.62%')
  },
})
export const SmallestFirst = meta.story({ args: { coins: sampleCoins.toReversed() } })
/** The patch has an inner edge that the others do not have. */
export const Lit = meta.story({
  args: { lit: 'solana' },
  play: async ({ canvas }) => {
    const edges = canvas
      .getAllByRole('button')
      .filter((patch) => getComputedStyle(patch).boxShadow !== 'none')
    await expect(edges).toEqual([canvas.getByRole('button', { name: /^Solana, / })])
  },
})
/** The search found two coins: all other patches are pale, and can still be pressed. */
export const Searched = meta.story({
  args: { found: ['ethereum', 'tether'] },
  play: async ({ canvas }) => {
    const isPale = (patch: HTMLElement) =>
      getComputedStyle(patch.closest('g')!.querySelector('rect')!).opacity !== '1'
    const clear = canvas.getAllByRole('button').filter((patch) => !isPale(patch))
    await expect(clear.map((patch) => patch.getAttribute('aria-label')!.split(',')[0])).toEqual([
      'Ethereum',
      'Tether',
    ])
  },
})
/** The search found a coin that has no patch among the largest: it takes the last place, full. */
export const SmallCoinSearched = meta.story({
  args: { found: ['chainlink'] },
  play: async ({ canvas, canvasElement }) => {
    const patches = [...canvasElement.querySelectorAll('svg > g')].filter((patch) => patch.checkVisibility())
    const full = patches.filter((patch) => getComputedStyle(patch.querySelector('rect')!).opacity === '1')
    await expect(full.map((patch) => patch.querySelector('[title]')!.getAttribute('title'))).toEqual([
      expect.stringMatching(/^Chainlink, /),
    ])
    await expect(canvas.getByRole('button', { name: /^Bitcoin, / })).toBeVisible()
  },
})
/** Without a market cap there is nothing to draw. */
export const NothingKnown = meta.story({ args: { coins: hostileCoins.slice(0, 1) } })
