import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'One token made to your rules: supply, roles and functions, with published source.'

export const synonyms =
  'create mint issue coin erc20 bep20 trc20 spl erc bep trc standard tokenize tokenization stablecoin fungible utility tether usdt usdc contract estate property building tokenise carbon credit asset gold commodity farmland fractional investor apartment currency'

export default {
  title: 'Tokens for Ethereum, BSC, Tron and Solana',
  description:
    'A token with fixed rules for supply and transfers: tested and put live with published source on Ethereum, BSC, Polygon, Tron or Solana.',
  outcome:
    'You get one token made to your rules, with published source, a supply you can account for and owner rights that any holder can look up.',
  problemTitle: 'What cannot be corrected later',
  problem: [
    'Creating a token (deploying it) is quick and irreversible. Wrong decimals (how finely it can be divided), a forgotten right to create more, and a charge on each transfer (transfer tax) that exchanges reject usually cannot be removed. Correcting them means a new address and a migration of every holder.',
    'Wallets and exchanges check before they list a token, and auditors ask as well: who can create more tokens (mint), freeze them or change the smart contract (its program), and whether the published source is what runs. We agree on those answers with you before we write code.',
  ],
  exhibit: {
    kind: 'checks',
    caption: 'Each answer is read from the contract, so no holder has to take your word.',
    name: 'Owner rights',
    checks: [
      { name: 'New tokens', value: 'Up to 10,000,000, then never', mark: 'good' },
      { name: 'Freeze', value: 'Left out', mark: 'good' },
      { name: 'Upgrade', value: 'Not possible', mark: 'good' },
      { name: 'Pause', value: 'If three of five sign', mark: 'caution' },
      { name: 'Source', value: 'Published', mark: 'good' },
    ],
    conclusion: { mark: 'good', text: 'No right here can take tokens away.' },
  },
  included: [
    {
      term: 'Supply rules',
      text: 'Fixed from the start, or with new tokens up to a ceiling that the contract enforces. Each initial allocation goes to a separate address.',
    },
    {
      term: 'Optional functions',
      text: 'Destroying tokens (burning), pausing or a charge on each transfer, each only if it has a stated purpose. A function that is left out cannot be abused later.',
    },
    {
      term: 'Split roles',
      text: 'The keys that pause cannot create tokens. Each role belongs to a wallet that needs several signatures (a multisig), or is given up on record.',
    },
    {
      term: 'Approval by signature',
      text: 'On Ethereum, BSC and Polygon holders approve a payment by signature, which saves a transaction and its network fee.',
    },
    {
      term: 'Metadata',
      text: 'Logo and project data in the format that wallets, public explorers (sites that show each transaction) and token lists require.',
    },
    {
      term: 'Deployment record',
      text: 'Settings, scripts and addresses, so that a third party can rebuild the program and compare.',
    },
  ],
  uses: [
    'Real estate and other assets as tokens',
    'Carbon credits',
    'Digital dollars and euros (stablecoins)',
    'Community and reward tokens',
  ],
  steps: [
    {
      name: 'Parameters',
      sentence:
        'Name, supply, decimals, roles and optional functions are listed on one page that you approve.',
    },
    {
      name: 'Contract',
      sentence: 'We build the code on widely used libraries and test it against that page, rule by rule.',
    },
    {
      name: 'Rehearsal',
      sentence:
        'We run the whole launch on a test network first, with your multisig and the first transfers.',
    },
    {
      name: 'Real network',
      sentence:
        'The token goes live on the real network, its source is published and its supply distributed. Then roles are handed over or given up.',
    },
  ],
  needs: [
    'Name, symbol and total supply',
    'A list of the initial holders and their amounts',
    'The network, or where your holders are today',
    'Addresses of the multisig that will own the contract',
  ],
  terms: {
    price:
      'The number of networks, and which optional functions you choose. The token locker, a product that locks team tokens until a date, is priced separately.',
    time: 'How soon you approve the parameter page and set up your multisig. An outside audit, if you want one, comes before the launch.',
    handover:
      'You get the contract with its tests and published source (on Solana, the settings), and the deployment record. Control is yours: your multisig holds the roles, or they are given up.',
  },
  standards: [
    {
      term: 'Ethereum, Polygon and BSC',
      text: 'One design serves all three, and each wallet there can hold the token. 18 decimals are standard.',
      names: 'ERC-20, BEP-20',
    },
    {
      term: 'Tron',
      text: 'Tron’s version of the same standard, common for digital dollars. Fees are paid in Tron’s coin or with network capacity rented beforehand, and addresses begin with T.',
      names: 'TRC-20',
    },
    {
      term: 'Solana',
      text: 'A shared program runs all tokens, so none is written for yours. The rights to create and to freeze can each be removed permanently.',
      names: 'SPL',
    },
    {
      term: 'Decimals on Solana',
      text: 'Solana caps the number of smallest units, so nine decimals allow about 18 billion whole tokens, and 18 decimals almost none. Solana tokens therefore use nine or fewer.',
    },
  ],
  demo: {
    canTry: [
      'Enter a name, a symbol and a total supply, then choose 18, 9 or 6 decimals.',
      'Set the network to Ethereum, BSC, Polygon or Solana and watch the preview beside the form.',
      'Review the draft and press Deploy: the last screen has a sample address and transaction number to copy.',
    ],
    canChange: [
      'Networks, Tron among them',
      'Which optional functions it has',
      'One initial holder or several',
      'Which wallet it is deployed from',
      'How finely it divides',
    ],
  },
  related: [
    '/services/tokenomics-design',
    '/services/smart-contract-audits',
    '/products/token-generator',
    '/products/token-locker',
  ],
  questions: [
    {
      question: 'Which network should we choose for a token?',
      answer:
        'The one that its future holders already use. Ethereum is the most widely supported and the most expensive to use, BSC and Polygon cost less, Tron is common for digital dollars, and Solana needs different tools from the others.',
    },
    {
      question: 'Can a token be changed after launch?',
      answer:
        'Only if the contract was written for it. Then you can replace the code later, to fix errors or to rewrite the rules. Holders tend to prefer fixed code, or at least a public waiting time before each change.',
    },
    {
      question: 'Does a transfer tax cause problems?',
      answer:
        'Often. Trading sites, bridges to other networks and lenders may assume that the amount sent is the amount that arrives. A tax needs exemptions for them, and some exchanges refuse taxed tokens altogether.',
    },
  ],
  call: {
    title: 'What will the token be used for?',
    text: 'Purpose, network and supply are enough for a first draft of the rules.',
  },
} as const satisfies OfferCopy
