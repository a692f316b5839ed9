// The note that goes with a sent demo (Rules, Sending a demo). It is shown as the sender's words, and must read as nothing else: no
// address of a page, no telephone number, no letters that look like others, and not the company's own name.
import {
  countOf,
  INVISIBLE,
  isOfOneScript,
  LETTER,
  namesTheCompany,
  PARTS,
  SCHEME,
  TURNS_DIRECTION,
} from './names.ts'

/** In characters; the marks on a letter belong to it. */
export const LONGEST_NOTE = 240
/** More would push the demo out of the first view. */
export const MOST_NOTE_LINES = 6
/** More digits in a row are a telephone number, unless they are an amount or a date. */
const MOST_NOTE_DIGITS = 6

/** Letters, digits, spaces, line breaks, and the punctuation of sentences. */
const NOTE = new RegExp(
  `^(?:${LETTER}|[\\p{Nd} \\n.,:;!?¿¡'()&%/+$€£¥…–—-]|[。、！？：；，・「」（）،؟؛।։])*$`,
  'u',
)
/** With the signs that are written between the digits of a telephone number. */
const LONG_NUMBER = new RegExp(
  `(?:\\p{Nd}(?:[ .)/–—-]{0,2}|[,(](?=\\p{Nd}))){${MOST_NOTE_DIGITS}}\\p{Nd}`,
  'u',
)
/** In groups of three: with commas, or round, since a telephone number can have groups of three between its dots or spaces. */
const AMOUNT = '[1-9]\\d{0,2}(?:(?:,\\d{3})+(?:\\.\\d+)?|(?:[ .]\\d{3})*[ .]000(?:,\\d+)?)|0[.,]\\d+'
const DAY = '(?:0?[1-9]|[12]\\d|3[01])'
const MONTH = '(?:0?[1-9]|1[0-2])'
const YEAR = '(?:19|20)\\d\\d'
/** With or without a time of day. */
const DATE = `(?:${YEAR}([-./])${MONTH}\\1${DAY}|(?:${DAY}([-./])${MONTH}|${MONTH}([-./])${DAY})[-./]${YEAR})(?:,? \\d{1,2}:\\d\\d)?`
/** Amounts, dates and spans of years with nothing beside them: no digits around them, and no sign of a telephone number before them. */
const COUNTS = new RegExp(
  `(?<![+(] ?|\\d[ .,)(/–—-]{0,2})(?:${AMOUNT}|${DATE}|${YEAR}[-–/]${YEAR})(?![.,]?\\d|[ )(/–—-]{1,2}\\d)`,
  'g',
)
/** A dot, a comma or a colon inside a word, a dot in brackets, two slashes, and four numbers with dots. */
const ADDRESS = new RegExp(
  `[${PARTS})][.,](?=\\p{L}{2})|[${PARTS}]:(?=[\\p{L}/])|。(?=[a-z])|\\([ .,]+\\)|//|(?:\\p{Nd}+\\.){3}\\p{Nd}`,
  'iu',
)
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/**
 * A note as it is shown, '' where there is none; null when it cannot be one. Double quotation marks become single ones, because it
 * is shown inside double ones.
 */
export function readNote(text: string): string | null {
  if (TURNS_DIRECTION.test(text)) return null
  const note = text
    .replace(LINE_ENDS, '\n')
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .replace(/[’‘"“”„«»]/g, "'")
    .replace(/[‐‑]/g, '-')
    .replace(/[\p{Zs}\t]+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  const isNote =
    NOTE.test(note) &&
    countOf(/\P{M}/gu, note) <= LONGEST_NOTE &&
    note.split('\n').length <= MOST_NOTE_LINES &&
    isOfOneScript(note) &&
    !SCHEME.test(note) &&
    !ADDRESS.test(note) &&
    !LONG_NUMBER.test(note.replace(COUNTS, '#')) &&
    !namesTheCompany(note)
  return isNote ? note : null
}

/** What a note may be, for the field. */
export const NOTE_RULE = `Your own words, at most ${LONGEST_NOTE} characters in ${MOST_NOTE_LINES} lines of one alphabet: no web or email address, no telephone number, and not our own name. Write large numbers with commas (2,500,000). Leave a space after a period or comma.`
