import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Run trading strategies within limits you set, with a log of every order.'

export const synonyms =
  'trade bots automated algorithmic strategy arbitrage automatic automate autopilot signal backtest grid'

export const ai = 'Turns news and market data into an input for your strategies. The risk limits stay fixed.'

export default {
  title: 'Crypto trading bot with hard risk limits',
  description:
    'A trading bot for your own accounts: strategies as plug-ins, separate risk limits, and a log of each decision. Start and stop one in the demo.',
  outcome:
    'Trade by your rules in your own accounts, within limits that no strategy can override and with the input behind each order logged.',
  problemTitle: 'A rule at three in the morning',
  problem: [
    'A bot follows a rule while its owner sleeps, but it also acts on a bug, a stale price or a misplaced decimal.',
    'The strategy is rarely what makes a bot dangerous. The risk comes from an exchange timeout that leaves an order’s status unknown, a frozen data feed, or a backtest without fees.',
  ],
  exhibit: {
    kind: 'threshold',
    caption:
      'The limit applies between strategy and exchange, so an order with a misplaced decimal is refused.',
    name: 'Orders of three sample strategies',
    unit: ' USDC',
    most: 2000,
    threshold: { name: 'Limit', at: 1000 },
    bars: [
      { name: 'Grid', at: 300, mark: 'good', verdict: 'Placed' },
      { name: 'Momentum', at: 850, mark: 'good', verdict: 'Placed' },
      { name: 'Mean reversion', at: 1900, mark: 'bad', verdict: 'Refused' },
    ],
  },
  included: [
    {
      term: 'Strategy modules',
      text: 'Grid, momentum and mean reversion are included as readable examples. We add yours using the same interface. AI can turn news and market data into an input; the limits stay fixed.',
    },
    {
      term: 'Risk layer',
      text: 'Position size, daily loss, order rate and a list of allowed pairs are enforced between the strategy and the exchange.',
    },
    {
      term: 'Exchange adapters',
      text: 'Live prices and orders within the exchange’s limits. After a lost connection the bot compares all orders with the exchange.',
    },
    {
      term: 'Backtest and paper mode',
      text: 'The same code runs on recorded data and on live prices without real money. Fees, spread and slippage are included.',
    },
    {
      term: 'Control center',
      text: 'Start, stop or pause a strategy, or cancel all orders, on desktop or phone.',
    },
    {
      term: 'Decision log',
      text: 'The input behind each order and the response of the exchange. You can export it for bookkeeping.',
    },
  ],
  steps: [
    {
      name: 'Accounts',
      sentence:
        'We connect exchanges with API keys that allow trading but not withdrawals and are restricted to fixed IP addresses.',
    },
    {
      name: 'Limits first',
      sentence: 'Before you activate a strategy, you set limits for losses, positions and orders.',
    },
    {
      name: 'Paper trading',
      sentence:
        'Your strategies run on live prices without real money until their results match the backtest, or you know why not.',
    },
    {
      name: 'Small amounts',
      sentence: 'Real orders start at the exchange’s minimum size, and you raise the limits yourself.',
    },
  ],
  needs: [
    'The exchanges and pairs you trade',
    'Your strategy in words, code or a spreadsheet',
    'Limits for loss, size and exposure',
    'Your own server, or one that we set up for you',
  ],
  terms: {
    price:
      'How many exchanges and pairs you trade. Strategies of your own cost more than the examples, and a server that we set up costs extra.',
    time: 'Access to the exchange accounts and recorded data for the backtest. Paper trading then lasts until its results match.',
    handover:
      'You get the bot with its strategy modules and risk layer, the exchange adapters, the control center, and the exportable decision log.',
  },
  standards: [
    {
      term: 'Client order ID',
      text: 'The bot assigns an ID to each order. After a timeout it queries that ID instead of sending a second order.',
    },
    {
      term: 'Slippage',
      text: 'The gap between the expected price and the price paid. It grows with order size, and a backtest on closing prices does not show it.',
    },
    {
      term: 'Overfitting',
      text: 'With enough tuning, any strategy looks profitable on past data. We hold out separate data for testing.',
    },
    {
      term: 'Order book or AMM',
      text: 'An order book takes limit orders. A pool sets prices by a curve, and the swap needs a minimum output and a deadline.',
    },
  ],
  demo: {
    canTry: [
      'Press Start Bot: every few seconds a simulated trade closes and updates profit and trade count. Stop Bot freezes both.',
      'See sample strategies, one of them paused, and a short list of sample trades that includes a loss.',
      'Read a market analysis made of fixed sample values.',
      'Watch profit stay near its starting value: simulated wins are small and frequent, losses rare and larger.',
    ],
    canChange: [
      'Strategies and their parameters',
      'Exchanges, pairs and order types',
      'Limits and emergency stop',
      'Alerts by email or messaging app',
      'Reports and exports',
    ],
  },
  related: [
    '/products/sniping-bot',
    '/products/price-tracker',
    '/services/exchange-development',
    '/services/security-hardening',
  ],
  questions: [
    {
      question: 'Will the trading bot make money?',
      answer:
        'We do not know and make no such claim. A bot executes a bad strategy as consistently as a good one. You can lose the money you put in.',
    },
    {
      question: 'Who holds the money and the keys?',
      answer:
        'Your exchange holds the funds, and your server holds the API keys, encrypted. The setup rejects keys with withdrawal rights.',
    },
    {
      question: 'Can I run the bot with other people’s money?',
      answer:
        'In most countries that is portfolio management and needs a license. The software can keep several accounts separate, but get advice from a licensed adviser first.',
    },
  ],
  call: {
    title: 'Which trading rule do you want to automate?',
    text: 'Describe entry, exit and the maximum loss you accept per day.',
  },
} as const satisfies OfferCopy
