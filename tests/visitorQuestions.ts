// Questions as visitors write them: the words of their business, what they ask any company, what a sentence of the site
// answers, comparisons, follow-ups, wishes to be called, other languages, prices and times, and what is not offered here.
// Each has what a good answer contains, written before the assistant was tuned to them. These and openedQuestions.ts are
// open: the assistant is tuned with them.
import type { Lead } from '#src/chat/handover.ts'
import type { DemoId } from '#src/content/demos.ts'
import type { OfferPath } from '#src/content/offers.ts'

type Page = OfferPath | '/' | '/services' | '/products' | '/about' | '/contact'

export interface VisitorQuestion {
  readonly question: string
  /** The page that is open; home when not given. */
  readonly page?: Page
  /** The demo that is open over it. */
  readonly demo?: DemoId
  /** What was asked and answered before. */
  readonly after?: string
  /** Part of the answer. */
  readonly says?: RegExp
  /** Not part of the answer. */
  readonly saysNot?: RegExp
  /** Tells that answers are in English, in the language of the question. */
  readonly language?: RegExp
  /** One of them is linked. */
  readonly leadsToOne?: readonly Page[]
  /** Each of them is linked. */
  readonly leadsToAll?: readonly Page[]
  /** Is not linked. */
  readonly notTo?: Page
  /** The demo that a link opens. */
  readonly opensDemo?: DemoId
  /** Mail and WhatsApp are beside the answer. */
  readonly hasChannels?: boolean
  /** The form is offered with these filled in. */
  readonly form?: Partial<Lead>
  /** Nothing on the site is about it: the fallback says so, and no service and no product is linked. */
  readonly isNothing?: boolean
}

