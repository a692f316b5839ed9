import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'A market where anyone you admit can list, bid on and resell art, music or tickets.'

export const synonyms =
  'nfts art artist collectible auction sell collection painting picture image photo photography music gallery digital opensea bid royalty ticket resale musician fan card resell'

export default {
  title: 'NFT marketplace development: works and editions',
  description:
    'A marketplace for unique digital works (NFTs): listings, auctions, royalties and moderation, on Ethereum-style networks or Solana.',
  outcome:
    'Under your brand, creators issue and collectors buy digital works (NFTs), single or in editions. Works stay in their owners’ wallets until sold.',
  problemTitle: 'Your rules, and your disputes',
  problem: [
    'On another company’s platform you pay its fee, follow its royalty rules and depend on its search ranking. With your own marketplace you make those decisions, and you also handle disputes, copied works and listings their owners forgot to cancel.',
    'For example, an owner lists a work, then moves it to another wallet. A year later it returns to the first one, and a buyer takes it at the old price because the owner’s listing never expired.',
  ],
  exhibit: {
    kind: 'route',
    caption:
      'A listing that its owner forgot cannot sell the work at an old price, because every listing expires.',
    stations: [
      { name: 'Listed', note: 'For 2 ether, with an expiry', state: 'done' },
      { name: 'Moved', note: 'To another wallet', state: 'done' },
      { name: 'Returned', note: 'A year afterward', state: 'done' },
      { name: 'Old order', note: 'Expired, so it is void', state: 'stopped' },
    ],
  },
  included: [
    {
      term: 'Collections',
      text: 'Single works, or editions and game items, with roles that define who may issue and how many.',
    },
    {
      term: 'Signed orders',
      text: 'Listings and offers are signed messages that cost no network fee, expire, and can all be canceled together.',
    },
    {
      term: 'Auctions',
      text: 'Reserve price, minimum increment and an end time that moves when a bid comes in late, so last-second bids gain nothing.',
    },
    {
      term: 'Settlement',
      text: 'Payment, fee, royalty and transfer happen in one transaction of a smart contract (a program on a blockchain), or not at all.',
    },
    {
      term: 'Media storage',
      text: 'Files are kept on shared storage networks, where they cannot be swapped unnoticed. If a description may change, the work’s page says so.',
    },
    {
      term: 'Catalog and search',
      text: 'Categories, features, price and owner come from a database that follows the chain (an indexer).',
    },
    {
      term: 'Moderation desk',
      text: 'Reports, takedowns, verified creators and a log of decisions. AI flags near-duplicates of other works for a moderator.',
    },
  ],
  uses: ['Ticket resale under your rules', 'Markets for music and art', 'Collectibles and trading cards'],
  steps: [
    {
      name: 'Market policy',
      sentence:
        'You decide on fees, royalties, eligible collections and takedown rules before we design screens.',
    },
    {
      name: 'Storefront draft',
      sentence: 'We test browsing, item pages and checkout with creators on sample works.',
    },
    {
      name: 'Orders and settlement',
      sentence:
        'We connect the contracts, signatures and indexer, then test them with canceled, expired and forged orders.',
    },
    {
      name: 'First collection',
      sentence: 'One creator issues and sells works on the real network while we monitor every settlement.',
    },
  ],
  needs: [
    'The kind of works and roughly how many',
    'Fee and royalty policy',
    'Coins or tokens to accept',
    'A person who decides on reports and takedowns',
  ],
  terms: {
    price:
      'The kinds of collections, auctions and payment tokens, how much media you store, and what the catalog filters by.',
    time: 'How soon you decide on fees, royalties and takedowns. Tests with creators and a first collection follow.',
    handover:
      'You get the storefront with its indexer, and the collection and settlement contracts behind it. The moderation desk and the market policy in writing are part of it.',
  },
  standards: [
    {
      term: 'Royalties',
      text: 'Other markets can read which royalty is due and to whom, but no standard makes them pay. To enforce a royalty, you allow transfers only through markets that pay it.',
      names: 'ERC-2981',
    },
    {
      term: 'Limited permission',
      text: 'The market may move works of a collection only through one small program that cannot change, and owners can withdraw the permission.',
    },
    {
      term: 'Offers in ether',
      text: 'A contract cannot take ether from a wallet, so buyers make offers in a token that stands for it.',
      names: 'WETH',
    },
    {
      term: 'Solana',
      text: 'Large editions cost less on Solana if works are stored in a compressed form. They can then be read only through an extra database, which you have to run or rent.',
      names: 'Metaplex',
    },
  ],
  demo: {
    canTry: [
      'Browse sample works with creator, likes, views and a price in ether.',
      'Narrow them by category: art, gaming, music, photography or sports.',
      'Search by name within a category, and press Buy Now or Bid to read what happens next in your finished product.',
    ],
    canChange: [
      'Categories and traits',
      'Fixed prices, auctions or offers',
      'Networks and accepted tokens',
      'Royalty and fee display',
      'How creators are verified',
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
      question: 'Do creators pay a network fee to list a work?',
      answer:
        'On Ethereum-style networks a listing is a signature and costs nothing. Allowing the marketplace to transfer works of a collection costs a network fee (gas) once. Creation can also wait until the sale; then the buyer pays the fee.',
    },
    {
      question: 'Where is the artwork actually stored?',
      answer:
        'Usually not on the chain. The token links to a description, which links to the file. With a code computed from its content (a hash) the file cannot be swapped unnoticed, but a provider has to keep storing it, so the page names that provider.',
    },
    {
      question: 'What can a market do about copied works?',
      answer:
        'It can hide them, refuse orders for the collection and mark the original. It cannot delete a token. Image comparison finds near-duplicates, and a moderator reviews them and decides.',
    },
  ],
  call: {
    title: 'What will you sell on your marketplace?',
    text: 'A few words about the works, the creators and the royalty you have in mind are enough.',
  },
} as const satisfies OfferCopy
