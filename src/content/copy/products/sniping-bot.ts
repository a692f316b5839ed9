import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Watch for new tokens and buy only when one passes the checks you set.'

export const synonyms = 'sniper snipe bots launch liquidity mempool frontrun listing new pair honeypot'

export const ai =
  'Compares the program of a new token with known scam patterns. The checks you set decide whether the bot buys.'

export default {
  title: 'Token sniping bot with safety checks',
  description:
    'A bot that finds new tokens, tests whether each can be sold again, and refuses to buy if one of your checks fails.',
  outcome:
    'A bot that buys new tokens seconds after trading starts (sniping), only if every check you set passes. It logs each refusal.',
  problemTitle: 'Everyone can buy, no one can sell',
  problem: [
    'A new token starts to trade in a pool (a shared stock of two coins: traders put in one and take out the other), which attracts early buyers and scammers. In a trap, the sale fails, or a charge of the token’s program (tax) takes almost the whole amount.',
    'Checking by hand takes too long; buying without a check can cost the whole budget. The bot therefore checks each pool before it buys.',
  ],
  exhibit: {
    kind: 'checks',
    caption: 'One failed check stops the purchase; one of the checks is a trial sale in a copy of the chain.',
    name: 'New pool, listed at 14:02:07',
    checks: [
      { name: 'Owner rights', value: 'Given up', mark: 'good' },
      { name: 'Pool', value: 'Locked', mark: 'good' },
      { name: 'Largest wallet', value: '4% of the supply', mark: 'good' },
      { name: 'Test purchase', value: 'Works', mark: 'good' },
      { name: 'Test sale', value: 'Not possible', mark: 'bad' },
    ],
    conclusion: { mark: 'bad', text: 'Refused: what the test bought could not be sold.' },
  },
  included: [
    {
      term: 'Pool watcher',
      text: 'Watches the exchanges you choose and reads each new pool as soon as the network confirms it.',
    },
    {
      term: 'Sell simulation',
      text: 'Buys and sells in a private copy of the network before real funds move, and measures the result.',
    },
    {
      term: 'Contract screening',
      text: 'Checks whether the owner of the token’s program (smart contract) can create tokens, block sellers, or change taxes or code. AI compares the contract with known scam patterns; your checks decide.',
    },
    {
      term: 'Pool rules',
      text: 'Minimum size of the pool, minimum share of it that no one can withdraw, and maximum share held by the largest wallets.',
    },
    {
      term: 'Execution',
      text: 'Each purchase has a minimum number of tokens to be received, an expiry and a limit on fees, and is hidden from other traders where the network allows it.',
    },
    {
      term: 'Exit plan',
      text: 'Before the purchase you set at which profit, loss or time the bot sells. A new tax or a removed pool triggers an alert.',
    },
    {
      term: 'Refusal log',
      text: 'All refused pools, with the check that failed. You use it to tune the rules.',
    },
  ],
  steps: [
    {
      name: 'Venues',
      sentence: 'We choose networks and exchanges with you and set up a fast connection to each.',
    },
    {
      name: 'Checks',
      sentence:
        'You set every threshold, and we replay past pool launches to show what the bot would have bought.',
    },
    {
      name: 'Watch only',
      sentence:
        'The bot runs without access to money and logs what it would have done, until you trust the log.',
    },
    {
      name: 'Hot wallet',
      sentence:
        'A new wallet, connected to the internet, holds a budget you can afford to lose. The bot has no access to other wallets.',
    },
  ],
  needs: [
    'Networks and exchanges to watch',
    'A total budget and a budget per purchase',
    'Your own exclusion criteria for tokens',
    'A provider of access to the networks, or computers of your own',
  ],
  terms: {
    price:
      'Networks and exchanges, mostly for their fast connections. Checks that you add to the contract screening cost extra.',
    time: 'How soon your thresholds are set, the replay of past launches, and how long you watch before you trust the log.',
    handover:
      'You get the pool watcher with its checks and sell simulation. You also hold the exit plan settings and the refusal log, and only you control the bot’s hot wallet.',
  },
  standards: [
    {
      term: 'Honeypot',
      text: 'A token that can be bought but not sold. The test sale finds it only if the trap is already active.',
    },
    {
      term: 'Watching traders',
      text: 'Others can trade ahead of a waiting order. A private channel hides it from most, and a minimum to be received limits the loss.',
      names: 'MEV',
    },
    {
      term: 'Paying to be early',
      text: 'A higher fee moves an order toward the front.',
      names: 'Priority fee',
    },
  ],
  demo: {
    canTry: [
      'Start and stop the trading bot: the sniping bot has the same control panel, with running totals and a list of trades.',
      'Below the list of trades, see how soon after a listing the bot buys a sample token.',
    ],
    canChange: [
      'Which checks, and their thresholds',
      'Networks and exchanges',
      'Budget and size of a purchase',
      'When to sell',
      'Alerts and manual approval',
    ],
  },
  related: [
    '/products/trading-bot',
    '/products/wallet-tracker',
    '/services/smart-contract-audits',
    '/services/infrastructure',
  ],
  questions: [
    {
      question: 'Is a token safe if it passes the checks?',
      answer:
        'No. The checks show that no known trap was found at that moment. An owner may change a tax a minute later, and most new tokens lose nearly all their value without any trap.',
    },
    {
      question: 'How does this differ from the trading bot?',
      answer:
        'The trading bot trades established pairs by strategy. The sniping bot trades pools that are seconds old, so it focuses on checks of the token, and its purchases are small by design.',
    },
    {
      question: 'Will it always be first?',
      answer:
        'No. Other traders pay more or have faster connections. If your plan requires that your order is always first, we advise against it.',
    },
  ],
  call: {
    title: 'Which tokens should the bot refuse?',
    text: 'List your criteria, the networks, and the amount you can afford to lose.',
  },
} as const satisfies OfferCopy
