import { beforeAll, describe, expect, it } from 'vitest'
import { faultsIn } from './claims.ts'
import { copyLimits, isWithin, type Limit } from './copyLimits.ts'
import { afterFirstMessage } from '#src/content/afterFirstMessage.ts'
import { aiByProduct, aiInSum } from '#src/content/aiUses.ts'
import { company } from '#src/content/company.ts'
import { demos } from '#src/content/demos.ts'
import { offerAt, offers, products, type OfferPath } from '#src/content/offers.ts'
import { steps } from '#src/content/steps.ts'
import { demoSentenceOf } from '#src/content/copy/demoSentences.ts'
import { loadCopy } from '#src/content/copy/loadCopy.ts'
import type { OfferCopy } from '#src/content/copy/offerCopy.ts'
import { sentenceOf } from '#src/content/copy/sentences.ts'
import { synonymsOf } from '#src/content/copy/synonyms.ts'

const paths = offers.map(({ path }) => path)
const copyOf = new Map<OfferPath, OfferCopy>()

beforeAll(async () => {
  for (const path of paths) copyOf.set(path, await loadCopy(path))
})

/** Every text of a copy, with the name of its place. */
function textsOf(copy: OfferCopy): [place: string, text: string][] {
  const walk = (value: unknown, place: string): [string, string][] => {
    if (typeof value === 'string') return [[place, value]]
    if (value === null || typeof value !== 'object') return []
    return Object.entries(value).flatMap(([key, inner]) =>
      walk(inner, place === '' ? key : `${place}.${key}`),
    )
  }
  const { related: _, operatingSystems: __, ...texts } = copy
  return walk(texts, '')
}
const isSentence = (place: string) =>
  /^(?:description|outcome|problem|terms|demo\.canTry|call\.text)|\.(?:text|sentence|answer)$/.test(place)

const expectWithin = (limit: Limit, count: number) =>
  expect(isWithin(limit, count), `${limit.what}: ${count} ${limit.unit}`).toBe(true)

/** Words that do not describe the handed-over items. */
const FILLERS = new Set([
  'with',
  'from',
  'that',
  'their',
  'your',
  'each',
  'they',
  'only',
  'made',
  'own',
  'you',
  'the',
])
/** Words with the same beginning count as equal: "sign" and "signed", "repository" and "repositories". */
const STEM = 5

