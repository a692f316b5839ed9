import type { OfferCopy } from '../offerCopy.ts'

export const sentence =
  'A token-sale platform with your rules: auctions, larger shares for some buyers, or several networks.'

export const synonyms =
  'launchpads ido ico presale sale fundraising round softcap hardcap raise investor crowdfunding whitelist allocation'

export default {
  title: 'Token launchpad and presale development',
  description:
    'Custom token sales: auctions, tiers, a lottery or several networks, with refunds that buyers can verify.',
  outcome:
    'A site for token sales (a launchpad) beyond a standard builder: you decide how tokens are shared out, by auction, tiers or lottery, on one network or several.',
  problemTitle: 'More buyers than tokens',
  problem: [
    'Bots arrive first. Without a list of buyers, limits and a fair opening, a few addresses take the whole sale, and your intended buyers have to buy from them.',
    'A fixed-price sale, first come, first served, rewards speed. Auctions reward money, larger shares for those who lock more tokens (tiers) reward commitment, and lotteries reward luck. The rule is fixed in a smart contract (a program on a blockchain).',
  ],
  exhibit: {
    kind: 'decisionTable',
    caption: 'Each way of sharing out a sale has a weakness, and the sale page names it to the buyers.',
    columns: ['Rule', 'Who gets tokens', 'Weakness'],
    rows: [
      ['Auction', 'Those who pay most', 'Large buyers set the price'],
      ['Tiers', 'Those who lock most', 'New buyers get little'],
      ['Lottery', 'Chosen at random', 'One person, many entries'],
    ],
  },
  included: [
    {
      term: 'Allocation rules',
      text: 'Auctions, tiers by stake (larger shares for those who lock more tokens), lottery, shares in proportion, or first come, first served.',
    },
    {
      term: 'Sale contracts',
      text: 'Early (presale), public and private rounds with price, dates, minimum (soft cap) and maximum (hard cap), fixed after the first payment.',
    },
    {
      term: 'Refund path',
      text: 'The contract holds all payments. If the minimum is missed or a round is canceled, buyers withdraw their own money. No operator has to send it.',
    },
    {
      term: 'Buyer lists',
      text: 'Who may buy and how much: set in advance by address (an allowlist), or by a digital pass issued after an identity check.',
    },
    {
      term: 'Claims',
      text: 'Buyers collect their tokens on the sale page and see the remainder. Release over time (vesting) follows your calendar, such as part now and the rest monthly.',
    },
    {
      term: 'Liquidity lock',
      text: 'At the close, the agreed share of the proceeds is locked in a trading reserve (a liquidity pool).',
    },
    {
      term: 'Issuer console',
      text: 'Issuers (you, or projects you admit) draft, review and publish a round, and see what can still change. AI points out gaps in the sale terms; a person approves the terms.',
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
      sentence: 'We test the contracts against the table, and the sale page with wallets and slow networks.',
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
      'You get the sale contracts with their tests, the sale page and the issuer console. A table of worked examples belongs to the rulebook.',
  },
  standards: [
    {
      term: 'Prices off by zeros',
      text: 'A digital dollar (USDT, USDC) has more decimals on some networks. The sale uses the decimals of each network, because wrong ones distort the price.',
    },
    {
      term: 'Long buyer lists',
      text: 'A list of any length costs the same, because the contract stores only a short code computed from it.',
      names: 'Merkle root',
    },
    {
      term: 'Securities tests',
      text: 'If your token counts as an investment, the sale has to disclose more. Your lawyers decide whether it does.',
      names: 'Howey test, MiFID II',
    },
  ],
  demo: {
    canTry: [
      'Go through the four steps of a standard sale: Basic Info, Sale Config, AI Analysis and Deploy. Yours adds auctions, tiers or a lottery.',
      'Set sale type, hard cap, soft cap, price and dates, then check them in the summary.',
      'See an analysis with fixed sample values, then the estimated network fee and time, and press Deploy Launchpad to read what it does in your finished product.',
    ],
    canChange: [
      'Auction, tiers or lottery',
      'Currencies that buyers pay in',
      'How buyers get on the list',
      'Share and length of the liquidity lock',
      'Which networks the sale runs on',
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
      question: 'What happens to the money when a sale misses its minimum?',
      answer:
        'It is still in the sale contract, because nothing was paid out. After the end date, buyers can withdraw what they paid and pay only the network fee.',
    },
    {
      question: 'How do you keep bots out of a public round?',
      answer:
        'They cannot be excluded entirely. One person can have many addresses, so a buyer list with identity checks works best. A lottery or shares in proportion remove the reward for being first.',
    },
    {
      question: 'Can one launchpad serve several networks?',
      answer:
        'Yes, with one sale contract per network and a maximum divided between them in advance. One maximum for all would need messages between them, which are slow and risky.',
    },
  ],
  call: {
    title: 'Who should be able to take part?',
    text: 'Tell us who is eligible, how many rounds you plan and on which network.',
  },
} as const satisfies OfferCopy
