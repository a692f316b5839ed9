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
  /** The sample secret in the pieces that open one after the other: letters, words, or groups of letters. */
  pieces: readonly string[]
  /** What goes between the pieces when the secret is written out. */
  joint: '' | ' '
  /** What a piece is called: "5 of 9 letters". */
  unit: 'characters' | 'words' | 'groups'
  /** The weakness, in a word or three. */
  weakness: string
  /** Why it can be guessed, in one sentence. */
  reason: string
}

/** An API key opens in groups of this many characters. */
const GROUP = 4
const letters = (secret: string) => ({ pieces: [...secret], joint: '', unit: 'characters' }) as const
const groups = (secret: string) =>
  ({ pieces: secret.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? [], joint: '', unit: 'groups' }) as const
const words = (secret: string) => ({ pieces: secret.split(' '), joint: ' ', unit: 'words' }) as const

/** The secrets of each target, as many for all; no real ones. */
export const secrets: Readonly<Record<Target, readonly Secret[]>> = {
  wallet: [
    {
      name: 'Recovery words',
      ...words(`${'zoo '.repeat(11)}wrong`),
      weakness: 'Known phrase',
      reason: 'The standard itself has these words in its examples, so attackers try them first.',
    },
    {
      name: 'App password',
      ...letters('Lisbon2021'),
      weakness: 'Word and year',
      reason: 'A capitalized word followed by a year is one of the first patterns attackers try.',
    },
    {
      name: 'PIN',
      ...letters('1990'),
      weakness: 'Year of birth',
      reason: 'People choose about a hundred years out of ten thousand possible PINs.',
    },
  ],
  'password-hash': [
    {
      name: 'Password hash 1',
      ...letters('sunflower'),
      weakness: 'Common word',
      reason: 'It is near the top of common password lists.',
    },
    {
      name: 'Password hash 2',
      ...letters('Garden2019'),
      weakness: 'Word and year',
      reason: 'A capitalized word followed by a year is one of the first patterns attackers try.',
    },
    {
      name: 'Password hash 3',
      ...letters('k7#q'),
      weakness: 'Too short',
      reason: 'With only four characters, an attacker can try every combination.',
    },
  ],
  'api-key': [
    {
      name: 'Payments key',
      ...groups('acme-payments-2024'),
      weakness: 'Name and year',
      reason: 'It is put together from what the company publishes about itself.',
    },
    {
      name: 'Test key',
      ...groups('test-1234567890'),
      weakness: 'Counted digits',
      reason: 'Keys for tests often stay in use, and attackers try rows of digits first.',
    },
    {
      name: 'Office key',
      ...groups('x9f2c1'),
      weakness: 'Too short',
      reason: 'Six characters are tried through in seconds; a key needs at least 32 random ones.',
    },
  ],
}

/** The secret, written out. */
export const writtenOut = ({ pieces, joint }: Pick<Secret, 'pieces' | 'joint'>): string => pieces.join(joint)

/** How each row of a run keeps its own pace: progress, as a share, to this power. All rows end together. */
const PACES = [0.8, 1, 1.25] as const

/**
 * How many pieces of a secret are open.
 * @param row its place in its target, from 0
 * @param progress of the run, from 0 to 1
 */
export const openPieces = ({ pieces }: Pick<Secret, 'pieces'>, row: number, progress: number): number =>
  Math.floor(pieces.length * progress ** (PACES[row] ?? 1))
