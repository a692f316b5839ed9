// Reads the content into passages, with the wordings by which visitors ask for each. It runs when the site is built
// (site/build/passages.mjs): what is loaded is its result.
import { afterFirstMessage } from '../content/afterFirstMessage.ts'
import { aiByProduct, type AiUse } from '../content/aiByProduct.ts'
import { aiInSum } from '../content/aiUses.ts'
import { company } from '../content/company.ts'
import { companyQuestions, type CompanyQuestionId } from '../content/companyQuestions.ts'
import { demoSentenceOf } from '../content/copy/demoSentences.ts'
import type { NamedTerm, OfferCopy } from '../content/copy/offerCopy.ts'
import { sentenceOf } from '../content/copy/sentences.ts'
import { synonymsOf } from '../content/copy/synonyms.ts'
import { demoHref, demos, type Demo } from '../content/demos.ts'
import { intents, type IntentId } from '../content/intents.ts'
import { offerOfDemo, offers, type Offer } from '../content/offers.ts'
import { policies } from '../content/policies.ts'
import { POLICIES_PAGE, type PolicyId } from '../content/policyNames.ts'
import { steps } from '../content/steps.ts'
import { companyWordings } from '../content/wordings/companyQuestions.ts'
import { intentWordings } from '../content/wordings/intents.ts'
import { pageWordings, termWordings } from '../content/wordings/pages.ts'
import {
  AI_HEADING,
  type DemoWordings,
  type Examples,
  type ExamplesByLanguage,
} from '../content/wordings/wordings.ts'
import type { LanguageId } from '../content/languageSigns.ts'
import { foreignStem, plain } from './languages.ts'
import {
  HEADINGS,
  storedWordings,
  type IndexedPage,
  type PagePassage,
  type Part,
  type StoredLanguage,
  type StoredLibrary,
} from './passages.ts'
import { stemsOf, tokensOf, wholeOf } from './words.ts'

const termsAs = (part: Part, terms: readonly NamedTerm[] = []): PagePassage[] =>
  terms.map(({ term, text, names }) => ({ part, heading: term, text: names ? `${text} (${names})` : text }))

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

function offerPage(offer: Offer, copy: OfferCopy): IndexedPage {
  return {
    kind: offer.kind,
    name: offer.name,
    href: offer.path,
    family: offer.family,
    // A borrowed demo shows another product: the page says so, an answer has no room to.
    demo: offer.borrowsDemo ? null : (offer.demo ?? null),
    passages: passagesOf(offer, copy),
  }
}

const demoPage = (demo: Demo, { demo: copy }: OfferCopy): IndexedPage => ({
  kind: 'demo',
  name: demo.name,
  href: demoHref(demo.key),
  family: demo.family,
  demo: demo.key,
  passages: [
    { part: 'summary', heading: demo.name, text: demoSentenceOf(demo) },
    ...(copy?.canTry ?? []).map((text) => ({ part: 'text', heading: 'What you can try', text }) as const),
  ],
})

const companyPage = (name: string, href: string, passages: readonly PagePassage[]): IndexedPage => ({
  kind: 'company',
  name,
  href,
  family: null,
  demo: null,
  passages,
})

const text = (heading: string, sentence: string): PagePassage => ({ part: 'text', heading, text: sentence })

const policyPage = (id: PolicyId): IndexedPage => ({
  kind: 'policy',
  name: policies[id].title,
  href: `${POLICIES_PAGE}#${id}`,
  family: null,
  demo: null,
  passages: policies[id].clauses.flatMap(({ heading, text: paragraphs }) =>
    paragraphs.map((paragraph) => text(heading, paragraph)),
  ),
})

const { claims } = company
const ABOUT = `About ${company.name}`

/** A fact of the company. */
const fact = (name: string, href: string, sentence: string): IndexedPage =>
  companyPage(name, href, [{ part: 'summary', heading: name, text: sentence }])

const facts: readonly IndexedPage[] = [
  fact(
    ABOUT,
    '/about',
    `${claims.clients} clients, ${claims.countries} countries. Founded in ${claims.founded}. ${claims.projects} projects.`,
  ),
  fact('The demos', '/', `${claims.demos}.`),
  fact('Contact', '/contact', `Write or call, and talk to the team. ${claims.response}.`),
  fact('Contact', '/contact', 'The contact page links to LinkedIn and Twitter.'),
  fact('WhatsApp', company.whatsappUrl, 'WhatsApp opens a chat with the team.'),
  fact(company.supportEmail, company.mailHref, `The email address is ${company.supportEmail}.`),
  fact(company.phone, company.phoneHref, `The phone number is ${company.phone}.`),
]

