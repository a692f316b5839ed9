import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOUR, SECOND } from '../../format/duration.ts'
import { manualClock, SAMPLE_NOW } from '../../simulation/clock.ts'
import type { Entry } from '../../simulation/entries.ts'
import { after, eventLog, replay, replayLog, type Wait } from '../../simulation/replay.ts'
import { createRunner } from '../../simulation/runner.ts'
import {
  AUTOMATIC_REFRESH_MS,
  changesOf,
  coinsFound,
  LARGEST_HOUR_CHANGE_PERCENT,
  LARGEST_MOVE_PERCENT,
  priceTracker,
  REFRESH_MS,
  trackerOf,
  type PriceTrackerEvent,
  type PriceTrackerState,
} from './priceTracker.ts'
import { coinPrice, sampleCoins, type TrackedCoin } from './sampleCoins.ts'

const typed = (text: string): PriceTrackerEvent => ({ type: 'searchTyped', text })
const cleared: PriceTrackerEvent = { type: 'searchCleared' }
const pressed: PriceTrackerEvent = { type: 'refreshPressed' }
const refreshed: PriceTrackerEvent = { type: 'refreshed' }
/** Who refreshes now and when, in ms since opening, the prices were last updated. */
const timesOf = ({ refresh, updated }: PriceTrackerState) => ({
  running: refresh?.by ?? null,
  updatedAt: updated.at - SAMPLE_NOW,
  by: updated.by,
})

it('has the times of the rules', () => {
  expect({ REFRESH_MS, AUTOMATIC_REFRESH_MS }).toEqual({ REFRESH_MS: 1000, AUTOMATIC_REFRESH_MS: 30_000 })
  expect({ LARGEST_MOVE_PERCENT, LARGEST_HOUR_CHANGE_PERCENT }).toEqual({
    LARGEST_MOVE_PERCENT: 1,
    LARGEST_HOUR_CHANGE_PERCENT: 2,
  })
})

describe('a comparison', () => {
  it('is in percent since the first value, and knows nothing where a value or the first one is missing', () => {
    expect(changesOf([200, 210, null, 150])).toEqual([0, expect.closeTo(5, 10), null, -25])
    expect(changesOf([0, 1])).toEqual([null, null])
    expect(changesOf([])).toEqual([])
  })
  it('has one other coin, or none', () => {
    const chosen = (coinId: string | null) => ({ type: 'compareChosen', coinId }) as PriceTrackerEvent
    expect(replay(priceTracker, [chosen('solana'), chosen('tether')]).compared).toEqual(['tether'])
    expect(replay(priceTracker, [chosen('solana'), chosen(null)]).compared).toEqual([])
  })
})

