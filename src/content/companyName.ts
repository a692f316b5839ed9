// What a demo's own page says about the company, separate from the other details, which such a page does not need.

/** A sample, replaced with the rest of company.ts (Rules, Company). */
export const companyName = 'Fourfold'

/** The credit that the data provider asks for (Rules, Credits). */
export const coinDataCredit = 'Market data provided by the CoinGecko API.'
