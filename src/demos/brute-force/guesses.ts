// The guesses that an attack shows while a secret is hidden: words, years and characters as the secret has them.
import type { Secret } from './bruteForceSamples.ts'

/** Words that an attacker tries, by their length. */
const WORDS: Readonly<Record<number, readonly string[]>> = {
  3: ['sun', 'fox', 'key', 'oak', 'ice', 'toy', 'sea', 'win', 'art', 'hub', 'egg', 'joy', 'cup', 'van'],
  4: ['main', 'demo', 'corp', 'live', 'shop', 'prod', 'data', 'user'],
  5: ['cloud', 'apple', 'brave', 'eagle', 'ghost', 'dance', 'beach', 'orbit'],
  6: ['madrid', 'summer', 'berlin', 'dragon', 'london', 'winter', 'dublin', 'orange'],
  8: ['invoices', 'shipping', 'accounts', 'checkout', 'products', 'bookings', 'services', 'delivery'],
  9: ['chocolate', 'butterfly', 'alexander', 'snowflake', 'christmas', 'pineapple', 'moonlight', 'dandelion'],
}
/** As many digits as a year are tried as a year. */
const YEAR_DIGITS = 4
const YEARS = ['1984', '2012', '1977', '2005', '1969', '2016', '1995', '2008', '1988', '2020', '1973', '2001']
/** The characters of each kind. A hyphen is what it is: it keeps the parts of a key apart. */
const KINDS = [
  [/\d/, '0123456789'],
  [/[a-z]/, 'abcdefghijklmnopqrstuvwxyz'],
  [/[A-Z]/, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  [/[^-\s]/, '#!?$%&*+'],
] as const
/** Words, numbers, and every other character alone. */
const PARTS = /[a-z]{3,}|\d+|./gi
/** From tick to tick, and from place to place: primes above the length of each list, so that each tick has another guess. */
const STEP = { tick: 31, place: 37 } as const

/** Another one than the secret's own, for each tick. */
function otherThan(own: string, all: readonly string[], tick: number, place: number): string {
  const others = all.filter((one) => one !== own)
  return others[(tick * STEP.tick + place * STEP.place) % others.length] ?? own
}

function characterFor(own: string, tick: number, place: number): string {
  const kind = KINDS.find(([test]) => test.test(own))?.[1]
  return kind === undefined ? own : otherThan(own, Array.from(kind), tick, place)
}

/**
 * The guess for a secret at a tick: as long as the secret, a word for a word, a year for a year, else a character of the same
 * kind for each. It is never the secret.
 * @param secret written out
 * @param tick the number of ticks so far
 */
export function guessOf(secret: string, tick: number): string {
  return secret.replace(PARTS, (part, place: number) => {
    const words = /\d/.test(part) ? (part.length === YEAR_DIGITS ? YEARS : undefined) : WORDS[part.length]
    if (!words) return Array.from(part, (own, at) => characterFor(own, tick, place + at)).join('')
    const word = otherThan(part.toLowerCase(), words, tick, place)
    return part.startsWith(part.charAt(0).toLowerCase())
      ? word
      : `${word.charAt(0).toUpperCase()}${word.slice(1)}`
  })
}

/** The texts of a secret's cells, from a text as long as the secret. */
export function cellsOf({ pieces, joint }: Pick<Secret, 'pieces' | 'joint'>, text: string): string[] {
  let from = 0
  return pieces.map(({ length }) => {
    const cell = text.slice(from, from + length)
    from += length + joint.length
    return cell
  })
}
