// The client and the store against a real server on the loopback that answers like the coin API and
// misbehaves in every way that the network can.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { fallbackSnapshot } from './coins.ts'
import { COIN_API_BASE, REQUEST_TIMEOUT_MS, loadMarket } from './marketClient.ts'
import { createMarketStore } from './marketStore.ts'
import type { MarketState } from './marketStore.ts'

type Answer = (response: ServerResponse) => void

const NOW = 1_700_000_000_000
/** The server's paths below the base URL; the base has a path, like the real one. */
const COINS = '/coins/markets'
const GLOBAL = '/global'
const COINS_URL =
  '/api/v3/coins/markets?vs_currency=usd&order=market_cap_desc&per_page=10&page=1&sparkline=false&price_change_percentage=24h'
const GLOBAL_URL = '/api/v3/global'

/** A row as the API sends it, with a few of the fields that the ticker does not read. */
function row(id: string, more: Record<string, unknown> = {}) {
  return {
    id,
    symbol: id.slice(0, 3),
    name: id.toUpperCase(),
    image: `https://coins.example/${id}.png`,
    current_price: 67_000.5,
    market_cap: 1.3e12,
    market_cap_rank: 1,
    price_change_percentage_24h: -0.62,
    roi: null,
    price_change_percentage_24h_in_currency: -0.62,
    ...more,
  }
}

/** What becomes of `row(id)`. */
function coin(id: string) {
  return {
    id,
    symbol: id.slice(0, 3).toUpperCase(),
    name: id.toUpperCase(),
    image: `https://coins.example/${id}.png`,
    current_price: 67_000.5,
    market_cap: 1.3e12,
    price_change_percentage_24h: -0.62,
  }
}

const TEN_IDS = ['alpha', 'bravo', 'cocoa', 'delta', 'echoo', 'foxes', 'golfs', 'hotel', 'india', 'julep']
const TEN_ROWS = TEN_IDS.map((id) => row(id))
const GLOBAL_ANSWER = { data: { active_cryptocurrencies: 1, total_market_cap: { btc: 3.7e7, usd: 3.12e12 } } }

const json =
  (value: unknown): Answer =>
  (response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(value))

const raw =
  (body: string, type = 'application/json', status = 200): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': type }).end(body)

const never: Answer = () => {}

/** Sends the headers and the first half of a good body, and then no more. */
const stalled =
  (value: unknown): Answer =>
  (response) => {
    const body = JSON.stringify(value)
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
    response.write(body.slice(0, body.length / 2))
  }

/** Cuts the connection after the first half of a good body. */
const cut =
  (value: unknown, announcesLength: boolean): Answer =>
  (response) => {
    const body = JSON.stringify(value)
    response.writeHead(200, {
      'content-type': 'application/json',
      ...(announcesLength ? { 'content-length': body.length } : {}),
    })
    response.write(body.slice(0, body.length / 2), () => response.destroy())
  }

let answers: Record<string, Answer> = {}
let requests: string[] = []
/** The answers begun, by path, to see how they end. */
let responses: Record<string, ServerResponse> = {}
/** Answers held back until both calls have arrived, so that a test sees both, whichever fails first. */
let held: (() => void)[] = []
let bothArrived: () => void = () => {}
const unhandled: unknown[] = []
const noteUnhandled = (reason: unknown) => unhandled.push(reason)

const server = createServer((request, response) => {
  requests.push(`${request.method} ${request.url}`)
  response.setHeader('connection', 'close')
  const path = new URL(request.url ?? '', 'http://localhost').pathname.replace('/api/v3', '')
  responses[path] = response
  const answer = answers[path] ?? raw('', undefined, 404)
  held.push(() => answer(response))
  if (requests.length < 2) return
  bothArrived()
  for (const go of held.splice(0)) go()
})
let baseUrl = ''

