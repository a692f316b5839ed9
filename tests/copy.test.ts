import { beforeAll, describe, expect, it } from 'vitest'
import { faultsIn } from './claims.ts'
import { copyLimits, isWithin, type Limit } from './copyLimits.ts'
import { isList, shapeOfLead } from './leadShapes.ts'
import { afterFirstMessage } from '#src/content/afterFirstMessage.ts'
import { aiByProduct } from '#src/content/aiByProduct.ts'
import { aiInSum } from '#src/content/aiUses.ts'
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

/** What an exhibit says by a name of the code, and lines of a program: no texts. */
const NAMES = /(?:^|\.)(?:kind|mark|state|frame|art|cells|code|unit)(?:\.\d+)*$/

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
  return walk(texts, '').filter(([place]) => !(place.startsWith('exhibit.') && NAMES.test(place)))
}
const isSentence = (place: string) =>
  /^(?:description|outcome|problem(?!Title)|stepsNote|exhibit\.caption|terms|demo\.canTry|call\.text)|\.(?:text|sentence|answer)$/.test(
    place,
  )

/** The file of a page's copy. */
const fileOf = (path: string) => `src/content/copy${path}.ts`

const expectWithin = (path: string, limit: Limit, count: number, text = '') => {
  const { what, unit, least, most } = limit
  const remedy = count > most ? `shorten it by ${count - most}` : `add ${least - count}`
  expect(
    isWithin(limit, count),
    `${fileOf(path)}: ${what}${text && ` “${text}”`} has ${count} ${unit}, allowed are ${least} to ${most}: ${remedy}`,
  ).toBe(true)
}

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
  'and',
  'are',
  'also',
  'both',
  'come',
  'comes',
  'belong',
  'belongs',
  'part',
  'ready',
  'yours',
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
    .replaceAll(/^You get |\.$/g, '')
    .split(/[.;:]\s|,(?: and)?\s| and (?=the |its |your |a )/)
    .filter((thing) => !stemsOf(thing).some((stem) => named.has(stem)))
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

describe.each(paths)('%s', (path) => {
  const { demo } = offerAt(path)
  const copy = () => copyOf.get(path)!

  it('has title and description of the right length', () => {
    expectWithin(path, copyLimits.title, copy().title.length, copy().title)
    expectWithin(path, copyLimits.description, copy().description.length, copy().description)
  })

  it('has every part, in number and length', () => {
    const { included, needs, problem, related, demo: inDemo, outcome, standards } = copy()
    expectWithin(path, copyLimits.included, included.length)
    expectWithin(path, copyLimits.needs, needs.length)
    expectWithin(path, copyLimits.related, related.length)
    expectWithin(path, copyLimits.problem, problem.length)
    expectWithin(path, copyLimits.outcome, outcome.length, outcome)
    expect(
      standards === undefined || standards.length >= 2,
      `${fileOf(path)}: one standard alone is no list: add another, or leave \`standards\` out`,
    ).toBe(true)
    expect(
      inDemo !== undefined,
      demo === undefined
        ? `${fileOf(path)}: leave \`demo\` out; src/content/offers.ts names no demo for this page`
        : `${fileOf(path)}: add \`demo\`; src/content/offers.ts names ${demo} for this page`,
    ).toBe(demo !== undefined)
    if (inDemo) {
      expectWithin(path, copyLimits.canTry, inDemo.canTry.length)
      expectWithin(path, copyLimits.canChange, inDemo.canChange.length)
    }
  })

  it(`has a text of the right length: ${copyLimits.page.least} to ${copyLimits.page.most} words`, () => {
    const words = textsOf(copy()).flatMap(([, text]) => wordsOf(text)).length
    expectWithin(path, copyLimits.page, words)
  })

  it('speaks in whole sentences, asks in questions, and lists without a full stop', () => {
    for (const [place, text] of textsOf(copy())) {
      const where = `${fileOf(path)}: ${place}`
      expect(text, `${where} begins with a capital letter, a figure or “`).toMatch(/^[A-Z0-9“]/)
      expect(text, `${where} has “ ” and ’, and no space twice or at its end`).not.toMatch(/\s\s|\s$|["']/)
      if (isSentence(place))
        expect(text, `${where} is a sentence: end it with a full stop`).toMatch(/[\w”)]\.$/)
      else if (/question$|^call\.title/.test(place))
        expect(text, `${where} is a question: end it with a question mark`).toMatch(/\w\?$/)
      else expect(text, `${where} is a phrase: end it without a full stop`).toMatch(/[\w”)]$/)
    }
  })

  it('has a heading for its problem of the right length', () => {
    expectWithin(path, copyLimits.problemTitle, wordsOf(copy().problemTitle).length, copy().problemTitle)
  })

  it('argues its case in one sentence of the right length', () => {
    const { caption } = copy().exhibit
    expectWithin(path, copyLimits.caption, caption.length, caption)
    expect(caption, `${fileOf(path)}: one sentence`).not.toMatch(/\.\s/)
  })

  it('hands over items that the page includes', () => {
    const where = `${fileOf(path)}: terms.handover`
    expect(copy().terms.handover, `${where} begins with what the buyer gets: “You get this.”`).toMatch(
      /^You get \S+/,
    )
    expect(
      unnamedIn(copy()),
      `${where} hands over what outcome, needs, included and steps do not name: name it there, or leave it out`,
    ).toEqual([])
  })

  it('links to other offers, each once', () => {
    const { related } = copy()
    expect(
      related.filter((to, at) => related.indexOf(to) !== at || to === path),
      `${fileOf(path)}: related has these twice, or the page itself: name others`,
    ).toEqual([])
  })

  it('makes only allowed claims', () => {
    expect(
      textsOf(copy()).flatMap(([place, text]) => faultsIn(text).map((fault) => `${place}: ${fault}`)),
      `${fileOf(path)}: say it without the claim; tests/claims.ts has what no text may say`,
    ).toEqual([])
  })
})

