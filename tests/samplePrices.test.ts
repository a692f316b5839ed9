// One price table: every demo shows the prices of the table.
import { describe, expect, it } from 'vitest'
import { knownWeek, sampleMarket } from '#src/content/sampleMarket.ts'
import { knownPast, samplePrices, worth, type PricedSymbol } from '#src/content/samplePrices.ts'
import { sampleCoins as listed } from '#src/demos/crypto-listing/sampleCoins.ts'
import { sampleTreasury } from '#src/demos/dao/sampleDao.ts'
import { price } from '#src/format/money.ts'
import { AIZ_HELD, sampleStats, sampleWallet } from '#src/demos/dapp/sampleDapp.ts'
import { sampleAssets as mobileAssets } from '#src/demos/mobile-wallet/sampleMobileWallet.ts'
import { sampleMarket as offered } from '#src/demos/p2p-crypto/sampleOffers.ts'
import { sampleCoins as tracked } from '#src/demos/price-tracker/sampleCoins.ts'
import { sampleAssets as walletAssets } from '#src/demos/wallet/sampleWallet.ts'
import { narrowScreenSnapshot } from '#src/market/coins.ts'
import { PAST_STEP_HOURS, pastOf, WEEK_HOURS } from '#src/simulation/past.ts'

const priceOf = (symbol: string) => samplePrices[symbol as PricedSymbol]

describe('prices and changes', () => {
  it.each([
    ['listing', listed],
    ['tracker', tracked],
    ['ticker', narrowScreenSnapshot(0).coins],
  ])('of the %s are those of the table', (_, coins) => {
    for (const { symbol, current_price, price_change_percentage_24h } of coins)
      expect(priceOf(symbol), symbol).toMatchObject({
        usd: current_price,
        change: price_change_percentage_24h,
      })
  })

  it('of the P2P exchange are those of the table', () => {
    for (const [symbol, usd] of Object.entries(offered)) expect(usd, symbol).toBe(priceOf(symbol).usd)
  })

  it('end the lines of the week', () => {
    for (const { symbol, sparkline, current_price } of sampleMarket)
      expect(sparkline.at(-1), symbol).toBe(current_price)
  })
})

describe('what is held', () => {
  it.each([
    ['wallet', walletAssets],
    ['mobile wallet', mobileAssets],
  ])('in the %s is worth what the table says', (_, assets) => {
    for (const { symbol, balance, value, change } of assets) {
      expect(value, symbol).toBe(worth(symbol as PricedSymbol, balance))
      expect(change, symbol).toBe(priceOf(symbol).change)
    }
  })

  it('in the treasury is worth that, as far as the shown amounts tell', () => {
    const LAST_DECIMAL = 0.01
    for (const { symbol, amount, value } of sampleTreasury.tokens)
      expect(Math.abs(amount - value / priceOf(symbol).usd), symbol).toBeLessThanOrEqual(LAST_DECIMAL / 2)
  })

  it('in the DApp is worth that', () => {
    expect(sampleStats[0].figure).toBe(price(worth('ETH', sampleWallet.balance) + worth('AIZ', AIZ_HELD)))
  })
})

describe('the past', () => {
  it('of a coin of the market agrees with its figures', () => {
    for (const coin of sampleMarket) {
      const { symbol, current_price: now, price_change_percentage_24h: change, sparkline } = coin
      const week = pastOf(symbol, knownWeek(coin)!, WEEK_HOURS)
      expect(week.at(-1), symbol).toBe(now)
      expect(week[0], symbol).toBe(sparkline[0])
      expect((now! / week.at(-1 - 24 / PAST_STEP_HOURS)! - 1) * 100, symbol).toBeCloseTo(change!, 8)
    }
  })
  it('is the same in each demo', () => {
    const coin = sampleMarket.find(({ symbol }) => symbol === 'SOL')!
    expect(pastOf('SOL', knownPast('SOL'), WEEK_HOURS)).toEqual(pastOf('SOL', knownWeek(coin)!, WEEK_HOURS))
  })
  it('of a coin outside the market has its change of a day', () => {
    const { usd, change } = samplePrices.AIZ
    const day = pastOf('AIZ', knownPast('AIZ'), 24)
    expect(day.at(-1)).toBe(usd)
    expect((usd / day[0]! - 1) * 100).toBeCloseTo(change, 8)
  })
  it('is not known where a figure is not', () => {
    expect(knownWeek({ ...sampleMarket[0]!, price_change_percentage_24h: null })).toBeNull()
    expect(knownWeek({ ...sampleMarket[0]!, current_price: 0 })).toBeNull()
  })
})
