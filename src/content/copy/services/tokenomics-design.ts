import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Supply, allocation and incentives, modeled year by year before anything is minted.'

export const synonyms =
  'tokenomic economics economy distribution allocation supply inflation emission vesting schedule incentive model burn buyback unlock'

export default {
  title: 'Tokenomics design and modeling',
  description:
    'Supply, allocation, vesting, emissions and sinks as a model you can stress, then as parameters that go into the contracts unchanged.',
  outcome:
    'A token model in which each amount has a purpose, a release date and a source, tested against bad markets before good ones.',
  problem: [
    'Many tokens fail by arithmetic. Emissions outgrow any reason to hold, several unlocks fall on the same day, or the float is so thin that a single sale moves the market. All of it could have been read from a table that nobody made.',
    'The other failure is a token without a job. If the product works as well with a stablecoin, holders notice sooner or later. We ask that question first, and sometimes the answer is to do without.',
  ],
  included: [
    {
      term: 'Role of the token',
      text: 'What it pays for, secures or decides, who has to hold it and for how long, and what happens if they sell at once.',
    },
    {
      term: 'Supply plan',
      text: 'Fixed, capped or inflating, with the party that can change it and the limit on that power.',
    },
    {
      term: 'Allocation table',
      text: 'Team, investors, community, treasury and liquidity, each with an amount, a reason and a wallet.',
    },
    {
      term: 'Release calendar',
      text: 'Cliffs, linear vesting and emissions drawn month by month against expected demand and market depth.',
    },
    {
      term: 'Flows',
      text: 'Fees, rewards, burns and buybacks with their sources, so that no reward is paid out of nowhere.',
    },
    {
      term: 'Stress scenarios',
      text: 'Demand that never comes, a price crash, a large holder leaving, Sybil farming of rewards. The model shows which rule breaks first.',
    },
    {
      term: 'Parameter file',
      text: 'Amounts and dates in machine-readable form, which contracts and tests read, so that paper and code cannot differ.',
    },
  ],
  steps: [
    {
      name: 'Purpose',
      sentence:
        'Each group of participants is described by what it gives, what it gets and why it would stay.',
    },
    {
      name: 'First model',
      sentence:
        'A spreadsheet joins supply, demand and treasury, with every assumption in a cell of its own.',
    },
    {
      name: 'Simulation',
      sentence:
        'Assumptions are varied together, thousands of runs at a time, to find the conditions of failure.',
    },
    {
      name: 'Commitment',
      sentence:
        'Chosen values are explained in writing, reviewed by your lawyers and exported for the contracts.',
    },
  ],
  needs: [
    'What the product does without a token',
    'Promises already made to investors or staff',
    'Real usage or revenue figures, if any',
    'Runway and what the treasury has to cover',
  ],
  terms: {
    price:
      'The number of participant groups, the sources of fees and rewards, and how many stress scenarios you want to see.',
    time: 'How complete your usage figures and promises to investors are, and the review by your lawyers.',
    handover:
      'You get the token model as a spreadsheet, the allocation table, the release calendar, the results of the simulation, and the parameter file.',
  },
  standards: [
    {
      term: 'Circulating and diluted',
      text: 'Circulating supply counts what can move today, the fully diluted figure all that may ever exist. A wide gap means that most selling pressure still lies ahead.',
    },
    {
      term: 'Cliff and linear vesting',
      text: 'Nothing is released until the cliff, then a steady part in each block or month. Staggered cliffs avoid one day on which everybody can sell.',
    },
    {
      term: 'Emission curves',
      text: 'Constant, decaying or stepped like Bitcoin’s halving. Front-loaded curves attract early users and those who only come for the reward.',
    },
    {
      term: 'Legal classes',
      text: 'MiCA separates e-money tokens, asset-referenced tokens and other crypto-assets, and the Howey test asks whether buyers expect profit from the work of others. Design choices bear on both, and counsel judges.',
    },
  ],
  related: [
    '/services/token-creation',
    '/services/launchpad-development',
    '/services/dao-platform',
    '/services/whitepaper-documentation',
  ],
  questions: [
    {
      question: 'Can a model predict the price of a token?',
      answer:
        'No. It can show how much supply reaches the market and when, how long a treasury lasts, and under which assumptions a rule fails. Anyone who turns that into a price forecast has picked the demand to suit.',
    },
    {
      question: 'How much should the team receive?',
      answer:
        'Enough to stay, released slowly enough to stay for. What readers look at is the share that insiders hold together, the cliff, and whether vesting is enforced by a contract or only announced.',
    },
    {
      question: 'Does burning tokens make the rest worth more?',
      answer:
        'Only if demand holds. Burning lowers supply, and spending revenue on it means not spending it on the product. It works best as a consequence of use, for instance a part of each fee, and not as an event.',
    },
  ],
  call: {
    title: 'What job should the token do?',
    text: 'One paragraph on the product and any allocation already promised is a good start.',
  },
} satisfies OfferCopy
