import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PAST_STEP_HOURS, pastOf, WEEK_HOURS } from './past.ts'

const known = [100, 102, 96, 97, 90].map((value, index) => ({
  hoursAgo: [0, 24, 56, 112, WEEK_HOURS][index]!,
  value,
}))

it('passes every known price at its step, and ends now', () => {
  const values = pastOf('BTC', known, WEEK_HOURS)
  expect(values).toHaveLength(WEEK_HOURS / PAST_STEP_HOURS + 1)
  for (const { hoursAgo, value } of known)
    expect(values.at(-1 - Math.round(hoursAgo / PAST_STEP_HOURS))).toBe(value)
})
it('is the same for the same seed, and a longer one ends with a shorter one', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 720 }), (seed, steps) => {
      const hours = steps * PAST_STEP_HOURS
      const values = pastOf(seed, known, hours)
      expect(values).toHaveLength(steps + 1)
      expect(pastOf(seed, known, hours + WEEK_HOURS).slice(-values.length)).toEqual(values)
      expect(values.every((value) => value > 0 && Number.isFinite(value))).toBe(true)
    }),
  )
})
it('goes from price to price without a jump', () => {
  const moves = (values: readonly number[]) =>
    values.slice(1).map((value, index) => Math.abs(Math.log(value / values[index]!)))
  const squares = moves(known.map(({ value }) => value)).map((move) => move * move)
  const unrest = Math.sqrt(squares.reduce((sum, square) => sum + square) / (WEEK_HOURS / PAST_STEP_HOURS))
  fc.assert(
    fc.property(fc.string(), (seed) => {
      expect(Math.max(...moves(pastOf(seed, known, WEEK_HOURS)))).toBeLessThan(4 * unrest)
    }),
  )
})
it('is as restless as the known prices', () => {
  const spread = (values: number[]) => Math.max(...values) / Math.min(...values) - 1
  const calm = known.map(({ hoursAgo, value }) => ({ hoursAgo, value: 1 + (value - 100) / 100_000 }))
  expect(spread(pastOf('USDT', calm, 90 * 24))).toBeLessThan(0.001)
  expect(spread(pastOf('BTC', known, 90 * 24))).toBeGreaterThan(0.1)
  const flat = known.map(({ hoursAgo }) => ({ hoursAgo, value: 1 }))
  expect(new Set(pastOf('USDC', flat, WEEK_HOURS))).toEqual(new Set([1]))
})
