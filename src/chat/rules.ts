// The agreed rules in their order (Rules, Chat), and what they answer alone. Keywords only; nothing is understood, and nothing
// is made up. What the site says beside them is in answers.ts, which loads after the chat was opened.
import { chatRules, type ChatRule, type RuleName } from '../content/chatRules.ts'
import { company } from '../content/company.ts'
import { normalized } from '../passages/words.ts'
import type { Lead } from './handover.ts'
import { MOST_LINES, pageLine, priceLine, trainingLine, type Line } from './lines.ts'

/** What may be meant, as a button that answers when pressed. */
export interface Choice {
  /** What the button says, and what is asked with it. */
  readonly label: string
  /** The page of the passage. */
  readonly href: string
}

export interface Answer {
  readonly rule: RuleName | 'knowledge' | 'fallback'
  readonly content: string
  readonly lines: readonly Line[]
  /** What else may be meant: more of it where the answer is not sure. */
  readonly choices: readonly Choice[]
  /** Mail and WhatsApp, with the question filled in. */
  readonly hasChannels: boolean
  /** A button that opens the contact form. */
  readonly offersForm: boolean
  /** What was typed of the contact form's fields by a visitor who wants to be called or written to. */
  readonly details: Partial<Lead> | null
  /** The services and products that it is about. */
  readonly topics: readonly string[]
}

/** A rule with the line of its page. */
export interface Rule extends Omit<ChatRule, 'page'> {
  readonly page: Line | undefined
}

const lineOfPage = (page: ChatRule['page']): Line | undefined =>
  page === 'price' ? priceLine : page === 'training' ? trainingLine : page && pageLine(...page)

const rules: readonly Rule[] = chatRules.map((rule) => ({ ...rule, page: lineOfPage(rule.page) }))

function patternOf({ words = [], beginnings = [] }: Rule): RegExp {
  const letter = String.raw`[\p{L}\p{N}]`
  const whole = words.map((word) => `${word}(?!${letter})`)
  return new RegExp(`(?<!${letter})(?:${[...whole, ...beginnings].join('|')})`, 'u')
}

const patterns = rules.map((rule) => ({ rule, pattern: patternOf(rule) }))

/** Characters of a message that are looked at: as many as the chat takes. */
const MOST_CHARACTERS = 2000

/** The rules that a question meets, in their order. */
export const rulesFor = (question: string): Rule[] => {
  const text = normalized(question)
  return patterns.filter(({ pattern }) => pattern.test(text)).map(({ rule }) => rule)
}

/** A text without the keyword of a rule. */
export const withoutRule = (text: string, rule: Rule): string =>
  normalized(text).replace(new RegExp(`${patternOf(rule).source}[\\p{L}\\p{N}]*`, 'gu'), ' ')

/** Tags that were pasted along are not part of a question. */
const TAG = /<\/?[a-z][^<>]*>/giu

/** What is looked at of a message: without tags, and not all of a very long one. */
export const questionIn = (message: string): string => message.replace(TAG, ' ').slice(0, MOST_CHARACTERS)

/** Of two rules that lead to the same page the first is enough. */
export const isFirstOfItsPage = ({ page }: Rule, at: number, all: readonly Rule[]) =>
  page === undefined || all.findIndex((rule) => rule.page?.href === page.href) === at

export const fallback: Answer = {
  rule: 'fallback',
  content: `I have no answer to that. The team can be connected by email or WhatsApp: ${company.claims.response.toLowerCase()}. I can also collect your contact information and put it into the message.`,
  lines: [],
  choices: [],
  hasChannels: true,
  offersForm: true,
  details: null,
  topics: [],
}

/** What rules say together: each in the words for more than one, where more follows. */
export const saidOf = (said: readonly Rule[], hasMore: boolean): string[] =>
  said.map(({ content, contentWithMore = content }) => (hasMore ? contentWithMore : content))

/** The answer of the rules alone, where what the site says is not there. */
export function ruleAnswer(message: string): Answer {
  const matched = rulesFor(questionIn(message)).filter(isFirstOfItsPage)
  const [first] = matched
  if (!first) return fallback
  const lines = matched.flatMap(({ page }) => page ?? []).slice(0, MOST_LINES)
  return {
    ...fallback,
    rule: first.name,
    content: saidOf(matched, matched.length > 1 || lines.length > 0).join(' '),
    lines,
    hasChannels: matched.some(({ hasChannels }) => hasChannels),
    offersForm: false,
    topics: lines.map(({ href }) => href).filter((href) => href === trainingLine.href),
  }
}
