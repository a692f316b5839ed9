// Questions as visitors put them, each with the rule that has to answer it (Rules, Chat)
// and the page that a person would send the asker to. Written before the ranking was made, and not changed to suit it:
// what it answers wrongly counts as wrong.
import { company } from '#src/content/company.ts'
import type { OfferPath } from '#src/content/offers.ts'

export type LabeledRule =
  | 'greeting'
  | 'services'
  | 'products'
  | 'ai'
  | 'pricing'
  | 'contact'
  | 'training'
  | 'knowledge'

export interface LabeledQuestion {
  readonly question: string
  readonly rule: LabeledRule
  /** One of the pages that the reply must link to; none where a fact in the text is the answer. */
  readonly page?: OfferPath | '/' | '/services' | '/products' | '/about' | '/contact'
  /** What the reply's text must contain. */
  readonly says?: string
}

const greeting = (question: string): LabeledQuestion => ({ question, rule: 'greeting' })
const by =
  (rule: LabeledRule) =>
  (question: string, page: NonNullable<LabeledQuestion['page']>): LabeledQuestion => ({
    question,
    rule,
    page,
  })
const fact = (question: string, says: string): LabeledQuestion => ({ question, rule: 'knowledge', says })

const services = by('services')
const products = by('products')
const ai = by('ai')
const pricing = by('pricing')
const contact = by('contact')
const training = by('training')
const knows = by('knowledge')