/** Kinds of exhibits that all pages use together (Rules, Pages of services and products). */
const LEAST_KINDS = 12

/** Each text that two pages have, with both pages. */
const repeatedIn = (texts: readonly (readonly [path: string, text: string])[]) =>
  texts.flatMap(([path, text], at) => {
    const [first] = texts.find(([, other]) => other === text) ?? []
    return texts.findIndex(([, other]) => other === text) < at ? [`${first} and ${path}: ${text}`] : []
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
    expect([...repeated], 'say it in other words on one of the two pages').toEqual([])
  })

  it('share no caption of an exhibit, and use each kind for at most a fifth of the pages', () => {
    const captions = paths.map((path) => [path, copyOf.get(path)!.exhibit.caption] as const)
    expect(repeatedIn(captions), 'write another caption for one of the pages').toEqual([])
    const kinds = paths.map((path) => copyOf.get(path)!.exhibit.kind)
    const often = [...new Set(kinds)].filter(
      (kind) => kinds.filter((other) => other === kind).length > paths.length / 5,
    )
    expect(often, 'pages look alike: take another kind for some of them').toEqual([])
    expect(new Set(kinds).size).toBeGreaterThanOrEqual(LEAST_KINDS)
  })

  it.each(['title', 'description', 'outcome', 'problemTitle'] as const)('share no %s', (part) => {
    const texts = paths.map((path) => [path, copyOf.get(path)![part]] as const)
    expect(repeatedIn(texts), `write another ${part} for one of the pages`).toEqual([])
  })

  it.each(['price', 'time', 'handover'] as const)('have different terms: no %s occurs twice', (term) => {
    const texts = paths.map((path) => [path, copyOf.get(path)!.terms[term]] as const)
    expect(repeatedIn(texts), `write another ${term} for one of the pages`).toEqual([])
  })

  /** Pages whose leads may have one shape, of 44. */
  const SAME_SHAPE = 12

  it(`begin differently: no shape of a lead is on more than ${SAME_SHAPE} pages`, () => {
    const leadOf = (path: OfferPath) => copyOf.get(path)!.outcome
    const byShape = new Map([['a list of three', paths.filter((path) => isList(leadOf(path)))]])
    for (const path of paths) {
      const shape = shapeOfLead(leadOf(path))
      byShape.set(shape, [...(byShape.get(shape) ?? []), path])
    }
    const often = [...byShape].filter(([, pages]) => pages.length > SAME_SHAPE)
    expect(
      often.map(([shape, pages]) => `${shape}: ${pages.length} pages, ${pages.join(', ')}`),
      `write the lead of some of these pages in another shape (tests/leadShapes.ts); ${SAME_SHAPE} may share one`,
    ).toEqual([])
  })

  it.each(['price', 'time', 'handover'] as const)(
    'vary their lines: at most half say their %s as “a, b, and c”',
    (term) => {
      const lists = paths.filter((path) => isList(copyOf.get(path)!.terms[term]))
      expect(
        lists.length,
        `say it in another shape on some of these pages: ${lists.join(', ')}`,
      ).toBeLessThanOrEqual(paths.length / 2)
    },
  )

  it('try to sell nothing that does not work: what can be tried is what can be tried', () => {
    const missing = paths.flatMap((path) =>
      (copyOf.get(path)!.demo?.canTry ?? [])
        .filter((text) =>
          /\b(?:does|do|did|will|is|are|has|have|can)(?:n’t| not| no)\b|\bneither\b|\bnothing\b|\bonly tells\b/i.test(
            text,
          ),
        )
        .map((text) => `${path}: ${text}`),
    )
    expect(missing, '“What you can try” lists what can be tried: say what the press shows').toEqual([])
  })

  /** The other pages on which a page's handover would be true as well. */
  const passedElsewhere = (path: OfferPath) =>
    paths.filter(
      (other) =>
        other !== path && unnamedIn({ ...copyOf.get(other)!, terms: copyOf.get(path)!.terms }).length === 0,
    )

  it('hand over different things: hardly any handover would be true on another page', () => {
    const passing = paths.flatMap(passedElsewhere).length
    expect(passing / (paths.length * (paths.length - 1))).toBeLessThan(0.05)
  })

  /** The share of the other pages on which one handover may be true: a tenth above the largest measured, 0.21. */
  const MOST_ELSEWHERE = 0.23

  it.each(paths)('%s: its handover is not that of any page', (path) => {
    const passing = passedElsewhere(path)
    expect(
      passing.length / (paths.length - 1),
      `${fileOf(path)}: “${copyOf.get(path)!.terms.handover}” would be true on ${passing.join(', ')} as well: name the things that only this page includes`,
    ).toBeLessThanOrEqual(MOST_ELSEWHERE)
  })

  it('ask no question twice', () => {
    const questions = paths.flatMap((path) =>
      copyOf.get(path)!.questions.map(({ question }) => [path, question] as const),
    )
    expect(repeatedIn(questions), 'ask it in other words on one of the pages').toEqual([])
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
    expect(new Set(aiByProduct.flatMap((use) => use.products))).toEqual(new Set(products))
    const said = aiByProduct.map(({ term }) => term.toLowerCase()).join(', ')
    for (const { name } of products) expect(said, name).toContain(name.toLowerCase())
    expect(aiByProduct.at(-1)).toMatchObject({ text: expect.stringMatching(/^No AI\./) })
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