export const visitorQuestions: readonly VisitorQuestion[] = [
  // Words of a business: the offer that serves it.
  {
    question: 'points for customers of supermarket',
    leadsToOne: ['/products/enterprise-solutions'],
    says: /points/i,
  },
  {
    question: 'supply chain traceability for coffee',
    leadsToOne: ['/products/enterprise-solutions', '/services/private-blockchain', '/services/cloud-edge'],
  },
  {
    question: 'carbon credits marketplace',
    leadsToOne: [
      '/services/token-creation',
      '/services/exchange-development',
      '/products/enterprise-solutions',
      '/services/nft-marketplace',
    ],
  },
  {
    question: 'we want to pay our payroll in stablecoins',
    leadsToOne: [
      '/products/enterprise-solutions',
      '/services/smart-contracts',
      '/services/wallet-development',
    ],
  },
  { question: 'loyality programm for a bakery chain', leadsToOne: ['/products/enterprise-solutions'] },
  {
    question: 'diplomas of a university that cant be faked',
    leadsToOne: ['/products/enterprise-solutions', '/services/private-blockchain', '/products/nft-studio'],
  },
  {
    question: 'cashback for my webshop customers',
    leadsToOne: ['/products/enterprise-solutions', '/services/token-creation'],
  },
  { question: 'hospitals that share patient records', leadsToOne: ['/services/private-blockchain'] },
  {
    question: 'real estate',
    leadsToOne: [
      '/services/token-creation',
      '/products/enterprise-solutions',
      '/services/legal-compliance',
      '/services/consulting-compliance',
    ],
  },
  {
    question: 'customs documents and containers, freight',
    leadsToOne: ['/products/enterprise-solutions', '/services/private-blockchain'],
  },

  // What visitors ask any company.
  { question: 'do we own the code afterwards?', says: /code/i, hasChannels: true },
  {
    question: 'who maintains it after you hand it over',
    says: /maint|does not say|runbook|training/i,
    hasChannels: true,
  },
  { question: 'can the source live in our github?', says: /repositor|source|code/i },
  {
    question: 'white label?',
    says: /customized|your name|name and color/i,
    notTo: '/services/whitepaper-documentation',
  },
  { question: 'who is in your team?', says: /does not (?:say|name)|names? no/i },
  { question: 'whats your legal form, GmbH or Ltd?', says: /does not say|sample/i },
  { question: 'can I buy shares in your company', says: /does not say|no shares/i, saysNot: /ERC-3643/ },
  { question: 'Are you GDPR compliant?', says: /privacy policy|nothing you type|personal data/i },
  { question: 'what is this website made with?', says: /react|prerendered|does not say/i },
  { question: 'how do I copy a link to a demo', says: /copy a link/i },
  { question: 'iso 27001 certificate?', says: /does not say|no certificate/i },
  { question: 'do you offer a warranty / SLA', says: /does not say/i, hasChannels: true },
  {
    question: 'do you do fixed price or hourly',
    says: /does not say|no(?:ne| prices) (?:is|are) listed|depends? on/i,
    hasChannels: true,
  },
  { question: 'can our own developers continue the work', says: /training|code|documentation|team/i },

  // What a sentence of the site answers.
  {
    question: 'can a holder leave before the lock is over?',
    leadsToOne: ['/services/staking-platform'],
    says: /your rule to set/,
  },
  {
    question: 'can an audit guarantee that my contract is safe',
    leadsToOne: ['/services/smart-contract-audits'],
    says: /less likely/,
  },
  {
    question: 'how many validators do we need for a consortium',
    leadsToOne: ['/services/private-blockchain'],
    says: /at least four/,
  },
  {
    question: 'where are the pictures of an nft stored',
    leadsToOne: ['/services/nft-marketplace', '/products/nft-studio'],
    says: /Rarely on chain|IPFS/,
  },
  {
    question: 'how do you stop bots in a public sale',
    leadsToOne: ['/services/launchpad-development'],
    says: /allowlist/,
  },
  {
    question: 'can a token be changed after launch',
    leadsToOne: ['/services/token-creation'],
    says: /written for it/,
  },
  {
    question: 'how much of the supply should the team get',
    leadsToOne: ['/services/tokenomics-design'],
    says: /slowly enough/,
  },
  { question: 'how high should the quorum be', leadsToOne: ['/services/dao-platform'], says: /turnout/ },
  { question: 'why do we need an indexer', leadsToOne: ['/services/dapp-development'], says: /node returns/ },
  {
    question: 'what should we do first when a key has leaked',
    leadsToOne: ['/services/security-hardening'],
    says: /Pause what can be paused/,
  },
  {
    question: 'do we need a license for a wallet app',
    leadsToOne: ['/products/mobile-wallet'],
    says: /self-custody/,
  },
  {
    question: 'who can release the coins from escrow',
    leadsToOne: ['/products/p2p-crypto'],
    says: /seller, after the payment/,
  },
  {
    question: 'can you open a token lock in an emergency',
    leadsToOne: ['/products/token-locker'],
    says: /neither you nor we can/,
  },
  {
    question: 'how live are the prices in the tracker',
    leadsToOne: ['/products/price-tracker'],
    says: /As current as the source/,
  },
  {
    question: 'what if your game servers are switched off',
    leadsToOne: ['/products/gaming-platform'],
    says: /keep the tokens/,
  },
  {
    question: 'can data be deleted from a permissioned ledger',
    leadsToOne: ['/services/private-blockchain'],
    says: /others have kept/,
  },
  {
    question: 'Does compliance consulting count as legal advice',
    leadsToOne: ['/services/consulting-compliance'],
    says: /preparation by engineers/,
  },
  {
    question: 'can SSO be connected, we use SAML',
    leadsToOne: ['/products/enterprise-solutions'],
    says: /SAML/,
  },
  {
    question: 'what is account poisoning of addresses',
    leadsToOne: ['/services/wallet-development', '/products/wallet-tracker'],
    says: /resembles/,
  },
  {
    question: 'will our contract get the same address on polygon and bsc',
    leadsToOne: ['/services/multichain-deployment'],
    says: /same factory|CREATE2/,
  },
  {
    question: 'what does slippage mean',
    leadsToOne: ['/services/dapp-development'],
    says: /minimum that a swap/,
  },

  // Comparisons: both sides, from their own pages.
  {
    question: 'DAO builder or DAO platform, which one?',
    leadsToAll: ['/products/dao-builder', '/services/dao-platform'],
  },
  {
    question: 'whats the diffrence between wallet and mobile wallet',
    leadsToAll: ['/services/wallet-development', '/products/mobile-wallet'],
  },
  {
    question: 'price tracker versus crypto listing',
    leadsToAll: ['/products/price-tracker', '/products/crypto-listing'],
  },
  {
    question: 'contract builder vs smart contract service',
    leadsToAll: ['/products/contract-builder', '/services/smart-contracts'],
  },
  {
    question: 'difference between an audit and security hardening',
    leadsToAll: ['/services/smart-contract-audits', '/services/security-hardening'],
  },
  { question: 'p2p or exchange?', leadsToAll: ['/products/p2p-crypto', '/services/exchange-development'] },
  {
    question: 'advisory vs architecture',
    leadsToAll: ['/services/technical-advisory', '/services/architecture-design'],
  },

  // Where the visitor is, and what was said before.
  {
    question: 'and how long?',
    says: /reward budget|outside audit/i,
    leadsToOne: ['/services/staking-platform'],
    after: 'do you build staking platforms?',
  },
  {
    question: 'the first one',
    leadsToOne: ['/products/trading-bot', '/products/sniping-bot'],
    after: 'trading bots',
  },
  {
    question: 'what do we get in the end?',
    says: /bridge|gateway contracts|relayer/i,
    page: '/services/cross-chain-bridge',
  },
  { question: 'is it real?', says: /sample|simulat/i, demo: 'trading-bot', page: '/' },
  {
    question: 'does it work on solana too',
    leadsToOne: ['/services/token-creation'],
    says: /Solana/,
    page: '/services/token-creation',
  },
  {
    question: 'how does this one work',
    leadsToOne: ['/services/cross-chain-bridge'],
    demo: 'cross-chain',
    page: '/',
  },
  {
    question: 'what is in it',
    leadsToOne: ['/products/airdrop-manager'],
    says: /merkle|claim/i,
    after: 'airdrop manager',
  },
  {
    question: 'tell me more about that',
    leadsToOne: ['/services/private-blockchain'],
    after: 'private blockchain for banks',
  },
  {
    question: 'what about an audit?',
    leadsToOne: ['/services/smart-contract-audits'],
    after: 'we need a token',
  },
  { question: 'does it have a demo', says: /demo/i, opensDemo: 'launchpad', after: 'launchpad builder' },

  // A wish to be called or written to.
  { question: 'call me back on +49 30 1234567', form: { phone: '+49 30 1234567' } },
  { question: 'can someone give me a ring tomorrow? 555 0199 221', form: { phone: '555 0199 221' } },
  { question: 'write to anna.lee@shop.example', form: { email: 'anna.lee@shop.example' } },
  { question: 'i want somebody to call me', form: {} },
  { question: 'could your sales guy phone us', form: {} },

  // Other languages: said so, with the answer where there is one.
  {
    question: 'Bauen Sie auch eine Brücke zwischen zwei Blockchains?',
    language: /Englisch/,
    leadsToOne: ['/services/cross-chain-bridge'],
  },
  { question: 'Haben Sie ein Büro in München?', language: /Englisch/ },
  {
    question: 'Combien coûte un audit de smart contract ?',
    language: /anglais/,
    says: /price/i,
    leadsToOne: ['/services/smart-contract-audits'],
    hasChannels: true,
  },
  {
    question: 'Est-ce que vous faites une plateforme de staking ?',
    language: /anglais/,
    leadsToOne: ['/services/staking-platform'],
  },
  {
    question: '¿Cuánto cuesta un exchange?',
    language: /inglés/,
    says: /price/i,
    leadsToOne: ['/services/exchange-development'],
    hasChannels: true,
  },
  { question: '¿Puedo hablar con una persona?', language: /inglés/, hasChannels: true },
  {
    question: 'Quanto costa una piattaforma DAO?',
    language: /inglese/,
    says: /price/i,
    leadsToOne: ['/services/dao-platform'],
    hasChannels: true,
  },
  { question: 'Quanto tempo ci vuole per un launchpad?', language: /inglese/, says: /depends? on|no times/i },
  {
    question: 'Vocês têm um explorador de blocos?',
    language: /inglês/,
    leadsToOne: ['/services/blockchain-explorer'],
  },
  { question: 'Kann ich eine Demo auf dem Handy öffnen?', language: /Englisch/ },

  // Prices and times of something: what sets them, from its page.
  {
    question: 'what does an airdrop cost',
    says: /rules and networks|size of the list/i,
    leadsToOne: ['/products/airdrop-manager'],
    hasChannels: true,
  },
  {
    question: 'price for workshops',
    says: /participants/i,
    leadsToOne: ['/services/training'],
    hasChannels: true,
  },
  {
    question: 'budget for a gaming token',
    says: /kinds of items|price/i,
    leadsToOne: ['/products/gaming-platform'],
    hasChannels: true,
  },
  {
    question: 'when would a trading bot be ready',
    says: /backtest|paper trading/i,
    leadsToOne: ['/products/trading-bot'],
    hasChannels: true,
  },

  // Not about what is here.
  { question: 'who is the president of france', isNothing: true },
  { question: 'is it going to rain tomorrow', isNothing: true },
  { question: 'how old is the universe', isNothing: true },
  { question: 'my cat is sick what should i do', isNothing: true },
  { question: 'best hotel in lisbon', isNothing: true },
  { question: 'translate this into spanish', isNothing: true },
  { question: 'do you like football', isNothing: true },

  // Short and mistyped.
  { question: 'kyc?', leadsToOne: ['/services/legal-compliance'] },
  {
    question: 'metmask integraton',
    leadsToOne: ['/services/dapp-development', '/services/wallet-development'],
  },
  {
    question: 'multisig?',
    leadsToOne: [
      '/services/security-hardening',
      '/services/dao-platform',
      '/services/wallet-development',
      '/services/token-creation',
      '/services/staking-platform',
      '/services/launchpad-development',
      '/products/launchpad-builder',
    ],
  },
  { question: 'loyalty', leadsToOne: ['/products/enterprise-solutions'] },
  { question: 'erc 4337', leadsToOne: ['/services/dapp-development', '/services/wallet-development'] },
  { question: 'p2p trading escow', leadsToOne: ['/products/p2p-crypto'] },
  {
    question: 'pentest of our paswords',
    leadsToOne: ['/products/brute-force', '/services/security-hardening'],
  },

  // About the site and how to begin.
  {
    question: 'what should i write in my first message',
    says: /three lines|what you need|describe/i,
    leadsToOne: ['/contact'],
  },
  { question: 'where does my message go', says: /browser|mail app|email app|whatsapp/i },
  { question: 'do i need an account for the demos', says: /no account/i },
  { question: 'does a demo send my data somewhere', says: /send nothing|nothing you type|not sent/i },
  { question: 'how does a project with you start', says: /brief|tell us what you need|closest demo/i },
  { question: 'is ai really used in your products', says: /sample values|models?|AI/ },
]