/** The items of a handover that the rest of its page never names. */
function unnamedIn({ terms, ...rest }: OfferCopy): string[] {
  const stemsOf = (text: string) =>
    wordsOf(text)
      .filter((word) => word.length > 2 && !FILLERS.has(word))
      .map((word) => word.slice(0, STEM))
  const named = new Set(
    [
      rest.outcome,
      ...rest.needs,
      ...[...rest.included, ...rest.steps].flatMap((part) => Object.values(part)),
    ].flatMap(stemsOf),
  )
  return terms.handover
    .replace(/^You get /, '')
    .split(/,(?: and)?| and (?=the |its |your |a )/)
    .filter((thing) => !stemsOf(thing).some((stem) => named.has(stem)))
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

describe.each(paths)('%s', (path) => {
  const { demo } = offerAt(path)
  const copy = () => copyOf.get(path)!

  it('has title and description of the right length', () => {
    expectWithin(copyLimits.title, copy().title.length)
    expectWithin(copyLimits.description, copy().description.length)
  })

  it('has every part, in number and length', () => {
    const { included, needs, problem, related, demo: inDemo, outcome, standards } = copy()
    expectWithin(copyLimits.included, included.length)
    expectWithin(copyLimits.needs, needs.length)
    expectWithin(copyLimits.related, related.length)
    expectWithin(copyLimits.problem, problem.length)
    expectWithin(copyLimits.outcome, outcome.length)
    expect(standards === undefined || standards.length >= 2).toBe(true)
    expect(inDemo !== undefined, 'tells of a demo exactly where there is one').toBe(demo !== undefined)
    if (inDemo) {
      expectWithin(copyLimits.canTry, inDemo.canTry.length)
      expectWithin(copyLimits.canChange, inDemo.canChange.length)
    }
  })

  it(`has a text of the right length: ${copyLimits.page.least} to ${copyLimits.page.most} words`, () => {
    const words = textsOf(copy()).flatMap(([, text]) => wordsOf(text)).length
    expectWithin(copyLimits.page, words)
  })

  it('speaks in whole sentences, asks in questions, and lists without a full stop', () => {
    for (const [place, text] of textsOf(copy())) {
      expect(text, place).toMatch(/^[A-Z0-9“]/)
      expect(text, place).not.toMatch(/\s\s|\s$|["']/)
      if (isSentence(place)) expect(text, place).toMatch(/[\w”)]\.$/)
      else if (/question$|^call\.title/.test(place)) expect(text, place).toMatch(/\w\?$/)
      else expect(text, place).toMatch(/[\w”)]$/)
    }
  })

  it('hands over items that the page includes', () => {
    expect(copy().terms.handover).toMatch(/^You get \S+.*, and /)
    expect(unnamedIn(copy())).toEqual([])
  })

  it('links to other offers, each once', () => {
    const { related } = copy()
    expect(new Set(related).size).toBe(related.length)
    expect(related).not.toContain(path)
  })

  it('makes only allowed claims', () => {
    expect(
      textsOf(copy()).flatMap(([place, text]) => faultsIn(text).map((fault) => `${place}: ${fault}`)),
    ).toEqual([])
  })
})

describe('all pages together', () => {
  it('are those of the offers, without additional ones', () => {
    const written = Object.keys(import.meta.glob('../src/content/copy/{services,products}/*.ts'))
    expect(written.filter((file) => !offerAt(file.replace(/^.*\/copy|\.ts$/g, '')))).toEqual([])
  })

  it('repeat nothing: no ten words in a row are on two pages', () => {
    const RUN = 10
    const owner = new Map<string, string>()
    const repeated = new Set<string>()
    for (const path of paths)
      for (const [place, text] of textsOf(copyOf.get(path)!)) {
        const words = wordsOf(text)
        for (let at = 0; at + RUN <= words.length; at += 1) {
          const run = words.slice(at, at + RUN).join(' ')
          const first = owner.get(run)
          if (first !== undefined && first !== path) repeated.add(`${first} and ${path} (${place}): ${run}`)
          owner.set(run, path)
        }
      }
    expect([...repeated]).toEqual([])
  })

  it.each(['title', 'description', 'outcome'] as const)('share no %s', (part) => {
    const texts = paths.map((path) => copyOf.get(path)![part])
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
  })

  it.each(['price', 'time', 'handover'] as const)('have different terms: no %s occurs twice', (term) => {
    const texts = paths.map((path) => copyOf.get(path)!.terms[term])
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
  })

  it('would not pass with the terms of another: of those, hardly any name only what the page names', () => {
    const others = paths.flatMap((path) =>
      paths
        .filter((other) => other !== path)
        .map((other) => unnamedIn({ ...copyOf.get(path)!, terms: copyOf.get(other)!.terms })),
    )
    const passing = others.filter((unnamed) => unnamed.length === 0).length
    expect(passing / others.length).toBeLessThan(0.05)
  })

  it('ask no question twice', () => {
    const questions = paths.flatMap((path) => copyOf.get(path)!.questions.map(({ question }) => question))
    expect(questions.filter((question, at) => questions.indexOf(question) !== at)).toEqual([])
  })

  it('each have a link from another page', () => {
    const reached = new Set(paths.flatMap((path) => copyOf.get(path)!.related as readonly string[]))
    expect(
      paths.filter((path) => !reached.has(path)),
      'name them under "related" on a page that they lead to',
    ).toEqual([])
  })
})

describe('what AI does', () => {
  it('is described for every product, by its name', () => {
    const said = aiByProduct.map(({ term }) => term.toLowerCase()).join(', ')
    for (const { name } of products) expect(said, name).toContain(name.toLowerCase())
  })
})

describe('the short texts', () => {
  it('have synonyms for every offer, each a single word in lower case', () => {
    for (const offer of offers) expect(synonymsOf(offer), offer.path).toMatch(/^[a-z0-9]+(?: [a-z0-9]+)*$/)
  })

  it('make only allowed claims', () => {
    const texts = [
      ...offers.map(sentenceOf),
      ...demos.map(demoSentenceOf),
      ...steps.map(({ sentence }) => sentence),
      ...[...aiInSum, ...aiByProduct, ...afterFirstMessage].flatMap(({ term, text }) => [term, text]),
      company.blurb,
      company.tagline,
    ]
    expect(texts.flatMap(faultsIn)).toEqual([])
  })
})
