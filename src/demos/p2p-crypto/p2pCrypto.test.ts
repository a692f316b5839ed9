import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Entry } from '../../simulation/entries.ts'
import { after, replay } from '../../simulation/replay.ts'
import {
  bestFirst,
  bestPrices,
  choiceOf,
  alongBar,
  fitOf,
  faultOf,
  listedFor,
  nearestFit,
  p2pCrypto,
  priceOf,
  receivedOf,
  shownPrice,
  shownSpread,
  sliderAmounts,
  slidTo,
  STEP_MS,
  type P2pCryptoEvent,
} from './p2pCrypto.ts'
import { chatOutcome } from './outcomes.tsx'
import {
  assetOptions,
  paymentOptions,
  sampleFeatures,
  sampleMarket,
  sampleOffers,
  sides,
  type Asset,
  type Payment,
  type Side,
} from './sampleOffers.ts'

const chosenSide = (side: Side): P2pCryptoEvent => ({ type: 'sideChosen', side })
const chosenAsset = (asset: Asset): P2pCryptoEvent => ({ type: 'assetChosen', asset })
const chosenPayment = (payment: Payment): P2pCryptoEvent => ({ type: 'paymentChosen', payment })
const typed = (text: string): P2pCryptoEvent => ({ type: 'amountTyped', text })
const first = { side: 'buy', asset: 'BTC', payment: 'bank', amount: '', offer: null }

describe('the choice', () => {
  it.each<[string, P2pCryptoEvent[], unknown]>([
    ['is to buy the first asset by the first method at first', [], first],
    ['takes a side', [chosenSide('sell')], { ...first, side: 'sell' }],
    ['takes an asset', [chosenAsset('TRX')], { ...first, asset: 'TRX' }],
    ['takes a payment method', [chosenPayment('upi')], { ...first, payment: 'upi' }],
    ['takes an amount as typed', [typed(' 1,000 ')], { ...first, amount: ' 1,000 ' }],
    [
      'keeps the rest when the side changes',
      [chosenAsset('SOL'), chosenPayment('cash'), typed('9'), chosenSide('sell'), chosenSide('buy')],
      { side: 'buy', asset: 'SOL', payment: 'cash', amount: '9', offer: null },
    ],
    ['shows a trade', [{ type: 'offerChosen', offer: 'mira-k' }], { ...first, offer: 'mira-k' }],
    [
      'closes it',
      [
        { type: 'offerChosen', offer: 'mira-k' },
        { type: 'offerChosen', offer: null },
      ],
      first,
    ],
  ])('%s', (_, events, state) => {
    const { run: _run, ...chosen } = replay(p2pCrypto, events)
    expect(chosen).toEqual(state)
  })
  it.each<[P2pCryptoEvent[], string]>([
    [[], 'Buy BTC, paid by bank transfer'],
    [[chosenPayment('paypal'), chosenAsset('ETH')], 'Buy ETH, paid by PayPal'],
    [[chosenSide('sell'), chosenPayment('cash')], 'Sell BTC, paid in cash'],
    [[chosenSide('sell'), chosenPayment('upi'), chosenAsset('USDT')], 'Sell USDT, paid by UPI'],
  ])('in words %#', (events, words) => {
    expect(choiceOf(replay(p2pCrypto, events))).toBe(words)
  })
})

describe('what a visitor receives', () => {
  const offer = { price: 102, min: 50, max: 5000 }
  it.each<[string, Side, string, number | null]>([
    ['in units of the asset when buying', 'buy', '1020', 1000 / sampleMarket.BTC],
    ['in dollars when selling', 'sell', '1000', 1020],
    ['nothing below the minimum', 'buy', '49', null],
    ['nothing above the maximum', 'sell', '5001', null],
    ['nothing for no number', 'buy', 'ten', null],
    ['nothing before an amount is typed', 'buy', '', null],
  ])('%s', (_, side, amount, received) => {
    const found = receivedOf(offer, { side, asset: 'BTC', amount })
    if (received === null) expect(found).toBeNull()
    else expect(found).toBeCloseTo(received, 10)
  })
  it('is no number without a price', () => {
    expect(receivedOf({ ...offer, price: 0 }, { side: 'buy', asset: 'BTC', amount: '100' })).toBeNull()
  })
  it.each<Side>(['buy', 'sell'])('is the most in the first offer that accepts the amount: %s', (side) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 25_000 }), (dollars) => {
        const received = bestFirst(sampleOffers[side], side)
          .map((one) => receivedOf(one, { side, asset: 'ETH', amount: String(dollars) }))
          .filter((value) => value !== null)
        expect(received).toEqual(received.toSorted((one, other) => other - one))
      }),
    )
  })
})

