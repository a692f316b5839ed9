import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Watch addresses on several networks and get an alert when a balance moves.'

export const synonyms =
  'track whale alert watch monitor portfolio balance notify notification follow tracking monitoring transaction'

export default {
  title: 'Multichain wallet tracker with alerts',
  description:
    'Watch treasury, team or counterparty addresses on Ethereum, BSC, Polygon and Solana, and be told what changed. Needs no keys. Demo: token generator.',
  outcome:
    'One view of all addresses that matter to you, and a message in time when something moves, is approved or looks wrong.',
  problem: [
    'Funds sit on several networks, in wallets set up by different people. To see the total you open a dozen explorer tabs, and you are the last to hear of a withdrawal.',
    'Simple trackers add noise instead. They report dust from spam tokens, announce a deposit that a reorganization takes back, and miss coins that a contract sent, because such transfers leave no log.',
  ],
  included: [
    {
      term: 'Address book',
      text: 'Addresses with names, owners and groups. Watching needs no signature, no seed and no connection to a wallet.',
    },
    {
      term: 'Balances in one table',
      text: 'Coins, tokens and NFTs by network and group, valued in a currency of your choice, with the time of the price.',
    },
    {
      term: 'Alert rules',
      text: 'By amount, asset, direction or counterparty, sent to mail, a messenger or a signed webhook.',
    },
    {
      term: 'Approval watch',
      text: 'Which contracts may spend which tokens, and an alert when an unlimited allowance appears.',
    },
    {
      term: 'Spam and poison filter',
      text: 'Zero-value transfers from look-alike addresses are hidden, and flagged where somebody might copy from them.',
    },
    {
      term: 'Export',
      text: 'Movements with value at the time, ready for bookkeeping, as a table or by API.',
    },
  ],
  steps: [
    {
      name: 'Collect',
      sentence: 'You hand over a list of public addresses, and say whose they are and what each is for.',
    },
    {
      name: 'Backfill',
      sentence: 'Their history is read from the chain and compared with what your books say.',
    },
    {
      name: 'Tune alerts',
      sentence: 'Rules run silently at first, until the ones that would only cause noise are gone.',
    },
    {
      name: 'Hand out access',
      sentence: 'People see the groups they are responsible for, signed in through your own directory.',
    },
  ],
  needs: [
    'Public addresses, never keys',
    'The networks they live on',
    'Who should hear of what, and where',
    'The currency you report in',
  ],
  terms: {
    price: 'The number of addresses and networks, the alert rules and channels, and the depth of history.',
    time: 'When your address list is complete, how long the backfill takes, and the silent run of the alerts.',
    handover:
      'You get the tracker with your address book and its history, the tuned alert rules, access by group, and the export by API.',
  },
  standards: [
    {
      term: 'Transfer events',
      text: 'ERC-20 transfers leave a log. Coins moved inside a contract call leave none, so they are found by tracing the call.',
    },
    {
      term: 'SPL token accounts',
      text: 'On Solana each token of a wallet lives in an account of its own. All of them are found from the owner.',
    },
    {
      term: 'Confirmation depth',
      text: 'An alert comes at the first block, marked as unconfirmed, and is settled or withdrawn once the block is final.',
    },
    {
      term: 'Address poisoning',
      text: 'A stranger plants a transfer from an address with the same first and last characters, hoping that you copy it.',
    },
  ],
  demo: {
    canTry: [
      'No wallet is watched in the demo linked here. It is the token generator, which creates a sample token.',
      'On its last screen you can copy a sample address and a transaction hash, the two things that a tracker is given to follow.',
      'Both are fixed and lead nowhere, so do not look for them on an explorer.',
    ],
    canChange: [
      'Networks and assets',
      'Alert rules and channels',
      'Groups, roles and sign-in',
      'Price source and currency',
      'Reports and API',
    ],
  },
  related: [
    '/products/mobile-wallet',
    '/products/price-tracker',
    '/services/blockchain-explorer',
    '/services/infrastructure',
  ],
  questions: [
    {
      question: 'Can the tracker move or freeze funds?',
      answer:
        'It cannot. It knows public addresses only, so a break-in exposes what you watch but not what you own. That list is still worth protecting, and it can run on your own servers.',
    },
    {
      question: 'How soon does an alert arrive?',
      answer:
        'Once the node has the block and the rules have run. The network’s block time is most of the wait. Finality comes later, and the alert is updated then.',
    },
    {
      question: 'Can it tell who owns someone else’s address?',
      answer:
        'Only as far as a label exists, yours or that of a data provider. A label is an opinion with a source, and the tracker shows the source next to it.',
    },
  ],
  call: {
    title: 'Which address keeps you awake?',
    text: 'Say how many you watch, on which networks, and what you would want to hear about first.',
  },
} satisfies OfferCopy
