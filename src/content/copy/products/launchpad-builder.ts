import type { OfferCopy } from '../offerCopy.ts'

export const sentence =
  'Run standard token sales on your domain: limits, price, dates and refunds, from one tested contract.'

export const synonyms =
  'presale ido sale launchpads crowdfunding raise wizard cap film startup fundraising fundraiser'

export const ai = 'Checks the description and the terms of a sale for gaps. A person approves them.'

export default {
  title: 'Token launchpad builder software',
  description:
    'Run token sales without a new contract each time: type, limits, price and dates in four steps, with refunds by contract. Live demo.',
  outcome:
    'Run token sales on your own site (a launchpad). Issuers (you, or projects you admit) enter their terms, and one tested program (a smart contract) enforces them.',
  problemTitle: 'A spreadsheet and a personal wallet',
  problem: [
    'A token sale is a set of promises with dates: a price, a maximum, a minimum, and refunds if the minimum is missed. Kept with a spreadsheet and a personal wallet, each promise depends on one person.',
    'Sales run by a contract can fail as well. The last purchase exceeds the maximum, a price has too many zeros because not all tokens have the same number of decimal places, or the project never deposited the tokens.',
  ],
  exhibit: {
    kind: 'unlockStairs',
    caption: 'Buyers see what they can claim today and when the rest follows, read from the contract.',
    name: 'Share of a sample purchase that can be claimed',
    unit: 'Month',
    until: 12,
    steps: [
      [0, 20],
      [3, 40],
      [6, 60],
      [9, 80],
      [12, 100],
    ],
    facts: [
      { name: 'At launch', value: 'A fifth' },
      { name: 'Minimum missed', value: 'Buyers withdraw what they paid' },
    ],
  },
  included: [
    {
      term: 'Setup in four steps',
      text: 'Basic info, sale terms, a check of both, and a summary to sign. You can copy a saved sale for the next one.',
    },
    {
      term: 'Sale contract',
      text: 'Early (presale), public and private sales share one tested contract. A sale opens only when it holds all tokens to distribute.',
    },
    {
      term: 'Refunds by contract',
      text: 'Below the minimum, buyers withdraw what they paid. That does not depend on the issuer or on you.',
    },
    {
      term: 'Buyer lists',
      text: 'A private sale admits only addresses on your list, with a limit for each. An identity check (KYC) can feed it.',
    },
    {
      term: 'Claim and vesting',
      text: 'Part at launch and the rest over time (vesting), or all at the end. Buyers collect it on the sale page.',
    },
    {
      term: 'Project pages',
      text: 'Terms, progress toward minimum and maximum, and the countdown, read directly from the contract.',
    },
    {
      term: 'AI review',
      text: 'AI reads the description and terms and points out gaps and contradictions. A person approves or rejects the sale.',
    },
  ],
  uses: ['Crowdfunding for films and games', 'Start-ups that raise money', 'Community sales'],
  steps: [
    {
      name: 'Platform rules',
      sentence: 'You define the types of sale, the documents a project must submit, and who approves it.',
    },
    {
      name: 'Money flow',
      sentence: 'We enter and double-check currencies, your fee and the address for the proceeds.',
    },
    {
      name: 'Trial sale',
      sentence:
        'We run one successful sale and one refunded sale on a test network, with your staff as buyers.',
    },
    {
      name: 'First project',
      sentence:
        'The builder opens on your domain with one sale. Its admin keys go to your multisig, a wallet that needs several signatures.',
    },
  ],
  needs: [
    'The network, and the currencies that buyers may pay in',
    'Your admission rules for projects and buyers',
    'Your requirements for identity checks, and their provider',
    'The addresses for fees and proceeds',
  ],
  terms: {
    price:
      'The types of sale and currencies you allow, the provider of identity checks, and changes to the four steps.',
    time: 'How soon your admission rules are final, and both trial sales. If you have the contract changed, an outside audit comes first.',
    handover:
      'You get the builder on your domain and the sale contract with its tests. The project pages read from it, and your multisig holds the admin keys.',
  },
  standards: [
    {
      term: 'Minimum and maximum',
      text: 'Below the minimum, buyers can withdraw their payments; at the maximum, the sale closes. The purchase that reaches the maximum is filled in part.',
      names: 'Soft cap, hard cap',
    },
    {
      term: 'Tokens with a tax',
      text: 'If a token takes a tax on each transfer, a lower amount arrives. The contract counts what arrived.',
      names: 'Fee-on-transfer',
    },
  ],
  demo: {
    canTry: [
      'Go from Basic Info to Deploy with Next Step and Previous.',
      'Choose presale, public or private, and enter minimum, maximum, price and dates.',
      'See what an AI analysis could look like, with fixed sample scores.',
      'Read a summary of your entries with fixed estimates of network fee and duration, and press Deploy Launchpad to read what it starts in your finished product.',
    ],
    canChange: [
      'Fields and their limits',
      'Types of sale and plans for release',
      'Accepted currencies and fees',
      'Who approves a project, and how',
      'Who checks identities, and which countries are blocked',
      'Look of the project pages',
    ],
  },
  related: [
    '/services/launchpad-development',
    '/products/token-locker',
    '/products/airdrop-manager',
    '/services/legal-compliance',
  ],
  questions: [
    {
      question: 'Can a project take the money and leave?',
      answer:
        'Proceeds stay in the contract until the sale has ended above its minimum. If you wish, the contract pays the project in installments. A contract cannot control what a team does with money it has received.',
    },
    {
      question: 'When do we need a custom launchpad instead?',
      answer:
        'When the sale is unusual: auctions, larger shares for those who lock tokens, a lottery, or one sale on several networks. Launchpad development covers these. In the builder, a buyer list, limits, price, dates and release over time are settings.',
    },
    {
      question: 'Who is responsible for the tokens sold on it?',
      answer:
        'You, as the operator, and the project, under the law of the countries you serve. The software can require documents, block countries and keep records. It cannot assess an offer.',
    },
  ],
  call: {
    title: 'What would your first sale look like?',
    text: 'Minimum, maximum, sale type and currency are enough for a first answer.',
  },
} as const satisfies OfferCopy
