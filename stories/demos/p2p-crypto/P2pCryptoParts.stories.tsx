import { expect, fn, waitFor, within } from 'storybook/test'
import { loadTrade } from '#src/demos/p2p-crypto/later.ts'
import { OfferRow } from '#src/demos/p2p-crypto/OfferRow.tsx'
import { sampleOffers } from '#src/demos/p2p-crypto/sampleOffers.ts'
import { TradeStrip } from '#src/demos/p2p-crypto/TradeStrip.tsx'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { partOf } from '../demoStories.tsx'

const meta = preview.meta({
  id: 'parts-p2p-crypto',
  title: 'Demo parts/P2P exchange',
  component: OfferRow,
  loaders: [loadTrade],
  subcomponents: { TradeStrip },
  argTypes: {
    offer: oneOf(
      Object.fromEntries([...sampleOffers.buy, ...sampleOffers.sell].map((offer) => [offer.trader, offer])),
    ),
  },
  ...partOf('p2p-crypto'),
  render: (args) => (
    <ul>
      <OfferRow {...args} />
    </ul>
  ),
  args: {
    offer: sampleOffers.buy[0]!,
    asset: 'ETH' as const,
    payment: 'bank' as const,
    side: 'buy' as const,
    amount: '',
    isBest: false,
    onAmount: fn(),
    onOpen: fn(),
  },
})

/** One line; its button types the nearest amount that fits. */
export const AmountBelow = meta.story({
  args: { amount: '20' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Your amount is below the minimum of $50.00.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Use $50.00 for HarborDesk' }))
    await expect(args.onAmount).toHaveBeenCalledWith('50')
  },
})
/** The bar is full up to the typed amount, within the limits of the offer. */
export const MostReceived = meta.story({
  args: { amount: '1000', isBest: true },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const [limits, filled, mark] = [...canvasElement.querySelectorAll('svg[aria-hidden] > rect')]
      .slice(-3)
      .map((one) => one.getBoundingClientRect())
    await expect(filled!.left).toBeCloseTo(limits!.left, 0)
    await expect(filled!.right).toBeLessThan(limits!.right)
    await expect(mark!.right).toBeCloseTo(filled!.right, 0)
    // From $50 to $5,000 the middle of a logarithmic scale is $500; $1,000 is 65 % of the way.
    await expect(filled!.width / limits!.width).toBeCloseTo(0.65, 1)
    await userEvent.click(canvas.getByRole('button', { name: 'See the trade with HarborDesk' }))
    await expect(args.onOpen).toHaveBeenCalled()
  },
})
/** The trader is not there now. */
export const MostReceivedOffline = meta.story({
  args: { offer: sampleOffers.buy[2]!, payment: 'upi', amount: '1000', isBest: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('the most for this amount by UPI, but offline now')).toBeVisible()
    // As many decimals as the figures of the other offers.
    await expect(canvas.getByText('0.28367 ETH')).toBeVisible()
  },
})
export const OtherPayment = meta.story({
  args: { payment: 'paypal', amount: '500' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Bank transfer, not by PayPal')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'See the trade with HarborDesk' }))
    await expect(args.onOpen).toHaveBeenCalled()
  },
})
/** None is typed. */
export const Example = meta.story({
  args: { amount: '500', isExample: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('For $500.00 you receive')).toBeVisible()
  },
})
export const LessReceived = meta.story({
  args: { offer: sampleOffers.sell[0]!, side: 'sell', amount: '1000' },
  play: async ({ canvas }) => {
    // $1,000.00 at the market's price.
    await expect(canvas.getByText('For 0.28423 ETH you receive')).toBeVisible()
  },
})
/** Each figure of the steps is that of the typed amount. */
export const TradeShown = meta.story({
  args: { amount: '500', isOpen: true },
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole('list', { name: 'The trade with HarborDesk' }))
    await expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/1 Pay\$500\.00You pay HarborDesk by bank transfer/),
      expect.stringMatching(/2 ConfirmHarborDesk/),
      expect.stringMatching(/3 Release0\.14155 ETH/),
    ])
  },
})
/** The other way round: the trader pays, the visitor's coins are released. */
export const SaleShown = meta.story({
  args: { offer: sampleOffers.sell[0]!, side: 'sell', amount: '500', isOpen: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('NorthFerry pays you by bank transfer. Your ETH waits in escrow.'),
    ).toBeVisible()
    await expect(canvas.getAllByText('$498.00')).toHaveLength(3)
  },
})
/** The steps alone. */
export const Steps = meta.story({
  render: ({ offer, side, asset }) => (
    <TradeStrip
      step={1}
      id="trade"
      offer={offer}
      side={side}
      asset={asset}
      dollars={500}
      received={side === 'buy' ? `0.14155 ${asset}` : '$498.00'}
    />
  ),
})
/** The visitor sells: the money is there, and they say so. */
export const TradeWaiting = meta.story({
  render: ({ offer, asset, onOpen }) => (
    <TradeStrip
      id="trade"
      step={1}
      offer={offer}
      side="sell"
      asset={asset}
      dollars={500}
      received="$498.00"
      onStep={onOpen}
    />
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I have the money' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
})
/** The coins are with the visitor. */
export const TradeReleased = meta.story({
  render: ({ offer, asset }) => (
    <TradeStrip
      id="trade"
      step={3}
      offer={offer}
      side="buy"
      asset={asset}
      dollars={500}
      received={`0.14155 ${asset}`}
      onReplay={fn()}
    />
  ),
})
/** A press of "Chat" shows messages about the typed amount. */
export const SlipOfAChat = meta.story({
  tags: ['focus'],
  args: { amount: '1000' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chat with HarborDesk' }))
    await waitFor(() => expect(canvas.getByText('I buy 0.28310 ETH for $1,000.00.')).toBeVisible())
    await expect(canvas.getByText('Good. Please pay by bank transfer.')).toBeVisible()
  },
})
