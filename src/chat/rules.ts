// What the assistant answers (Rules, Chat): the rules in their order, then the knowledge base, else the
// fallback. Keywords only; nothing is understood, and nothing is made up.
import { company } from '../content/company.ts'
import { linesAbout, MOST_LINES, trainingLine, type Line } from './knowledge.ts'
import { normalized } from './ranking.ts'

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
  /** Said instead where lines of the knowledge base follow. */
  readonly contentWithLines?: string
  /** The page that says more. */
  readonly page?: Line | undefined
  readonly hasChannels?: boolean
}

const line = (name: string, href: string, text: string): Line => ({
  text,
  href,
  name,
  family: null,
  demoHref: null,
})

const HERE = 'Here is what I have on that.'

/** In a fixed order (Rules, Chat): the first that matches answers. The wording is ours. */
export const rules: readonly Rule[] = [
  {
    name: 'greeting',
    words: ['hello', 'hi', 'hey'],
    content: 'Hello. Name a service, a product or a topic: bridges, audits, staking and so on.',
    contentWithLines: `Hello. ${HERE}`,
  },
  {
    name: 'services',
    beginnings: ['services'],
    content: 'The services run from the first diagram to the training day.',
    page: line('All services', '/services', 'Every service with one sentence on what it covers.'),
  },
  {
    name: 'products',
    beginnings: ['products'],
    content: 'The products are made already, and changed until they fit.',
    page: line('All products', '/products', 'Every product with one sentence on what it does.'),
  },
  {
    name: 'ai',
    words: ['ai'],
    beginnings: ['quantum'],
    content:
      'In the demos, AI scores, AI analysis and levels such as Quantum-Safe are fixed sample values. I match keywords; no AI model reads what you type.',
    page: line(`About ${company.name}`, '/about', 'What is sample data here, and where AI comes in.'),
  },
  {
    name: 'pricing',
    beginnings: ['pricing'],
    content:
      'No prices are listed here, because they depend on what you need. Ask for yours by mail or WhatsApp.',
    page: line('Contact', '/contact', 'Say what you need. Three lines are plenty.'),
    hasChannels: true,
  },
  {
    name: 'contact',
    beginnings: ['contact', 'support', 'help'],
    content: `The team can be reached by mail at ${company.supportEmail}, on WhatsApp, or by phone at ${company.phone}. ${company.claims.response}.`,
    page: line('Contact', '/contact', 'Every way to reach the team.'),
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

/** The answer to a question. The same question always gets the same answer. */
export function answerTo(question: string): Answer {
  const text = normalized(question)
  const rule = patterns.find(({ pattern }) => pattern.test(text))?.rule
  const found = linesAbout(question)
  if (rule) {
    const { page } = rule
    const others = found.filter(({ href }) => href !== page?.href)
    return {
      rule: rule.name,
      content: (others.length > 0 && rule.contentWithLines) || rule.content,
      lines: (page ? [page, ...others] : others).slice(0, MOST_LINES),
      hasChannels: rule.hasChannels ?? others.some(({ href }) => href === '/contact'),
      offersForm: false,
    }
  }
  if (found.length > 0)
    return {
      rule: 'knowledge',
      content: HERE,
      lines: found,
      // What sends a visitor to the team, or promises an answer, stands beside the ways to reach it.
      hasChannels: found.some(({ href }) => href === '/contact'),
      offersForm: false,
    }
  return {
    rule: 'fallback',
    content: `I have no answer to that. The team can be connected by mail or WhatsApp: ${company.claims.response.toLowerCase()}. I can also collect your contact information and put it into the message.`,
    lines: [],
    hasChannels: true,
    offersForm: true,
  }
}
