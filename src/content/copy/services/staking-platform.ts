import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Holders lock tokens in a pool for a reward, and can check terms and payouts.'

export const synonyms =
  'stake staker pool reward yield lock apy earn interest yields lockup validator farming passive stacking'

export default {
  title: 'Staking platform development',
  description:
    'Rewards for holders who lock tokens (staking), with lock periods and risk labels they can check. Try sample pools in the live demo.',
  outcome:
    'We build a site where holders see the rate, the lock and the risk before they lock tokens for a reward (staking), with an estimate for the amount they type.',
  problemTitle: 'What most staking pages hide',
  problem: [
    'Holders stake when they understand three things: what they earn, how long their tokens are locked, and what can go wrong. Most staking pages hide the lock and leave out the risk.',
    'The smart contract (a program on a blockchain) behind the page has to pay every reward it promises. If the rate is not tied to the reward budget, the pool of tokens runs dry and the last holders to leave bear the loss.',
  ],
  exhibit: {
    kind: 'curve',
    caption: 'The model shows in which month the reward budget would be empty, before the first pool opens.',
    unit: '%',
    over: { name: 'Month', count: 12 },
    input: { name: 'Tokens staked', unit: '%', from: 20, to: 100, step: 10, at: 60 },
    lines: [{ name: 'Reward budget left', start: 100, slopeOfInput: -0.2 }],
    happens: { text: 'In month {at} the budget is empty.' },
    never: { text: 'The budget pays every reward of the year.' },
  },
  included: [
    {
      term: 'Pool contracts',
      text: 'Deposit, lock, claim and exit for each pool. Rewards come only from a budget that is deposited first and visible to all.',
    },
    {
      term: 'Reward accounting',
      text: 'One calculation serves all holders, so paying rewards costs the same for ten holders as for ten thousand.',
    },
    {
      term: 'Lock periods',
      text: 'Fixed terms such as 30, 60 and 90 days, with the rule for early exit written into the contract and shown before a holder signs.',
    },
    {
      term: 'Holder interface',
      text: 'Pools with rate, lock and the risk label that you set, open positions, and a reward estimate, on phone and desktop.',
    },
    {
      term: 'Admin console',
      text: 'Open a pool, fund it or close it to new deposits. Every change takes effect after a waiting period, so holders see it in advance.',
    },
    {
      term: 'Tests',
      text: 'Each function is tested, and we use the functions in random order to try to break one rule: no pool ever owes more than it holds.',
    },
  ],
  steps: [
    {
      name: 'Terms',
      sentence:
        'We specify each pool with you: token, rate, lock, minimum, source of rewards and risk label.',
    },
    {
      name: 'Model',
      sentence: 'A spreadsheet shows when the budget would be exhausted if all took part.',
    },
    {
      name: 'Contracts',
      sentence: 'We build the pools, test them against the model and run them on a public test network.',
    },
    {
      name: 'Launch',
      sentence:
        'After an outside audit the owner keys move to your multisig (a wallet that needs several signatures), and the first pool opens.',
    },
  ],
  needs: [
    'The token’s contract address, or its planned supply',
    'The source and size of the reward budget',
    'Lock periods, early-exit rules and risk labels',
    'The roles that may open, fund and close a pool',
  ],
  terms: {
    price: 'The number of pools, tokens and networks. Early exit and a larger admin console raise it.',
    time: 'Your decision on the reward budget comes first. A run on a public test network and the outside audit come last.',
    handover:
      'You get the pool contracts with their tests, the reward model, the holder interface, the admin console, and owner keys in your multisig.',
  },
  standards: [
    {
      term: 'Permission for one amount',
      text: 'A holder first allows the pool to take tokens. We ask for the exact amount, never for an unlimited one.',
      names: 'ERC-20 allowance',
    },
    {
      term: 'Simple or compound',
      text: 'The page says whether its rate counts rewards on rewards (APY) or not (APR), so that holders can compare.',
    },
    {
      term: 'Finality',
      text: 'The page shows a deposit as settled once the network can no longer reverse it, not earlier.',
    },
  ],
  demo: {
    canTry: [
      'Compare three sample pools by rate, value locked, minimum, lock period and risk.',
      'Open one pool at a time and type an amount.',
      'Watch the estimated daily rewards update as you type.',
    ],
    canChange: [
      'Tokens and networks',
      'How rates and fees are set',
      'How long a lock lasts, and early exit',
      'When rewards are paid',
      'Admin roles and limits',
      'Name, look and language',
    ],
  },
  related: [
    '/services/smart-contract-audits',
    '/services/tokenomics-design',
    '/services/token-creation',
    '/services/dao-platform',
  ],
  questions: [
    {
      question: 'Where do staking rewards come from?',
      answer:
        'From a budget that you deposit before a pool opens: newly created tokens, fees already earned or treasury money. The page shows its source, because a rate without a source is only a promise.',
    },
    {
      question: 'Can a holder leave before the lock ends?',
      answer:
        'That is your rule to set: not at all, with the rewards forfeited, or with a fee that goes back to the pool. The contract enforces it and the page states it before the deposit.',
    },
    {
      question: 'What happens if the contract has a flaw?',
      answer:
        'A pause stops new deposits and leaves withdrawals open. If the flaw is in the withdrawals, they can be paused too, for a limited time. You decide before launch who may pause, and for how long.',
    },
  ],
  call: {
    title: 'Which pool would you open first?',
    text: 'Tell us the token, the term and the source of the rewards.',
  },
} as const satisfies OfferCopy
