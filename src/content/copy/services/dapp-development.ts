import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Interfaces that connect a wallet and then get out of the way.'

export const synonyms =
  'dapps app frontend interface web3 website decentralized connect metamask walletconnect login react onchain frontends ui ux'

export default {
  title: 'DApp development and wallet integration',
  description:
    'Web interfaces for contracts: wallet connection, readable signing, transaction states and fast reads, on Ethereum, BSC, Polygon and Solana.',
  outcome:
    'A web application in which people see their position before they connect, and know what they sign before they sign it.',
  problem: [
    'The contract may be sound and the product still unusable. Visitors meet a wallet prompt before they have seen anything, a request for unlimited spending, or a button that spins while the transaction was replaced long ago. Each ends a visit, and some end in a loss.',
    'The interface is also a target. A hijacked domain or one poisoned package can swap the recipient of a transaction without touching the contract, so the front end deserves as much care as the contract.',
  ],
  included: [
    {
      term: 'Wallet connection',
      text: 'Browser extensions, mobile wallets over WalletConnect and hardware wallets, with a clear state for the wrong network and for a rejected request.',
    },
    {
      term: 'Reading without a wallet',
      text: 'Figures and positions load from an indexer and public nodes, so that a visitor can look around before connecting.',
    },
    {
      term: 'Readable signing',
      text: 'A summary of what leaves, what arrives and who may spend. The transaction is simulated first, and a likely failure is named.',
    },
    {
      term: 'Transaction states',
      text: 'Submitted, included, final, replaced, reverted: each has its own text and a next step, even after a reload.',
    },
    {
      term: 'Node failover',
      text: 'Several RPC providers with health checks and caching, so that one outage does not empty the page.',
    },
    {
      term: 'Front-end hardening',
      text: 'A strict content security policy, pinned dependencies and reproducible builds, optionally published on IPFS under an ENS name.',
    },
  ],
  steps: [
    {
      name: 'Journeys',
      sentence: 'Every path from landing to confirmed transaction is drawn, including the ones that fail.',
    },
    {
      name: 'Clickable draft',
      sentence: 'The draft runs on sample data until the words, figures and order of screens are right.',
    },
    {
      name: 'Wiring',
      sentence: 'Contracts, indexer and wallets are connected on a test network, screen by screen.',
    },
    {
      name: 'Field test',
      sentence:
        'Real devices and wallets go through each path on slow connections before the domain is switched.',
    },
  ],
  needs: [
    'Contract addresses and ABIs or IDLs, or their specification',
    'The networks and wallets you want to support',
    'Brand material and the texts you are required to show',
    'Control of the domain and its DNS records',
  ],
  terms: {
    price:
      'The number of screens and transaction types, the wallets and networks, and whether an indexer exists already.',
    time: 'When the contract addresses and ABIs are final, your review of the clickable draft, and the field test on real devices.',
    handover:
      'You get the source code of the web application with its reproducible build, the indexer, the failover settings for your nodes, and the site on your domain.',
  },
  standards: [
    {
      term: 'EIP-1193 and EIP-6963',
      text: 'The first defines how a page talks to a wallet, the second how it finds several installed ones without them fighting over one global variable.',
    },
    {
      term: 'EIP-712',
      text: 'Typed data shows named fields in the wallet instead of a hash, and its domain ties a signature to one contract on one chain.',
    },
    {
      term: 'ERC-4337',
      text: 'Smart accounts allow several calls in one confirmation and fees paid by a sponsor. A bundler and a paymaster come with it, and both need limits.',
    },
    {
      term: 'Wallet Standard',
      text: 'Discovery and signing on Solana. A transaction there expires with its blockhash, so the page must be ready to build it again.',
    },
  ],
  demo: {
    canTry: [
      'Press Connect Wallet: a sample address with a sample balance appears, and no wallet of yours is asked.',
      'Look at a sample portfolio, rewards and voting power on the dashboard.',
      'Type amounts into the AI Swap tab, whose route, slippage and gas fee are fixed sample values.',
      'Read the descriptions that stand in for staking and voting.',
    ],
    canChange: [
      'Wallets and networks offered',
      'A live quote in place of the fixed route',
      'Which tabs exist and in which order',
      'Sponsored fees and batched calls',
      'Theme, wording and languages',
    ],
  },
  related: [
    '/services/smart-contracts',
    '/services/wallet-development',
    '/services/infrastructure',
    '/services/staking-platform',
  ],
  questions: [
    {
      question: 'Can people use a DApp without owning a wallet?',
      answer:
        'They can read without one. To act, a smart account can be created behind a passkey, and a sponsor can pay the first fees. The price is reliance on a recovery method and on relaying services.',
    },
    {
      question: 'Why is an indexer needed besides a node?',
      answer:
        'A node answers what the state is now, and is slow to answer what an address has done over time. An indexer follows events into a database, and must also undo entries when a block is reorganized.',
    },
    {
      question: 'What does slippage protect against?',
      answer:
        'It sets the least a swap may return. Between signing and inclusion the price can move, or a searcher can push it with a sandwich. A tight limit and a deadline make the trade fail instead of filling badly.',
    },
  ],
  call: {
    title: 'What should a visitor be able to do first?',
    text: 'Describe that one action and attach the contract, if it already exists.',
  },
} satisfies OfferCopy
