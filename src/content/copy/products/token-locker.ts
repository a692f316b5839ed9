import type { OfferCopy } from '../offerCopy.ts'

export const sentence =
  'Hold team or liquidity tokens in a contract until a date, or release them on a schedule.'

export const synonyms =
  'lock locking vesting timelock liquidity cliff unlock vest rug employee stock option esop adviser investor'

export default {
  title: 'Token and liquidity locker',
  description:
    'Lock team tokens or pool shares until a date, or release them with cliff and vesting. Every lock has a public page. The token generator shows the flow.',
  outcome:
    'Locks that anybody can look up: which token, how much, for whom and until when, with no key that opens one early.',
  problem: [
    'Buyers of a young token ask who can sell tomorrow. A promise by the team does not answer that, and a multisig held by the team is still the team.',
    'A lock answers it, but only if it has no back door. Many have one: an emergency withdrawal, an owner who may set the date, an upgrade that replaces the code. Others fail quietly on tokens that tax transfers, and pay out less than they owe.',
  ],
  included: [
    {
      term: 'Date locks',
      text: 'An amount, a beneficiary and a moment. Until then the contract has no function that moves the tokens.',
    },
    {
      term: 'Vesting plans',
      text: 'A cliff, then linear release by the second or in monthly parts, claimed by the beneficiary. A grant that can be revoked says so on its page.',
    },
    {
      term: 'Pool shares',
      text: 'LP tokens of a constant-product pool, or the position NFT of a concentrated one, with its trading fees still collectable.',
    },
    {
      term: 'Team import',
      text: 'Load a table of people, amounts and plans. Sums are checked against the allocation before one transaction is sent.',
    },
    {
      term: 'Proof page',
      text: 'A link and a badge for each token: locked amount, share of supply, next release, and the contract to check it with.',
    },
    {
      term: 'Release calendar',
      text: 'All coming unlocks on one chart, with an alert for holders before a large one.',
    },
  ],
  uses: ['Employee options with vesting', 'Team and adviser tokens', 'Shares of early investors'],
  steps: [
    {
      name: 'Inventory',
      sentence:
        'Allocations, pools and existing promises are put in one table, with the token’s own quirks beside them.',
    },
    {
      name: 'Lock rules',
      sentence:
        'You choose which plans are offered, whether a team grant can be revoked, and what you charge for a lock.',
    },
    {
      name: 'Fork test',
      sentence:
        'The locks run on a copy of the main network against your real token, with the clock moved forward.',
    },
    {
      name: 'Public page',
      sentence: 'The contract is published without an owner, and the proof pages go up under your name.',
    },
  ],
  needs: [
    'Token and pool addresses',
    'The allocation table with dates and cliffs',
    'Whether grants to people who leave are revocable',
    'Your name and style for the proof pages',
  ],
  terms: {
    price:
      'The kinds of locks and vesting plans, the networks, and whether pool shares or unusual tokens are included.',
    time: 'How complete your allocation table is, the fork test with your token, and an audit of the contract if you ask for one.',
    handover:
      'You get the lock contract without an owner, the team import, the proof pages under your name, and the release calendar.',
  },
  standards: [
    {
      term: 'Cliff',
      text: 'Nothing is released before it, and at the cliff everything accrued so far is released at once. Plan the market for that day.',
    },
    {
      term: 'ERC-20 and ERC-721 locks',
      text: 'Pool shares come in both forms. They need different lock contracts, so look at the pool’s version first.',
    },
    {
      term: 'SPL locks',
      text: 'On Solana the tokens sit in an account that only the lock program can sign for, at an address derived from the lock’s own data.',
    },
    {
      term: 'Extend, never shorten',
      text: 'A lock can be made longer or larger. The code has no path in the other direction.',
    },
  ],
  demo: {
    canTry: [
      'The demo is the token generator: it makes a token and locks nothing.',
      'A lock is set up along the same path of configuring, reviewing and deploying, with token, amount, plan and beneficiary in the form.',
      'Its first step says that the whole supply goes to one wallet at deployment. That is the moment after which a locker is needed.',
    ],
    canChange: [
      'Lock and vesting plans',
      'Supported pools and networks',
      'Fee for creating a lock',
      'Proof page and badge',
      'Alerts before a release',
    ],
  },
  related: [
    '/products/launchpad-builder',
    '/products/token-generator',
    '/services/tokenomics-design',
    '/services/smart-contract-audits',
  ],
  questions: [
    {
      question: 'Can you or we open a lock in an emergency?',
      answer:
        'No, and that is what makes it worth having. A wrong beneficiary or date cannot be repaired either, which is why the last screen asks for the address a second time.',
    },
    {
      question: 'Does locked liquidity make a token safe?',
      answer:
        'It keeps the pool from being emptied by its creator until the date. A token that can mint, block sales or be held by a few wallets is still dangerous, so read its contract as well.',
    },
    {
      question: 'What about tokens that rebase or take a fee?',
      answer:
        'The locker records the balance that arrived, and holds each lock as a share of it. Tokens whose balances can shrink by themselves come with a warning, or are refused.',
    },
  ],
  call: {
    title: 'What should stay put, and until when?',
    text: 'Send us the token, the amounts and the dates, and say whether it is a team, a treasury or a pool.',
  },
} satisfies OfferCopy
