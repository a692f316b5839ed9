import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Presale, public and private rounds with caps, dates and vesting.'

export const synonyms =
  'launchpads ido ico presale sale fundraising round softcap hardcap raise investor crowdfunding whitelist allocation'

export default {
  title: 'Token launchpad and presale development',
  description:
    'Sale contracts and a participant site for presale, public and private rounds: caps, allowlists, refunds and vesting that buyers can verify.',
  outcome:
    'A platform on which a round opens, fills, closes and pays out by its published rules, and buyers claim a refund when the soft cap is missed.',
  problem: [
    'A sale is a short period in which strangers send money against a promise. If the operator can change the price, withdraw early or decide on refunds by hand, every participant has to trust a person, and one mistake under pressure is enough to sink the project.',
    'Bots arrive first. Without an allowlist, limits and a sensible opening mechanism a handful of addresses takes the whole allocation, and the people it was meant for buy from them.',
  ],
  included: [
    {
      term: 'Sale contracts',
      text: 'Presale, public and private rounds with price, dates, soft cap and hard cap that are locked once the first contribution is in.',
    },
    {
      term: 'Refund path',
      text: 'Contributions wait in the contract. When the soft cap is missed, each participant withdraws their own money, and no operator has to send it.',
    },
    {
      term: 'Allowlists',
      text: 'Eligible addresses and their allocations as a Merkle root, or as signed tickets issued after an identity check.',
    },
    {
      term: 'Allocation rules',
      text: 'First come, tiers by stake, lottery or a share for everyone. Each has a known weakness, and yours is stated on the page.',
    },
    {
      term: 'Vesting and claim',
      text: 'A first part at launch, then a cliff and a linear release. Buyers claim when they like, and see what is left.',
    },
    {
      term: 'Liquidity lock',
      text: 'The agreed share of the proceeds goes into a pool, and the pool position into a lock, within the closing transaction.',
    },
    {
      term: 'Issuer console',
      text: 'Drafts, reviews and publishes a round, with every permitted change listed before it opens.',
    },
  ],
  steps: [
    {
      name: 'Rulebook',
      sentence:
        'Rounds, caps, eligibility and the conditions of a refund are set down and checked by your counsel.',
    },
    {
      name: 'Worked example',
      sentence: 'A table follows a few buyers through each outcome: sold out, halfway, missed, canceled.',
    },
    {
      name: 'Build',
      sentence:
        'Contracts are tested against the table, and the participant site against wallets and slow networks.',
    },
    {
      name: 'Full rehearsal',
      sentence:
        'One complete round runs on a test network, with refund and claim, before an audited version opens.',
    },
  ],
  needs: [
    'The token contract, or its specification',
    'Rounds with price, caps and dates',
    'A legal view on who may take part',
    'Vesting terms for each group of buyers',
    'The currency in which people pay',
  ],
  terms: {
    price:
      'The types of sale and vesting, the allocation rules, the networks, and whether an identity check is connected.',
    time: 'Your counsel’s view on the rules of eligibility, the audit of the sale contracts, and the full rehearsal.',
    handover:
      'You get the sale and vesting contracts with their tests, the participant site, the issuer console, and the table of worked examples.',
  },
  standards: [
    {
      term: 'Payment decimals',
      text: 'USDT and USDC have 6 decimals on Ethereum and 18 on BSC. A price formula that assumes one of them misprices the sale on the other.',
    },
    {
      term: 'Merkle proof',
      text: 'The contract stores one hash for a list of any length. A buyer supplies the few hashes that connect their entry to it.',
    },
    {
      term: 'Securities tests',
      text: 'In the United States the Howey test and in the European Union MiCA decide what a sale has to disclose. That part is for your lawyers.',
    },
  ],
  demo: {
    canTry: [
      'Go through four steps: Basic Info, Sale Config, AI Analysis and Deploy. Nothing is required on the way.',
      'Set sale type, hard cap, soft cap, price and dates, then find them again in the summary.',
      'See an analysis made of fixed sample values, then estimated gas and time. Deploy Launchpad only says what it does in your version.',
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
        'Nothing was paid out, so it is still in the sale contract. Once the end date has passed, participants can withdraw what they put in, less the gas of their own transactions.',
    },
    {
      question: 'How are bots kept out of a public round?',
      answer:
        'Not entirely. A limit for each address does not limit a person, so an allowlist with identity checks works best. Random draws and pro-rata shares remove the reward for being first.',
    },
    {
      question: 'Can one launchpad serve several networks?',
      answer:
        'Yes, with one sale contract for each network and a cap divided between them in advance. A single cap shared across chains would need messages between them, which are slow and add risk just when the sale fills up.',
    },
  ],
  call: {
    title: 'Who should be able to take part?',
    text: 'Say who is eligible, how many rounds you plan and on which network.',
  },
} satisfies OfferCopy
