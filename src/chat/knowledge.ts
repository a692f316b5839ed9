// The knowledge base: a line for each fact of the company, each way to reach it, each service and each product, made
// from the content, and the closest ones to a question (Rules, Chat).
import { company } from '../content/company.ts'
import { sentenceOf } from '../content/copy/sentences.ts'
import { synonymsOf } from '../content/copy/synonyms.ts'
import { demoHref } from '../content/demos.ts'
import type { Family } from '../content/families.ts'
import { offerAt, offers, type Offer } from '../content/offers.ts'
import { searcher, type Searchable } from './ranking.ts'

/** One line of an answer, with the place that says more. */
export interface Line {
  /** One sentence. */
  readonly text: string
  /** Where it leads, and the name of that place. */
  readonly href: string
  readonly name: string
  /** Of a service or product. */
  readonly family: Family | null
  /** Opens its own demo. */
  readonly demoHref: string | null
}

interface Known extends Searchable {
  readonly line: Line
}

/** Most lines of an answer (Rules, Chat). */
export const MOST_LINES = 3

/** A line of the company itself. */
export const pageLine = (name: string, href: string, text: string): Line => ({
  text,
  href,
  name,
  family: null,
  demoHref: null,
})

const known = (name: string, href: string, text: string, strong: string): Known => ({
  line: pageLine(name, href, text),
  strong,
  weak: text,
})

const ABOUT = [`About ${company.name}`, '/about'] as const
const CONTACT = ['Contact', '/contact'] as const

const facts: readonly Known[] = [
  known(
    ...ABOUT,
    `Founded in ${company.claims.founded}.`,
    'founded founding founder old age since established history',
  ),
  known(
    ...ABOUT,
    `${company.claims.countries} countries.`,
    'country countries where based located location world',
  ),
  known(...ABOUT, `${company.claims.clients} clients.`, 'client customer reference references company'),
  known(...ABOUT, `${company.claims.projects} projects.`, 'project portfolio experience finished'),
  known(...CONTACT, `${company.claims.response}.`, 'response respond reply answer fast quickly wait hour'),
  known(
    'The demos',
    '/',
    `${company.claims.demos}.`,
    'demo demonstration try test sample prototype preview real customize customized custom adapt change tailor',
  ),
  known(
    ...CONTACT,
    `Write or call, and talk to the team. ${company.claims.response}.`,
    'talk speak consultation consult meeting call chat reach team quote person address',
  ),
  known(
    ...CONTACT,
    'You get the code, the documentation and training for the people who will run it.',
    'handover deliver deliverable afterwards maintenance maintain receive source',
  ),
  known('WhatsApp', company.whatsappUrl, 'WhatsApp opens a chat with the team.', 'whatsapp messenger'),
  known(
    company.supportEmail,
    company.mailHref,
    `The email address is ${company.supportEmail}.`,
    'email mail address write',
  ),
  known(
    company.phone,
    company.phoneHref,
    `The phone number is ${company.phone}.`,
    'phone number call telephone',
  ),
]

/** A borrowed demo shows another product: the page says so, a line of the chat has no room to. */
const lineOf = (offer: Offer): Line => ({
  text: sentenceOf(offer),
  href: offer.path,
  name: offer.name,
  family: offer.family,
  demoHref: offer.demo && !offer.borrowsDemo ? demoHref(offer.demo) : null,
})

const { find, knows } = searcher([
  ...facts,
  ...offers.map((offer) => ({
    line: lineOf(offer),
    name: offer.name,
    strong: synonymsOf(offer),
    weak: sentenceOf(offer),
  })),
])

/** The service that a rule of its own answers with. */
export const trainingLine = lineOf(offerAt('/services/training'))

/** The lines that come closest to a question, the best first; none when nothing does. */
export function linesAbout(question: string): Line[] {
  return find(question)
    .slice(0, MOST_LINES)
    .map(({ line }) => line)
}

/** Whether a word means something as it is written. */
export const isWord = knows
