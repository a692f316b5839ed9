import fc from 'fast-check'
import pages from 'virtual:site-passages'
import { describe, expect, it } from 'vitest'
import { libraryInPieces } from './library.ts'
import { restored, stored } from './passages.ts'
import { stemOf, tokensOf } from './words.ts'

const library = await libraryInPieces(pages)
const termsOf = (text: string) => library.termsOf(text).map(({ term, weight }) => [term, weight])
const first = (text: string) => library.find(library.termsOf(text))[0]?.passage.page.href

describe('the index', () => {
  it('is restored as it was stored', () => {
    expect(stored(restored(pages))).toEqual(pages)
  })

  it('has passages of one to three sentences, each with a heading and an address', () => {
    for (const { heading, text, page } of library.passages) {
      expect(heading).not.toBe('')
      expect(text).toMatch(/\S/)
      expect(page.href).toMatch(/^(?:\/|\?demo=|mailto:|tel:|https:)/)
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
  it('has no words of any question, and none twice', () => {
    expect(termsOf('how do I get the bridge, a bridge?')).toEqual([['bridg', 1]])
  })

  it('is read with slips in it, which count less', () => {
    expect(termsOf('lokcer')).toEqual([['locker', 0.6]])
    expect(termsOf('airdorp')).toEqual([['airdrop', 0.6]])
    expect(termsOf('qwertz')).toEqual([['qwertz', 1]])
  })

  it.each([
    ['merkle root', '/products/airdrop-manager'],
    ['loyalty points', '/products/enterprise-solutions'],
    ['SAML sign-on', '/products/enterprise-solutions'],
  ])('%s: finds %s', (question, href) => {
    expect(first(question)).toBe(href)
  })

  it('may be anything', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(Array.isArray(library.find(library.termsOf(text, true), undefined, true))).toBe(true)
      }),
    )
  })
})
