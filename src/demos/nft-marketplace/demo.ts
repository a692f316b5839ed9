// The NFT marketplace, closed: loaded when somebody opens it.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { nftMarketplace } from './nftMarketplace.ts'
import { NftMarketplace } from './NftMarketplace.tsx'

export default defineDemo(nftMarketplace, NftMarketplace)
