import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'A short line to an engineer when the date is fixed.'

export const synonyms =
  'urgent urgently deadline emergency rush quickly soon date priority asap immediately outage broken stuck revert failed fix launch golive late delay'

export default {
  title: 'Launch support for fixed-date crypto releases',
  description:
    'Engineering help when the launch date cannot move: scope cut down, blockers cleared in order, the opening rehearsed, and conditions agreed for stopping.',
  outcome:
    'A release that goes out with what it needs and without what can wait, on a plan that also says when not to open.',
  problem: [
    'A listing, a conference or a contract has set the date, and the work does not fit. Teams then drop what is invisible: tests, the transfer of roles, the rehearsal, the second reviewer. On a chain these are the things that cannot be added later.',
    'More people seldom help at that point. Fewer goals do, along with an engineer you can ask directly and an honest list of what a calendar can force and what it cannot.',
  ],
  included: [
    {
      term: 'Direct channel',
      text: 'A shared thread with an engineer who has your repository open, in place of a ticket form.',
    },
    {
      term: 'Scope triage',
      text: 'Every open item is marked as must, may or later, and the reason stands next to it.',
    },
    {
      term: 'Blockers',
      text: 'Failing deployments, stuck transactions, wallet errors and broken builds, taken in order of what they hold up.',
    },
    {
      term: 'Release rehearsal',
      text: 'The whole opening on a fork or test network, with the same scripts, the same signers and a running clock.',
    },
    {
      term: 'Stop criteria',
      text: 'Conditions under which the release is postponed, agreed in advance, and the person who will say so.',
    },
    {
      term: 'Launch watch',
      text: 'Transactions, errors, balances and public channels are followed together while the doors open.',
    },
    {
      term: 'Debt list',
      text: 'What was skipped, which risk that carries and what would pay it back, handed over with the code.',
    },
  ],
  steps: [
    {
      name: 'Triage call',
      sentence:
        'You lay out the date, the state of things and your fears, and we say so if the date looks out of reach.',
    },
    {
      name: 'Smallest release',
      sentence: 'The least that can honestly go out is defined, and the rest gets a place after it.',
    },
    {
      name: 'Code freeze',
      sentence:
        'Only fixes with two reviewers still go in, and the rehearsal is repeated until it is boring.',
    },
    {
      name: 'Opening',
      sentence: 'The release runs by checklist under watch, and open debts move to your backlog.',
    },
  ],
  needs: [
    'The date, and what fixes it',
    'Repository and deployment access',
    'Someone able to decide at short notice',
    'State of audits, keys and funds',
  ],
  terms: {
    price:
      'The number of open items, the state of code and audits, and the hours in which you need an engineer.',
    time: 'The date you named, how fast someone on your side decides, and the fixes that the rehearsal calls for.',
    handover:
      'You get the rehearsed release with its scripts and checklist, the stop criteria in writing, and the debt list with the code.',
  },
  standards: [
    {
      term: 'Severity levels',
      text: 'Funds at risk, users blocked, inconvenient, cosmetic. Agreeing on these words early saves an argument when something breaks.',
    },
    {
      term: 'Stuck transactions',
      text: 'On EVM networks a transaction is replaced by one with the same nonce and a clearly higher fee. On Solana it normally lapses with its recent blockhash and is signed again.',
    },
    {
      term: 'No unpublishing',
      text: 'A contract on a public network stays there. Caps, a pause and a switch in the interface give the room that a quick redeploy gives elsewhere.',
    },
    {
      term: 'Fee spikes',
      text: 'A busy opening raises gas for everybody, you included. Deployment, funding and role changes are therefore finished before the address is made public.',
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
      question: 'Which parts of a release cannot be hurried?',
      answer:
        'Outside audits, app store reviews, contracts with identity providers, and any timelock that is already set. Their dates come from others, so they are booked first and the plan is built around them.',
    },
    {
      question: 'Can you join when another team wrote the code?',
      answer:
        'Yes, if it builds from a clean checkout and someone who knows it stays reachable. A first reading shows whether outside help would speed things up or only add questions.',
    },
    {
      question: 'When is an engineer there during the launch?',
      answer:
        'At the times that were agreed in writing for that release, with people from both sides and a second channel. Nothing beyond that is implied, and the watch plan shows where it ends.',
    },
  ],
  call: {
    title: 'What has fixed the date?',
    text: 'Write the date, the network, what works so far and what worries you most.',
  },
} satisfies OfferCopy
