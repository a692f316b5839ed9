import { expect } from 'storybook/test'
import { OfferRow } from '#src/demos/p2p-crypto/OfferRow.tsx'
import { sampleOffers } from '#src/demos/p2p-crypto/sampleOffers.ts'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { partOf } from '../demoStories.tsx'

const meta = preview.meta({
  id: 'parts-p2p-crypto',
  title: 'Demo parts/P2P exchange',
  component: OfferRow,
  argTypes: {
    offer: oneOf(
      Object.fromEntries([...sampleOffers.buy, ...sampleOffers.sell].map((offer) => [offer.trader, offer])),
    ),
    received: oneOf({
      nothing: null,
      'an amount of the asset': { value: 0.2835, unit: 'asset' },
      dollars: { value: 985.5, unit: 'dollars' },
    }),
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
    fit: null,
    received: null,
    isBest: false,
  },
})

export const AmountBelow = meta.story({ args: { fit: 'below' } })
export const MostReceived = meta.story({
  args: { fit: 'within', received: { value: 0.2835, unit: 'asset' }, isBest: true },
})
/** The trader is not there now. */
export const MostReceivedOffline = meta.story({
  args: {
    offer: sampleOffers.buy[2]!,
    payment: 'upi',
    fit: 'within',
    received: { value: 0.28, unit: 'asset' },
    isBest: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('the most for this amount by UPI, but offline now')).toBeVisible()
    // As many decimals as the figures of the other offers.
    await expect(canvas.getByText('0.28000 ETH')).toBeVisible()
  },
})
export const OtherPayment = meta.story({
  args: { payment: 'paypal' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('not by PayPal')).toBeVisible()
  },
})
export const LessReceived = meta.story({
  args: { fit: 'within', received: { value: 985.5, unit: 'dollars' } },
})