describe('the list', () => {
  it.each<[Side, Payment, string, string[]]>([
    ['buy', 'bank', '', ['quay-ledger', 'harbor-desk', 'oat-miller']],
    ['buy', 'bank', '300', ['harbor-desk', 'oat-miller', 'quay-ledger']],
    ['buy', 'bank', '3000', ['quay-ledger', 'harbor-desk', 'oat-miller']],
    ['buy', 'paypal', '250', ['mira-k', 'blue-parcel', 'jun-park']],
    ['sell', 'cash', '100', ['sunday-market', 'kiosk-9', 'old-depot']],
  ])('to %s, paid by %s, for %j begins with offers that take both, and leaves none out', (...row) => {
    const [side, payment, amount, ids] = row
    const listed = listedFor(sampleOffers[side], { side, payment, amount }).map(({ id }) => id)
    expect(listed.slice(0, 3)).toEqual(ids)
    expect(listed).toHaveLength(sampleOffers[side].length)
  })
})

describe('whether an offer from $50 to $500 accepts', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['49.99', 'below'],
    ['50', 'within'],
    [' 50 ', 'within'],
    ['500', 'within'],
    ['5e2', 'within'],
    ['500.01', 'above'],
    ['-5', null],
    // A text that is not a number has no result.
    ['1,000', null],
    ['NaN', null],
    ['1e400', null],
    ['abc', null],
    ['<script>alert(1)</script>', null],
    ['x'.repeat(10_000), null],
  ])('%j: %s', (amount, fit) => {
    expect(fitOf({ min: 50, max: 500 }, amount)).toBe(fit)
  })
  it('any amount: it is on one side of every number between', () => {
    const dollars = fc.double({ min: 0, max: 1e6, noNaN: true })
    fc.assert(
      fc.property(dollars, dollars, dollars, (a, b, amount) => {
        const [min, max] = a < b ? [a, b] : [b, a]
        const fit = fitOf({ min, max }, String(amount))
        expect(fit).toBe(amount < min ? 'below' : amount > max ? 'above' : 'within')
      }),
    )
  })
  it('any text: the answer is null only for a blank or a text that is not a number', () => {
    fc.assert(
      fc.property(fc.string(), (amount) => {
        expect(fitOf({ min: 50, max: 500 }, amount) === null).toBe(
          amount.trim() === '' || faultOf(amount) !== null,
        )
      }),
    )
  })
})

describe('an amount outside of the limits', () => {
  it('has the nearest one that fits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30_000 }), (dollars) => {
        for (const offer of sampleOffers.buy) {
          const fit = fitOf(offer, String(dollars))
          if (fit !== 'below' && fit !== 'above') continue
          const nearest = nearestFit(offer, fit)
          expect(fitOf(offer, nearest)).toBe('within')
          const beyond = Number(nearest) + (fit === 'below' ? -1 : 1)
          expect(fitOf(offer, String(beyond))).toBe(fit)
        }
      }),
    )
  })
})

