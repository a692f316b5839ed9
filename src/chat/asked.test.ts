import { describe, expect, it } from 'vitest'
import pages from 'virtual:site-passages'
import { libraryInPieces } from '../passages/library.ts'
import type { PageKind } from '../passages/passages.ts'
import { alsoAsked, factsAsked } from './alsoAsked.ts'
import { nearestQuestions } from './asked.ts'
import { answerTo } from './answers.ts'

const library = await libraryInPieces(pages)
const nearest = (question: string, here: string | null = null) =>
  nearestQuestions(library, question, here)[0] ?? null

it.each([
  // In the page's own words, in others that say the same, and with slips.
  ['can a token be changed after launch', 'Can a token be changed after launch?'],
  ['we modified the code after the audit', 'What if the code has to change after the audit?'],
  ['where does the yield of staking come from', 'Where do staking rewards come from?'],
  ['on how many chains should we start', 'How many networks should a product start with?'],
  ['can a modle forcast the token price', 'Can a model predict the price of a token?'],
])('%s: %s', (question, heading) => {
  expect(nearest(question)?.passage.heading).toBe(heading)
})

it('is of the page that is open, where that is as near', () => {
  expect(nearest('who holds the keys', '/products/trading-bot')?.passage.page.href).toBe(
    '/products/trading-bot',
  )
  expect(nearest('do i need a licence for it', '/products/p2p-crypto')?.passage.page.href).toBe(
    '/products/p2p-crypto',
  )
  expect(nearest('do i need a licence for it', '/products/mobile-wallet')?.passage.page.href).toBe(
    '/products/mobile-wallet',
  )
})

it('is the part that the question is about, on a page that it names', () => {
  const question = 'what must be ready on our side for a coin listing website'
  const [first] = nearestQuestions(library, question, null, false, new Set(['needs']))
  expect(first?.passage).toMatchObject({ part: 'needs', page: { href: '/products/crypto-listing' } })
  expect(nearest(question)?.passage.part).not.toBe('needs')
})

it('is none where no word of a question is in any, and far from what is asked elsewhere', () => {
  expect(nearest('lentil soup')).toBeNull()
  expect(nearest('')).toBeNull()
  expect(nearest('what is the best recipe for lentil soup')?.nearness ?? 0).toBeLessThan(0.4)
})

it.each([
  // A word of a remark in another sense.
  ['does burning tokens raise the price', /Only if demand holds/, /Prices depend/],
  ['how quickly do alerts come', /block time/, /How long it takes/],
  ['someone used a stolen image for his meme token', /remove its page/, /stolen funds/],
])('%s: the page answers, and not the remark', (question, says, saysNot) => {
  const { content, lines } = answerTo(question, library)
  expect(lines[0]?.text).toMatch(says)
  expect(content).not.toMatch(saysNot)
})

it.each([
  // The same word in the remark's own sense.
  ['what does an airdrop cost', /Prices depend/],
  ['how long does a project take', /How long it takes/],
  ['i lost my coins', /stolen funds/],
])('%s: the remark', (question, says) => {
  expect(answerTo(question, library).content).toMatch(says)
})

describe('the other words of a passage', () => {
  const kinds = new Set<PageKind>(['service', 'product', 'demo'])
  const told = library.passages.filter(({ page }) => kinds.has(page.kind))

  it.each(Object.keys(alsoAsked))('%s: belong to one passage each', (href) => {
    // All that one can try in a demo has the same heading.
    const headings = told
      .filter(({ page }) => page.href === href)
      .map(({ page, part, heading, text }) => (page.kind === 'demo' && part === 'text' ? text : heading))
    for (const line of alsoAsked[href]?.trim().split('\n') ?? []) {
      const [begin = '', words = ''] = line.split(' = ')
      expect(
        [
          words !== '',
          headings.filter(
            (heading) => heading === begin || (heading.startsWith(begin) && !headings.includes(begin)),
          ),
        ],
        line,
      ).toEqual([true, [expect.any(String)]])
    }
  })

  it('of a fact belong to a sentence of the company or of a policy', () => {
    for (const [begin] of factsAsked)
      expect(
        library.passages.some(
          ({ page, text }) => (page.kind === 'company' || page.kind === 'policy') && text.startsWith(begin),
        ),
        begin,
      ).toBe(true)
  })
})
