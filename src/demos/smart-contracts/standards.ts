// The token standards that can be picked (Rules, Contract builder).
import type { Option } from '../../primitives/Field.tsx'

export const standardOptions = [
  { value: 'erc-20', label: 'ERC-20', note: 'Ethereum' },
  { value: 'bep-20', label: 'BEP-20', note: 'BSC' },
  { value: 'trc-20', label: 'TRC-20', note: 'Tron' },
  { value: 'spl', label: 'SPL', note: 'Solana' },
] as const satisfies Option<string>[]

export type Standard = (typeof standardOptions)[number]['value']

/** What each standard is for, below the choice: one line, also on a phone. */
export const standardUses: Readonly<Record<Standard, string>> = {
  'erc-20': 'For Ethereum: every wallet there knows it.',
  'bep-20': 'For BSC: like ERC-20, at lower fees.',
  'trc-20': 'For Tron: common for payments in USDT.',
  spl: 'For Solana: fast transfers at low fees.',
}