describe('refreshes', () => {
  it.each<[string, (PriceTrackerEvent | Wait)[], ReturnType<typeof timesOf>]>([
    ['none at first', [], { running: null, updatedAt: 0, by: null }],
    ['Refresh runs', [pressed], { running: 'visitor', updatedAt: 0, by: null }],
    ['just before 1 s', [pressed, after(999)], { running: 'visitor', updatedAt: 0, by: null }],
    ['at 1 s', [pressed, after(1000)], { running: null, updatedAt: 1000, by: 'visitor' }],
    [
      'Refresh while one runs changes nothing',
      [pressed, after(600), pressed, after(400)],
      { running: null, updatedAt: 1000, by: 'visitor' },
    ],
    ['no automatic one before 30 s', [after(29_999)], { running: null, updatedAt: 0, by: null }],
    ['automatically at 30 s', [after(30_000)], { running: 'timer', updatedAt: 0, by: null }],
    ['for 1 s too', [after(30_999)], { running: 'timer', updatedAt: 0, by: null }],
    ['and then done', [after(31_000)], { running: null, updatedAt: 31_000, by: 'timer' }],
    ['every 30 s from opening', [after(60_000)], { running: 'timer', updatedAt: 31_000, by: 'timer' }],
    [
      'whatever the visitor does in between',
      [after(20_000), pressed, after(10_000)],
      { running: 'timer', updatedAt: 21_000, by: 'visitor' },
    ],
    [
      'Refresh during an automatic refresh changes nothing',
      [after(30_400), pressed, after(600)],
      { running: null, updatedAt: 31_000, by: 'timer' },
    ],
    [
      'one that falls into a running one is dropped',
      [after(29_500), pressed, after(1500)],
      { running: null, updatedAt: 30_500, by: 'visitor' },
    ],
    [
      'and the next comes on the grid',
      [after(29_500), pressed, after(30_500)],
      { running: 'timer', updatedAt: 30_500, by: 'visitor' },
    ],
    [
      'one that begins as another ends is not dropped',
      [after(29_000), pressed, after(1000)],
      { running: 'timer', updatedAt: 30_000, by: 'visitor' },
    ],
    ['none ends that does not run', [refreshed], { running: null, updatedAt: 0, by: null }],
  ])('%s', (_, steps, times) => {
    expect(timesOf(replay(priceTracker, steps))).toEqual(times)
  })

  it('changes prices, their caps and their changes at its end only, and nothing else of a coin', () => {
    const running = replay(priceTracker, [pressed, after(999)])
    expect(running.coins).toEqual(sampleCoins)
    const { coins } = replay(priceTracker, [pressed, after(1000)])
    for (const [index, coin] of coins.entries()) {
      const before = sampleCoins[index] as TrackedCoin
      expect(coin.current_price).not.toBe(before.current_price)
      expect(coin.price_change_percentage_1h).not.toBe(before.price_change_percentage_1h)
      expect(coin).toEqual({
        ...before,
        current_price: coin.current_price,
        market_cap: expect.closeTo((before.market_cap! * coin.current_price!) / before.current_price!, 2),
        price_change_percentage_1h: coin.price_change_percentage_1h,
        price_change_percentage_24h: coin.price_change_percentage_24h,
        sparkline: [...before.sparkline.slice(0, 3), coin.current_price],
      })
    }
  })

  it('moves a price by the drawn number: with seed 1 down, by 0.370 %', () => {
    const [coin] = replay(priceTracker, [pressed, after(1000)]).coins
    expect(coin?.current_price).toBeCloseTo(67_162.447, 3)
  })

  it('moves the price and its changes over 1 h and 24 h together', () => {
    const { coins } = replay(priceTracker, [after(10 * AUTOMATIC_REFRESH_MS)])
    for (const [index, coin] of coins.entries()) {
      const before = sampleCoins[index] as TrackedCoin
      /** What the price was before a change. */
      const since = (price: number | null, percent: number | null) => price! / (1 + percent! / 100)
      const ago = (of: TrackedCoin) => [
        since(of.current_price, of.price_change_percentage_1h),
        since(of.current_price, of.price_change_percentage_24h),
      ]
      const [hourAgo, dayAgo] = ago(coin).map((price, at) => price / ago(before)[at]!)
      expect(hourAgo).toBeCloseTo(1, 9)
      expect(dayAgo).toBeCloseTo(1, 9)
    }
  })

  it('leaves a stable coin at a dollar', () => {
    const tether = (state: PriceTrackerState) => state.coins.find(({ symbol }) => symbol === 'USDT')!
    const moved = tether(replay(priceTracker, [after(HOUR)]))
    expect(moved.current_price).not.toBe(1)
    expect(Math.abs(moved.current_price! - 1)).toBeLessThan(0.0005)
    expect(Math.abs(moved.price_change_percentage_1h!)).toBeLessThan(0.05)
    expect(coinPrice(moved, moved.current_price)).toBe('$1.00')
  })

  it.each([
    ['ripple', 0.523078, '$0.5231'],
    ['ripple', 0.524, '$0.5240'],
    ['bitcoin', 67_583.326, '$67,583.33'],
    ['tether', 0.99981, '$1.00'],
    ['ripple', null, '–'],
    ['unknown', 0.523078, '$0.523078'],
  ])('writes a price with the decimals of the first one: %s %d', (id, value, text) => {
    expect(coinPrice({ id }, value)).toBe(text)
  })

  it('also moves coins that a search hides', () => {
    const hidden = replay(priceTracker, [typed('lagoon'), pressed, after(1000)])
    expect(hidden.coins).toEqual(replay(priceTracker, [pressed, after(1000)]).coins)
  })

  it('leaves alone what is not known, and what would be too large for a number', () => {
    const coin = sampleCoins[0] as TrackedCoin
    const unknown = { ...coin, current_price: null, price_change_percentage_1h: null }
    const huge = { ...coin, current_price: Number.MAX_VALUE }
    const rules = trackerOf([unknown, huge])
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const [first, second] = replay(rules, [pressed, after(1000)], { seed }).coins
        expect(first).toEqual(unknown)
        expect(Number.isFinite(second?.current_price)).toBe(true)
      }),
    )
    expect(replay(trackerOf([]), [pressed, after(HOUR)]).coins).toEqual([])
  })
})

