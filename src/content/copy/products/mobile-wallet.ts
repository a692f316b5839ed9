import type { OfferCopy } from '../offerCopy.ts'

export const sentence =
  'A phone app under your brand: users hold, send and receive assets, with the keys kept on the device.'

export const synonyms = 'phone android ios iphone app wallets smartphone store appstore hold pay qr'

export const ai =
  'Explains a transaction before the user signs it, and compares offers for an exchange of coins.'

export default {
  title: 'White-label mobile crypto wallet',
  description:
    'A wallet app for iOS and Android under your brand: users hold their own keys and read what they sign. Try the phone-sized demo.',
  outcome:
    'A wallet app under your brand, ready to submit to both app stores. Users alone hold the keys (codes that move their funds) and understand what they sign.',
  problemTitle: 'Your token among all the others',
  problem: [
    'If you have issued a token, another company’s wallet may show it with the wrong icon, without explanation, and beside your competitors’ offers.',
    'If you build a wallet from scratch, you need correct key storage and signing before you can show a first screen. Our wallet already has these parts. You decide which functions to keep.',
  ],
  exhibit: {
    kind: 'productScreen',
    frame: 'phone',
    caption: 'The wallet spells out a transaction, and warns about what it cannot read.',
    name: 'Approve',
    headline: 'Send 250 USDC (digital dollars)',
    rows: [
      { name: 'Recipient', value: 'Mara, a saved contact', mark: 'good' },
      { name: 'Fee', value: '0.04 USDC' },
      { name: 'May take more later', value: 'Not known', mark: 'caution' },
      { name: 'Attached data', value: 'Cannot be read', mark: 'caution' },
    ],
  },
  included: [
    {
      term: 'Keys on the device',
      text: 'Created on the phone and encrypted with a key in the phone’s security chip. We have no copy.',
    },
    {
      term: 'Backup and restore',
      text: 'A recovery phrase (words to write down), tested at setup, or a smart account (an account run by a program). People whom the user names (guardians) can restore it.',
    },
    {
      term: 'Send and receive',
      text: 'Address check, QR codes, saved recipients, and the fee in the user’s currency before confirmation. When users exchange one coin for another, AI compares the offers.',
    },
    {
      term: 'Clear signing',
      text: 'Transactions and other requests are translated into a sentence, with AI where needed. Data that cannot be translated triggers a warning.',
    },
    {
      term: 'Your assets first',
      text: 'Your token at the top with its real icon, unknown tokens hidden until the user shows them.',
    },
    {
      term: 'Store packages',
      text: 'The app, privacy statements and notes for reviewers, published from your own developer accounts.',
    },
  ],
  steps: [
    {
      name: 'Scope',
      sentence: 'You remove what your users do not need: networks, swaps, the in-app browser.',
    },
    {
      name: 'Custody model',
      sentence: 'You choose a recovery phrase or a smart account, and we draw the recovery path.',
    },
    {
      name: 'Branding and nodes',
      sentence:
        'We add your icon, colors and wording, and connect the app to nodes (computers of the network) that you run or rent.',
    },
    {
      name: 'Penetration test',
      sentence:
        'An outside tester attacks the app on a phone whose protections are turned off, then the builds go to the stores.',
    },
  ],
  needs: [
    'Developer accounts at both stores, as an organization',
    'Networks and tokens to support',
    'Brand material and support contact',
    'A decision on recovery: phrase or smart account',
    'Access to nodes, your own or a provider’s',
  ],
  terms: {
    price:
      'The recovery model, and how many networks and tokens the app supports. Functions that you add cost extra; removing some costs little.',
    time: 'Your developer accounts have to exist first. After the penetration test, both stores have to approve the app.',
    handover:
      'You get the app under your name, with the store packages in your own developer accounts. You also get the drawing of the recovery path and the results of the penetration test.',
  },
  operatingSystems: ['iOS', 'Android'],
  standards: [
    {
      term: 'Moving to another wallet',
      text: 'The recovery phrase works in other wallets that follow the same standards.',
      names: 'BIP-39, BIP-44',
    },
    {
      term: 'Smart accounts',
      text: 'They allow guardians, spending limits and fees that you pay. Each transaction costs more than with a plain account.',
      names: 'ERC-4337',
    },
    {
      term: 'Shared keys',
      text: 'This app does not split keys among several parties. Wallet development builds wallets that do.',
      names: 'MPC',
    },
    {
      term: 'Readable requests',
      text: 'The wallet shows fields and amounts instead of a code.',
      names: 'EIP-712',
    },
  ],
  demo: {
    canTry: [
      'Hide and show the balance. All balances and values turn into dots, on the Send tab too.',
      'Move between Home, Send, Receive and Security with the bar at the bottom, or press Send and Receive on Home.',
      'Fill in the send form, copy the sample address on Receive, and press Buy to read what it will do in your product.',
      'Under Security, set a sample spending limit, then send: you confirm a transfer once, or twice if it is above the limit.',
    ],
    canChange: [
      'Networks and asset list',
      'Phrase or smart account, and how the app unlocks',
      'Spending limits and confirmations',
      'Providers for buying coins',
      'Name, look and languages',
    ],
  },
  related: [
    '/services/wallet-development',
    '/products/brute-force',
    '/products/wallet-tracker',
    '/products/p2p-crypto',
  ],
  questions: [
    {
      question: 'What if a user loses the phone?',
      answer:
        'The recovery phrase restores the wallet on another phone. With a smart account, guardians approve a new device. Without either, the funds are lost, and the app says so during setup.',
    },
    {
      question: 'Does a security chip sign the transactions itself?',
      answer:
        'Usually not. Security chips in phones do not support the kind of signature that Ethereum and Bitcoin use, so the chip locks the user’s key away. The app unlocks it to sign and then erases its copy.',
    },
    {
      question: 'Do we need a license to publish a wallet?',
      answer:
        'Software whose users alone hold the keys often needs no license. Holding keys or exchanging coins for users often does. Ask a lawyer before you add a Buy button.',
    },
  ],
  call: {
    title: 'What should your wallet include?',
    text: 'Tell us the networks, your main token, and whether you prefer a phrase or a smart account.',
  },
} as const satisfies OfferCopy
