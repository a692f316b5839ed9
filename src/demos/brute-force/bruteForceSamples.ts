// The targets, and the findings of every finished run: fixed sample data.
import type { Option } from '../../primitives/Field.tsx'

/** Target types (Rules, Brute-force tester). */
export const targetOptions = [
  { value: 'wallet', label: 'Wallet' },
  { value: 'password-hash', label: 'Password hash' },
  { value: 'api-key', label: 'API key' },
] as const satisfies Option<string>[]

export type Target = (typeof targetOptions)[number]['value']

/** A weak password that a finished run shows. */
export interface Finding {
  id: string
  /** The weakness. */
  weakness: string
  /** The sample password; not a real one. */
  password: string
  /** Why it can be guessed, in one sentence. */
  reason: string
}

/** The three weak-password findings (Rules, Brute-force tester), the same after every run. */
export const sampleFindings: readonly Finding[] = [
  {
    id: 'common-word',
    weakness: 'Common word',
    password: 'sunflower',
    reason: 'It is near the top of common password lists.',
  },
  {
    id: 'word-and-year',
    weakness: 'Word and year',
    password: 'Garden2019',
    reason: 'A capitalized word followed by a year is one of the first patterns attackers try.',
  },
  {
    id: 'too-short',
    weakness: 'Too short',
    password: 'k7#q',
    reason: 'With only four characters, an attacker can try every combination.',
  },
]
