import type { OfferCopy } from '../offerCopy.ts'

export const sentence =
  'A builder that gives your developers tested token source code, without a project for each contract.'

export const synonyms =
  'generate source code erc20 solidity standard template openzeppelin download copy generator'

export const ai = 'No AI. The same choices always give the same contract.'

export default {
  title: 'Token smart contract generator',
  description:
    'Pick a token standard (ERC-20, BEP-20, TRC-20 or SPL), select features, and download source code with tests. Generate a sample in the live demo.',
  outcome:
    'Source code for your token that your developers can read, test, change and deploy without us or our servers.',
  problemTitle: 'Old code, copied once more',
  problem: [
    'Developers often start from an old token contract or one they found online. They copy outdated compiler settings, forgotten owner functions and untested combinations of features.',
    'Code from a language model can look right and still be wrong. The builder combines modules that were tested together, so the same choices always give the same code, and you can have the modules reviewed once.',
  ],
  exhibit: {
    kind: 'outline',
    caption: 'The same choices give the same package, and one page says what the owner may do.',
    name: 'Download',
    parts: [
      { name: 'Token.sol', value: 'One readable file' },
      { name: 'Tests', value: 'For each feature' },
      { name: 'Build settings', value: 'Versions fixed' },
      { name: 'Plain-language sheet', value: 'All rights' },
    ],
    open: 3,
    excerpt: ['The owner can pause transfers', 'The owner cannot mint', 'The owner cannot block an address'],
    conclusion: { mark: 'good', text: 'A reviewer starts with this page.' },
  },
  included: [
    {
      term: 'Feature switches',
      text: 'Cap, burning, pausing, transfer tax, whitelist and approval by signature (permit). The builder prevents contradictory combinations.',
    },
    {
      term: 'Readable output',
      text: 'One file with named errors, events and comments that explain why. All code and all owner rights are visible.',
    },
    {
      term: 'Tests in the package',
      text: 'Each download includes unit tests for the features you chose, so a change that breaks something fails a test.',
    },
    {
      term: 'Pinned build',
      text: 'Compiler version and optimizer settings are recorded, so that anyone can rebuild the program and compare.',
    },
    {
      term: 'Plain-language sheet',
      text: 'One page that lists all rights in plain sentences, for readers who do not program.',
    },
    {
      term: 'Your modules',
      text: 'Company rules such as a fixed tax address or a two-step ownership transfer become additional switches.',
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
      sentence: 'The builder runs on your servers or your domain, and you decide when to install updates.',
    },
  ],
  needs: [
    'The standards and networks you deploy to',
    'Features to allow and to exclude',
    'Your toolchain, for example Foundry or Hardhat',
    'The license header for your files',
  ],
  terms: {
    price:
      'The number of standards and feature switches. Modules of your own cost more than the ones that exist.',
    time: 'Your feature list, the test of each module in combination, and the review by an auditor of your choice.',
    handover:
      'You get the builder on your servers or your domain. Its modules with their tests come with pinned build settings and the plain-language sheet.',
  },
  standards: [
    {
      term: 'ERC-20, BEP-20, TRC-20',
      text: 'All three are usually written in Solidity. Tron runs its own virtual machine, so gas, addresses and tools differ.',
    },
    {
      term: 'SPL',
      text: 'Solana tokens use a shared program. For Solana the builder writes the settings of the mint and the script that creates it, not a contract.',
    },
    {
      term: 'Allowance and permit',
      text: 'A spender moves tokens up to the allowance. EIP-2612 sets it by signature and saves a transaction.',
    },
    {
      term: 'Upgradeable or not',
      text: 'With a proxy you can change the code, but every version depends on one storage layout and one trusted admin. The builder leaves proxies off unless you turn them on.',
    },
  ],
  demo: {
    canTry: [
      'Choose a standard, press Generate and see a Solidity contract in the code pane.',
      'Copy it or download it as a file that compiles. The sample is the same for all standards.',
      'Read how it works: a supply of one million minted once, public burning, an owner who can pause, and a tax of 1% from which listed addresses are exempt.',
    ],
    canChange: [
      'Available features',
      'Your own modules',
      'Style and comments of the code',
      'Test framework',
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
        'It compiles, but it is an unaudited sample with a sample name and a tax. Use it to evaluate the code style, and have your own version reviewed before it holds value.',
    },
    {
      question: 'Which contracts can the builder not create?',
      answer:
        'Contracts with complex interactions, such as lending, exchanges and bridges. These need a specification and engineers. The service “Smart contracts” covers them.',
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
