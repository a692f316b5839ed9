import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Order books, swaps and peer-to-peer desks, with bots to trade on them.'

export const synonyms =
  'exchanges dex cex swap orderbook trading uniswap binance coinbase amm liquidity matching engine broker order book carbon energy commodity neighbor brokerage electricity wind solar power kwh'

export default {
  title: 'Crypto exchange development: order book and AMM',
  description:
    'Matching engine, ledger, custody and market data for a crypto exchange, or pools for a decentralized one, with the controls regulators ask about.',
  outcome:
    'A trading venue whose books balance after every event, whose orders can be replayed, and whose reserves no single person can move.',
  problem: [
    'An exchange is three systems that must agree to the last unit: the one that matches, the one that keeps balances and the one that moves coins. When they drift apart, the gap is usually found by whoever profits from it.',
    'Load arrives when prices jump, which is also when a slow engine, a late deposit or an unclear rule costs the most. Those moments are what the design is measured by.',
  ],
  included: [
    {
      term: 'Matching engine',
      text: 'Price-time priority for limit, market, stop and post-only orders, with self-trade prevention. The same input log always yields the same trades.',
    },
    {
      term: 'Double-entry ledger',
      text: 'Each movement has two sides, in integers of the smallest unit, never in floating point. Funds are reserved when an order is placed.',
    },
    {
      term: 'Deposits and withdrawals',
      text: 'Credits after a depth of confirmations set for each network. Withdrawals pass limits and address screening, and large ones need several people.',
    },
    {
      term: 'Key storage',
      text: 'Hot, warm and cold tiers, with HSM or MPC signing and a recorded ceremony when keys are made.',
    },
    {
      term: 'Trading interfaces',
      text: 'REST for requests and websockets with sequence numbers for books and fills, plus rate limits and client order IDs to prevent duplicates.',
    },
    {
      term: 'Pools, if decentralized',
      text: 'AMM contracts with concentrated or constant-product liquidity, a router, and a minimum return and deadline on each swap.',
    },
    {
      term: 'Surveillance',
      text: 'Alerts for wash trading, spoofing and layered orders, and an audit trail for each decision an operator takes.',
    },
  ],
  uses: ['Carbon and commodity markets', 'Energy trading among neighbors', 'Brokers and payment firms'],
  steps: [
    {
      name: 'Venue rules',
      sentence: 'Markets, tick sizes, fees, halts and listing criteria are written as a rulebook.',
    },
    {
      name: 'Core',
      sentence: 'Engine and ledger are built first and fed with recorded and hostile order flow.',
    },
    {
      name: 'Edges',
      sentence: 'Custody, identity checks, market data and the trading screens are attached one at a time.',
    },
    {
      name: 'Limited opening',
      sentence: 'Internal accounts trade first, then a small group, with reconciliation running throughout.',
    },
  ],
  needs: [
    'Jurisdictions you will serve and licenses you hold or seek',
    'Assets, pairs and fee schedule',
    'Your own custody, or a custodian',
    'Providers for identity checks and fiat payments',
    'A source of liquidity for the first markets',
  ],
  terms: {
    price:
      'The markets and order types, whether trading is centralized or in pools, the networks, and the custody model.',
    time: 'Your licenses, contracts with the identity and payment providers, and the limited opening with small groups.',
    handover:
      'You get the matching engine and ledger with their source code, the trading interfaces, the rulebook, and keys from a recorded ceremony.',
  },
  standards: [
    {
      term: 'Book or pool',
      text: 'A book gives traders exact prices and needs market makers. An AMM needs only deposits, and exposes depositors to impermanent loss.',
    },
    {
      term: 'Travel Rule',
      text: 'Under FATF Recommendation 16, providers exchange data on sender and recipient with a transfer. The ledger has to store it, and may have to hold funds until it is there.',
    },
    {
      term: 'MiCA',
      text: 'In the European Union an operator needs authorization as a crypto-asset service provider. Counsel settles the scope; we build the records.',
    },
    {
      term: 'Proof of reserves',
      text: 'A Merkle sum tree lets each account check that its balance was counted. It means little without proof of the assets, or if a liability was left out.',
    },
  ],
  demo: {
    canTry: [
      'See a venue from the trader’s side: the demo is the console of a trading bot, without an order book.',
      'Start the bot and watch a simulated trade close every three seconds, then stop it.',
      'Read sample strategies, recent trades and a market analysis made of fixed values.',
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
        'A centralized venue matches faster, can handle fiat money and carries custody and licensing duties. A decentralized one leaves assets with traders, pays in gas, and has to deal with MEV. Hybrids match off chain, settle on chain.',
    },
    {
      question: 'When is a deposit safe to credit?',
      answer:
        'When reversing its block is no longer realistic. On Ethereum that is the finalized checkpoint, on other networks a depth chosen from their history of reorgs. Larger amounts may wait longer.',
    },
    {
      question: 'How does an exchange notice that its books are wrong?',
      answer:
        'By reconciling all the time: ledger against chain, sum of accounts against sum of assets. A difference above a set limit stops withdrawals and pages whoever is on call.',
    },
  ],
  call: {
    title: 'Which markets would you open with?',
    text: 'List the pairs, the jurisdictions and who would hold the keys.',
  },
} satisfies OfferCopy
