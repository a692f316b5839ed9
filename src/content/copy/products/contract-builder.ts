import type { OfferCopy } from '../offerCopy.ts'

export const sentence =
  'A builder that gives your developers tested token source code, so that not every token needs its own project.'

export const synonyms =
  'generate source code erc20 solidity standard template openzeppelin download copy generator'

export const ai = 'No AI. The same choices always give the same contract.'

export default {
  title: 'Contract builder: token code for your developers',
  description:
    'Pick a type of token, select features, and download source code with tests, for Ethereum-style networks, Tron or Solana. Try the live demo.',
  outcome:
    'Software on your servers that gives your developers tested token source code to read, change and deploy (publish on a network) without us.',
  problemTitle: 'Old code, copied once more',
  problem: [
    'Developers often start from an old token contract (the program that runs the token) or one they found online. They copy outdated settings, forgotten rights of the owner (who holds the contract’s admin key) and untested combinations of features.',
    'Code from a language model can look right and still be wrong. The builder combines modules that were tested together, so the same choices always give the same code, and you can have the modules reviewed once.',
  ],
  exhibit: {
    kind: 'documentOutline',
    caption: 'The same choices give the same package, and one page says what the owner may do.',
    name: 'Download',
    parts: [
      { name: 'Token.sol', value: 'One readable file' },
      { name: 'Tests', value: 'For each feature' },
      { name: 'Build settings', value: 'Versions fixed' },
      { name: 'Plain-language sheet', value: 'All rights' },
    ],
    open: 3,
    excerpt: [
      'The owner can pause transfers',
      'The owner cannot create tokens',
      'The owner cannot block an address',
    ],
    conclusion: { mark: 'good', text: 'A reviewer starts with this page.' },
  },
  included: [
    {
      term: 'Feature switches',
      text: 'A maximum supply, destroying tokens, pausing, a charge on each transfer (transfer tax), a list of exempt addresses, and payments that holders approve by signature. The builder prevents contradictory combinations.',
    },
    {
      term: 'Readable output',
      text: 'One file with clear names and comments that explain why. All code and all rights of the owner are visible.',
    },
    {
      term: 'Tests in the package',
      text: 'Each download includes tests for the features you chose, so a change that breaks something fails a test.',
    },
    {
      term: 'Fixed build settings',
      text: 'Versions and settings are recorded, so anyone can check that the published program comes from this code.',
    },
    {
      term: 'Plain-language sheet',
      text: 'One page that lists all rights in plain sentences, for readers who do not program.',
    },
    {
      term: 'Your modules',
      text: 'Company rules, such as a fixed address that receives the transfer tax or a change of owner that the new owner must confirm, become additional switches.',
    },
  ],
  steps: [
    {
      name: 'Feature list',
      sentence: 'You tell us which features your teams need and which you want to exclude.',
    },
    {
      name: 'Module work',
      sentence: 'We add missing modules and test every permitted combination.',
    },
    {
      name: 'Outside review',
      sentence: 'An auditor of your choice reviews the modules and the rules for combining them.',
    },
    {
      name: 'Installation',
      sentence:
        'The builder runs on your servers, under your domain, and you decide when to install updates.',
    },
  ],
  needs: [
    'The standards and networks you deploy to',
    'Features to allow and to exclude',
    'The tools of your developers',
    'The license header for your files',
  ],
  terms: {
    price:
      'The number of standards and feature switches. Modules of your own cost more than the ones that exist.',
    time: 'Your feature list, the test of each module in combination, and the review by an auditor of your choice.',
    handover:
      'You get the builder on your servers, under your domain. Its modules with their tests come with fixed build settings and the plain-language sheet.',
  },
  standards: [
    {
      term: 'One language, three networks',
      text: 'Ethereum, BSC and Tron use the same programming language, but on Tron fees, addresses and tools differ.',
      names: 'ERC-20, BEP-20, TRC-20, Solidity',
    },
    {
      term: 'Solana',
      text: 'Tokens on Solana need no contract: the builder writes the settings and the script that creates the token.',
      names: 'SPL',
    },
    {
      term: 'Approval by signature',
      text: 'By signing a message, a holder lets another address spend a set amount. This saves a transaction.',
      names: 'Allowance, EIP-2612',
    },
    {
      term: 'Upgradeable or not',
      text: 'If code can be replaced later (a proxy), holders must trust the person who has the admin key. So this switch is off by default.',
    },
  ],
  demo: {
    canTry: [
      'Choose a type of token (a standard), press Generate and see its contract as source code.',
      'Copy it or download it as a file. The demo shows one Ethereum sample for all standards; your builder gives each its own code.',
      'Read how it works: a supply of one million created once, tokens that holders can destroy, an owner who can pause, and a tax of 1% from which listed addresses are exempt.',
    ],
    canChange: [
      'Which features users may choose',
      'Rules of your company',
      'Style and comments of the code',
      'Tools for the tests',
      'File header and license',
    ],
  },
  related: [
    '/services/smart-contracts',
    '/services/smart-contract-audits',
    '/products/dao-builder',
    '/services/training',
  ],
  questions: [
    {
      question: 'Can the demo’s contract be deployed as it is?',
      answer:
        'It works, but it is an unaudited sample with a sample name and a tax. Use it to evaluate the code style, and have your own version reviewed before it holds value.',
    },
    {
      question: 'Which contracts can the builder not create?',
      answer:
        'Everything beyond a token, such as escrow, payouts or lending. These need a specification and engineers. Our smart contracts service covers them.',
    },
    {
      question: 'What does a reviewer still have to check?',
      answer:
        'Whether the settings fit the purpose: who becomes the owner, whether pausing is acceptable, where a tax goes. A file that you edit afterward is new code and needs a full review.',
    },
  ],
  call: {
    title: 'Which contract do you write repeatedly?',
    text: 'Attach the latest version, or list the required features.',
  },
} as const satisfies OfferCopy
