import type { OfferCopy } from '../offerCopy.ts'

export const sentence =
  'A marketplace where your users trade with each other, with coins in escrow until payment is confirmed.'

export const synonyms = 'peer escrow buy sell otc localbitcoins trader cash paypal bank transfer bitcoin'

export const ai = 'Flags offers and payments that look like known fraud. Staff settle disputes.'

export default {
  title: 'White-label P2P crypto exchange',
  description:
    'Software for a marketplace where users trade coins with each other: offers, coins held until payment, chat, identity checks and a dispute desk.',
  outcome:
    'Users trade coins for local currency on your marketplace. Coins are held in escrow until payment arrives, and your staff settles disputes.',
  problemTitle: 'One side has to go first',
  problem: [
    'Without escrow (coins held until both sides have done their part), the seller sends coins and never gets paid, or the buyer pays for coins that the seller keeps.',
    'Escrow covers only the coins. Fraud happens on the payment side: a transfer recalled days later, a screenshot instead of a transfer, an account in another person’s name.',
  ],
  exhibit: {
    kind: 'decisionTable',
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
      text: 'Run by the provider you choose (KYC), with levels that raise limits. The payer’s name must match the account holder’s.',
    },
    {
      term: 'Dispute desk',
      text: 'A queue with evidence and deadlines. AI flags offers and payments that look like known fraud; your staff decides and gives a reason.',
    },
    {
      term: 'Reputation',
      text: 'Completed trades, disputes and speed, from all trades on your site. New accounts start with low limits.',
    },
    {
      term: 'Screening of deposits',
      text: 'To prevent money laundering (AML), the marketplace checks coins against sanctions and risk lists before they can be offered.',
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
      sentence:
        'We set up the escrow for each network, as a smart contract (a program on a blockchain) or as wallets. Several of your staff hold the keys for disputes.',
    },
    {
      name: 'Staffed pilot',
      sentence: 'A small group trades with low limits while your staff handles the first disputes.',
    },
  ],
  needs: [
    'Country and legal status, or the license you seek',
    'Assets, networks and payment methods',
    'A provider of identity checks, and a compliance officer',
    'Staff to decide disputes',
  ],
  terms: {
    price:
      'The number of countries, payment methods and networks. Providers of checks and the number of dispute staff add to it.',
    time: 'Your license and the signed agreement with the provider of identity checks. An audit of the escrow and the staffed pilot follow.',
    handover:
      'You get the offer board and trade chat, the escrow contracts with release keys held by several of your staff, the dispute desk, and the risk table.',
  },
  standards: [
    {
      term: 'Escrow by network',
      text: 'On Bitcoin, two of three keys release the coins: buyer and seller sign together, or your staff signs with one of them in a dispute. Other networks use a program.',
    },
    {
      term: 'One coin, several networks',
      text: 'Digital dollars such as USDT exist on several networks. Each offer names one, because a deposit on the wrong one can be lost.',
    },
    {
      term: 'Travel Rule',
      text: 'Names of sender and recipient go from firm to firm, from the first cent or above a limit, depending on the country.',
    },
    {
      term: 'Chargeback',
      text: 'The payer’s bank or payment service takes a payment back. PayPal and cards allow it for a long time; cash does not.',
    },
  ],
  demo: {
    canTry: [
      'Switch between Buy and Sell, and choose an asset, a payment method and an amount in dollars.',
      'See your choice in the heading, and prices that change with the asset. The demo lists all offers, whichever payment method you choose.',
      'Type an amount outside an offer’s limits, and a note next to the offer says so.',
      'Compare ratings, trade counts and badges, all of them sample data, and press Chat to read what it will do in your product.',
    ],
    canChange: [
      'Assets, currencies and networks',
      'Payment methods and their limits',
      'Escrow by program, or held by you',
      'Levels of identity checks',
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
        'Often yes, especially if you hold the coins in escrow. Check the crypto law of the European Union (MiCA) and the rules on moving money in the United States first. Ask counsel before you launch.',
    },
    {
      question: 'Who can release coins from the escrow?',
      answer:
        'The seller, after the payment. In a dispute your staff decides, with the keys of several of them, so no single employee can do it. The timer can only return coins, never pay them out.',
    },
    {
      question: 'Why peer to peer instead of an order-book exchange?',
      answer:
        'Money moves directly between the traders, so you need no bank account for it. In return, trading is slower and you have to settle disputes. For frequent trading an exchange with an order book is better.',
    },
  ],
  call: {
    title: 'Which currency and which payment method come first?',
    text: 'Name the country, the currency and the payment method, and tell us whether you have a compliance officer.',
  },
} as const satisfies OfferCopy
