import type { OfferCopy } from '../offerCopy.ts'

export const sentence =
  'A launch site under your brand, where each meme token has a fixed supply and a trading reserve that no one can withdraw.'

export const synonyms = 'memecoin memes launch coin doge pepe shiba dog funny viral pump'

export const ai =
  'Drafts a picture from a description with an image model you choose. Your filter makes the final check.'

export default {
  title: 'Meme coin launcher with launch pages',
  description:
    'Launch software for meme tokens: picture, contract, first pool and public page in one flow, with a locked pool. Try the live demo.',
  outcome:
    'A site under your brand where users turn memes into tokens with a fixed supply, on terms that buyers can check.',
  problemTitle: 'Buyers check for the trap',
  problem: [
    'Meme tokens launch fast, and buyers often lose money on them. The creator can usually empty the pool, create more tokens or block sales, and buyers have learned to look for that first.',
    'The launcher therefore enforces fair terms and shows them. It fixes the supply and locks the pool, so a creator can neither create more tokens nor drain it, and buyers can check both.',
  ],
  exhibit: {
    kind: 'productScreen',
    frame: 'phone',
    art: 'one',
    caption: 'The token’s page proves that the usual traps are missing, and shows what the creator holds.',
    name: 'Token page',
    headline: 'Sample meme',
    rows: [
      { name: 'New tokens', value: 'Not possible', mark: 'good' },
      { name: 'Blocklist', value: 'None', mark: 'good' },
      { name: 'Pool', value: 'Locked', mark: 'good' },
      { name: 'Creator', value: '2% of the supply', mark: 'caution' },
    ],
  },
  included: [
    {
      term: 'Launch form',
      text: 'Name, symbol and description, with a preview of its entry in the public list.',
    },
    {
      term: 'Picture generator',
      text: 'An AI image model of your choice creates a picture from the description. Users can also upload one, and your filter checks both by your house rules.',
    },
    {
      term: 'Fixed-supply contract',
      text: 'A smart contract (a program on a blockchain) creates all tokens at the start. It cannot create more, block a holder or raise a charge on transfers (tax).',
    },
    {
      term: 'What buyers trade with',
      text: 'Either a reserve for trading on an exchange (a pool) that no one can withdraw, or none: the contract sells and buys the token itself, at a price set by a formula (curve).',
    },
    {
      term: 'Token page',
      text: 'Address, holders, pool and lock on a separate page for sharing.',
    },
    {
      term: 'Trending list',
      text: 'Sorted by trades, holders or mentions. The sort rule is shown above the list, and paid placements are labeled.',
    },
    {
      term: 'Moderation desk',
      text: 'Moderators remove reported pictures and stolen brands from your pages. The token itself stays on the network.',
    },
  ],
  steps: [
    {
      name: 'Launch rules',
      sentence: 'You choose a curve or a pool, and set the lock and the creator’s initial share.',
    },
    {
      name: 'Curve and pool',
      sentence: 'We simulate how the price moves from the first buyer to the last before we build it.',
    },
    {
      name: 'Design and wording',
      sentence: 'Pages, list and pictures carry your brand, and every page links to your house rules.',
    },
    {
      name: 'Closed beta',
      sentence: 'Invited creators launch on a test network while our test bots try to buy first.',
    },
  ],
  needs: [
    'The network to launch on',
    'Your rule for the creator’s share and the locks',
    'House rules for names and pictures',
    'Excluded countries',
  ],
  terms: {
    price:
      'Curve or pool, and the network. The picture generator you choose and the scope of moderation add to it.',
    time: 'How soon your rules on launches and pictures are final. The simulation of the curve and a closed beta with invited creators follow.',
    handover:
      'You get the launch site under your brand, the fixed-supply contract, the curve or pool with its simulation, and the moderation desk.',
  },
  standards: [
    {
      term: 'Price by formula',
      text: 'Early buyers pay less, and everyone can see by how much: the price follows the number of tokens sold.',
      names: 'Bonding curve',
    },
    {
      term: 'Emptied pool',
      text: 'A locked pool and a fixed supply stop a creator from taking the money or selling new tokens. They do not stop every trick.',
      names: 'Rug pull',
    },
    {
      term: 'No new tokens',
      text: 'On Solana the right to create more is given up in the launch; on Ethereum-style networks it does not exist.',
      names: 'Mint authority',
    },
  ],
  demo: {
    canTry: [
      'Type a name, a symbol and a description, and watch the preview change.',
      'Change the symbol, and see a new picture made from its letters.',
      'Read a trending list of sample tokens with price, market value, holders and an AI score (a fixed sample value).',
      'Press Generate AI Meme, Launch, Buy Now or View Chart: each tells you what it would do in your finished product.',
    ],
    canChange: [
      'Network, and the exchange for pools',
      'Curve or pool, and the creator’s share',
      'Launch fee and how it is displayed',
      'Image model, and what the filter refuses',
      'The rule for trending tokens',
    ],
  },
  related: [
    '/products/token-locker',
    '/products/token-generator',
    '/services/tokenomics-design',
    '/services/legal-compliance',
  ],
  questions: [
    {
      question: 'How do you stop bots from buying everything in the first seconds?',
      answer:
        'No public network can prevent it completely. A limit per purchase in the first minutes, a price that rises fast and a launch time that is not announced make it less profitable.',
    },
    {
      question: 'Is a meme token exempt from securities and crypto rules?',
      answer:
        'No. The rules still apply. They depend on how you sell the token and what you promise. Have a lawyer review your terms.',
    },
    {
      question: 'What if someone launches a token with a stolen picture?',
      answer:
        'You can remove its page, its picture and its place in the list. The contract cannot be deleted from the network, and the launcher tells the creator that before signing.',
    },
  ],
  call: {
    title: 'Which rules should your launches follow?',
    text: 'Tell us the network, your choice of curve or pool, and the creator’s share.',
  },
} as const satisfies OfferCopy
