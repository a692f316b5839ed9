import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Direct access to an engineer when your launch date is fixed.'

export const synonyms =
  'urgent urgently deadline emergency rush quickly soon date priority asap immediately outage broken stuck revert failed fix launch golive late delay'

export default {
  title: 'Launch support for fixed-date crypto releases',
  description:
    'Engineering support when the launch date cannot move: reduced scope, blockers cleared by priority, a rehearsed launch, and agreed reasons to stop.',
  outcome: 'Meet a fixed launch date with a smaller release, a rehearsed launch and agreed reasons to stop.',
  problemTitle: 'What gets dropped before a launch',
  problem: [
    'A conference, a listing on an exchange or a legal contract has fixed the date, and too much work is left. Teams then drop the invisible parts: tests, the handover of control, the rehearsal, the second reviewer. Once a smart contract (a program on a blockchain) is live, tests come too late.',
    'More people rarely help at that point. A smaller scope does, together with an engineer you can ask directly and a list of the work that cannot be rushed.',
  ],
  exhibit: {
    kind: 'weekPlan',
    caption: 'The plan names for each day what would postpone the launch, before anyone is under pressure.',
    parts: ['Work', 'Stop if'],
    days: [
      { name: 'Monday', parts: ['Sort the open items', 'The date is not realistic'] },
      { name: 'Tuesday', parts: ['Smallest release', 'A blocker stays open'] },
      { name: 'Wednesday', parts: ['Code freeze', 'One reviewer only'] },
      { name: 'Thursday', parts: ['Full rehearsal', 'A step by hand'] },
      { name: 'Friday', parts: ['Launch and watch', 'Balances off plan'] },
    ],
  },
  included: [
    {
      term: 'Direct channel',
      text: 'A shared thread with an engineer who has read your code, instead of a ticket form.',
    },
    {
      term: 'Scope triage',
      text: 'Every open item is marked as required, optional or later, with the reason.',
    },
    {
      term: 'Blockers',
      text: 'Failing releases, stuck transactions, wallet errors and broken builds, fixed in order of impact.',
    },
    {
      term: 'Release rehearsal',
      text: 'The complete launch on a copy of the network or a test network, with the same scripts, the same signers and a running clock.',
    },
    {
      term: 'Stop criteria',
      text: 'Reasons for postponing the release, agreed in advance, and the person who decides.',
    },
    {
      term: 'Launch watch',
      text: 'Your team and ours monitor transactions, errors, balances and public channels during the launch.',
    },
    {
      term: 'What was skipped',
      text: 'What was left out for the date, the risk of each item and the work to add it, delivered with the code.',
    },
  ],
  steps: [
    {
      name: 'Triage call',
      sentence:
        'You describe the date, the status and your concerns. We tell you if the date is not realistic.',
    },
    {
      name: 'Smallest release',
      sentence: 'We define the smallest viable release with you and schedule the rest after it.',
    },
    {
      name: 'Code freeze',
      sentence:
        'Only fixes with two reviewers get in (no new functions), and we repeat the rehearsal until it runs without surprises.',
    },
    {
      name: 'Launch',
      sentence:
        'We run the release by checklist and monitor it. What stays open goes to the list of what was skipped.',
    },
  ],
  needs: [
    'The date, and the reason it is fixed',
    'Access to the code and to the systems it runs on',
    'A decision-maker available on short notice',
    'Status of audits, keys and funds',
  ],
  terms: {
    price:
      'The number of open items, the status of code and audits, and the hours during which you need an engineer.',
    time: 'Your date is given. What fits before it depends on how fast your side decides and on what the rehearsal brings up.',
    handover:
      'You get a rehearsed release with its scripts and checklist. The stop criteria are in writing, and the code comes with the list of what was skipped.',
  },
  standards: [
    {
      term: 'Severity levels',
      text: 'Funds at risk, users blocked, inconvenient, cosmetic. If you agree on these levels early, you avoid an argument during an incident.',
    },
    {
      term: 'Stuck transactions',
      text: 'A transaction that waits too long can be replaced by one with a clearly higher fee on Ethereum-style networks. On Solana it expires and is signed again.',
    },
    {
      term: 'Permanent deployment',
      text: 'A smart contract on a public network cannot be removed. Instead of a quick correction you have limits, a pause and an off switch in your app.',
    },
    {
      term: 'Fee spikes',
      text: 'A busy launch raises the network fee for all users, including you. We therefore finish setup, funding and role changes before the contract’s address is announced.',
    },
  ],
  related: [
    '/services/technical-advisory',
    '/services/infrastructure',
    '/products/launchpad-builder',
    '/products/airdrop-manager',
  ],
  questions: [
    {
      question: 'Which parts of a release cannot be rushed?',
      answer:
        'Outside audits, app store reviews, agreements with identity providers, and any waiting time that is already set in a program. Neither you nor we can shorten these, so we book them first and plan around them.',
    },
    {
      question: 'Can you join when another team wrote the code?',
      answer:
        'Yes, if it can be set up and started on a new computer and a developer who knows it stays available. A first review shows whether outside help would speed up the work or only add questions.',
    },
    {
      question: 'When is an engineer available during the launch?',
      answer:
        'During the hours we agree in writing, on a shared channel with a backup. The launch plan states when this support ends.',
    },
  ],
  call: {
    title: 'What must be live on your date?',
    text: 'Tell us the date and why it is fixed, the network, what works so far and your main concern.',
  },
} as const satisfies OfferCopy
