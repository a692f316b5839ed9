import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'A searchable view of your own network’s blocks, transactions and addresses.'

export const synonyms =
  'explorers blocks scan search transaction etherscan blockscout polygonscan lookup hash address wallet'

export default {
  title: 'Blockchain explorer development',
  description:
    'A website that shows every transaction of your own network: searchable, in plain words, with data access for partners.',
  outcome:
    'Let users find a transaction, understand what it did and see whether it is final (can no longer be reversed).',
  problemTitle: 'The first page that people check',
  problem: [
    'Users judge a new network by its explorer, the website that shows every transaction. Exchanges, auditors and support staff check it first. If a transfer is missing or a failed one shows as successful, they doubt the chain, not the website.',
    'Reading straight from a node (a computer of the network) is too slow, because users search by address, token and period. Some transfers appear only in detailed logs, and the newest group of transactions (block) can still be replaced, which leaves wrong entries behind.',
  ],
  exhibit: {
    kind: 'productScreen',
    frame: 'window',
    caption:
      'A failed transaction shows as failed, says why in words, and names the block that makes it final.',
    name: 'Transaction 0x7be1…40af',
    headline: 'Swap 500 digital dollars for ether',
    rows: [
      { name: 'Status', value: 'Failed: amount not approved', mark: 'bad' },
      { name: 'Moved', value: 'Nothing' },
      { name: 'Fee paid', value: '0.0021 ether', mark: 'caution' },
      { name: 'Finality', value: 'Final in block 4,210,866', mark: 'good' },
    ],
  },
  included: [
    {
      term: 'Indexer',
      text: 'A database of the chain’s past: blocks, transactions and detailed logs. If the network replaces its newest block, that block’s entries are removed.',
    },
    {
      term: 'Search',
      text: 'One field for address, transaction number (hash), block number, token and name, with a useful answer when nothing matches.',
    },
    {
      term: 'Decoded activity',
      text: 'What a transaction did appears in words, with names and units, next to the raw data.',
    },
    {
      term: 'Contract verification',
      text: 'The published code of a smart contract (a program on a blockchain) is compared with the program that runs. Earlier versions stay visible.',
    },
    {
      term: 'Token and holder pages',
      text: 'Supply, holders, transfers and the owner’s rights for each token, without known spam. AI can flag unusual transfers by an address.',
    },
    {
      term: 'Network figures',
      text: 'Time per block, fees, waiting transactions and the computers that confirm blocks (validators), each with its definition and time.',
    },
    {
      term: 'API and exports',
      text: 'Data access for other programs (an API) with limits on requests, and export files for accountants, documented with examples.',
    },
  ],
  steps: [
    {
      name: 'Chain survey',
      sentence:
        'We check the network’s software, its detailed logs, when a block is final and how much history there is.',
    },
    {
      name: 'History first',
      sentence:
        'We load past blocks from a node that keeps them all (an archive node) and compare totals with its answers.',
    },
    {
      name: 'Pages',
      sentence:
        'We build search, lists and detail pages on real data, starting with the most frequent support questions.',
    },
    {
      name: 'Live operation',
      sentence: 'We test new blocks, alerts and reversed blocks before you publish the website.',
    },
  ],
  needs: [
    'Access to an archive node with detailed logs',
    'The network’s first configuration file (genesis file) and settings',
    'Contracts and tokens to label from the start',
    'Whether the site is public or behind a login',
  ],
  terms: {
    price:
      'How much history and which logs are loaded, how many requests the API serves, and which pages you need.',
    time: 'Access to an archive node comes first. Loading your chain’s history and tests with reversed blocks follow.',
    handover:
      'You get a documented API and the site itself: search, detail pages, contract verification, and the indexer with its database.',
  },
  standards: [
    {
      term: 'Ethereum-style networks',
      text: 'One explorer can serve Ethereum, BSC and Polygon, which answer in the same format. Most networks also report whether a block is final.',
      names: 'JSON-RPC',
    },
    {
      term: 'Solana',
      text: 'Solana needs a separate indexer, because it stores its data differently.',
    },
    {
      term: 'Open-source base',
      text: 'Blockscout, an explorer with open source code, covers much of an Ethereum-style network. Extending it often costs less than a new build.',
    },
  ],
  demo: {
    canTry: [
      'Switch between Latest Transactions, Latest Blocks and AI Analytics of a sample chain.',
      'Check four figures: computing power (hash rate), latest block, active addresses and the network fee (gas price).',
      'Open AI Analytics for its rating of the sample chain’s health and security, both fixed values.',
      'Type into the search field and press Search to read what it will do in your product.',
    ],
    canChange: [
      'Your network’s name, coin and units',
      'Number of validators in place of computing power',
      'Whether to show a health score, and its definition',
      'Labels for known addresses',
      'Open to all, or with access by role',
      'Order and columns of the lists',
    ],
  },
  related: [
    '/services/infrastructure',
    '/services/private-blockchain',
    '/services/architecture-design',
    '/products/wallet-tracker',
  ],
  questions: [
    {
      question: 'Why not use a public explorer?',
      answer:
        'For a public network that is often enough. The usual reasons to run your own are a private or new network, custom labels or data that must stay in-house.',
    },
    {
      question: 'Can an explorer show private transactions?',
      answer:
        'It shows what its node can see. On a private network each organization can run its own copy, so that users see only what their node stores. A login limits access further.',
    },
    {
      question: 'How much storage does an index take?',
      answer:
        'Plan for several times the size of the blocks, since logs and transfers are stored for each address involved. Old logs can move to cheaper storage.',
    },
  ],
  call: {
    title: 'Which chain do you need an explorer for?',
    text: 'Name the network and its software, its age, and the people who will use the explorer.',
  },
} as const satisfies OfferCopy
