import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'A sale platform with its own rules: auctions, tiers or several networks.'

export const synonyms =
  'launchpads ido ico presale sale fundraising round softcap hardcap raise investor crowdfunding whitelist allocation'

export default {
  title: 'Token launchpad and presale development',
  description:
    'Custom token sales: auctions, tiers or several networks, with refunds and vesting that buyers can verify in the contract.',
  outcome:
    'Each round opens, fills, closes and pays out by its published rules. Buyers withdraw their own money if the soft cap is missed.',
  problemTitle: 'Promises that depend on one operator',
  problem: [
    'In a sale, strangers send money in exchange for a promise. If the operator can change the price, withdraw early or decide on refunds manually, every participant has to trust that operator, and one mistake under pressure can sink the project.',
    'Bots arrive first. Without an allowlist, limits and a fair opening mechanism, a few addresses take the whole allocation, and your intended buyers have to buy from them.',
  ],
  exhibit: {
    kind: 'threshold',
    caption:
      'Below the soft cap no one decides on refunds: the contract lets buyers take back what they paid.',
    name: 'Sold in four sample rounds',
    unit: '%',
    most: 100,
    threshold: { name: 'Soft cap', at: 40 },
    bars: [
      { name: 'Sold out', at: 100, mark: 'good', verdict: 'Tokens' },
      { name: 'Half sold', at: 54, mark: 'good', verdict: 'Tokens' },
      { name: 'Cap missed', at: 31, mark: 'bad', verdict: 'Money back' },
      { name: 'Canceled', at: 12, mark: 'bad', verdict: 'Money back' },
    ],
  },
  included: [
    {
      term: 'Allocation rules',
      text: 'Auctions, tiers by stake (larger shares for those who lock more tokens), lottery, pro rata, or first come, first served. The sale page names the known weakness of the rule you choose.',
    },
    {
      term: 'Sale contracts',
      text: 'Presale, public and private rounds with price, dates, soft cap and hard cap that are locked after the first contribution.',
    },
    {
      term: 'Refund path',
      text: 'The contract holds all contributions. If the soft cap is missed or a round is canceled, participants withdraw their own money, and no operator has to send it.',
    },
    {
      term: 'Allowlists',
      text: 'Eligible addresses and their allocations as a Merkle root, or as signed tickets issued after an identity check.',
    },
    {
      term: 'Vesting and claim',
      text: 'An initial share at launch, then a cliff and a linear release. Buyers claim at any time and see the remainder.',
    },
    {
      term: 'Liquidity lock',
      text: 'The closing transaction pays the agreed share of the proceeds into a pool and locks the pool position.',
    },
    {
      term: 'Issuer console',
      text: 'Issuers draft, review and publish a round, with every permitted change listed before it opens. AI points out gaps in the sale terms; a person approves the terms.',
    },
  ],
  steps: [
    {
      name: 'Rulebook',
      sentence:
        'We write down rounds, caps, eligibility and refund conditions, and your counsel checks them.',
    },
    {
      name: 'Worked example',
      sentence:
        'A table shows what sample buyers pay and receive in each outcome: sold out, half sold, cap missed, canceled.',
    },
    {
      name: 'Build',
      sentence:
        'We test the contracts against the table, and the participant site with wallets and slow networks.',
    },
    {
      name: 'Full rehearsal',
      sentence:
        'We run one complete round on a test network, with refund and claim, before the audited version opens.',
    },
  ],
  needs: [
    'The token contract, or its specification',
    'Rounds with price, caps and dates',
    'Legal advice on who may take part',
    'Vesting terms for each group of buyers',
    'The currency that buyers pay in',
  ],
  terms: {
    price:
      'The kinds of sale and vesting, and the number of networks. An identity check, if you connect one, adds to it.',
    time: 'Your counsel’s view on the eligibility rules, the audit of the sale contracts, and the full rehearsal.',
    handover:
      'You get the sale and vesting contracts with their tests, the participant site and the issuer console. A table of worked examples belongs to the rulebook.',
  },
  standards: [
    {
      term: 'Payment decimals',
      text: 'USDT and USDC have 6 decimals on Ethereum and 18 on BSC. A formula that assumes the wrong number misprices the sale.',
    },
    {
      term: 'Merkle proof',
      text: 'The contract stores one hash for a list of any length. A buyer supplies the hashes that connect their entry to it.',
    },
    {
      term: 'Securities tests',
      text: 'The Howey test in the United States and MiCA in the European Union decide what a sale has to disclose. Your lawyers decide how they apply.',
    },
  ],
  demo: {
    canTry: [
      'Go through four steps: Basic Info, Sale Config, AI Analysis and Deploy.',
      'Set sale type, hard cap, soft cap, price and dates, then check them in the summary.',
      'See an analysis with fixed sample values, then estimated gas and time, and press Deploy Launchpad to read what it does in your version.',
    ],
    canChange: [
      'Checks on caps, price and dates',
      'Payment in stablecoins',
      'Allowlist upload and tiers',
      'Vesting and liquidity lock as extra steps',
      'Deployment on BSC, Polygon or Solana',
    ],
  },
  related: [
    '/services/tokenomics-design',
    '/services/legal-compliance',
    '/products/launchpad-builder',
    '/products/token-locker',
  ],
  questions: [
    {
      question: 'What happens to the money when a sale misses its soft cap?',
      answer:
        'It is still in the sale contract, because nothing was paid out. After the end date, participants can withdraw their contributions and pay only the gas for it.',
    },
    {
      question: 'How do you keep bots out of a public round?',
      answer:
        'They cannot be excluded entirely. A limit per address does not limit a person, so an allowlist with identity checks works best. Random draws and pro-rata shares remove the reward for being first.',
    },
    {
      question: 'Can one launchpad serve several networks?',
      answer:
        'Yes, with one sale contract per network and a cap divided between them in advance. A single cap across chains would need messages between them, which are slow and add risk just as the sale fills up.',
    },
  ],
  call: {
    title: 'Who should be able to take part?',
    text: 'Tell us who is eligible, how many rounds you plan and on which network.',
  },
} as const satisfies OfferCopy
