// What the assistant answers (Rules, Chat): the rules in their order, then the knowledge base, else the
// fallback. Several wishes in one message are each answered. Keywords only; nothing is understood, and nothing is made up.
import { company } from '../content/company.ts'
import { isWord, linesAbout, MOST_LINES, pageLine, trainingLine, type Line } from './knowledge.ts'
import { corrector, withoutMarkup } from './phrases.ts'
import { remarksOn } from './remarks.ts'
import { normalized } from './spelling.ts'

export type RuleName = 'greeting' | 'services' | 'products' | 'ai' | 'pricing' | 'contact' | 'training'

export interface Answer {
  readonly rule: RuleName | 'knowledge' | 'fallback'
  readonly content: string
  readonly lines: readonly Line[]
  /** Mail and WhatsApp, with the question filled in. */
  readonly hasChannels: boolean
  /** A button that opens the contact form. */
  readonly offersForm: boolean
}

interface Rule {
  readonly name: RuleName
  /** Matched as whole words. */
  readonly words?: readonly string[]
  /** Matched at the beginning of a word. */
  readonly beginnings?: readonly string[]
  readonly content: string
  /** Said instead where more follows. */
  readonly contentWithMore?: string
  /** The page that says more. */
  readonly page?: Line | undefined
  readonly hasChannels?: boolean
}

const HERE = 'Here is what I have on that.'

/** In a fixed order (Rules, Chat): the first that matches answers. The wording is ours. */
export const rules: readonly Rule[] = [
  {
    name: 'greeting',
    words: ['hello', 'hi', 'hey'],
    content: 'Hello. Name a service, a product or a topic: bridges, audits, staking and so on.',
    contentWithMore: 'Hello.',
  },
  {
    name: 'services',
    beginnings: ['services'],
    content: 'The services run from the first diagram to the training day.',
    page: pageLine('All services', '/services', 'Every service with one sentence on what it covers.'),
  },
  {
    name: 'products',
    beginnings: ['products'],
    content: 'The products are ready-made, and changed until they fit.',
    page: pageLine('All products', '/products', 'Every product with one sentence on what it does.'),
  },
  {
    name: 'ai',
    words: ['ai'],
    beginnings: ['quantum'],
    content:
      'In the demos, AI scores, AI analysis and levels such as Quantum-Safe are fixed sample values. I match keywords; no AI model reads what you type.',
    page: pageLine(
      `About ${company.name}`,
      '/about',
      'What AI does in each product, and what is sample data here.',
    ),
  },
  {
    name: 'pricing',
    beginnings: ['pricing'],
    content:
      'No prices are listed here, because they depend on what you need. Ask for yours by mail or WhatsApp.',
    page: pageLine('Contact', '/contact', 'Say what you need. Three lines are plenty.'),
    hasChannels: true,
  },
  {
    name: 'contact',
    beginnings: ['contact', 'support', 'help'],
    content: `The team can be reached by mail at ${company.supportEmail}, on WhatsApp, or by phone at ${company.phone}. ${company.claims.response}.`,
    page: pageLine('Contact', '/contact', 'Every way to reach the team.'),
    hasChannels: true,
  },
  {
    name: 'training',
    beginnings: ['training', 'learn', 'education', 'course'],
    content: 'Training is a service of its own.',
    page: trainingLine,
  },
]

function patternOf({ words = [], beginnings = [] }: Rule): RegExp {
  const letter = String.raw`[\p{L}\p{N}]`
  const whole = words.map((word) => `${word}(?!${letter})`)
  return new RegExp(`(?<!${letter})(?:${[...whole, ...beginnings].join('|')})`, 'u')
}

const patterns = rules.map((rule) => ({ rule, pattern: patternOf(rule) }))

const keyword = corrector(
  new Set(rules.flatMap(({ words = [], beginnings = [] }) => [...words, ...beginnings])),
  isWord,
)
/** Words of a question that are looked at for slips in a keyword. */
const MOST_WORDS = 120

/** A text, with the keywords behind it that were meant by slips in it. */
const spelledOut = (text: string): string =>
  [text, ...(text.match(/\p{L}+/gu) ?? []).slice(0, MOST_WORDS).map(keyword)].join(' ')

/** What stands in an answer: what a rule says, or a remark. */
type Part = Pick<Rule, 'content' | 'contentWithMore' | 'page' | 'hasChannels'>

/** Of two rules that lead to the same page the first is enough. */
const isFirstOfItsPage = ({ page }: Rule, at: number, all: readonly Rule[]) =>
  page === undefined || all.findIndex((rule) => rule.page?.href === page.href) === at

const fallback: Answer = {
  rule: 'fallback',
  content: `I have no answer to that. The team can be connected by mail or WhatsApp: ${company.claims.response.toLowerCase()}. I can also collect your contact information and put it into the message.`,
  lines: [],
  hasChannels: true,
  offersForm: true,
}

/** The answer to a question. The same question always gets the same answer. */
export function answerTo(question: string): Answer {
  const text = spelledOut(normalized(withoutMarkup(question)))
  const matching = patterns.filter(({ pattern }) => pattern.test(text)).map(({ rule }) => rule)
  const { remarks, rest } = remarksOn(
    question,
    matching.map(({ name }) => name),
  )
  const opening: Part[] = [
    ...matching.filter(({ name }) => name === 'greeting'),
    ...remarks.filter(({ isFirst }) => isFirst),
  ]
  const others: Part[] = [
    ...matching.filter(({ name }) => name !== 'greeting').filter(isFirstOfItsPage),
    ...remarks.filter(({ isFirst }) => !isFirst),
  ]
  const parts = [...opening, ...others]
  const pages = [...new Map(parts.flatMap(({ page }) => (page ? [[page.href, page]] : []))).values()]
  const found = linesAbout(rest).filter(({ href }) => !pages.some((page) => page.href === href))
  const lines = [...pages, ...found].slice(0, MOST_LINES)
  if (parts.length + lines.length === 0) return fallback
  const said = parts.map(({ content, contentWithMore = content }) =>
    parts.length > 1 || lines.length > 0 ? contentWithMore : content,
  )
  if (others.length === 0 && lines.length > 0) said.push(HERE)
  return {
    rule: matching[0]?.name ?? 'knowledge',
    content: said.join(' '),
    lines,
    // What sends a visitor to the team, or promises an answer, stands beside the ways to reach it.
    hasChannels:
      parts.some(({ hasChannels }) => hasChannels) || lines.some(({ href }) => href === '/contact'),
    offersForm: false,
  }
}
