import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Distribute tokens from a list: each recipient claims the listed amount, once.'

export const synonyms =
  'airdrops drop distribute merkle claim addresses giveaway distribution reward send bulk many recipient holder'

export const ai = 'No AI. The same choices always give the same contract.'

export default {
  title: 'Airdrop manager with claim page',
  description:
    'Turn an address list into a claim that each recipient makes once: list cleaning, contract and claim page, on Ethereum-style networks or Solana.',
  outcome:
    'Give tokens to many people (an airdrop): upload a list, and each wallet address (an account on the network) can claim its listed amount once.',
  problemTitle: 'Most mistakes are in the list',
  problem: [
    'If you send tokens to thousands of addresses, you pay a network fee for each, and many tokens end up in abandoned wallets. With a claim, each recipient pays the fee. Storing the whole list in the smart contract (a program on a blockchain) costs too much, so the contract keeps only a short code made from it.',
    'Lists contain typical mistakes: an amount has the wrong number of zeros, one person has hundreds of addresses, or an address belongs to an exchange and can never claim.',
  ],
  exhibit: {
    kind: 'unlockStairs',
    caption:
      'Recipients claim while the window is open, and the remainder goes to the address set at the start.',
    name: 'Claimed of a sample list',
    unit: 'Day',
    until: 30,
    steps: [
      [1, 28],
      [4, 47],
      [9, 63],
      [16, 76],
      [23, 83],
    ],
    facts: [
      { name: 'Entries used', value: '10,292 of 12,400' },
      { name: 'Remainder', value: 'To the named address' },
    ],
  },
  included: [
    {
      term: 'List cleaning',
      text: 'Mistyped addresses, duplicates, and addresses that belong to programs or exchanges instead of people are flagged. You decide line by line or by rule.',
    },
    {
      term: 'Eligibility rules',
      text: 'Holders on a set date, buyers, voters or players, from your files or read from the chain, with limits and a filter for groups of related wallets.',
    },
    {
      term: 'One fingerprint',
      text: 'A short code computed from the list, its fingerprint, stands for all of it on the chain (a Merkle root). The list is public, with addresses and amounts but no names, so everyone can check it.',
    },
    {
      term: 'Claim contract',
      text: 'Checks that the address is on the list, marks the entry as used and pays.',
    },
    {
      term: 'Claim page',
      text: 'Recipients enter an address and see the amount without a wallet. They connect a wallet only to claim.',
    },
    {
      term: 'Remainder and report',
      text: 'After the last day the remainder goes to the address set at the start, and you get a table of all claims.',
    },
  ],
  uses: [
    'Rewards for customers and fans',
    'Bonuses for early users',
    'Grants to many people, paid to addresses',
  ],
  steps: [
    {
      name: 'Who and how much',
      sentence:
        'We define rules and weights with you and apply them to chain data until you approve the list.',
    },
    {
      name: 'Freeze the list',
      sentence: 'We publish the final file, with the script that computes the fingerprint from it.',
    },
    {
      name: 'Fund',
      sentence: 'You deposit the exact total. If it falls short, the contract stays closed.',
    },
    {
      name: 'Claim window',
      sentence: 'The page opens, we watch for copycat domains, and the window closes on the announced date.',
    },
  ],
  needs: [
    'Your list, or the rule that creates it',
    'Token address and total to distribute',
    'First and last day of the claim',
    'The address for unclaimed tokens',
    'Countries and sanctioned addresses to exclude',
  ],
  terms: {
    price:
      'The size of the list, the number of rules, and how much they read from the chain. Each further network adds to it.',
    time: 'You set most of it: when the list is final, when you deposit the tokens, and the dates of the claim window.',
    handover:
      'You get the published list with the script for its fingerprint, the claim contract and page, and the report on the remainder.',
  },
  standards: [
    {
      term: 'One person, many wallets',
      text: 'The filter finds wallets funded from one source or used in the same way. It misses some and flags some innocent people, so plan an appeal.',
      names: 'Sybil filter',
    },
    {
      term: 'Claims by a helper',
      text: 'Anyone may claim for a recipient and pay the network fee; the tokens still go to the listed address.',
      names: 'EIP-712',
    },
  ],
  demo: {
    canTry: [
      'Create a token in the token generator: in the end, six sample addresses claim their parts.',
      'Set the supply, the decimals (how finely a token divides) and the network of the token that you will distribute.',
      'Change the decimals: they set the smallest part of a token that can be sent.',
    ],
    canChange: [
      'How amounts are weighted',
      'All tokens immediately, or over time',
      'Networks',
      'Language and look of the claim page',
      'Who pays the network fee',
    ],
  },
  related: [
    '/products/token-locker',
    '/products/meme-launcher',
    '/services/tokenomics-design',
    '/services/fast-track-support',
  ],
  questions: [
    {
      question: 'Who pays the network fees of an airdrop?',
      answer:
        'With a claim, the person who claims. You pay for one contract and one deposit. Fees are paid in the network’s own coin. If your recipients do not own it, a service can pay for them, at your expense.',
    },
    {
      question: 'Can the list be corrected after the claim has opened?',
      answer:
        'Not in the same contract, because the fingerprint is fixed. People who were left out get a second list with a separate contract, funded from a reserve you set aside.',
    },
    {
      question: 'How do recipients recognize your claim page?',
      answer:
        'You announce the contract address in advance on your existing channels. The page never asks for a wallet’s secret words (recovery phrase) or for permission to spend tokens. A claim needs neither, and the page says so.',
    },
  ],
  call: {
    title: 'Who should receive a share?',
    text: 'Describe the rule in a sentence, and add the token and the approximate number of addresses.',
  },
} as const satisfies OfferCopy
