// Breaks a password into the parts that an attacker tries first, and counts the guesses that each takes.

/** A sample of a list of common words; attackers have longer ones. */
const WORDS =
  'password welcome sunflower princess dragon monkey football baseball garden summer winter spring autumn shadow master hello freedom letmein login admin secret lisbon london paris berlin madrid boston dallas austin chicago miami texas florida orchard apple banana cherry orange lemon coffee chocolate cookie pepper ginger flower rose lily daisy tiger lion eagle falcon panda horse rabbit puppy kitty wolf bear star moon sun sky rain snow ocean river mountain forest island beach blue green red black white silver gold golden diamond crystal magic angel love heart baby family mother father sister brother friend michael daniel jessica jennifer thomas robert charlie jordan ashley anna maria peter matrix batman superman pokemon soccer hockey tennis guitar music piano dance happy lucky smile money bitcoin crypto wallet token block chain payments payment test acme office company work home house school user guest root zoo wrong correct staple battery trust access computer internet system server phone secure pass word king queen prince knight hunter ninja pirate robot rocket space time world peace power super mega'.split(
    ' ',
  )
/** How many words are on the list that is tried: a sample. */
const LIST = 10_000
/** Years that are tried: 1900 to 2039. */
const YEAR = /^(?:19\d\d|20[0-3]\d)/
const YEARS = 140
/** Rows in which neighbors are tried, and how many places and lengths there are in them. */
const ROWS = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const RUNS = 2000
/** A sequence, or a character over and over, has at least as many characters. */
const LEAST_RUN = 3
/** The characters that stand for a letter. */
const SWAPS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'il',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
/** Different characters by kind; from here on the rest is tried one after the other. */
const SIZES = [
  [/\d/, 10],
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[^a-zA-Z0-9]/, 32],
] as const

export type PartKind = 'word' | 'swapped' | 'year' | 'sequence' | 'repeat' | 'rest'
/** A part of a password. */
export interface PasswordPart {
  kind: PartKind
  text: string
  /** The guesses that it takes, as a power of ten. */
  exponent: number
}

const capitals = (text: string) => (/[A-Z]/.test(text) ? Math.log10(2) : 0)

function wordAt(text: string): PasswordPart | null {
  const lower = text.toLowerCase()
  let best: PasswordPart | null = null
  for (const word of WORDS) {
    if (word.length <= (best?.text.length ?? LEAST_RUN - 1)) continue
    const letters = [...word]
    const swaps = letters.filter((letter, at) => lower[at] !== letter)
    const isWord = letters.every(
      (letter, at) => lower[at] === letter || SWAPS[lower[at] ?? '']?.includes(letter),
    )
    // With more swaps than letters it is a number.
    if (!isWord || swaps.length * 2 > word.length) continue
    const own = text.slice(0, word.length)
    best = {
      kind: swaps.length > 0 ? 'swapped' : 'word',
      text: own,
      exponent: Math.log10(LIST) + capitals(own) + swaps.length * Math.log10(2),
    }
  }
  return best
}

function runAt(text: string): PasswordPart | null {
  const lower = text.toLowerCase()
  const rows = [...ROWS, ...ROWS.map((row) => [...row].reverse().join(''))]
  let length = 0
  for (const row of rows) {
    const from = row.indexOf(lower.charAt(0))
    let same = 0
    while (from >= 0 && same < lower.length && row[from + same] === lower[same]) same += 1
    length = Math.max(length, same)
  }
  return length < LEAST_RUN
    ? null
    : {
        kind: 'sequence',
        text: text.slice(0, length),
        exponent: Math.log10(RUNS) + capitals(text.slice(0, length)),
      }
}

function repeatAt(text: string): PasswordPart | null {
  const [found = ''] = /^(.)\1*/u.exec(text) ?? []
  return found.length < LEAST_RUN
    ? null
    : { kind: 'repeat', text: found, exponent: Math.log10(94 * found.length) }
}

function yearAt(text: string): PasswordPart | null {
  const [found] = YEAR.exec(text) ?? []
  return found ? { kind: 'year', text: found, exponent: Math.log10(YEARS) } : null
}

/** What no list has: each of its characters is one of all of their kinds. */
function restOf(text: string): PasswordPart {
  const size = SIZES.reduce((sum, [kind, count]) => sum + (kind.test(text) ? count : 0), 0)
  return { kind: 'rest', text, exponent: [...text].length * Math.log10(size) }
}

/** The parts of a password, in their order; at each place the longest one. */
export function passwordParts(password: string): readonly PasswordPart[] {
  const parts: PasswordPart[] = []
  let rest = ''
  const close = () => {
    if (rest !== '') parts.push(restOf(rest))
    rest = ''
  }
  for (let left = password; left !== '';) {
    const found = [yearAt(left), wordAt(left), runAt(left), repeatAt(left)]
      .filter((part) => part !== null)
      .toSorted((one, other) => other.text.length - one.text.length)[0]
    if (found) {
      close()
      parts.push(found)
    }
    const [first = ''] = left
    if (!found) rest += first
    left = left.slice(found?.text.length ?? first.length)
  }
  close()
  return parts
}

/** The guesses for all parts together, as a power of ten. */
export const guessesExponent = (parts: readonly PasswordPart[]): number =>
  parts.reduce((sum, { exponent }) => sum + exponent, 0)
