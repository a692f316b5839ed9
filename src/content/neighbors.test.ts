import { describe, expect, it } from 'vitest'
import { loadCopy } from './copy/loadCopy.ts'
import { sentenceOf } from './copy/sentences.ts'
import { neighborGroups, neighborsOf } from './neighbors.ts'
import { offers } from './offers.ts'

const mixedUp = offers.filter(({ path }) => neighborsOf(path).length > 0)

it('tells each pair apart on both of its pages, with the same words', () => {
  for (const { path } of mixedUp)
    for (const { offer: other, if: condition } of neighborsOf(path).slice(1)) {
      const there = neighborsOf(other.path)
      expect(there[0], `${other.path} says of itself what ${path} says of it`).toMatchObject({
        offer: { path: other.path },
        if: condition,
      })
      expect(
        there.map(({ offer }) => offer.path),
        `${other.path} leads back to ${path}: put both into one group`,
      ).toContain(path)
    }
})

it('says each reason of one offer only, in one line, as the rest of a sentence', () => {
  const conditions = mixedUp.map(({ path }) => neighborsOf(path)[0]!.if)
  expect(new Set(conditions).size).toBe(conditions.length)
  for (const condition of conditions) {
    expect(condition).toMatch(/^[a-z].*\w$/)
    expect(condition.length, condition).toBeLessThanOrEqual(90)
  }
})

it('names each offer once on a page, and groups of two or three', () => {
  for (const { path } of mixedUp) {
    const paths = neighborsOf(path).map(({ offer }) => offer.path)
    expect(paths[0]).toBe(path)
    expect(new Set(paths).size).toBe(paths.length)
  }
  for (const group of neighborGroups) expect([2, 3]).toContain(group.length)
})

describe.each(mixedUp)('$path', (offer) => {
  it('has on its page what it is chosen for', async () => {
    const said = `${sentenceOf(offer)} ${JSON.stringify(await loadCopy(offer.path))}`.toLowerCase()
    const { names } = neighborsOf(offer.path)[0]!
    expect(
      names.filter((name) => !said.includes(name.toLowerCase())),
      `src/content/copy${offer.path}.ts: say it there, or choose the page for another reason`,
    ).toEqual([])
  })
})
