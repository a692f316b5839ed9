import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Give members proposals, token-weighted votes and a shared treasury.'

export const synonyms =
  'daos governance voting member proposal treasury club cooperative association charity donation sport membership housing decide fan supporter transparent'

export default {
  title: 'DAO builder: proposals, votes, treasury',
  description:
    'Set up a DAO from tested governance contracts: voting token, quorum, timelock and treasury, with a portal for members. Look around in the live demo.',
  outcome:
    'An organization whose members propose, vote and spend by rules written into contracts, ready to run once you have set the numbers.',
  problem: [
    'A group chat with a shared wallet works until the first disagreement. Then nobody can say who was entitled to vote, whether enough took part, or why the money has already been moved.',
    'Governance code is easy to deploy and easy to misconfigure. A quorum that is never reached freezes the treasury. One that is too low lets a quiet weekend decide. The builder asks for each number, and shows what it would have meant with your actual holders.',
  ],
  included: [
    {
      term: 'Governor and timelock',
      text: 'Proposals carry the exact calls they will make. A passed one waits in the timelock before it can be executed.',
    },
    {
      term: 'Voting token',
      text: 'Your existing token wrapped for voting, or a new one with checkpoints and delegation built in.',
    },
    {
      term: 'Member portal',
      text: 'Open and past proposals, how the votes stand, time left, and a delegate page for members who will not read everything.',
    },
    {
      term: 'Proposal composer',
      text: 'Payments, parameter changes and plain statements from forms, each with a preview of what would happen on chain.',
    },
    {
      term: 'Treasury view',
      text: 'What the treasury holds by token and value, and which proposal caused each payment.',
    },
    {
      term: 'Settings check',
      text: 'A run over your holder list shows who could pass or block a vote alone, and at what turnout the quorum is met.',
    },
  ],
  uses: ['Sports clubs and associations', 'Charities that show what they spend', 'Cooperatives'],
  steps: [
    {
      name: 'Members',
      sentence: 'We read your holder list, or draft one, and settle who has a voice and how much of it.',
    },
    {
      name: 'Numbers',
      sentence:
        'Delay, voting period, threshold and quorum are tried against that list before they are written.',
    },
    {
      name: 'Dress rehearsal',
      sentence:
        'One proposal passes, one fails and one is canceled on a test network, with real members voting.',
    },
    {
      name: 'Release',
      sentence:
        'The deployer’s rights are renounced, then the treasury moves in, in that order and in public.',
    },
  ],
  needs: [
    'Your token, or a list of members and weights',
    'What the treasury holds today, and where',
    'Who may stop a harmful proposal, if anybody',
    'A legal wrapper, if you have one or plan one',
  ],
  terms: {
    price:
      'An existing token or a new one, the number of members, the forms for proposals, and what has to move to the treasury.',
    time: 'When you fix delay, quorum and threshold, and when your members can join the dress rehearsal.',
    handover:
      'You get the governor, timelock and voting token, the member portal, the settings check in writing, and a treasury that only votes can spend.',
  },
  standards: [
    {
      term: 'Snapshot block',
      text: 'Weight is read at a block in the past. Tokens borrowed for a single transaction therefore carry no votes.',
    },
    {
      term: 'Quorum',
      text: 'The minimum participation for a result to count. Set it by who actually votes, not by who holds.',
    },
    {
      term: 'ERC-5805',
      text: 'Voting with delegation. Holders have no weight until they delegate, to themselves or to somebody else, which the portal explains first.',
    },
    {
      term: 'Off-chain votes',
      text: 'Signed messages cost no gas, but somebody has to carry out the result. A multisig does that, and members have to trust it.',
    },
  ],
  demo: {
    canTry: [
      'Read active and passed sample proposals with votes for and against, and the time left.',
      'See that only active proposals carry Vote For and Vote Against. Pressed, they count nothing and say how a vote is cast in your version.',
      'Look at a sample treasury as one bar and as a table of tokens, amounts and values.',
    ],
    canChange: [
      'One token one vote, or other weights',
      'Quorum, threshold and voting period',
      'Proposal categories and forms',
      'On-chain or signed votes',
      'Look and wording of the portal',
    ],
  },
  related: [
    '/services/dao-platform',
    '/products/airdrop-manager',
    '/products/wallet-tracker',
    '/services/consulting-compliance',
  ],
  questions: [
    {
      question: 'Can a large holder take over the treasury?',
      answer:
        'If one address can reach quorum and majority alone, yes. The settings check names such holders. A timelock leaves time to react, and a guardian can be given the right to cancel and nothing else.',
    },
    {
      question: 'Can the rules of the DAO be changed later?',
      answer:
        'By proposal only. Quorum, periods and even the governor contract can be replaced if members vote for it and the timelock has run out.',
    },
    {
      question: 'When is the builder not enough?',
      answer:
        'When you need several chambers, votes by reputation or a treasury on more than one chain. That is a platform in its own right, and the DAO platform service covers it.',
    },
  ],
  call: {
    title: 'Who gets a vote?',
    text: 'Send the token or the member list, and the decision you would put to the first vote.',
  },
} satisfies OfferCopy
