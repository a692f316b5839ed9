import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'A sale platform with its own rules: auctions, tiers or several networks.'

export const synonyms =
  'launchpads ido ico presale sale fundraising round softcap hardcap raise investor crowdfunding whitelist allocation'

export default {
  title: 'Token launchpad and presale development',
  description:
    'Custom token sales: auctions, tiers or several networks, with refunds that buyers can verify in the contract.',
  outcome:
    'For sales that a standard builder cannot run: you decide how tokens are shared out, by auction, tiers or lottery, on one network or several.',
  problemTitle: 'More buyers than tokens',
  problem: [
    'Bots arrive first. Without a list of buyers, limits and a fair opening, a few addresses take the whole sale, and your intended buyers have to buy from them.',
    'A fixed price sold first come, first served rewards speed. Auctions, tiers and draws reward something else. Once money arrives, the rule cannot change.',
  ],
  exhibit: {
    kind: 'decisions',
    caption: 'Each way of sharing out a sale has a weakness, and the sale page names it to the buyers.',
    columns: ['Rule', 'Who gets tokens', 'Weakness'],
    rows: [
      ['Auction', 'Those who pay most', 'Large buyers set the price'],
      ['Tiers by stake', 'Those who lock most', 'New buyers get little'],
      ['Lottery', 'Drawn at random', 'One person, many entries'],
    ],
  },
  included: [
    {
      term: 'Allocation rules',
      text: 'Auctions, tiers by stake (larger shares for those who lock more tokens), lottery, pro rata, or first come, first served.',
    },
    {
      term: 'Sale contracts',
      text: 'Presale, public and private rounds with price, dates, minimum (soft cap) and maximum (hard cap), locked after the first contribution.',
    },
    {
      term: 'Refund path',
      text: 'The contract holds all contributions. If the minimum is missed or a round is canceled, participants withdraw their own money. No operator has to send it.',
    },
    {
      term: 'Allowlists',
      text: 'Who may buy and how much: as one fingerprint of the list (a Merkle root), or as signed tickets issued after an identity check.',
    },
    {
      term: 'Claims',
      text: 'Buyers collect their tokens on the sale page and see the remainder. Release over time (vesting) works as in the launchpad builder.',
    },
    {
      term: 'Liquidity lock',
      text: 'At the close, the agreed share of the proceeds goes into a trading pool and stays locked there.',
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
        'We write down rounds, limits, eligibility and refund conditions, and your counsel checks them.',
    },
    {
      name: 'Worked example',
      sentence:
        'A table shows what sample buyers pay and receive in each outcome: sold out, half sold, minimum missed, canceled.',
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
    'Rounds with price, limits and dates',
    'Legal advice on who may take part',
    'Release dates for each group of buyers',
    'The currency that buyers pay in',
  ],
  terms: {
    price:
      'The kinds of sale, and the number of networks. An identity check, if you connect one, adds to it.',
    time: 'Your counsel’s view on the eligibility rules, the audit of the sale contracts, and the full rehearsal.',
    handover:
      'You get the sale contracts with their tests, the participant site and the issuer console. A table of worked examples belongs to the rulebook.',
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
      'Liquidity lock as an extra step',
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
