import type { OfferCopy } from '../offerCopy.ts'

export const sentence =
  'An organization run by votes (a DAO), designed around your members, when our ready-made DAO builder is not enough.'

export const synonyms =
  'daos governance vote voting proposal treasury member community delegate quorum multisig council grant budget spend cooperative association housing charity foundation donation club decide decision democratic transparent'

export default {
  title: 'DAO platform and on-chain governance development',
  description:
    'For organizations run by votes (DAOs): proposals, voting, and a treasury whose payments wait before they leave, with rules that fit your members.',
  outcome:
    'Governance designed around your members: we write down their rights, build the voting and payment programs, run trial votes and hand over power in stages.',
  problemTitle: 'Where votes go wrong',
  problem: [
    'In a DAO (an organization run by votes), members decide and smart contracts (programs on a blockchain) carry it out. With a low minimum turnout (quorum), a small group can empty the treasury on a quiet weekend. With a high one, no proposal passes, and the real decisions move to a chat that most members never see.',
    'Some attacks look like ordinary votes: tokens borrowed for a day, a harmless title over malicious code, a proposal timed for a holiday. Rules for counting, review and delay have to be in place before the first proposal, because a later change needs a vote as well.',
  ],
  exhibit: {
    kind: 'thresholdBars',
    caption: 'A tested quorum stops the small group on a quiet weekend and still lets an ordinary vote pass.',
    name: 'Turnout of four sample votes',
    unit: '%',
    most: 50,
    threshold: { name: 'Quorum', at: 15 },
    bars: [
      { name: 'Quiet weekend', at: 6, mark: 'bad', verdict: 'Cannot spend' },
      { name: 'Ordinary week', at: 19, mark: 'good', verdict: 'Counts' },
      { name: 'Large grant', at: 34, mark: 'good', verdict: 'Counts' },
      { name: 'Holiday', at: 9, mark: 'bad', verdict: 'Cannot spend' },
    ],
  },
  included: [
    {
      term: 'Governor contracts',
      text: 'One voting body (chamber), or several that have to agree. Only a passed vote can change the waiting time, the voting period or the quorum.',
    },
    {
      term: 'Voting power',
      text: 'Balances count as they were before voting opened, so tokens bought or borrowed later carry no votes. Where you prefer it, members earn votes (reputation) that cannot be sold. Members can pass their votes to another member, a delegate.',
    },
    {
      term: 'Timelocked treasury',
      text: 'A passed proposal waits before it pays (a timelock). During that time an optional guardian, with a mandate that expires, can stop it. One vote can release funds on several chains.',
    },
    {
      term: 'Readable proposals',
      text: 'The page says what a proposal would do: contract, amounts and the resulting balance. AI summarizes long proposals next to the full text.',
    },
    {
      term: 'Delegate pages',
      text: 'How many votes each delegate represents, how they voted and why, with notices for their members.',
    },
    {
      term: 'Treasury view',
      text: 'Holdings, running payments, grants and past payments, each linked to the vote that approved it.',
    },
  ],
  uses: ['Associations with chapters', 'Foundations and donation funds', 'Investment clubs'],
  steps: [
    {
      name: 'Constitution',
      sentence: 'You agree on members’ rights and majorities in writing before they become code.',
    },
    {
      name: 'Stress test on paper',
      sentence: 'We test the rules on your token list to see who could pass or block a vote alone.',
    },
    {
      name: 'Trial votes',
      sentence: 'The platform runs on a test network, where members pass, defeat and cancel proposals.',
    },
    {
      name: 'Handover of powers',
      sentence:
        'Control moves to the contracts in stages: we give up our keys first, and your team gives up its keys last.',
    },
  ],
  needs: [
    'The token and its distribution today',
    'The decisions members will make',
    'Treasury assets and where they are held',
    'The people who will draft proposals and moderate discussion',
  ],
  terms: {
    price:
      'The chambers, the kinds of proposals and the networks. Every program that members will control adds to it.',
    time: 'The trial votes, an outside audit of the contracts, and how soon members agree on the constitution.',
    handover:
      'You get the governor and treasury contracts, with the proposal and delegate pages. The constitution is in writing, and control is with the members’ votes.',
  },
  standards: [
    {
      term: 'Tested voting contracts',
      text: 'We start from widely used code. A token carries a vote only once its holder assigns that vote, to themselves or another member.',
      names: 'OpenZeppelin Governor, ERC20Votes',
    },
    {
      term: 'Votes at no cost',
      text: 'Members sign votes without a network fee, and the votes are stored off the chain. Several trusted people then have to carry out the result.',
      names: 'Snapshot voting',
    },
    {
      term: 'Token voting and alternatives',
      text: 'One vote for each token favors large holders. Giving large holdings less weight works only if no one can vote under two names.',
      names: 'Quadratic voting',
    },
    {
      term: 'Solana',
      text: 'On Solana we set up its ready-made programs for councils, member tokens and other voting weights.',
      names: 'SPL Governance, Realms',
    },
  ],
  demo: {
    canTry: [
      'Read sample proposals, active and passed, with the votes for and against each.',
      'Compare the four tokens in a treasury by amount and share.',
      'Press Vote For or Vote Against on an active proposal to read how votes are signed and weighted in your finished product; the sample count is fixed.',
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
        'Slightly below the turnout you expect for a routine vote, and higher for rule changes or large payments. Count only tokens that can vote, not those of the treasury or those not yet released.',
    },
    {
      question: 'Is a DAO a legal entity?',
      answer:
        'Not automatically. Some jurisdictions offer legal forms for DAOs. Without one, members may be treated as partners with personal liability. Ask a lawyer before the DAO signs a legal contract.',
    },
    {
      question: 'What prevents an attacker from buying a vote?',
      answer:
        'Counting balances of an earlier date defeats borrowed tokens, and the waiting time lets members sell their tokens or object. Slow buying and bribes remain possible, so you can cap payments and appoint a guardian.',
    },
  ],
  call: {
    title: 'What should members decide first?',
    text: 'Tell us the token, the number of holders and what the treasury will pay for.',
  },
} as const satisfies OfferCopy
