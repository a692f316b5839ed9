import { describe, expect, it, vi } from 'vitest'
import { fallbackSnapshot, fixedSentiment, narrowScreenSnapshot } from './coins.ts'
import type { MarketSnapshot } from './coins.ts'
import type { MarketResult } from './marketClient.ts'
import { createMarketStore } from './marketStore.ts'

const NOW = 1_700_000_000_000

const liveSnapshot: MarketSnapshot = {
  coins: narrowScreenSnapshot(NOW).coins.slice(3),
  global: { total_market_cap: { usd: 3.1e12 } },
  sentiment: fixedSentiment(NOW),
}
const live: MarketResult = { kind: 'live', snapshot: liveSnapshot }
const failed: MarketResult = { kind: 'failed', reason: 'HTTP 500' }

const loadingState = {
  isLoading: true,
  coins: [],
  global: null,
  sentiment: null,
  errorText: null,
  source: 'none',
  isNarrow: false,
}
const liveState = { ...liveSnapshot, isLoading: false, errorText: null, source: 'live', isNarrow: false }
const narrowState = {
  ...narrowScreenSnapshot(NOW),
  isLoading: false,
  errorText: null,
  source: 'narrow',
  isNarrow: true,
}
const fallbackState = {
  ...fallbackSnapshot(NOW),
  isLoading: false,
  errorText: 'Failed to load crypto data',
  source: 'fallback',
  isNarrow: false,
}

/** A store whose attempts the test answers. */
function storeByHand() {
  const attempts: { signal: AbortSignal; answer: (result: MarketResult) => Promise<void> }[] = []
  const load = (signal: AbortSignal) =>
    new Promise<MarketResult>((resolve) => {
      const answer = async (result: MarketResult) => {
        resolve(result)
        await Promise.resolve()
        await Promise.resolve()
      }
      attempts.push({ signal, answer })
    })
  const log = vi.fn<(message: string, reason: string) => void>()
  const store = createMarketStore({ load, now: () => NOW, log })
  const heard = vi.fn<() => void>()
  const unsubscribe = store.subscribe(heard)
  const attempt = (index: number) => {
    const found = attempts[index]
    if (!found) throw new Error(`There was no attempt ${index}`)
    return found
  }
  return { store, attempts, attempt, log, heard, unsubscribe }
}

describe('samples (Rules, Ticker)', () => {
  it('narrow: five coins, 2.5 trillion, 45 Neutral at the current time', () => {
    const { coins, global, sentiment } = narrowScreenSnapshot(NOW)
    expect(coins.map((coin) => coin.name)).toEqual(['Bitcoin', 'Ethereum', 'Tether', 'BNB', 'Solana'])
    expect(global.total_market_cap.usd).toBe(2_500_000_000_000)
    expect(sentiment).toEqual({ value: '45', value_classification: 'Neutral', timestamp: String(NOW) })
  })

  it('fallback: three coins, 2.5 trillion, 45 Neutral at the current time', () => {
    const { coins, global, sentiment } = fallbackSnapshot(NOW)
    expect(coins.map((coin) => coin.name)).toEqual(['Bitcoin', 'Ethereum', 'Tether'])
    expect(global.total_market_cap.usd).toBe(2_500_000_000_000)
    expect(sentiment).toEqual({ value: '45', value_classification: 'Neutral', timestamp: String(NOW) })
  })
})

