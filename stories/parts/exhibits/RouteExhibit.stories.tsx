import crossChainBridge from '#src/content/copy/services/cross-chain-bridge.ts'
import nftMarketplace from '#src/content/copy/services/nft-marketplace.ts'
import { RouteExhibit } from '#src/parts/exhibits/RouteExhibit.tsx'
import preview from '#storybook/preview.tsx'
import { onAPhone, onTheSmallest } from '../../viewports.ts'
import { exhibitOf, LONG } from './exhibitStories.tsx'

const { exhibit } = crossChainBridge

const meta = preview.meta({
  id: 'patterns-route-exhibit',
  title: 'Patterns/Exhibits/Route',
  component: RouteExhibit,
  ...exhibitOf(
    { 'cross-chain-bridge': crossChainBridge.exhibit, 'nft-marketplace': nftMarketplace.exhibit },
    crossChainBridge.exhibit,
    'build',
  ),
})

export const Default = meta.story()
export const OfAnotherOffer = meta.story({ args: { exhibit: nftMarketplace.exhibit, family: 'trade' } })
export const LongestTexts = meta.story({
  tags: ['slow'],
  ...onTheSmallest,
  args: {
    exhibit: { ...exhibit, stations: exhibit.stations.map((station) => ({ ...station, note: LONG })) },
  },
})
export const OnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
