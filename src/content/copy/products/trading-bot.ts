import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Run trading strategies within limits you set, with a log of every order.'

export const synonyms =
  'trade bots automated algorithmic strategy arbitrage automatic automate autopilot signal backtest grid'

export default {
  title: 'Crypto trading bot with hard risk limits',
  description:
    'A trading bot for your own accounts: strategies as plug-ins, limits outside them, and a log of each decision. Start and stop one in the demo.',
  outcome:
    'Software that trades by your rules on your accounts, stops at limits that no strategy can override, and explains each order afterward.',
  problem: [
    'Rules are easier to write than to follow at three in the morning. A bot follows them, but it also follows a bug, a stale price and a wrong decimal just as calmly.',
    'What separates a usable bot from a dangerous one is seldom the strategy. It is what happens when the exchange times out and nobody knows whether the order went through, when a data feed freezes, or when a backtest left out the fees.',
  ],
  included: [
    {
      term: 'Strategy modules',
      text: 'Grid, momentum and mean reversion ship as readable examples. Yours are added beside them against the same interface.',
    },
    {
      term: 'Risk layer',
      text: 'Position size, daily loss, order rate and a list of allowed pairs are enforced between strategy and exchange.',
    },
    {
      term: 'Exchange adapters',
      text: 'Market data by websocket, orders by REST, within the venue’s rate limits, and a full reconciliation after each reconnect.',
    },
    {
      term: 'Backtest and paper mode',
      text: 'The same code runs on recorded data and on live prices without money, with fees, spread and slippage charged.',
    },
    {
      term: 'Control center',
      text: 'Start, stop, pause a strategy or cancel everything, from a desk or a phone.',
    },
    {
      term: 'Decision log',
      text: 'Which input led to which order, and what the exchange answered. It can be exported for bookkeeping.',
    },
  ],
  steps: [
    {
      name: 'Accounts',
      sentence:
        'Exchanges are connected with keys that may trade but not withdraw, tied to fixed IP addresses.',
    },
    {
      name: 'Limits first',
      sentence: 'Before any strategy is switched on, you set what the bot may lose, hold and send.',
    },
    {
      name: 'Paper trading',
      sentence:
        'Your strategies run beside the live market until their results match the backtest, or you know why not.',
    },
    {
      name: 'Small money',
      sentence: 'Real orders begin at the exchange’s minimum size, and you raise the limits yourself.',
    },
  ],
  needs: [
    'The exchanges and pairs you trade',
    'Your strategy in words, code or a spreadsheet',
    'Limits for loss, size and exposure',
    'A server of your own, or ask us to set one up',
  ],
  terms: {
    price: 'The exchanges and pairs, your own strategies beside the examples, and where the bot runs.',
    time: 'Access to the exchange accounts, recorded data for the backtest, and the paper trading until results match.',
    handover:
      'You get the bot with its strategy modules and risk layer, the exchange adapters, the control center, and the exportable decision log.',
  },
  standards: [
    {
      term: 'Client order ID',
      text: 'Each order carries an ID chosen by the bot. After a timeout it asks for that ID instead of sending a second order.',
    },
    {
      term: 'Slippage',
      text: 'The gap between the expected price and the price paid. It grows with size, and a backtest on closing prices hides it.',
    },
    {
      term: 'Overfitting',
      text: 'Tune long enough and any past looks profitable. Data that the tuning never saw is held back as the test.',
    },
    {
      term: 'Order book or AMM',
      text: 'A book takes limit orders. A pool quotes a curve, and the swap needs a minimum output and a deadline.',
    },
  ],
  demo: {
    canTry: [
      'Press Start Bot: every few seconds a simulated trade closes and moves profit and trade count. Stop Bot freezes both.',
      'Look at sample strategies, one of them paused, and at a short list of sample trades that includes a loss.',
      'Read a market analysis made of fixed sample values. It is the same every time, and it is not advice.',
      'Wins are small and frequent, losses rare and larger, so profit wanders around where it began. It says nothing about any market.',
    ],
    canChange: [
      'Strategies and their parameters',
      'Exchanges, pairs and order types',
      'Limits and emergency stop',
      'Alerts by email or messenger',
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
        'We do not know and do not claim it. A bot carries out a strategy without tiring, and a bad one just as tirelessly. You can lose what you put in.',
    },
    {
      question: 'Who holds the money and the keys?',
      answer:
        'Your exchange holds the funds, and your server holds the API keys, encrypted. Keys with the right to withdraw are refused by the setup.',
    },
    {
      question: 'May I run the bot for other people’s money?',
      answer:
        'In most countries that is portfolio management and needs a license. Technically several accounts can be kept apart. Clear the legal side first, with somebody licensed to advise you on it.',
    },
  ],
  call: {
    title: 'Which rule would you like to stop following by hand?',
    text: 'Describe entry, exit and the most you are prepared to lose on a bad day.',
  },
} satisfies OfferCopy
