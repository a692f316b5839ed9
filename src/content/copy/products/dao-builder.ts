import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Set up a standard DAO: proposals, token votes and a treasury, from tested contracts.'

export const synonyms =
  'daos governance voting member proposal treasury club cooperative association charity donation sport membership housing decide fan supporter transparent'

export const ai = 'Summarizes a long proposal and lists its changes, next to the full text.'

export default {
  title: 'DAO builder: proposals, votes, treasury',
  description:
    'Set up a DAO from tested governance contracts: voting token, quorum, waiting time and treasury, with a portal for members. Explore the live demo.',
  outcome:
    'Software for a standard DAO, an organization run by votes: choose its rules, check them against your holder list, and launch.',
  problemTitle: 'No proof of who could vote',
  problem: [
    'A group chat with a shared wallet works until the first disagreement. Then no one can prove who was entitled to vote, whether enough members took part, or who approved a payment.',
    'Governance code is easy to deploy and easy to misconfigure. A minimum turnout (quorum) that is never reached freezes the treasury. With one that is too low, a few members decide for all. The builder asks for each parameter and shows its effect with your actual holders.',
  ],
  exhibit: {
    kind: 'threshold',
    caption:
      'Checked against your holder list, a quorum shows who could pass a vote alone before it is deployed.',
    name: 'Votes of sample holders',
    unit: '%',
    most: 50,
    threshold: { name: 'Quorum', at: 20 },
    bars: [
      { name: 'Founder', at: 31, mark: 'bad', verdict: 'Passes alone' },
      { name: 'Fund', at: 14, mark: 'good', verdict: 'Needs others' },
      { name: 'Early member', at: 9, mark: 'good', verdict: 'Needs others' },
      { name: 'All others', at: 46, mark: 'good', verdict: 'Can decide' },
    ],
  },
  included: [
    {
      term: 'Governor and timelock',
      text: 'Proposals carry the exact actions they will take. A passed proposal waits in the timelock before it can be executed.',
    },
    {
      term: 'Voting token',
      text: 'Your existing token wrapped for voting, or a new one with delegation built in.',
    },
    {
      term: 'Member portal',
      text: 'Open and past proposals, current votes, time left, and a delegate page for members who do not vote themselves. AI summarizes long proposals and lists their changes, next to the full text.',
    },
    {
      term: 'Proposal composer',
      text: 'Forms for payments, parameter changes and plain statements, each with a preview of its effect on chain.',
    },
    {
      term: 'Treasury view',
      text: 'Treasury holdings by token and value, and the proposal behind each payment.',
    },
    {
      term: 'Settings check',
      text: 'The builder reads your holder list and shows who could decide a vote alone, and how many must turn out.',
    },
  ],
  uses: ['Sports clubs and associations', 'Charities that show what they spend', 'Cooperatives'],
  steps: [
    {
      name: 'Members',
      sentence: 'We review your holder list, or draft one, and define who can vote and with what weight.',
    },
    {
      name: 'Parameters',
      sentence: 'We test delay, voting period, threshold and quorum against that list before we set them.',
    },
    {
      name: 'Dress rehearsal',
      sentence: 'On a test network, your members pass one proposal, defeat one and cancel one.',
    },
    {
      name: 'Release',
      sentence: 'We first give up our rights, then transfer the treasury. Both steps are public.',
    },
  ],
  needs: [
    'Your token, or a list of members and weights',
    'Current treasury holdings and their location',
    'The person who may stop a harmful proposal, if any',
    'A legal form, if you have one or plan one',
  ],
  terms: {
    price:
      'Whether you have a token, and how many members vote. Forms for proposals and the assets that move to the treasury add to it.',
    time: 'When you fix delay, quorum and threshold, and when your members can join the dress rehearsal.',
    handover:
      'You get the governor, timelock and voting token with the member portal. The settings check is in writing, and the treasury can be spent only by vote.',
  },
  standards: [
    {
      term: 'Snapshot block',
      text: 'Voting weight is read at a past block. Tokens borrowed for a single transaction therefore carry no votes.',
    },
    {
      term: 'Quorum',
      text: 'The minimum turnout for a valid result. Set it by the number of active voters, not by the number of holders.',
    },
    {
      term: 'ERC-5805',
      text: 'Voting with delegation. Holders have no weight until they delegate, to their own address or to another member. The portal explains this first.',
    },
    {
      term: 'Off-chain votes',
      text: 'Signed messages cost no gas, but a multisig has to execute the result, and members have to trust it.',
    },
  ],
  demo: {
    canTry: [
      'Read active and passed sample proposals with votes for and against, and the time left.',
      'Open an active proposal and press Vote For or Vote Against: the buttons explain how members vote.',
      'See a sample treasury as a bar chart and as a table of tokens, amounts and values.',
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
        'Yes, if one address can reach quorum and majority alone. The settings check lists such holders. A timelock gives members time to react, and you can appoint a guardian who may only cancel.',
    },
    {
      question: 'Can the rules of the DAO be changed later?',
      answer:
        'By proposal only. Members can vote to replace quorum, periods and even the governor contract. The change takes effect after the timelock.',
    },
    {
      question: 'When is the builder not enough?',
      answer:
        'When you need several chambers (separate voting bodies), votes earned by reputation, or a treasury on several chains. The DAO platform, a service, covers these.',
    },
  ],
  call: {
    title: 'Who gets a vote?',
    text: 'Send us the token or the member list, and the topic of your first vote.',
  },
} as const satisfies OfferCopy