const copies = import.meta.glob<OfferCopy>(
  ['../content/copy/services/*.ts', '../content/copy/products/*.ts'],
  { eager: true, import: 'default' },
)
const offerWordings = import.meta.glob<Readonly<Record<string, Examples>>>(
  ['../content/wordings/services/*.ts', '../content/wordings/products/*.ts'],
  { eager: true, import: 'default' },
)

const demoWordings = import.meta.glob<DemoWordings>('../content/copy/demos/*.ts', {
  eager: true,
  import: 'wordings',
})

function copyOf({ path }: Offer): OfferCopy {
  const copy = copies[`../content/copy${path}.ts`]
  if (!copy) throw new Error(`${path} has no copy: write src/content/copy${path}.ts.`)
  return copy
}

const aiHeading = ({ term }: AiUse) => `AI: ${term}`
/** The wordings for what AI does are those of the products. */
const aiWordings: ReadonlyMap<string, Examples> = new Map(
  aiByProduct.map((use) => {
    const examples = use.products.flatMap(
      ({ path }) => offerWordings[`../content/wordings${path}.ts`]?.[AI_HEADING] ?? [],
    )
    if (examples.length === 0)
      throw new Error(
        `"${use.text}" has no wordings: add '${AI_HEADING}' in src/content/wordings${use.products[0]?.path}.ts.`,
      )
    return [aiHeading(use), examples.join('; ')]
  }),
)

const companyIds = Object.keys(companyQuestions) as CompanyQuestionId[]
const intentIds = Object.keys(intents) as IntentId[]

const allPages = (): IndexedPage[] => [
  ...offers.map((offer) => offerPage(offer, copyOf(offer))),
  ...demos.map((demo) => demoPage(demo, copyOf(offerOfDemo(demo.key)))),
  ...facts,
  companyPage(ABOUT, '/about', [
    ...termsAs('text', aiInSum),
    ...aiByProduct.map((use) => text(aiHeading(use), use.text)),
  ]),
  companyPage('Contact', '/contact', [
    ...termsAs('text', afterFirstMessage),
    ...steps.map(({ name, sentence }) => text(`How it runs: ${name}`, sentence)),
  ]),
  ...companyIds.map((id) => {
    const { question, answer, page } = companyQuestions[id]
    return companyPage(page.name, page.href, [{ part: 'question', heading: question, text: answer }])
  }),
  policyPage('privacy'),
  policyPage('cookies'),
  ...intentIds.map((id): IndexedPage => ({
    kind: 'talk',
    name: '',
    href: '',
    family: null,
    demo: null,
    passages: [{ part: intents[id].part, heading: id, text: intents[id].reply }],
  })),
]

const idOf = new Map<string, CompanyQuestionId>(companyIds.map((id) => [companyQuestions[id].question, id]))

/** The examples in other languages of a company question, small talk, or what sets a price or a time. */
function examplesAbroad({ kind }: IndexedPage, { heading }: PagePassage): ExamplesByLanguage | undefined {
  const id = idOf.get(heading)
  if (kind === 'talk') return intentWordings[heading as IntentId]
  if (kind !== 'company') return undefined
  return id ? companyWordings[id] : termWordings[heading as keyof typeof termWordings]
}

/** The file with the wordings of a page. */
function placeOfWordings({ kind, href, demo }: IndexedPage): string {
  if (kind === 'demo') return `src/content/copy/demos/${demo}.ts`
  return `src/content/wordings${kind === 'service' || kind === 'product' ? `${href}.ts` : ''}`
}

/**
 * The wordings by which visitors ask for the passages of a page, in their order. Throws where one has none. `taken` counts how
 * many texts of a heading had theirs: a heading of `pageWordings` may have several.
 */
