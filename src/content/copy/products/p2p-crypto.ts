import type { OfferCopy } from '../offerCopy.ts'

export const sentence =
  'A marketplace where your users trade with each other, with coins in escrow until payment is confirmed.'

export const synonyms = 'peer escrow buy sell otc localbitcoins trader cash paypal bank transfer bitcoin'

export const ai = 'Flags offers and payments that look like known fraud. Staff settle disputes.'

export default {
  title: 'White-label P2P crypto exchange',
  description:
    'Peer-to-peer exchange software with offers, escrow, chat, identity checks and a dispute desk for BTC, ETH, USDT, SOL, TRX and BNB. Browse sample offers.',
  outcome:
    'Users trade coins for local currency on your marketplace, with coins in escrow until payment arrives and your staff settling disputes.',
  problemTitle: 'One side has to go first',
  problem: [
    'When two strangers trade without escrow, the seller waits for money that never arrives, or the buyer pays for coins that the seller keeps.',
    'Escrow covers only the coins. Fraud happens on the payment side: a transfer recalled days later, a screenshot instead of a transfer, an account in another person’s name. The software has to handle the weakness of each payment method.',
  ],
  exhibit: {
    kind: 'decisions',
    caption: 'Escrow protects the coins; a rule for each payment method protects the money.',
    columns: ['Payment', 'Can be recalled', 'Rule'],
    rows: [
      ['Instant transfer', 'No', 'Release after the name matches'],
      ['Bank transfer', 'For days', 'Wait, with a low limit'],
      ['Card', 'For months', 'Not for new accounts'],
    ],
  },
  included: [
    {
      term: 'Offer board',
      text: 'Buy and sell sides, asset, payment method and limits, with fixed prices or a margin on a reference price.',
    },
    {
      term: 'Escrow',
      text: 'Coins are locked before the buyer is asked to pay. A timer returns them if the buyer does not mark the payment as sent.',
    },
    {
      term: 'Trade chat',
      text: 'Messages and files are stored with the trade as evidence for a dispute.',
    },
    {
      term: 'Identity checks',
      text: 'Run by the provider you choose (KYC), with levels that raise a trader’s limits. The payer’s name must match the account holder’s.',
    },
    {
      term: 'Dispute desk',
      text: 'A queue with evidence, deadlines and a second reviewer for large sums. AI flags offers and payments that look like known fraud; your staff decides and gives a reason.',
    },
    {
      term: 'Reputation',
      text: 'Completion, disputes and speed, based on completed trades only. New accounts start with low limits.',
    },
    {
      term: 'AML screening',
      text: 'Deposits are checked against sanctions and risk lists before they can be offered.',
    },
  ],
  steps: [
    {
      name: 'Market',
      sentence: 'You choose the country, the currency, the assets and the payment methods common there.',
    },
    {
      name: 'Risk table',
      sentence:
        'For each method we list who can reverse a payment and for how long, and the limits and waiting times that follow.',
    },
    {
      name: 'Escrow setup',
      sentence: 'We deploy contracts and wallets for each network, and several people hold the release keys.',
    },
    {
      name: 'Staffed pilot',
      sentence: 'A small group trades with low limits while your staff handles the first disputes.',
    },
  ],
  needs: [
    'Country and legal status, or the license you seek',
    'Assets, networks and payment methods',
    'A KYC provider, and an officer against money laundering (AML)',
    'Staff to decide disputes',
  ],
  terms: {
    price:
      'The number of countries, payment methods and networks. KYC and AML providers and the staff of the dispute desk add to it.',
    time: 'Your license and the contract with the KYC provider. An audit of the escrow and the staffed pilot come before the opening.',
    handover:
      'You get the offer board and trade chat, the escrow contracts with release keys held by several people, the dispute desk, and the risk table.',
  },
  standards: [
    {
      term: 'Escrow by network',
      text: 'A contract on Ethereum, BSC and Tron, a program on Solana, and a two-of-three multisig on Bitcoin.',
    },
    {
      term: 'USDT networks',
      text: 'USDT exists as ERC-20, TRC-20 and others. Each offer names the network, because a deposit on the wrong one can be lost.',
    },
    {
      term: 'Travel Rule',
      text: 'Providers must pass on sender and recipient data, above a threshold or from the first cent, depending on the country.',
    },
    {
      term: 'Chargeback',
      text: 'The payer’s bank or payment service reverses a payment. PayPal and cards allow it for a long time; cash does not.',
    },
  ],
  demo: {
    canTry: [
      'Switch between Buy and Sell, and choose an asset, a payment method and an amount in dollars.',
      'See the heading follow your choice and the prices change with the asset; all offers stay listed, each with its own payment method.',
      'Type an amount outside an offer’s limits, and a note next to the offer says so.',
      'Compare ratings, trade counts and badges, all of them sample data, and press Chat to read what it opens in your version.',
    ],
    canChange: [
      'Assets, currencies and networks',
      'Payment methods and their limits',
      'Custodial or contract escrow',
      'KYC levels and provider',
      'Fees and who pays them',
      'Language and country rules',
    ],
  },
  related: [
    '/products/business-partner',
    '/services/exchange-development',
    '/services/legal-compliance',
    '/products/mobile-wallet',
  ],
  questions: [
    {
      question: 'Does a P2P exchange need a license?',
      answer:
        'Often yes, especially if you hold the coins in escrow. Check MiCA in the European Union and money transmission rules in the United States first. Ask counsel before you launch.',
    },
    {
      question: 'Who can release coins from the escrow?',
      answer:
        'The seller, after the payment. In a dispute your staff decides, and the release needs several keys, so no single employee can do it. The timer can only return coins, never pay them out.',
    },
    {
      question: 'Why peer to peer instead of an order book?',
      answer:
        'Money moves directly between the traders, so you need no bank account for it. In return, trading is slower and you have to settle disputes. For frequent trading an order book is better.',
    },
  ],
  call: {
    title: 'Which currency and which payment method come first?',
    text: 'Name the country, the currency and the payment method, and tell us whether you already have an AML officer.',
  },
} as const satisfies OfferCopy
