import type { OfferCopy } from '../offerCopy.ts'

export const sentence =
  'Web applications that connect to your users’ wallets and say what each transaction does.'

export const synonyms =
  'dapps app frontend interface web3 website decentralized connect metamask walletconnect login react onchain frontends ui ux'

export default {
  title: 'DApp development and wallet integration',
  description:
    'Web applications for your contracts: wallet connection, readable signing and clear states, on Ethereum, BSC, Polygon and Solana.',
  outcome:
    'A web application for your contracts (DApp): users look around before they connect a wallet, and know what a transaction does before they sign it.',
  problemTitle: 'Where visits end',
  problem: [
    'A sound contract does not make a usable product. Visitors see a wallet prompt before any content, a request for unlimited spending, or a spinner for a transaction that was replaced long ago. Each of these ends a visit, and some end in a loss.',
    'The interface is also a target. A hijacked domain or one compromised package can swap the recipient of a transaction without touching the contract, so the front end needs as much care as the contract.',
  ],
  exhibit: {
    kind: 'compare',
    caption: 'It is the same request twice: once as the wallet receives it, and once as your users read it.',
    sides: [
      {
        name: 'As it arrives',
        headline: 'Unknown call',
        code: ['0x095ea7b3 … 5a3e91c7d2', 'ffff … ffffffffff'],
        conclusion: { mark: 'bad', text: 'No one can tell what it allows.' },
      },
      {
        name: 'As your users see it',
        headline: 'Spend all of your USDC',
        facts: [
          { name: 'Leaves now', value: 'Nothing' },
          { name: 'May spend', value: 'An exchange, no limit' },
        ],
        conclusion: { mark: 'caution', text: 'The page offers 250 USDC instead.' },
      },
    ],
  },
  included: [
    {
      term: 'Wallet connection',
      text: 'Browser extensions, mobile wallets over WalletConnect and hardware wallets, with a clear state for the wrong network and for a rejected request.',
    },
    {
      term: 'Reading without a wallet',
      text: 'Figures load from public nodes and an indexer (a database of the chain’s past), before a visitor connects a wallet.',
    },
    {
      term: 'Readable signing',
      text: 'A summary of what leaves, what arrives and who may spend. The transaction is simulated first, likely failures are shown, and AI can explain the call in plain words. AI never signs.',
    },
    {
      term: 'Transaction states',
      text: 'Submitted, included, final, replaced, reverted: each state has its own text and a next step, even after a reload.',
    },
    {
      term: 'Node failover',
      text: 'Several access points to the network, so that one outage does not leave the page empty.',
    },
    {
      term: 'Front-end hardening',
      text: 'Protection against injected code, fixed versions of third-party packages, and builds that others can reproduce.',
    },
  ],
  steps: [
    {
      name: 'Journeys',
      sentence:
        'We draw every path from the landing page to a confirmed transaction, including the ones that fail.',
    },
    {
      name: 'Clickable draft',
      sentence:
        'You review a draft on sample data until the wording, figures and order of screens are right.',
    },
    {
      name: 'Wiring',
      sentence: 'Contracts, indexer and wallets are connected on a test network, screen by screen.',
    },
    {
      name: 'Field test',
      sentence:
        'We test each path with real devices and wallets on slow connections before we switch the domain.',
    },
  ],
  needs: [
    'Contract addresses and interface files (ABI or IDL), or their specification',
    'The networks and wallets you want to support',
    'Brand assets and the text you are required to show',
    'Control of the domain and its DNS records',
  ],
  terms: {
    price:
      'The number of screens and transaction types, the wallets and networks, and whether an indexer exists already.',
    time: 'When the contracts and their addresses are final. Your review of the clickable draft and the field test on real devices come after that.',
    handover:
      'You get the site on your domain. Behind it are its source code with a reproducible build, the indexer, and the failover settings for your nodes.',
  },
  standards: [
    {
      term: 'EIP-1193 and EIP-6963',
      text: 'The first defines how a page talks to a wallet, the second how it finds several installed ones without conflicts over one global variable.',
    },
    {
      term: 'EIP-712',
      text: 'Typed data shows named fields in the wallet instead of a hash, and its domain ties a signature to one contract on one chain.',
    },
    {
      term: 'ERC-4337',
      text: 'Smart accounts allow several calls in one confirmation and fees paid by a sponsor. They need a bundler and a paymaster, and both need limits.',
    },
    {
      term: 'Wallet Standard',
      text: 'Discovery and signing on Solana. A transaction there expires with its blockhash, so the page must be ready to build it again.',
    },
  ],
  demo: {
    canTry: [
      'Press Connect Wallet to see a sample address with a sample balance; no wallet is asked.',
      'Look at a sample portfolio, rewards and voting power on the dashboard.',
      'Type amounts into the AI Swap tab, whose route, slippage and gas fee are fixed sample values.',
      'Read in the staking and voting tabs what each does in a full version.',
    ],
    canChange: [
      'Wallets and networks offered',
      'A live quote in place of the fixed route',
      'The tabs and their order',
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
        'They can read without one. To transact, they can create a smart account with a passkey, and a sponsor can pay the first fees. In return they rely on a recovery method and on relay services.',
    },
    {
      question: 'Why is an indexer needed in addition to a node?',
      answer:
        'A node returns the current state, and is slow to return what an address has done over time. An indexer writes events to a database, and also reverts entries when a block is reorganized.',
    },
    {
      question: 'What does slippage protect against?',
      answer:
        'A slippage limit sets the minimum that a swap may return. Between signing and inclusion the price can move, or a bot can push it with trades around yours (a sandwich attack). With a tight limit and a deadline the trade fails instead of executing at a bad price.',
    },
  ],
  call: {
    title: 'What should a visitor be able to do first?',
    text: 'Describe that action and attach the contract, if it already exists.',
  },
} as const satisfies OfferCopy
