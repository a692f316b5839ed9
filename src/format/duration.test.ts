import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockTime, DAY, days, HOUR, hoursAgo, MINUTE, SECOND } from './duration.ts'

it('counts units in milliseconds', () => {
  expect([SECOND, MINUTE, HOUR, DAY]).toEqual([1000, 60_000, 3_600_000, 86_400_000])
})

describe('clockTime', () => {
  it.each([
    [new Date(2024, 0, 2, 15, 4, 5), '3:04:05 PM'],
    [new Date(2024, 0, 2, 0, 0, 0), '12:00:00 AM'],
    [new Date(2024, 0, 2, 12, 30, 9), '12:30:09 PM'],
  ])('writes the local time of %s as %s', (date, text) => {
    expect(clockTime(date.getTime())).toBe(text)
  })

  it('knows the last moment of a date, and none after it', () => {
    expect(clockTime(8.64e15)).toMatch(/^\d{1,2}:\d{2}:\d{2} [AP]M$/)
    expect(clockTime(8.64e15 + 1)).toBe('–')
  })

  it.each([Number.NaN, Infinity, -Infinity])('writes a dash for %s', (ms) => {
    expect(clockTime(ms)).toBe('–')
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.double(), (ms) => {
        expect(clockTime(ms)).toMatch(/^(–|\d{1,2}:\d{2}:\d{2} [AP]M)$/)
      }),
    )
  })
})

it.each([
  [1, '1 day'],
  [0, '0 days'],
  [2, '2 days'],
  [30, '30 days'],
  [Number.NaN, '–'],
])('writes %d days as %s', (count, text) => {
  expect(days(count)).toBe(text)
})

it.each([
  [0, 'now'],
  [6, '6 h ago'],
  [24, '1 day ago'],
  [78, '3 days 6 h ago'],
  [Number.NaN, '–'],
])('writes %d hours ago as %s', (hours, text) => {
  expect(hoursAgo(hours)).toBe(text)
})
