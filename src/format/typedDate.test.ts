import { describe, expect, it } from 'vitest'
import { readTypedDate, sayTypedDate } from './typedDate.ts'

describe('a typed date', () => {
  it.each<[string, number | null]>([
    ['1970-01-01T00:00', 0],
    ['2026-04-01T09:00', Date.UTC(2026, 3, 1, 9)],
    ['2026-04-01T09:00:30', Date.UTC(2026, 3, 1, 9)],
    ['0001-01-01T00:00', -62_135_596_800_000],
    ['275760-09-12T23:59', 8_639_999_999_940_000],
    ['2028-02-29T00:00', Date.UTC(2028, 1, 29)],
    ['2026-02-29T00:00', null],
    ['2026-13-01T00:00', null],
    ['2026-04-01T24:00', null],
    ['2026-04-01T09:60', null],
    ['999999-01-01T00:00', null],
    ['2026-04-01', null],
    ['tomorrow', null],
    ['', null],
  ])('%j is %j', (text, ms) => {
    expect(readTypedDate(text)).toBe(ms)
  })
})

it.each([
  ['2026-04-01T09:00', 'Apr 1, 2026, 9:00 AM'],
  ['2026-04-30T18:05', 'Apr 30, 2026, 6:05 PM'],
  ['+275760-09-12T23:59', '+275760-09-12T23:59'],
  ['NaN', 'NaN'],
  ['', ''],
])('the typed date %j in words is %j', (text, words) => {
  expect(sayTypedDate(text)).toBe(words)
})
