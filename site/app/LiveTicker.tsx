// The ticker with the visitor's network and clock. One store per visit, not per page: it is created with this module.
import type { ReactElement } from 'react'
import { abbreviate } from '#src/format/number.ts'
import { createMarketStore } from '#src/market/marketStore.ts'
import { MarketTicker } from '#src/market/MarketTicker.tsx'

const now = Date.now

const store = createMarketStore({
  now,
  // Narrow screens make no calls, and so never load the client.
  load: async (signal) => {
    const { COIN_API_BASE, loadMarket } = await import('#src/market/marketClient.ts')
    return loadMarket({ fetch: window.fetch.bind(window), baseUrl: COIN_API_BASE, now, signal })
  },
  log: (message, reason) => console.error(`${message}: ${reason}`),
})

function LiveTicker(): ReactElement {
  return <MarketTicker store={store} />
}

/**
 * The ticker, once the browser's first number format exists. A phone needs about 60 ms to create it, so it has its own task.
 */
export const load = (): Promise<{ default: typeof LiveTicker }> =>
  new Promise((resolve) => {
    setTimeout(() => {
      abbreviate(0)
      resolve({ default: LiveTicker })
    })
  })
