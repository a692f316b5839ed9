import { expect, fn } from 'storybook/test'
import { MarketQuilt } from '#src/demos/crypto-listing/MarketQuilt.tsx'
import { sampleCoins } from '#src/demos/crypto-listing/sampleCoins.ts'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { partOf } from '../demoStories.tsx'
import { onAPhone } from '../../viewports.ts'
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
    starred: oneOf<readonly string[]>({ none: [], bitcoin: ['bitcoin'] }),
    found: oneOf<readonly string[] | undefined>({
      'not searched': undefined,
      bitcoin: ['bitcoin'],
      nothing: [],
    }),
  },
  ...partOf('crypto-listing'),
  args: {
    coins: sampleCoins,
    measure: 'market_cap' as 'market_cap' | 'total_volume',
    onOpen: fn(),
    starred: [] as readonly string[],
    found: undefined,
    lit: null,
    handlersOf: undefined,
  },
})

export const ByMarketCap = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Solana, / }))
    await expect(args.onOpen).toHaveBeenCalledWith('solana')
  },
})
/** The color follows the change of a day in steps; the change is said where it fits. */
export const Changes = meta.story({
  play: async ({ canvas }) => {
    const faceOf = (name: RegExp) => getComputedStyle(canvas.getByRole('button', { name })).backgroundColor
    await expect(faceOf(/^Solana, /)).toBe(faceOf(/^Shiba Inu, /))
    await expect(new Set([/^Tether, /, /^Ethereum, /, /^XRP, /, /^Avalanche, /].map(faceOf)).size).toBe(4)
    await expect(canvas.getByRole('button', { name: /^Ethereum, / })).toHaveTextContent('−0.62%')
  },
})
/** Every patch shows its whole symbol, on the smallest phone as well. */
export const ByVolume = meta.story({
  args: { measure: 'total_volume' },
  play: async ({ canvasElement }) => {
    const patches = [...canvasElement.querySelectorAll('[title]')].filter((patch) => patch.checkVisibility())
    await expect(patches).toHaveLength(sampleCoins.length)
    for (const patch of patches) await expect(patch.scrollWidth).toBeLessThanOrEqual(patch.clientWidth)
  },
})
export const SymbolsOnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
  play: async ({ canvasElement }) => {
    const patches = [...canvasElement.querySelectorAll('[title]')].filter((patch) => patch.checkVisibility())
    for (const patch of patches) await expect(patch.scrollWidth).toBeLessThanOrEqual(patch.clientWidth)
  },
})
/** A starred coin's patch has a dark corner. */
export const Starred = meta.story({
  args: { starred: ['chainlink', 'solana'] },
  play: async ({ canvasElement }) => {
    const cornered = [...canvasElement.querySelectorAll('[title]')].filter(
      (patch) => patch.checkVisibility() && getComputedStyle(patch).backgroundImage !== 'none',
    )
    await expect(cornered.map((patch) => patch.getAttribute('title')!.split(',')[0])).toEqual([
      'Solana',
      'Chainlink',
    ])
  },
})
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
    const isPale = (patch: HTMLElement) => getComputedStyle(patch.closest('g')!).opacity !== '1'
    const clear = canvas.getAllByRole('button').filter((patch) => !isPale(patch))
    await expect(clear.map((patch) => patch.getAttribute('aria-label')!.split(',')[0])).toEqual([
      'Ethereum',
      'Tether',
    ])
  },
})
/** Without a market cap there is nothing to draw. */
export const NothingKnown = meta.story({ args: { coins: hostileCoins.slice(0, 1) } })
