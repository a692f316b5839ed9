import { describe, expect, it } from 'vitest'
import { knownCoins } from '../../primitives/coins.ts'
import { replay } from '../../simulation/replay.ts'
import { sampleAssets, sampleTransactions } from './sampleWallet.ts'
import {
  courseOf,
  gainOf,
  movedAssets,
  sharesOf,
  shareOf,
  totalOf,
  wallet,
  walletRanges,
  walletTabs,
  type WalletEvent,
  type WalletState,
  type WalletTab,
} from './wallet.ts'

const chosen = (tab: WalletTab): WalletEvent => ({ type: 'tabChosen', tab })
const hidden: WalletEvent = { type: 'balanceHidden' }
const shown: WalletEvent = { type: 'balanceShown' }

describe('the balance and the tabs', () => {
  it.each<[string, WalletEvent[], WalletState]>([
    [
      'visible at first, on the assets',
      [],
      { tab: 'assets', range: 'month', isBalanceHidden: false, chosenAsset: null, move: 0 },
    ],
    [
      'hidden',
      [hidden],
      { tab: 'assets', range: 'month', isBalanceHidden: true, chosenAsset: null, move: 0 },
    ],
    [
      'hidden twice is hidden',
      [hidden, hidden],
      { tab: 'assets', range: 'month', isBalanceHidden: true, chosenAsset: null, move: 0 },
    ],
    [
      'shown again',
      [hidden, shown],
      { tab: 'assets', range: 'month', isBalanceHidden: false, chosenAsset: null, move: 0 },
    ],
    [
      'stays hidden from tab to tab',
      [hidden, chosen('nfts'), chosen('assets')],
      { tab: 'assets', range: 'month', isBalanceHidden: true, chosenAsset: null, move: 0 },
    ],
    [
      'another tab',
      [chosen('transactions')],
      { tab: 'transactions', range: 'month', isBalanceHidden: false, chosenAsset: null, move: 0 },
    ],
  ])('%s', (_, events, state) => {
    expect(replay(wallet, events)).toEqual(state)
  })
  it('has the tabs of the rules', () => {
    expect(walletTabs.map(({ key }) => key)).toEqual(['assets', 'transactions', 'nfts'])
  })
})

describe('an asset', () => {
  const pressed = (symbol: string) => ({ type: 'assetPressed', symbol }) as WalletEvent
  it('is chosen by a press, another one in its place, and none after a second press', () => {
    expect(replay(wallet, [pressed('ETH')]).chosenAsset).toBe('ETH')
    expect(replay(wallet, [pressed('ETH'), pressed('POL')]).chosenAsset).toBe('POL')
    expect(replay(wallet, [pressed('ETH'), pressed('ETH')]).chosenAsset).toBeNull()
  })
  it('has a share of the balance, and a gain that its change explains', () => {
    const shares = sampleAssets.map((asset) => shareOf(asset, sampleAssets))
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10)
    for (const asset of sampleAssets) {
      const before = asset.value - gainOf([asset])
      expect(before * (1 + asset.change / 100)).toBeCloseTo(asset.value, 8)
    }
  })
})

describe('a tried price', () => {
  const tried: WalletEvent = { type: 'moveTried', percent: -20 }
  const total = (events: WalletEvent[]) => totalOf(movedAssets(replay(wallet, events)))
  it('moves all assets but the stable coin, or only the chosen one', () => {
    expect(total([])).toBeCloseTo(18_204.53, 2)
    expect(total([tried])).toBeCloseTo((18_204.53 - 1_850) * 0.8 + 1_850, 1)
    expect(total([{ type: 'assetPressed', symbol: 'ETH' }, tried])).toBeCloseTo(18_204.53 - 11_258.3 * 0.2, 1)
  })
  it('goes back to 0 with another asset', () => {
    const events: WalletEvent[] = [tried, { type: 'assetPressed', symbol: 'ETH' }]
    expect(replay(wallet, events).move).toBe(0)
  })
})

describe('the curve', () => {
  it.each(walletRanges.map(({ value, days }) => [value, days] as const))(
    'of a %s ends at the balance',
    (range, days) => {
      const course = courseOf(sampleAssets, range)
      expect(course.at(-1)).toBeCloseTo(totalOf(sampleAssets), 8)
      expect(course.length).toBeGreaterThan(50)
      expect((days * 24) % (course.length - 1)).toBe(0)
    },
  )
  it('of all is the sum of those of the assets', () => {
    const courses = sampleAssets.map((asset) => courseOf([asset], 'month'))
    const { 20: sum } = courseOf(sampleAssets, 'month')
    expect(courses.reduce((all, course) => all + course[20]!, 0)).toBeCloseTo(sum!, 8)
  })
  it('of a week ends with the gain of a day', () => {
    for (const asset of sampleAssets) {
      const course = courseOf([asset], 'week')
      expect(course.at(-1)! - course.at(-9)!).toBeCloseTo(gainOf([asset]), 6)
    }
  })
  it('has the chosen range', () => {
    expect(replay(wallet, [{ type: 'rangeChosen', range: 'week' }]).range).toBe('week')
  })
})

describe('the sample data', () => {
  it('has 4 tokens, worth the total', () => {
    expect(sampleAssets).toHaveLength(4)
    expect(totalOf(sampleAssets)).toBeCloseTo(18_204.53, 2)
    expect(totalOf([])).toBe(0)
  })
  it('is drawn by its shares, each in the color of its mark', () => {
    const shares = sharesOf(sampleAssets)
    expect(shares.map(({ name, value }) => [name, value])).toEqual(
      sampleAssets.map(({ symbol, value }) => [symbol, value]),
    )
    expect(shares.map(({ face }) => face)).toEqual(
      (['ETH', 'AIZ', 'USDC', 'POL'] as const).map((symbol) => knownCoins[symbol].face),
    )
  })
  it('has received and sent transactions, each with a unique id', () => {
    expect(new Set(sampleTransactions.map(({ type }) => type))).toEqual(new Set(['Received', 'Sent']))
    expect(new Set(sampleTransactions.map(({ id }) => id)).size).toBe(sampleTransactions.length)
  })
})
