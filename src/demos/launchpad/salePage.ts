// What the sale's public page answers to the typed texts: figures, what is missing, and in plain words what does not fit.
import { DAY, HOUR, MINUTE } from '../../format/duration.ts'
import { plainNumber } from '../../format/number.ts'
import { HUNDRED_PERCENT } from '../../format/percent.ts'
import { inQuotes } from '../../format/quoted.ts'
import { readTypedDate } from '../../format/typedDate.ts'
import { readTyped } from '../../format/typedNumber.ts'
import type { LaunchpadDraft, TextName } from './launchpad.ts'
import { CURRENCY, SAMPLE_DAY, SAMPLE_RUN_DAYS, type Finding } from './launchpadSamples.ts'

/** The title of the page while the sale has no name, and the seed of its picture. */
export const UNNAMED = 'Your sale'

/** One line of the page about typed texts: a fact, what is missing and its field, or what does not fit. */
export type Answer =
  | { kind: 'fact' | 'odd'; text: string }
  | { kind: 'missing'; text: string; field: TextName }

const fact = (text: string): Answer => ({ kind: 'fact', text })
const odd = (text: string): Answer => ({ kind: 'odd', text })
const missing = (text: string, field: TextName): Answer => ({ kind: 'missing', text, field })

/** Amounts outside of these would not be readable in groups of digits. */
const READABLE = { from: 1e-9, below: 1e15 }
/** Decimals of an amount; enough for the smallest. */
const DECIMALS = 12
/** Decimals of a count of tokens, and of a share in percent. */
const [TOKEN_DECIMALS, SHARE_DECIMALS] = [2, 1]

/** A typed value: left out, read, or what is wrong with it. */
type Read = { value: number } | { isMissing: true } | { why: string }

function amountOf(typed: string, least: 'zero' | 'more'): Read {
  if (typed.trim() === '') return { isMissing: true }
  const value = readTyped(typed)
  if (value === null) return { why: Number(typed) === Infinity ? 'is too large' : 'is not a number' }
  if (value < 0) return { why: 'is below zero' }
  if (value === 0) return least === 'zero' ? { value } : { why: 'is zero' }
  if (value >= READABLE.below) return { why: 'is too large' }
  return value < READABLE.from ? { why: 'is too small' } : { value }
}

function dateOf(typed: string): Read {
  if (typed.trim() === '') return { isMissing: true }
  const value = readTypedDate(typed)
  return value === null ? { why: 'is not a date' } : { value }
}

const grouped = (value: number) => plainNumber(value, DECIMALS)

/** `12,500 ETH`: in groups of digits if it is a readable number, otherwise as typed, in quotation marks. */
export function amountText(typed: string): string {
  const value = readTyped(typed)
  const isReadable =
    value !== null && (value === 0 || (Math.abs(value) >= READABLE.from && Math.abs(value) < READABLE.below))
  return isReadable ? `${grouped(value)} ${CURRENCY}` : inQuotes(typed)
}

/** A count of tokens: `2,000`, `0.05`; null if it would be too long or too small to read. */
function tokensText(count: number): string | null {
  if (!(count >= READABLE.from && count < READABLE.below)) return null
  return plainNumber(count, count < 1 ? DECIMALS : TOKEN_DECIMALS)
}

/** The caps: both as numbers for the bar, if the soft cap is within the hard cap. */
export function capsOf({ softCap, hardCap }: LaunchpadDraft): {
  bar: { soft: number; hard: number } | null
  answer: Answer
} {
  const [soft, hard] = [amountOf(softCap, 'zero'), amountOf(hardCap, 'more')]
  const said = (answer: Answer) => ({ bar: null, answer })
  if ('why' in hard) return said(odd(`The hard cap ${hard.why}`))
  if ('why' in soft) return said(odd(`The soft cap ${soft.why}`))
  if ('isMissing' in hard)
    return said(
      'isMissing' in soft ? missing('No caps yet', 'hardCap') : missing('No hard cap yet', 'hardCap'),
    )
  if ('isMissing' in soft) return said(missing('No soft cap yet', 'softCap'))
  if (soft.value > hard.value) return said(odd('The soft cap is above the hard cap'))
  const share = (soft.value / hard.value) * HUNDRED_PERCENT
  const shown = plainNumber(share, SHARE_DECIMALS)
  const isTiny = shown === '0' && share > 0
  return {
    bar: { soft: soft.value, hard: hard.value },
    answer: fact(`Soft cap at ${isTiny ? 'less than 0.1' : shown}% of the hard cap`),
  }
}

/** The price: the tokens for one unit of the currency, and what the hard cap comes to. */
export function priceOf({ price, hardCap }: LaunchpadDraft): {
  tokens: { value: number; text: string } | null
  answer: Answer
} {
  const [each, hard] = [amountOf(price, 'more'), amountOf(hardCap, 'more')]
  if ('isMissing' in each) return { tokens: null, answer: missing('No price yet', 'price') }
  if ('why' in each) return { tokens: null, answer: odd(`The price ${each.why}`) }
  const value = 1 / each.value
  const text = tokensText(value)
  const all = 'value' in hard ? tokensText(hard.value / each.value) : null
  return {
    tokens: text === null ? null : { value, text },
    answer: fact(
      `${grouped(each.value)} ${CURRENCY} each${all === null ? '' : `: the hard cap is ${all} tokens`}`,
    ),
  }
}

/** A length of time by its parts. */
export interface Span {
  days: number
  hours: number
  minutes: number
}

