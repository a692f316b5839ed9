import { describe, expect, test } from 'vitest'
import { ABOVE, wholeEnd, wholeTop, type Extent } from './wholeRows.ts'

/** Ten cards of 100 px, 20 px apart, each with two lines of 30 px. */
const cards = Array.from({ length: 10 }, (_, at): Extent => ({ top: at * 120, bottom: at * 120 + 100 }))
const leaves = cards.flatMap(({ top }): Extent[] => [
  { top: top + 14, bottom: top + 44 },
  { top: top + 54, bottom: top + 84 },
])
const shown = { leaves, parts: [...cards, ...leaves], height: 400, furthest: 780 }
const line = (at: number) => leaves[at] ?? { top: 0, bottom: 0 }

describe('a picture', () => {
  test('begins above a card, near the wanted place', () => {
    // Within the second card, on a line.
    expect(wholeTop(140, line(8), shown, ABOVE / 2)).toBe(240 - ABOVE)
    expect(wholeTop(240 - ABOVE, line(8), shown, ABOVE / 2)).toBe(240 - ABOVE)
  })
  test('shows what is used, and no further than it can be scrolled', () => {
    expect(wholeTop(900, line(4), shown, ABOVE / 2)).toBeLessThan(line(4).top)
    expect(wholeTop(900, line(19), shown, ABOVE / 2)).toBeLessThanOrEqual(780)
  })
  test('leaves what stays above the control clear of it', () => {
    const near = wholeTop(464, line(8), shown, ABOVE / 2)
    expect(line(8).top - near).toBe(30)
    expect(line(8).top - wholeTop(464, line(8), shown, 60)).toBeGreaterThanOrEqual(60)
  })
  test('begins at the top, where that is near', () => {
    expect(wholeTop(3, line(1), shown, ABOVE / 2)).toBe(0)
  })
  test('begins where it was wanted, if nothing else shows what is used', () => {
    expect(wholeTop(50, { top: 40, bottom: 900 }, shown, ABOVE / 2)).toBe(50)
  })
  test('ends between cards, not within a line and not with the edge of a card alone', () => {
    expect(wholeEnd(380, line(2), shown)).toBe(360)
    expect(wholeEnd(470, line(2), shown)).toBe(470)
    expect(wholeEnd(455, line(2), shown)).toBe(455)
    // In the second line of a card, below the first.
    expect(wholeEnd(430, line(2), shown)).toBe(414)
  })
  test('ends as given, rather than without what is used', () => {
    expect(wholeEnd(60, line(1), shown)).toBe(60)
  })
})
