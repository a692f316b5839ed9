// Each promise of home, about and contact is kept by the pages it is about, in their words (tests/promises.ts).
import { beforeAll, describe, expect, it } from 'vitest'
import about from '#src/screens/AboutScreen.tsx?raw'
import { afterFirstMessage } from '#src/content/afterFirstMessage.ts'
import { aiByProduct } from '#src/content/aiByProduct.ts'
import { aiInSum } from '#src/content/aiUses.ts'
import { buyerQuestions } from '#src/content/buyerQuestions.ts'
import { loadCopy } from '#src/content/copy/loadCopy.ts'
import { offers, type OfferPath } from '#src/content/offers.ts'
import { reviewNote, steps } from '#src/content/steps.ts'
import { keptHere, promises, type PromiseMade } from './promises.ts'

/** The texts of the about page's own lists, as in its source. */
const ofAbout = [...about.matchAll(/\b(?:build|launch|trade|secure|text):\s+['`]([^'`]+)['`]/g)].map(
  ([, text]) => text!,
)

const texts: Readonly<Record<PromiseMade['on'], readonly string[]>> = {
  home: [...steps.map(({ sentence }) => sentence), ...aiInSum.map(({ text }) => text)],
  about: [...ofAbout, ...aiByProduct.map(({ text }) => text)],
  contact: [
    ...afterFirstMessage.map(({ text }) => text),
    ...Object.values(buyerQuestions).map(({ text }) => text),
  ],
}

const said = new Map<OfferPath, string>()

beforeAll(async () => {
  for (const { path } of offers) {
    const { terms, stepsNote = reviewNote, ...copy } = await loadCopy(path)
    said.set(
      path,
      `${JSON.stringify(copy)} price: ${terms.price} time: ${terms.time} handover: ${terms.handover} stepsNote: ${stepsNote}`,
    )
  }
})

it('reads the lists of the about page', () => {
  expect(ofAbout.length).toBeGreaterThanOrEqual(9)
})

it.each(promises)(
  '$on: “$says” is on that page, and kept by the pages it is about',
  ({ on, says, keptBy }) => {
    expect(
      texts[on].some((text) => text.includes(says)),
      `no text of the page ${on} says it: change tests/promises.ts with the text`,
    ).toBe(true)
    const keepers = Object.entries(keptBy) as [OfferPath, readonly string[]][]
    expect(keepers.length).toBeGreaterThan(0)
    const broken = keepers.flatMap(([path, words]) =>
      words
        .filter((word) => !said.get(path)?.includes(word))
        .map((word) => `src/content/copy${path}.ts: “${word}”`),
    )
    expect(broken, 'say it on these pages, or do not promise it').toEqual([])
  },
)

describe.each(Object.entries(texts))('%s', (on, all) => {
  it.each([...new Set(all)])('“%s”: someone has to keep it', (text) => {
    const isPromised = promises.some((made) => made.on === on && text.includes(made.says))
    expect(
      isPromised || keptHere.some((here) => text.includes(here.text)),
      'name the pages that keep it in tests/promises.ts, or why none has to',
    ).toBe(true)
  })
})

it('names AI only on pages of products that use it', () => {
  const without = aiByProduct
    .filter(({ text }) => text.startsWith('No AI.'))
    .flatMap(({ products }) => products)
  expect(without.length).toBeGreaterThan(0)
  expect(without.filter(({ path }) => /\bAI\b/.test(said.get(path)!)).map(({ path }) => path)).toEqual([])
})
