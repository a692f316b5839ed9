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
    'A web application (DApp) for your smart contracts: users look around before they connect a wallet, and know what a transaction does before they sign it.',
  problemTitle: 'Where visits end',
  problem: [
    'Sound smart contracts (programs on a blockchain) do not make a usable product. Visitors see a wallet prompt before any content, a request for unlimited spending, or an endless wait for a transaction that has already been replaced. Each of these ends a visit, and some end in a loss.',
    'The website is also a target. A hijacked domain or one manipulated software package can swap the recipient of a transaction without touching the contract, so the website needs as much care as the contract.',
  ],
  exhibit: {
    kind: 'comparison',
    caption: 'The same request twice: as the wallet receives it, and as your users read it.',
    sides: [
      {
        name: 'As it arrives',
        headline: 'Unknown request',
        code: ['0x095ea7b3 … 5a3e91c7d2', 'ffff … ffffffffff'],
        conclusion: { mark: 'bad', text: 'No one can tell what it allows.' },
      },
      {
        name: 'As your users see it',
        headline: 'Spend all your coins',
        facts: [
          { name: 'Leaves now', value: 'Nothing' },
          { name: 'May spend', value: 'An exchange, no limit' },
        ],
        conclusion: { mark: 'caution', text: 'The page offers a limit of 250 instead.' },
      },
    ],
  },
  included: [
    {
      term: 'Wallet connection',
      text: 'Wallets in the browser, on a phone or as a device, with a clear state for the wrong network and for a rejected request.',
    },
    {
      term: 'Reading without a wallet',
      text: 'Figures load from computers of the network (nodes) and a database of its past (an indexer), before a visitor connects a wallet.',
    },
    {
      term: 'Readable signing',
      text: 'A summary of what leaves, what arrives and who may spend. The transaction is tried out first, likely failures are shown, and AI can explain the transaction in plain words. AI never signs.',
    },
    {
      term: 'Transaction states',
      text: 'Sent, recorded, final (can no longer be reversed), replaced or failed: each state has its own text and a next step, even after a reload.',
    },
    {
      term: 'Node failover',
      text: 'Several access points to the network, so that one outage does not leave the page empty.',
    },
    {
      term: 'Front-end hardening',
      text: 'Protection against foreign code in the page, fixed versions of third-party packages, and a way for others to check that the live site matches the source.',
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
    'Addresses and interface files of your contracts, or their specification',
    'The networks and wallets you want to support',
    'Brand assets and the text you are required to show',
    'Control of the domain and its settings',
  ],
  terms: {
    price:
      'The number of screens and transaction types, the wallets and networks, and whether an indexer exists already.',
    time: 'When the contracts and their addresses are final. Your review of the clickable draft and the field test on real devices come after that.',
    handover:
      'You get the site on your domain. Behind it are its source code, which others can rebuild and compare, the indexer, and the failover settings for your nodes.',
  },
  standards: [
    {
      term: 'Any browser wallet',
      text: 'Your page works with each wallet that a visitor has installed, and with several side by side.',
      names: 'EIP-1193, EIP-6963',
    },
    {
      term: 'Readable requests',
      text: 'The wallet shows named fields instead of a code, and a signature counts for one contract on one chain only.',
      names: 'EIP-712',
    },
    {
      term: 'Fewer confirmations',
      text: 'An account run by a program (a smart account) can do several things with one confirmation, and you can pay the fee. Both need limits.',
      names: 'ERC-4337',
    },
    {
      term: 'Wallets on Solana',
      text: 'Solana wallets are found and used in the same way. Transactions there expire quickly, so the page lets users try again.',
      names: 'Wallet Standard',
    },
  ],
  demo: {
    canTry: [
      'Press Connect Wallet to see a sample address with a sample balance; no real wallet is contacted.',
      'Look at a sample portfolio, rewards and voting power on the dashboard.',
      'Type amounts into the AI Swap tab (an exchange of coins). Its route, slippage limit (the price change you accept) and network fee are sample values.',
      'Read in the staking and voting tabs what each does in a full version.',
    ],
    canChange: [
      'Wallets and networks offered',
      'Live prices in place of the fixed route',
      'The tabs and their order',
      'Who pays the network fees',
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
        'They can read without one. To transact, they can create a smart account (a wallet run by a program) with a passkey (sign-in by fingerprint or face), and you can pay the first fees. In return they rely on a recovery method and on the services behind it.',
    },
    {
      question: 'Why is an indexer needed in addition to a node?',
      answer:
        'A node returns the current state, and is slow to return what an address has done over time. An indexer keeps the past in a database, and removes entries of a block that the network reverses.',
    },
    {
      question: 'What does a slippage limit protect against?',
      answer:
        'Slippage is the gap between the price you see and the price you get. Before a trade executes, the price can move, or a bot can push it. With a limit and a deadline, the trade fails instead of executing at a bad price.',
    },
  ],
  call: {
    title: 'What should a visitor be able to do first?',
    text: 'Describe that action and attach the contract, if it already exists.',
  },
} as const satisfies OfferCopy
