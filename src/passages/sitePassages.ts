// Reads the content into passages. It runs when the site is built (site/build/passages.mjs): what is loaded is its result.
import { afterFirstMessage } from '../content/afterFirstMessage.ts'
import { aiByProduct, aiInSum } from '../content/aiUses.ts'
import { company } from '../content/company.ts'
import { companyQuestions } from '../content/companyQuestions.ts'
import { demoSentenceOf } from '../content/copy/demoSentences.ts'
import type { OfferCopy, Term } from '../content/copy/offerCopy.ts'
import { sentenceOf } from '../content/copy/sentences.ts'
import { synonymsOf } from '../content/copy/synonyms.ts'
import { demoHref, demos, type Demo } from '../content/demos.ts'
import { offerOfDemo, offers, type Offer } from '../content/offers.ts'
import { policies } from '../content/policies.ts'
import { POLICIES_PAGE, type PolicyId } from '../content/policyNames.ts'
import { steps } from '../content/steps.ts'
import {
  HEADINGS,
  stored,
  type IndexedPage,
  type PagePassage,
  type Part,
  type StoredPages,
} from './passages.ts'
import { stemOf, tokensOf } from './words.ts'

const termsAs = (part: Part, terms: readonly Term[] = []): PagePassage[] =>
  terms.map(({ term, text }) => ({ part, heading: term, text }))

/** A list as one sentence. */
const listed = (items: readonly string[]): string =>
  `${items.map((item, at) => (at === 0 ? item : item[0]?.toLowerCase() + item.slice(1))).join('; ')}.`

/** A passage of a part that a page has once. */
const only = (part: keyof typeof HEADINGS, text: string): PagePassage => ({
  part,
  heading: HEADINGS[part],
  text,
})

function passagesOf(
  offer: Offer,
  { included, uses, steps: own, terms, needs, standards, demo, questions }: OfferCopy,
) {
  return [
    { part: 'summary', heading: offer.name, text: sentenceOf(offer) },
    ...(uses ? [only('uses', listed(uses))] : []),
    ...termsAs('included', included),
    ...own.map(({ name, sentence }) => ({ part: 'step', heading: name, text: sentence }) as const),
    only('price', terms.price),
    only('time', terms.time),
    only('handover', terms.handover),
    only('needs', listed(needs)),
    ...(demo ? [only('changes', listed(demo.canChange))] : []),
    ...termsAs('standard', standards),
    ...questions.map(
      ({ question, answer }) => ({ part: 'question', heading: question, text: answer }) as const,
    ),
  ] satisfies PagePassage[]
}

/** The words that a page's name, its own sentence and its uses do not have. */
function unsaid(words: string, name: string, passages: readonly PagePassage[]): string {
  const own = passages.filter(({ part }) => part === 'summary' || part === 'uses')
  const said = new Set([name, ...own.map(({ text: sentence }) => sentence)].flatMap(tokensOf).map(stemOf))
  return words
    .split(' ')
    .filter((word) => !said.has(stemOf(word)))
    .join(' ')
}

function offerPage(offer: Offer, copy: OfferCopy): IndexedPage {
  const passages = passagesOf(offer, copy)
  return {
    kind: offer.kind,
    name: offer.name,
    href: offer.path,
    family: offer.family,
    // A borrowed demo shows another product: the page says so, an answer has no room to.
    demo: offer.borrowsDemo ? null : (offer.demo ?? null),
    words: unsaid(synonymsOf(offer), offer.name, passages),
    passages,
  }
}

const demoPage = (demo: Demo, { demo: copy }: OfferCopy): IndexedPage => ({
  kind: 'demo',
  name: demo.name,
  href: demoHref(demo.key),
  family: demo.family,
  demo: demo.key,
  words: demo.tileName,
  passages: [
    { part: 'summary', heading: demo.name, text: demoSentenceOf(demo) },
    ...(copy?.canTry ?? []).map((text) => ({ part: 'text', heading: 'What you can try', text }) as const),
  ],
})

const companyPage = (
  name: string,
  href: string,
  words: string,
  passages: readonly PagePassage[],
): IndexedPage => ({ kind: 'company', name, href, family: null, demo: null, words, passages })

const text = (heading: string, sentence: string): PagePassage => ({ part: 'text', heading, text: sentence })

const policyPage = (id: PolicyId): IndexedPage => ({
  kind: 'policy',
  name: policies[id].title,
  href: `${POLICIES_PAGE}#${id}`,
  family: null,
  demo: null,
  words: 'policy data protection personal data tracking',
  passages: policies[id].clauses.flatMap(({ heading, text: paragraphs }) =>
    paragraphs.map((paragraph) => text(heading, paragraph)),
  ),
})

const { claims } = company
const ABOUT = `About ${company.name}`

/** A fact of the company, with the words that it is asked by. */
const fact = (name: string, href: string, sentence: string, words: string): IndexedPage =>
  companyPage(name, href, words, [{ part: 'summary', heading: name, text: sentence }])

const facts: readonly IndexedPage[] = [
  fact(
    ABOUT,
    '/about',
    `Founded in ${claims.founded}. ${claims.clients} clients, ${claims.projects} projects, ${claims.countries} countries.`,
    'founded founding founder old since established history country countries world client clients customer project projects experience finished',
  ),
  fact(
    'The demos',
    '/',
    `${claims.demos}.`,
    'demo demos demonstration try sample prototype preview customized custom adapt tailor',
  ),
  fact(
    'Contact',
    '/contact',
    `Write or call, and talk to the team. ${claims.response}.`,
    'talk speak consultation consult meeting call chat reach team quote person address',
  ),
  fact(
    'Contact',
    '/contact',
    'The contact page links to LinkedIn and Twitter.',
    'linkedin twitter social media network profile follow',
  ),
  fact('WhatsApp', company.whatsappUrl, 'WhatsApp opens a chat with the team.', 'whatsapp messenger'),
  fact(
    company.supportEmail,
    company.mailHref,
    `The email address is ${company.supportEmail}.`,
    'email mail address',
  ),
  fact(
    company.phone,
    company.phoneHref,
    `The phone number is ${company.phone}.`,
    'phone number call telephone',
  ),
]

const copies = import.meta.glob<OfferCopy>(
  ['../content/copy/services/*.ts', '../content/copy/products/*.ts'],
  { eager: true, import: 'default' },
)

function copyOf({ path }: Offer): OfferCopy {
  const copy = copies[`../content/copy${path}.ts`]
  if (!copy) throw new Error(`${path} has no copy.`)
  return copy
}

/** Everything that can be found, page by page. */
export function sitePassages(): StoredPages {
  return stored(allPages())
}

function allPages(): IndexedPage[] {
  return [
    ...offers.map((offer) => offerPage(offer, copyOf(offer))),
    ...demos.map((demo) => demoPage(demo, copyOf(offerOfDemo(demo.key)))),
    ...facts,
    companyPage(ABOUT, '/about', '', [
      ...termsAs('text', aiInSum),
      ...aiByProduct.map(({ term, text: sentence }) => text(`AI: ${term}`, sentence)),
    ]),
    companyPage('Contact', '/contact', '', [
      ...termsAs('text', afterFirstMessage),
      ...steps.map(({ name, sentence }) => text(`How it runs: ${name}`, sentence)),
    ]),
    ...Object.values(companyQuestions).map(({ question, answer, page }) =>
      companyPage(page.name, page.href, '', [{ part: 'question', heading: question, text: answer }]),
    ),
    policyPage('privacy'),
    policyPage('cookies'),
  ]
}
