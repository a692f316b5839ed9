import fc from 'fast-check'
import stored from 'virtual:site-passages'
import { describe, expect, it } from 'vitest'
import { libraryInPieces } from './library.ts'
import { readWordings, storedWordings } from './passages.ts'
import { nowhere, rank } from './ranking.ts'
import { stemOf, tokensOf } from './words.ts'

const library = await libraryInPieces(stored)
const termsOf = (text: string) =>
  library.termsOf(text).map(({ stems, isGuess, isUnknown }) => [stems.join(' '), isGuess, isUnknown])
const found = (text: string) =>
  rank(library, text, library.termsOf(text), nowhere)
    .slice(0, 3)
    .map(({ passage }) => passage.page.href)

describe('the index', () => {
  it('restores wordings: each passage of a stem, and that it is asked with more than once', () => {
    const counts = new Map([
      [
        'lock',
        new Map([
          [0, 1],
          [57, 2],
          [150, 4],
          [1400, 1],
        ]),
      ],
      ['yield', new Map([[92, 1]])],
    ])
    const read: [string, number, number][] = []
    readWordings(storedWordings(counts), (stem, id, count) => read.push([stem, id, count]))
    expect(read).toEqual([
      ['lock', 0, 1],
      ['lock', 57, 2],
      ['lock', 150, 4],
      ['lock', 1400, 1],
      ['yield', 92, 1],
    ])
  })

  it('has passages of one to three sentences, each with a heading and an address', () => {
    for (const { heading, text, page } of library.passages) {
      expect(heading).not.toBe('')
      expect(text).toMatch(/\S/)
      if (page.kind !== 'talk') expect(page.href).toMatch(/^(?:\/|\?demo=|mailto:|tel:|https:)/)
    }
  })
})

describe('words', () => {
  it.each([
    ['stakes', 'stak'],
    ['staking', 'stak'],
    ['staked', 'stak'],
    ['policies', 'policy'],
    ['wallets', 'wallet'],
    ['business', 'business'],
    ['erc20', 'erc20'],
  ])('%s is compared as %s', (word, stem) => {
    expect(stemOf(word)).toBe(stem)
  })

  it('of standards are one word, however they are written', () => {
    expect(tokensOf('ERC-20, erc 20')).toEqual(['erc20', 'erc20'])
  })
})

describe('a question', () => {
  it('has no function words, and no word twice', () => {
    expect(termsOf('is it the bridge, a bridge?')).toEqual([['bridg', false, false]])
  })

  it('is read with typing errors', () => {
    expect(termsOf('lokcer')).toEqual([['locker', true, false]])
    expect(termsOf('airdorp')).toEqual([['airdrop', true, false]])
    expect(termsOf('qwertz')).toEqual([['', false, true]])
  })

  it('that is being typed means all words that begin with its last one', () => {
    expect(library.termsOf('stak', { isTyping: true })[0]?.stems.length).toBeGreaterThan(1)
  })

  it.each([
    ['merkle root', '/products/airdrop-manager'],
    ['loyalty points', '/products/enterprise-solutions'],
    ['SAML sign-on', '/products/enterprise-solutions'],
  ])('%s: finds %s', (question, href) => {
    expect(found(question)).toContain(href)
  })

  it('may be anything', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(Array.isArray(rank(library, text, library.termsOf(text, { isTyping: true }), nowhere))).toBe(
          true,
        )
      }),
    )
  })
})