describe('over thousands of refreshes, whatever the seed', () => {
  const REFRESHES = 3000
  const anySeed = fc.integer({ min: 0, max: 0xffffffff })
  /** All prices and 1 h changes before and after each refresh. */
  function movesOf(seed: number) {
    const moves: { percent: number; hour: number }[] = []
    let state = priceTracker.start(seed, SAMPLE_NOW)
    for (let turn = 0; turn < REFRESHES; turn++) {
      const running = priceTracker.reduce(state, pressed, SAMPLE_NOW)
      const next = priceTracker.reduce(running, refreshed, SAMPLE_NOW)
      for (const [index, { current_price, price_change_percentage_1h }] of next.coins.entries()) {
        const before = state.coins[index]?.current_price ?? Number.NaN
        const percent = ((current_price ?? Number.NaN) / before - 1) * 100
        moves.push({ percent, hour: price_change_percentage_1h ?? Number.NaN })
      }
      state = next
    }
    return moves
  }
  it('no price moves by more than 1 %, no 1 h change leaves ± 2 %, and both use their whole range', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const moves = movesOf(seed)
        const percents = moves.map(({ percent }) => percent)
        const hours = moves.map(({ hour }) => hour)
        const most = LARGEST_MOVE_PERCENT + 1e-9
        expect(percents.filter((percent) => !(Math.abs(percent) <= most))).toEqual([])
        expect(hours.filter((hour) => !(Math.abs(hour) <= LARGEST_HOUR_CHANGE_PERCENT))).toEqual([])
        for (const sign of [1, -1]) {
          expect(percents.some((percent) => sign * percent > 0.9)).toBe(true)
          expect(hours.some((hour) => sign * hour > 1.8)).toBe(true)
        }
      }),
      { numRuns: 10 },
    )
  })
  it('the line ends where the price is, and all stays JSON', () => {
    fc.assert(
      fc.property(anySeed, fc.integer({ min: 0, max: 200 }), (seed, refreshes) => {
        const state = replay(priceTracker, [after(refreshes * AUTOMATIC_REFRESH_MS)], { seed })
        for (const { current_price, sparkline } of state.coins) expect(sparkline[3]).toBe(current_price)
        expect(JSON.parse(JSON.stringify(state))).toEqual(state)
      }),
      { numRuns: 20 },
    )
  })
  it('one refresh runs at a time, each for 1 s, and automatic ones begin on the grid', () => {
    const step = fc.record({ wait: fc.nat(40_000), isLeap: fc.boolean() })
    fc.assert(
      fc.property(fc.nat(), fc.array(step, { maxLength: 12 }), (seed, steps) => {
        const clock = manualClock()
        const { log, observer } = eventLog<PriceTrackerEvent>()
        const runner = createRunner(priceTracker, { seed, clock, observer })
        runner.start()
        for (const { wait, isLeap } of steps) {
          if (isLeap) clock.leap(wait)
          else clock.advance(wait)
          runner.send(pressed)
          const { refresh, automaticAt } = runner.getState()
          expect(refresh && refresh.doneAt > clock.now() && refresh.doneAt <= clock.now() + REFRESH_MS).toBe(
            true,
          )
          expect((automaticAt - runner.startedAt) % AUTOMATIC_REFRESH_MS).toBe(0)
          expect(automaticAt).toBeGreaterThan(clock.now())
        }
        expect(replayLog(priceTracker, seed, runner.startedAt, log)).toEqual(runner.getState())
      }),
    )
  })
})

describe('after a hidden tab', () => {
  const opened = () => {
    const clock = manualClock()
    const { log, observer } = eventLog<PriceTrackerEvent>()
    const runner = createRunner(priceTracker, { seed: 7, clock, observer })
    runner.start()
    const updates = () => log.filter(({ event }) => event.type === 'refreshed').length
    return { clock, runner, updates }
  }
  it('refreshes once, not in a burst, and then on the 30 s grid', () => {
    const { clock, runner, updates } = opened()
    clock.leap(20 * AUTOMATIC_REFRESH_MS + 12 * SECOND)
    expect(runner.getState().refresh?.by).toBe('timer')
    clock.advance(REFRESH_MS)
    expect(updates()).toBe(1)
    clock.advance(17 * SECOND - 1)
    expect(runner.getState().refresh).toBeNull()
    clock.advance(1)
    expect(runner.getState().refresh?.by).toBe('timer')
    clock.advance(REFRESH_MS)
    expect(updates()).toBe(2)
  })
  it('drops a late one that falls into a running one, too', () => {
    const { clock, runner, updates } = opened()
    clock.advance(AUTOMATIC_REFRESH_MS - 400)
    runner.send(pressed)
    clock.leap(5 * AUTOMATIC_REFRESH_MS)
    clock.advance(400)
    expect(updates()).toBe(1)
    expect(timesOf(runner.getState())).toMatchObject({ by: 'visitor' })
  })
})

