// The client's name, symbol and supply: what is typed is written into the code; a blank field keeps the sample's.
import { plainNumber } from '../../format/number.ts'
import { parseTyped } from '../../format/typedNumber.ts'

/** As typed. */
export type OwnToken = Readonly<Record<'name' | 'symbol' | 'supply', string>>
/** What the sample has. */
export const sampleOwn: OwnToken = { name: 'Sample Token', symbol: 'SMPL', supply: '1000000' }
export const nothingOwn: OwnToken = { name: '', symbol: '', supply: '' }

/** What fits into all four standards: 64 bits with 9 decimals hold it. */
const MOST = 10_000_000_000

/** Whether the code keeps the sample's supply, because the typed one is not a whole number that fits. */
export function isWrongSupply({ supply }: OwnToken): boolean {
  const amount = parseTyped(supply)
  return supply.trim() !== '' && !(Number.isInteger(amount) && amount >= 1 && amount <= MOST)
}
/** What to type, and what the code has until then. */
export const WRONG_SUPPLY = `Type a whole number from 1 to 10 billion. The code keeps ${plainNumber(parseTyped(sampleOwn.supply), 0)}.`

/** One line of visible text. */
const lineOf = (text: string, sample: string) =>
  text.replaceAll(/\p{C}|[\u2028\u2029]/gu, '').trim() || sample

/** A text as Solidity has it in quotes. */
function quoted(text: string): string {
  const inside = text.replaceAll(/["\\]/g, String.raw`\$&`)
  return /^[ -~]*$/.test(text) ? `"${inside}"` : `unicode"${inside}"`
}

/** How the sample has each of them in its code, and how the client's version has it. */
export function ownWords(token: OwnToken) {
  const name = lineOf(token.name, sampleOwn.name)
  const symbol = lineOf(token.symbol, sampleOwn.symbol)
  const supply = isWrongSupply(token) || token.supply.trim() === '' ? sampleOwn.supply : token.supply
  const grouped = String(parseTyped(supply)).replaceAll(/\B(?=(\d{3})+$)/g, '_')
  return {
    solidity: [
      ['string public constant name', '"Sample Token"', quoted(name)],
      ['string public constant symbol', '"SMPL"', quoted(symbol)],
      ['uint256 public constant MAX_SUPPLY', '1_000_000', grouped],
    ],
    rust: [
      ['Sample Token, SMPL', `${name}, ${symbol}`],
      ['1_000_000', grouped],
    ],
  } as const
}
