import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Mint a collection, state its royalty and sell it from your own storefront.'

export const synonyms =
  'mint minting nfts collection royalty royalties storefront drop generative art editor upload opensea ticket concert event festival membership musician artist diploma certificate badge collectible theater song band album fan listener'

export default {
  title: 'NFT studio: mint and sell a collection',
  description:
    'Upload works, mint them as ERC-721 or ERC-1155, state the royalty and sell from a storefront of your own. The demo shows the shop on sample works.',
  outcome:
    'One studio for a creator or a label: collections are prepared, minted and sold in one place, under a contract that you own.',
  problem: [
    'An NFT is a line in a contract that points at a file. If the file sits on a server that is switched off, or the contract belongs to a marketplace, the buyer holds a number and the creator holds nothing.',
    'Preparing a collection by hand is where the rest goes wrong: traits that do not match their pictures, a royalty nobody reads, rare pieces that can be guessed before the reveal.',
  ],
  included: [
    {
      term: 'Collection editor',
      text: 'Upload files, set names and traits in a table, and see missing pictures or duplicate entries before anything is minted.',
    },
    {
      term: 'Your own contract',
      text: 'Each collection has a contract that your wallet owns, not a marketplace. On Solana it is a collection whose authority you hold.',
    },
    {
      term: 'Lazy minting',
      text: 'You sign an offer off chain, and the buyer’s purchase mints the work. Unsold works cost no network fee.',
    },
    {
      term: 'Storage that stays',
      text: 'Files and metadata go to IPFS and are pinned at two providers. The address of a file is the hash of its content.',
    },
    {
      term: 'Storefront',
      text: 'A shop with categories, search, fixed prices and bids, on your domain and in your style.',
    },
    {
      term: 'Reveal',
      text: 'A hash of the order is published before the sale and a random offset is drawn after it, so nobody can deal out the rare pieces.',
    },
  ],
  uses: [
    'Concert and event tickets',
    'Membership cards of clubs',
    'Music with royalties',
    'Art and photo collections',
  ],
  steps: [
    {
      name: 'Gather',
      sentence: 'Files, traits and prices are loaded, and the editor lists what is missing.',
    },
    {
      name: 'Decide',
      sentence: 'You pick unique works or editions, fixed price or auction, and who receives the royalty.',
    },
    {
      name: 'Rehearse',
      sentence: 'The whole collection is minted on a test network and looked at in wallets other than yours.',
    },
    {
      name: 'Sell',
      sentence: 'Contract and shop go live, and ownership rests with your wallet or multisig.',
    },
  ],
  needs: [
    'Original files, and proof of the rights to them',
    'A list of names, traits and prices',
    'Royalty and the address that receives it',
    'Ethereum, Polygon, BSC or Solana',
  ],
  terms: {
    price:
      'The number of collections and works, the network, and whether you want auctions, lazy minting or a reveal.',
    time: 'When the files, traits and royalties are complete, and your check of the collection on a test network.',
    handover:
      'You get the collection contract in your wallet’s ownership, the pinned files and metadata, the storefront on your domain, and the editor.',
  },
  standards: [
    {
      term: 'ERC-721 and ERC-1155',
      text: 'The first gives every work an identity of its own. The second holds editions, and moves several in one transaction.',
    },
    {
      term: 'ERC-2981',
      text: 'Tells a marketplace what royalty is asked and who gets it. It is a statement, not a lock: each marketplace decides whether to pay.',
    },
    {
      term: 'EIP-712 vouchers',
      text: 'A lazy-mint offer is signed as readable data, bound to one contract and one chain and spent once, so it cannot be replayed.',
    },
  ],
  demo: {
    canTry: [
      'The demo is the NFT marketplace: the shop that visitors of your studio would see.',
      'Switch between all, art, gaming, music, photography and sports, and search sample works by name.',
      'Compare price, creator, likes and views. Buy Now and Bid are samples: each says what it does in your version.',
      'The editor and the minting are not part of it. Ask, and we show them on your own files.',
    ],
    canChange: [
      'Categories and traits',
      'Fixed price, auction or both',
      'Royalty and how sales are split',
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
        'The studio sells what you and the people you invite have made. A marketplace lets strangers list and resell, which brings moderation, disputes and much more liability with it.',
    },
    {
      question: 'What does the buyer of an NFT own?',
      answer:
        'The token, and whatever license you attach. Copyright does not transfer by itself, so the studio stores the license text beside each work and shows it before a purchase.',
    },
    {
      question: 'Do the works stay available if the studio is shut down?',
      answer:
        'The tokens do, since they are on chain. The files do as long as somebody pins them, which is why you receive the content hashes and the originals together.',
    },
  ],
  call: {
    title: 'What is the first collection?',
    text: 'Describe the works, how many there are and how you would like to sell them.',
  },
} satisfies OfferCopy