beforeAll(async () => {
  process.on('unhandledRejection', noteUnhandled)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v3`
})

afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
  process.off('unhandledRejection', noteUnhandled)
})

beforeEach(() => {
  answers = { [COINS]: json(TEN_ROWS), [GLOBAL]: json(GLOBAL_ANSWER) }
  requests = []
  responses = {}
  held = []
  bothArrived = () => {}
})

afterEach(async () => {
  // A rejection counts as unhandled only after the microtasks: let the event loop turn once.
  await new Promise((resolve) => setImmediate(resolve))
  expect(unhandled).toEqual([])
})

const load = (more: { signal?: AbortSignal } = {}) =>
  loadMarket({ fetch: globalThis.fetch, baseUrl, now: () => NOW, ...more })

/** Takes the place of the platform's clock: each limit that is set, in milliseconds, passes when the test says so. */
function clockOfLimits() {
  const limits: { milliseconds: number; pass: () => void }[] = []
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const limit = new AbortController()
    limits.push({
      milliseconds,
      pass: () => limit.abort(new DOMException('The limit has passed.', 'TimeoutError')),
    })
    return limit.signal
  })
  onTestFinished(() => timeout.mockRestore())
  return limits
}

/** Runs one visit on a wide screen until the ticker has stopped loading. */
async function visit(more: { timeoutMs?: number; baseUrl?: string; fetch?: typeof fetch } = {}) {
  const log = vi.fn<(message: string, reason: string) => void>()
  const store = createMarketStore({
    load: (signal) =>
      loadMarket({
        fetch: globalThis.fetch,
        baseUrl,
        now: () => NOW,
        signal,
        ...more,
      }),
    now: () => NOW,
    log,
  })
  store.setNarrow(false)
  const state = await new Promise<MarketState>((resolve) => {
    store.subscribe(() => resolve(store.getSnapshot()))
  })
  store.setNarrow(false)
  return { state, log }
}

const fallbackState: MarketState = {
  ...fallbackSnapshot(NOW),
  isLoading: false,
  errorText: 'Failed to load crypto data',
  source: 'fallback',
  isNarrow: false,
}

describe('constants', () => {
  it('names the public service and the specified limit', () => {
    expect(COIN_API_BASE).toBe('https://api.coingecko.com/api/v3')
    expect(REQUEST_TIMEOUT_MS).toBe(5000)
  })
})

describe('a correct answer', () => {
  it('makes exactly two GETs, in parallel, with the specified paths and queries', async () => {
    const result = await load()
    expect(result).toEqual({
      kind: 'live',
      snapshot: {
        coins: TEN_IDS.map(coin),
        global: { total_market_cap: { usd: 3.12e12 } },
        sentiment: { value: '45', value_classification: 'Neutral', timestamp: String(NOW) },
      },
    })
    expect(requests.toSorted()).toEqual([`GET ${COINS_URL}`, `GET ${GLOBAL_URL}`])
  })

  it('reaches the ticker and logs nothing', async () => {
    const { state, log } = await visit()
    expect(state).toMatchObject({ isLoading: false, source: 'live', errorText: null, isNarrow: false })
    expect(state.coins).toHaveLength(10)
    expect(requests).toHaveLength(2)
    expect(log).not.toHaveBeenCalled()
  })

  it('calls fetch as a plain function, since a browser refuses it as a method', async () => {
    const spy = vi.fn<typeof fetch>(globalThis.fetch)
    const result = await loadMarket({ fetch: spy, baseUrl, now: () => NOW })
    expect(result.kind).toBe('live')
    expect(spy.mock.contexts).toEqual([undefined, undefined])
  })
})

describe('an answer with flaws that stays live', () => {
  it.each<[string, unknown]>([
    ['no fields', {}],
    ['null', null],
    ['a list', []],
    ['a price that is text', row('broken', { current_price: '67000' })],
    ['no price field at all', row('broken', { current_price: undefined })],
    ['a change that is text', row('broken', { price_change_percentage_24h: 'up' })],
    ['an empty id', row('broken', { id: '' })],
    ['an empty symbol', row('broken', { symbol: '' })],
    ['a name that is a number', row('broken', { name: 7 })],
    ['an endless name', row('broken', { name: 'x'.repeat(201) })],
  ])('drops one bad row among good ones: %s', async (_what, bad) => {
    answers[COINS] = json([row('alpha'), bad, row('bravo')])
    const { state, log } = await visit()
    expect(state.source).toBe('live')
    expect(state.coins).toEqual([coin('alpha'), coin('bravo')])
    expect(log).not.toHaveBeenCalled()
  })

  it('drops a row with an infinite price, which JSON can carry', async () => {
    const bad = JSON.stringify(row('broken')).replace('67000.5', '1e999')
    answers[COINS] = raw(`[${bad},${JSON.stringify(row('bravo'))}]`)
    expect((await visit()).state.coins).toEqual([coin('bravo')])
  })

  it('keeps null prices, changes and caps', async () => {
    const nulls = { current_price: null, price_change_percentage_24h: null, market_cap: null }
    answers[COINS] = json([row('alpha', nulls), row('bravo')])
    const { state, log } = await visit()
    expect(state.source).toBe('live')
    expect(state.coins).toEqual([{ ...coin('alpha'), ...nulls }, coin('bravo')])
    expect(log).not.toHaveBeenCalled()
  })

  it.each([
    ['prices', 'current_price', [1e300, 1e-300, -1]],
    ['changes', 'price_change_percentage_24h', [1e300, -1e300, -100.1]],
    ['caps', 'market_cap', [1e300, -1]],
  ])('takes %s that cannot be for unknown', async (_, field, figures) => {
    answers[COINS] = json(figures.map((figure, at) => row(`coin${at}`, { [field]: figure })))
    const { coins } = (await visit()).state
    expect(coins.map((one) => one[field as 'market_cap'])).toEqual(figures.map(() => null))
  })

  it.each([
    ['prices', 'current_price', [1e9, 1e-12]],
    ['changes', 'price_change_percentage_24h', [1e6, -100]],
    ['caps', 'market_cap', [1e15, 0]],
  ])('takes %s at the end of what can be as they are', async (_, field, figures) => {
    answers[COINS] = json(figures.map((figure, at) => row(`coin${at}`, { [field]: figure })))
    const { coins } = (await visit()).state
    expect(coins.map((one) => one[field as 'market_cap'])).toEqual(figures)
  })

  it('treats an impossible total as unknown, and keeps the coins', async () => {
    answers[GLOBAL] = json({ data: { total_market_cap: { usd: 1e300 } } })
    const { state } = await visit()
    expect(state.source).toBe('live')
    expect(state.global?.total_market_cap.usd).toBeNull()
    expect(state.coins).not.toEqual([])
  })

  it('accepts a coin with a price of zero or almost zero', async () => {
    answers[COINS] = json([row('alpha', { current_price: 0 }), row('bravo', { current_price: 1e-9 })])
    expect((await visit()).state.coins.map((one) => one.current_price)).toEqual([0, 1e-9])
  })

  it.each([null, 7, undefined, 'x'.repeat(201)])(
    'does not mind the image %s, which is never loaded',
    async (image) => {
      answers[COINS] = json([row('alpha', { image })])
      expect((await visit()).state.coins).toEqual([{ ...coin('alpha'), image: null }])
    },
  )

  it('takes ten coins of a longer list', async () => {
    answers[COINS] = json([...TEN_ROWS, row('kilos')])
    expect((await visit()).state.coins).toEqual(TEN_IDS.map(coin))
  })
})

describe('a failure ends in the fallback: logged once, nothing thrown, no retry', () => {
  const failures: [string, string, Answer, RegExp][] = [
    ['coins: 429', COINS, raw('{"status":{"error_code":429}}', undefined, 429), /^\/coins\S*: HTTP 429$/],
    ['global: 429', GLOBAL, raw('{"status":{"error_code":429}}', undefined, 429), /^\/global: HTTP 429$/],
    ['coins: 500 with a good body', COINS, raw(JSON.stringify(TEN_ROWS), undefined, 500), /HTTP 500$/],
    ['global: 500 with a good body', GLOBAL, raw(JSON.stringify(GLOBAL_ANSWER), undefined, 500), /HTTP 500$/],
    ['coins: cut short of the announced length', COINS, cut(TEN_ROWS, true), /^\/coins/],
    ['coins: cut in a chunked body', COINS, cut(TEN_ROWS, false), /^\/coins/],
    ['global: cut in a chunked body', GLOBAL, cut(GLOBAL_ANSWER, false), /^\/global/],
    ['coins: cut before the headers', COINS, (response) => response.destroy(), /^\/coins/],
    ['coins: HTML', COINS, raw('<!doctype html><title>Hi</title>', 'text/html'), /^\/coins.*JSON/],
    ['global: HTML', GLOBAL, raw('<!doctype html><title>Hi</title>', 'text/html'), /^\/global.*JSON/],
    ['coins: an empty body', COINS, raw(''), /^\/coins/],
    ['coins: an object', COINS, json({ coins: TEN_ROWS }), /: not a list$/],
    ['coins: null', COINS, json(null), /: not a list$/],
    ['coins: an empty list', COINS, json([]), /: no coin in the list$/],
    ['coins: no good row', COINS, json([{}, row('broken', { id: 1 })]), /: no coin in the list$/],
    ['global: null', GLOBAL, json(null), /: no total market cap/],
    ['global: no cap', GLOBAL, json({ data: {} }), /: no total market cap/],
    ['global: a cap in text', GLOBAL, json({ data: { total_market_cap: { usd: '2' } } }), /: no total/],
    ['global: no cap in dollars', GLOBAL, json({ data: { total_market_cap: { eur: 2 } } }), /: no total/],
    ['global: infinite', GLOBAL, raw('{"data":{"total_market_cap":{"usd":1e999}}}'), /: no total/],
  ]

  it.each(failures)('%s', async (_what, path, answer, reason) => {
    answers[path] = answer
    const { state, log } = await visit()
    expect(state).toEqual(fallbackState)
    expect(requests).toHaveLength(2)
    expect(log.mock.calls).toEqual([['Failed to load crypto data', expect.stringMatching(reason)]])
  })

  it('both calls fail: still logged once', async () => {
    answers = { [COINS]: raw('', undefined, 500), [GLOBAL]: raw('', undefined, 500) }
    const { state, log } = await visit()
    expect(state).toEqual(fallbackState)
    expect(log).toHaveBeenCalledTimes(1)
  })

  it('connection refused', async () => {
    const gone = createServer()
    gone.listen(0, '127.0.0.1')
    await once(gone, 'listening')
    const { port } = gone.address() as AddressInfo
    gone.close()
    await once(gone, 'close')
    const { state, log } = await visit({ baseUrl: `http://127.0.0.1:${port}` })
    expect(state).toEqual(fallbackState)
    expect(log).toHaveBeenCalledTimes(1)
  })

  it('a fetch that throws immediately', async () => {
    const fetch = () => {
      throw new TypeError('Illegal invocation')
    }
    const result = await loadMarket({ fetch, baseUrl, now: () => NOW })
    expect(result).toMatchObject({ kind: 'failed', reason: expect.stringMatching(/Illegal invocation$/) })
  })

  it.each([
    [COINS, GLOBAL, never],
    [GLOBAL, COINS, never],
    [GLOBAL, COINS, stalled(TEN_ROWS)],
  ])('%s fails: the call of %s is aborted', async (failing, other, slow) => {
    answers = { [failing]: raw('', undefined, 500), [other]: slow }
    const result = await load()
    expect(result).toMatchObject({ kind: 'failed', reason: expect.stringMatching(/HTTP 500$/) })
    const response = responses[other]
    if (response && !response.closed) await once(response, 'close')
    expect(response?.writableFinished).toBe(false)
  })
})

