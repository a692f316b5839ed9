import type { OfferCopy } from '../offerCopy.ts'

export const sentence =
  'A wallet for browser or phone with shared keys, so that no single device can spend alone.'

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
    'Wallets fail in two ways: users lose their keys, or an attacker talks them into signing. Recovery that was never tested fails when it is needed, and users approve prompts full of code that they cannot read.',
    'Who holds the keys (the key model) determines recovery, licensing, cost and supported networks. It is hard to change once users hold funds, so you choose it first.',
  ],
  exhibit: {
    kind: 'decisions',
    caption: 'The key model decides who spends and who recovers, so it comes before the first screen.',
    columns: ['Key model', 'Can spend', 'Phone is lost'],
    rows: [
      ['Recovery phrase', 'Anyone with the words', 'Enter the words on a new phone'],
      ['Shared key (MPC)', 'Two shares together', 'Second share and backup'],
      ['Smart account', 'A passkey, up to a limit', 'People you name approve'],
    ],
  },
  included: [
    {
      term: 'Key management',
      text: 'Several parties hold a share of each key (MPC). Phrases and smart accounts work as in the mobile wallet, in the browser too.',
    },
    {
      term: 'Recovery',
      text: 'A checked backup, people whom the user names (guardians), or key shares. We test each on a new device.',
    },
    {
      term: 'Signing screens',
      text: 'Recipient, amount, fee and permissions in words, after a simulation. AI can explain an unfamiliar call before the user signs. Unknown contracts are highlighted.',
    },
    {
      term: 'Assets and history',
      text: 'Balances, tokens, NFTs and transactions across networks, with spam filtered out and amounts that can be hidden.',
    },
    {
      term: 'Permission list',
      text: 'Every site and contract that may spend the user’s tokens, each with a button to revoke it.',
    },
    {
      term: 'DApp connection',
      text: 'Web pages connect directly or by WalletConnect, and the wallet shows what each may do and for how long.',
    },
    {
      term: 'Safe releases',
      text: 'Signed builds, rules for third-party code, and a plan for taking back a faulty version.',
    },
  ],
  uses: ['Banks and payment apps', 'Retail loyalty apps', 'Payments in stablecoins'],
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
    'The people who may recover an account',
    'App store accounts in your organization’s name',
    'Your position on custody and licensing',
  ],
  terms: {
    price:
      'The key model, first of all. Networks and assets add to it. Phone and browser together cost more than one.',
    time: 'Your custody decision, the outside security review, and app store approval.',
    handover:
      'You get the wallet’s source code with signed builds. The signing core has its tests and the recovery paths are tested; the listings are in your store accounts.',
  },
  standards: [
    {
      term: 'BIP-39, BIP-32, BIP-44',
      text: 'They define how words become a seed, how the seed becomes a tree of keys, and which path belongs to which coin. Solana keys use Ed25519 and SLIP-0010.',
    },
    {
      term: 'MPC or multisig',
      text: 'MPC yields one ordinary signature from several shares, on any network. A multisig shows its rule on chain, where anyone can verify it, but costs gas.',
    },
    {
      term: 'ERC-4337 and EIP-7702',
      text: 'Contract accounts with spending limits and sponsored fees. EIP-7702 lets an ordinary Ethereum account delegate to such code and keep its address.',
    },
    {
      term: 'Argon2id',
      text: 'Derives the key for a keystore from a password. It uses memory as well as time, so that guessing on GPUs is expensive.',
    },
  ],
  demo: {
    canTry: [
      'Hide the balance and show it again: hidden values turn into dots.',
      'Go through the tabs for assets, transactions and NFTs of a sample address.',
      'Press Send, Receive, AI Swap or an address icon to read what each does in your version.',
    ],
    canChange: [
      'Networks, tokens and price source',
      'Key model and recovery path',
      'Send and receive on a test network',
      'Swap providers, or none',
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
        'In a custodial wallet the provider holds the keys and can restore access, and usually needs a license. In a self-custody wallet only the user can sign, and any loss or theft is the user’s risk. An MPC wallet can be either, depending on who holds the shares.',
    },
    {
      question: 'How do users recover a wallet without a seed phrase?',
      answer:
        'Guardians can approve a new key together, shares can be kept on a second device and in an encrypted backup, or the phone’s platform synchronizes a passkey. Each method replaces a paper backup with a party that users have to trust.',
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
