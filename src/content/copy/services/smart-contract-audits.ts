import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Line-by-line review of code written by others, with findings ranked by severity.'

export const synonyms =
  'auditor auditing audited review vulnerability bug finding exploit reentrancy check inspect verify certik flaw'

export default {
  title: 'Smart contract audits for Solidity and Solana',
  description:
    'Line-by-line review and attack tests of one fixed version of your code, with a test for each finding and a check of each fix.',
  outcome:
    'Every flaw we find is proven with a test and ranked by severity, and the report records how your developers fixed it.',
  problemTitle: 'What tests cannot see',
  problem: [
    'Developers of a smart contract (a program on a blockchain) see what they meant to write. They expect functions to be called in a certain order, and attackers ignore that order. Tests share the blind spots of their authors, so the defects that remain are the ones that no test covers.',
    'An audit done as a formality is misleading. If the code keeps changing, the live settings are left out or findings are closed without a recheck, the report describes a program that is not in use.',
  ],
  exhibit: {
    kind: 'finding',
    caption: 'A failing test proves the flaw, so no one argues whether it exists.',
    name: 'Finding 3',
    badge: { mark: 'bad', name: 'Critical' },
    panes: [
      {
        name: 'The flaw: pays, then reduces the balance',
        code: ['to.call{value: due}("");', 'balance[to] = 0;'],
      },
      {
        name: 'The test',
        code: ['attacker.reenter(vault);', 'assertEq(vault.funds(), 100);', '// fails: 0 left'],
      },
      { name: 'The fix: pays last', code: ['balance[to] = 0;', 'to.call{value: due}("");'] },
    ],
  },
  included: [
    {
      term: 'Scope sheet',
      text: 'The exact version (commit) of the code, its files, settings and trusted roles, with a list of what is left out.',
    },
    {
      term: 'Adversaries',
      text: 'Who would gain from breaking each rule: a borrower with a loan that lasts one transaction (a flash loan), a malicious token, a dishonest admin, someone who changes the order of transactions.',
    },
    {
      term: 'Manual review',
      text: 'For each function we check who may use it, when it pays, how it rounds and what it assumes about other programs. AI may suggest lines to check; auditors confirm every finding.',
    },
    {
      term: 'Random attacks',
      text: 'We write down what must always hold, and attack it with random calls (fuzzing).',
    },
    {
      term: 'Test for each finding',
      text: 'Each finding comes with a failing test that your developers can run.',
    },
    {
      term: 'Ranked report',
      text: 'Severity by impact and likelihood, the cause, the affected lines and a recommendation for the fix.',
    },
    {
      term: 'Fix check',
      text: 'We review each fix and the code it affects, and the final report names the resulting commit.',
    },
  ],
  stepsNote:
    'You hear of severe findings as soon as we confirm them; neither you nor anyone else can change our rating.',
  steps: [
    {
      name: 'Frozen version',
      sentence:
        'The code is frozen, its tests pass on a new computer, and your developers walk us through the design.',
    },
    {
      name: 'Reconstruction',
      sentence:
        'We derive roles, assets and rules from the code alone, then compare them with your documents.',
    },
    {
      name: 'Review',
      sentence: 'Auditors work through the adversaries one by one while random attacks run in parallel.',
    },
    {
      name: 'Report and recheck',
      sentence: 'You get the ranked report. We review your fixes before we close it.',
    },
  ],
  needs: [
    'A frozen version with passing tests',
    'The rules that must hold, in any format',
    'Scripts and settings for the launch',
    'A developer who can answer questions',
    'Earlier reports and known issues',
  ],
  terms: {
    price:
      'The lines of code in scope, the other contracts it depends on, and how many rules are tested with random calls.',
    time: 'First a version has to be frozen with passing tests. Then it depends on how quickly your developers fix the findings.',
    handover:
      'You get the ranked report, with a failing test for each finding. The scope sheet says what was examined, the random attacks are yours to run again, and the fix check closes the report.',
  },
  standards: [
    {
      term: 'Paid twice',
      text: 'An attacker calls back before a contract has finished, and is paid again. We test it within a function, across functions and across contracts.',
      names: 'Reentrancy',
    },
    {
      term: 'The first depositor',
      text: 'In a badly built pool, the first depositor can make later deposits worth nothing. This flaw is share inflation; we check that the known remedy is there.',
      names: 'ERC-4626',
    },
    {
      term: 'Signatures used again',
      text: 'If a signed approval names no serial number, deadline or network, it can be used twice, too late, or on another chain.',
      names: 'EIP-712, ERC-2612',
    },
    {
      term: 'Solana programs',
      text: 'Solana code has other typical flaws: a signature that is not checked, an account swapped for a forged one, and numbers that grow past their limit and wrap around to a wrong value.',
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
        'No. It makes undiscovered flaws less likely in one version, and the report says what was not examined. Monitoring, limits, a pause and rewards for reported flaws cover what a review can miss.',
    },
    {
      question: 'Can you audit contracts that you wrote?',
      answer:
        'No. An author brings the same blind spots to an audit, so this service is for code written by others. What we build gets an internal review, and an outside audit can be part of the scope.',
    },
    {
      question: 'What if the code has to change after the audit?',
      answer:
        'We review the difference and the code that depends on it. Before you open it to users, compare the program on the chain with the audited version; the report covers no other.',
    },
  ],
  call: {
    title: 'What would an attacker target?',
    text: 'Send the code, its version and the value that these contracts will hold.',
  },
} as const satisfies OfferCopy