describe('search', () => {
  const namesFound = (search: string) => coinsFound(sampleCoins, search).map(({ name }) => name)
  it.each([
    ['bit', ['Bitcoin']],
    ['COIN', ['Bitcoin', 'Dogecoin']],
    // By symbol: Tether is USDT.
    ['usd', ['Tether']],
    ['sHi', ['Shiba Inu']],
    ['a i', ['Shiba Inu']],
    ['lagoon', []],
    // Neither by id nor by figure, and a text, not a pattern.
    ['ripple', []],
    ['shiba-inu', []],
    ['67', []],
    ['.*', []],
    // Spaces count between words only.
    [' bitcoin', ['Bitcoin']],
    ['Bitcoin ', ['Bitcoin']],
    ['bit coin', []],
    ['BİTCOİN', ['Bitcoin']],
    ['Sólana', ['Solana']],
    ['<script>alert(1)</script>', []],
    ['x'.repeat(100), []],
  ])('%j', (search, names) => {
    expect(namesFound(search)).toEqual(names)
  })
  it('is kept as typed, and cleared', () => {
    expect(replay(priceTracker, [typed('  BiT ')]).search).toBe('  BiT ')
    expect(replay(priceTracker, [typed('bit'), cleared]).search).toBe('')
    expect(coinsFound(sampleCoins, '')).toEqual(sampleCoins)
  })
  it('finds exactly the coins whose name or symbol contains it, in either case', () => {
    const part = fc
      .tuple(fc.constantFrom(...sampleCoins), fc.boolean(), fc.nat(6), fc.nat(4))
      .map(([{ name, symbol }, byName, from, length]) => (byName ? name : symbol).slice(from, from + length))
    fc.assert(
      fc.property(fc.oneof(part, fc.string({ maxLength: 4 })), (search) => {
        const pattern = new RegExp(search.trim().replace(/[^\w\s]/g, '\\$&'), 'i')
        const expected = sampleCoins.filter(({ name, symbol }) => pattern.test(name) || pattern.test(symbol))
        expect(coinsFound(sampleCoins, search)).toEqual(expected)
        expect(coinsFound(sampleCoins, search.toUpperCase())).toEqual(expected)
      }),
    )
  })
})

it('makes a chart large and small again', () => {
  const pressed: PriceTrackerEvent = { type: 'chartToggled', coinId: 'solana' }
  expect(replay(priceTracker, [pressed]).open).toEqual(['solana'])
  expect(replay(priceTracker, [pressed, pressed])).toEqual(replay(priceTracker))
})

it('has samples with distinct ids, and lines that end at the price', () => {
  expect(new Set(sampleCoins.map(({ id }) => id)).size).toBe(sampleCoins.length)
  for (const { current_price, sparkline } of sampleCoins) expect(sparkline[3]).toBe(current_price)
})

describe('pausing the automatic refresh', () => {
  const paused: PriceTrackerEvent = { type: 'automaticPaused' }
  const resumed: PriceTrackerEvent = { type: 'automaticResumed' }
  const updatedAfter = (...steps: Parameters<typeof replay<unknown, PriceTrackerEvent>>[1] & object) =>
    replay(priceTracker, steps).updated.at - replay(priceTracker).updated.at
  it('holds it for as long as the visitor likes', () => {
    expect(updatedAfter(paused, after(600_000))).toBe(0)
  })
  it('resumed, it falls on the grid that began with the opening', () => {
    expect(updatedAfter(paused, after(70_000), resumed, after(19_999))).toBe(0)
    expect(updatedAfter(paused, after(70_000), resumed, after(21_000))).toBe(91_000)
  })
  it('does not keep the visitor from refreshing', () => {
    expect(updatedAfter(paused, { type: 'refreshPressed' }, after(1000))).toBe(1000)
  })
})

// The entries in an inquiry: the label and value of each field, in the order of the form (Rules, Inquiry).
it.each<[string, PriceTrackerEvent[], Entry[]]>([
  ['filled in', [{ type: 'searchTyped', text: 'bit' }], [['Search', 'bit']]],
  ['untouched', [], [['Search', '']]],
])('has entries: %s', (_, events, entries) => {
  expect(priceTracker.entries?.(replay(priceTracker, events))).toEqual(entries)
})
