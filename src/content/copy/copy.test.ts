import { beforeAll, describe, expect, it } from 'vitest'
import { faultsIn } from '../claims.ts'
import { company } from '../company.ts'
import { productBySlug } from '../products.ts'
import { demoSentences, productSentences, serviceSentences } from '../sentences.ts'
import { serviceBySlug } from '../services.ts'
import { steps } from '../steps.ts'
import { copyLoaders } from './copyLoaders.ts'
import type { OfferCopy, OfferPath } from './offerCopy.ts'

const paths = Object.keys(copyLoaders) as OfferPath[]
const copyOf = new Map<OfferPath, OfferCopy>()

beforeAll(async () => {
  for (const path of paths) copyOf.set(path, (await copyLoaders[path]()).default)
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
  const { related: _, ...texts } = copy
  return walk(texts, '')
}
const isSentence = (place: string) =>
  /^(?:description|outcome|problem|demo\.canTry|call\.text)|\.(?:text|sentence|answer)$/.test(place)

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

describe.each(paths)('%s', (path) => {
  const slug = path.split('/')[2] ?? ''
  const { demo } = path.startsWith('/services/') ? serviceBySlug(slug)! : productBySlug(slug)!
  const copy = () => copyOf.get(path)!

  it('has title and description of the right length', () => {
    expect(copy().title.length).toBeLessThanOrEqual(60 - ` | ${company.name}`.length)
    expect(copy().description.length).toBeGreaterThanOrEqual(70)
    expect(copy().description.length).toBeLessThanOrEqual(160)
  })

  it('has every part, in number and length', () => {
    const { included, needs, problem, related, demo: inDemo, outcome, standards } = copy()
    expect([included.length >= 5, included.length <= 7]).toEqual([true, true])
    expect([needs.length >= 3, needs.length <= 5]).toEqual([true, true])
    expect([related.length >= 3, related.length <= 4]).toEqual([true, true])
    expect([problem.length >= 1, problem.length <= 2]).toEqual([true, true])
    expect(outcome.length).toBeLessThanOrEqual(170)
    expect(standards === undefined || standards.length >= 2).toBe(true)
    expect(inDemo !== undefined, 'tells of a demo exactly where there is one').toBe(demo !== undefined)
    if (inDemo) {
      expect([inDemo.canTry.length >= 2, inDemo.canTry.length <= 4]).toEqual([true, true])
      expect([inDemo.canChange.length >= 4, inDemo.canChange.length <= 6]).toEqual([true, true])
    }
  })

  it('is a page of its own: 300 to 900 words', () => {
    const words = textsOf(copy()).flatMap(([, text]) => wordsOf(text)).length
    expect(words).toBeGreaterThanOrEqual(300)
    expect(words).toBeLessThanOrEqual(900)
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

  it('leads to others, to each once', () => {
    const { related } = copy()
    expect(new Set(related).size).toBe(related.length)
    expect(related).not.toContain(path)
  })

  it('claims nothing that the company may not claim', () => {
    expect(
      textsOf(copy()).flatMap(([place, text]) => faultsIn(text).map((fault) => `${place}: ${fault}`)),
    ).toEqual([])
  })
})

describe('all pages together', () => {
  it('say nothing twice: no ten words in a row stand on two pages', () => {
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

  it('ask no question twice', () => {
    const questions = paths.flatMap((path) => copyOf.get(path)!.questions.map(({ question }) => question))
    expect(questions.filter((question, at) => questions.indexOf(question) !== at)).toEqual([])
  })

  it('are each led to by another page', () => {
    const reached = new Set(paths.flatMap((path) => copyOf.get(path)!.related as readonly string[]))
    expect(paths.filter((path) => !reached.has(path))).toEqual([])
  })
})

describe('the short texts', () => {
  it('claim nothing that the company may not claim', () => {
    const texts = [
      ...Object.values(serviceSentences),
      ...Object.values(productSentences),
      ...Object.values(demoSentences),
      ...steps.map(({ sentence }) => sentence),
      company.blurb,
      company.tagline,
    ]
    expect(texts.flatMap(faultsIn)).toEqual([])
  })
})

describe('what is denied', () => {
  it.each([
    'Our engineers bring ten years of experience.',
    'Delivered on time in 98% of projects.',
    'An award-winning studio.',
    'Built by certified developers.',
    'Trusted by banks.',
    'Our clients come back.',
    'From $4,900 per token.',
    'Ready in six weeks.',
    'Live within 10 days.',
    'Rated 4.9 out of 5.',
    'We guarantee it.',
    'Seamless integration.',
    'Buy now!',
    'Choose from 25 services.',
    'All eighteen demos are open.',
    'We are ISO 27001 certified.',
    'Lorem ipsum.',
    'Hello ${name}.',
    'A customised token.',
    'An authorised organisation.',
    'Recognising colour.',
    'Active since 2015.',
  ])('%s', (text) => {
    expect(faultsIn(text)).not.toEqual([])
  })

  it.each([
    'Founded in 2019.',
    'We answer within 24 hours, by mail or on WhatsApp.',
    'Fixed terms such as 30, 60 and 90 days, shown before signing.',
    'Services in four families.',
    'What does advised, promised or compromised mean? Rising, arising and raising do not count.',
    'A TLS certificate for each node.',
    'The demo is a starting point, not the limit.',
  ])('but not: %s', (text) => {
    expect(faultsIn(text)).toEqual([])
  })
})
