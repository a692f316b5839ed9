import type { OfferCopy } from '../offerCopy.ts'

export const sentence =
  'A launch site under your brand, where each meme token has a fixed supply and a locked pool.'

export const synonyms = 'memecoin memes launch coin doge pepe shiba dog funny viral pump'

export const ai =
  'Drafts a picture from a description with an image model you choose. Your filter makes the final check.'

export default {
  title: 'Meme coin launcher with launch pages',
  description:
    'Launch software for meme tokens: picture, contract, first pool and public page in one flow, with a locked pool. Try the live demo.',
  outcome: 'Turn a meme into a token with a fixed supply and a locked pool, on terms that buyers can check.',
  problemTitle: 'Buyers check for the trap',
  problem: [
    'Meme tokens launch fast, and buyers often lose money on them. The creator can usually empty the pool that buyers trade with, create more tokens or block sales, and buyers have learned to look for that first.',
    'The launcher therefore enforces fair terms and shows them. It fixes the supply and locks the pool, so a creator can neither create more tokens nor drain the pool, and buyers can verify both on chain.',
  ],
  exhibit: {
    kind: 'screen',
    frame: 'phone',
    art: 'one',
    caption:
      'The token’s page proves on chain that the usual traps are missing, and shows what the creator holds.',
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
      text: 'Name, symbol and description, with a preview of the card in the list.',
    },
    {
      term: 'Picture generator',
      text: 'An AI image model of your choice creates a picture from the description. Users can also upload pictures, and your filter checks both.',
    },
    {
      term: 'Fixed-supply contract',
      text: 'All tokens exist from the first block. The contract cannot create more, block a holder or change a tax.',
    },
    {
      term: 'First liquidity',
      text: 'A price formula (bonding curve) or a pool on an exchange, with the pool shares destroyed or locked immediately.',
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
      text: 'Moderators remove reported pictures and stolen brands from your pages. The token itself stays on chain.',
    },
  ],
  steps: [
    {
      name: 'Launch rules',
      sentence: 'You choose a curve or a pool, and set the lock and the creator’s initial share.',
    },
    {
      name: 'Curve and pool',
      sentence: 'We simulate the price path from the first buyer to the last before we implement it.',
    },
    {
      name: 'Design and wording',
      sentence: 'Pages, list and picture style carry your brand, and every page links to your house rules.',
    },
    {
      name: 'Closed beta',
      sentence: 'Invited creators launch on a test network while our test bots try to buy first.',
    },
  ],
  needs: [
    'The network to launch on',
    'Your rule for creator holdings and locks',
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
      term: 'Bonding curve',
      text: 'A formula sets the price from the number of tokens sold. Early buyers pay less, and everyone can see by how much.',
    },
    {
      term: 'Rug pull',
      text: 'The creator removes liquidity or mints and sells. Burning LP tokens and disabling minting prevent these two methods, but not all others.',
    },
    {
      term: 'Mint authority',
      text: 'On Solana it is revoked in the launch transaction. On EVM networks the contract has no mint function.',
    },
  ],
  demo: {
    canTry: [
      'Type a name, a symbol and a description, and watch the preview change.',
      'Change the symbol, and see a new picture made from its letters.',
      'Read a trending list of sample tokens with price, market cap, holders and an AI score that is a fixed sample value.',
      'Press Generate AI Meme, Launch, Buy Now or View Chart: each tells you what it would do in your version.',
    ],
    canChange: [
      'Network and exchange for the pool',
      'Curve, caps and creator share',
      'Launch fee and how it is displayed',
      'Image model and filters',
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
      question: 'How do you stop bots from buying everything in the first block?',
      answer:
        'No public network can prevent it completely. A cap per purchase in the first blocks, a fast-rising curve and a launch time that is not announced down to the second make it less profitable.',
    },
    {
      question: 'Is a meme token exempt from securities and crypto rules?',
      answer:
        'No. The rules still apply. The Howey test, MiCA and similar rules depend on how you sell the token and what you promise. Have a lawyer review your terms.',
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