describe('a wide screen', () => {
  it('does nothing and shows loading until the width is known', () => {
    const { store, attempts } = storeByHand()
    expect(store.getSnapshot()).toEqual(loadingState)
    expect(store.getServerSnapshot()).toEqual(loadingState)
    expect(attempts).toHaveLength(0)
  })

  it('loads once and shows the live coins', async () => {
    const { store, attempts, attempt, log, heard } = storeByHand()
    store.setNarrow(false)
    expect(store.getSnapshot()).toEqual(loadingState)
    await attempt(0).answer(live)
    expect(store.getSnapshot()).toEqual(liveState)
    expect(store.getSnapshot()).toBe(store.getSnapshot())
    expect(store.getServerSnapshot()).toEqual(loadingState)
    expect(heard).toHaveBeenCalledTimes(1)
    expect(attempts).toHaveLength(1)
    expect(log).not.toHaveBeenCalled()
  })

  it('called twice, as under StrictMode, makes one attempt', async () => {
    const { store, attempts, attempt, heard } = storeByHand()
    store.setNarrow(false)
    store.setNarrow(false)
    expect(attempts).toHaveLength(1)
    await attempt(0).answer(live)
    store.setNarrow(false)
    expect(attempts).toHaveLength(1)
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('falls back after a failure, logs it once and never retries', async () => {
    const { store, attempts, attempt, log } = storeByHand()
    store.setNarrow(false)
    await attempt(0).answer(failed)
    expect(store.getSnapshot()).toEqual(fallbackState)
    store.setNarrow(false)
    expect(attempts).toHaveLength(1)
    expect(log.mock.calls).toEqual([['Failed to load crypto data', 'HTTP 500']])
  })

  it('falls back when load breaks its promise and throws', async () => {
    const log = vi.fn<(message: string, reason: string) => void>()
    const load = () => {
      throw new Error('out of order')
    }
    const store = createMarketStore({ load, now: () => NOW, log })
    expect(() => store.setNarrow(false)).not.toThrow()
    await Promise.resolve()
    expect(store.getSnapshot()).toEqual(fallbackState)
    expect(log.mock.calls).toEqual([['Failed to load crypto data', 'Error: out of order']])
  })

  it('does not stay loading after an abort that it did not request', async () => {
    const { store, attempt, log } = storeByHand()
    store.setNarrow(false)
    await attempt(0).answer({ kind: 'aborted' })
    expect(store.getSnapshot()).toEqual(fallbackState)
    expect(log.mock.calls).toEqual([['Failed to load crypto data', 'aborted from outside']])
  })

  it('calls no listener after its subscription has ended', async () => {
    const { store, attempt, heard, unsubscribe } = storeByHand()
    store.setNarrow(false)
    unsubscribe()
    await attempt(0).answer(live)
    expect(heard).not.toHaveBeenCalled()
  })
})

describe('a narrow screen', () => {
  it('shows the five samples without any call', () => {
    const { store, attempts, heard, log } = storeByHand()
    store.setNarrow(true)
    store.setNarrow(true)
    expect(store.getSnapshot()).toEqual(narrowState)
    expect(attempts).toHaveLength(0)
    expect(heard).toHaveBeenCalledTimes(1)
    expect(log).not.toHaveBeenCalled()
  })
})

describe('crossing the breakpoint', () => {
  it('narrow to wide: loading, then the first attempt of the visit', async () => {
    const { store, attempts, attempt } = storeByHand()
    store.setNarrow(true)
    store.setNarrow(false)
    expect(store.getSnapshot()).toEqual(loadingState)
    expect(attempts).toHaveLength(1)
    await attempt(0).answer(live)
    expect(store.getSnapshot()).toEqual(liveState)
  })

  it('wide to narrow while loading: aborts, shows the five samples, logs nothing', async () => {
    const { store, attempt, log, heard } = storeByHand()
    store.setNarrow(false)
    store.setNarrow(true)
    expect(attempt(0).signal.aborted).toBe(true)
    expect(store.getSnapshot()).toEqual(narrowState)
    await attempt(0).answer({ kind: 'aborted' })
    expect(store.getSnapshot()).toEqual(narrowState)
    expect(heard).toHaveBeenCalledTimes(1)
    expect(log).not.toHaveBeenCalled()
  })

  it.each([live, failed])('an aborted attempt has no effect, even if it ends $kind', async (late) => {
    const { store, attempts, attempt, log } = storeByHand()
    store.setNarrow(false)
    store.setNarrow(true)
    await attempt(0).answer(late)
    expect(store.getSnapshot()).toEqual(narrowState)
    store.setNarrow(false)
    expect(attempts).toHaveLength(2)
    expect(attempt(1).signal.aborted).toBe(false)
    await attempt(1).answer(live)
    expect(store.getSnapshot()).toEqual(liveState)
    expect(log).not.toHaveBeenCalled()
  })

  it('the aborted attempt may end after the next one has begun', async () => {
    const { store, attempts, attempt, log } = storeByHand()
    store.setNarrow(false)
    store.setNarrow(true)
    store.setNarrow(false)
    await attempt(0).answer(failed)
    expect(store.getSnapshot()).toEqual(loadingState)
    store.setNarrow(false)
    expect(attempts).toHaveLength(2)
    await attempt(1).answer(live)
    expect(store.getSnapshot()).toEqual(liveState)
    expect(log).not.toHaveBeenCalled()
  })

  it.each([
    [live, liveState, 0],
    [failed, fallbackState, 1],
  ] as const)('there and back after a result: reuses it ($0.kind)', async (result, state, logged) => {
    const { store, attempts, attempt, log } = storeByHand()
    store.setNarrow(false)
    await attempt(0).answer(result)
    store.setNarrow(true)
    expect(store.getSnapshot()).toEqual(narrowState)
    store.setNarrow(false)
    expect(store.getSnapshot()).toEqual(state)
    expect(attempts).toHaveLength(1)
    expect(log).toHaveBeenCalledTimes(logged)
  })

  it('a listener that sets another width immediately has an effect', () => {
    const { store, attempts } = storeByHand()
    store.setNarrow(true)
    const unsubscribe = store.subscribe(() => {
      unsubscribe()
      store.setNarrow(true)
    })
    store.setNarrow(false)
    expect(attempts).toHaveLength(0)
    expect(store.getSnapshot()).toEqual(narrowState)
  })
})
