// What the pages home, about and contact promise, and the pages that must keep it, each with the words by which it does.
import { offers, type OfferPath } from '#src/content/offers.ts'

/** The pages that keep a promise, with words that their copy says: the compiler knows each page. */
export type Keepers = Readonly<Partial<Record<OfferPath, readonly string[]>>>

export interface PromiseMade {
  /** The page with the promise. */
  readonly on: 'home' | 'about' | 'contact'
  /** The promise, word for word, as a part of a text of that page. */
  readonly says: string
  readonly keptBy: Keepers
}

const every = (words: readonly string[], of: typeof offers = offers): Keepers =>
  Object.fromEntries(of.map(({ path }) => [path, words]))

export const promises: readonly PromiseMade[] = [
  // The four steps and what follows a message.
  {
    on: 'home',
    says: 'we start from the closest demo',
    keptBy: every(
      ['canChange'],
      offers.filter(({ demo }) => demo),
    ),
  },
  { on: 'home', says: 'You review every stage.', keptBy: every(['stepsNote: You ']) },
  {
    on: 'home',
    says: 'named on the page of your service or product.',
    keptBy: every(['handover: You get ']),
  },
  {
    on: 'contact',
    says: 'See “What is handed over”',
    keptBy: every(['handover: You get ']),
  },
  {
    on: 'contact',
    says: 'how many networks and systems it connects to',
    keptBy: {
      '/services/token-creation': ['The number of networks'],
      '/products/enterprise-solutions': ['How many processes and systems are connected'],
    },
  },
  {
    on: 'contact',
    says: 'whether an outside audit is part of it',
    keptBy: {
      '/services/smart-contracts': ['outside audit'],
      '/services/staking-platform': ['outside audit'],
      '/services/token-creation': ['outside audit'],
    },
  },
  {
    on: 'contact',
    says: 'third parties such as auditors, regulators and app stores',
    keptBy: {
      '/services/fast-track-support': ['Outside audits, app store reviews'],
      '/services/exchange-development': ['your licenses'],
    },
  },
  // What buyers also ask.
  {
    on: 'contact',
    says: 'technical advisory: one decision, answered in writing',
    keptBy: { '/services/technical-advisory': ['one decision answered in writing'] },
  },
  {
    on: 'contact',
    says: 'Training prepares your team for that.',
    keptBy: { '/services/training': ['repair your blockchain system without outside help'] },
  },
  // What AI does.
  {
    on: 'home',
    says: 'AI checks sale terms and documents for gaps and contradictions',
    keptBy: {
      '/services/launchpad-development': ['AI points out gaps in the sale terms'],
      '/products/launchpad-builder': ['AI reads the description and terms', 'gaps and contradictions'],
      '/services/whitepaper-documentation': ['AI checks drafts for gaps and contradictions'],
      '/services/consulting-compliance': ['AI checks the brief for gaps and contradictions'],
    },
  },
  {
    on: 'home',
    says: 'summarizes long proposals',
    keptBy: {
      '/services/dao-platform': ['AI summarizes long proposals'],
      '/products/dao-builder': ['AI summarizes long proposals'],
    },
  },
  {
    on: 'home',
    says: 'explains in plain words what a transaction does before the user signs it',
    keptBy: {
      '/services/wallet-development': ['AI can explain an unfamiliar request before the user signs'],
      '/services/dapp-development': ['AI can explain the transaction in plain words'],
      '/products/mobile-wallet': ['translated into a sentence, with AI'],
    },
  },
  {
    on: 'home',
    says: 'Trackers and exchanges flag unusual patterns and give the reason.',
    keptBy: {
      '/services/exchange-development': ['AI flag wash trading', 'give the reason'],
      '/products/p2p-crypto': ['AI flags offers and payments', 'gives a reason'],
      '/products/price-tracker': ['AI flags it with the reason'],
      '/products/wallet-tracker': ['AI points out transfers that do not fit'],
      '/products/sniping-bot': ['known scam patterns', 'with the check that failed'],
    },
  },
  {
    on: 'home',
    says: 'AI drafts images from a description. Your content filter, or a person, makes the final check.',
    keptBy: {
      '/products/meme-launcher': ['creates a picture from the description', 'your filter checks both'],
    },
  },
  {
    on: 'home',
    says: 'Keys, contracts, limits and payouts follow fixed rules, and people approve important steps.',
    keptBy: {
      '/services/dapp-development': ['AI never signs'],
      '/services/legal-compliance': ['staff decide'],
      '/products/trading-bot': ['the limits stay fixed'],
      '/products/launchpad-builder': ['A person approves'],
    },
  },
  // The four kinds of work.
  {
    on: 'about',
    says: 'We develop smart contracts (programs on a blockchain), networks, and explorers (sites that show each transaction), with their user interfaces.',
    keptBy: {
      '/services/smart-contracts': ['Contract code'],
      '/services/private-blockchain': ['Ledger logic'],
      '/services/blockchain-explorer': ['Search'],
      '/services/dapp-development': ['Wallet connection'],
    },
  },
  {
    on: 'about',
    says: 'We set up tokens, token sales, treasuries and voting.',
    keptBy: {
      '/services/token-creation': ['Supply rules'],
      '/services/launchpad-development': ['Sale contracts'],
      '/services/dao-platform': ['Timelocked treasury', 'Voting power'],
    },
  },
  {
    on: 'about',
    says: 'We build exchanges, marketplaces and reward pools.',
    keptBy: {
      '/services/exchange-development': ['Matching engine'],
      '/services/nft-marketplace': ['Settlement'],
      '/services/staking-platform': ['Pool contracts'],
    },
  },
  {
    on: 'about',
    says: 'We build wallets and compliance checks, audit smart contracts and train teams.',
    keptBy: {
      '/services/wallet-development': ['Signing screens'],
      '/services/smart-contract-audits': ['Manual review'],
      '/services/legal-compliance': ['Tiered onboarding'],
      '/services/training': ['Contract workshop'],
    },
  },
  {
    on: 'about',
    says: 'We change names, rules, networks and screens to fit your business.',
    keptBy: {
      '/products/token-generator': ['Networks offered', 'Brand, language and legal text'],
      '/products/mobile-wallet': ['Networks and asset list', 'Name, look and languages'],
      '/services/dao-platform': ['Quorum, thresholds and periods'],
    },
  },
  {
    on: 'about',
    says: 'In your product, AI uses models and data you approve.',
    keptBy: {
      '/products/meme-launcher': ['An AI image model of your choice'],
      '/products/crypto-listing': ['A data provider, or your criteria for one'],
      '/products/price-tracker': ['Access to a data provider, if you have one'],
    },
  },
  // What AI does, product by product: the text is in the copy of the product, and its page says it among what is included.
  {
    on: 'about',
    says: 'Drafts a picture from a description with an image model you choose. Your filter makes the final check.',
    keptBy: {
      '/products/meme-launcher': ['creates a picture from the description', 'your filter checks both'],
    },
  },
  {
    on: 'about',
    says: 'Suggests tags and categories, and flags near-duplicates of other works for you to check.',
    keptBy: { '/products/nft-studio': ['AI suggests tags and categories and flags near-duplicates'] },
  },
  {
    on: 'about',
    says: 'Checks the description and the terms of a sale for gaps. A person approves them.',
    keptBy: { '/products/launchpad-builder': ['AI reads the description and terms', 'A person approves'] },
  },
  {
    on: 'about',
    says: 'Summarizes a members’ proposal and lists its changes, next to the full text.',
    keptBy: { '/products/dao-builder': ['AI summarizes long proposals', 'lists their changes'] },
  },
  {
    on: 'about',
    says: 'Turns news and market data into a score for your strategies. The risk limits stay fixed.',
    keptBy: {
      '/products/trading-bot': [
        'AI can turn news and market data into a score for the strategy; the limits stay fixed',
      ],
    },
  },
  {
    on: 'about',
    says: 'Compares the program of a new token with known scam patterns. The checks you set decide whether the bot buys.',
    keptBy: {
      '/products/sniping-bot': ['AI compares the contract with known scam patterns; your checks decide'],
    },
  },
  {
    on: 'about',
    says: 'Points out transfers that do not fit an address’s usual activity.',
    keptBy: {
      '/products/wallet-tracker': ['AI points out transfers that do not fit an address’s usual pattern'],
    },
  },
  {
    on: 'about',
    says: 'Explains a transaction before the user signs it, and compares offers for an exchange of coins.',
    keptBy: { '/products/mobile-wallet': ['translated into a sentence, with AI', 'compares the offers'] },
  },
  {
    on: 'about',
    says: 'Ranks guesses by how people choose passwords, so weak ones are found first.',
    keptBy: {
      '/products/brute-force': [
        'AI ranks the guesses by how people choose passwords',
        'first makes the guesses that take the least computing',
      ],
    },
  },
  {
    on: 'about',
    says: 'Figures that disagree with other sources are flagged.',
    keptBy: {
      '/products/crypto-listing': ['AI flags a figure that disagrees with other sources'],
      '/products/price-tracker': ['An outlier is dropped and logged, and AI flags it'],
    },
  },
  {
    on: 'about',
    says: 'Flags offers and payments that look like known fraud. Staff settle disputes.',
    keptBy: {
      '/products/p2p-crypto': [
        'AI flags offers and payments that look like known fraud',
        'your staff decides',
      ],
    },
  },
  {
    on: 'about',
    says: 'Suggests dealers of your network by service and distance. Ratings come only from customers.',
    keptBy: {
      '/products/business-partner': [
        'AI suggests dealers by service and distance',
        'Customers can write one review',
      ],
    },
  },
  {
    on: 'about',
    says: 'Sorts incoming documents and reads fields from them, for a person to confirm.',
    keptBy: {
      '/products/enterprise-solutions': [
        'AI sorts incoming documents and reads fields from them, for a person to confirm',
      ],
    },
  },
  {
    on: 'about',
    says: 'Flags trades that look like bot activity, for a moderator.',
    keptBy: { '/products/gaming-platform': ['AI flags bot-like trades for a moderator'] },
  },
]

/** Texts of the three pages that no service or product has to keep, with the reason. */
export const keptHere: readonly { readonly text: string; readonly why: string }[] = [
  { text: 'You tell us what you need. We answer', why: 'The response time is a claim of the company.' },
  { text: 'A member of the team reads your message', why: 'The response time is a claim of the company.' },
  { text: 'Your message and our answers cost nothing', why: 'It is about the message.' },
  { text: 'Open any demo on the home page', why: 'It is about this site.' },
  {
    text: 'In the demos, every estimate',
    why: 'It is about this site; the demos are labeled.',
  },
  { text: '${company.claims.response}', why: 'A claim of the company.' },
  { text: 'No AI.', why: 'It is checked the other way round: these pages do not name AI.' },
  { text: 'Ask who would work on your project', why: 'It promises nothing.' },
  { text: 'Every demo runs today', why: 'It is about this site.' },
  { text: 'Agree on warranty, liability', why: 'It promises nothing.' },
]
