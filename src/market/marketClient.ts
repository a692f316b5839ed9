// The only network requests of the product: two GETs to the coin API (Rules, Ticker), each with a timeout and parsed at the
// boundary. The result is a complete snapshot, or the reason why there is none. It never throws and never logs.

import * as v from 'valibot'
import { fixedSentiment } from './coins.ts'
import type { GlobalData, MarketSnapshot, TickerCoin } from './coins.ts'

/** The public coin-data service (Rules, Ticker): no key, no trailing slash. */
export const COIN_API_BASE = 'https://api.coingecko.com/api/v3'

/** Milliseconds that each call may take, reading of the body included (Rules, Ticker). */
export const REQUEST_TIMEOUT_MS = 5000

/** Coins of a full ticker (Rules, Ticker). */
const COIN_COUNT = 10

/** Path and query of the first call (Rules, Ticker). */
const COINS_PATH =
  `/coins/markets?vs_currency=usd&order=market_cap_desc&per_page=${COIN_COUNT}&page=1` +
  '&sparkline=false&price_change_percentage=24h'

/** Path of the second call (Rules, Ticker). */
const GLOBAL_PATH = '/global'

/** The maximum length of an id, a symbol, a name or an image address; a longer one is invalid. */
const MAX_TEXT_LENGTH = 200

export interface MarketRequest {
  fetch: typeof globalThis.fetch
  /** Without a trailing slash, for example `COIN_API_BASE`. */
  baseUrl: string
  /** The current time in milliseconds since 1970. */
  now: () => number
  /** The caller's abort, which ends both calls. */
  signal?: AbortSignal | undefined
  /** Milliseconds for each call; `REQUEST_TIMEOUT_MS` unless told. */
  timeoutMs?: number | undefined
}

export type MarketResult =
  | { kind: 'live'; snapshot: MarketSnapshot }
  /** `reason` is for a log, not for the visitor. */
  | { kind: 'failed'; reason: string }
  /** The caller's own abort: nothing to show and nothing to log. */
  | { kind: 'aborted' }

/** Makes both calls once, in parallel; if one fails the other is aborted. There is no retry. */
export async function loadMarket(request: MarketRequest): Promise<MarketResult> {
  // Destructured, because a browser's fetch throws "Illegal invocation" when called as a method.
  const { fetch, baseUrl, now, signal, timeoutMs = REQUEST_TIMEOUT_MS } = request
  if (signal?.aborted) return { kind: 'aborted' }

  const attempt = new AbortController()
  const aborts = signal ? [attempt.signal, signal] : [attempt.signal]

  async function ask<Answer>(path: string, parse: (answer: unknown) => Answer | string): Promise<Answer> {
    const timeout = AbortSignal.timeout(timeoutMs)
    try {
      // The signal also applies while the body is read.
      const response = await fetch(baseUrl + path, { signal: AbortSignal.any([timeout, ...aborts]) })
      if (!response.ok) throw new Error(`HTTP ${response.status}`)
      const parsed = parse(await response.json())
      if (typeof parsed === 'string') throw new Error(parsed)
      return parsed
    } catch (error) {
      throw new Error(`${path}: ${timeout.aborted ? `no answer within ${timeoutMs} ms` : messageOf(error)}`)
    }
  }

  try {
    const [coins, global] = await Promise.all([ask(COINS_PATH, parseCoins), ask(GLOBAL_PATH, parseGlobal)])
    if (signal?.aborted) return { kind: 'aborted' }
    return { kind: 'live', snapshot: { coins, global, sentiment: fixedSentiment(now()) } }
  } catch (error) {
    attempt.abort()
    return signal?.aborted ? { kind: 'aborted' } : { kind: 'failed', reason: messageOf(error) }
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

// JSON can carry infinity: 1e999.
const finiteNumber = v.pipe(v.number(), v.finite())
const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_TEXT_LENGTH))

/** An impossible figure, too long for the strip, counts as unknown. */
const figure = (least: number, most: number) =>
  v.pipe(
    finiteNumber,
    v.transform((value) => (value >= least && value <= most ? value : null)),
  )
/** In dollars. */
const sum = figure(0, 1e15)
const price = v.union([v.literal(0), figure(1e-12, 1e9)])
/** In percent. */
const change = figure(-100, 1e6)

const coinSchema = v.object({
  id: text,
  symbol: text,
  name: text,
  // Never loaded, so an invalid one does no harm.
  image: v.fallback(v.nullable(text), null),
  current_price: v.nullable(price),
  price_change_percentage_24h: v.nullable(change),
  market_cap: v.nullable(sum),
})

const globalSchema = v.object({ data: v.object({ total_market_cap: v.object({ usd: sum }) }) })

/** The valid rows, or the error of the whole response. */
function parseCoins(answer: unknown): TickerCoin[] | string {
  if (!Array.isArray(answer)) return 'not a list'
  const coins = answer.flatMap((row: unknown) => {
    const parsed = v.safeParse(coinSchema, row)
    return parsed.success ? [{ ...parsed.output, symbol: parsed.output.symbol.toUpperCase() }] : []
  })
  return coins.length > 0 ? coins.slice(0, COIN_COUNT) : 'no coin in the list'
}

/** Reads `data.total_market_cap` of the response (Rules, Ticker), or returns the error. */
function parseGlobal(answer: unknown): GlobalData | string {
  const parsed = v.safeParse(globalSchema, answer)
  return parsed.success ? parsed.output.data : 'no total market cap in US dollars'
}
