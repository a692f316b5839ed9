import type { OfferCopy } from '../offerCopy.ts'

export const sentence =
  'A wallet for browser or phone whose keys can be shared, so that no single device can spend alone.'

export const synonyms =
  'wallets custody app multisig seed phrase recovery recover backup passkey hardware ledger extension key mpc lost payment stablecoin bank neobank'

export default {
  title: 'Crypto wallet development for web and mobile',
  description:
    'Wallets for browser and phone with shared keys, readable signing and tested recovery, for several networks behind one interface.',
  outcome:
    'A wallet built around your decisions: who holds the keys, who restores them, and what users read before they sign.',
  problemTitle: 'Two ways to lose everything',
  problem: [
    'Wallets fail in two ways: users lose their keys, or an attacker talks them into signing. Recovery that was never tested fails when it is needed, and users approve requests that they cannot read.',
    'Who holds the keys (the key model) determines recovery, licensing, cost and supported networks. It is hard to change once users hold funds, so you choose it first.',
  ],
  exhibit: {
    kind: 'decisionTable',
    caption: 'The key model decides who spends and who recovers, so it comes before the first screen.',
    columns: ['Key model', 'Can spend', 'Phone is lost'],
    rows: [
      ['Recovery phrase', 'Anyone with the words', 'Enter the words on a new phone'],
      ['Shared keys', 'Two parties or devices together', 'The other share and a backup'],
      ['Smart account', 'The user, up to a limit', 'People the user named approve'],
    ],
  },
  included: [
    {
      term: 'Key management',
      text: 'Each key is split into shares (MPC), held by several parties or several devices of one user. Where that does not fit, we use a recovery phrase (words to write down) or a smart account (run by a program).',
    },
    {
      term: 'Recovery',
      text: 'A checked backup, people whom the user names (guardians), or key shares. We test each on a new device.',
    },
    {
      term: 'Signing screens',
      text: 'Recipient, amount, fee and permissions in words, after the wallet has simulated the transaction. AI can explain an unfamiliar request before the user signs. Unknown smart contracts (programs on a blockchain) are highlighted.',
    },
    {
      term: 'Assets and history',
      text: 'Balances, tokens, unique works (NFTs) and transactions across networks, with spam filtered out and amounts that can be hidden.',
    },
    {
      term: 'Permission list',
      text: 'Every site and contract that may spend the user’s tokens, each with a button to revoke it.',
    },
    {
      term: 'Connection to websites',
      text: 'Websites that use a blockchain (DApps) connect, and the wallet shows what each may do and for how long.',
    },
    {
      term: 'Safe releases',
      text: 'Signed builds, rules for third-party code, and a plan for taking back a faulty version.',
    },
  ],
  uses: ['Banks and payment apps', 'Retail loyalty apps', 'Payments in digital dollars'],
  steps: [
    {
      name: 'Custody decision',
      sentence: 'We compare key models by who can spend, who can recover and which license each requires.',
    },
    {
      name: 'Everyday flows',
      sentence:
        'First-time users try out creating, backing up and recovering a wallet, and sending and receiving funds.',
    },
    {
      name: 'Signing core',
      sentence:
        'Keys and signatures are handled in a small module with its tests, separate from the interface.',
    },
    {
      name: 'Review and stores',
      sentence: 'An outside security review comes first, then a limited release, then the app stores.',
    },
  ],
  needs: [
    'Networks and assets for the first release',
    'Who may help to recover: people the user names, or your staff',
    'App store accounts in your organization’s name',
    'Countries where you will offer it, and licenses you hold',
  ],
  terms: {
    price:
      'The key model matters most. More networks, more assets, or both phone and browser raise the price.',
    time: 'Your custody decision, the outside security review, and app store approval.',
    handover:
      'You get the wallet’s source code with signed builds. The signing core has its tests and the recovery paths are tested; the listings are in your store accounts.',
  },
  standards: [
    {
      term: 'Moving to another wallet',
      text: 'Users can take their recovery phrase to another wallet, because it follows a common standard. Solana has a variant.',
      names: 'BIP-39, BIP-32, BIP-44',
    },
    {
      term: 'Shared keys, several signatures',
      text: 'Shared keys work on any network. With several signatures, anyone can see on the chain who must sign, but each payment costs more in network fees.',
      names: 'MPC or multisig',
    },
    {
      term: 'Smart accounts',
      text: 'They allow spending limits, and you can pay the network fees. An ordinary Ethereum account can become one.',
      names: 'ERC-4337, EIP-7702',
    },
  ],
  demo: {
    canTry: [
      'Hide the balance and show it again: hidden values turn into dots.',
      'Go through the tabs for assets, transactions and NFTs of a sample address.',
      'Press Send, Receive, AI Swap or an address icon to read what each does in your finished product.',
    ],
    canChange: [
      'Networks, tokens and source of prices',
      'Key model and recovery path',
      'With or without a mode for test networks',
      'Providers for exchanging coins in the wallet, or none',
      'Browser extension or phone app',
      'Colors, name and icon set',
    ],
  },
  related: [
    '/products/mobile-wallet',
    '/services/dapp-development',
    '/services/nft-marketplace',
    '/services/exchange-development',
  ],
  questions: [
    {
      question: 'What is the difference between custodial and self-custody wallets?',
      answer:
        'In a custodial wallet the provider holds the keys and can restore access, and usually needs a license. In a self-custody wallet only the user can sign, and any loss or theft is the user’s risk. A wallet with shared keys can be either, depending on who holds the shares.',
    },
    {
      question: 'How do users recover a wallet without a recovery phrase?',
      answer:
        'Guardians approve a new key together, shares are kept on a second device and in an encrypted backup, or the phone’s maker stores a passkey (sign-in by fingerprint or face). Each method replaces a paper backup with a party that users have to trust.',
    },
    {
      question: 'What is address poisoning?',
      answer:
        'An attacker sends a worthless transfer from an address that resembles one you use, hoping you copy it from your history. A wallet can warn about look-alikes, hide such transfers and suggest saved contacts.',
    },
  ],
  call: {
    title: 'Who should hold the keys?',
    text: 'Tell us who your users are and which networks and devices they use.',
  },
} as const satisfies OfferCopy
