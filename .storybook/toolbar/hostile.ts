// Texts as hard on a layout as a translation or a stranger's name can be, made of the original text, so that it can
// still be recognized.

/** What a text is turned into. */
export type Hostility = 'long' | 'rtl' | 'emoji'

/** Each word and each figure thrice in a row: three times the text, and words that find no place to break. */
const long = (text: string) => text.replaceAll(/[\p{L}\p{M}]+|\d+/gu, (run) => run.repeat(3))

const LATIN = 'abcdefghijklmnopqrstuvwxyz'
/** Joined letters, some high and some deep. */
const ARABIC = 'ابجدهفغحيژكلمنوپقرسطعثشخظز'

/** Every letter as one that runs the other way; figures and marks stay, as they do in such a text. */
const rightToLeft = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\p{L}/gu, (letter) => ARABIC[LATIN.indexOf(letter.toLowerCase())] ?? letter)

/** A family of four, a flag of letters, a flag of tags, a tone of skin, a plain one: each is one sign for who reads it. */
const EMOJI = ['👩‍👩‍👧‍👦', '🇺🇳', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '👋🏾', '🦄'] as const

/** Behind every word one, in turn. */
function withEmoji(text: string): string {
  let count = 0
  return text.replaceAll(/\p{L}[\p{L}\p{M}’']*/gu, (word) => `${word}${EMOJI[count++ % EMOJI.length]}`)
}

const ways = { long, rtl: rightToLeft, emoji: withEmoji } satisfies Record<
  Hostility,
  (text: string) => string
>

/** The text turned hostile; marks stay as they are. */
export const hostile = (text: string, way: Hostility): string => ways[way](text)