const spanOf = (ms: number): Span => ({
  days: Math.floor(ms / DAY),
  hours: Math.floor((ms % DAY) / HOUR),
  minutes: Math.floor((ms % HOUR) / MINUTE),
})

/** `1 day`, `29 days`. */
const counted = (count: number, unit: string) => `${plainNumber(count, 0)} ${unit}${count === 1 ? '' : 's'}`

/** `29 days, 9 hours`: the parts that are not zero. */
const spanText = ({ days, hours, minutes }: Span): string =>
  [
    days > 0 && counted(days, 'day'),
    hours > 0 && counted(hours, 'hour'),
    minutes > 0 && counted(minutes, 'minute'),
  ]
    .filter(Boolean)
    .join(', ')

/** Where the sale is on a day. */
export type Phase = 'ahead' | 'open' | 'over'

export interface Dates {
  phase: Phase
  /** From the day to the start or the end, or since the end; null while that is not known. */
  count: Span | null
  /** The lengths of the line's two parts, in ms; null without a run. */
  line: readonly [number, number] | null
  answer: Answer
}

export const SAMPLE_MS = readTypedDate(SAMPLE_DAY.typed) ?? 0

/** When the sale opens and closes, in ms since 1970 on its own clock; null unless both dates fit. */
export function runOf({ startDate, endDate }: LaunchpadDraft): { opens: number; closes: number } | null {
  const [opens, closes] = [readTypedDate(startDate), readTypedDate(endDate)]
  return opens !== null && closes !== null && opens < closes ? { opens, closes } : null
}

/** The same, with sample dates unless both dates fit. */
export const runOrSample = (draft: LaunchpadDraft): { opens: number; closes: number } =>
  runOf(draft) ?? {
    opens: SAMPLE_MS + SAMPLE_RUN_DAYS.opens * DAY,
    closes: SAMPLE_MS + SAMPLE_RUN_DAYS.closes * DAY,
  }

/** The dates, counted from a day: the sample day, or a previewed one in ms. */
export function datesOf({ startDate, endDate }: LaunchpadDraft, day = SAMPLE_MS): Dates {
  const [start, end] = [dateOf(startDate), dateOf(endDate)]
  const isOpen = 'value' in start && start.value <= day
  const begun = {
    phase: isOpen ? ('open' as const) : ('ahead' as const),
    count: 'value' in start && !isOpen ? spanOf(start.value - day) : null,
    line: null,
  }
  if ('why' in start) return { ...begun, answer: odd(`The start date ${start.why}`) }
  if ('why' in end) return { ...begun, answer: odd(`The end date ${end.why}`) }
  if ('isMissing' in start)
    return {
      ...begun,
      answer: missing('isMissing' in end ? 'No dates yet' : 'No start date yet', 'startDate'),
    }
  if ('isMissing' in end) return { ...begun, answer: missing('No end date yet', 'endDate') }
  if (end.value < start.value) return { ...begun, answer: odd('The end is before the start') }
  if (end.value === start.value) return { ...begun, answer: odd('The end is the same as the start') }
  const answer = fact(`Runs ${spanText(spanOf(end.value - start.value))}`)
  if (!isOpen) return { ...begun, line: [start.value - day, end.value - start.value], answer }
  if (end.value > day)
    return {
      phase: 'open',
      count: spanOf(end.value - day),
      line: [day - start.value, end.value - day],
      answer,
    }
  return {
    phase: 'over',
    count: spanOf(day - end.value),
    line: [end.value - start.value, day - end.value],
    answer,
  }
}

/** How long a text is, in characters; line ends do not count. */
function lengthAnswer(what: string, text: string, field: TextName): Answer {
  const letters = [...text.replaceAll(/\s+/g, ' ').trim()]
  return letters.length === 0
    ? missing(`No ${what.toLowerCase()} yet`, field)
    : fact(`${what}: ${counted(letters.length, 'character')}`)
}

/** `0x` and 40 hexadecimal digits. */
const ETHEREUM_ADDRESS = /^0x[\da-f]{40}$/i

function addressAnswer(typed: string): Answer {
  const address = typed.trim()
  if (address === '') return missing('No token address yet', 'tokenAddress')
  return ETHEREUM_ADDRESS.test(address)
    ? fact('Token address: 0x and 40 digits, as on Ethereum')
    : odd(`Token address: ${counted([...address].length, 'character')}, not 0x and 40 digits`)
}

/** What the page says about what each line of the analysis looks at. */
export const factsOf = (draft: LaunchpadDraft): Record<Finding['about'], readonly Answer[]> => ({
  terms: [capsOf(draft).answer, priceOf(draft).answer, datesOf(draft).answer],
  description: [
    lengthAnswer('Name', draft.name, 'name'),
    lengthAnswer('Description', draft.description, 'description'),
  ],
  contract: [addressAnswer(draft.tokenAddress)],
})

/** In words what a part of the page still needs: "2 missing, 1 does not fit"; "Complete" if nothing. */
export function needsInWords(answers: readonly Answer[]): string {
  const count = (wanted: Answer['kind']) => answers.filter(({ kind }) => kind === wanted).length
  const [gaps, contradictions] = [count('missing'), count('odd')]
  return (
    [
      gaps > 0 && `${gaps} missing`,
      contradictions > 0 && `${contradictions} ${contradictions === 1 ? 'does' : 'do'} not fit`,
    ]
      .filter(Boolean)
      .join(', ') || 'Complete'
  )
}
