// Marks say what they are (Rules, Art): a coin, a chain or a person has one mark, the same in each place, which can be read.
import { converter, wcagContrast } from 'culori'
import { describe, expect, it } from 'vitest'
import { samplePrices } from '#src/content/samplePrices.ts'
import { chains } from '#src/demos/cross-chain/sampleChains.ts'
import { sampleCoins as listed } from '#src/demos/crypto-listing/sampleCoins.ts'
import { sampleAssets as mobileAssets } from '#src/demos/mobile-wallet/sampleMobileWallet.ts'
import { sampleCoins as tracked } from '#src/demos/price-tracker/sampleCoins.ts'
import { samplePools } from '#src/demos/staking/samplePools.ts'
import { networkOptions } from '#src/demos/token-generator/tokenOptions.ts'
import { sampleAssets as walletAssets } from '#src/demos/wallet/sampleWallet.ts'
import { narrowScreenSnapshot } from '#src/market/coins.ts'
import { knownChains } from '#src/primitives/chains.ts'
import { coinLook, knownCoins } from '#src/primitives/coins.ts'
import { familyOfText, initialOf, initialsOf } from '#src/primitives/markTexts.ts'
import { ink, paper } from '#src/theme/palettes.ts'
import { families, print } from '#src/theme/tokens.ts'

const themes = { paper, ink }
const onOf = { build: 'onBuild', launch: 'onLaunch', trade: 'onTrade', secure: 'onSecure' } as const
/** For text, also for a small one. */
const READABLE = 4.5
/** A mark is no part of its sheet; the name beside it carries the meaning. */
const APART_FROM_SHEET = 1.4

describe('contrast', () => {
  const printed = { ...knownCoins, ...knownChains }

  it.each(Object.entries(printed))('of %s with its letter or form', (_, { face, on }) => {
    expect(wcagContrast(face, print[on])).toBeGreaterThanOrEqual(READABLE)
  })

  it.each(Object.entries(printed))('of %s with the sheet of both themes', (_, { face }) => {
    for (const { sheet } of Object.values(themes))
      expect(wcagContrast(face, sheet)).toBeGreaterThanOrEqual(APART_FROM_SHEET)
  })

  it.each(Object.entries(themes))('of what has a family’s color, in %s', (_, theme) => {
    for (const family of families) {
      expect(wcagContrast(theme[family], theme[onOf[family]]), family).toBeGreaterThanOrEqual(READABLE)
      expect(wcagContrast(theme[`${family}T`], theme[`${family}Ink`]), family).toBeGreaterThanOrEqual(
        READABLE,
      )
    }
    expect(wcagContrast(theme.ink2, theme.paper)).toBeGreaterThanOrEqual(READABLE)
  })
})

describe('the table of coins', () => {
  it('has each coin that a sample prices, and no other', () => {
    expect(Object.keys(knownCoins).toSorted()).toEqual(Object.keys(samplePrices).toSorted())
  })

  it('tells coins of one letter apart by their colors', () => {
    const FAR = 0.13
    const oklab = converter('oklab')
    const marks = Object.entries(knownCoins)
    for (const [index, [name, one]] of marks.entries())
      for (const [otherName, other] of marks.slice(index + 1)) {
        const [a, b] = [oklab(one.face), oklab(other.face)]
        if (one.letter !== other.letter || !a || !b) continue
        expect(Math.hypot(a.l - b.l, a.a - b.a, a.b - b.b), `${name} and ${otherName}`).toBeGreaterThan(FAR)
      }
  })

  it('knows a coin in upper and lower case, and nothing by the name of a method', () => {
    expect(coinLook('btc')).toEqual(coinLook(' BTC '))
    expect(coinLook('constructor').kind).toBe('unknown')
  })

  it('has the coins that every page shows', () => {
    for (const { symbol } of narrowScreenSnapshot(0).coins)
      expect(coinLook(symbol).kind, symbol).toBe('known')
  })
})

describe('a coin outside the table', () => {
  it('has its first letter and always the same family', () => {
    expect(coinLook('pepe')).toEqual({ kind: 'unknown', letter: 'P', family: familyOfText('PEPE') })
    expect(['PEPE', 'TON', 'XLM', 'LEO'].map(familyOfText)).toMatchInlineSnapshot(`
      [
        "launch",
        "trade",
        "build",
        "secure",
      ]
    `)
  })

  it('has each family', () => {
    const names = Array.from({ length: 40 }, (_, index) => `COIN${index}`)
    expect(new Set(names.map(familyOfText))).toEqual(new Set(families))
  })

  it.each(['', ' ', '🪙', '—', '\u0000'])('has no letter in %j', (symbol) => {
    expect(coinLook(symbol)).toEqual({ kind: 'neutral' })
  })
})

