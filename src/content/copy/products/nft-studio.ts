import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Mint your own collection, set its royalty and sell it from your own storefront.'

export const synonyms =
  'mint minting nfts collection royalty royalties storefront drop generative art editor upload opensea ticket concert event festival membership musician artist diploma certificate badge collectible theater song band album fan listener'

export const ai = 'Suggests tags and categories, and flags near-duplicates of other works for a moderator.'

export default {
  title: 'NFT studio: mint and sell a collection',
  description:
    'Upload works, mint them as ERC-721 or ERC-1155, set the royalty and sell from your own storefront, under a contract that you own.',
  outcome:
    'For creators and labels: prepare works, issue them as NFTs and sell them, under a contract you own.',
  problemTitle: 'A file that someone else can delete',
  problem: [
    'An NFT is an entry in a contract that points to a file. If the server with the file is shut down, or the contract belongs to a marketplace, the buyer holds only a token ID and the creator has no control.',
    'Other problems come from manual preparation: traits that do not match their pictures, a royalty in a format that marketplaces do not read, rare pieces that buyers can guess before the reveal.',
  ],
  exhibit: {
    kind: 'screen',
    frame: 'window',
    art: 'shelf',
    caption:
      'The editor finds the missing picture and the duplicate before a work is sold and both are permanent.',
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
      text: 'Upload files, set names and traits in a table, and see missing pictures or duplicate entries before the mint. AI suggests tags and categories and flags near-duplicates.',
    },
    {
      term: 'Your own contract',
      text: 'Your wallet owns the contract of each collection. On Solana you hold the collection authority.',
    },
    {
      term: 'Lazy minting',
      text: 'You sign an offer off chain, and the buyer’s purchase mints the work. You pay no network fee for unsold works.',
    },
    {
      term: 'File storage',
      text: 'Files and metadata go to IPFS and are stored (pinned) at two providers. The address of a file is the hash of its content.',
    },
    {
      term: 'Storefront',
      text: 'A shop with categories, search, fixed prices and bids, on your domain and in your style.',
    },
    {
      term: 'Reveal',
      text: 'Before the sale you publish a hash of the order of the works. A random shift afterward decides who gets which, so no one can assign the rare ones.',
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
      sentence: 'We mint the whole collection on a test network and check it in several wallets.',
    },
    {
      name: 'Sell',
      sentence: 'Contract and shop go live, and your wallet or multisig owns both.',
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
      'How many collections and works there are, and on which network. Auctions, lazy minting and a reveal are optional.',
    time: 'Mostly your files, traits and royalty terms: they have to be final. Then you check the collection on a test network.',
    handover:
      'You get the collection contract, owned by your wallet, the pinned files and metadata, the storefront on your domain, and the editor.',
  },
  standards: [
    {
      term: 'ERC-721 and ERC-1155',
      text: 'ERC-721 gives each work a unique ID. ERC-1155 holds editions and transfers several in one transaction.',
    },
    {
      term: 'ERC-2981',
      text: 'Tells a marketplace the requested royalty and its recipient. It does not enforce payment: each marketplace decides whether to pay.',
    },
    {
      term: 'EIP-712 vouchers',
      text: 'A lazy-mint offer is signed as readable data, valid for one contract, one chain and one use, so it cannot be replayed.',
    },
  ],
  demo: {
    canTry: [
      'Walk through the shop that your visitors would see: the demo is the NFT marketplace.',
      'Show all works, or only art, gaming, music, photography or sports, and search sample works by name.',
      'Compare price, creator, likes and views, and press Buy Now or Bid to read what each does in your version.',
      'Ask us to show you the editor and the mint with your own files.',
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
        'The studio sells works by you and the people you invite. On a marketplace, anyone you admit can list and resell works, which requires moderation and dispute handling and brings more liability.',
    },
    {
      question: 'What does the buyer of an NFT own?',
      answer:
        'The token, and the license you attach. Copyright does not transfer automatically, so the studio stores the license text with each work and shows it before a purchase.',
    },
    {
      question: 'Do the works stay available if the studio is shut down?',
      answer:
        'The tokens do, because they are on chain. The files stay available as long as a provider pins them, so you receive the content hashes together with the originals.',
    },
  ],
  call: {
    title: 'What is your first collection?',
    text: 'Describe the works, how many there are and how you would like to sell them.',
  },
} as const satisfies OfferCopy
