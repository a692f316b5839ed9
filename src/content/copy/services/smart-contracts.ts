import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Token, vesting and escrow logic that is written to be read.'

export const synonyms =
  'solidity escrow vesting code write program logic rust proxy upgrade upgradeable multisig timelock oracle deploy engineer programmer insurance payout payroll salary royalty rent deposit automatic automatically split revenue crop smartcontract smartcontracts'

export default {
  title: 'Smart contract development in Solidity and Rust',
  description:
    'Contract logic for EVM networks and Solana: specified in plain words, tested with fuzzing and invariants, deployed with roles that you hold.',
  outcome:
    'Contracts whose rules a non-programmer can read, with tests that attack each rule and admin keys that are yours from the first block.',
  problem: [
    'A contract executes what was written, not what was meant. It holds money while anyone may call it in any order, with borrowed funds and through other contracts. What would be a support ticket elsewhere becomes a loss that nobody can reverse.',
    'Large losses tend to repeat a few patterns: a call to the outside before the books are updated, a missing access check, a price read from a pool that can be moved in the same transaction. A design that names them early can rule them out.',
  ],
  included: [
    {
      term: 'Numbered specification',
      text: 'Each rule is one sentence with its roles, limits and edge cases. Code and tests refer to it by number.',
    },
    {
      term: 'Contract code',
      text: 'Solidity for Ethereum, BSC, Polygon and Tron, Rust for Solana, built on established libraries where they fit.',
    },
    {
      term: 'Access control',
      text: 'One role for each duty, ownership that passes in two steps, and a delay ahead of admin calls that touch deposits.',
    },
    {
      term: 'Adversarial tests',
      text: 'Fuzzing and invariants next to unit tests, plus runs on a fork of the main network where other protocols are involved.',
    },
    {
      term: 'Static analysis',
      text: 'Slither for Solidity and Clippy for Rust run on every change. A finding that is accepted carries a written reason.',
    },
    {
      term: 'Deployment scripts',
      text: 'Repeatable from a clean checkout, with source verification and a final list of who holds which role and can stop what.',
    },
  ],
  uses: [
    'Insurance payouts by rule',
    'Salaries and royalties, split and paid',
    'Escrow for deposits and rent',
  ],
  steps: [
    {
      name: 'Rules',
      sentence:
        'You describe what may happen and what must never happen, and get it back as numbered statements.',
    },
    {
      name: 'Interface',
      sentence: 'Functions, events and errors are fixed first and shown to whoever will integrate them.',
    },
    {
      name: 'Code under attack',
      sentence:
        'Logic grows together with tests that try reentry, rounding, the wrong order and the wrong caller.',
    },
    {
      name: 'Freeze',
      sentence:
        'A frozen commit goes to outside audit, and only the version that passed the recheck is deployed.',
    },
  ],
  needs: [
    'The process in your own words, exceptions included',
    'Who may do what, and who must not',
    'Tokens and protocols it has to work with',
    'Expected volumes and limits',
  ],
  terms: {
    price:
      'The number of rules, roles and edge cases, the networks, and how many other protocols the contracts call.',
    time: 'Your answers on exceptions, the outside audit of the frozen commit, and the fixes that follow from it.',
    handover:
      'You get the numbered specification, the contract code with its tests, the deployment scripts, and the admin keys.',
  },
  standards: [
    {
      term: 'Reentrancy',
      text: 'Balances change before any external call, and a guard covers every function that shares them.',
    },
    {
      term: 'Upgradeable proxies',
      text: 'ERC-1967 fixes where a proxy keeps its target; ERC-7201 gives storage a namespace. Without such care a new version overwrites old data.',
    },
    {
      term: 'Oracles',
      text: 'The spot price of one pool can be bent with a flash loan. A price feed or a time-weighted average is safer, with stale values refused.',
    },
    {
      term: 'Solana accounts',
      text: 'A program has to check the owner, signer and derivation of each account it is given. Its upgrade authority is one more key to plan for.',
    },
  ],
  demo: {
    canTry: [
      'Pick ERC-20, BEP-20, TRC-20 or SPL and press Generate.',
      'Read a sample contract with a fixed supply, a transfer tax, a whitelist, a pause switch and public burning.',
      'Copy the source or download it as a Solidity file.',
      'One fixed text stands for all four standards, and the pane says so: a real SPL token is not a Solidity contract.',
    ],
    canChange: [
      'Source that follows the chosen standard',
      'Name, supply and tax from a form',
      'Modules such as vesting or escrow',
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
        'Upgrades help while a product still moves, and they make whoever holds the upgrade key part of the threat model. A common middle way is a proxy behind a timelock at first, and giving up the key once the code has settled.',
    },
    {
      question: 'Is an audit still needed when everything is tested?',
      answer:
        'Yes. Tests check what the authors thought of; an auditor looks for the rest. The two parties should be separate, and a larger change deserves a second reading.',
    },
    {
      question: 'What decides how much gas a call uses?',
      answer:
        'Mostly storage: writing a new slot costs far more than arithmetic. A gas report in the test run shows the use of each function, so a change that makes a call more expensive is noticed before release.',
    },
  ],
  call: {
    title: 'What must your contract never allow?',
    text: 'Begin the message with that sentence, then add the network and the tokens involved.',
  },
} satisfies OfferCopy
