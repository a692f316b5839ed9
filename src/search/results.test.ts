import pages from 'virtual:site-passages'
import { describe, expect, it } from 'vitest'
import { libraryInPieces } from '../passages/library.ts'
import { excerpt, marked, resultsFor } from './results.ts'

const library = await libraryInPieces(pages)
const found = (query: string) => resultsFor(library, query)
const groupsOf = (query: string) => found(query).groups.map(({ name }) => name)
const hrefs = (query: string) => found(query).groups.flatMap(({ results }) => results.map(({ href }) => href))

describe('results', () => {
  it('are in groups, in their order', () => {
    expect(groupsOf('stak')).toEqual(['Demos', 'Services', 'Questions'])
    expect(found('stak').groups[0]?.results[0]).toMatchObject({ href: '?demo=staking', demo: 'staking' })
    expect(found('stak').count).toBe(hrefs('stak').length)
  })

  it.each([
    ['loyalty points', '/products/enterprise-solutions'],
    ['training', '/services/training'],
    ['cookies', '/about#cookies'],
    ['tokn lokcer', '/products/token-locker'],
    ['white label', '/about'],
  ])('%s: %s among them', (query, href) => {
    expect(hrefs(query)).toContain(href)
  })

  it('have unique ids', () => {
    const ids = found('token').groups.flatMap(({ results }) => results.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('tell what was searched for instead', () => {
    expect(found('tokn lokcer').instead).toContain('locker')
    expect(found('locker').instead).toBe('')
  })

  it('name what comes closest where there is none, or nothing', () => {
    expect(found('lentil soup bridge recipe')).toMatchObject({ count: 0, groups: [] })
    expect(found('lentil soup bridge recipe').near.length).toBeGreaterThan(0)
    expect(found('qwertz')).toMatchObject({ count: 0, near: [] })
  })
})

it('marks the words that were found, whole', () => {
  expect(marked('Staking pools, staked', ['stak'])).toEqual([
    { text: 'Staking', isFound: true },
    { text: ' ', isFound: false },
    { text: 'pools', isFound: false },
    { text: ', ', isFound: false },
    { text: 'staked', isFound: true },
  ])
})

it('shows a text from near the first word that was found', () => {
  const shown = (text: string) =>
    excerpt(text, ['stak'])
      .map((piece) => piece.text)
      .join('')
  expect(shown('Pools and staking for tokens')).toBe('Pools and staking for tokens')
  expect(shown('Nothing of that kind is in here, and nothing is left out')).toBe(
    'Nothing of that kind is in here, and nothing is left out',
  )
  expect(shown('How the contracts of a platform pay out rewards for staking, day by day')).toBe(
    '… pay out rewards for staking, day by day',
  )
  expect(shown('Incomprehensibilities-of-contracts staking')).toBe('… of-contracts staking')
})
