import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { secrets, writtenOut } from './bruteForceSamples.ts'
import { cellsOf, guessOf } from './guesses.ts'

const ticks = fc.nat({ max: 100_000 })
/** A character by its kind. */
const kindsOf = (text: string) =>
  text.replaceAll(/[a-z]/g, 'a').replaceAll(/[A-Z]/g, 'A').replaceAll(/\d/g, '0')
const signsAlike = (text: string) => kindsOf(text).replaceAll(/[^aA0\s-]/g, '#')

describe.each(Object.values(secrets).flat())('$name', (secret) => {
  const own = writtenOut(secret)
  it('is guessed in its own length and kinds, and never right', () => {
    fc.assert(
      fc.property(ticks, (tick) => {
        const guess = guessOf(own, tick)
        expect(guess).toHaveLength(own.length)
        expect(signsAlike(guess)).toBe(signsAlike(own))
        expect(guess).not.toBe(own)
        // Not even a part of it is: no attack knows which part is right.
        const [cells, parts] = [guess.split(/[ -]/), own.split(/[ -]/)]
        for (const [index, part] of parts.entries()) expect(cells[index]).not.toBe(part)
      }),
    )
  })
  it('has another guess at each tick, and the same at the same one', () => {
    fc.assert(
      fc.property(ticks, (tick) => {
        expect(guessOf(own, tick + 1)).not.toBe(guessOf(own, tick))
        expect(guessOf(own, tick)).toBe(guessOf(own, tick))
      }),
    )
  })
  it('is cut into cells as wide as its own', () => {
    expect(cellsOf(secret, own)).toEqual(secret.pieces)
  })
})

it('tries words for words and years for years', () => {
  expect(guessOf('Lisbon2021', 3)).toMatch(/^[A-Z][a-z]{5}(19|20)\d\d$/)
  expect(guessOf('zoo zoo', 3)).toMatch(/^[a-z]{3} [a-z]{3}$/)
  expect(guessOf('zoo zoo', 3).slice(0, 3)).not.toBe(guessOf('zoo zoo', 3).slice(-3))
})
