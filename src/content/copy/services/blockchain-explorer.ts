import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Search blocks, transactions and addresses on your own network.'

export const synonyms =
  'explorers blocks scan search transaction etherscan blockscout polygonscan lookup hash address wallet'

export default {
  title: 'Blockchain explorer development',
  description:
    'An explorer for your own network or rollup: indexing that survives reorgs, decoded calls, verified contracts, and an API for partners.',
  outcome:
    'A site on which anyone you admit can find a transaction, understand what it did and see whether it is final.',
  problem: [
    'On a new network the explorer is where trust is formed. Exchanges, auditors and support staff look there first, and if a transfer is missing or a failed call shows as paid, they doubt the chain and not the website.',
    'Reading straight from a node does not scale. Nodes answer by block and hash, while people ask by address, token and period. Internal transfers appear only in traces, and a reorganized block leaves wrong rows behind unless something removes them.',
  ],
  included: [
    {
      term: 'Indexer',
      text: 'Blocks, transactions, logs and traces go into a database, with rollback to the common ancestor when the chain reorganizes.',
    },
    {
      term: 'Search',
      text: 'One field for address, transaction hash, block number, token and name, with a useful answer when nothing matches.',
    },
    {
      term: 'Decoded activity',
      text: 'Calls, events and token transfers are written out with names and units from verified ABIs, next to the raw data.',
    },
    {
      term: 'Contract verification',
      text: 'Published source is compiled and compared with the bytecode. Proxies show their current target and earlier ones.',
    },
    {
      term: 'Token and holder pages',
      text: 'Supply, holders, transfers and authorities for each token, with known spam set aside.',
    },
    {
      term: 'Network figures',
      text: 'Block time, gas, validators and pending load, each with its definition and the moment it was read.',
    },
    {
      term: 'API and exports',
      text: 'Keys, rate limits, paging by cursor and files for accountants, documented with examples.',
    },
  ],
  steps: [
    {
      name: 'Chain survey',
      sentence:
        'Client software, tracing support, finality rule and history size decide what can be indexed.',
    },
    {
      name: 'History first',
      sentence:
        'Past blocks are loaded from an archive node and totals are compared with the node’s own answers.',
    },
    {
      name: 'Pages',
      sentence:
        'Search, lists and detail pages are built on real data, beginning with what support asks most.',
    },
    {
      name: 'Following the head',
      sentence: 'Live indexing, alerts for lag and forced reorgs are tested before the address is announced.',
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
    time: 'Access to an archive node, the time your chain’s history takes to load, and the reorg tests.',
    handover:
      'You get the indexer with its database, the search and detail pages, the contract verification, and the documented API.',
  },
  standards: [
    {
      term: 'EVM networks',
      text: 'Ethereum, BSC and Polygon share the JSON-RPC interface. Their block tags “safe” and “finalized” tell how settled a block is, where the client supports them.',
    },
    {
      term: 'Solana',
      text: 'Instructions and accounts take the place of calls and contract storage, some slots hold no block, and history is long. It needs an indexer of its own rather than an adapter.',
    },
    {
      term: 'Base to build on',
      text: 'Blockscout is an open-source explorer that covers much of an EVM chain. Extending it is often wiser than starting over.',
    },
  ],
  demo: {
    canTry: [
      'Switch between Latest Transactions, Latest Blocks and AI Analytics of a sample chain.',
      'Read four figures at the top: hash rate, latest block, active addresses and gas price.',
      'See a health score and a security level that are fixed sample values.',
      'Type into the search field, which looks nothing up in the demo.',
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
        'For a public network with broad support that is often enough. A private chain, a young rollup, labels of your own or data that must stay in-house are the usual reasons to run one.',
    },
    {
      question: 'Can an explorer show private transactions?',
      answer:
        'It shows what its node can see. On a permissioned network each organization can run its own instance against its own node, so that nobody sees more than their node already knows, and a login limits it further.',
    },
    {
      question: 'How much storage does an index take?',
      answer:
        'Plan for a multiple of the raw blocks, since traces and token transfers are stored once for each address involved. Old traces can move to cheaper storage and be recomputed when somebody asks.',
    },
  ],
  call: {
    title: 'Which chain should become readable?',
    text: 'Name the client software, the age of the network and who needs to look things up.',
  },
} satisfies OfferCopy