describe('the limit of time', () => {
  it.each([
    ['coins', 'headers delayed', COINS, never, 1],
    ['global', 'headers delayed', GLOBAL, never, 1],
    ['coins', 'body stalled in the middle', COINS, stalled(TEN_ROWS), 2],
    ['global', 'body stalled in the middle', GLOBAL, stalled(GLOBAL_ANSWER), 2],
  ])('%s: %s, and the 5 s pass', async (name, _what, path, answer, headersBefore) => {
    const limits = clockOfLimits()
    answers[path] = answer
    let headers = 0
    const { state, log } = await visit({
      fetch: async (...args) => {
        const response = await globalThis.fetch(...args)
        headers += 1
        if (headers === headersBefore) limits[path === COINS ? 0 : 1]?.pass()
        return response
      },
    })
    expect(limits.map(({ milliseconds }) => milliseconds)).toEqual([5000, 5000])
    expect(state).toEqual(fallbackState)
    expect(requests).toHaveLength(2)
    const reason = new RegExp(`^/${name}\\S*: no answer within 5000 ms$`)
    expect(log.mock.calls).toEqual([['Failed to load crypto data', expect.stringMatching(reason)]])
  })

  it('is measured by the platform’s clock, and applies while a body is read', async () => {
    answers[GLOBAL] = stalled(GLOBAL_ANSWER)
    const start = performance.now()
    const { state, log } = await visit({ timeoutMs: 300 })
    expect(performance.now() - start).toBeGreaterThan(290)
    expect(state).toEqual(fallbackState)
    expect(log.mock.calls[0]?.[1]).toMatch(/no answer within 300 ms$/)
  })
})

