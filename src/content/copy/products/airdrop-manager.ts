import type { OfferCopy } from '../offerCopy.ts'

export const sentence =
  'Publish the list of addresses as a Merkle root and let each holder claim their share.'

export const synonyms =
  'airdrops drop distribute merkle claim addresses giveaway distribution reward send bulk many recipient holder'

export default {
  title: 'Merkle airdrop manager with claim page',
  description:
    'Turn a list of addresses into a claim: cleaning, Merkle root, contract and claim page, for ERC-20 or SPL tokens. Its demo is the token generator.',
  outcome:
    'From a spreadsheet to a claim page: each address collects exactly what the published list says, once.',
  problem: [
    'Sending tokens to thousands of addresses costs a transfer for each, and much of it lands in wallets nobody opens again. Letting people claim reverses the cost, but then a contract must know who is owed what without storing the whole list.',
    'Most accidents happen before the chain is involved: an amount entered in whole tokens where base units were meant, one person behind hundreds of addresses, an exchange’s deposit address that can never claim.',
  ],
  included: [
    {
      term: 'List cleaning',
      text: 'Bad checksums, duplicates, contracts and known exchange addresses are marked. You decide line by line or by rule.',
    },
    {
      term: 'Eligibility rules',
      text: 'Holders at a block, buyers, voters or players, drawn from chain data, with caps and a filter for clusters of related wallets.',
    },
    {
      term: 'Merkle root',
      text: 'A single hash on chain stands for the entire list. The list itself is published, so anybody can compute the same root.',
    },
    {
      term: 'Claim contract',
      text: 'Checks the proof, marks the entry as used and pays. Its bitmap keeps that mark cheap.',
    },
    {
      term: 'Claim page',
      text: 'Enter an address and see the amount without connecting a wallet. Connecting comes only with the claim.',
    },
    {
      term: 'Remainder and report',
      text: 'After the last day the remainder goes to the address named at the start, with a table of who claimed what.',
    },
  ],
  uses: ['Rewards for customers and fans', 'Bonuses for early users', 'Aid and grants to many people'],
  steps: [
    {
      name: 'Who and how much',
      sentence:
        'Rules and weights are written down, then run over chain data until the list looks right to you.',
    },
    {
      name: 'Freeze the list',
      sentence:
        'The final file is hashed, published and handed out together with the script that rebuilds the root.',
    },
    {
      name: 'Fund',
      sentence: 'The contract is filled with the exact sum and refuses to open with less.',
    },
    {
      name: 'Claim window',
      sentence:
        'The page opens, copycat domains are watched for, and the window closes on the date it announced.',
    },
  ],
  needs: [
    'Your list, or the rule that makes it',
    'Token address and total to hand out',
    'First and last day of the claim',
    'Where unclaimed tokens should go',
    'Countries and sanctioned addresses to leave out',
  ],
  terms: {
    price: 'The number of rules and networks, how much chain data is read, and the size of the list.',
    time: 'When the list is final, when the tokens are funded, and the dates of the claim window.',
    handover:
      'You get the published list with the script for its Merkle root, the claim contract and page, and the report on the remainder.',
  },
  standards: [
    {
      term: 'Leaf encoding',
      text: 'Each entry is hashed twice. Otherwise the two hashes below an inner node, together 64 bytes like an entry, could be passed off as one.',
    },
    {
      term: 'Sybil filter',
      text: 'Finds wallets funded by one source or acting in step. It errs in both directions, so plan a way to object.',
    },
    {
      term: 'Delegated claim',
      text: 'Anybody may submit a proof and pay the gas, as the tokens go to the entitled address. Sending them anywhere else takes an EIP-712 signature from that address.',
    },
  ],
  demo: {
    canTry: [
      'There is no claim page to open here: the demo belongs to the token generator.',
      'It shows how the token you will hand out is made, with its supply, its decimals and its network.',
      'Decimals are the link: every amount on your list is multiplied by ten to that power. Change them in the demo and think of the list.',
    ],
    canChange: [
      'Eligibility rules and weights',
      'Claim at once or vested',
      'Networks and token standards',
      'Language and look of the claim page',
      'Who pays the gas',
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
      question: 'Who pays for the gas of an airdrop?',
      answer:
        'With a claim, the person who claims. You pay for one deployment and one deposit. A relayer can take over the gas if your holders are unlikely to own the network’s coin.',
    },
    {
      question: 'Can the list be corrected after the claim has opened?',
      answer:
        'Not in the same contract, because the root is fixed. People who were left out get a second list with a contract of its own, funded from a reserve you set aside.',
    },
    {
      question: 'How do holders tell your claim page from a fake?',
      answer:
        'The contract address is announced in advance on channels you already use, and the page never asks for an approval or a recovery phrase. A claim needs neither, and we say so on it.',
    },
  ],
  call: {
    title: 'Who has earned a share?',
    text: 'Describe the rule in a sentence, and add the token and the rough number of addresses.',
  },
} satisfies OfferCopy
