import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Set name, symbol, supply and decimals, then deploy to the network you choose.'

export const synonyms = 'generate create maker coin nocode wizard deploy minter'

export default {
  title: 'White-label token generator',
  description:
    'A token generator under your name for Ethereum, BSC, Polygon and Solana: one form, one review, one signature. Try every step on sample data first.',
  outcome:
    'A tool on your own domain with which anyone you admit deploys a standard token from a form and signs with their own wallet.',
  problem: [
    'Most tokens need nothing new: a name, a symbol, a supply and the right number of decimals. Commissioning a project for each one is slow, and copying a contract from a forum hands its owner rights to whoever wrote it.',
    'The mistakes are always the same: two zeros too many, decimals that no exchange expects, a mint right that nobody gave up. Most of them cannot be repaired after deployment, so they have to be caught on the form.',
  ],
  included: [
    {
      term: 'The form',
      text: 'Name, symbol, supply, decimals and network, with the supply written out in full while it is typed.',
    },
    {
      term: 'The review',
      text: 'Every value once more on one screen, because after the signature it is too late to go back.',
    },
    {
      term: 'Contract templates',
      text: 'One plain template for EVM networks and one setup for Solana, the same for every user, with no rights kept by the tool.',
    },
    {
      term: 'Signing in the wallet',
      text: 'The user’s wallet signs and pays the network fee. The generator never sees a private key.',
    },
    {
      term: 'Published source',
      text: 'On EVM networks the code is submitted to the block explorer, so that holders can read what they hold.',
    },
    {
      term: 'Your admin page',
      text: 'Which networks are open, who may deploy, what you charge on top, and a list of what was deployed.',
    },
  ],
  steps: [
    {
      name: 'Choose networks',
      sentence: 'You name the networks and switch off the options that your users should not have.',
    },
    {
      name: 'Set the templates',
      sentence:
        'Burning, pausing or a cap are added to the templates, which are then tested again as a whole.',
    },
    {
      name: 'Dress it',
      sentence: 'Name, colors, language and domain become yours, and the legal texts are your own.',
    },
    {
      name: 'Open it',
      sentence: 'A token goes through on each test network before the same form points at the main ones.',
    },
  ],
  needs: [
    'The networks you want to offer',
    'A domain and your brand material',
    'Who may deploy: everybody, or accounts you admit',
    'Whether you take a fee, and the address that receives it',
  ],
  terms: {
    price:
      'The networks you offer, the options added to the templates, and how users are admitted and charged.',
    time: 'Your legal texts and brand material, the tests of the changed templates, and a token on each test network.',
    handover:
      'You get the generator on your own domain, the contract templates with their tests, the admin page, and the legal texts in place.',
  },
  standards: [
    {
      term: 'ERC-20 and BEP-20',
      text: 'The same interface serves Ethereum, Polygon and BSC. Each deployment is a separate contract, so one name on two networks makes two tokens.',
    },
    {
      term: 'SPL on Solana',
      text: 'No new code is deployed: a shared program runs the tokens. What counts is who keeps the mint and freeze authority.',
    },
    {
      term: 'Decimals',
      text: 'The form proposes 18 on EVM networks and 9 on Solana, and refuses an SPL supply that no longer fits into 64 bits.',
    },
  ],
  demo: {
    canTry: [
      'Fill in a token and see the supply with separators and a picture that changes with the name.',
      'Pick 18, 9 or 6 decimals, and Ethereum, BSC, Polygon or Solana.',
      'Review it, press Deploy and reach a success screen with a fixed sample address.',
      'No wallet is asked for, and the demo checks only that name, symbol and supply are filled.',
    ],
    canChange: [
      'Networks on offer',
      'Extra token features',
      'Limits and warnings on the form',
      'Your fee and who receives it',
      'Brand, language and legal texts',
    ],
  },
  related: [
    '/services/token-creation',
    '/products/contract-builder',
    '/products/token-locker',
    '/services/smart-contract-audits',
  ],
  questions: [
    {
      question: 'How is the generator different from token creation as a service?',
      answer:
        'The service delivers one token with rules written for it. The generator is software that you run, and it makes standard tokens as often as you like.',
    },
    {
      question: 'What if somebody deploys a token with a mistake in it?',
      answer:
        'The mistake stays. Name, decimals and code are fixed, since the templates are not upgradeable by default, and a correction means a new token and a swap. That is what the review screen is for.',
    },
    {
      question: 'Do generated tokens need an audit?',
      answer:
        'The templates should be audited once, in the form in which you offer them. As long as users only fill in values, that audit covers the code of each token they deploy.',
    },
  ],
  call: {
    title: 'Who should be able to make a token with you?',
    text: 'Name your users, the networks and the one feature that the demo lacks.',
  },
} satisfies OfferCopy
