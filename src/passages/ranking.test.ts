import stored from 'virtual:site-passages'
import { expect, it } from 'vitest'
import { certaintyFeatures, certaintyOf, probabilityOf } from './certainty.ts'
import { libraryInPieces } from './library.ts'
import { candidatesFor, nowhere, rank } from './ranking.ts'

const library = await libraryInPieces(stored)
const STAKING = '/services/staking-platform'
const rankingOf = (text: string, path = '/') =>
  rank(library, text, library.termsOf(text), { ...nowhere, path })

it('has all passages of the open page among its candidates', () => {
  const candidates = candidatesFor(library, 'zebra', library.termsOf('zebra'), { ...nowhere, path: STAKING })
  const own = library.passages.filter(({ page }) => page.href === STAKING)
  expect(candidates.map(({ passage }) => passage)).toEqual(own)
  for (const { features } of candidates) expect(features.here).toBe(1)
})

it('tells how much of a question a passage has', () => {
  const text = 'merkle root'
  const [first] = rankingOf(text)
  expect(first?.features.cover).toBe(1)
  expect(first?.matched.map(({ typed }) => typed)).toEqual(['merkle', 'root'])
})

it('puts the page that is open first, and a page that is named', () => {
  expect(rankingOf('what sets the price', STAKING)[0]?.passage.page.href).toBe(STAKING)
  expect(rankingOf('what sets the price of a token locker')[0]?.passage.page.href).toBe(
    '/products/token-locker',
  )
})

it('is surer of what is asked word by word than of what shares a word', () => {
  const probability = (text: string) =>
    probabilityOf(certaintyFeatures(rankingOf(text), library.termsOf(text)))
  expect(probability('Where do staking rewards come from?')).toBeGreaterThan(probability('a rainy pool'))
})

it.each([
  ['Where do staking rewards come from?', 'sure'],
  ['qwertz asdfgh', 'none'],
  ['', 'none'],
])('%s: %s', (text, certainty) => {
  expect(certaintyOf(rankingOf(text), library.termsOf(text))).toBe(certainty)
})