describe("the caller's abort", () => {
  it('with both calls answered: there is nothing to show either', async () => {
    const controller = new AbortController()
    const answered: typeof fetch = async (input) => {
      const answer = input === baseUrl + GLOBAL ? GLOBAL_ANSWER : TEN_ROWS
      const response = Response.json(answer)
      response.json = () => {
        controller.abort()
        return Promise.resolve(answer)
      }
      return response
    }
    const signal = controller.signal
    expect(await loadMarket({ fetch: answered, baseUrl, now: () => NOW, signal })).toEqual({
      kind: 'aborted',
    })
  })

  it('before the start: no call', async () => {
    expect(await load({ signal: AbortSignal.abort() })).toEqual({ kind: 'aborted' })
    expect(requests).toEqual([])
  })

  it.each([
    ['before the headers', never, never, 0],
    ['with one call answered', never, json(GLOBAL_ANSWER), 1],
    ['in the middle of the bodies', stalled(TEN_ROWS), stalled(GLOBAL_ANSWER), 2],
  ])('%s: aborted, and the calls end', async (_when, coins, global, headersBefore) => {
    answers = { [COINS]: coins, [GLOBAL]: global }
    const controller = new AbortController()
    let headers = 0
    const abortWhenDue = () => {
      if (requests.length === 2 && headers === headersBefore) controller.abort()
    }
    bothArrived = abortWhenDue
    const countingFetch: typeof fetch = async (...args) => {
      const response = await globalThis.fetch(...args)
      headers += 1
      abortWhenDue()
      return response
    }
    const result = await loadMarket({
      fetch: countingFetch,
      baseUrl,
      now: () => NOW,
      signal: controller.signal,
    })
    expect(result).toEqual({ kind: 'aborted' })
    expect(headers).toBe(headersBefore)
    const response = responses[COINS]
    if (response && !response.closed) await once(response, 'close')
    expect(response?.writableFinished).toBe(false)
  })

  it('crossing to narrow ends the calls, shows the five samples and logs nothing', async () => {
    answers = { [COINS]: never, [GLOBAL]: never }
    const arrival = new Promise<void>((resolve) => {
      bothArrived = resolve
    })
    const log = vi.fn<(message: string, reason: string) => void>()
    const store = createMarketStore({ load: (signal) => load({ signal }), now: () => NOW, log })
    store.setNarrow(false)
    await arrival
    store.setNarrow(true)
    for (const response of Object.values(responses)) if (!response.closed) await once(response, 'close')
    expect(store.getSnapshot()).toMatchObject({ source: 'narrow', isLoading: false, errorText: null })
    expect(store.getSnapshot().coins).toHaveLength(5)
    expect(log).not.toHaveBeenCalled()
  })
})
