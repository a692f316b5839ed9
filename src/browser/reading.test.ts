import { describe, expect, test } from 'vitest'
import { readOn, type Reading } from './reading.ts'

const page = { seen: 844, whole: 5000 }
/** Whether the visitor reads on after each of these places, from the page's top. */
const after = (...tops: number[]) => {
  let reading: Reading = { isOn: false, turn: 0 }
  return tops.map((top) => {
    reading = readOn(reading, { ...page, top })
    return reading.isOn
  })
}

describe('the visitor reads on', () => {
  test('when scrolling down, until scrolling up', () => {
    expect(after(100, 300, 280, 200, 500)).toEqual([true, true, false, false, true])
  })
  test('not at the top and not at the end of the page', () => {
    expect(after(100, 0, 4, 2000, 5000 - 844)).toEqual([true, false, false, true, false])
  })
  test('also where a finger trembles', () => {
    expect(after(100, 96, 99, 93)).toEqual([true, true, true, true])
    expect(after(500, 400, 404, 398, 405)).toEqual([true, false, false, false, false])
  })
  test('also when it goes slowly', () => {
    expect(after(500, 400, 403, 406, 409)).toEqual([true, false, false, false, true])
  })
})
