import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { realClock } from './clock.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe.each([
  ['back', -3_600_000],
  ['forward', 3_600_000],
])('a system clock that is set %s', (_, ms) => {
  test('changes no time that is measured, and no time that is waited for', () => {
    const start = realClock.now()
    const onTime = vi.fn(() => realClock.now() - start)
    realClock.at(start + 2000, onTime)
    vi.advanceTimersByTime(500)
    vi.setSystemTime(Date.now() + ms)
    expect(realClock.now() - start).toBe(500)
    const later = vi.fn(() => realClock.now() - start)
    realClock.at(start + 1000, later)
    vi.advanceTimersByTime(500)
    expect(later).toHaveReturnedWith(1000)
    vi.advanceTimersByTime(1000)
    expect(onTime).toHaveReturnedWith(2000)
  })
})
