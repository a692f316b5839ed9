import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Issue your own collection, set its royalty and sell it from your own storefront.'

export const synonyms =
  'mint minting nfts collection royalty royalties storefront drop generative art editor upload opensea ticket concert event festival membership musician artist diploma certificate badge collectible theater song band album fan listener'

export const ai = 'Suggests tags and categories, and flags near-duplicates of other works for you to check.'

export default {
  title: 'NFT studio: mint and sell a collection',
  description:
    'Upload works, issue them as NFTs (unique digital works), set the royalty and sell from your own storefront, under a contract that you own.',
  outcome:
    'For creators and labels: prepare works, issue them as NFTs (unique tokens) and sell them, under a smart contract (a program on a blockchain) you own.',
  problemTitle: 'A file that someone else can delete',
  problem: [
    'An NFT is an entry on a blockchain that points to a file. If the server with the file shuts down, the buyer holds only a number. If a marketplace owns the contract, the creator has no control.',
    'Other problems come from manual preparation: listed features (traits) that do not match their pictures, a royalty in a format that marketplaces do not read, rare pieces that buyers can guess before they are shown.',
  ],
  exhibit: {
    kind: 'productScreen',
    frame: 'window',
    art: 'shelf',
    caption: 'The editor finds a missing picture or a duplicate before the sale, while you can still fix it.',
    name: 'Collection editor',
    headline: 'Two things to fix',
    rows: [
      { name: 'Pictures', value: 'One is missing', mark: 'bad' },
      { name: 'Traits', value: 'One duplicate', mark: 'caution' },
      { name: 'Royalty', value: 'In the standard format', mark: 'good' },
    ],
  },
  included: [
    {
      term: 'Collection editor',
      text: 'Upload files, set names and traits in a table, and see missing pictures or duplicate entries before you issue them. AI suggests tags and categories and flags near-duplicates.',
    },
    {
      term: 'Your own contract',
      text: 'Your wallet owns the contract of each collection. On Solana no contract is needed: your wallet controls the collection itself.',
    },
    {
      term: 'Created when sold',
      text: 'You sign an offer, and the buyer’s purchase creates the NFT (lazy minting). You pay no network fee for unsold works.',
    },
    {
      term: 'File storage',
      text: 'Files and descriptions are stored at two providers, on a storage network where a changed file gets a different address (IPFS), so no one can swap it unnoticed.',
    },
    {
      term: 'Storefront',
      text: 'A shop with categories, search, fixed prices and bids, on your domain and in your style.',
    },
    {
      term: 'Reveal',
      text: 'Buyers do not see their work first. A random number drawn after the sale decides who gets which work, so no one can pick the rare ones.',
    },
  ],
  uses: [
    'Concert and event tickets',
    'Club membership cards',
    'Music with royalties',
    'Art and photo collections',
  ],
  steps: [
    {
      name: 'Gather',
      sentence: 'You load files, traits and prices, and the editor lists what is missing.',
    },
    {
      name: 'Decide',
      sentence:
        'You choose unique works or editions, fixed price or auction, and the recipient of the royalty.',
    },
    {
      name: 'Rehearse',
      sentence: 'We issue the whole collection on a test network and check it in several wallets.',
    },
    {
      name: 'Sell',
      sentence: 'Contract and shop go live. Your wallet owns the contract, and the shop is on your domain.',
    },
  ],
  needs: [
    'Original files, and proof of the rights to them',
    'A list of names, traits and prices',
    'The royalty and the address that receives it',
    'Network: Ethereum, Polygon, BSC or Solana',
  ],
  terms: {
    price:
      'How many collections and works there are, on which network, and how you sell: at fixed prices, by auction or with a reveal.',
    time: 'Mostly your files, traits and royalty terms: they have to be final. Then you check the collection on a test network.',
    handover:
      'You get the collection contract, owned by your wallet, the stored files and descriptions, the storefront on your domain, and the editor.',
  },
  standards: [
    {
      term: 'Single works and editions',
      text: 'Each work is unique, or one of several copies that can be sent together.',
      names: 'ERC-721, ERC-1155',
    },
    {
      term: 'Royalties elsewhere',
      text: 'Other marketplaces can read your royalty and its recipient, but each decides whether to pay.',
      names: 'ERC-2981',
    },
    {
      term: 'Offers used once',
      text: 'You can read an offer before you sign it. It counts for one work, one network and one use.',
      names: 'EIP-712',
    },
  ],
  demo: {
    canTry: [
      'Walk through the shop that your visitors would see: the demo is the NFT marketplace.',
      'Show all works, or only art, gaming, music, photography or sports, and search sample works by name.',
      'Compare price, creator, likes and views, and press Buy Now or Bid to read what each does in your finished product.',
      'Ask us to show you the editor with your own files.',
    ],
    canChange: [
      'Categories and traits',
      'Fixed price, auction or both',
      'Royalty and revenue split',
      'Network and storage providers',
      'Look and domain of the shop',
    ],
  },
  related: [
    '/services/nft-marketplace',
    '/products/gaming-platform',
    '/products/mobile-wallet',
    '/services/legal-compliance',
  ],
  questions: [
    {
      question: 'Do I need the studio or a marketplace?',
      answer:
        'The studio sells new works by you and the people you invite, without resale. On a marketplace, anyone you admit can list and resell works, which requires moderation and dispute handling and brings more liability.',
    },
    {
      question: 'What does the buyer of an NFT own?',
      answer:
        'The token, and the license you attach. Copyright does not transfer automatically, so the studio stores the license text with each work and shows it before a purchase.',
    },
    {
      question: 'Do the works stay available if the studio is shut down?',
      answer:
        'The tokens do, because they are on the network. The files do as long as a provider stores them. We give you the file addresses, so you can move the files to another provider.',
    },
  ],
  call: {
    title: 'What is your first collection?',
    text: 'Describe the works, how many there are and how you would like to sell them.',
  },
} as const satisfies OfferCopy
