import { expect, fireEvent, spyOn, within, type fn } from 'storybook/test'
import { loadTrade } from '#src/demos/p2p-crypto/later.ts'
import demo from '#src/demos/p2p-crypto/demo.ts'
import tour from '#src/demos/p2p-crypto/tour.ts'
import { STEP_MS } from '#src/demos/p2p-crypto/p2pCrypto.ts'
import { sampleFeatures } from '#src/demos/p2p-crypto/sampleOffers.ts'
import { P2pCrypto } from '#src/demos/p2p-crypto/P2pCrypto.tsx'
import preview from '#storybook/preview.tsx'
import { capabilitiesOf, demoMeta, journeyOf, previewOf, passTime } from '../demoStories.tsx'
import { tourOf, tourOnAPhone } from '../tourStories.tsx'
import { hostileOffers, states } from './p2pCryptoStates.ts'
import { oneOf } from '../../controls.ts'
import { inSection, shows } from '../../card.ts'
import { onAPhone, onATablet, onTheSmallest } from '../../viewports.ts'

const meta = preview.meta({
  id: 'demos-p2p-crypto',
  title: 'Demos/P2P exchange',
  component: P2pCrypto,
  loaders: [loadTrade],
  ...demoMeta('p2p-crypto', {
    parameters: inSection('P2P exchange'),
    states,
    state: states.buy,
    argTypes: { offers: oneOf({ hostile: hostileOffers, none: [] }) },
  }),
})

const expectNoOverflow = async () => {
  const { scrollWidth, clientWidth } = document.documentElement
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
}

/** The demo at work: the link to send. */
export const Preview = meta.story(previewOf(demo, tour))

