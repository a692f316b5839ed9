import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Pick a token standard and get source code you can read, copy and download.'

export const synonyms =
  'generate source code erc20 solidity standard template openzeppelin download copy generator'

export default {
  title: 'Token smart contract generator',
  description:
    'Pick ERC-20, BEP-20, TRC-20 or SPL, switch features on, and take readable source code with tests away. Generate a sample contract in the live demo.',
  outcome:
    'Source code for your token that your own developers can read, test, change and deploy without us or our servers.',
  problem: [
    'Developers start a token contract from the last one they wrote, or from one they found. Old compiler settings, forgotten owner functions and untested combinations of features travel with it.',
    'Code from a language model looks right more often than it is right. The builder composes from parts that were tested together instead, so the same choices always give the same text, and a reviewer reads it once.',
  ],
  included: [
    {
      term: 'Feature switches',
      text: 'Cap, burning, pausing, transfer tax, whitelist and permit. Combinations that contradict each other cannot be chosen.',
    },
    {
      term: 'Readable output',
      text: 'One file with named errors, events and comments that say why. Every line is there to read, and so is every right of the owner.',
    },
    {
      term: 'Tests in the package',
      text: 'Each download includes unit tests for the features you chose, so that your first change shows what it breaks.',
    },
    {
      term: 'Pinned build',
      text: 'Compiler version and optimizer settings are recorded, so that the block explorer arrives at the same bytecode.',
    },
    {
      term: 'Plain-language sheet',
      text: 'A page that lists who may do what: the owner can pause, the owner cannot mint, and so on.',
    },
    {
      term: 'Your modules',
      text: 'House rules such as a fixed tax address or a two-step owner change become switches of your own.',
    },
  ],
  steps: [
    {
      name: 'Feature list',
      sentence: 'You say which features your teams need and which they must never have.',
    },
    {
      name: 'Module work',
      sentence: 'Missing parts are written, and each is tested in combination with all the others.',
    },
    {
      name: 'Outside review',
      sentence: 'An auditor of your choice goes through the modules and the rules for combining them.',
    },
    {
      name: 'Installation',
      sentence:
        'The builder runs in your network or under your domain, with updates that you take when you want.',
    },
  ],
  needs: [
    'The standards and networks you deploy to',
    'Features to allow, and features to forbid',
    'Your toolchain, for example Foundry or Hardhat',
    'The license you want at the head of each file',
  ],
  terms: {
    price: 'The standards and feature switches, your own modules, and where the builder is installed.',
    time: 'Your feature list, the test of each module in combination, and the review by an auditor of your choice.',
    handover:
      'You get the builder in your network or on your domain, its modules with their tests, the pinned build settings, and the plain-language sheet.',
  },
  standards: [
    {
      term: 'ERC-20, BEP-20, TRC-20',
      text: 'All three are usually written in Solidity. Tron runs its own virtual machine, so gas, addresses and tools differ.',
    },
    {
      term: 'SPL',
      text: 'Solana tokens use a shared program. There the builder writes the mint’s settings and the script that creates it, not a contract.',
    },
    {
      term: 'Allowance and permit',
      text: 'A spender moves tokens up to the allowance. EIP-2612 sets it by signature and saves a transaction.',
    },
    {
      term: 'Upgradeable or not',
      text: 'A proxy lets you change code but ties every version to one storage layout and one trusted admin. Off by default.',
    },
  ],
  demo: {
    canTry: [
      'Pick a standard, press Generate and watch a Solidity contract fill the code pane.',
      'Copy it or download it as a file that compiles. It is one fixed sample, the same for all standards.',
      'Read how it works: a supply of one million minted once, public burning, an owner who can pause, and a tax of 1% from which listed addresses are exempt.',
    ],
    canChange: [
      'Which features are offered',
      'Modules of your own',
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
        'It compiles, but it is a sample and not audited. It carries a sample name and a tax. Use it to judge the style, and have your own version reviewed before it holds value.',
    },
    {
      question: 'What does the builder not write?',
      answer:
        'Anything whose risk lies in the interplay: lending, exchanges, bridges. Those need a specification, invariants and people, which is what the smart contract service is for.',
    },
    {
      question: 'What is left for a reviewer to check?',
      answer:
        'Whether the switches fit the purpose: who becomes the owner, whether pausing is acceptable, where a tax goes. A file that you edit by hand afterward is new code and needs a full reading.',
    },
  ],
  call: {
    title: 'Which contract do you write again and again?',
    text: 'Attach the last version, or list the features that it has to carry.',
  },
} satisfies OfferCopy
