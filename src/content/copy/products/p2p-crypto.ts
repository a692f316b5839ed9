import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Match buyers with sellers, and keep the coins in escrow until payment is confirmed.'

export const synonyms = 'peer escrow buy sell otc localbitcoins trader cash paypal bank transfer bitcoin'

export default {
  title: 'White-label P2P crypto exchange',
  description:
    'Peer-to-peer exchange software with offers, escrow, chat, KYC and a dispute desk for BTC, ETH, USDT, SOL, TRX and BNB. Browse sample offers live.',
  outcome:
    'A marketplace where people trade coins for local money with one another, with the coins locked in escrow and a person to settle disputes.',
  problem: [
    'Between two strangers, one has to go first. Without escrow the seller waits for money that never comes, or the buyer pays for coins that stay where they were.',
    'Escrow covers only the coins. The fraud is on the money side: a payment recalled days later, a screenshot instead of a transfer, an account in someone else’s name. The software has to know the weak spot of each payment method.',
  ],
  included: [
    {
      term: 'Offer board',
      text: 'Buy and sell sides, asset, payment method and limits, with fixed prices or a margin on a reference price.',
    },
    {
      term: 'Escrow',
      text: 'Coins are locked before the buyer is asked to pay. A timer returns them if nobody marks the payment as sent.',
    },
    {
      term: 'Trade chat',
      text: 'Kept with the trade, files included, so that a dispute is decided on what was said there.',
    },
    {
      term: 'Identity checks',
      text: 'KYC through the provider you choose, in levels that raise a trader’s limits. The payer’s name must match.',
    },
    {
      term: 'Dispute desk',
      text: 'A queue with evidence, deadlines and a second reader for large sums. Each decision gives its reason.',
    },
    {
      term: 'Reputation',
      text: 'Completion, disputes and speed, counted from real trades only. New accounts start with low limits.',
    },
    {
      term: 'AML screening',
      text: 'Deposits are checked against sanction and risk lists before they can be offered.',
    },
  ],
  steps: [
    {
      name: 'Market',
      sentence:
        'You choose the country, the currency, the assets and the payment methods people there actually use.',
    },
    {
      name: 'Risk table',
      sentence: 'For each method, who can reverse it and until when, and what limit and waiting time follow.',
    },
    {
      name: 'Escrow setup',
      sentence:
        'Contracts and wallets are deployed for each network, and the release keys are spread over several people.',
    },
    {
      name: 'Staffed pilot',
      sentence: 'A small group trades with low limits while your desk handles its first disputes.',
    },
  ],
  needs: [
    'Country and legal status, or the license you seek',
    'Assets, networks and payment methods',
    'A KYC provider and someone responsible for AML',
    'People to decide disputes',
  ],
  terms: {
    price:
      'The countries, payment methods and networks, the KYC and AML providers, and how disputes are staffed.',
    time: 'Your license, the contract with the KYC provider, an audit of the escrow, and the staffed pilot.',
    handover:
      'You get the offer board and trade chat, the escrow contracts with release keys held by several people, the dispute desk, and the risk table.',
  },
  standards: [
    {
      term: 'Escrow by network',
      text: 'A contract on Ethereum, BSC and Tron, a program on Solana, and two of three signatures for Bitcoin.',
    },
    {
      term: 'Network of USDT',
      text: 'The same coin exists as ERC-20, TRC-20 and others. An offer names the network, or a deposit goes astray.',
    },
    {
      term: 'Travel Rule',
      text: 'Providers must pass on who sends and who receives, above a threshold or from the first cent, depending on the country.',
    },
    {
      term: 'Chargeback',
      text: 'The payer’s bank or payment service takes money back. PayPal and cards allow it for a long time, cash not at all.',
    },
  ],
  demo: {
    canTry: [
      'Change between Buy and Sell, and choose an asset, a payment method and an amount in dollars.',
      'The heading repeats your choice and prices follow the asset. No offer is filtered out, since each names its own payment method.',
      'Type an amount outside an offer’s limits and the offer says so.',
      'Ratings, trades, online and verified marks are sample data; Chat says what it does in your version.',
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
        'Often yes, above all when you hold the coins in escrow. MiCA in the European Union and money transmission rules in the United States are the first to look at. Ask counsel before you open.',
    },
    {
      question: 'Who can release coins from the escrow?',
      answer:
        'The seller, once paid. In a dispute a decision by your desk, carried out with several keys so that no single employee can. The timer can only return coins, never pay them out.',
    },
    {
      question: 'Why peer to peer instead of an order book?',
      answer:
        'Because no bank account of yours is involved: money moves directly between the traders. The cost is slower trading and the work of settling disputes. For frequent trading an order book is the better tool.',
    },
  ],
  call: {
    title: 'Which currency and which payment method come first?',
    text: 'Name the country, the currency and the payment method, and say whether somebody already looks after AML.',
  },
} satisfies OfferCopy
