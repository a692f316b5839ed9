// When the ticker makes its calls, and what it shows meanwhile: one attempt per visit on a wide screen,
// none on a narrow one, and the fixed samples without a live response (Rules, Ticker).

import { FAILURE_TEXT, fallbackSnapshot, narrowScreenSnapshot } from './coins.ts'
import type { GlobalData, MarketSnapshot, Sentiment, TickerCoin } from './coins.ts'
import type { MarketResult } from './marketClient.ts'

/** Where the coins come from: `none` while loading, `live` the API, the other two are sample data. */
export type MarketSource = 'none' | 'live' | 'fallback' | 'narrow'

/** The ticker's state (Rules, Ticker). A new object with every change, the same one in between. */
export interface MarketState {
  /** Starts true, cleared after a load, a failure, or on a narrow screen. */
  isLoading: boolean
  /** Empty while loading. */
  coins: readonly TickerCoin[]
  global: GlobalData | null
  sentiment: Sentiment | null
  /** `FAILURE_TEXT` with the fallback coins, otherwise null. */
  errorText: string | null
  source: MarketSource
  /** True under the breakpoint of 768 px (Rules, Ticker). */
  isNarrow: boolean
}

export interface MarketStoreOptions {
  /** Makes one attempt; the signal ends it. */
  load: (signal: AbortSignal) => Promise<MarketResult>
  /** The current time in milliseconds since 1970. */
  now: () => number
  /** Called once for a failed attempt: `message` is `FAILURE_TEXT`, `reason` is the cause. */
  log: (message: string, reason: string) => void
}

/** Fits `useSyncExternalStore`. */
export interface MarketStore {
  /** Returns the function that ends the subscription. */
  subscribe: (listener: () => void) => () => void
  getSnapshot: () => MarketState
  /** For prerendering and hydration: always the loading state. */
  getServerSnapshot: () => MarketState
  /** Sets whether the screen is narrow. Nothing happens before the first call; the same value again has no effect. */
  setNarrow: (isNarrow: boolean) => void
}

const LOADING: MarketState = {
  isLoading: true,
  coins: [],
  global: null,
  sentiment: null,
  errorText: null,
  source: 'none',
  isNarrow: false,
}

/** Create one per visit: it stores the visit's only result. */
export function createMarketStore({ load, now, log }: MarketStoreOptions): MarketStore {
  const listeners = new Set<() => void>()
  let state = LOADING
  let running: AbortController | null = null
  /** The result of the visit's attempt; null after an abort, so the next wide screen tries again. */
  let outcome: MarketState | null = null

  function show(next: MarketState) {
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }

  async function attempt(controller: AbortController) {
    let result: MarketResult
    try {
      result = await load(controller.signal)
    } catch (error) {
      result = { kind: 'failed', reason: String(error) }
    }
    if (controller.signal.aborted) return
    running = null
    if (result.kind === 'live') {
      outcome = stateOf(result.snapshot, 'live')
      show(outcome)
    } else {
      outcome = stateOf(fallbackSnapshot(now()), 'fallback')
      show(outcome)
      // An abort that was not requested here is a failure too; otherwise the strip would load forever.
      log(FAILURE_TEXT, result.kind === 'failed' ? result.reason : 'aborted from outside')
    }
  }

  function setNarrow(isNarrow: boolean) {
    if (isNarrow) {
      if (state.isNarrow) return
      running?.abort()
      running = null
      show(stateOf(narrowScreenSnapshot(now()), 'narrow'))
    } else if (outcome) {
      show(outcome)
    } else if (!running) {
      const controller = new AbortController()
      running = controller
      show(LOADING)
      // A listener may have changed the width just now.
      if (!controller.signal.aborted) void attempt(controller)
    }
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => state,
    getServerSnapshot: () => LOADING,
    setNarrow,
  }
}

function stateOf(snapshot: MarketSnapshot, source: 'live' | 'fallback' | 'narrow'): MarketState {
  return {
    ...snapshot,
    isLoading: false,
    errorText: source === 'fallback' ? FAILURE_TEXT : null,
    source,
    isNarrow: source === 'narrow',
  }
}
