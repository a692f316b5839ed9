// The token standards that can be picked (Rules, Contract builder).
import type { Option } from '../../primitives/Field.tsx'

export const standardOptions = [
  { value: 'erc-20', label: 'ERC-20', note: 'Ethereum' },
  { value: 'bep-20', label: 'BEP-20', note: 'BSC' },
  { value: 'trc-20', label: 'TRC-20', note: 'Tron' },
  { value: 'spl', label: 'SPL', note: 'Solana' },
] as const satisfies Option<string>[]

export type Standard = (typeof standardOptions)[number]['value']
