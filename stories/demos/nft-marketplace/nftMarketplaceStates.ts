// One state for each picture of the NFT marketplace, by replaying what leads to it.
import { nftMarketplace } from '#src/demos/nft-marketplace/nftMarketplace.ts'
import type { Category } from '#src/demos/nft-marketplace/sampleWorks.ts'
import { replay } from '#src/simulation/replay.ts'
import { hostileTexts } from '../hostileTexts.ts'

const typed = (text: string) => ({ type: 'searchTyped', text }) as const
const chosen = (category: Category) => ({ type: 'categoryChosen', category }) as const
const opened = (workId: string) => ({ type: 'detailsToggled', workId }) as const

export const states = {
  everything: replay(nftMarketplace),
  unfolded: replay(nftMarketplace, [opened('ledger-bloom')]),
  unfoldedAtTheEnd: replay(nftMarketplace, [opened('low-tide-tape')]),
  secondUnfolded: replay(nftMarketplace, [opened('night-shift')]),
  traitChosen: replay(nftMarketplace, [
    opened('night-shift'),
    { type: 'traitToggled', trait: 'Ground: Dark' },
  ]),
  onlyOneUnfolded: replay(nftMarketplace, [typed('brass'), opened('brass-hour')]),
  oneCategory: replay(nftMarketplace, [chosen('gaming')]),
  searched: replay(nftMarketplace, [typed('HA')]),
  searchedInCategory: replay(nftMarketplace, [typed('HA'), chosen('sports')]),
  nothingFound: replay(nftMarketplace, [typed('lagoon')]),
  nothingInCategory: replay(nftMarketplace, [typed('tape'), chosen('photography')]),
  nothingFoundWithTheTrait: replay(nftMarketplace, [
    { type: 'traitToggled', trait: 'Main color: Pink' },
    chosen('music'),
  ]),
  scriptSearched: replay(nftMarketplace, [typed(hostileTexts.script)]),
  rightToLeftSearched: replay(nftMarketplace, [typed(hostileTexts.rightToLeft), chosen('art')]),
  emojiSearched: replay(nftMarketplace, [typed(hostileTexts.emoji)]),
  veryLongSearched: replay(nftMarketplace, [typed(hostileTexts.veryLong)]),
  music: replay(nftMarketplace, [chosen('music')]),
}