export const Buy = meta.story({
  parameters: shows('Buy, and sell'),
  play: async ({ canvas, userEvent, args, step }) => {
    await step('My choices and typed text are sent', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Asset' }), 'SOL')
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'assetChosen', asset: 'SOL' })
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Payment method' }), 'Cash')
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'paymentChosen', payment: 'cash' })
      await userEvent.type(canvas.getByRole('textbox', { name: 'USD amount' }), '5')
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'amountTyped', text: '5' })
    })
    await step('The tabs are worked by arrow key', async () => {
      canvas.getByRole('tab', { name: 'Buy' }).focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'sideChosen', side: 'sell' })
    })
    await step('Chat is a sample control, one for each trader', async () => {
      const sent = (args.send as ReturnType<typeof fn>).mock.calls.length
      for (const trader of ['HarborDesk', 'mira_k', 'TinLantern', 'CornerKiosk']) {
        const chat = canvas.getByRole('button', { name: `Chat with ${trader}` })
        await expect(chat).toHaveAccessibleDescription(/^Sample control\. In your version this /)
        await userEvent.click(chat)
      }
      await expect(args.send).toHaveBeenCalledTimes(sent)
    })
    await step('Both sides of the market are drawn around its price', async () => {
      await expect(canvas.getByRole('img')).toHaveAccessibleName(
        /^Prices in percent of the market\. Bids: 98\.20%, .* 99\.60%\. Asks: 100\.05%, .* 102\.00%$/,
      )
    })
    await step(
      'The figures are those of the payment method, all of whose offers can be pressed',
      async () => {
        await expect(canvas.getByText('$303.36')).toBeVisible()
        const line = within(canvas.getByRole('group', { name: 'Offers on the line of prices' }))
        await expect(line.getAllByRole('button')).toHaveLength(3)
      },
    )
    await step('Before an amount is typed, the offers say what $500 brings', async () => {
      await expect(canvas.getAllByText('For $500.00 you receive')).toHaveLength(3)
    })
    await step('Online and verified are words, and KYC verification is explained', async () => {
      for (const word of ['Online', 'Offline', 'Verified', 'Not verified'])
        await expect(canvas.getAllByText(word)[0]).toBeVisible()
      await expect(canvas.getByText(/after KYC verification has confirmed/)).toBeVisible()
    })
  },
})
export const BuyOnATablet = meta.story({ tags: ['slow'], ...onATablet })
export const BuyOnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
  play: async ({ canvas }) => {
    // Who presses a mark sees the first offers.
    const line = canvas.getByRole('group', { name: 'Offers on the line of prices' })
    const [first] = canvas.getAllByRole('heading', { level: 4 })
    await expect(line.getBoundingClientRect().bottom).toBeLessThan(first!.getBoundingClientRect().top)
  },
})
export const Sell = meta.story({
  parameters: shows('Buy, and sell'),
  args: { state: states.sell },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Sell' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('heading', { name: 'Sell BTC, paid by bank transfer' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Chat with NorthFerry' })).toBeVisible()
  },
})
export const EverythingChosen = meta.story({
  parameters: shows('Each asset and payment'),
  args: { state: states.everythingChosen },
  play: async ({ canvas, step }) => {
    await step('The heading repeats the choice, and no offer is left out', async () => {
      await expect(canvas.getByRole('heading', { name: 'Buy TRX, paid by UPI' })).toBeVisible()
      await expect(canvas.getAllByRole('button', { name: /^Chat with/ })).toHaveLength(12)
    })
    await step('Prices are those of the chosen asset', async () => {
      await expect(canvas.getByText('$0.137749', { exact: false })).toBeVisible()
    })
  },
})
export const AmountTakenByAll = meta.story({
  parameters: shows('An amount within, below, above the limits'),
  args: { state: states.amountTakenByAll },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('12 of 12 sample offers accept this amount, 3')
    // Those that take the payment method and the amount are first, each part by its price.
    const traders = canvas.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)
    await expect(traders.slice(0, 4)).toEqual(['QuayLedger', 'HarborDesk', 'oat.miller', 'TinLantern'])
    const lines = canvas.getAllByText('You receive').map((line) => line.parentElement?.textContent)
    await expect(lines[0]).toBe('You receive0.00741 BTCthe most for this amount by bank transfer')
    await expect(lines).toHaveLength(3)
    await expect(canvas.getAllByText('UPI, not by bank transfer')[0]).toBeVisible()
  },
})
/** An offer's trade in steps, below its row. */
export const TradeShown = meta.story({
  parameters: shows('A trade in steps'),
  args: { state: states.tradeShown },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('list', { name: 'The trade with TinLantern' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Close the trade with TinLantern' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'offerChosen', offer: null })
  },
})
/** It waits for the visitor. */
export const TradeWaiting = meta.story({
  args: { state: states.tradeWaiting },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I have paid' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'stepPressed' })
  },
})
export const TradeDone = meta.story({
  args: { state: states.tradeDone },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Replay/ })).toBeVisible()
  },
})
export const TradeShownOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.tradeShown },
  ...onAPhone,
  play: expectNoOverflow,
})
export const AmountBelowSome = meta.story({
  parameters: shows('An amount within, below, above the limits'),
  args: { state: states.amountBelowSome },
  play: async ({ canvas, userEvent, args, step }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('7 of 12 sample offers accept this amount')
    await expect(canvas.getByText('Your amount is below the minimum of $200.00.')).toBeVisible()
    await expect(canvas.getByText('Your amount is below the minimum of $100.00.')).toBeVisible()
    await step('They are folded to a line, which types the nearest amount that fits', async () => {
      const [high, low] = ['HarborDesk', 'CornerKiosk'].map((name) =>
        canvas.getByRole('heading', { name }).closest('li')!.getBoundingClientRect(),
      )
      await expect(low!.height).toBeLessThan(high!.height / 2)
      await userEvent.click(canvas.getByRole('button', { name: 'Use $200.00 for TinLantern' }))
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'amountTyped', text: '200' })
    })
    await step('The slider types an amount', async () => {
      const slider = canvas.getByRole('slider', { name: 'Drag the amount' })
      await expect(slider).toHaveAttribute(
        'aria-valuetext',
        '$75.00, 7 of 12 sample offers accept this amount, 2 of them by bank transfer',
      )
      await fireEvent.change(slider, { target: { value: '4' } })
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'amountTyped', text: '100' })
    })
  },
})
export const AmountAboveSome = meta.story({
  parameters: shows('An amount within, below, above the limits'),
  args: { state: states.amountAboveSome },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sell BTC, paid in cash' })).toBeVisible()
    await expect(canvas.getAllByText(/^Your amount is above the maximum of/)).toHaveLength(6)
  },
})
export const AmountAboveSomeOnATablet = meta.story({
  tags: ['slow'],
  args: { state: states.amountAboveSome },
  ...onATablet,
})
export const AmountBelowSomeOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.amountBelowSome },
  ...onAPhone,
})
export const AmountOutsideAll = meta.story({
  parameters: shows('An amount within, below, above the limits'),
  args: { state: states.amountOutsideAll },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 12 sample offers accept this amount')
    // Those that take another payment method have one line in all, until they are wanted.
    const more = canvas.getByRole('button', { name: '9 more do not accept this amount' })
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(3 + sampleFeatures.length)
    await userEvent.click(more)
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(12 + sampleFeatures.length)
    await expect(more).toHaveFocus()
  },
})
export const NotANumber = meta.story({
  args: { state: states.notANumber },
  play: async ({ canvas }) => {
    const amount = canvas.getByRole('textbox', { name: 'USD amount' })
    await expect(amount).toHaveValue('<script>alert(1)</script>')
    await expect(amount).toHaveAccessibleDescription(/^This is not a number/)
    await expect(canvas.queryByText(/below the minimum/)).not.toBeInTheDocument()
  },
})
export const NegativeAmount = meta.story({ args: { state: states.negativeAmount } })
export const InfiniteAmount = meta.story({
  args: { state: states.infiniteAmount },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'USD amount' })).toHaveValue('1e400')
  },
})
export const RightToLeftAmount = meta.story({
  tags: ['slow'],
  args: { state: states.rightToLeftAmount },
  ...onAPhone,
})
export const VeryLongAmount = meta.story({
  tags: ['slow'],
  args: { state: states.veryLongAmount },
  ...onTheSmallest,
  play: expectNoOverflow,
})
export const HostileOffers = meta.story({
  tags: ['slow'],
  args: { state: states.everythingChosen, offers: hostileOffers },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: '<script>alert(1)</script>' })).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent(/NaN|Infinity|∞/)
  },
})
export const HostileOffersOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.everythingChosen, offers: hostileOffers },
  ...onAPhone,
  play: expectNoOverflow,
})

