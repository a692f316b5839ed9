// Where a coin is described in full: its page at the data provider, the only place that demos and ticker lead to.

/**
 * The coin's page at the data provider (Rules, Credits), to be opened in a new tab.
 * @param id The provider's id of the coin: the last part of the path.
 */
export function coinPageUrl(id: string): string {
  return `https://www.coingecko.com/en/coins/${encodeURIComponent(id)}`
}