function wordingsOf(page: IndexedPage, taken: Map<string, number>): Examples[] {
  return page.passages.map((passage, at) => {
    const heading = passage.heading.replace(company.name, '{name}')
    const own = (): Examples | undefined => {
      if (page.kind === 'demo') return demoWordings[`../content/copy/demos/${page.demo}.ts`]?.[at]
      if (page.kind === 'service' || page.kind === 'product') {
        const key = passage.part === 'summary' ? 'summary' : passage.heading
        return offerWordings[`../content/wordings${page.href}.ts`]?.[key]
      }
      const examples = examplesAbroad(page, passage)?.en ?? aiWordings.get(passage.heading)
      if (examples) return examples
      const key =
        page.href === company.mailHref ? 'Email' : page.href === company.phoneHref ? 'Phone' : heading
      const before = taken.get(key) ?? 0
      taken.set(key, before + 1)
      // The details of a real company add texts below a heading.
      return pageWordings[key]?.[before] ?? pageWordings[key]?.at(-1)
    }
    const wordings = own()
    if (!wordings)
      throw new Error(
        `The page "${page.name}" (${page.href}) says "${passage.text}" under "${passage.heading}", but there are no wordings for it: add some in ${placeOfWordings(page)}.`,
      )
    return wordings
  })
}
/** What is loaded to find passages, and by language what is loaded for a visitor who writes in it. */
export interface BuiltLibrary {
  readonly library: StoredLibrary
  readonly languages: Readonly<Record<LanguageId, StoredLanguage>>
}

const dictionaries = import.meta.glob<string>('../content/languages/*.ts', { eager: true, import: 'default' })

/** In how many of some wordings each stem is. */
function countsIn(examples: Examples, stemsIn: (text: string) => Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const example of examples.split(';'))
    for (const stem of stemsIn(example)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return counts
}

const add = (to: Map<string, Map<number, number>>, stem: string, id: number, count: number) =>
  to.set(stem, (to.get(stem) ?? new Map<number, number>()).set(id, count))

/** Leaves out what only one wording of the whole site has: another question seldom has it. */
function dropRare(countsOf: Map<string, Map<number, number>>, texts: readonly string[]): void {
  const inTexts = new Set(texts.flatMap(stemsOf))
  for (const [stem, counts] of countsOf)
    if (counts.size === 1 && [...counts.values()][0] === 1 && !inTexts.has(stem)) countsOf.delete(stem)
}

/** Everything that can be found, with the words by which it is found. */
export function sitePassages(): BuiltLibrary {
  const pages = allPages()
  const passages = pages.flatMap((page) => page.passages.map((passage) => ({ ...passage, page })))
  const taken = new Map<string, number>()
  const wordings = pages.flatMap((page) => wordingsOf(page, taken))
  const synonyms = new Map(offers.map((offer) => [offer.path as string, synonymsOf(offer)]))
  const countsOf = new Map<string, Map<number, number>>()
  for (const [id, { page, part, text: sentence, heading }] of passages.entries()) {
    const own = new Set(stemsOf(page.kind === 'talk' ? '' : `${page.name} ${heading} ${sentence}`))
    const others = part === 'summary' ? `;${synonyms.get(page.href) ?? ''}` : ''
    for (const [stem, count] of countsIn(`${wordings[id]}${others}`, stemsOf))
      // What the passage says itself, and once in a wording, is found without it.
      if (count > 1 || !own.has(stem)) add(countsOf, stem, id, count)
  }
  dropRare(
    countsOf,
    passages.map(({ page, heading, text: sentence }) => `${page.name} ${heading} ${sentence}`),
  )
  // What is asked of any company is often said with function words alone.
  for (const [id, { page }] of passages.entries())
    if (page.kind === 'talk' || page.kind === 'company')
      for (const example of (wordings[id] ?? '').split(';')) {
        const whole = wholeOf(example)
        if (whole) add(countsOf, whole, id, 1)
      }
  const languageOf = (id: LanguageId): StoredLanguage => {
    const abroad = new Map<string, Map<number, number>>()
    for (const [at, passage] of passages.entries()) {
      const examples = examplesAbroad(passage.page, passage)?.[id] ?? ''
      const own = (text: string) =>
        new Set(tokensOf(text).flatMap((word) => (word.length > 2 ? foreignStem({ id }, word) : [])))
      for (const [stem, count] of countsIn(examples, own)) add(abroad, stem, at, count)
    }
    const words = (dictionaries[`../content/languages/${id}.ts`] ?? '').replace(/\n/g, '').trim()
    return { words: plain(words), wordings: storedWordings(abroad) }
  }
  const languages = {
    de: languageOf('de'),
    fr: languageOf('fr'),
    es: languageOf('es'),
    it: languageOf('it'),
    pt: languageOf('pt'),
  }
  return { library: { pages, wordings: storedWordings(countsOf) }, languages }
}