describe('the slider', () => {
  it('has every limit of the samples between its ends', () => {
    const limits = Object.values(sampleOffers)
      .flat()
      .flatMap(({ min, max }) => [min, max])
    expect(sliderAmounts[0]).toBe(Math.min(...limits))
    expect(sliderAmounts.at(-1)).toBe(Math.max(...limits))
    expect(sliderAmounts).toEqual(sliderAmounts.toSorted((one, other) => one - other))
  })
  it.each([
    ['', 0],
    ['abc', 0],
    ['20', 0],
    ['49', 1],
    ['50', 2],
    ['1e9', sliderAmounts.length - 1],
  ])('is for %j at %d', (amount, at) => expect(slidTo(amount)).toBe(at))
  it('is drawn by the logarithm: as far from 20 to 200 as from 200 to 2,000, and never beyond its ends', () => {
    expect(alongBar(200) - alongBar(20)).toBeCloseTo(alongBar(2000) - alongBar(200), 10)
    expect([-5, 0, 20, 20_000, 1e300].map(alongBar)).toEqual([0, 0, 0, 1, 1])
  })
})

it.each([
  ['', false],
  [' ', false],
  ['0', false],
  ['-5', true],
  ['500.5', false],
  ['1,000', true],
  ['five', true],
  ['1e400', true],
])('says of %j that it is not read: %s', (amount, isIt) => {
  expect(faultOf(amount) !== null).toBe(isIt)
})

describe('the price', () => {
  it('is the percentage of the market that the offer names', () => {
    expect(priceOf({ price: 100 }, 'BTC')).toBe(67_412)
    expect(priceOf({ price: 99.5 }, 'USDT')).toBeCloseTo(0.995, 10)
  })
  it('puts the offers in the same order for every asset', () => {
    for (const { value: asset } of assetOptions)
      for (const { key } of sides) {
        const inOrder = (of: (offer: (typeof sampleOffers)['buy'][number]) => number) =>
          sampleOffers[key].toSorted((a, b) => of(a) - of(b)).map(({ id }) => id)
        expect(inOrder((offer) => priceOf(offer, asset))).toEqual(inOrder(({ price }) => price))
      }
  })
})

describe('the best prices', () => {
  it('are the highest bid and the lowest ask', () => {
    expect(bestPrices(sampleOffers.sell, sampleOffers.buy)).toEqual({ bid: 99.6, ask: 100.05 })
  })
  it('are as far apart as they are shown to be', () => {
    const dollars = (text: string) => Number(text.replace(/[$,]/g, ''))
    for (const { value: asset } of assetOptions)
      for (const { price: ask } of sampleOffers.buy)
        for (const { price: bid } of sampleOffers.sell)
          expect(dollars(shownSpread(bid, ask, asset))).toBeCloseTo(
            dollars(shownPrice(ask, asset)) - dollars(shownPrice(bid, asset)),
            8,
          )
    expect(shownSpread(99.6, 100.05, 'BTC')).toBe('$303.36')
    expect(shownSpread(99.4, 100.2, 'USDT')).toBe('$0.0080')
  })
  it('take both sides', () => {
    expect(bestPrices([], sampleOffers.buy)).toBeNull()
    expect(bestPrices(sampleOffers.sell, [])).toBeNull()
  })
})

describe('samples', () => {
  it('has the assets and payment methods of the rules', () => {
    expect(assetOptions.map(({ value }) => value)).toEqual(['BTC', 'ETH', 'USDT', 'SOL', 'TRX', 'BNB'])
    expect(paymentOptions.map(({ value }) => value)).toEqual(['bank', 'paypal', 'cash', 'upi'])
    expect(Object.keys(sampleMarket)).toEqual(assetOptions.map(({ value }) => value))
  })
  it('has distinct ids and traders, ratings up to 5, and a maximum above each minimum', () => {
    const offers = Object.values(sampleOffers).flat()
    for (const of of ['id', 'trader'] as const)
      expect(new Set(offers.map((offer) => offer[of])).size).toBe(offers.length)
    for (const { rating, min, max } of offers) {
      expect(rating >= 0 && rating <= 5).toBe(true)
      expect(min > 0 && min < max).toBe(true)
    }
  })
  it('shows each badge on and off, and each payment method three times', () => {
    for (const { key } of sides) {
      const offers = sampleOffers[key]
      expect(new Set(offers.map(({ online }) => online)).size).toBe(2)
      expect(new Set(offers.map(({ verified }) => verified)).size).toBe(2)
      for (const { value } of paymentOptions)
        expect(offers.filter(({ payment }) => payment === value)).toHaveLength(3)
    }
  })
  it('mentions KYC verification', () => {
    expect(sampleFeatures.some(({ text }) => text.includes('KYC verification'))).toBe(true)
  })
})

