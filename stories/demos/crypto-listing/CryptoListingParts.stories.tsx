import { fn } from 'storybook/test'
import { CoinDetails } from '#src/demos/crypto-listing/CoinDetails.tsx'
import { CoinRow, loadDetails } from '#src/demos/crypto-listing/CoinRow.tsx'
import { MarketQuilt, QuiltLegend } from '#src/demos/crypto-listing/MarketQuilt.tsx'
import { sampleCoins } from '#src/demos/crypto-listing/sampleCoins.ts'
import preview from '#storybook/preview.tsx'
import { oneByName } from '../../controls.ts'
import { partOf } from '../demoStories.tsx'
import { hostileCoins } from './cryptoListingStates.ts'

const meta = preview.meta({
  id: 'parts-crypto-listing',
  title: 'Demo parts/Crypto listing',
  component: CoinRow,
  subcomponents: { CoinDetails, MarketQuilt, QuiltLegend },
  argTypes: { coin: oneByName([...sampleCoins, ...hostileCoins]) },
  ...partOf('crypto-listing'),
  loaders: [loadDetails],
  render: (args) => (
    <table>
      <tbody>
        <CoinRow {...args} />
      </tbody>
    </table>
  ),
  args: { coin: sampleCoins[0]!, isStarred: false, isOpen: false, onStar: fn(), onDetails: fn() },
})

export const StarredAndOpen = meta.story({ args: { isStarred: true, isOpen: true } })
export const OpenRow = meta.story({ render: ({ coin }) => <CoinDetails coin={coin} /> })
export const Quilt = meta.story({ render: () => <MarketQuilt coins={sampleCoins} onOpen={fn()} /> })
export const Legend = meta.story({ render: () => <QuiltLegend /> })
