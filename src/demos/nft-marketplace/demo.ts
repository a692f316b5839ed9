// The NFT marketplace, as a single value that loads when the demo opens.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { nftMarketplace } from './nftMarketplace.ts'
import { NftMarketplace } from './NftMarketplace.tsx'

export default defineDemo(nftMarketplace, NftMarketplace)
