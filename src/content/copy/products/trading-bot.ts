import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Run trading strategies within limits you set, with a log of every order.'

export const synonyms =
  'trade bots automated algorithmic strategy arbitrage automatic automate autopilot signal backtest grid'

export const ai = 'Turns news and market data into a score for your strategies. The risk limits stay fixed.'

export default {
  title: 'Crypto trading bot with hard risk limits',
  description:
    'A trading bot for your own accounts: strategies as plug-ins, separate risk limits, and a log of each decision. Start and stop one in the demo.',
  outcome:
    'Trade by your rules in your own accounts, within limits that no strategy can override, with the reason for each order logged.',
  problemTitle: 'A rule at three in the morning',
  problem: [
    'A bot follows a rule while its owner sleeps, but it also acts on a bug, a stale price or a misplaced decimal.',
    'A sound strategy is not enough. Risk also comes from an exchange that does not confirm an order, a frozen data feed, or a test that left out the fees.',
  ],
  exhibit: {
    kind: 'thresholdBars',
    caption:
      'The limit applies between strategy and exchange, so an order with a misplaced decimal is refused.',
    name: 'Orders of three strategies, in digital dollars',
    unit: ' USDC',
    most: 2000,
    threshold: { name: 'Limit', at: 1000 },
    bars: [
      { name: 'Steps', at: 300, mark: 'good', verdict: 'Placed' },
      { name: 'Trend', at: 850, mark: 'good', verdict: 'Placed' },
      { name: 'Return to average', at: 1900, mark: 'bad', verdict: 'Refused' },
    ],
  },
  included: [
    {
      term: 'Strategy modules',
      text: 'Three readable examples: buying and selling at fixed price intervals, following a trend, and a return to the average. We add yours. AI can turn news and market data into a score for the strategy; the limits stay fixed.',
    },
    {
      term: 'Risk layer',
      text: 'Limits on order size, daily loss, order count and traded coins are enforced between the strategy and the exchange.',
    },
    {
      term: 'Exchange adapters',
      text: 'Live prices and orders on your exchanges, within the request limit of each. After a lost connection the bot compares all orders with the exchange.',
    },
    {
      term: 'Tests without money',
      text: 'The same code runs on past data (a backtest) and on live prices without real money (paper trading), fees included.',
    },
    {
      term: 'Control center',
      text: 'Start, stop or pause a strategy, or cancel all orders, on desktop or phone.',
    },
    {
      term: 'Decision log',
      text: 'The data behind each order and the response of the exchange. You can export it for bookkeeping.',
    },
  ],
  steps: [
    {
      name: 'Accounts',
      sentence:
        'We connect exchanges with keys (API keys) that allow trading but not withdrawals and work only from your server.',
    },
    {
      name: 'Limits first',
      sentence:
        'Before you activate a strategy, you set limits on order size, daily loss and the number of orders.',
    },
    {
      name: 'Paper trading',
      sentence:
        'Your strategies run on live prices without real money until their results match the backtest, or you accept the difference.',
    },
    {
      name: 'Small amounts',
      sentence: 'Real orders start at the exchange’s minimum size, and you raise the limits yourself.',
    },
  ],
  needs: [
    'The exchanges and pairs you trade',
    'Your strategy in words, code or a spreadsheet',
    'Limits for order size, daily loss and number of orders',
    'Your own server, or one that we set up for you',
  ],
  terms: {
    price:
      'How many exchanges and pairs you trade. Strategies of your own and a server that we set up cost extra.',
    time: 'Access to the exchange accounts and past data for the backtest. Paper trading then lasts until its results match, or you accept the difference.',
    handover:
      'You get the bot with its strategy modules and risk layer, the exchange adapters, the control center, and the exportable decision log.',
  },
  standards: [
    {
      term: 'No order sent twice',
      text: 'If the exchange does not answer, the bot looks up the order by its number instead of sending a second order.',
      names: 'Client order ID',
    },
    {
      term: 'Slippage',
      text: 'The gap between the price you expect and the price you pay grows with the size of an order. Tests on live prices show it.',
    },
    {
      term: 'Suspiciously good results',
      text: 'With enough tuning, any strategy looks profitable on past data. We keep some of that data back for the test.',
      names: 'Overfitting',
    },
    {
      term: 'Order lists or pools',
      text: 'The bot trades where buyers and sellers list their orders. Pools that set the price by a formula can be added.',
      names: 'Order book or AMM',
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
      'Which strategies, and their settings',
      'Exchanges, pairs and order types',
      'How high each limit is',
      'Alerts by email or messaging app',
      'Form of the reports',
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
