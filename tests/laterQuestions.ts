// Questions as visitors write them: the open half of 200 questions by a writer who saw only the site’s pages. Each has what a
// good answer contains, written before the assistant was tuned to them; the assistant is tuned with them.
import type { VisitorQuestion } from './visitorQuestions.ts'

/** Says plainly that the site does not say it. */
const unsaid = /does not (?:say|name|list|mention)|(?:names|lists|mentions) no/i

export const laterQuestions: readonly VisitorQuestion[] = [
  // Words of a business: the offer that serves it.
  {
    question: 'we make wine and want buyers to check a bottle is really from us',
    leadsToOne: ['/products/enterprise-solutions', '/services/architecture-design', '/products/nft-studio'],
  },
  {
    question: "our fans should vote on the new jersey, we're a second league football club",
    leadsToOne: ['/products/dao-builder', '/services/dao-platform'],
  },
  {
    question: 'hotel group here, looking for digital gift vouchers guests can use in any of our houses',
    says: /vouchers/i,
    leadsToOne: ['/products/enterprise-solutions'],
  },
  {
    question: 'people with solar panels in our village want to sell power to each other',
    says: /energy trading/i,
    leadsToOne: ['/services/exchange-development'],
  },
  {
    question: 'i work for a university, employers keep asking if degrees are genuine',
    says: /verifiable diplomas/i,
    leadsToOne: ['/products/enterprise-solutions'],
  },
  {
    question: 'five hospitals need to see the same patient file without one of us owning it',
    says: /patient records/i,
    leadsToOne: ['/services/private-blockchain'],
  },
  {
    question: 'too much paper at customs, we forward containers',
    says: /customs records|supply chains/i,
    leadsToOne: ['/products/enterprise-solutions', '/services/private-blockchain'],
  },
  {
    question: 'I promote concerts and scalpers eat my margin',
    says: /event tickets|ticket resale/i,
    leadsToOne: ['/products/nft-studio', '/services/nft-marketplace'],
  },
  {
    question: 'we truck frozen fish and have to proove it never got warm',
    says: /cold chains|signed at the device/i,
    leadsToOne: ['/services/cloud-edge'],
  },
  {
    question: 'want to finance my next documentary with lots of small backers',
    says: /crowdfunding for films/i,
    leadsToOne: ['/products/launchpad-builder'],
  },
  {
    question: 'landlord with 40 flats, tenants dont trust me with the deposit',
    says: /escrow for deposits/i,
    leadsToOne: ['/services/smart-contracts'],
  },
  {
    question: 'my startup promised shares in tokens to the first ten employees over 4 years',
    says: /options with vesting|cliff, then linear/i,
    leadsToOne: ['/products/token-locker'],
  },
  {
    question: 'our ngo pays small sums to thousands of families after floods',
    says: /aid and grants/i,
    leadsToOne: ['/products/airdrop-manager'],
  },
  {
    question: 'we have 200 independent garages, drivers should find the nearest and book',
    says: /repair and service partners|verified dealer nearby|find dealers/i,
    leadsToOne: ['/products/business-partner'],
  },

  // What visitors ask any company; much of it the site does not say.
  {
    question: 'do we get the source or just a login',
    says: /get the code|the code, the documentation/i,
    leadsToOne: ['/', '/contact'],
  },
  {
    question: 'who fixes things after launch, do you have a maintenance plan',
    says: /does not (?:say|name|list)|(?:names|lists) no|no maintenance|documentation and training|cover(?:s|ed)? (?:a|the) launch/i,
    hasChannels: true,
  },
  { question: 'could you also host the whole thing for us', says: unsaid, hasChannels: true },
  { question: 'will you sign an nda before we talk', says: unsaid, hasChannels: true },
  {
    question: 'can you name some past clients?',
    says: /does not (?:say|name|list)|(?:names|lists) no|no client/i,
    hasChannels: true,
  },
  { question: 'how many people work at fourfold', says: unsaid, hasChannels: true },
  {
    question: 'is it posible to pay in instalments',
    says: /does not say|none are listed/i,
    hasChannels: true,
  },
  {
    question: 'how does a project with you run from start to finish',
    says: /closest demo|review every stage/i,
    leadsToOne: ['/', '/contact'],
  },
  { question: 'does a first talk cost anything', says: /cost nothing/i, leadsToOne: ['/contact'] },
  { question: 'are u hiring solidity devs', says: unsaid, hasChannels: true },
  { question: 'can we meet in person in zurich', says: unsaid, hasChannels: true },
  {
    question: 'what do you do with the stuff i type in here',
    says: /nothing you type|No AI model reads|not sent anywhere/i,
  },
  { question: 'are you iso 27001 certified', says: unsaid, hasChannels: true },
  { question: 'since when do you exist', says: /2019/, leadsToOne: ['/about'] },
  {
    question: 'what if we change our minds halfway trough the project',
    says: /does not (?:say|name|list)|(?:names|lists) no|review every stage/i,
    hasChannels: true,
  },
  { question: 'would you take equity instead of cash', says: unsaid, hasChannels: true },

  // What a sentence of the site answers.
  {
    question: 'honestly isnt a normal database enough for what we do',
    says: /database with signed (?:entries|logs)|one of the three is missing/i,
    leadsToOne: ['/services/architecture-design', '/products/enterprise-solutions'],
  },
  {
    question: 'cant we just use etherscan instead of our own explorer',
    says: /often enough|run your own are a private chain/i,
    leadsToOne: ['/services/blockchain-explorer'],
  },
  {
    question: 'do the sensors lose data when the connection drops',
    says: /stored while it is offline/i,
    leadsToOne: ['/services/cloud-edge'],
  },
  {
    question: 'is it enough to shut out us visitors by their ip',
    says: /rarely sufficient/i,
    leadsToOne: ['/services/consulting-compliance'],
  },
  {
    question: 'does the bridge notice when more was minted than deposited',
    says: /compares what is locked/i,
    saysNot: /investment advice/,
    leadsToOne: ['/services/cross-chain-bridge'],
  },
  {
    question: 'can somebody borrow tokens for a day to win a vote',
    says: /block before voting opens|carry no votes/i,
    saysNot: /investment advice/,
    leadsToOne: ['/services/dao-platform', '/products/dao-builder'],
  },
  {
    question: 'can vistors look around in the dapp before they connect a wallet',
    says: /look around before connecting/i,
    leadsToOne: ['/services/dapp-development'],
  },
  {
    question: 'how can my traders be sure the exchange really has their coins',
    says: /Merkle sum tree/i,
    saysNot: /investment advice/,
    leadsToOne: ['/services/exchange-development'],
  },
  {
    question: 'our last developer left half finished code, could you step in before launch',
    says: /clean checkout/i,
    leadsToOne: ['/services/fast-track-support'],
  },
  {
    question: 'better to rent nodes or buy own ones',
    says: /rent while volumes/i,
    leadsToOne: ['/services/infrastructure'],
  },
  {
    question: 'what if too little money comes in on the launchpad',
    says: /withdraw (?:their own money|what they paid)/i,
    saysNot: /investment advice/,
    leadsToOne: ['/services/launchpad-development', '/products/launchpad-builder'],
  },
  {
    question: 'where do the passport scans of our users end up',
    says: /stay with the identity provider/i,
    leadsToOne: ['/services/legal-compliance'],
  },
  {
    question: 'will our contract have one adress on polygon and bsc',
    says: /same factory/i,
    leadsToOne: ['/services/multichain-deployment'],
  },
  {
    question: 'somebody uploads stolen art to the marketplace, what can we do',
    says: /refuse orders for the collection|cannot delete a token/i,
    leadsToOne: ['/services/nft-marketplace'],
  },
  {
    question: 'what if the company which started the consortium chain walks away',
    says: /others continue/i,
    leadsToOne: ['/services/private-blockchain'],
  },
  {
    question: 'how many people should sign for our treasury',
    says: /three of five|loss of one key/i,
    saysNot: /investment advice/,
    leadsToOne: ['/services/security-hardening'],
  },
  {
    question: 'does the audit report show that a bug is real',
    says: /failing test/i,
    leadsToOne: ['/services/smart-contract-audits'],
  },
  {
    question: 'in which programing language do you write contracts',
    says: /Rust for Solana/i,
    leadsToOne: ['/services/smart-contracts'],
  },
  {
    question: 'could an admin cut the staking rate overnight',
    says: /goes through a timelock/i,
    saysNot: /investment advice/,
    leadsToOne: ['/services/staking-platform'],
  },
  {
    question: 'once the token is live can we still alter it',
    says: /written for it/i,
    saysNot: /investment advice/,
    leadsToOne: ['/services/token-creation'],
  },
  {
    question: 'what share of the supply is ok for founders',
    says: /slowly enough/i,
    saysNot: /investment advice/,
    leadsToOne: ['/services/tokenomics-design'],
  },
  {
    question: 'do my people have to buy crypto for the workshop',
    says: /coins that have no value/i,
    saysNot: /investment advice/,
    leadsToOne: ['/services/training'],
  },
  {
    question: 'is there a way to get back in without the 12 words',
    says: /guardians can approve a new key|recovery phrase restores|guardians approve a new device/i,
    saysNot: /investment advice/,
    leadsToOne: ['/services/wallet-development', '/products/mobile-wallet'],
  },
  {
    question: 'should the whitepaper promise a return to investors',
    says: /forecasts become outdated/i,
    saysNot: /investment advice/,
    leadsToOne: ['/services/whitepaper-documentation'],
  },
  {
    question: 'what happens to airdropped tokens that nobody picks up',
    says: /after the last day/i,
    saysNot: /investment advice/,
    leadsToOne: ['/products/airdrop-manager'],
  },
  {
    question: 'do players have to set up a wallet themself',
    says: /created at sign-in/i,
    leadsToOne: ['/products/gaming-platform'],
  },
  {
    question: 'p2p: buyer never pays, are the coins stuck?',
    says: /timer returns them/i,
    saysNot: /investment advice/,
    leadsToOne: ['/products/p2p-crypto'],
  },
  {
    question: 'can the trading bot take money out of my exchange account',
    says: /trade but not withdraw|keys with withdrawal rights/i,
    saysNot: /investment advice/,
    leadsToOne: ['/products/trading-bot'],
  },

  // Comparisons: both sides, from their own pages.
  {
    question: 'compliance consulting or legal compliance, which one do i need',
    says: /identifies which rules|counsel has confirmed/i,
    leadsToAll: ['/services/consulting-compliance', '/services/legal-compliance'],
  },
  {
    question: 'nft studio vs nft marketplace?',
    says: /strangers list and resell/i,
    leadsToAll: ['/products/nft-studio', '/services/nft-marketplace'],
  },
  {
    question: 'whats the differnce between your trading bot and the sniping bot',
    says: /established pairs|seconds old/i,
    saysNot: /investment advice/,
    leadsToAll: ['/products/trading-bot', '/products/sniping-bot'],
  },
  {
    question: 'how is technical advisory different from architecture design',
    says: /advisory answers one question/i,
    leadsToAll: ['/services/technical-advisory', '/services/architecture-design'],
  },
  {
    question: 'infrastructure and cloud & edge, isnt that the same',
    says: /(?=[^]*indexers and monitoring)(?=[^]*placed close)/i,
    leadsToAll: ['/services/infrastructure', '/services/cloud-edge'],
  },
  {
    question: 'dao builder or dao platform',
    says: /several chambers/i,
    leadsToAll: ['/products/dao-builder', '/services/dao-platform'],
  },

  // Where the visitor is, and what was said before.
  {
    question: 'can it be in our own colors',
    page: '/services/staking-platform',
    says: /name, look and language|choose a color/i,
  },
  {
    question: 'which strategies come with it?',
    page: '/products/trading-bot',
    says: /mean reversion/i,
    saysNot: /investment advice/,
    leadsToOne: ['/products/trading-bot'],
  },
  {
    question: 'what do you need from us for that',
    after: 'do you do audits of solidity code?',
    says: /frozen commit|rules that must hold/i,
    leadsToOne: ['/services/smart-contract-audits'],
  },
  {
    question: 'are the dealers already in it',
    after: 'tell me about the partner finder',
    says: /comes without data/i,
    leadsToOne: ['/products/business-partner'],
  },
  {
    question: 'and if the phone gets stolen',
    page: '/products/mobile-wallet',
    says: /restores the wallet|guardians approve/i,
    leadsToOne: ['/products/mobile-wallet'],
  },
  {
    question: 'for which chains?',
    after: 'do you build cross-chain bridges',
    says: /BSC and Solana|chains, tokens and directions/i,
    leadsToOne: ['/services/cross-chain-bridge'],
  },
  {
    question: 'do we keep the slides for new colleagues',
    page: '/services/training',
    says: /keep the exercises/i,
    leadsToOne: ['/services/training'],
  },
  {
    question: 'android too?',
    after: 'do you have a wallet app for phones',
    says: /both app stores|on a phone/i,
    leadsToOne: ['/products/mobile-wallet'],
  },
  {
    question: 'are these rates real',
    page: '/',
    demo: 'staking',
    says: /sample data|simulation/i,
    saysNot: /investment advice/,
  },
  {
    question: 'who sets the fees there',
    after: 'do you build nft marketplaces?',
    says: /decide on fees/i,
    leadsToOne: ['/services/nft-marketplace'],
  },

  // A wish to be called or written to.
  { question: 'call me tomorow on +44 20 7946 0111', form: { phone: '+44 20 7946 0111' } },
  {
    question: 'pls write to anna@bakery.example, i have questions about gift cards',
    form: { email: 'anna@bakery.example' },
  },
  { question: "i'd like someone to ring me back", form: {} },
  { question: 'can sombody contact me on whatsapp about an audit', form: {} },

  // Other languages: said so, with the answer.
  {
    question: 'Was kostet eine eigene Wallet-App?',
    language: /Englisch/,
    says: /recovery model|key model/i,
    leadsToOne: ['/products/mobile-wallet', '/services/wallet-development'],
    hasChannels: true,
  },
  {
    question: 'Können Sie unsere Smart Contracts prüfen?',
    language: /Englisch/,
    says: /line-by-line/i,
    leadsToOne: ['/services/smart-contract-audits'],
  },
  {
    question: 'vous faites des points de fidélité pour les magasins ?',
    language: /anglais/,
    says: /loyalty points/i,
    leadsToOne: ['/products/enterprise-solutions'],
  },
  {
    question: 'Combien de temps pour créer un jeton ?',
    language: /anglais/,
    says: /parameter page/i,
    leadsToOne: ['/services/token-creation'],
    hasChannels: true,
  },
  {
    question: '¿qué es un token locker?',
    language: /inglés/,
    says: /until a date|everyone can look up/i,
    leadsToOne: ['/products/token-locker'],
  },
  {
    question: 'necesito un bot de trading para mi empresa',
    language: /inglés/,
    says: /trades by your rules|within limits you set/i,
    saysNot: /investment advice/,
    leadsToOne: ['/products/trading-bot'],
  },
  {
    question: 'Offrite corsi di formazione per sviluppatori?',
    language: /inglese/,
    says: /workshops on your code/i,
    leadsToOne: ['/services/training'],
  },
  {
    question: 'vocês avisam quando alguém mexe na minha carteira?',
    language: /inglês/,
    says: /alert when funds move/i,
    leadsToOne: ['/products/wallet-tracker'],
  },

  // Prices and times of something: what sets them, from its page.
  {
    question: 'ballpark for an nft studio?',
    says: /number of collections/i,
    leadsToOne: ['/products/nft-studio'],
    hasChannels: true,
  },
  {
    question: 'how many weeks for a private blockchain',
    says: /agree on the rulebook/i,
    leadsToOne: ['/services/private-blockchain'],
    hasChannels: true,
  },
  {
    question: 'what do you charge for a whitepaper',
    says: /groups of readers/i,
    leadsToOne: ['/services/whitepaper-documentation'],
    hasChannels: true,
  },
  {
    question: 'what makes a bridge expensive',
    says: /trust model/i,
    leadsToOne: ['/services/cross-chain-bridge'],
    hasChannels: true,
  },
  {
    question: 'sniping bot monthly fee?',
    says: /contract screening/i,
    leadsToOne: ['/products/sniping-bot'],
    hasChannels: true,
  },
  {
    question: 'how long wil a security hardening take',
    says: /written authorization/i,
    leadsToOne: ['/services/security-hardening'],
    hasChannels: true,
  },

  // About the demos and the site.
  {
    question: 'do i have to register to try stuff',
    says: /(?:need|is) no account|without an account/i,
    leadsToOne: ['/about', '/'],
  },
  {
    question: 'how do i show a demo to my boss with what i entered',
    says: /copy (?:one|a) link/i,
    leadsToOne: ['/'],
  },
  { question: 'can i put our logo in the demo', says: /logo that you choose|choose a color/i },
  { question: 'does this website have a dark mode', says: /light,? (?:dark )?or (?:system|dark)/i },

  // Not about what is here.
  { question: 'will it rain in oslo tomorrow', isNothing: true },
  { question: 'banana bread recipe', isNothing: true },
  { question: 'who won the champions league', isNothing: true },
  { question: 'my printer is jammed, can you help', isNothing: true },
]
