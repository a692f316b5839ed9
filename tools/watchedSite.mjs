// The built site behind a proxy that puts a script before the policy of each page: it notes what goes wrong, and answers for
// the coin API. For engines whose driver can do neither.
import { createServer } from 'node:http'
import { startServer } from '../site/serve.mjs'

/** @import { IncomingMessage, ServerResponse } from 'node:http' */

/**
 * What a page told the watcher.
 * @typedef {{ faults: string[], hydratedMs: number | null, laidOutMs: number | null, copied: string }} Watched
 */

/** Runs in the page, before everything else. Times are in ms since the navigation. */
function watch() {
  /** @type {Watched} */
  const watched = { faults: [], hydratedMs: null, laidOutMs: null, copied: '' }
  Object.assign(window, { watched })
  const fault = (/** @type {unknown[]} */ ...parts) =>
    watched.faults.push(parts.map(String).join(' ').slice(0, 300))
  const { error } = console
  console.error = (...parts) => {
    fault('console:', ...parts)
    error.apply(console, parts)
  }
  window.addEventListener('unhandledrejection', ({ reason }) => fault('rejected:', reason))
  document.addEventListener('securitypolicyviolation', (one) =>
    fault('policy:', one.violatedDirective, one.blockedURI),
  )
  // Failed files are reported on the way down only.
  window.addEventListener(
    'error',
    (event) => {
      // A size that is reported one frame later: no fault.
      if (event.message?.startsWith('ResizeObserver loop')) return
      const file = event.target instanceof Element ? event.target.outerHTML : ''
      fault('error:', event.message ?? `not loaded: ${file}`)
    },
    true,
  )
  const page = document.documentElement
  document.addEventListener('hydrated', () => {
    watched.hydratedMs = performance.now()
    const look = () => {
      if ('arriving' in page.dataset) return
      watched.laidOutMs ??= performance.now()
      observer.disconnect()
    }
    const observer = new MutationObserver(look)
    observer.observe(page, { attributes: true })
    look()
  })
  const copy = navigator.clipboard?.writeText.bind(navigator.clipboard)
  if (copy)
    navigator.clipboard.writeText = (text) => {
      watched.copied = text
      return copy(text)
    }
  const coins = ['bitcoin', 'ethereum', 'tether'].map((id, at) => ({
    ...{ id, symbol: id.slice(0, 3), name: id, image: '', market_cap: 1e9 },
    ...{ current_price: 100 + at, price_change_percentage_24h: at - 1 },
  }))
  const load = window.fetch.bind(window)
  window.fetch = (asked, options) => {
    const url = asked instanceof Request ? asked.url : String(asked)
    if (!url.includes('api.coingecko.com')) return load(asked, options)
    const answer = url.endsWith('/global') ? { data: { total_market_cap: { usd: 2.71e12 } } } : coins
    return Promise.resolve(
      new Response(JSON.stringify(answer), { headers: { 'Content-Type': 'application/json' } }),
    )
  }
}

/** Headers of the transport, which are those of the site's server. */
const OF_TRANSPORT = /^(?:content-(?:encoding|length)|connection|keep-alive|transfer-encoding)$/

/** Starts it on a free port of loopback, which closes with this process. */
export async function serveWatched() {
  const site = await startServer({ port: 0 })
  /**
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   */
  const answer = async ({ url = '/', method = 'GET' }, response) => {
    const found = await fetch(site.url + url, { method, redirect: 'manual' })
    const headers = [...found.headers].filter(([name]) => !OF_TRANSPORT.test(name))
    response.writeHead(found.status, Object.fromEntries(headers))
    const isPage = found.headers.get('content-type')?.startsWith('text/html')
    if (isPage)
      response.end((await found.text()).replace('<head>', `<head><script>(${watch.toString()})()</script>`))
    else response.end(Buffer.from(await found.arrayBuffer()))
  }
  const server = createServer((request, response) => {
    void answer(request, response)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}
