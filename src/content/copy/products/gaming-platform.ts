import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'A currency and items that players own and can trade outside your game.'

export const synonyms = 'game games gamer player item play sword weapon skin character guild metaverse ingame'

export const ai = 'Flags trades that look like bot activity, for a moderator.'

export default {
  title: 'Web3 gaming platform: currency and items',
  description:
    'Game currency and items that players own, with wallets, signed rewards and a market, added to your existing game and its server.',
  outcome:
    'Your game gets a currency and items that players own. Wallets, rewards and a market are part of it.',
  problemTitle: 'When players come only for the money',
  problem: [
    'If players can sell items, some play only for money. Bots farm the rewards and sell them, the currency falls, and the players who came for the game leave.',
    'The technology can also put players off. A new player should not see a recovery phrase (words that restore a wallet) before the first level, and a sword should not cost a network fee. Game logic therefore stays on your server; only ownership is recorded on a blockchain.',
  ],
  exhibit: {
    kind: 'productScreen',
    frame: 'window',
    art: 'one',
    caption:
      'The player owns the item, your server decides how it is earned, and play never waits for the blockchain.',
    name: 'Inventory',
    headline: 'Shield 2,041',
    rows: [
      { name: 'Owner', value: 'The player’s wallet', mark: 'good' },
      { name: 'Earned by', value: 'A code that works once', mark: 'good' },
      { name: 'Network fee', value: 'Paid by the studio' },
      { name: 'Recovery phrase', value: 'Only to move it' },
    ],
  },
  included: [
    {
      term: 'Currency contract',
      text: 'A smart contract (a program on a blockchain) with a fixed maximum or a published schedule. You decide which part of what players spend is taken out of circulation (destroyed), to support the currency’s value.',
    },
    {
      term: 'Item contracts',
      text: 'Items that exist many times and items that exist once, in one collection, with properties that the game can read.',
    },
    {
      term: 'Player wallets',
      text: 'Created at sign-in by email or platform account. You pay the network fees, and players can take the wallet to another app.',
    },
    {
      term: 'Reward service',
      text: 'Your server signs each reward with a code that works once. Players can claim rewards at any time.',
    },
    {
      term: 'Item market',
      text: 'Offers in your currency, inside the game or on the web, with a fee that goes to you or is destroyed.',
    },
    {
      term: 'Economy dashboard',
      text: 'What is paid out, spent and held. AI flags bot-like trades for a moderator.',
    },
    {
      term: 'Game-side API',
      text: 'An interface for any engine (API). The game never waits for the network.',
    },
  ],
  steps: [
    {
      name: 'What players own',
      sentence: 'You decide for each item whether players own it or it stays in your database.',
    },
    {
      name: 'Economy model',
      sentence: 'We simulate earning and spending with honest players, hoarders and bots.',
    },
    {
      name: 'Integration',
      sentence: 'We connect sign-in, rewards and inventory in a test build on a test network.',
    },
    {
      name: 'Soft launch',
      sentence:
        'One region or one season starts first, with a limit on new items. We raise it once prices and rewards are stable.',
    },
  ],
  needs: [
    'A game, or a prototype with its item list',
    'Your engine, server software and sign-in',
    'Age group and countries of your players',
    'App stores and platforms you publish on',
  ],
  terms: {
    price:
      'How many kinds of items and currencies the game has, with which engine and sign-in, and what may be traded.',
    time: 'Your decisions on what players own, the review by the app stores, and the soft launch.',
    handover:
      'You get the currency and item contracts, the market, and the reward service with its API. The economy model and the dashboard come with them.',
  },
  standards: [
    {
      term: 'Many alike or unique',
      text: 'Players can take both kinds of items to other wallets and markets on Polygon, BSC and Ethereum.',
      names: 'ERC-1155, ERC-721',
    },
    {
      term: 'Solana',
      text: 'Low fees suit frequent small rewards. For each kind of token that a player holds, a small deposit is paid.',
      names: 'SPL',
    },
    {
      term: 'Earning and spending',
      text: 'If spending depends on new players, the currency falls when growth slows. The model compares what is paid out with what is spent.',
    },
    {
      term: 'Fair random items',
      text: 'Players can check that no one rigged a random item.',
      names: 'VRF',
    },
  ],
  demo: {
    canTry: [
      'Create the gold of a sample guild. The last step shows how players buy items for their hero with it.',
      'Enter a coin’s details, see its picture change with the name, then review it and simulate its creation.',
    ],
    canChange: [
      'Maximum and pace of the currency',
      'Kinds of items',
      'How players sign in',
      'What may be traded, and for what fee',
      'Which network, and who pays its fee',
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
        'Yes, within limits, and the stores change them. Stores restrict what an item bought elsewhere may unlock, and how you may advertise it. You can leave the market out of the version that you submit.',
    },
    {
      question: 'What if we shut down the game servers one day?',
      answer:
        'Players keep the tokens, but the items have no use without the game. State this in your terms, and consider publishing pictures and rules so that others can build on them.',
    },
    {
      question: 'Could our currency count as a security or as gambling?',
      answer:
        'An early sale with the prospect of a higher price suggests a security; paid random drops that can be cashed out suggest gambling. More rules apply to minors. Get legal advice before the first sale.',
    },
  ],
  call: {
    title: 'What should players own?',
    text: 'Name the game, the engine, and what players should own first.',
  },
} as const satisfies OfferCopy
