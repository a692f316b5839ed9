// The targets, and what a run finds in each: fixed sample data.
import type { Option } from '../../primitives/Field.tsx'

/** Target types (Rules, Brute-force tester). */
export const targetOptions = [
  { value: 'wallet', label: 'Wallet' },
  { value: 'password-hash', label: 'Password hash' },
  { value: 'api-key', label: 'API key' },
] as const satisfies Option<string>[]

export type Target = (typeof targetOptions)[number]['value']

/** A weak secret under attack; a finished run shows it as a finding. */
export interface Secret {
  /** What it protects, as its row says: "Password hash 1". */
  name: string
  /** The sample secret in its cells: characters, words, or groups of characters. */
  pieces: readonly string[]
  /** What goes between the pieces when the secret is written out. */
  joint: '' | ' '
  /** Its length while it is hidden: "9 characters". */
  size: string
  /** The progress of a run that finds it, in whole percent: early for what an attacker tries first. */
  foundAt: number
  /** The weakness, in a word or three. */
  weakness: string
  /** Why it can be guessed, in one sentence. */
  reason: string
}

/** A cell of an API key has this many characters. */
const GROUP = 4
const characters = (secret: string) => `${secret.length} ${/^\d+$/.test(secret) ? 'digits' : 'characters'}`
const letters = (secret: string) => ({ pieces: [...secret], joint: '', size: characters(secret) }) as const
const groups = (secret: string) =>
  ({
    pieces: secret.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? [],
    joint: '',
    size: characters(secret),
  }) as const
const words = (secret: string) => {
  const pieces = secret.split(' ')
  return { pieces, joint: ' ', size: `${pieces.length} words` } as const
}

/** The secrets of each target, as many for all; no real ones. */
export const secrets: Readonly<Record<Target, readonly Secret[]>> = {
  wallet: [
    {
      name: 'Recovery words',
      ...words(`${'zoo '.repeat(11)}wrong`),
      foundAt: 30,
      weakness: 'Known phrase',
      reason: 'The standard itself has these words in its examples, so attackers try them first.',
    },
    {
      name: 'App password',
      ...letters('Lisbon2021'),
      foundAt: 100,
      weakness: 'Word and year',
      reason: 'A capitalized word followed by a year is one of the first patterns attackers try.',
    },
    {
      name: 'PIN',
      ...letters('1990'),
      foundAt: 60,
      weakness: 'Year of birth',
      reason: 'People choose about a hundred years out of ten thousand possible PINs.',
    },
  ],
  'password-hash': [
    {
      name: 'Password hash 1',
      ...letters('sunflower'),
      foundAt: 25,
      weakness: 'Common word',
      reason: 'It is near the top of common password lists.',
    },
    {
      name: 'Password hash 2',
      ...letters('Garden2019'),
      foundAt: 70,
      weakness: 'Word and year',
      reason: 'A capitalized word followed by a year is one of the first patterns attackers try.',
    },
    {
      name: 'Password hash 3',
      ...letters('k7#q'),
      foundAt: 100,
      weakness: 'Too short',
      reason: 'With only four characters, an attacker can try every combination.',
    },
  ],
  'api-key': [
    {
      name: 'Payments key',
      ...groups('acme-payments-2024'),
      foundAt: 65,
      weakness: 'Name and year',
      reason: 'It is put together from what the company publishes about itself.',
    },
    {
      name: 'Test key',
      ...groups('test-1234567890'),
      foundAt: 35,
      weakness: 'Counted digits',
      reason: 'Keys for tests often stay in use, and attackers try rows of digits first.',
    },
    {
      name: 'Office key',
      ...groups('x9f2c1'),
      foundAt: 100,
      weakness: 'Too short',
      reason: 'Six characters are tried through in seconds; a key needs at least 32 random ones.',
    },
  ],
}

/** The secret, written out. */
export const writtenOut = ({ pieces, joint }: Pick<Secret, 'pieces' | 'joint'>): string => pieces.join(joint)

/** Whether a run has found a secret; at 100 % it has found all. */
export const isFoundAt = ({ foundAt }: Secret, percent: number): boolean => percent >= foundAt
