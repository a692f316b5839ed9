import type { OfferCopy } from '../offerCopy.ts'

export const sentence =
  'Set up an organization run by votes (a DAO): proposals, token votes and a treasury, from tested contracts.'

export const synonyms =
  'daos governance voting member proposal treasury club cooperative association charity donation sport membership housing decide fan supporter transparent'

export const ai = 'Summarizes a members’ proposal and lists its changes, next to the full text.'

export default {
  title: 'DAO builder: proposals, votes, treasury',
  description:
    'Set up an organization run by votes (a DAO) from tested programs: voting token, minimum turnout, waiting time and treasury. Explore the live demo.',
  outcome:
    'Software for a standard DAO, an organization run by votes: choose its rules, check them against your list of members, and launch.',
  problemTitle: 'No proof of who could vote',
  problem: [
    'A group chat with a shared wallet works until the first disagreement. Then no one can prove who was entitled to vote, whether enough members took part, or who approved a payment.',
    'Voting software is easy to launch and easy to misconfigure. A minimum turnout (quorum) that is never reached freezes the treasury. With one that is too low, a few members decide for all. The builder asks for each setting and shows its effect with your actual members.',
  ],
  exhibit: {
    kind: 'thresholdBars',
    caption: 'The builder shows which members could win a vote alone at a quorum, before you set it.',
    name: 'Votes of sample holders',
    unit: '%',
    most: 50,
    threshold: { name: 'Quorum', at: 20 },
    bars: [
      { name: 'Founder', at: 31, mark: 'bad', verdict: 'Passes alone' },
      { name: 'Fund', at: 14, mark: 'good', verdict: 'Needs others' },
      { name: 'Early member', at: 9, mark: 'good', verdict: 'Needs others' },
      { name: 'All others', at: 46, mark: 'good', verdict: 'Pass it together' },
    ],
  },
  included: [
    {
      term: 'Votes and waiting time',
      text: 'Smart contracts (programs on a blockchain) hold proposals with the exact actions they will take. A passed proposal waits before it is carried out.',
    },
    {
      term: 'Voting token',
      text: 'Your existing token, which members exchange one for one for a voting version, or a new one. Members can pass their votes to another member.',
    },
    {
      term: 'Member portal',
      text: 'Open and past proposals, votes, time left, and a page to pass votes to another member (a delegate). AI summarizes long proposals and lists their changes, next to the full text.',
    },
    {
      term: 'Proposal composer',
      text: 'Forms for payments, changed settings and plain statements, each with a preview of its effect.',
    },
    {
      term: 'Treasury view',
      text: 'Treasury holdings by token and value, and the proposal behind each payment.',
    },
    {
      term: 'Settings check',
      text: 'The builder reads who holds the token and shows who could decide a vote alone, and how many must turn out.',
    },
  ],
  uses: ['Sports clubs and associations', 'Charities that show what they spend', 'Cooperatives'],
  steps: [
    {
      name: 'Members',
      sentence: 'We review your list of members, or draft one, and define who can vote and with what weight.',
    },
    {
      name: 'Parameters',
      sentence:
        'We test waiting time, voting period, majority and turnout against that list before we set them.',
    },
    {
      name: 'Dress rehearsal',
      sentence: 'On a test network, your members pass one proposal, defeat one and cancel one.',
    },
    {
      name: 'Release',
      sentence: 'We give up our rights; then your treasury moves in. Both steps are public.',
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
    time: 'When you fix waiting time, turnout and majority, and when your members can join the dress rehearsal.',
    handover:
      'You get the voting contracts with their waiting time, the voting token and the member portal. The settings check is in writing. With on-chain votes, only a vote can spend the treasury.',
  },
  standards: [
    {
      term: 'Earlier balances',
      text: 'Votes count by the balances before the vote opened, so tokens borrowed for a moment carry none.',
      names: 'Snapshot block',
    },
    {
      term: 'Quorum',
      text: 'Set the quorum by the votes usually cast, not by all votes that exist.',
    },
    {
      term: 'Votes must be assigned',
      text: 'A token carries no vote until its holder assigns it, to their own address or to another member. The portal explains this first.',
      names: 'ERC-5805',
    },
    {
      term: 'Votes without a fee',
      text: 'Signed messages cost no network fee, but several trusted people have to carry out the result.',
    },
  ],
  demo: {
    canTry: [
      'Read active and passed sample proposals with votes for and against, and the time left.',
      'Open an active proposal and press Vote For or Vote Against: the buttons explain how members vote.',
      'See a sample treasury as a bar chart and as a table of tokens, amounts and values.',
    ],
    canChange: [
      'Votes by tokens held, or by the weights in your list',
      'Turnout, majority and voting period',
      'Proposal categories and forms',
      'Votes recorded on the blockchain for a fee, or collected as signed messages without one',
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
        'Yes, if one address can reach turnout and majority alone. The settings check lists such holders. The waiting time lets members leave or object before the payment is made, and you can appoint a guardian who may only cancel.',
    },
    {
      question: 'Can the rules of the DAO be changed later?',
      answer:
        'By proposal only. Members can vote to change the quorum, the periods and even the voting program. The change takes effect after the waiting time.',
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
