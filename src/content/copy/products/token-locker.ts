import type { OfferCopy } from '../offerCopy.ts'

export const sentence =
  'Show buyers that the tokens of the team and the trading reserve cannot be withdrawn, with a public page for each lock.'

export const synonyms =
  'lock locking vesting timelock liquidity cliff unlock vest rug employee stock option esop adviser investor'

export const ai = 'No AI. The same choices always give the same contract.'

export default {
  title: 'Token and liquidity locker',
  description:
    'Lock team tokens or pool shares until a date, or release them step by step, with a public page that buyers can check.',
  outcome:
    'Locks for your own tokens, or those of your users. Anyone can look up each lock’s amount, recipient and date, and no key can make the date earlier.',
  problemTitle: 'A promise does not lock anything',
  problem: [
    'Buyers of a new token ask who can sell tomorrow. A wallet shared by the team is no answer: it is still under the team’s control.',
    'A lock answers it only if it has no back door. Many have one: an emergency withdrawal, an owner who may change the date, a program that can be replaced. Others handle tokens with a charge on each transfer (transfer tax) incorrectly and pay out less than they owe.',
  ],
  exhibit: {
    kind: 'unlockStairs',
    caption: 'Nothing moves in the first year, and afterward only the dates in the program release tokens.',
    name: 'Released of a sample grant',
    unit: 'Month',
    until: 48,
    steps: [
      [12, 25],
      [18, 38],
      [24, 50],
      [30, 63],
      [36, 75],
      [42, 88],
      [48, 100],
    ],
    facts: [
      { name: 'Early exit', value: 'No function for it' },
      { name: 'Owner of the lock', value: 'None' },
    ],
  },
  included: [
    {
      term: 'Date locks',
      text: 'An amount, a recipient and a date. Until that date no function of the smart contract (a program on a blockchain) can move the tokens.',
    },
    {
      term: 'Vesting plans',
      text: 'Release over time (vesting): nothing before a first date (cliff), then continuously or once a month. You may name an address that ends a grant when a person leaves: what is not yet released returns to you. Anyone who looks up the lock sees this.',
    },
    {
      term: 'Pool shares',
      text: 'Shares of a trading pool (coins deposited for others to trade with), in every form that common exchanges use. You can still collect the trading fees.',
    },
    {
      term: 'Team import',
      text: 'Load a table of people, amounts and plans. The tool checks totals against the allocation first.',
    },
    {
      term: 'Proof page',
      text: 'A link and a badge for each token: locked amount, share of supply, next release, and the address for anyone to check.',
    },
    {
      term: 'Release calendar',
      text: 'All upcoming releases on one chart, with an alert before a large one.',
    },
  ],
  uses: ['Employee options with vesting', 'Team and adviser tokens', 'Early investor allocations'],
  steps: [
    {
      name: 'Inventory',
      sentence:
        'We list allocations, pools, existing commitments and the token’s special features in one table.',
    },
    {
      name: 'Lock rules',
      sentence:
        'You choose the plans, who may end a team grant, and whether others may lock tokens too, and for what fee.',
    },
    {
      name: 'Test on a copy',
      sentence:
        'We run the locks on a copy of the main network with your real token and move the clock forward.',
    },
    {
      name: 'Public page',
      sentence: 'We publish the ownerless contract, and the proof pages under your brand.',
    },
  ],
  needs: [
    'Addresses of tokens and pools',
    'The allocation table with dates and cliffs',
    'Your rule for grants to people who leave',
    'Your name and style for the proof pages',
  ],
  terms: {
    price: 'The kinds of locks and vesting plans, and the networks. Unusual tokens need separate contracts.',
    time: 'How complete your allocation table is. The test with your token follows, and an outside audit, because the contract cannot be corrected later.',
    handover:
      'You get the lock contract without an owner, the team import, the proof pages under your name, and the release calendar.',
  },
  standards: [
    {
      term: 'Cliff',
      text: 'On the first date of a plan, all that has built up so far is released together. Prepare the market for that day.',
    },
    {
      term: 'Kinds of pool shares',
      text: 'Tell us which pool you use: its shares are of one kind or the other, and each kind needs its own lock.',
      names: 'ERC-20, ERC-721',
    },
    {
      term: 'Locks on Solana',
      text: 'The tokens are in an account that only the lock’s program can open.',
      names: 'SPL',
    },
    {
      term: 'Extend, never shorten',
      text: 'You can make a lock longer or larger. Except for grants that a named address may end, no function makes it shorter or smaller.',
    },
  ],
  demo: {
    canTry: [
      'Begin with a sample token in the token generator, and see in its last step how the team’s share of it unlocks.',
      'Go through configure, review and deploy (publish); your locker has the same steps.',
      'Read in the first step that the whole supply goes to one wallet at the start: that is when you need a locker.',
    ],
    canChange: [
      'Plans for release',
      'Supported pools and networks',
      'Who may lock tokens, and for what fee',
      'Look of the proof page and badge',
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
      question: 'Can anyone open a lock in an emergency?',
      answer:
        'No one can release tokens early; only a grant that you marked as cancelable can end. A wrong recipient cannot be corrected, and a date can only be postponed, so the last screen asks for both a second time.',
    },
    {
      question: 'Does locked liquidity make a token safe?',
      answer:
        'It keeps the creator from emptying the pool until the date. A token is still dangerous if its owner can create more or block sales, or if a few wallets hold most of it.',
    },
    {
      question: 'What about tokens whose balances change or that take a fee?',
      answer:
        'The locker records the balance that arrived and stores each lock as a share of it. For tokens with balances that can shrink, it shows a warning or refuses the lock.',
    },
  ],
  call: {
    title: 'What should be locked, and until when?',
    text: 'Send us the token, the amounts and the dates, and tell us whether it is for a team, a treasury or a pool.',
  },
} as const satisfies OfferCopy
