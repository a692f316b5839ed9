import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Put currency and items on chain, so that players can trade them outside the game.'

export const synonyms = 'game games gamer player item play sword weapon skin character guild metaverse ingame'

export default {
  title: 'Web3 gaming platform: currency and items',
  description:
    'Game currency and items on chain with player wallets, signed rewards and a market, added to your existing game. The demo shows how a currency is made.',
  outcome:
    'An economy behind your game in which players own what they have earned, and your server still decides what counts as earning.',
  problem: [
    'Items that players can sell turn play into work for some. Bots farm the reward and sell it, the currency falls, and people who came to play leave with the rest.',
    'The technology adds hurdles of its own. A new player should not meet a recovery phrase before the first level, and a sword should not cost gas. What is fast and fair belongs on your server, and what is owned belongs on the chain.',
  ],
  included: [
    {
      term: 'Currency contract',
      text: 'A token with a fixed cap or a published emission schedule, and functions that take it out of play again.',
    },
    {
      term: 'Item contracts',
      text: 'Stacks of potions and single named blades in one collection, with attributes that the game can read.',
    },
    {
      term: 'Player wallets',
      text: 'Created at sign-in by email or platform account. Gas is paid for the player, and the wallet can be taken along.',
    },
    {
      term: 'Reward service',
      text: 'Your server signs what a player has earned, with a number that works once. Players mint it whenever they like.',
    },
    {
      term: 'Item market',
      text: 'Offers in your currency, inside the game or on the web, with a fee that can be burned.',
    },
    {
      term: 'Economy dashboard',
      text: 'What enters, what leaves, who holds how much, and which accounts play like machines.',
    },
    {
      term: 'Game-side API',
      text: 'Plain HTTP and webhooks for any engine. The game loop never waits for a block.',
    },
  ],
  steps: [
    {
      name: 'What goes on chain',
      sentence: 'Item by item you decide what players may own and what remains a row in your database.',
    },
    {
      name: 'Economy model',
      sentence: 'Sources and sinks are simulated with honest players, hoarders and bots.',
    },
    {
      name: 'Wire it in',
      sentence: 'Sign-in, rewards and inventory are connected in a test build on a test network.',
    },
    {
      name: 'Soft launch',
      sentence: 'One region or one season plays first, with caps on minting that rise when the figures hold.',
    },
  ],
  needs: [
    'A game, or a prototype with its item list',
    'Engine, server stack and sign-in in use',
    'Age group and countries of your players',
    'App stores and platforms you publish on',
  ],
  terms: {
    price:
      'The kinds of items and currencies, the engine and sign-in you use, and whether the item market is included.',
    time: 'Your decisions on what goes on chain, the review by the app stores, and the soft launch.',
    handover:
      'You get the currency and item contracts, the reward service and its API, the economy model, and the dashboard.',
  },
  standards: [
    {
      term: 'ERC-1155 and ERC-721',
      text: 'Stackable goods use the first, one-of-a-kind items the second. Both work on Polygon, BSC and Ethereum.',
    },
    {
      term: 'Solana and SPL',
      text: 'Low fees suit frequent small rewards. Each kind of token a player holds occupies an account with a small deposit.',
    },
    {
      term: 'Emission and sinks',
      text: 'What is paid out and what is used up. If sinks depend on new players, the currency falls when growth slows.',
    },
    {
      term: 'Verifiable randomness',
      text: 'A VRF proves that a drop was not chosen after the fact. A block’s hash does not, since producers can influence it.',
    },
  ],
  demo: {
    canTry: [
      'The demo here is borrowed from the token generator. It shows a currency being set up, not a game or an item.',
      'Invent a coin, see its art change with the name, then review and deploy it as a simulation.',
      'Notice that the supply is one number there. In a game it becomes a schedule, with sinks on the other side.',
    ],
    canChange: [
      'Cap and emission',
      'Item types and attributes',
      'Wallet and sign-in',
      'Market rules and fees',
      'Network and who pays gas',
    ],
  },
  related: [
    '/products/nft-studio',
    '/services/tokenomics-design',
    '/services/nft-marketplace',
    '/services/multichain-deployment',
  ],
  questions: [
    {
      question: 'Will app stores accept a game with tradable items?',
      answer:
        'Within limits that change. Stores restrict what an item bought elsewhere may unlock, and how it may be advertised. We keep the market separable, so that a build without it can be submitted.',
    },
    {
      question: 'What if the servers are shut down one day?',
      answer:
        'Players keep the tokens, but a sword without its game is a picture. Say so in your terms, and consider publishing metadata and rules for others to build on.',
    },
    {
      question: 'Could our currency count as a security or as gambling?',
      answer:
        'Selling it early with hopes of a higher price points to the first; paid random drops that can be cashed out point to the second. Minors add rules of their own. Take legal advice before the first sale.',
    },
  ],
  call: {
    title: 'What should players be able to take with them?',
    text: 'Name the game, the engine, and what you would put on chain first.',
  },
} satisfies OfferCopy
