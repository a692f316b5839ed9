import { PriceSpread } from '#src/demos/p2p-crypto/PriceSpread.tsx'
import { sampleOffers, type Asset, type Side } from '#src/demos/p2p-crypto/sampleOffers.ts'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { partOf } from '../demoStories.tsx'

const { buy: asks, sell: bids } = sampleOffers
const ofBuyer: { side: Side; asset: Asset } = { side: 'buy', asset: 'ETH' }

const meta = preview.meta({
  id: 'parts-p2p-crypto-spread',
  title: 'Demo parts/P2P exchange: spread',
  component: PriceSpread,
  argTypes: {
    bids: oneOf({ samples: bids, 'one bid': bids.slice(0, 1), none: [] }),
    asks: oneOf({ samples: asks, 'one ask': asks.slice(0, 1), none: [] }),
  },
  ...partOf('p2p-crypto'),
  args: { ...ofBuyer, amount: '', bids, asks },
})

export const Spread = meta.story()
/** Two of four do not take it. */
export const AmountBelowSome = meta.story({ args: { amount: '75' } })
export const Selling = meta.story({ args: { side: 'sell' } })
