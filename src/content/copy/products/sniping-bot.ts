import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Watch for new liquidity pools and buy only when one passes the checks you set.'

export const synonyms = 'sniper snipe bots launch liquidity mempool frontrun listing new pair honeypot'

export default {
  title: 'Token sniping bot with safety checks',
  description:
    'A bot that sees new pools as they open, tests whether the token can be sold again, and stays out when a check fails. The trading bot’s demo shows its panel.',
  outcome:
    'A watcher for new liquidity pools that buys within your budget only when every check has passed, and otherwise writes down why it did not.',
  problem: [
    'New pools attract two kinds of people, those who buy first and those who build the pool as a trap. The trap lets everybody in and nobody out: selling reverts, or a tax takes nearly all of it.',
    'Checking for that by hand takes longer than the opportunity lasts. Skipping the check is how budgets vanish. The useful part of such a bot is therefore its refusals, and most of its work ends in one.',
  ],
  included: [
    {
      term: 'Pool watcher',
      text: 'Listens to the factory contracts of the exchanges you choose and decodes each new pair as its block arrives.',
    },
    {
      term: 'Sell simulation',
      text: 'Buys and sells in a local copy of the chain’s state before real funds move, and measures what came back.',
    },
    {
      term: 'Contract screening',
      text: 'Looks for mint rights, blocklists, adjustable taxes, proxies and an owner who can still do harm.',
    },
    {
      term: 'Liquidity rules',
      text: 'Minimum pool size, the share of it burned or locked, and how much of the supply a few wallets hold.',
    },
    {
      term: 'Execution',
      text: 'The swap states its minimum output and when it expires, its priority fee is capped, and it goes through a private relay where the network has one.',
    },
    {
      term: 'Exit plan',
      text: 'Take profit, stop and time limit are set before the purchase. A new tax or a pulled pool raises an alarm.',
    },
    {
      term: 'Refusal log',
      text: 'Every pool that was left alone, with the check that failed. Reading it is how you tune the rules.',
    },
  ],
  steps: [
    {
      name: 'Venues',
      sentence: 'Networks and exchanges are picked, with a node connection close to each of them.',
    },
    {
      name: 'Checks',
      sentence: 'You set every threshold, and we replay past openings to see what would have been bought.',
    },
    {
      name: 'Watch only',
      sentence:
        'The bot runs without a key and writes down what it would have done, until you believe the log.',
    },
    {
      name: 'Hot wallet',
      sentence: 'A fresh wallet holds a budget you can afford to lose. The bot has access to no other.',
    },
  ],
  needs: [
    'Networks and exchanges to watch',
    'A budget in total and for one purchase',
    'Your own list of what rules a token out',
    'A node provider, or a node of your own',
  ],
  terms: {
    price:
      'The networks and exchanges, the checks you add to the contract screening, and the node connection.',
    time: 'When your thresholds are set, the replay of past openings, and the watch-only run until you trust its log.',
    handover:
      'You get the pool watcher with its checks and sell simulation, the exit plan settings, the refusal log, and sole control of the hot wallet.',
  },
  standards: [
    {
      term: 'Honeypot',
      text: 'A token that can be bought and not sold. Simulation finds it only if the trap is already set at that block.',
    },
    {
      term: 'MEV and sandwiching',
      text: 'Others see a pending swap and trade around it. A private relay hides it from most of them, and a tight minimum output limits the damage.',
    },
    {
      term: 'Priority fee',
      text: 'Paid for a place near the top of a block. Solana has no public mempool, so there speed comes from fees and bundles.',
    },
  ],
  demo: {
    canTry: [
      'You see the trading bot, whose control panel the sniping bot shares: start, stop, running totals and a list of trades.',
      'Nothing in it watches pools or checks a token. Its pairs are sample pairs of well-known coins.',
      'In the sniping bot, your checks take the place of the strategies, and most rows are refusals instead of trades.',
    ],
    canChange: [
      'Checks and their thresholds',
      'Networks and exchanges',
      'Budget and size of a purchase',
      'Exit rules',
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
      question: 'Does passing the checks mean that a token is sound?',
      answer:
        'No. They mean that known traps were not found at that block. An owner may change a tax a minute later, and most new tokens lose nearly all their value without any trap.',
    },
    {
      question: 'How does this differ from the trading bot?',
      answer:
        'The trading bot works established pairs by strategy. This one deals with pools that are seconds old, so its effort goes into screening a contract, and its position is small by design.',
    },
    {
      question: 'Will it always be first?',
      answer:
        'No. Others pay more for position or sit closer to the validators. If your plan works only from the very first place in a block, we would advise against building on it.',
    },
  ],
  call: {
    title: 'What would make you refuse a token?',
    text: 'List your criteria, the networks, and the amount you could lose without regret.',
  },
} satisfies OfferCopy
