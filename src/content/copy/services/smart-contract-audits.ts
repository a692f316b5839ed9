import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Line-by-line review with findings ranked by impact.'

export const synonyms =
  'auditor auditing audited review vulnerability bug finding exploit reentrancy check inspect verify certik flaw'

export default {
  title: 'Smart contract audits for Solidity and Solana',
  description:
    'Manual review and fuzzing of a frozen commit: access, accounting, oracles, upgrades and signatures, with a test that proves each finding and a fix check.',
  outcome:
    'A report that names each flaw, proves it with a test, ranks it by harm, and records how your developers closed it or why it stays.',
  problem: [
    'Authors read what they meant. They know in which order functions will be called, and attackers do not feel bound by it. Tests share the blind spots of whoever wrote them, so the defects that remain are the ones no test was looking for.',
    'An audit done as a formality misleads. If the commit keeps moving, the deployed parameters are out of scope or findings are closed without a second look, then the report describes a program that nobody runs.',
  ],
  included: [
    {
      term: 'Scope sheet',
      text: 'Commit hash, files, compiler settings, deployment parameters and trusted roles, together with a list of what is left out.',
    },
    {
      term: 'Adversaries',
      text: 'Who gains from breaking which rule: a flash-loan borrower, a malicious token, a dishonest admin, a block builder who reorders.',
    },
    {
      term: 'Manual review',
      text: 'Each function is read for access, order of effects, rounding, external calls and what it assumes about its callers.',
    },
    {
      term: 'Fuzzing and invariants',
      text: 'Properties are written against your code and attacked with random call sequences, in Echidna or Foundry for Solidity.',
    },
    {
      term: 'Proof of concept',
      text: 'A failing test demonstrates the effect, so the discussion is about how severe a finding is, not whether it exists.',
    },
    {
      term: 'Ranked report',
      text: 'Severity from impact and likelihood, the cause, the lines concerned and a direction for the repair.',
    },
    {
      term: 'Fix check',
      text: 'Changes are read again along with everything they touch, and the final report names the commit that resulted.',
    },
  ],
  steps: [
    {
      name: 'Pinned commit',
      sentence:
        'Code stops changing, tests pass in an empty environment, and a walkthrough explains the intent.',
    },
    {
      name: 'Reconstruction',
      sentence: 'Roles, assets and rules are rebuilt from the code alone, then compared with your documents.',
    },
    {
      name: 'Hunt',
      sentence: 'Reviewers work through the adversaries one after another while fuzzers run beside them.',
    },
    {
      name: 'Report and recheck',
      sentence:
        'Severe findings reach you as soon as they are confirmed, and repairs are read before the report is closed.',
    },
  ],
  needs: [
    'A frozen commit with passing tests',
    'The rules that must hold, in any form',
    'Deployment scripts and planned parameters',
    'A developer who can answer questions',
    'Earlier reports and known issues',
  ],
  terms: {
    price:
      'The lines of code in scope, how the contracts depend on others, and the properties to test by fuzzing.',
    time: 'When the commit is frozen and its tests pass, and how quickly your developers repair what we find.',
    handover:
      'You get the ranked report with a failing test for each proven effect, the scope sheet, the fuzzing properties, and the result of the fix check.',
  },
  standards: [
    {
      term: 'Kinds of reentrancy',
      text: 'Besides the direct form there is reentry across functions, across contracts, and through view functions that report a half-finished state to other protocols.',
    },
    {
      term: 'Share inflation',
      text: 'In a naive ERC-4626 vault the first depositor can donate assets until later deposits round down to no shares at all. Virtual shares make that attack uneconomic.',
    },
    {
      term: 'Signature replay',
      text: 'EIP-712 messages and ERC-2612 permits rely on nonce, deadline and domain. Where one is missing, a signature may serve twice, too late, or on another chain.',
    },
    {
      term: 'Solana programs',
      text: 'Missing signer checks, substituted accounts, unvalidated seeds of derived addresses and unchecked arithmetic are typical findings there.',
    },
  ],
  related: [
    '/services/smart-contracts',
    '/services/security-hardening',
    '/services/staking-platform',
    '/products/token-locker',
  ],
  questions: [
    {
      question: 'Does an audit prove that a contract is safe?',
      answer:
        'No. It makes undiscovered flaws less likely in one version, and the report says what was not examined. Monitoring, limits, a pause and a bug bounty are there for what a review can miss.',
    },
    {
      question: 'Can you audit contracts that you wrote?',
      answer:
        'Those should go to somebody else, because an author brings the same blind spots to the review. What we write is prepared for an outside audit, and this service is meant for code written by others.',
    },
    {
      question: 'What if the code has to change after the audit?',
      answer:
        'The difference is reviewed, along with whatever depends on it. Before launch the deployed bytecode should be compared with the audited commit, since the report covers only that commit.',
    },
  ],
  call: {
    title: 'What would an attacker be after?',
    text: 'Send the repository, the commit and the value these contracts are meant to hold.',
  },
} satisfies OfferCopy
