import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Turn a name, a symbol and a picture into a token with its own launch page.'

export const synonyms = 'memecoin memes launch coin doge pepe shiba dog funny viral pump'

export default {
  title: 'Meme coin launcher with launch pages',
  description:
    'Launch software for meme tokens: picture, contract, first pool and public page in one flow, with locked liquidity. See the live demo.',
  outcome:
    'A site where a meme becomes a token with a fixed supply, a pool, a page and terms that buyers can check.',
  problem: [
    'Memes live on speed, and speed is where people get hurt. Whoever starts the pool can usually take the liquidity out again, mint more or block sales, and buyers have learned to look for that first.',
    'Fairness therefore has to be built in and shown. When the launcher itself fixes the supply and locks the pool, a creator can neither mint more nor drain it, and the page can say so without asking anybody to believe it.',
  ],
  included: [
    {
      term: 'Launch form',
      text: 'Name, symbol and description, with a preview of the card that others will see in the list.',
    },
    {
      term: 'Picture generator',
      text: 'An image model of your choice draws from the description. Uploads work too, and both pass your filter.',
    },
    {
      term: 'Fixed-supply contract',
      text: 'All tokens exist from the first block. There is no mint function, no blocklist and no tax to raise later.',
    },
    {
      term: 'First liquidity',
      text: 'A bonding curve or a pool at a decentralized exchange, with the pool share burned or locked at once.',
    },
    {
      term: 'Token page',
      text: 'Address, holders, pool and lock on a page of its own that is made to be shared.',
    },
    {
      term: 'Trending list',
      text: 'Ordered by trades, holders or mentions. The rule stands above the list, and paid placements are marked.',
    },
    {
      term: 'Moderation desk',
      text: 'Reported pictures and stolen brands are taken off your pages. The token itself stays on chain.',
    },
  ],
  steps: [
    {
      name: 'Fairness',
      sentence: 'You decide on curve or pool, on the lock, and on what a creator may hold at the start.',
    },
    {
      name: 'Curve and pool',
      sentence: 'The price path is simulated from the first buyer to the last before it is fixed in code.',
    },
    {
      name: 'Look and voice',
      sentence:
        'Pages, list and picture style take on your brand, and your house rules are linked from each.',
    },
    {
      name: 'Closed round',
      sentence: 'Invited creators launch on a test network while our own bots try to be first.',
    },
  ],
  needs: [
    'The network to launch on',
    'Your rule for creator holdings and locks',
    'House rules for names and pictures',
    'The countries you will not serve',
  ],
  terms: {
    price:
      'Curve or pool, the picture generator you choose, the network, and how much the moderation desk has to cover.',
    time: 'Your rules on fairness and pictures, the simulation of the curve, and the closed round with invited creators.',
    handover:
      'You get the launch site under your brand, the fixed-supply contract, the curve or pool with its simulation, and the moderation desk.',
  },
  standards: [
    {
      term: 'Bonding curve',
      text: 'A formula sets the price from the number of tokens sold. Early buyers pay less, and everybody can see by how much.',
    },
    {
      term: 'Rug pull',
      text: 'The creator removes liquidity or mints and sells. A burned pool share and a closed mint rule out these two ways, not every other one.',
    },
    {
      term: 'Mint authority',
      text: 'On Solana it is revoked in the launch transaction. On EVM networks the contract simply has no mint function.',
    },
  ],
  demo: {
    canTry: [
      'Type a name, a symbol and a description, and watch the preview follow.',
      'Change the symbol, and the picture is folded again from its letters.',
      'Read a trending list of sample tokens with price, market cap, holders and an AI score that is a fixed sample value.',
      'Press Generate AI Meme, Launch, Buy Now or View Chart: each answers with what it does in your version, and launches or buys nothing.',
    ],
    canChange: [
      'Network and exchange for the pool',
      'Curve, caps and creator share',
      'Launch fee and its label',
      'Picture model and filters',
      'What makes a token trend',
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
      question: 'How are bots kept from buying everything in the first block?',
      answer:
        'Not completely, on any public network. A cap per purchase in the first blocks, a curve that rises quickly and a launch time that is not announced to the second make it less rewarding.',
    },
    {
      question: 'Is a meme token free of securities and crypto rules?',
      answer:
        'Being a joke exempts nothing. How it is sold and what is promised count, under the Howey test, MiCA or the law of another place. Have a lawyer read your terms.',
    },
    {
      question: 'What if somebody launches a token with a stolen picture?',
      answer:
        'You can remove its page, its picture and its place in the list. The contract cannot be deleted from the network, which the creator is told before signing.',
    },
  ],
  call: {
    title: 'Which rule would make your launches fair?',
    text: 'Send us the network, curve or pool, and what a creator may keep.',
  },
} satisfies OfferCopy