export const labeledQuestions: readonly LabeledQuestion[] = [
  // Greetings, alone and with a question behind them: the order decides.
  greeting('hello'),
  greeting('Hi there'),
  greeting('hey, anyone home?'),
  greeting('Hi, can you build a bridge?'),
  greeting('HELLO!!!'),

  // The lists.
  services('What services do you offer?', '/services'),
  services('services', '/services'),
  services('Tell me about your blockchain services please', '/services'),
  services('Do you have services for smart contract audits?', '/services/smart-contract-audits'),
  services('which of your services fits a dao', '/services/dao-platform'),
  products('What products do you sell?', '/products'),
  products('show me your products', '/products'),
  products('PRODUCTS', '/products'),
  products('Are any of your products for airdrops?', '/products/airdrop-manager'),
  products('products for games', '/products/gaming-platform'),

  // AI and quantum.
  ai('How do you use AI?', '/about'),
  ai('is the ai real or fake', '/about'),
  ai('What does quantum-safe mean?', '/about'),
  ai('do you do quantum stuff', '/about'),
  ai('AI trading bot', '/products/trading-bot'),

  // Pricing.
  pricing('What is your pricing?', '/contact'),
  pricing('pricing for a token launch', '/contact'),
  pricing('Can I see the pricing of the wallet', '/contact'),

  // Contact, support, help.
  contact('How can I contact you?', '/contact'),
  contact('I need help', '/contact'),
  contact('help me choose a chain', '/contact'),
  contact('contact', '/contact'),
  contact('Who do I talk to for support?', '/contact'),
  contact('can you help us with staking', '/services/staking-platform'),

  // Training.
  training('Do you offer training for our developers?', '/services/training'),
  training('I want to learn solidity', '/services/training'),
  training('is there a course', '/services/training'),
  training('blockchain education for executives', '/services/training'),

  // Facts of the company.
  fact('When were you founded?', company.claims.founded),
  fact('how old is the company', company.claims.founded),
  fact('how many clients do you have', company.claims.clients),
  fact('In how many countries do you work?', company.claims.countries),
  fact('how many projects have you done', company.claims.projects),
  fact('How fast do you answer?', company.answer),
  fact('what is your response time', company.answer),
  fact('Can the demos be customized?', 'customized as requested'),
  fact('where is your whatsapp', 'WhatsApp'),
  fact('what is your email address', company.supportEmail),
  fact('phone number?', '555'),

  // Tokens and launches.
  knows('I want to create my own token', '/services/token-creation'),
  knows('can you make an ERC-20 token for us', '/services/token-creation'),
  knows('bep20 token', '/services/token-creation'),
  knows('Do you do SPL tokens on Solana?', '/services/token-creation'),
  knows('token generator', '/products/token-generator'),
  knows('launch a meme coin', '/products/meme-launcher'),
  knows('memecoin launcher', '/products/meme-launcher'),
  knows('We are planning a presale with a soft cap and a hard cap', '/services/launchpad-development'),
  knows('launchpad', '/services/launchpad-development'),
  knows('launchpad builder', '/products/launchpad-builder'),
  knows('lock liquidity tokens until a date', '/products/token-locker'),
  knows('how do i lock team tokens', '/products/token-locker'),
  knows('airdrop to 10000 addresses', '/products/airdrop-manager'),
  knows('airdrops', '/products/airdrop-manager'),
  knows('tokenomics', '/services/tokenomics-design'),
  knows('who can design our token supply and allocation?', '/services/tokenomics-design'),
  knows('write a whitepaper', '/services/whitepaper-documentation'),
  knows('we need documentation', '/services/whitepaper-documentation'),
  knows('white paper for investors', '/services/whitepaper-documentation'),

  // DAOs.
  knows('build a DAO', '/services/dao-platform'),
  knows('daos', '/services/dao-platform'),
  knows('How does voting on proposals work?', '/services/dao-platform'),
  knows('treasury for our members', '/services/dao-platform'),
  knows('dao builder', '/products/dao-builder'),

  // Contracts.
  knows('smart contract development', '/services/smart-contracts'),
  knows('Could you please write a smart contract for an escrow?', '/services/smart-contracts'),
  knows('audit of a contract', '/services/smart-contract-audits'),
  knows('We need our smart contracts audited before launch', '/services/smart-contract-audits'),
  knows('contract audits', '/services/smart-contract-audits'),
  knows('smrt contract audit', '/services/smart-contract-audits'),
  knows('generate contract source code', '/products/contract-builder'),
  knows('vesting contract', '/services/smart-contracts'),

  // Apps and chains.
  knows('Do you build dapps?', '/services/dapp-development'),
  knows('an interface that connects a wallet', '/services/dapp-development'),
  knows('do you build bridges?', '/services/cross-chain-bridge'),
  knows('cross chain bridge', '/services/cross-chain-bridge'),
  knows('move assets from ethereum to polygon', '/services/cross-chain-bridge'),
  knows('bridge between bsc and solana', '/services/cross-chain-bridge'),
  knows('which chains?', '/services/multichain-deployment'),
  knows('What networks do you work with?', '/services/multichain-deployment'),
  knows('deploy on several networks', '/services/multichain-deployment'),
  knows('block explorer', '/services/blockchain-explorer'),
  knows('Can we get an explorer for our own chain?', '/services/blockchain-explorer'),
  knows('private blockchain for a consortium', '/services/private-blockchain'),
  knows('permissioned network', '/services/private-blockchain'),
  knows('run nodes and indexers for us', '/services/infrastructure'),
  knows('node monitoring', '/services/infrastructure'),
  knows('edge computing', '/services/cloud-edge'),
  knows('cloud', '/services/cloud-edge'),
  knows('architecture of a blockchain system', '/services/architecture-design'),

  // Markets.
  knows('I want my own crypto exchange', '/services/exchange-development'),
  knows('order book', '/services/exchange-development'),
  knows('NFT marketplace', '/services/nft-marketplace'),
  knows('sell nfts of our artists', '/services/nft-marketplace'),
  knows('mint an nft collection with royalties', '/products/nft-studio'),
  knows('staking pools with lock periods', '/services/staking-platform'),
  knows('how do staking rewards work', '/services/staking-platform'),
  knows('trading bots', '/products/trading-bot'),
  knows('Is there a bot that trades for me?', '/products/trading-bot'),
  knows('sniper bot', '/products/sniping-bot'),
  knows('sniping new liquidity pools', '/products/sniping-bot'),
  knows('live prices of coins', '/products/price-tracker'),
  knows('price tracker', '/products/price-tracker'),
  knows('a list of coins by market cap', '/products/crypto-listing'),
  knows('p2p exchange', '/products/p2p-crypto'),
  knows('peer to peer trading with escrow', '/products/p2p-crypto'),

  // Wallets and security.
  knows('wallet app', '/services/wallet-development'),
  knows('mobile wallet', '/products/mobile-wallet'),
  knows('a wallet for the phone', '/products/mobile-wallet'),
  knows('track whale wallets', '/products/wallet-tracker'),
  knows('alert me when a balance moves', '/products/wallet-tracker'),
  knows('test how strong our passwords are', '/products/brute-force'),
  knows('brute force', '/products/brute-force'),
  knows('harden our servers and keys', '/services/security-hardening'),
  knows('Is our deployment secure?', '/services/security-hardening'),
  knows('KYC and AML', '/services/legal-compliance'),
  knows('what regulation applies to our token', '/services/consulting-compliance'),
  knows('second opinion', '/services/technical-advisory'),
  knows('urgent, our date is fixed', '/services/fast-track-support'),

  // Business.
  knows('find a dealer in California', '/products/business-partner'),
  knows('business partners near me', '/products/business-partner'),
  knows('enterprise integration', '/products/enterprise-solutions'),
  knows('put game items on chain', '/products/gaming-platform'),
  knows('gaming', '/products/gaming-platform'),

  // What it costs, in other words than the rule's.
  knows('How much does a token cost?', '/contact'),
  knows('what would you charge', '/contact'),
  knows('Can I get a quote?', '/contact'),
  knows('I would like a consultation', '/contact'),
  knows('talk to someone', '/contact'),
]

/** Nothing here is about what the site offers: the fallback has to say so. */
export const unanswerableQuestions: readonly string[] = [
  'what is the weather like in Lisbon',
  'recipe for lentil soup',
  'asdfghjkl',
  'qwerty',
  '42',
  '???',
  'who won the football match',
  'tell me a joke',
  'my dog ate a shoe',
  'how tall is Everest',
  'translate cat into French',
  'best pizza toppings',
  'lorem ipsum dolor',
  'what time is it',
  'I love you',
  'sing a song',
  'how do airplanes fly',
  'capital of Mongolia',
  'why is the sky blue',
  'knitting patterns',
  'does my cat like me',
  'guitar chords',
  'tomorrow maybe',
  'yes',
  'ok',
  'blah blah blah',
  'summer holidays',
  '🙂🙂🙂',
]
