// How a price of a work is written.

const PRICE_DECIMALS = 2

/** `0.82 ETH`. */
export const inEth = (price: number): string => `${price.toFixed(PRICE_DECIMALS)} ETH`
