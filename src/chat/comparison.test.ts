import { expect, it } from 'vitest'
import stored from 'virtual:site-passages'
import { libraryInPieces } from '../passages/library.ts'
import { comparisonIn } from './comparison.ts'

const library = await libraryInPieces(stored)
const compare = (question: string) => comparisonIn(library, question, library.termsOf(question))

it('of a service and a product begins with what each is, and says when the product is not enough', () => {
  const compared = compare('difference between the dao builder and the dao platform')
  expect(compared?.content).toBe(
    'DAO builder is a product: ready-made and adapted to your business. DAO platform is a service: we do the work for you.',
  )
  expect(compared?.lines.map(({ href }) => href)).toEqual([
    '/products/dao-builder',
    '/products/dao-builder',
    '/services/dao-platform',
  ])
  expect(compared?.lines[0]?.heading).toBe('When is the builder not enough?')
})

it('of two of a kind begins with what each is for, and a page’s own answer comes first', () => {
  const compared = compare('trading bot vs sniping bot')
  expect(compared?.content).toMatch(/^They differ in what they are for\. Trading bot: .+\. Sniping bot: /)
  expect(compared?.lines[0]?.heading).toBe('How does this differ from the trading bot?')
  expect(compared?.lines.slice(1).map(({ heading }) => heading)).toEqual([
    'What is included',
    'What is included',
  ])
})

it.each([
  [
    'for a plain presale: launchpad builder or launchpad development?',
    'Launchpad builder',
    'Launchpad development',
  ],
  [
    'does technical advisory do the same as an architecture design',
    'Technical advisory',
    'Architecture design',
  ],
  [
    'whats the diference between launchpad builder and launchpad development',
    'Launchpad builder',
    'Launchpad development',
  ],
])('%s: names two', (question, first, second) => {
  const said = JSON.stringify(compare(question))
  expect(said).toContain(first)
  expect(said).toContain(second)
})

it.each([
  'should we run our own nodes or rent',
  'a public chain or a private one',
  'bridge',
  'bridge vs bridge',
  'is the token generator really free of audits',
])('%s: no two that are named', (question) => {
  expect(compare(question)).toBeNull()
})
