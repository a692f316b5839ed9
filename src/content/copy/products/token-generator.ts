import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Let your users create standard tokens from a form on your domain.'

export const synonyms = 'generate create maker coin nocode wizard deploy minter'

export const ai = 'No AI. The same choices always give the same contract.'

export default {
  title: 'White-label token generator',
  description:
    'A token generator under your brand for Ethereum, BSC, Polygon and Solana: one form, one review, one signature. Try every step with sample data first.',
  outcome:
    'A token form on your own domain. Your users fill it in, sign with their own wallet and get a standard token.',
  problemTitle: 'Two zeros too many',
  problem: [
    'Most tokens need only a name, a symbol, a supply and the right number of decimals (how finely a token can be divided). A custom project for each one is slow, and a smart contract (a program on a blockchain) copied from a forum can give its author control of your token.',
    'Typical mistakes are a wrong supply, a number of decimals that exchanges do not support, and a right to create more tokens, which the owner should have given up. Most of them cannot be fixed afterward, so the form has to catch them.',
  ],
  exhibit: {
    kind: 'comparison',
    caption: 'Two extra zeros cannot be removed later, so the form first shows the supply in words.',
    sides: [
      {
        name: 'As typed',
        headline: '10000000000',
        conclusion: { mark: 'bad', text: 'A hundred million or ten billion? Hard to tell.' },
      },
      {
        name: 'As the form shows it',
        headline: '10,000,000,000',
        facts: [
          { name: 'In words', value: 'Ten billion' },
          { name: 'Zeros', value: 'Ten' },
        ],
        conclusion: { mark: 'good', text: 'The error is seen before the wallet opens.' },
      },
    ],
  },
  included: [
    {
      term: 'The form',
      text: 'Name, symbol, supply, decimals and network, with the supply written out in full as you type it.',
    },
    {
      term: 'The review',
      text: 'All values on one screen, because you cannot change them after you sign.',
    },
    {
      term: 'Contract templates',
      text: 'One plain template for Ethereum, BSC and Polygon and one setup for Solana, the same for every user. Neither the tool nor its operator keeps rights over the token.',
    },
    {
      term: 'Signing in the wallet',
      text: 'The user’s wallet signs and pays the network fee. The generator never sees a private key.',
    },
    {
      term: 'Published source',
      text: 'On Ethereum, BSC and Polygon the code goes to the network’s public explorer (a site that shows each transaction), where holders can read it.',
    },
    {
      term: 'Your admin page',
      text: 'Active networks, users who may create tokens, your fee, and a list of all tokens created.',
    },
  ],
  steps: [
    {
      name: 'Choose networks',
      sentence: 'You name the networks and choose any functions to add.',
    },
    {
      name: 'Set the templates',
      sentence:
        'We add the functions you want, such as destroying tokens, pausing or a maximum supply, and test the changed templates.',
    },
    {
      name: 'Add your brand',
      sentence: 'The tool gets your name, colors, language, domain and legal text.',
    },
    {
      name: 'Launch',
      sentence: 'We create a token on each test network before the form goes live on the main networks.',
    },
  ],
  needs: [
    'The networks you want to offer',
    'A domain and your brand materials',
    'Who may create tokens: all visitors, or accounts you admit',
    'Whether you take a fee, and the address that receives it',
  ],
  terms: {
    price:
      'How many networks you offer, which options the templates get, and whether you approve users first or charge them.',
    time: 'How soon we have your legal text and brand materials. Then we test the changed templates and create a token on each test network.',
    handover:
      'You get the generator on your own domain, with your legal text in place. The contract templates come with their tests, and the admin page is yours.',
  },
  standards: [
    {
      term: 'Same form, separate tokens',
      text: 'Wallets on Ethereum, Polygon and BSC handle the token alike, but one name on two networks means two tokens.',
      names: 'ERC-20, BEP-20',
    },
    {
      term: 'Rights on Solana',
      text: 'A shared program runs all tokens, so only the rights differ. Buyers check who may create more tokens and who may freeze them.',
      names: 'SPL',
    },
    {
      term: 'Decimals',
      text: 'The form proposes 18 on Ethereum-style networks and 9 on Solana, and refuses a supply that is too large for Solana.',
    },
  ],
  demo: {
    canTry: [
      'Fill out the form and see the supply with separators and a generated icon.',
      'Pick 18, 9 or 6 decimals, and Ethereum, BSC, Polygon or Solana.',
      'Review it, press Deploy and reach a success screen with a fixed sample address.',
    ],
    canChange: [
      'Networks offered',
      'Which extra functions a token may have',
      'Limits and warnings on the form',
      'Your fee and who receives it',
      'Brand, language and legal text',
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
        'The service delivers one token with custom rules. The generator is software that you run, and it creates any number of standard tokens.',
    },
    {
      question: 'What if a user deploys a token with a mistake?',
      answer:
        'The mistake stays, unless you offer tokens whose code can be replaced. A correction means a new token and an exchange of the old one, so the review screen shows every value first.',
    },
    {
      question: 'Do generated tokens need an audit?',
      answer:
        'Have the templates audited once, in the version that you offer. As long as users only fill in values, that audit covers the code of each token they create.',
    },
  ],
  call: {
    title: 'Who will create tokens with your tool?',
    text: 'Tell us your users, the networks and the features that the demo lacks.',
  },
} as const satisfies OfferCopy
