import type { OfferCopy } from '../offerCopy.ts'

export const sentence =
  'Custom contracts, such as escrow or payouts, in code that your team can read and verify.'

export const synonyms =
  'solidity escrow vesting code write program logic rust proxy upgrade upgradeable multisig timelock oracle deploy engineer programmer insurance payout payroll salary royalty rent deposit automatic automatically split revenue crop smartcontract smartcontracts'

export default {
  title: 'Smart contract development in Solidity and Rust',
  description:
    'Contracts for Ethereum, BSC, Polygon, Tron and Solana: specified in plain language, attacked in tests, deployed with keys that you hold.',
  outcome:
    'Contracts with rules you can read, tests that attack every rule, and admin keys that are yours from deployment.',
  problemTitle: 'Code that anyone can call',
  problem: [
    'A contract executes what the code says, not what you meant. It holds money, and anyone can call it in any order, with borrowed funds and through other contracts. A bug that would be a support ticket elsewhere becomes an irreversible loss.',
    'Large losses tend to repeat a few patterns: money that leaves before the balance is reduced, a missing check of the caller, a price that the caller can move in the same transaction. A design that addresses them early can rule them out.',
  ],
  exhibit: {
    kind: 'finding',
    caption: 'Each rule is one sentence, one place in the code, and one test that tries to break it.',
    name: 'Rule 12',
    badge: { mark: 'good', name: 'Held under attack' },
    panes: [
      { name: 'The rule', text: 'No one can withdraw more than their own deposit, in any order of calls.' },
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
      text: 'Roles, limits and edge cases, rule by rule. Code and tests refer to the numbers.',
    },
    {
      term: 'Contract code',
      text: 'Solidity for Ethereum, BSC, Polygon and Tron, Rust for Solana, built on established libraries where they fit.',
    },
    {
      term: 'Access control',
      text: 'One role for each duty, two-step ownership transfer, and a delay before admin calls that touch deposits.',
    },
    {
      term: 'Adversarial tests',
      text: 'Random calls (fuzzing) against rules that must always hold (invariants), and runs on a copy of the real network where other protocols are involved.',
    },
    {
      term: 'Static analysis',
      text: 'Programs that look for known flaws (Slither, Clippy) run on every change. An accepted finding needs a written reason.',
    },
    {
      term: 'Deployment scripts',
      text: 'Repeatable from a clean checkout, with verified source and a list of who holds which role and what it allows.',
    },
  ],
  uses: [
    'Rule-based insurance payouts',
    'Split payments of salaries and royalties',
    'Escrow for deposits and rent',
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
        'Functions, events and error types are defined first and shown to the teams that will integrate them.',
    },
    {
      name: 'Code and attack tests',
      sentence:
        'We write the logic together with tests for repeated withdrawals (reentrancy), rounding, wrong call order and wrong callers.',
    },
    {
      name: 'Freeze',
      sentence: 'An outside audit checks the final version, and only what passed the recheck is deployed.',
    },
  ],
  needs: [
    'The process in your own words, exceptions included',
    'Roles, with what each may and must not do',
    'Tokens and protocols it has to work with',
    'Expected volumes and limits',
  ],
  terms: {
    price:
      'How many rules, roles and edge cases there are. Calls to other protocols add to it, and so does each further network.',
    time: 'Your answers on exceptions, the outside audit of the frozen version, and the fixes that follow from it.',
    handover:
      'You get the numbered specification and the contract code with its tests. The deployment scripts end with a record of the admin keys, which you hold from deployment.',
  },
  standards: [
    {
      term: 'Reentrancy',
      text: 'An attacker calls back into a contract before it has updated its balances. We update balances first and add a guard.',
    },
    {
      term: 'Upgradeable proxies',
      text: 'A careless upgrade can overwrite stored data. Two standards prevent this: ERC-1967 for the address of the code, and ERC-7201 for the layout of the data.',
    },
    {
      term: 'Oracles',
      text: 'A flash loan can move the spot price of a single pool. A price feed or a time-weighted average is safer, as long as stale values are rejected.',
    },
    {
      term: 'Solana accounts',
      text: 'A program has to check the owner, signer and derivation of each account it is given. Its upgrade authority is another key to plan for.',
    },
  ],
  demo: {
    canTry: [
      'Pick ERC-20, BEP-20, TRC-20 or SPL and press Generate.',
      'Read a sample contract with a fixed supply, a transfer tax, a whitelist, a pause switch and public burning.',
      'Copy the source or download it as a Solidity file.',
      'Compare the standards: the sample is one Solidity text for all four.',
    ],
    canChange: [
      'Source that follows the chosen standard',
      'Name, supply and tax from a form',
      'Modules such as escrow or payouts',
      'Roles instead of a single owner',
      'A test file beside each contract',
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
        'Upgrades help while a product still changes, but the holder of the upgrade key becomes a risk. A common compromise is a public waiting time (timelock) before each change at first, and no upgrade key once the code is stable.',
    },
    {
      question: 'Is an audit still needed when everything is tested?',
      answer:
        'Yes. Tests check what the authors thought of; an auditor looks for the rest. The two should be independent, and a major change needs a second review.',
    },
    {
      question: 'What determines how much gas a call uses?',
      answer:
        'Mostly storage: writing a new slot costs far more than arithmetic. A gas report in the test run shows how much gas each function uses, so before the release you can see which change makes a call more expensive.',
    },
  ],
  call: {
    title: 'What must your contract never allow?',
    text: 'Start your message with that, then add the network and the tokens involved.',
  },
} as const satisfies OfferCopy
