// How a coin is marked: its letter and its own color, the same in both themes, as printed matter is. Letters and plain
// forms only; no trademark is redrawn.
import type { FamilyName, print } from '../theme/tokens.ts'
import { familyOfText, initialOf } from './markTexts.ts'

/** The two colors of a printed mark; a test holds them to 4.5:1. */
export interface Printed {
  /** The ground of the mark. */
  face: string
  /** The printed ink of its letter or form: the dark or the light one. */
  on: keyof typeof print
}

interface KnownCoin extends Printed {
  letter: string
}

const coin = (letter: string, face: string, on: Printed['on']): KnownCoin => ({ letter, face, on })

/** The coins of the samples, by symbol. Two coins of one letter have colors far apart; BNB leaves the B to Bitcoin. */
export const knownCoins = {
  BTC: coin('B', '#f0932b', 'ink'),
  ETH: coin('E', '#4f63cf', 'light'),
  USDT: coin('T', '#137a58', 'light'),
  BNB: coin('N', '#f2c744', 'ink'),
  SOL: coin('S', '#0f7b86', 'light'),
  USDC: coin('U', '#2a6fc4', 'light'),
  XRP: coin('X', '#56616e', 'light'),
  DOGE: coin('D', '#c9b068', 'ink'),
  ADA: coin('A', '#2b52b8', 'light'),
  AVAX: coin('A', '#c92f3a', 'light'),
  SHIB: coin('S', '#f07a4b', 'ink'),
  LINK: coin('L', '#6a96f2', 'ink'),
  TRX: coin('T', '#9c2350', 'light'),
  POL: coin('P', '#a678f0', 'ink'),
  WBTC: coin('W', '#7a5630', 'light'),
  AIZ: coin('A', '#f3a7ba', 'ink'),
} as const satisfies Record<string, KnownCoin>

const bySymbol: ReadonlyMap<string, KnownCoin> = new Map(Object.entries(knownCoins))

/** What a mark shows: a letter on a printed color, a letter on a family's face, or, for a symbol without letters, neither. */
export type CoinLook =
  | ({ kind: 'known' } & KnownCoin)
  | { kind: 'unknown'; letter: string; family: FamilyName }
  | { kind: 'neutral' }

/**
 * The look of a coin.
 * @param symbol For example `BTC`, in upper or lower case; any text for a coin outside the samples.
 */
export function coinLook(symbol: string): CoinLook {
  const key = symbol.trim().toUpperCase()
  const known = bySymbol.get(key)
  if (known) return { kind: 'known', ...known }
  const letter = initialOf(key)
  return letter === '' ? { kind: 'neutral' } : { kind: 'unknown', letter, family: familyOfText(key) }
}
