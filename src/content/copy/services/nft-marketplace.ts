import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Listings, bids and collections for art, games and music.'

export const synonyms =
  'nfts art artist collectible auction sell collection painting picture image photo photography music gallery digital opensea bid royalty ticket resale musician fan card resell'

export default {
  title: 'NFT marketplace development: ERC-721 and 1155',
  description:
    'A marketplace for art, games, music or tickets: minting, signed listings, auctions, royalties and moderation, on EVM networks or Solana.',
  outcome:
    'A market under your name in which creators mint and collectors buy, with works staying in their owners’ wallets until the moment of sale.',
  problem: [
    'A marketplace on somebody else’s platform comes with their fee, their rules on royalties and their search ranking. Your own gives you those decisions, along with the duties: disputes, copies of other people’s work, and listings that outlive the owner’s intention.',
    'The classic accident is the forgotten listing. A work is listed, moved away, comes back a year later, and is bought at the old price because the signature never expired. A market has to end its orders as carefully as it opens them.',
  ],
  included: [
    {
      term: 'Collections',
      text: 'Single works as ERC-721, editions and game items as ERC-1155, with roles for who may mint and how many.',
    },
    {
      term: 'Signed orders',
      text: 'Listings and offers are typed signatures that cost no gas, with an expiry, a nonce, and one call that cancels all of them.',
    },
    {
      term: 'Auctions',
      text: 'Reserve price, minimum step and an end that moves when a bid comes in late, so that the last second wins nothing.',
    },
    {
      term: 'Settlement',
      text: 'Payment, fee, royalty and transfer happen in one transaction, or none of them does.',
    },
    {
      term: 'Media storage',
      text: 'Files and metadata are stored on IPFS or Arweave by content hash, with pinning and a statement of what may still change.',
    },
    {
      term: 'Catalog and search',
      text: 'Categories, traits, price and owner come from an indexer that corrects itself after a reorg.',
    },
    {
      term: 'Moderation desk',
      text: 'Reports, takedowns from display, verified creators and a log of decisions.',
    },
  ],
  uses: ['Ticket resale by your rules', 'Markets for music and art', 'Collectibles and trading cards'],
  steps: [
    {
      name: 'Market policy',
      sentence:
        'Fees, royalties, eligible collections and takedown rules are decided before screens are drawn.',
    },
    {
      name: 'Storefront draft',
      sentence: 'Browsing, a work’s page and checkout run on sample works until creators find their way.',
    },
    {
      name: 'Orders and settlement',
      sentence:
        'Contracts, signatures and indexer are joined and tested with canceled, expired and stolen orders.',
    },
    {
      name: 'First collection',
      sentence: 'One creator mints and sells on the main network while we watch every settlement.',
    },
  ],
  needs: [
    'The kind of works and roughly how many',
    'Fee and royalty policy',
    'Coins or tokens to accept',
    'Someone who decides on reports and takedowns',
  ],
  terms: {
    price:
      'The kinds of collections, auctions and payment tokens, how much media you store, and what the catalog filters by.',
    time: 'Your decisions on fees, royalties and takedowns, tests with creators, and the first collection.',
    handover:
      'You get the collection and settlement contracts, the storefront and its indexer, the moderation desk, and the market policy in writing.',
  },
  standards: [
    {
      term: 'ERC-2981',
      text: 'Tells a market which royalty is due and to whom. It informs but does not enforce. Enforcing a royalty means restricting the contracts through which a work may move.',
    },
    {
      term: 'Collection approval',
      text: 'The call setApprovalForAll lets a market move everything in a collection. It should go to one small, fixed contract only, and be easy to revoke.',
    },
    {
      term: 'Offers in WETH',
      text: 'Ether cannot be pulled from a wallet, so offers on Ethereum use its ERC-20 wrapper and a limited allowance.',
    },
    {
      term: 'Solana',
      text: 'Works follow Metaplex standards there. Compressed ones lower the cost of large editions and make the market depend on an indexer for proofs.',
    },
  ],
  demo: {
    canTry: [
      'Browse sample works with creator, likes, views, a price in ETH and a fixed AI score.',
      'Narrow them by category: art, gaming, music, photography or sports.',
      'Search by name within the chosen category, in upper or lower case. Buy Now and Bid are samples and say what they do in your version.',
    ],
    canChange: [
      'Categories and traits',
      'Auctions, offers and bundles',
      'Networks and accepted tokens',
      'Royalty and fee display',
      'Creator pages and verification',
      'Card design and artwork formats',
    ],
  },
  related: [
    '/products/nft-studio',
    '/services/smart-contracts',
    '/services/wallet-development',
    '/products/gaming-platform',
  ],
  questions: [
    {
      question: 'Do creators have to pay gas to list a work?',
      answer:
        'On EVM networks a listing is a signature and costs no gas. The first approval of a collection costs gas once. With lazy minting even the work itself comes into being only when it is bought, and the buyer’s transaction pays for it.',
    },
    {
      question: 'Where is the artwork actually stored?',
      answer:
        'Rarely on chain. The token holds a link to metadata, which links to the file. A content hash makes sure that the file cannot be swapped, but somebody has to keep storing it, so the page names who does.',
    },
    {
      question: 'What can a market do about copied works?',
      answer:
        'It can hide them, refuse orders for the collection and mark the original. It cannot delete a token. Image comparison finds near copies, and a person looks at them and decides.',
    },
  ],
  call: {
    title: 'What will be sold in your market?',
    text: 'A few words on the works, the creators and the royalty you have in mind are enough.',
  },
} satisfies OfferCopy
