import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'A searchable view of your own network’s blocks, transactions and addresses.'

export const synonyms =
  'explorers blocks scan search transaction etherscan blockscout polygonscan lookup hash address wallet'

export default {
  title: 'Blockchain explorer development',
  description:
    'An explorer for your own network or rollup: searchable blocks, transactions in words, verified contracts, and an API for partners.',
  outcome: 'Let users find a transaction, understand what it did and see whether it is final.',
  problemTitle: 'The first page that people check',
  problem: [
    'Users judge a new network by its explorer. Exchanges, auditors and support staff check it first. If a transfer is missing or a failed call shows as successful, they doubt the chain, not the website.',
    'Reading straight from a node does not scale. Nodes answer by block and transaction number, while users search by address, token and period. Some transfers appear only in detailed logs (traces), and a reversed block leaves wrong entries behind unless they are removed.',
  ],
  exhibit: {
    kind: 'screen',
    frame: 'window',
    caption: 'A failed call shows as failed, says why in words, and names the block that makes it final.',
    name: 'Transaction 0x7be1…40af',
    headline: 'Swap 500 USDC for ETH',
    rows: [
      { name: 'Status', value: 'Failed: amount not approved', mark: 'bad' },
      { name: 'Moved', value: 'Nothing' },
      { name: 'Fee paid', value: '0.0021 ETH', mark: 'caution' },
      { name: 'Finality', value: 'Final in block 4,210,866', mark: 'good' },
    ],
  },
  included: [
    {
      term: 'Indexer',
      text: 'Blocks, transactions, logs and traces go into a database, and the entries of a reversed block are removed.',
    },
    {
      term: 'Search',
      text: 'One field for address, transaction hash, block number, token and name, with a useful answer when nothing matches.',
    },
    {
      term: 'Decoded activity',
      text: 'Calls, events and token transfers appear with names and units, next to the raw data.',
    },
    {
      term: 'Contract verification',
      text: 'Published source is compiled and compared with the program on chain. A contract that was changed shows its earlier versions.',
    },
    {
      term: 'Token and holder pages',
      text: 'Supply, holders, transfers and authorities for each token, with known spam filtered out. AI can flag unusual transfers by an address.',
    },
    {
      term: 'Network figures',
      text: 'Block time, fees, validators and pending load, each with its definition and a timestamp.',
    },
    {
      term: 'API and exports',
      text: 'API keys, limits on requests and export files for accountants, documented with examples.',
    },
  ],
  steps: [
    {
      name: 'Chain survey',
      sentence:
        'We check client software, tracing support, finality rule and history size to see what can be indexed.',
    },
    {
      name: 'History first',
      sentence: 'We load past blocks from an archive node and compare totals with the node’s own answers.',
    },
    {
      name: 'Pages',
      sentence:
        'We build search, lists and detail pages on real data, starting with the most frequent support questions.',
    },
    {
      name: 'Following the chain head',
      sentence: 'We test live indexing, alerts and reversed blocks before you publish the URL.',
    },
  ],
  needs: [
    'Access to an archive node with tracing',
    'Genesis file and chain parameters',
    'Contracts and tokens to label from the start',
    'Whether the site is public or behind a login',
  ],
  terms: {
    price:
      'How much history is indexed, whether traces are included, how many requests the API serves, and which pages you need.',
    time: 'Access to an archive node comes first. Loading your chain’s history and tests with reversed blocks follow.',
    handover:
      'You get a documented API and the site itself: search, detail pages, contract verification, and the indexer with its database.',
  },
  standards: [
    {
      term: 'EVM networks',
      text: 'Ethereum, BSC and Polygon share the JSON-RPC interface. Their block tags “safe” and “finalized” show how final a block is, where the client supports them.',
    },
    {
      term: 'Solana',
      text: 'Instructions and accounts replace calls and contract storage, some slots hold no block, and history is long. Solana needs a separate indexer rather than an adapter.',
    },
    {
      term: 'Open-source base',
      text: 'Blockscout is an open-source explorer that covers much of an EVM chain. Extending it often costs less than a new build.',
    },
  ],
  demo: {
    canTry: [
      'Switch between Latest Transactions, Latest Blocks and AI Analytics of a sample chain.',
      'Check four figures: hash rate, latest block, active addresses and gas price.',
      'Open AI Analytics for a health score and a security level, both fixed sample values.',
      'Type into the search field and press Search to read what it opens in your version.',
    ],
    canChange: [
      'Your network’s name, coin and units',
      'Validators in place of a hash rate',
      'Working search and detail pages',
      'Labels for known addresses',
      'Access by role for private chains',
      'Definitions behind each score',
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
        'For a public network with broad support that is often enough. The usual reasons to run your own are a private chain, a new rollup, custom labels or data that must stay in-house.',
    },
    {
      question: 'Can an explorer show private transactions?',
      answer:
        'It shows what its node can see. On a permissioned network each organization can run its own instance against its own node, so that users see only what their node already stores. A login limits access further.',
    },
    {
      question: 'How much storage does an index take?',
      answer:
        'Plan for a multiple of the raw block size, since traces and token transfers are stored once for each address involved. Old traces can move to cheaper storage and be recomputed on request.',
    },
  ],
  call: {
    title: 'Which chain do you need an explorer for?',
    text: 'Name the client software, the age of the network and the people who will use the explorer.',
  },
} as const satisfies OfferCopy
