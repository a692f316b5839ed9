import type { OfferCopy } from '../offerCopy.ts'

export const sentence =
  'Supply, allocation and incentives, modeled month by month before any token is issued.'

export const synonyms =
  'tokenomic economics economy distribution allocation supply inflation emission vesting schedule incentive model burn buyback unlock'

export default {
  title: 'Tokenomics design and modeling',
  description:
    'Supply, allocation, release dates and rewards as a model you can stress-test, then as parameters that go into the contracts unchanged.',
  outcome:
    'Know before the launch what your token is for, who gets how much and when, and who pays rewards in a weak market.',
  problemTitle: 'Many tokens fail on arithmetic',
  problem: [
    'New tokens come out faster than demand grows, several groups may sell for the first time on the same day, or so few tokens trade that a single sale moves the market. A release table would have shown all of this.',
    'The other failure is a token without a function. If the product works just as well with ordinary money, buyers will notice. We ask that question first, and sometimes we recommend no token.',
  ],
  exhibit: {
    kind: 'curve',
    caption: 'One release table shows in which month more tokens come out than you assume buyers will want.',
    unit: ' M',
    over: { name: 'Month', count: 18 },
    input: { name: 'New demand a month', unit: ' M', from: 1, to: 6, step: 1, at: 3 },
    lines: [
      {
        name: 'Released',
        start: 10,
        slope: 1.5,
        jumps: [
          { at: 6, by: 8 },
          { at: 12, by: 18 },
        ],
      },
      { name: 'Wanted', start: 16, slopeOfInput: 1 },
    ],
    happens: { text: 'In month {at} more is released than wanted.' },
    never: { text: 'Demand covers every release.' },
  },
  included: [
    {
      term: 'Role of the token',
      text: 'What the token pays for, secures or decides, who has to hold it and for how long, and what happens if they all sell together.',
    },
    {
      term: 'Supply plan',
      text: 'Fixed, capped or growing, with the party that can change it and the limits on that right.',
    },
    {
      term: 'Allocation table',
      text: 'Team, investors, community, treasury and the reserve for trading (liquidity), each with an amount, a reason and a wallet.',
    },
    {
      term: 'Release calendar',
      text: 'All releases drawn month by month against the demand that you assume.',
    },
    {
      term: 'Flows',
      text: 'Fees, rewards, and tokens bought back or destroyed (burned), with their sources, so that every reward is paid for.',
    },
    {
      term: 'Stress scenarios',
      text: 'Lack of demand, a price crash, the exit of a large holder, one person collecting rewards under many names. The model shows which rule fails first.',
    },
    {
      term: 'Parameter file',
      text: 'Amounts and dates in a form that programs can read. The smart contracts (programs on a blockchain) use it, so the published plan and the code cannot differ.',
    },
  ],
  steps: [
    {
      name: 'Purpose',
      sentence: 'We describe what each group of participants gives, what it gets and why it would stay.',
    },
    {
      name: 'First model',
      sentence:
        'A spreadsheet combines supply, demand and treasury, with each assumption in a separate cell.',
    },
    {
      name: 'Simulation',
      sentence: 'We vary the assumptions together in thousands of runs to find the failure conditions.',
    },
    {
      name: 'Commitment',
      sentence:
        'We explain the chosen values in writing, your lawyers review them, and we export them for the contracts.',
    },
  ],
  needs: [
    'What the product does without a token',
    'Commitments already made to investors or staff',
    'Real usage or revenue figures, if any',
    'How long your money lasts, and what you owe',
  ],
  terms: {
    price:
      'The number of participant groups and of the sources of fees and rewards. Every stress scenario you want to see adds to it.',
    time: 'How complete your usage figures and your list of promises to investors are, then your lawyers’ review.',
    handover:
      'You get the token model as a spreadsheet, the allocation table, the release calendar, the results of the simulation, and the parameter file.',
  },
  standards: [
    {
      term: 'Circulating and diluted',
      text: 'How much selling is still to come: compare the tokens that can move today (circulating) with all that may ever exist (fully diluted).',
    },
    {
      term: 'Release over time',
      text: 'Nothing comes out before a first date (cliff). On that date the amount built up so far is released, then a steady amount (vesting). Different first dates avoid a day when all holders can sell.',
    },
    {
      term: 'Pace of new tokens',
      text: 'New tokens come at a constant, falling or stepped pace. A fast start attracts early users, but also users who come only for the reward.',
      names: 'Emission',
    },
    {
      term: 'Legal classes',
      text: 'Your counsel decides whether the token counts as electronic money, as an investment or as neither. Design choices affect that.',
      names: 'MiCA, Howey test',
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
        'No. It can show how much supply reaches the market and when, how long a treasury lasts, and under which assumptions a rule fails. The demand in it is your assumption, so it cannot forecast a price.',
    },
    {
      question: 'How much should the team receive?',
      answer:
        'There is no fixed share. It should be enough to keep the team, and released slowly enough that they stay. Investors look at the combined share of insiders, the wait before the first release, and whether a contract enforces the dates or the team only announces them.',
    },
    {
      question: 'Does burning tokens make the rest worth more?',
      answer:
        'Only if demand holds. Destroying tokens (burning) lowers supply, and revenue spent on it is not spent on the product. It works best as a result of use, for instance as part of each fee, not as a one-time event.',
    },
  ],
  call: {
    title: 'What should the token do?',
    text: 'One paragraph about the product and any allocation already promised is a good start.',
  },
} as const satisfies OfferCopy
