// The token standards that can be picked (Rules, Contract builder).
import type { Option } from '../../primitives/Field.tsx'

export const standardOptions = [
  { value: 'erc-20', label: 'ERC-20', note: 'Ethereum' },
  { value: 'bep-20', label: 'BEP-20', note: 'BSC' },
  { value: 'trc-20', label: 'TRC-20', note: 'Tron' },
  { value: 'spl', label: 'SPL', note: 'Solana' },
] as const satisfies Option<string>[]

export type Standard = (typeof standardOptions)[number]['value']

/** What each standard is for, in a line below the choice. */
export const standardUses: Readonly<Record<Standard, string>> = {
  'erc-20': 'For tokens on Ethereum and its layer 2 chains: every wallet and exchange there knows it.',
  'bep-20': 'For tokens on BSC: the same functions as ERC-20, at lower fees.',
  'trc-20': 'For tokens on Tron: the usual choice for payments in USDT.',
  spl: 'For tokens on Solana: one program of the chain runs all of them, fast and at low fees.',
}
