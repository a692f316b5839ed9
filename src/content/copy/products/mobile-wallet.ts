import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Hold, send and receive assets on a phone, with the keys kept on the device.'

export const synonyms = 'phone android ios iphone app wallets smartphone store appstore hold pay qr'

export default {
  title: 'White-label mobile crypto wallet',
  description:
    'A self-custody wallet for iOS and Android under your brand: keys on the device, clear signing, your assets first. Try a phone-sized demo right here.',
  outcome:
    'A finished wallet app under your name in both stores, in which holders keep their own keys and understand what they sign.',
  problem: [
    'A token that lives in somebody else’s wallet shares its screen with everything else. Your holders see the wrong icon, no explanation, and offers from your competitors.',
    'Writing a wallet from scratch means getting key storage, derivation and signing right before the first screen looks good. Those parts are already here, and the work left is to decide what your wallet leaves out.',
  ],
  included: [
    {
      term: 'Keys on the device',
      text: 'Made on the phone and encrypted with a key that the phone’s security chip holds. We have no copy.',
    },
    {
      term: 'Backup and restore',
      text: 'A recovery phrase, tested word by word at setup, or a smart account with several ways back in.',
    },
    {
      term: 'Send and receive',
      text: 'Address check, QR codes, saved recipients, and the fee in money before the confirmation.',
    },
    {
      term: 'Clear signing',
      text: 'Transactions and typed data are translated into a sentence. What cannot be translated comes with a warning.',
    },
    {
      term: 'Your assets first',
      text: 'Your token on top with its real icon, unknown tokens hidden until somebody asks for them.',
    },
    {
      term: 'Store packages',
      text: 'Builds, privacy labels and review notes for both stores, published from your own developer accounts.',
    },
  ],
  steps: [
    {
      name: 'Cut',
      sentence: 'You cut what your users do not need: networks, swaps, the in-app browser.',
    },
    {
      name: 'Custody model',
      sentence: 'Phrase, smart account or shared key is chosen with its recovery path drawn out on paper.',
    },
    {
      name: 'Branding and nodes',
      sentence: 'Icon, colors and words are set, and the app points at RPC nodes that you control.',
    },
    {
      name: 'Penetration test',
      sentence: 'An outside tester gets the app and a rooted phone, then the builds go to the stores.',
    },
  ],
  needs: [
    'Developer accounts at both stores, as an organization',
    'Networks and tokens to support',
    'Brand material and support contact',
    'A decision on recovery: phrase, smart account or shared key',
  ],
  terms: {
    price: 'The networks and tokens, the recovery model, and the functions that are added or cut.',
    time: 'Your developer accounts, the penetration test, and the approval by both stores.',
    handover:
      'You get the app under your name, the store packages in your own developer accounts, the drawn recovery path, and the results of the penetration test.',
  },
  operatingSystems: ['iOS', 'Android'],
  standards: [
    {
      term: 'BIP-39 and BIP-44',
      text: 'The recovery phrase, and the paths along which keys are derived from it. With both, users can leave for another wallet.',
    },
    {
      term: 'ERC-4337',
      text: 'Smart accounts can recover by guardians, cap spending and let you pay the gas. They cost more per transaction than plain ones.',
    },
    {
      term: 'MPC',
      text: 'The key exists only as shares on phone and server, which sign together. If the server ever refuses, a backup share has to take its place.',
    },
    {
      term: 'EIP-712',
      text: 'Structured data for signing. The wallet can show fields and amounts instead of a hash.',
    },
  ],
  demo: {
    canTry: [
      'Hide and show the balance. All balances and values turn into dots, on the Send tab too.',
      'Move between Home, Send, Receive and Security with the bar at the bottom, or press Send and Receive on Home.',
      'Fill in the send form, and copy the sample address on Receive. Nothing is checked or sent; Buy says what it does in your version.',
      'See under Security what such a wallet can be built with. There is nothing to switch on.',
    ],
    canChange: [
      'Networks and asset list',
      'Recovery and unlock method',
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
        'The phrase restores the wallet on another one. With a smart account, guardians approve a new device. Without either, the funds are gone, and the app says so during setup.',
    },
    {
      question: 'Does a security chip sign the transactions itself?',
      answer:
        'Usually not. The chips in phones support other curves than the one Ethereum and Bitcoin use, so they guard the key that encrypts yours. The signature is made in memory and the memory is cleared.',
    },
    {
      question: 'Do we need a license to publish a wallet?',
      answer:
        'Pure self-custody software often needs no license. Holding keys or exchanging coins for users often does. It differs by country, so ask a lawyer before adding a Buy button.',
    },
  ],
  call: {
    title: 'What should your wallet leave out?',
    text: 'Tell us the networks, the token that comes first, and how a user gets back in.',
  },
} satisfies OfferCopy
