import { expect, it } from 'vitest'
import { coinPageUrl } from './coinPages.ts'

it('builds the address of a coin page, with the id as the last path part', () => {
  expect(coinPageUrl('bitcoin')).toBe('https://www.coingecko.com/en/coins/bitcoin')
  expect(coinPageUrl('a/b?c#d')).toBe('https://www.coingecko.com/en/coins/a%2Fb%3Fc%23d')
})
