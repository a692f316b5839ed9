import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Order books, swap pools, ledgers and custody for a trading venue.'

export const synonyms =
  'exchanges dex cex swap orderbook trading uniswap binance coinbase amm liquidity matching engine broker order book carbon energy commodity neighbor brokerage electricity wind solar power kwh'

export default {
  title: 'Crypto exchange development: order book and AMM',
  description:
    'Matching engine, ledger, custody and market data for a crypto exchange, or pools for a decentralized one, with the controls that regulators ask about.',
  outcome:
    'A trading venue whose books balance after every event, whose trades can be reconstructed, and whose reserves no single person can move.',
  problemTitle: 'Three systems, one balance',
  problem: [
    'An exchange is three systems that must agree to the last unit: one matches orders, one keeps balances and one moves coins. When they diverge, the first to find the gap is usually the trader who profits from it.',
    'Load peaks when prices jump, which is also when a slow engine, a late deposit or an unclear rule costs the most. We design and test for those minutes.',
  ],
  exhibit: {
    kind: 'book',
    caption: 'Every coin offered in the book is reserved in the ledger, to the last unit.',
    base: 'BTC',
    quote: 'USDC',
    bids: [
      [64249, 0.38],
      [64247.5, 0.95],
      [64244, 1.6],
      [64240, 2.2],
    ],
    asks: [
      [64250.5, 0.42],
      [64252, 1.1],
      [64255.5, 0.85],
      [64260, 2.4],
    ],
    reserved: 4.77,
  },
  included: [
    {
      term: 'Matching engine',
      text: 'The best price trades first, then the earliest order, for limit, market and stop orders. The same log always yields the same trades.',
    },
    {
      term: 'Double-entry ledger',
      text: 'Each movement has two sides, in integers of the smallest unit, never in floating point. Placing an order reserves the funds.',
    },
    {
      term: 'Deposits and withdrawals',
      text: 'Credit after a number of confirmations set for each network. Withdrawals pass limits and address screening, and large ones need several approvals.',
    },
    {
      term: 'Key storage',
      text: 'Online and offline key tiers, signatures by hardware (HSM) or by shared keys (MPC), and a recorded key-creation ceremony.',
    },
    {
      term: 'Trading interfaces',
      text: 'Trading programs send orders and receive live books and fills. Clients have limits, and no order counts twice.',
    },
    {
      term: 'Pools, if decentralized',
      text: 'Contracts that set prices by a formula (AMM), with a minimum return and a deadline on each swap.',
    },
    {
      term: 'Surveillance',
      text: 'Rules and AI flag wash trading (fake trades) and misleading orders, and give the reason. Operators decide, and an audit trail records each decision.',
    },
  ],
  uses: ['Carbon and commodity markets', 'Energy trading among neighbors', 'Brokers and payment firms'],
  steps: [
    {
      name: 'Venue rules',
      sentence: 'We write a rulebook with you: markets, price steps, fees, halts and listing rules.',
    },
    {
      name: 'Core',
      sentence:
        'We build the engine and the ledger first and test them with recorded and hostile order flow.',
    },
    {
      name: 'Integrations',
      sentence: 'Custody, identity checks, market data and trading screens are connected one at a time.',
    },
    {
      name: 'Limited launch',
      sentence: 'Internal accounts trade first, then a small group, with reconciliation running throughout.',
    },
  ],
  needs: [
    'Jurisdictions you will serve and licenses you hold or seek',
    'Assets, pairs and fee schedule',
    'Whether you hold custody or use a custodian',
    'Providers for identity checks and fiat payments',
    'A source of liquidity for the first markets',
  ],
  terms: {
    price:
      'The custody model, and whether trading is centralized or in pools. Markets, order types and networks set the rest.',
    time: 'Usually what others decide: your licenses and the contracts with identity and payment providers. The limited launch with small groups comes last.',
    handover:
      'You get the matching engine and ledger with their source code, the trading interfaces, the rulebook, and keys from a recorded ceremony.',
  },
  standards: [
    {
      term: 'Book or pool',
      text: 'An order book gives traders exact prices and needs market makers. An AMM needs only deposits, and exposes depositors to impermanent loss.',
    },
    {
      term: 'Travel Rule',
      text: 'Under FATF Recommendation 16, providers exchange data on sender and recipient with a transfer. The ledger has to store it, and may have to hold funds until the data arrives.',
    },
    {
      term: 'MiCA',
      text: 'In the European Union an operator needs authorization as a crypto-asset service provider. Your counsel defines the scope; we build the records.',
    },
    {
      term: 'Proof of reserves',
      text: 'A Merkle sum tree lets each account check that its balance was counted. It means little without proof of the assets, or if a liability was left out.',
    },
  ],
  demo: {
    canTry: [
      'See a venue from the trader’s side: this is a trading bot’s console, with a sample order book that its orders fill.',
      'Start the bot and watch a simulated trade close every three seconds, then stop it.',
      'Read sample strategies, recent trades and a market analysis with fixed values.',
    ],
    canChange: [
      'Pairs and venues the bot trades on',
      'Strategy types and their settings',
      'Loss limits and an emergency stop',
      'An order ticket and a depth chart',
      'Order log and exports',
    ],
  },
  related: [
    '/services/wallet-development',
    '/services/legal-compliance',
    '/products/trading-bot',
    '/products/p2p-crypto',
  ],
  questions: [
    {
      question: 'Should an exchange be centralized or decentralized?',
      answer:
        'A centralized venue is faster and handles fiat, but you need custody and a license. A decentralized one leaves assets with traders, costs gas, and lets bots trade ahead (MEV). Hybrids match off chain and settle on chain.',
    },
    {
      question: 'When is a deposit safe to credit?',
      answer:
        'When a reversal of its block is no longer realistic. On Ethereum that is the finalized checkpoint, on other networks a depth chosen from their history of reorgs. Larger amounts may wait longer.',
    },
    {
      question: 'How does an exchange detect errors in its books?',
      answer:
        'By continuous reconciliation: ledger against chain, sum of accounts against sum of assets. A difference above a set limit stops withdrawals and pages the engineer on call.',
    },
  ],
  call: {
    title: 'Which markets would you open with?',
    text: 'List the pairs, the jurisdictions and who holds the keys.',
  },
} as const satisfies OfferCopy
