// Questions of visitors that were put away at first, measured once, and opened then: the assistant may be tuned to them.
import type { VisitorQuestion } from './visitorQuestions.ts'

export const openedQuestions: readonly VisitorQuestion[] = [
  // Words of a business: the offer that serves it.
  {
    question: 'gift vouchers on a blockchain?',
    leadsToOne: ['/products/enterprise-solutions'],
    says: /voucher/i,
  },
  {
    question: 'can you tokenize a building',
    leadsToOne: [
      '/services/token-creation',
      '/products/enterprise-solutions',
      '/services/legal-compliance',
      '/services/consulting-compliance',
    ],
  },
  {
    question: 'concert tickets without scalpers',
    leadsToOne: ['/products/nft-studio', '/services/nft-marketplace'],
  },
  {
    question: 'membership cards for our sports club',
    leadsToOne: [
      '/products/nft-studio',
      '/products/dao-builder',
      '/services/dao-platform',
      '/products/enterprise-solutions',
    ],
  },
  {
    question: 'crowdfunding a film',
    leadsToOne: ['/products/launchpad-builder', '/services/launchpad-development'],
  },
  {
    question: 'employee stock options with vesting',
    leadsToOne: ['/products/token-locker', '/services/smart-contracts'],
  },
  { question: 'royalties for musicians', leadsToOne: ['/products/nft-studio', '/services/nft-marketplace'] },
  {
    question: 'stablecoin for our region',
    leadsToOne: ['/services/token-creation', '/services/consulting-compliance'],
  },
  { question: 'bonus points app for a petrol station', leadsToOne: ['/products/enterprise-solutions'] },
  {
    question: 'voting for a housing cooperative',
    leadsToOne: ['/services/dao-platform', '/products/dao-builder'],
  },

  // What visitors ask any company.
  { question: 'will we be locked in with you', says: /code|another team/i, notTo: '/products/token-locker' },
  { question: 'do you also host it', says: /host|data center|cloud|accounts/i },
  { question: 'would you sign an NDA', says: /does not say/i, hasChannels: true },
  {
    question: 'can i speak to one of your reference customers',
    says: /reference|client/i,
    hasChannels: true,
  },
  {
    question: 'do you have an office in Berlin',
    says: /does not say|no address/i,
    notTo: '/products/business-partner',
  },
  { question: 'are you hiring rust developers', says: /does not say|no open positions/i, hasChannels: true },
  { question: 'do you have a partner program for agencies', says: /does not say/i, hasChannels: true },
  { question: 'does this site set cookies', says: /no cookies/i },
  { question: 'do the demos run on my phone', says: /any screen|phone/i },
  { question: 'can I send a demo to my boss', says: /copy link|send/i },
  { question: 'who is the CEO', says: /does not (?:say|name)/i },
  { question: 'what happens if you go bankrupt', says: /code|does not say/i },
  { question: 'in which languages do you work', says: /english|does not say/i },
  { question: 'are you insured', says: /does not say/i, hasChannels: true },

  // What a sentence of the site answers.
  {
    question: 'where do the staking rewards come from',
    leadsToOne: ['/services/staking-platform'],
    says: /budget/,
  },
  {
    question: 'will you audit a contract that you wrote yourselves?',
    leadsToOne: ['/services/smart-contract-audits'],
    says: /blind spots/,
  },
  {
    question: 'do creators pay gas when they list a work',
    leadsToOne: ['/services/nft-marketplace'],
    says: /costs no gas/,
  },
  {
    question: 'what happens to the money if the soft cap is missed',
    leadsToOne: ['/services/launchpad-development', '/products/launchpad-builder'],
    says: /withdraw/,
  },
  {
    question: 'which network should my token be on',
    leadsToOne: ['/services/token-creation'],
    says: /liquidity already/,
  },
  {
    question: 'does burning tokens raise the price',
    leadsToOne: ['/services/tokenomics-design'],
    says: /only if demand/i,
  },
  { question: 'is a DAO a legal entity', leadsToOne: ['/services/dao-platform'], says: /Not by itself/ },
  {
    question: 'can someone use a dapp if he has no wallet',
    leadsToOne: ['/services/dapp-development'],
    says: /read without one/,
  },
  {
    question: 'is a hardware wallet enough for our treasury',
    leadsToOne: ['/services/security-hardening'],
    says: /blind signing|multisig|malware/,
  },
  {
    question: 'do users lose everything when they lose the phone?',
    leadsToOne: ['/products/mobile-wallet'],
    says: /phrase restores|guardians/,
  },
  { question: 'does a p2p exchange need a licence', leadsToOne: ['/products/p2p-crypto'], says: /Often yes/ },
  {
    question: 'can i use the brute force tool on another companys login',
    leadsToOne: ['/products/brute-force'],
    says: /signed permission/,
  },
  {
    question: 'who pays the gas of an airdrop',
    leadsToOne: ['/products/airdrop-manager'],
    says: /person who claims/,
  },
  {
    question: 'will app stores accept a game with nft items',
    leadsToOne: ['/products/gaming-platform'],
    says: /Within limits/,
  },
  {
    question: 'should we run our own nodes or rent',
    leadsToOne: ['/services/infrastructure'],
    says: /Rent while/,
  },
  {
    question: 'do we need a blockchain at all',
    leadsToOne: ['/services/architecture-design', '/products/enterprise-solutions'],
    says: /database/,
  },
  {
    question: 'must our developers know solidity before the workshop',
    leadsToOne: ['/services/training'],
    says: /language and Git|basics|reading list/i,
  },
  {
    question: 'does the listing accept paid placements',
    leadsToOne: ['/products/crypto-listing'],
    says: /labeled/,
  },
  {
    question: 'is one audit enough for three chains',
    leadsToOne: ['/services/multichain-deployment'],
    says: /identical bytecode/,
  },
  {
    question: 'does locked liquidity mean the token is safe',
    leadsToOne: ['/products/token-locker'],
    says: /until the date|dangerous/,
  },

  // Comparisons: both sides, from their own pages.
  {
    question: 'difference between token creation and the token generator',
    leadsToAll: ['/services/token-creation', '/products/token-generator'],
  },
  { question: 'trading bot vs sniping bot', leadsToAll: ['/products/trading-bot', '/products/sniping-bot'] },
  {
    question: 'compare nft studio with nft marketplace',
    leadsToAll: ['/products/nft-studio', '/services/nft-marketplace'],
  },
  {
    question: 'what is better for us, a launchpad builder or launchpad development',
    leadsToAll: ['/products/launchpad-builder', '/services/launchpad-development'],
  },
  {
    question: 'how is compliance consulting different from legal compliance',
    leadsToAll: ['/services/consulting-compliance', '/services/legal-compliance'],
  },
  {
    question: 'airdrop manager compared to token locker',
    leadsToAll: ['/products/airdrop-manager', '/products/token-locker'],
  },
  {
    question: 'is infrastructure the same as cloud and edge',
    leadsToAll: ['/services/infrastructure', '/services/cloud-edge'],
  },

  // Where the visitor is, and what was said before.
  {
    question: 'what does it include?',
    leadsToOne: ['/services/staking-platform'],
    says: /pool contracts|lock periods|reward accounting/i,
    page: '/services/staking-platform',
  },
  { question: 'what sets the price?', says: /number of pools/i, page: '/services/staking-platform' },
  { question: 'can i try it', says: /demo/i, opensDemo: 'dao', page: '/services/dao-platform' },
  {
    question: 'how much is that',
    says: /lines of code|scope/i,
    leadsToOne: ['/services/smart-contract-audits'],
    hasChannels: true,
    after: 'do you audit smart contracts?',
  },
  {
    question: 'who holds the keys?',
    leadsToOne: ['/products/trading-bot'],
    says: /API keys|exchange holds/,
    page: '/products/trading-bot',
  },
  {
    question: 'what do you need from us',
    says: /process|test copy|contact in security/i,
    page: '/products/enterprise-solutions',
  },
  {
    question: 'and the price?',
    says: /appl|networks and tokens|recovery model/i,
    hasChannels: true,
    after: 'tell me about the mobile wallet',
  },
  {
    question: 'Can I change the colors of this',
    says: /name, look|look|customized|color/i,
    page: '/services/staking-platform',
  },
  {
    question: 'who pays the gas?',
    leadsToOne: ['/products/airdrop-manager'],
    says: /person who claims/,
    page: '/products/airdrop-manager',
  },
  {
    question: 'how long does that take',
    says: /archive node|history/i,
    hasChannels: true,
    after: 'explorer for our chain',
  },

  // A wish to be called or written to.
  { question: 'my email is tom@orchard.example please call me', form: { email: 'tom@orchard.example' } },
  { question: 'please contact me', form: {} },
  { question: 'here is my number 0171 5556677', form: { phone: '0171 5556677' } },
  {
    question: 'I am Maria Stone, maria@stone.example, +1 202 555 0170',
    form: { email: 'maria@stone.example', phone: '+1 202 555 0170' },
  },
  { question: 'get in touch with me pls: kim@kim.example', form: { email: 'kim@kim.example' } },

  // Other languages: said so, with the answer where there is one.
  {
    question: 'Was kostet ein eigener Token?',
    language: /Englisch/,
    says: /price/i,
    leadsToOne: ['/services/token-creation'],
    hasChannels: true,
  },
  {
    question: 'Wie lange dauert die Entwicklung einer Wallet?',
    language: /Englisch/,
    says: /depends? on|no times/i,
    leadsToOne: ['/services/wallet-development'],
  },
  {
    question: 'Ich möchte einen NFT Marktplatz',
    language: /Englisch/,
    leadsToOne: ['/services/nft-marketplace'],
  },
  {
    question: 'Nous voulons créer notre propre jeton',
    language: /anglais/,
    leadsToOne: ['/services/token-creation'],
  },
  {
    question: 'Avez-vous une formation pour nos développeurs',
    language: /anglais/,
    leadsToOne: ['/services/training'],
  },
  {
    question: 'Quiero una billetera móvil para mi empresa',
    language: /inglés/,
    leadsToOne: ['/products/mobile-wallet'],
  },
  {
    question: 'necesito puntos de fidelidad para clientes',
    language: /inglés/,
    leadsToOne: ['/products/enterprise-solutions'],
  },
  { question: 'vorrei un bot di trading', language: /inglese/, leadsToOne: ['/products/trading-bot'] },
  {
    question: 'Quanto custa uma blockchain privada?',
    language: /inglês/,
    says: /price/i,
    leadsToOne: ['/services/private-blockchain'],
    hasChannels: true,
  },
  {
    question: 'preciso de ajuda com contratos inteligentes',
    language: /inglês/,
    leadsToOne: ['/services/smart-contracts'],
  },

  // Prices and times of something: what sets them, from its page.
  {
    question: 'how much would an explorer for our chain be',
    says: /history is indexed|traces/i,
    leadsToOne: ['/services/blockchain-explorer'],
    hasChannels: true,
  },
  {
    question: 'how long do you need for an nft marketplace',
    says: /first collection|royalties/i,
    leadsToOne: ['/services/nft-marketplace'],
    hasChannels: true,
  },
  {
    question: 'how many weeks for a bridge',
    says: /independent audits|relayer/i,
    leadsToOne: ['/services/cross-chain-bridge'],
    hasChannels: true,
  },
  {
    question: 'cost of whitepaper',
    says: /number of documents/i,
    leadsToOne: ['/services/whitepaper-documentation'],
    hasChannels: true,
  },

  // Not about what is here.
  { question: 'do you sell pizza', isNothing: true },
  { question: 'can you fix my printer', isNothing: true },
  { question: 'write me a cover letter', isNothing: true },
  { question: 'buy cheap followers instagram', isNothing: true },
  { question: 'what is 17 * 23', isNothing: true },
  { question: 'can you do my tax return', isNothing: true },
  { question: 'ssdfkjh sdkfjh', isNothing: true },

  // Short and mistyped.
  { question: 'tokn lokcer', leadsToOne: ['/products/token-locker'] },
  { question: 'nfts', leadsToOne: ['/products/nft-studio', '/services/nft-marketplace'] },
  { question: 'hyperledger', leadsToOne: ['/services/private-blockchain'] },
  {
    question: 'suply chian',
    leadsToOne: ['/products/enterprise-solutions', '/services/private-blockchain', '/services/cloud-edge'],
  },
  {
    question: 'MiCA',
    leadsToOne: [
      '/services/consulting-compliance',
      '/services/legal-compliance',
      '/services/whitepaper-documentation',
    ],
  },
  { question: 'stakin plattform', leadsToOne: ['/services/staking-platform'] },
  { question: 'sap conector', leadsToOne: ['/products/enterprise-solutions'] },

  // About the site and how to begin.
  { question: 'which demo should i open first', says: /demo/i },
  {
    question: 'what happens after i wrote to you',
    says: /person|answers? .*within 24 hours|reads your message/i,
  },
  { question: 'does it cost anything to ask', says: /free|cost nothing/i },
  { question: 'are the numbers in the demos real', says: /sample/i },
  { question: 'can a demo have our logo and name', says: /customized|name|color/i },
  { question: 'what do you build', leadsToOne: ['/services', '/products', '/about'] },
]
