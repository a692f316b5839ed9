// The lines of an answer, and those that are known without the index: of the company, of prices and times, of training.
import { afterFirstMessage } from '../content/afterFirstMessage.ts'
import { sentenceOf } from '../content/copy/sentences.ts'
import { demoHref } from '../content/demos.ts'
import type { Family } from '../content/families.ts'
import { offerAt } from '../content/offers.ts'
import type { Passage } from '../passages/passages.ts'

/** One passage of an answer, with the place that says more. */
export interface Line {
  /** One to three sentences. */
  readonly text: string
  /** Of a passage that is quoted; null for a page's own sentence. */
  readonly heading: string | null
  /** Where it leads, and the name of that place. */
  readonly href: string
  readonly name: string
  /** Of a service or product. */
  readonly family: Family | null
  /** Opens its own demo. */
  readonly demoHref: string | null
}

/** Most lines of an answer (Rules, Chat). */
export const MOST_LINES = 3

/** A passage as a line: a page's own sentence stands for the page, any other is quoted with its heading. */
export const lineOf = ({ part, heading, text, page }: Passage): Line => ({
  text,
  heading: part === 'summary' ? null : heading,
  href: page.href,
  name: page.name,
  family: page.family,
  demoHref: page.demo ? demoHref(page.demo) : null,
})

/** A line of the company itself. */
export const pageLine = (name: string, href: string, text: string): Line => ({
  text,
  heading: null,
  href,
  name,
  family: null,
  demoHref: null,
})

const training = offerAt('/services/training')
/** The service that has its own rule. */
export const trainingLine: Line = {
  ...pageLine(training.name, training.path, sentenceOf(training)),
  family: training.family,
}

/** The contact page. */
const contactLine = pageLine('Contact', '/contact', 'Say what you need. Three lines are plenty.')
/** What the contact page says of a subject. */
const contactTerm = (heading: string): Line => ({
  ...contactLine,
  heading,
  text: afterFirstMessage.find(({ term }) => term === heading)?.text ?? '',
})
/** What sets any price. */
export const priceLine = contactTerm('What sets the price')
