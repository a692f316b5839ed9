// The names that a link brings: a client's and a sender's (Rules, Made yours). They are shown beside the company's name, so a name
// must be a name only: no sentence, no address of a page, and not the company's own name.
import { companyName } from '../../content/companyName.ts'

/** In characters; the marks on a letter belong to it. */
export const LONGEST_NAME = 40
/** More are a telephone number or a sum. */
export const MOST_NAME_DIGITS = 6
/** More are a sentence. A sign between two words is no word. */
export const MOST_NAME_WORDS = 5

/** Marks that turn the direction of what follows: no name needs them. */
export const TURNS_DIRECTION = /[\u202A-\u202E\u2066-\u2069]/u
/** Invisible characters: zero-width characters, fillers (U+3164), tag letters; and the blank pattern of Braille. */
export const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu
/**
 * A letter with at most two marks. Modifier letters and the letters of clicks and tones look like punctuation; two signs of
 * Japanese and one of Thai and Lao repeat or lengthen what is before them.
 */
export const LETTER = '(?![ƻǀ-ǃʔꞏꟷ])[\\p{Lu}\\p{Ll}\\p{Lt}\\p{Lo}々ーๆໆ]\\p{M}{0,2}'
/** Letters, digits, spaces, and the punctuation of names. */
const NAME = new RegExp(`^(?:${LETTER}|[\\p{Nd}\\p{Zs}&.,'()-])*$`, 'u')
/** Characters that belong to a script. The digits 0 to 9 belong to all. */
const OF_SCRIPT = /(?!\d)[\p{L}\p{M}\p{Nd}]/gu
/** The scripts in general use today (UAX 31, table 5); those that are written together are one. */
const SCRIPTS = (
  'Latn Cyrl Grek Arab Hebr Hani,Hira,Kana Hani,Hang Hani,Bopo Armn Beng Deva Ethi Geor Gujr Guru Khmr Knda Laoo Mlym Mymr ' +
  'Orya Sinh Taml Telu Thaa Thai Tibt'
).split(' ')
/** What words consist of, for a class of characters. */
export const PARTS = '\\p{L}\\p{M}\\p{Nd}'
/** A dot or a comma that ends a word, and a dot between initials (J.P.). */
const ENDS_WORD = new RegExp(
  `(?<=[${PARTS}).])[.,](?=$|[ ,)])|(?<=(?<![${PARTS}])\\p{L}\\p{M}{0,2})\\.(?=\\p{L}\\p{M}{0,2}(?![${PARTS}]))`,
  'gu',
)
/** What is left of a dot that is part of an address, and a bracket inside a word. */
const INSIDE_WORD = /[.,]|[^ ]\(|\)[^ ]/u
const DOMAIN = /^[\p{L}\p{M}\p{Nd}][\p{L}\p{M}\p{Nd}-]*(?:\.(?:com?|org|net))?\.\p{L}{2,}$/u
/** The beginning of an address of a page. */
export const SCHEME = /\b(?:h(?:tt|xx)ps?|www)\b/i

/** Letters that look like another, first the other: they read the same. */
const LOOKALIKES = new Map(
  'aаαɑᴀ4 bʙ8 cсϲᴄ dԁɗđᴅ eеєҽᴇε3 fƒϝғꜰ gɡԍ9 hһհн jјϳ kкκᴋ li1ıіιɩӏɪłʟ mмᴍ nпηոɴ oоοօоøᴏσ0 pрρᴘ qԛ rгʀᴦ sѕꜱ5 tтτᴛ7 uυսцʋᴜµ vѵνᴠ wԝωшᴡ xхχ yуүγʏ zᴢ2'
    .split(' ')
    .flatMap(([first = '', ...others]) => others.map((other) => [other, first] as const)),
)
const PAIRS = { rn: 'm', vv: 'w', cl: 'd' } as const

/** What a reader recognizes in a name: without case, marks, signs and doubled letters, and with one letter for all that look alike. */
export const skeletonOf = (name: string): string =>
  Array.from(
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{Nd}]/gu, ''),
  )
    .map((letter) => LOOKALIKES.get(letter) ?? letter)
    .join('')
    .replace(/rn|vv|cl/g, (pair) => PAIRS[pair as keyof typeof PAIRS])
    .replace(/(.)\1+/gu, '$1')

const COMPANY = skeletonOf(companyName)
/** Whether a text reads as the company's name, or has it in it. */
export const namesTheCompany = (text: string): boolean => skeletonOf(text).includes(COMPANY)
/** How often a pattern (with the flag `g`) is in a text. */
export const countOf = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0
/** Whether a text has a letter or a digit, so that it is a word. */
export const isWord = (text: string): boolean => /[\p{L}\p{Nd}]/u.test(text)

/** Made when the first name needs them: most need only the first. */
const scriptTests: RegExp[] = []
/** Whether all letters are of one script, so that none can look like another. */
export function isOfOneScript(name: string): boolean {
  const letters = (name.match(OF_SCRIPT) ?? []).join('')
  return SCRIPTS.some((together, index) => {
    const scripts = together.replace(/\w+,?/g, (script) => `\\p{scx=${script.replace(',', '')}}`)
    return (scriptTests[index] ??= new RegExp(`^[${scripts}\\p{sc=Zinh}]*$`, 'u')).test(letters)
  })
}

/**
 * A name as it is shown, '' where there is none; null when it cannot be one. Phones type the curly apostrophe and the hyphen
 * that does not break: they are read as the plain ones. `mayBeDomain` allows the address of a page that is the whole name.
 */
export function readName(text: string, mayBeDomain: boolean): string | null {
  if (TURNS_DIRECTION.test(text)) return null
  const visible = text.replace(INVISIBLE, '').normalize('NFC').replace(/’/g, "'").replace(/[‐‑]/g, '-')
  const name = visible.replace(/\p{Zs}+/gu, ' ').replace(/^ | $/g, '')
  const isName =
    NAME.test(name) &&
    countOf(/\P{M}/gu, name) <= LONGEST_NAME &&
    countOf(/\p{Nd}/gu, name) <= MOST_NAME_DIGITS &&
    name.split(' ').filter(isWord).length <= MOST_NAME_WORDS &&
    isOfOneScript(name) &&
    !SCHEME.test(name) &&
    (!INSIDE_WORD.test(name.replace(ENDS_WORD, '')) || (mayBeDomain && DOMAIN.test(name))) &&
    !namesTheCompany(name)
  return isName ? name : null
}

/** A client's name as `readName` gives it (Booking.com). */
export const readBrandName = (text: string): string | null => readName(text, true)
