import type { OfferCopy } from '../offerCopy.ts'

export const sentence =
  'Watch your company’s addresses on several networks, and get an alert when a balance changes.'

export const synonyms =
  'track whale alert watch monitor portfolio balance notify notification follow tracking monitoring transaction'

export const ai = 'Points out transfers that do not fit an address’s usual activity.'

export default {
  title: 'Multichain wallet tracker with alerts',
  description:
    'Watch the addresses of your treasury, team or business partners on Ethereum, BSC, Polygon and Solana, and get alerts on changes. No keys needed.',
  outcome:
    'See all your important addresses in one view, and get an alert when funds move, a program gets permission to spend your tokens, or a transfer looks unusual.',
  problemTitle: 'A dozen websites, no total',
  problem: [
    'Your funds are on several networks, in wallets set up by different people. No page shows the total, and you notice a withdrawal late.',
    'Simple trackers add noise. They report worthless spam tokens, confirm a deposit that is reversed a minute later, and miss coins that a smart contract (a program on a blockchain) sent.',
  ],
  exhibit: {
    kind: 'productScreen',
    frame: 'window',
    caption: 'Four networks in one view: what does not fit stands out, and the spam does not.',
    name: 'Treasury',
    headline: 'Two alerts',
    rows: [
      { name: 'Ethereum', value: 'No change', mark: 'good' },
      { name: 'BSC', value: 'A contract may spend all', mark: 'caution' },
      { name: 'Polygon', value: '18,200 digital dollars sent at 03:12', mark: 'bad' },
      { name: 'Solana', value: 'Two spam tokens hidden' },
    ],
  },
  included: [
    {
      term: 'Address book',
      text: 'Addresses with names, owners and groups. Watching needs no signature, no recovery phrase (the words that restore a wallet) and no wallet connection.',
    },
    {
      term: 'Balances in one table',
      text: 'Coins, tokens and unique works (NFTs) by network and group, in your currency, with the time of the price.',
    },
    {
      term: 'Alert rules',
      text: 'By amount, coin, direction or the other party, sent by email, messaging app or to your own system. AI points out transfers that do not fit an address’s usual pattern.',
    },
    {
      term: 'Approval watch',
      text: 'A list of contracts that may spend your tokens, and an alert if one has no limit.',
    },
    {
      term: 'Spam and poison filter',
      text: 'Empty transfers from look-alike addresses are hidden, and those addresses are flagged.',
    },
    {
      term: 'Export',
      text: 'Transfers with their value at the time, for bookkeeping, as a table or for other programs (API).',
    },
  ],
  steps: [
    {
      name: 'Collect',
      sentence: 'You give us a list of public addresses with the owner and purpose of each.',
    },
    {
      name: 'History',
      sentence: 'We read their history from the chain and compare it with your books.',
    },
    {
      name: 'Tune alerts',
      sentence: 'Rules run silently at first, until we have removed those that cause only noise.',
    },
    {
      name: 'Give access',
      sentence: 'Employees sign in through your own directory and see the groups they are responsible for.',
    },
  ],
  needs: [
    'Public addresses, never keys',
    'The networks of these addresses',
    'The recipients and channels for alerts',
    'The currency you report in',
  ],
  terms: {
    price:
      'The number of addresses and networks. A long history costs more, and so do many alert rules and channels.',
    time: 'How soon your address list is complete, how long the history takes to read, and the silent run of the alerts.',
    handover:
      'You get the tracker with your address book and its history. Its alert rules are tuned, access goes by group, and an API exports the transfers.',
  },
  standards: [
    {
      term: 'Hidden transfers',
      text: 'Coins that a contract sends leave no entry in the usual list. The tracker follows the contract’s steps to find them.',
      names: 'Internal transactions',
    },
    {
      term: 'Accounts on Solana',
      text: 'One wallet has a separate account for each token there. The tracker finds all of them.',
      names: 'SPL',
    },
    {
      term: 'Early, then final',
      text: 'An alert is sent with the first block, marked “not yet final”. It is confirmed once the block is final (can no longer be reversed), and withdrawn if the block is reversed.',
    },
    {
      term: 'Address poisoning',
      text: 'An attacker sends a transfer from an address that begins and ends like one you often pay, hoping that your staff copy it.',
    },
  ],
  demo: {
    canTry: [
      'Create a sample token in the token generator: its last step shows which of four sample wallets hold it, and who sent what.',
      'Copy a sample address there. From such an address alone, your tracker shows balances and transfers.',
    ],
    canChange: [
      'Networks and assets',
      'Which alerts, and by which channel',
      'Who sees which group',
      'Source of prices, and currency',
      'Form of the reports',
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
        'No. It knows only public addresses, so a breach exposes your list but not your funds. To protect the list, you can run the tracker on your own servers.',
    },
    {
      question: 'How soon does an alert arrive?',
      answer:
        'Once the block with the transfer appears and the rules have run. The time between blocks is most of the delay. The alert is updated when the block is final.',
    },
    {
      question: 'Can it tell who owns someone else’s address?',
      answer:
        'Only if a label exists, from you or from a data provider. A label can be wrong, so the tracker shows its source.',
    },
  ],
  call: {
    title: 'Which addresses do you need to watch?',
    text: 'Tell us how many, on which networks, and which changes matter most.',
  },
} as const satisfies OfferCopy
