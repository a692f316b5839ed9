import { describe, expect, it } from 'vitest'
import pages from 'virtual:site-passages'
import { businessNeeds } from '../content/businessNeeds.ts'
import { libraryInPieces } from '../passages/library.ts'
import { needIn } from './needs.ts'

const library = await libraryInPieces(pages)
const found = (text: string) => needIn(library, text)

describe('the needs of businesses', () => {
  it('name passages that their pages have', () => {
    for (const { offers } of businessNeeds)
      for (const [path, heading] of offers)
        expect(
          library.passages.some(
            (passage) => passage.page.href === path && passage.heading === (heading ?? passage.page.name),
          ),
          `${path} ${heading}`,
        ).toBe(true)
  })

  it('have words in small letters, once each', () => {
    for (const { words, hints } of businessNeeds)
      for (const list of [words, hints]) {
        expect(list).toBe(list.toLowerCase())
        const all = list.split(' ')
        expect(all.filter((word, at) => word === '' || all.indexOf(word) !== at)).toEqual([])
      }
  })
})

describe('a need', () => {
  it('leads to what serves it, with the use that it is', () => {
    const [first] = found('our bakery wants to reward regulars with points')?.lines ?? []
    expect(first?.href).toBe('/products/enterprise-solutions')
    expect(first?.text).toMatch(/ Used for loyalty points for customers of stores and retail chains\.$/)
  })

  it('is found by hints alone, if there are several that few needs have', () => {
    expect(found('shops where customers redeem a prepaid gift')?.lines[0]?.href).toBe(
      '/products/enterprise-solutions',
    )
    expect(found('the shop in the street')).toBeNull()
  })

  it('is found by words that are near one another', () => {
    expect(found('fake labels on our wine bottles, the original has a seal')?.lines[0]?.href).toBe(
      '/products/enterprise-solutions',
    )
    expect(found('zebra giraffe')).toBeNull()
  })

  it('is clearer, the more of its words were said', () => {
    const one = found('we sell tickets')?.clarity ?? 0
    const more = found('festival tickets that scalpers cannot sell')?.clarity ?? 0
    expect(more).toBeGreaterThan(one)
  })
})
