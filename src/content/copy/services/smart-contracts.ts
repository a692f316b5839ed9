import type { OfferCopy } from '../offerCopy.ts'

export const sentence =
  'Programs on a blockchain (smart contracts) made to your rules, such as escrow or payouts, in code that your team can verify.'

export const synonyms =
  'solidity escrow vesting code write program logic rust proxy upgrade upgradeable multisig timelock oracle deploy engineer programmer insurance payout payroll salary royalty rent deposit automatic automatically split revenue crop smartcontract smartcontracts'

export default {
  title: 'Smart contract development in Solidity and Rust',
  description:
    'Programs on Ethereum, BSC, Polygon, Tron and Solana: specified in plain language, attacked in tests, put live with keys that you hold.',
  outcome:
    'Smart contracts (programs on a blockchain) whose rules you can read. Tests attack every rule, and the keys that allow changes are yours from the start.',
  problemTitle: 'Code that anyone can call',
  problem: [
    'A smart contract executes what the code says, not what you meant. It holds money, and anyone can run its functions in any order, even with a large loan or from other programs. A bug that would be a support ticket elsewhere becomes an irreversible loss.',
    'Large losses tend to repeat a few patterns: money that leaves before the balance is reduced, a function that does not check who calls it, a price that the user can move in the same transaction. A design that addresses them early can rule them out.',
  ],
  exhibit: {
    kind: 'finding',
    caption: 'Each rule is one sentence, one place in the code, and one test that tries to break it.',
    name: 'Rule 12',
    badge: { mark: 'good', name: 'Held under attack' },
    panes: [
      {
        name: 'The rule',
        text: 'No one can withdraw more than their own deposit, in any order of use.',
      },
      { name: 'The code', code: ['balance[who] -= amount;', 'who.sendValue(amount);'] },
      {
        name: 'The attack',
        code: ['test_rule12_reenter()', 'attacker.withdrawTwice();', '// reverts, as it must'],
      },
    ],
  },
  included: [
    {
      term: 'Numbered specification',
      text: 'Roles, limits and exceptions, rule by rule. Code and tests refer to the numbers.',
    },
    {
      term: 'Contract code',
      text: 'One version for Ethereum, BSC, Polygon and Tron, another for Solana, built on established code where it fits.',
    },
    {
      term: 'Access control',
      text: 'One role for each duty, a change of owner that the new owner confirms, and a waiting time before any admin action that affects deposits.',
    },
    {
      term: 'Adversarial tests',
      text: 'Random calls try to break the rules that must always hold. Where other programs are involved, tests run on a copy of the real network.',
    },
    {
      term: 'Automatic checks',
      text: 'Programs that look for known flaws run on every change. A flaw that is left in needs a written reason.',
    },
    {
      term: 'Deployment scripts',
      text: 'The steps that put the contract live, repeatable on a new computer, with published source and a list of who holds which role and what it allows.',
    },
  ],
  uses: [
    'Rule-based insurance payouts',
    'Split payments of salaries and royalties',
    'Escrow: deposits held until both sides agree',
  ],
  steps: [
    {
      name: 'Rules',
      sentence:
        'You describe what may happen and what must never happen, and we return it as numbered statements.',
    },
    {
      name: 'Interface',
      sentence:
        'The functions that others can call are defined first and shown to the teams that will use them.',
    },
    {
      name: 'Code and attack tests',
      sentence:
        'We write the program together with tests for repeated withdrawals, rounding, wrong order and wrong callers.',
    },
    {
      name: 'Freeze',
      sentence:
        'An outside audit, which can be part of the scope, checks the frozen version, then our corrections. Only the corrected version goes live.',
    },
  ],
  needs: [
    'The process in your own words, exceptions included',
    'Roles, with what each may and must not do',
    'Tokens and other contracts it has to work with',
    'Expected volumes and limits',
  ],
  terms: {
    price:
      'How many rules, roles and exceptions there are. Calls to contracts of others add to it, and so does each further network.',
    time: 'Your answers on exceptions, the outside audit of the frozen version, and the fixes that follow from it.',
    handover:
      'You get the numbered specification and the contract code with its tests. The deployment scripts end with a list of who holds each admin key; you hold them from the start.',
  },
  standards: [
    {
      term: 'Paid twice',
      text: 'An attacker calls back before the contract has updated its balances, and is paid again. We update balances first and add a guard.',
      names: 'Reentrancy',
    },
    {
      term: 'Safe changes',
      text: 'If a contract can be replaced later (an upgradeable proxy), a careless change can overwrite its data. Two standards prevent this.',
      names: 'ERC-1967, ERC-7201',
    },
    {
      term: 'Prices from outside',
      text: 'Someone with a large loan can move the price of a single market for a moment. An average over time or several sources are safer. Such a price source is called an oracle.',
    },
  ],
  demo: {
    canTry: [
      'Pick a token standard (ERC-20 for Ethereum, BEP-20 for BSC, TRC-20 for Tron, SPL for Solana) and press Generate.',
      'Read a sample contract with a fixed supply, a transfer tax, a list of exempt addresses, a pause switch and tokens that holders can destroy.',
      'Copy the source or download it as a file.',
      'Change the standard: the demo shows the same token, as a sample of our code.',
    ],
    canChange: [
      'Which standards and networks it covers',
      'Name, supply and tax',
      'Modules such as escrow or payouts',
      'A single owner, or separate roles',
      'Language of the comments',
    ],
  },
  related: [
    '/services/smart-contract-audits',
    '/services/dapp-development',
    '/services/token-creation',
    '/products/contract-builder',
  ],
  questions: [
    {
      question: 'Should our contract be upgradeable?',
      answer:
        'Changes help while a product is young, but the person with the key for changes becomes a risk. A common compromise is a public waiting time before each change at first, and no such key once the code is stable.',
    },
    {
      question: 'Is an audit still needed when everything is tested?',
      answer:
        'Yes. Tests check what the authors thought of; an auditor looks for the rest. The two should be independent, and a major change needs a second review.',
    },
    {
      question: 'What determines the network fee of a call?',
      answer:
        'Mostly storage: saving a new value costs far more than arithmetic. A report in the tests shows the network fee (gas) of each function, so before the release you can see which change makes a call more expensive.',
    },
  ],
  call: {
    title: 'What must your contract never allow?',
    text: 'Start your message with that, then add the network and the tokens involved.',
  },
} as const satisfies OfferCopy
