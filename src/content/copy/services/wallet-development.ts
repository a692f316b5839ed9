import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Web and mobile wallets with your assets, your rules and your name.'

export const synonyms =
  'wallets custody app multisig seed phrase recovery recover backup passkey hardware ledger extension key mpc lost payment stablecoin bank neobank'

export default {
  title: 'Crypto wallet development for web and mobile',
  description:
    'Self-custody, MPC or smart-account wallets for browser and phone, with readable signing, tested recovery and several networks behind one interface.',
  outcome:
    'A wallet under your brand in which people recognize what they approve, and get back in after losing a phone without anyone else being able to spend.',
  problem: [
    'Two things go wrong with wallets: keys are lost, or their owner is talked into using them. Encryption helps with neither. Recovery that was never practiced fails when it is needed, and a prompt full of hex gets approved because nobody can read it.',
    'The choice of key model decides most of what follows, from recovery and licensing to cost and supported networks. It is hard to change once people hold funds, so it belongs at the beginning.',
  ],
  included: [
    {
      term: 'Key management',
      text: 'A recovery phrase, MPC shares or a smart account with passkeys, on hardware-protected storage where the device offers it.',
    },
    {
      term: 'Recovery',
      text: 'Phrase backup with a check, guardians, or encrypted shares. Each path is rehearsed on a fresh device as part of testing.',
    },
    {
      term: 'Signing screens',
      text: 'Recipient, amount, fee and permissions in words, after a simulation. Unlimited approvals and unknown contracts are called out.',
    },
    {
      term: 'Assets and history',
      text: 'Balances, tokens, NFTs and transactions across networks, with spam folded away and amounts that can be hidden.',
    },
    {
      term: 'Permission list',
      text: 'Open allowances and connected sites in one place, each with a way to revoke it.',
    },
    {
      term: 'DApp connection',
      text: 'A provider for browser pages, and WalletConnect sessions with expiry and the rights granted.',
    },
    {
      term: 'Release hygiene',
      text: 'Signed and reproducible builds where the platform allows, a dependency policy and a plan for pulling a bad version.',
    },
  ],
  uses: ['Banks and payment apps', 'Loyalty apps of shops', 'Payments in stablecoins'],
  steps: [
    {
      name: 'Custody decision',
      sentence: 'Key models are compared by who can spend, who can recover and which license that calls for.',
    },
    {
      name: 'Everyday flows',
      sentence:
        'Create, back up, receive, send and recover are tried by people who have never held a wallet.',
    },
    {
      name: 'Signing core',
      sentence: 'Keys and signatures live in a small module with test vectors, apart from the interface.',
    },
    {
      name: 'Review and stores',
      sentence: 'An outside security review precedes a limited release, and then the stores.',
    },
  ],
  needs: [
    'Networks and assets for the first release',
    'Who should be able to recover an account',
    'Store accounts in your organization’s name',
    'Your position on custody and licensing',
  ],
  terms: {
    price:
      'The key model, the networks and assets, and whether the wallet runs in the browser, on phones or both.',
    time: 'Your custody decision, the outside security review, and the approval by the stores.',
    handover:
      'You get the wallet’s source code with signed builds, the signing core with its test vectors, the tested recovery paths, and the listings in your store accounts.',
  },
  standards: [
    {
      term: 'BIP-39, BIP-32, BIP-44',
      text: 'Words become a seed, the seed a tree of keys, and a path in it names the coin. Solana keys use Ed25519 and derive by SLIP-0010.',
    },
    {
      term: 'MPC or multisig',
      text: 'MPC yields one ordinary signature from several shares, on any network. A multisig shows its rule on chain, where anyone can verify it, at the cost of gas.',
    },
    {
      term: 'ERC-4337 and EIP-7702',
      text: 'Contract accounts with spending limits and sponsored fees. EIP-7702 lets an ordinary Ethereum account delegate to such code and keep its address.',
    },
    {
      term: 'Argon2id',
      text: 'Stretches a password before it encrypts a keystore, using memory as well as time, so that guessing on graphics cards is expensive.',
    },
  ],
  demo: {
    canTry: [
      'Hide the balance and show it again: hidden values turn into dots.',
      'Go through the tabs for assets, transactions and NFTs of a sample address.',
      'Press Send, Receive, AI Swap or an address icon. Nothing moves; a line tells what your version would do.',
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
        'In a custodial wallet the provider holds the keys and can restore access, and usually needs a license. In self-custody only the user can sign, and bears loss and theft. MPC can be either, depending on who holds the shares.',
    },
    {
      question: 'How do people recover a wallet without a seed phrase?',
      answer:
        'By guardians who together approve a new key, by shares kept on a second device and in an encrypted backup, or by a passkey that the phone’s platform synchronizes. Each trades trust in paper for trust in someone or something.',
    },
    {
      question: 'What is address poisoning?',
      answer:
        'An attacker sends a worthless transfer from an address that resembles one you use, hoping you copy it from your history. A wallet can warn about look-alikes, hide such transfers and suggest saved contacts.',
    },
  ],
  call: {
    title: 'Who should hold the keys?',
    text: 'Answer with your users in mind, and add the networks and devices they have.',
  },
} satisfies OfferCopy
