import { describe, expect, it } from 'vitest'
import { dayAt, readDay, sayDay } from './day.ts'

describe('a day', () => {
  it.each([
    ['2026-11-30', '2026-11-30'],
    [' 2028-02-29 ', '2028-02-29'],
    ['', ''],
    ['2026-02-29', null],
    ['2026-13-01', null],
    ['2026-00-10', null],
    ['2026-11-31', null],
    ['26-11-30', null],
    ['2026-11-30T10:00', null],
    ['30.11.2026', null],
    ['tomorrow', null],
  ])('%j is read as %j', (text, day) => {
    expect(readDay(text)).toBe(day)
  })

  it('is the one on the calendar of the place, at each hour', () => {
    for (let hour = 0; hour < 24; hour++)
      expect(dayAt(new Date(2026, 10, 30, hour, 59).getTime())).toBe('2026-11-30')
    expect(dayAt(new Date(2026, 11, 1).getTime())).toBe('2026-12-01')
  })

  it.each([
    ['en-US', 'November 30, 2026'],
    ['en-GB', '30 November 2026'],
    ['de', '30. November 2026'],
  ])('is said in the format of the reader: %s', (locale, words) => {
    expect(sayDay('2026-11-30', locale)).toBe(words)
  })
})
