import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { faceOf, FEATURES, features, wordsOfFace } from './face.ts'

const letter = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }).filter((one) => one.trim() !== '')
const name = fc.array(letter, { maxLength: 30 }).map((letters) => letters.join(' '))

describe('a face from a name', () => {
  it('is an empty sheet without letters', () => {
    expect(faceOf(' ')).toEqual({ drawn: {}, paper: null })
  })
  it('gets one feature with each of the first letters', () => {
    const counts = Array.from({ length: 8 }, (_, length) => {
      return Object.keys(faceOf('Papermoth'.slice(0, length)).drawn).length
    })
    expect(counts).toEqual([0, 1, 2, 3, 4, 5, 6, 6])
  })
  it('changes with each letter, and is the same for the same name', () => {
    fc.assert(
      fc.property(name, letter, (before, next) => {
        const longer = `${before} ${next}`
        expect(faceOf(longer)).not.toEqual(faceOf(before))
        expect(faceOf(longer)).toEqual(faceOf(longer))
      }),
    )
  })
  it('has variants that exist, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { drawn } = faceOf(text)
        for (const feature of features) {
          const variant = drawn[feature]
          if (variant !== undefined) expect(FEATURES[feature][variant]).toBeDefined()
        }
        expect(wordsOfFace(faceOf(text))).not.toMatch(/undefined|NaN/)
      }),
    )
  })
})

it.each([
  ['', 'An empty sheet: each letter of the name draws a part of a face'],
  ['P', 'A pointed face'],
  ['E', 'An eight-cornered face'],
])('in words: “%s”', (text, words) => {
  expect(wordsOfFace(faceOf(text))).toBe(words)
})
