// The page of a coin at the data provider, the only external link of the demos and the ticker.

/**
 * The coin's page at the data provider (Rules, Credits), to be opened in a new tab.
 * @param id The provider's id of the coin: the last part of the path.
 */
export function coinPageUrl(id: string): string {
  return `https://www.coingecko.com/en/coins/${encodeURIComponent(id)}`
}