export const EtherByPayPal = meta.story({
  parameters: shows({ says: 'Each asset and payment', after: 'demos-p2p-crypto--sell' }),
  args: { state: states.etherByPayPal },
})
export const TetherSold = meta.story({
  parameters: shows({ says: 'Each asset and payment', after: 'demos-p2p-crypto--ether-by-pay-pal' }),
  args: { state: states.tetherSold },
})
export const SolanaByUpi = meta.story({
  parameters: shows({ says: 'Each asset and payment', after: 'demos-p2p-crypto--tether-sold' }),
  args: { state: states.solanaByUpi },
})
export const BnbForCash = meta.story({
  parameters: shows({ says: 'Each asset and payment', after: 'demos-p2p-crypto--solana-by-upi' }),
  args: { state: states.bnbForCash },
})

export const SoldForCash = meta.story({
  parameters: shows('A trade in steps'),
  args: { state: states.soldForCash },
})
export const SoldByPayPal = meta.story({
  parameters: shows('A trade in steps'),
  args: { state: states.soldByPayPal },
})
export const SoldByUpi = meta.story({
  parameters: shows('A trade in steps'),
  args: { state: states.soldByUpi },
})

export const WithQuayLedger = meta.story({ tags: ['slow'], args: { state: states.withQuayLedger } })
export const WithOatMiller = meta.story({ tags: ['slow'], args: { state: states.withOatMiller } })
export const WithJunPark = meta.story({ tags: ['slow'], args: { state: states.withJunPark } })
export const WithBlueParcel = meta.story({ tags: ['slow'], args: { state: states.withBlueParcel } })
export const WithMonsoonDesk = meta.story({ tags: ['slow'], args: { state: states.withMonsoonDesk } })
export const WithARao = meta.story({ tags: ['slow'], args: { state: states.withARao } })
export const WithPlazaNorte = meta.story({ tags: ['slow'], args: { state: states.withPlazaNorte } })
export const WithTramStop = meta.story({ tags: ['slow'], args: { state: states.withTramStop } })
export const WithLongPier = meta.story({ tags: ['slow'], args: { state: states.withLongPier } })
export const WithVellum = meta.story({ tags: ['slow'], args: { state: states.withVellum } })
export const WithOldDepot = meta.story({ tags: ['slow'], args: { state: states.withOldDepot } })
export const WithKioskNine = meta.story({ tags: ['slow'], args: { state: states.withKioskNine } })
export const WithTessaW = meta.story({ tags: ['slow'], args: { state: states.withTessaW } })
export const WithPostRoad = meta.story({ tags: ['slow'], args: { state: states.withPostRoad } })
export const WithSaltFlat = meta.story({ tags: ['slow'], args: { state: states.withSaltFlat } })
export const WithDIyer = meta.story({ tags: ['slow'], args: { state: states.withDIyer } })