// The entries in an inquiry: the label and value of each field, in the order of the form (Rules, Inquiry).
it.each<[string, P2pCryptoEvent[], Entry[]]>([
  [
    'filled in',
    [
      { type: 'sideChosen', side: 'sell' },
      { type: 'assetChosen', asset: 'SOL' },
      { type: 'paymentChosen', payment: 'upi' },
      { type: 'amountTyped', text: '250' },
    ],
    [
      ['Buy or sell', 'Sell'],
      ['Asset', 'SOL'],
      ['Payment method', 'UPI'],
      ['USD amount', '250'],
    ],
  ],
])('has entries: %s', (_, events, entries) => {
  expect(p2pCrypto.entries?.(replay(p2pCrypto, events))).toEqual(entries)
})

describe('the run of an open trade', () => {
  const opened: P2pCryptoEvent = { type: 'offerChosen', offer: 'harbor-desk' }
  it.each([
    [0, 0],
    [STEP_MS - 1, 0],
    [STEP_MS, 1],
    [2 * STEP_MS, 2],
    [3 * STEP_MS, 3],
    [60_000, 3],
  ])('has done after %i ms as many steps: %i', (ms, step) => {
    expect(replay(p2pCrypto, [opened, after(ms)]).run?.step).toBe(step)
  })
  const pressed: P2pCryptoEvent = { type: 'stepPressed' }
  it.each([
    ['a buyer pays', 'harbor-desk', [0, 3, 3]],
    ['a seller confirms, then releases', 'north-ferry', [1, 2, 3]],
  ])('by hand waits until %s', (_, offer, steps) => {
    const presses = (count: number) => Array.from({ length: count }, () => [pressed, after(60_000)]).flat()
    const reached = [0, 1, 2].map(
      (count) =>
        replay(p2pCrypto, [{ type: 'tradeOpened', offer }, after(60_000), ...presses(count)]).run?.step,
    )
    expect(reached).toEqual(steps)
  })
  it('begins again for a replay and for another trade, and ends with its trade', () => {
    const ended = [opened, after(60_000)]
    expect(replay(p2pCrypto, [...ended, { type: 'tradeReplayed' }]).run?.step).toBe(0)
    expect(replay(p2pCrypto, [...ended, { type: 'offerChosen', offer: 'mira-k' }]).run?.step).toBe(0)
    expect(replay(p2pCrypto, [...ended, { type: 'offerChosen', offer: null }])).not.toHaveProperty('run')
    expect(replay(p2pCrypto, [{ type: 'tradeReplayed' }])).not.toHaveProperty('run')
  })
})

describe('the slip of a chat', () => {
  const [harbor] = sampleOffers.buy
  const chat = (amount: string, asset: Asset = 'BTC') => chatOutcome(harbor!, { side: 'buy', asset, amount })
  const said = (amount: string, asset?: Asset) => JSON.stringify(chat(amount, asset)?.sheet)
  it('has the amount, the payment and the minutes of the trade', () => {
    expect(chat('500')).toMatchObject({
      title: 'Chat with HarborDesk',
      rows: [
        ['Amount', '$500.00'],
        ['Payment', 'Bank transfer'],
        ['Time to pay', '8 minutes'],
      ],
    })
    expect(said('500')).toContain('I buy 0.00739 BTC for $500.00.')
    expect(said('750', 'ETH')).toContain('I buy 0.21233 ETH for $750.00.')
  })
  it('asks for the nearest amount where the offer does not accept the typed one', () => {
    expect(chat('20')?.rows[0]).toEqual(['Nearest amount', '$50.00'])
    expect(said('20')).toContain('No, at least $50.00 by bank transfer.')
    expect(chat('1e300')?.rows[0]).toEqual(['Nearest amount', '$5,000.00'])
  })
  it.each(['', 'abc', '-5', '1e400'])('is not there for “%s”', (amount) => {
    expect(chat(amount)).toBeUndefined()
  })
})
