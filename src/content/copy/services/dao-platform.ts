import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Proposals, votes and a treasury that members can follow.'

export const synonyms =
  'daos governance vote voting proposal treasury member community delegate quorum multisig council grant budget spend cooperative association housing charity foundation donation club decide decision democratic transparent'

export default {
  title: 'DAO platform and on-chain governance development',
  description:
    'Proposals, voting, delegation and a treasury behind a timelock, with quorums and safeguards that fit the size and habits of your community.',
  outcome:
    'A way for members to decide and for the treasury to follow the decision, with enough delay for anyone to object in between.',
  problem: [
    'Voting is simple to build and hard to get right. With a low quorum a small group can empty the treasury on a quiet weekend. With a high one nothing ever passes, and the real decisions move to a chat that most members never see.',
    'Some attacks look like ordinary votes: tokens borrowed for a day, a friendly title over hostile call data, a proposal timed for a holiday. Rules for snapshots, review and delay have to be in place before the first proposal, since changing them later takes a vote as well.',
  ],
  included: [
    {
      term: 'Governor contracts',
      text: 'Proposal threshold, voting delay, voting period and quorum as parameters that only a passed vote can change.',
    },
    {
      term: 'Voting power',
      text: 'Counted at a block before voting opens, so that tokens bought or borrowed afterward do not count. Holders can delegate.',
    },
    {
      term: 'Timelocked treasury',
      text: 'A passed proposal waits before it executes. A guardian may be able to stop it in that time, under a mandate that expires.',
    },
    {
      term: 'Readable proposals',
      text: 'Call data is decoded and simulated on the page: which contract, which function, which amounts, and what the balance is afterward.',
    },
    {
      term: 'Delegate pages',
      text: 'Who represents how many votes, how they voted and why, with notifications for those who delegated.',
    },
    {
      term: 'Treasury view',
      text: 'Holdings, streams, grants and past payments, each linked to the vote that approved it.',
    },
  ],
  uses: ['Housing cooperatives', 'Foundations and donation funds', 'Investment clubs'],
  steps: [
    {
      name: 'Constitution',
      sentence:
        'Members’ rights, decision types and thresholds are put in words before they become parameters.',
    },
    {
      name: 'Stress on paper',
      sentence: 'Current token distribution is run through the rules to see who could pass or block what.',
    },
    {
      name: 'Trial votes',
      sentence: 'The platform runs on a test network, where members pass, defeat and cancel proposals.',
    },
    {
      name: 'Handover of powers',
      sentence:
        'Ownership of contracts moves to the timelock in stages, and the team’s own keys are removed last.',
    },
  ],
  needs: [
    'The token and its distribution today',
    'Kinds of decisions that members should take',
    'Assets the treasury holds, and where',
    'Who drafts proposals and who moderates the forum',
  ],
  terms: {
    price:
      'The kinds of proposals and delegation, what the treasury holds, the networks, and the contracts that move to the timelock.',
    time: 'How soon members agree on the constitution, the trial votes, and an audit of the governor contracts.',
    handover:
      'You get the governor and treasury contracts, the proposal and delegate pages, the constitution in writing, and powers that sit with the timelock.',
  },
  standards: [
    {
      term: 'Governor and ERC20Votes',
      text: 'Widely used contracts from OpenZeppelin. Tokens carry votes only after their holder has delegated them, if only to themselves.',
    },
    {
      term: 'Snapshot voting',
      text: 'Votes as EIP-712 signatures without gas, stored off chain. Execution then needs a multisig that members rely on, or an oracle with a challenge period.',
    },
    {
      term: 'Token voting and others',
      text: 'One vote for each token favors large holders. Quadratic voting softens that only if each person is counted once, which needs proof of personhood.',
    },
    {
      term: 'Solana',
      text: 'The SPL Governance program, known through its Realms interface, offers councils, community tokens and plug-ins for voting weight.',
    },
  ],
  demo: {
    canTry: [
      'Read sample proposals, active and passed, with the votes for and against each.',
      'Compare what a treasury of four tokens holds, by amount and share.',
      'Find Vote For and Vote Against on active proposals only. Pressing them changes no count.',
    ],
    canChange: [
      'Quorum, thresholds and periods',
      'Vote weighting and delegation',
      'Proposal categories and templates',
      'Guardian and veto rules',
      'Forum and notification links',
    ],
  },
  related: [
    '/products/dao-builder',
    '/services/tokenomics-design',
    '/services/smart-contract-audits',
    '/services/staking-platform',
  ],
  questions: [
    {
      question: 'How high should a quorum be?',
      answer:
        'Somewhat below the turnout you can expect on a routine matter, and higher for changes to the rules or large payments. Count only tokens that can vote, leaving out the treasury and unvested ones.',
    },
    {
      question: 'Is a DAO a legal entity?',
      answer:
        'Not by itself. Some jurisdictions offer forms for it, and without one members may be treated as partners with personal liability. A lawyer should answer that before the treasury signs contracts.',
    },
    {
      question: 'What stops somebody from buying a vote?',
      answer:
        'Counting voting power at an earlier block defeats flash loans, and a delay gives others time to leave or object. Long-term accumulation and bribes remain possible, so payments have caps and a guardian can intervene.',
    },
  ],
  call: {
    title: 'What should members decide first?',
    text: 'Mention the token, the number of holders and what the treasury is there to pay for.',
  },
} satisfies OfferCopy