/** From the first look to a chat, by keyboard. */
export const Journey = meta.story({
  tags: ['slow'],
  ...journeyOf(demo, tour, { longestMoment: 120 }),
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const amount = () => canvas.getByRole('textbox', { name: 'USD amount' })
    await step('I want to buy ETH, paid by PayPal', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('12 sample offers')
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Asset' }), 'ETH')
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Payment method' }), 'PayPal')
      await expect(canvas.getByRole('heading', { name: 'Buy ETH, paid by PayPal' })).toBeVisible()
    })
    await step('I drag after typing, and nothing scrolls under my pointer', async () => {
      // Right after the press on a choice, which may still scroll.
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Payment method' }), 'PayPal')
      const scroll = spyOn(Element.prototype, 'scrollIntoView')
      await userEvent.type(amount(), '1500')
      await userEvent.tab()
      const slider = canvas.getByRole('slider', { name: 'Drag the amount' })
      for (const value of ['15', '22', '3']) await fireEvent.change(slider, { target: { value } })
      await expect(canvas.getByRole('status')).toHaveTextContent('7 of 12 sample offers accept this amount')
      await expect(scroll).not.toHaveBeenCalled()
      scroll.mockRestore()
      await userEvent.clear(amount())
    })
    await step('With $75 some offers are too large for me, and say so', async () => {
      await userEvent.click(amount())
      await userEvent.keyboard('75')
      await expect(canvas.getByRole('status')).toHaveTextContent('7 of 12 sample offers accept this amount')
      await expect(canvas.getAllByText(/^Your amount is below the minimum/)).toHaveLength(5)
    })
    await step('The offers that accept it say how much ETH I receive', async () => {
      const received = () => canvas.getAllByText('You receive').map((line) => line.parentElement?.textContent)
      const before = received()
      await expect(before).toHaveLength(2)
      await userEvent.keyboard('{Backspace}6')
      await expect(received()).not.toEqual(before)
      await userEvent.keyboard('{Backspace}5')
      await expect(received()).toEqual(before)
    })
    await step('A press on a mark lights its offer, and a second one puts it out', async () => {
      const [heading] = canvas.getAllByRole('heading', { level: 4 })
      const row = heading!.closest('li')!
      const mark = canvas.getByRole('button', { name: new RegExp(`^${heading!.textContent}, `) })
      const ground = () => getComputedStyle(row).backgroundColor
      const atRest = ground()
      await userEvent.click(mark)
      await userEvent.unhover(mark)
      await expect(ground()).not.toBe(atRest)
      await userEvent.click(mark)
      // The focus lights it as well.
      await userEvent.click(amount())
      await expect(ground()).toBe(atRest)
    })
    await step('A press on the nearest amount unfolds its offer, and I see its trade', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Use $200.00 for TinLantern' }))
      await expect(amount()).toHaveValue('200')
      const trade = canvas.getByRole('button', { name: 'See the trade with TinLantern' })
      await expect(trade).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('list', { name: 'The trade with TinLantern' })).toHaveTextContent(
        'You pay TinLantern by UPI',
      )
      await userEvent.click(canvas.getByRole('button', { name: 'Close the trade with TinLantern' }))
      await userEvent.clear(amount())
      await userEvent.type(amount(), '75')
    })
    await step('I type on, and then it is too much for some', async () => {
      await userEvent.keyboard('00')
      await expect(amount()).toHaveValue('7500')
      const tooMuch = () => canvas.getAllByText(/^Your amount is above the maximum/)
      await expect(tooMuch()).toHaveLength(3)
      await userEvent.click(canvas.getByRole('button', { name: '7 more do not accept this amount' }))
      await expect(tooMuch()).toHaveLength(10)
    })
    await step('A smaller amount unfolds them again, and I see a trade', async () => {
      await userEvent.click(amount())
      await userEvent.keyboard('{Backspace}')
      await userEvent.click(canvas.getByRole('button', { name: 'See the trade with mira_k' }))
      await expect(canvas.getByRole('list', { name: 'The trade with mira_k' })).toHaveTextContent('$750.00')
    })
    await step('The trade waits until I have paid; then the clock moves money and coins', async () => {
      passTime(context, 3 * STEP_MS)
      await expect(canvas.getByText('Minute 0 of 12, a sample')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'I have paid' }))
      await expect(canvas.getByRole('button', { name: 'Replay' })).toHaveFocus()
      await expect(canvas.getByText('Minute 8 of 12, a sample')).toBeVisible()
      await expect(
        canvas.getByRole('img', { name: /^The money, .* is with mira_k\. The coins, .* are in escrow\.$/ }),
      ).toBeVisible()
      passTime(context, 2 * STEP_MS)
      await expect(canvas.getByText('Minute 12 of 12, a sample')).toBeVisible()
      await expect(
        canvas.getByRole('img', { name: /^The money, .* The coins, .* are with you\.$/ }),
      ).toBeVisible()
    })
    await step('Selling keeps what I chose and typed', async () => {
      canvas.getByRole('tab', { name: 'Buy' }).focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('tab', { name: 'Sell' })).toHaveFocus()
      await expect(canvas.getByRole('heading', { name: 'Sell ETH, paid by PayPal' })).toBeVisible()
      await expect(amount()).toHaveValue('750')
    })
    await step('Chat is a sample: nothing changes, nothing closes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Chat with NorthFerry' }))
      await expect(canvas.getByRole('heading', { name: 'Sell ETH, paid by PayPal' })).toBeVisible()
      await expect(capabilitiesOf(context).close).not.toHaveBeenCalled()
    })
  },
})

/** The demo shows itself. */
export const Tour = meta.story({ ...tourOf(demo, tour), tags: ['slow'] })
export const TourOnAPhone = meta.story({ ...tourOnAPhone(demo, tour), tags: ['slow'] })
