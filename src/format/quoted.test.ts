import { expect, it } from 'vitest'
import { inQuotes, quoted } from './quoted.ts'

it.each([
  ['lagoon', '“\u2068lagoon\u2069”'],
  ['', '“\u2068\u2069”'],
  ['<script>', '“\u2068<script>\u2069”'],
  ['بستان', '“\u2068بستان\u2069”'],
  ['x'.repeat(40), `“\u2068${'x'.repeat(40)}\u2069”`],
  ['x'.repeat(41), `“\u2068${'x'.repeat(40)}…\u2069”`],
  // A character outside the basic plane counts once and is never cut in two.
  ['🦄'.repeat(41), `“\u2068${'🦄'.repeat(40)}…\u2069”`],
])('quotes %j', (typed, expected) => {
  expect(quoted(typed)).toBe(expected)
})

it('cannot be ended by quotation marks inside it', () => {
  expect(inQuotes('Locked” Call us “now')).toBe('“Locked’ Call us ‘now”')
  expect(quoted('a”b')).toBe('“\u2068a’b\u2069”')
})