describe('the table of chains', () => {
  it.each([
    ['bridge', chains.map(({ id }) => id)],
    ['token generator', networkOptions.map(({ value }) => value)],
  ])('has those of the %s', (_, ids) => {
    expect(Object.keys(knownChains).toSorted()).toEqual(ids.toSorted())
  })

  it('has a form and a color of each', () => {
    const all = Object.values(knownChains)
    expect(new Set(all.map(({ form }) => form)).size).toBe(all.length)
    expect(new Set(all.map(({ face }) => face)).size).toBe(all.length)
  })
})

describe('quilts', () => {
  const sources = import.meta.glob<string>('../src/{demos,market}/**/*.tsx', {
    eager: true,
    query: '?raw',
    import: 'default',
  })
  /** What is drawn as a quilt: tokens and addresses. Coins, chains and people have marks of their kinds. */
  const quilts = {
    'demos/blockchain-explorer/ChainTables.tsx': ['AddressMark address={address}'],
    'demos/blockchain-explorer/AddressPage.tsx': ['AddressMark address={text}'],
    'demos/blockchain-explorer/outcomes.tsx': ['AddressMark address={sampleAddresses[place] ?? typed}'],
    'demos/dapp/Dapp.tsx': ['AddressMark address={sampleWallet.address}'],
    // The art of a panel.
    'demos/dapp/NotConnected.tsx': ['Mosaic seed="Connect Wallet"'],
    // The picture of the sale and its token, both by the typed name.
    'demos/launchpad/SalePage.tsx': [
      'Mosaic seed={draft.name || UNNAMED}',
      'Mosaic seed={draft.name || UNNAMED}',
    ],
    'demos/launchpad/outcomes.tsx': ['Mosaic seed={draft.name || UNNAMED}'],
    'demos/mobile-wallet/Confirm.tsx': [
      'AddressMark address={sampleAddress}',
      'AddressMark address={recipient.trim()}',
    ],
    'demos/mobile-wallet/MobileWalletTabs.tsx': ['Mosaic seed={address}'],
    'demos/token-generator/TokenQuilt.tsx': ["Mosaic seed={draft.name || 'Your token'}"],
    'demos/token-generator/forAirdropManager.tsx': ['AddressMark address={address}'],
    // Pictures of works.
    'demos/wallet/Wallet.tsx': ['Mosaic seed={seed}'],
    'demos/wallet/WalletLists.tsx': ['AddressMark address={address}'],
  }

  it('are drawn for these and nothing else', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(50)
    const found = Object.entries(sources).flatMap(([path, source]) => {
      const drawn = [...source.matchAll(/<((?:Mosaic|AddressMark)\s+\w+=(?:\{[^}]*\}|"[^"]*"))/g)]
      const uses = [...source.matchAll(/<(?:Mosaic|AddressMark)\b|\bmosaicLayers\b/g)]
      expect(drawn.length, path).toBe(uses.length)
      return drawn.length === 0
        ? []
        : [[path.replace('../src/', ''), drawn.map(([, use = '']) => use.replace(/\s+/g, ' '))] as const]
    })
    expect(Object.fromEntries(found)).toEqual(quilts)
  })
})

/** The coins that a sample shows with marks: every one is in the table, so it looks the same in each place. */
describe.each([
  ['listing', listed.map(({ symbol }) => symbol)],
  ['tracker', tracked.map(({ symbol }) => symbol)],
  ['wallet', walletAssets.map(({ symbol }) => symbol)],
  ['mobile wallet', mobileAssets.map(({ symbol }) => symbol)],
  ['staking platform', samplePools.map(({ token }) => token)],
  ['market strip', narrowScreenSnapshot(0).coins.map(({ symbol }) => symbol)],
])('the coins of the %s', (_, symbols) => {
  it.each(symbols)('have one mark: %s', (symbol) => {
    expect(coinLook(symbol)).toEqual({ kind: 'known', ...knownCoins[symbol as keyof typeof knownCoins] })
  })
})

describe('letters', () => {
  it.each([
    ['bitcoin', 'B'],
    ['$wif', 'W'],
    ['1inch', '1'],
    ['🚀 moon', 'M'],
    ['ßeta', 'S'],
    ['e\u0301toile', 'É'],
    ['', ''],
  ])('of the coin %j', (name, letter) => {
    expect(initialOf(name)).toBe(letter)
  })

  it.each([
    ['Palm Exchange Desk', 'PD'],
    ['mira_k', 'MK'],
    ['HarborDesk', 'HD'],
    ['USA', 'U'],
    ['r.okafor', 'RO'],
    ['Fenn', 'F'],
    ['7 Streets', '7S'],
    ['山田 太郎', '山'],
    ['أحمد علي', 'أ'],
    ['🦊 fox 🦊', 'F'],
    ['', ''],
    ['🦊', ''],
  ])('of the person %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})
