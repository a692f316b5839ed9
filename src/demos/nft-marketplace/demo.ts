// The NFT marketplace, as one value: loaded when it is opened.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { nftMarketplace } from './nftMarketplace.ts'
import { NftMarketplace } from './NftMarketplace.tsx'

export default defineDemo(nftMarketplace, NftMarketplace)
