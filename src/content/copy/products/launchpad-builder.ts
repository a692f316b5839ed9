import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Set up a token sale with soft cap, hard cap, price and dates, one step at a time.'

export const synonyms =
  'presale ido sale launchpads crowdfunding raise wizard cap film startup fundraising fundraiser'

export default {
  title: 'Token launchpad builder software',
  description:
    'Build token sales without writing a contract each time: sale type, caps, price and dates in four steps, with refunds and claims on chain. Live demo.',
  outcome:
    'Ready-made sale software: a project fills in its terms, a contract enforces them, and buyers claim tokens or take their money back.',
  problem: [
    'A token sale is a set of promises with dates: this price, at most this much, at least that much, or everybody is refunded. Kept in a spreadsheet and a personal wallet, each promise depends on one person.',
    'Even sales that run on a contract fail at the edges. The last purchase overshoots the cap, a price is off by a factor of a trillion because the token has 6 decimals instead of 18, or the tokens to be handed out were never deposited.',
  ],
  included: [
    {
      term: 'Setup in four steps',
      text: 'Basic info, sale terms, a check of both, and a summary that is signed. A saved sale can be copied for the next one.',
    },
    {
      term: 'Sale contract',
      text: 'Presale, public and private sales share one tested contract. A sale opens only once it holds every token it may have to hand out.',
    },
    {
      term: 'Refunds without asking',
      text: 'Below the soft cap each buyer withdraws what they paid. Nobody has to send it, so nobody can fail to.',
    },
    {
      term: 'Buyer lists',
      text: 'A private sale admits addresses by Merkle proof, with a cap for each. A KYC provider can feed the list.',
    },
    {
      term: 'Claim and vesting',
      text: 'A part at once and the rest over time, or all at the end, claimed from the page where it was bought.',
    },
    {
      term: 'Project pages',
      text: 'Terms, progress toward both caps and the countdown, read from the contract instead of typed by hand.',
    },
    {
      term: 'AI review',
      text: 'Reads the description and terms and points out gaps and contradictions. It advises; a person approves.',
    },
  ],
  uses: ['Crowdfunding of films and games', 'Start-ups that raise money', 'Community sales'],
  steps: [
    {
      name: 'Rules of the house',
      sentence: 'Which sale types you allow, what a project must submit, and who approves it.',
    },
    {
      name: 'Money flow',
      sentence:
        'Currencies, your fee, and the address that receives the proceeds are entered and double-checked.',
    },
    {
      name: 'Trial sale',
      sentence:
        'One sale is run to success and another to refund on a test network, with your staff as buyers.',
    },
    {
      name: 'First project',
      sentence: 'The builder moves to your domain, and its admin keys move to your multisig.',
    },
  ],
  needs: [
    'Networks and currencies that buyers may pay in',
    'Your admission rules for projects and buyers',
    'Whether KYC is required, and with which provider',
    'The addresses for fees and proceeds',
  ],
  terms: {
    price:
      'The sale types, networks and currencies you allow, the KYC provider, and changes to the four steps.',
    time: 'Your admission rules, an outside audit if your sale contract is changed, and the two trial sales.',
    handover:
      'You get the builder on your domain, the sale contract with its tests, the project pages, and admin keys on your multisig.',
  },
  standards: [
    {
      term: 'Soft cap and hard cap',
      text: 'Below the first, the sale is undone; at the second, it closes. The purchase that reaches the hard cap is filled in part.',
    },
    {
      term: 'Block time',
      text: 'Start and end are Unix seconds compared with the block’s timestamp. A countdown in a browser can be off by a block.',
    },
    {
      term: 'Fee-on-transfer tokens',
      text: 'A token that taxes transfers arrives short. The contract counts what it received, not what was announced.',
    },
  ],
  demo: {
    canTry: [
      'Walk from Basic Info to Deploy with Next Step and Previous. Nothing blocks you, empty fields included.',
      'Choose presale, public or private, and enter caps, price and dates.',
      'See what an AI analysis could look like. Its scores are fixed sample values, whatever you entered.',
      'Read a summary of what you typed, beside fixed estimates of gas and duration. Deploy Launchpad deploys nothing and says what it does in your version.',
    ],
    canChange: [
      'Fields and their limits',
      'Sale types and vesting plans',
      'Accepted currencies and fees',
      'Approval steps for projects',
      'KYC provider and country list',
      'Public project pages',
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
        'Proceeds stay in the contract until the sale has ended above its soft cap. You can go further and release them in parts. No contract decides what a team does with money it has received.',
    },
    {
      question: 'When is a custom launchpad better than a configured one?',
      answer:
        'When the sale itself is unusual: auctions, tiers by staked tokens, settlement across chains. Caps, price, dates, lists and vesting are settings here.',
    },
    {
      question: 'Who is responsible for what is sold on it?',
      answer:
        'The operator and the project, under the law of the countries they serve. The software can require documents, block countries and keep records. It cannot judge an offer.',
    },
  ],
  call: {
    title: 'What would your first sale look like?',
    text: 'Write down both caps, the sale type and the currency. That is enough for a first answer.',
  },
} satisfies OfferCopy
