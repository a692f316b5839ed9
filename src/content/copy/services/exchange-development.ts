import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Order matching, accounts and safekeeping of coins for your own exchange.'

export const synonyms =
  'exchanges dex cex swap orderbook trading uniswap binance coinbase amm liquidity matching engine broker order book carbon energy commodity neighbor brokerage electricity wind solar power kwh'

export default {
  title: 'Crypto exchange development: order book and pools',
  description:
    'A crypto exchange that matches orders, or pools where traders swap with a contract, with the ledger, custody and records that regulators ask about.',
  outcome:
    'A trading venue whose books balance after every event, whose trades can be reconstructed, and whose coins no single person can move.',
  problemTitle: 'Three systems, one balance',
  problem: [
    'An exchange is three systems whose figures must match to the smallest unit: one matches orders, one keeps balances and one moves coins. When they diverge, the first to find the gap is usually the trader who profits from it.',
    'Load peaks when prices jump, which is also when a slow engine, a late deposit or an unclear rule costs the most. We design and test for those minutes.',
  ],
  exhibit: {
    kind: 'orderBook',
    caption: 'Every coin offered for digital dollars (USDC) is reserved in the ledger, to the last unit.',
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
      text: 'The best price trades first, then the earliest order. Users can order at a fixed price, at the market price, or only once the price reaches a set level. Replaying the log of orders always gives the same trades.',
    },
    {
      term: 'Double-entry ledger',
      text: 'Each movement has two sides, counted in whole smallest units. Placing an order reserves the funds.',
    },
    {
      term: 'Deposits and withdrawals',
      text: 'Deposits count once their block is final (can no longer be reversed). Withdrawals pass limits and checks of the address, and large ones need several approvals.',
    },
    {
      term: 'Key storage',
      text: 'Keys online and offline, signatures by hardware (HSM) or by several parties that each hold a part (MPC), and a recorded ceremony in which the keys are created.',
    },
    {
      term: 'Trading interfaces',
      text: 'Clients’ trading programs send orders and receive live prices and trades. They have limits, and no order counts twice.',
    },
    {
      term: 'Pools, if decentralized',
      text: 'Smart contracts (programs on a blockchain) that hold two coins and set the price by a formula, with a minimum to be received and a deadline on each swap.',
    },
    {
      term: 'Surveillance',
      text: 'Rules and AI flag wash trading (fake trades) and misleading orders, and give the reason. Operators decide, and an audit trail records each decision.',
    },
  ],
  uses: [
    'Markets for carbon credits, held as tokens',
    'Energy traded as tokens among neighbors',
    'Brokers and payment firms',
  ],
  steps: [
    {
      name: 'Venue rules',
      sentence: 'We write a rulebook with you: markets, price steps, fees, halts and listing rules.',
    },
    {
      name: 'Core',
      sentence: 'We build the engine and the ledger first and test them with recorded and hostile orders.',
    },
    {
      name: 'Integrations',
      sentence: 'Custody, identity checks, market data and trading screens are connected one at a time.',
    },
    {
      name: 'Limited launch',
      sentence: 'Internal accounts trade first, then a small group, while all books are compared throughout.',
    },
  ],
  needs: [
    'Countries you will serve and licenses you hold or seek',
    'Coins to trade, and your fees',
    'Whether you hold the coins (custody) or a custodian does',
    'Providers for identity checks and for payments in ordinary money',
    'Traders who will quote prices in the first markets',
  ],
  terms: {
    price:
      'The custody model, and whether trading is centralized or in pools. Markets, order types and networks set the rest.',
    time: 'Usually what others decide: your licenses and the signed agreements with identity and payment providers. The limited launch with small groups comes last.',
    handover:
      'You get the matching engine and ledger with their source code, the trading interfaces, the rulebook, and keys from a recorded ceremony.',
  },
  standards: [
    {
      term: 'Book or pool',
      text: 'A list of orders (order book) gives exact prices and needs traders who always offer to buy and sell. A pool needs only deposits, but depositors can end up with less than if they had kept their coins.',
      names: 'AMM, impermanent loss',
    },
    {
      term: 'Travel Rule',
      text: 'With each transfer you must tell the receiving firm who sends and who receives. The ledger stores that, and may have to hold funds until the data arrives.',
      names: 'FATF Recommendation 16',
    },
    {
      term: 'European license',
      text: 'An operator in the European Union needs authorization. Your counsel defines the scope; we build the records.',
      names: 'MiCA',
    },
    {
      term: 'Proof of reserves',
      text: 'Each client can check that their balance was counted. That check means little without proof that the coins exist and all debts are counted.',
      names: 'Merkle sum tree',
    },
  ],
  demo: {
    canTry: [
      'See a venue from the trader’s side: this demo, a trading bot’s console, executes its orders against a sample order book.',
      'Start the bot and watch a simulated trade close every three seconds, then stop it.',
      'Read sample strategies, recent trades and a market analysis with fixed values.',
    ],
    canChange: [
      'Markets, coins and order types',
      'Fees and trading limits',
      'When trading halts',
      'Layout of the trading screen',
      'Format of the exported records',
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
        'A centralized venue is faster and takes ordinary money, but you need custody and a license. A decentralized one leaves coins with traders, costs a network fee, and lets bots see a waiting trade and place theirs first.',
    },
    {
      question: 'When is a deposit safe to credit?',
      answer:
        'When its block is final. Some networks say so; on others you wait for a number of further blocks. Larger amounts may wait longer.',
    },
    {
      question: 'How does an exchange detect errors in its books?',
      answer:
        'By comparing all the time: ledger against chain, sum of accounts against sum of coins. Any difference raises an alarm; one above a set limit stops withdrawals and calls your engineer on duty.',
    },
  ],
  call: {
    title: 'Which markets would you open with?',
    text: 'List the coins, the countries and who holds the keys.',
  },
} as const satisfies OfferCopy
