// Visitors' questions that were put away at first and measured once. They are open now: the assistant is tuned with them.
import type { VisitorQuestion } from './visitorQuestions.ts'

/** A question with what a good answer contains, in words, for the people who grade the answers. */
export interface GradedQuestion extends VisitorQuestion {
  readonly good?: string
}

export const openedQuestions: readonly GradedQuestion[] = [
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
  { question: 'can I send a demo to my boss', says: /copy a link|send/i },
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
  { question: 'is a DAO a legal entity', leadsToOne: ['/services/dao-platform'], says: /Not automatically/ },
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
    says: /within limits/,
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

  // Written later to practice with: questions that a page answers, in other words than its own.
  {
    question: 'should we take a public chain or a private one',
    leadsToOne: ['/services/architecture-design'],
    says: /bring users/i,
  },
  {
    question: "can't we simply use etherscan",
    leadsToOne: ['/services/blockchain-explorer'],
    says: /often enough|usual reasons/i,
  },
  {
    question: 'could outsiders see private transfers in the explorer',
    leadsToOne: ['/services/blockchain-explorer'],
    says: /what its node can see/i,
  },
  {
    question: 'must our data stay inside one country',
    leadsToOne: ['/services/cloud-edge'],
    says: /Some of it may/i,
  },
  {
    question: 'if we are decentralized do the rules still apply',
    leadsToOne: ['/services/consulting-compliance'],
    says: /Sometimes, in part/i,
  },
  {
    question: 'can we block visitors from some countries',
    leadsToOne: ['/services/consulting-compliance'],
    says: /casual visitor/i,
  },
  {
    question: 'own bridge or an existing protocol',
    leadsToOne: ['/services/cross-chain-bridge'],
    says: /Use an existing one/i,
  },
  {
    question: 'what stands behind a wrapped token',
    leadsToOne: ['/services/cross-chain-bridge'],
    says: /deposit behind it/i,
  },
  {
    question: 'how do you prevent that people buy votes',
    leadsToOne: ['/services/dao-platform'],
    says: /flash loans/i,
  },
  {
    question: 'when may a deposit be credited',
    leadsToOne: ['/services/exchange-development'],
    says: /no longer realistic/i,
  },
  {
    question: 'how can i tell if a node is lying',
    leadsToOne: ['/services/infrastructure'],
    says: /Compare block hashes/i,
  },
  {
    question: 'validators on the same machines?',
    leadsToOne: ['/services/infrastructure'],
    says: /stricter rules/i,
  },
  {
    question: 'can one launchpad run on several chains',
    leadsToOne: ['/services/launchpad-development'],
    says: /one sale contract per network/i,
  },
  {
    question: 'may we tell a customer why his transfer is on hold',
    leadsToOne: ['/services/legal-compliance'],
    says: /tipping off/i,
  },
  {
    question: 'on how many chains should we start',
    leadsToOne: ['/services/multichain-deployment'],
    says: /monitor, fund/i,
  },
  {
    question: 'what can we do about stolen art on the market',
    leadsToOne: ['/services/nft-marketplace'],
    says: /cannot delete a token|hide them/i,
  },
  {
    question: 'we tested everything, is an audit still necessary',
    leadsToOne: ['/services/smart-contracts'],
    says: /what the authors thought/i,
  },
  {
    question: 'we modified the code after the audit',
    leadsToOne: ['/services/smart-contract-audits'],
    says: /review the difference/i,
  },
  {
    question: 'can i deploy the contract of the demo',
    leadsToOne: ['/products/contract-builder'],
    says: /It compiles/i,
  },
  {
    question: 'how are scam coins kept off the list',
    leadsToOne: ['/products/crypto-listing'],
    says: /proof of control/i,
  },
  {
    question: 'when is the dao builder too small for us',
    leadsToOne: ['/products/dao-builder'],
    says: /several chambers/i,
  },
  {
    question: 'could our game currency count as gambling',
    leadsToOne: ['/products/gaming-platform'],
    says: /early sale/i,
  },
  {
    question: 'who is liable for the things sold on a launchpad',
    leadsToOne: ['/products/launchpad-builder'],
    says: /operator and the project/i,
  },
  {
    question: 'someone used a stolen image for his meme token',
    leadsToOne: ['/products/meme-launcher'],
    says: /remove its page/i,
  },
  {
    question: 'are the works gone if the studio closes',
    leadsToOne: ['/products/nft-studio'],
    says: /pins them/i,
  },
  {
    question: 'is the sniping bot always first',
    leadsToOne: ['/products/sniping-bot'],
    says: /traders pay more/i,
  },
  {
    question: 'can we lock tokens that charge a fee on transfer',
    leadsToOne: ['/products/token-locker'],
    says: /balance that arrived/i,
  },
  {
    question: 'may i trade with the money of friends using the bot',
    leadsToOne: ['/products/trading-bot'],
    says: /portfolio management/i,
  },
  { question: 'how quickly do alerts come', leadsToOne: ['/products/wallet-tracker'], says: /block time/i },
  {
    question: 'where does the yield of staking come from',
    leadsToOne: ['/services/staking-platform'],
    says: /budget/i,
  },
  {
    question: 'what if there is a bug in the staking contract',
    leadsToOne: ['/services/staking-platform'],
    says: /pause stops/i,
  },
  {
    question: 'can a model forecast the token price',
    leadsToOne: ['/services/tokenomics-design'],
    says: /No. It can show/i,
  },
  {
    question: 'do we need real coins in the workshop',
    leadsToOne: ['/services/training'],
    says: /no value/i,
  },
  {
    question: 'custodial or self custody wallet?',
    leadsToOne: ['/services/wallet-development'],
    says: /holds the keys/i,
  },
  {
    question: 'get a wallet back without the seed phrase',
    leadsToOne: ['/services/wallet-development', '/products/mobile-wallet'],
    says: /guardians/i,
  },
  {
    question: 'should the whitepaper promise returns',
    leadsToOne: ['/services/whitepaper-documentation'],
    says: /Forecasts become outdated/i,
  },
  {
    question: 'is it a problem if my token has a transfer tax',
    leadsToOne: ['/services/token-creation'],
    says: /Pools, bridges/i,
  },
  {
    question: 'can we fix the airdrop list afterwards',
    leadsToOne: ['/products/airdrop-manager'],
    says: /root is fixed/i,
  },
  {
    question: 'how will people spot a fake claim page',
    leadsToOne: ['/products/airdrop-manager'],
    says: /announce the contract address in advance/i,
  },
  {
    question: 'what makes a contract call expensive in gas',
    leadsToOne: ['/services/smart-contracts'],
    says: /Mostly storage/i,
  },
  {
    question: 'what single thing improves our passwords most',
    leadsToOne: ['/products/brute-force'],
    says: /password manager/i,
  },
  {
    question: 'is your advice neutral if you build as well',
    leadsToOne: ['/services/technical-advisory'],
    says: /Only with care/i,
  },
  {
    question: 'what do our programmers have to learn before the course',
    leadsToOne: ['/services/training'],
    says: /One programming language/i,
  },
  {
    question: 'is the directory already filled with dealers',
    leadsToOne: ['/products/business-partner'],
    says: /comes without data/i,
  },

  // The same for what visitors ask any company, and where a word leads elsewhere.
  { question: 'how can i forward this prototype to the board', says: /copy a link/i },
  { question: 'is my boss able to open the demo without an account', says: /no account|without an account/i },
  { question: 'could another developer continue your work', says: /another team|code/i },
  { question: 'do we get the source', says: /code/i },
  { question: 'what happens to our project if your company closes', says: /does not say|another team/i },
  { question: 'who owns your company', says: /does not|about/i },
  { question: 'can you come to our office in Graz', says: /no address|does not say/i, hasChannels: true },
  { question: 'do you have experience with hospitals', says: /reference|clients|patient/i },
  { question: 'my team wants a workshop', leadsToOne: ['/services/training'] },
  { question: 'price of gold as a token', leadsToOne: ['/services/token-creation'] },
  { question: 'return policy for vouchers', leadsToOne: ['/products/enterprise-solutions'] },
  { question: 'how do tokens keep their price', notTo: '/contact' },
  {
    question: 'is burning good for the value of a coin',
    leadsToOne: ['/services/tokenomics-design'],
    says: /Only if demand/i,
  },
  { question: 'who has the keys', says: /API keys|exchange holds/i, page: '/products/trading-bot' },
  {
    question: 'what happens when it is lost',
    says: /phrase restores|guardians/i,
    page: '/products/mobile-wallet',
  },
  { question: 'can someone cheat?', page: '/products/p2p-crypto' },
  { question: 'is it always first?', says: /traders pay more/i, page: '/products/sniping-bot' },
  { question: 'do i need a licence for it', says: /Often yes/i, page: '/products/p2p-crypto' },
  { question: 'and can it be changed later', says: /written for it/i, after: 'we need our own token' },

  // Two that are named, and two that are not.
  {
    question: 'is a token generator better than a meme launcher',
    leadsToAll: ['/products/token-generator', '/products/meme-launcher'],
  },
  {
    question: 'explain the difference between tokenomics and token creation',
    leadsToAll: ['/services/tokenomics-design', '/services/token-creation'],
  },
  {
    question: 'gaming platform vs nft studio',
    leadsToAll: ['/products/gaming-platform', '/products/nft-studio'],
  },
  {
    question: 'advisory or an audit, which do we need first',
    leadsToAll: ['/services/technical-advisory', '/services/smart-contract-audits'],
  },
  { question: 'buy or build a bridge', leadsToOne: ['/services/cross-chain-bridge'], says: /existing/i },

  // Not about what is here.
  { question: 'can you write me a letter to my landlord', isNothing: true },
  { question: 'give me a recipe for goulash', isNothing: true },
  { question: 'need someone to paint my house', isNothing: true },
  { question: 'how do i get rid of a cold', isNothing: true },
  { question: 'buy instagram likes', isNothing: true },
  { question: 'who will win the election', isNothing: true },
  { question: 'rent a car in Spain', isNothing: true },
  { question: 'what is the exchange rate of the yen', isNothing: true },
  { question: 'play some music', isNothing: true },
  { question: 'do you repair bicycles', isNothing: true },
  { question: 'horoscope for today', isNothing: true },
  { question: 'how much is a used car', isNothing: true },
  { question: 'translate my birth certificate', isNothing: true },
  { question: 'find me a girlfriend', isNothing: true },
  { question: 'cheap hotel near the airport', isNothing: true },
  { question: 'i want to order flowers', isNothing: true },
  { question: 'where is my parcel', isNothing: true },
  { question: 'income tax for freelancers', isNothing: true },
  { question: 'install windows on my laptop', isNothing: true },
  { question: 'make me a logo', isNothing: true },
  { question: 'compose a song for my wife', isNothing: true },
  { question: 'when does the train leave', isNothing: true },
  { question: 'how much does a bike cost', isNothing: true },
  { question: 'Schreib mir ein Gedicht', isNothing: true },
  { question: 'quiero una pizza', isNothing: true },
  { question: 'Wie wird das Wetter morgen?', isNothing: true },

  // In another language, and not.
  {
    question: 'Ich will einen Token erstellen lassen',
    leadsToOne: ['/services/token-creation', '/products/token-generator'],
    language: /Englisch/,
  },
  { question: 'Welche Erfahrung habt ihr mit Lieferketten?', language: /Englisch/ },
  { question: 'Bietet ihr Schulungen an?', leadsToOne: ['/services/training'], language: /Englisch/ },
  { question: 'Was macht ihr mit meinen Daten?', language: /Englisch/ },
  {
    question: 'Gutscheine für unsere Läden',
    leadsToOne: ['/products/enterprise-solutions'],
    language: /Englisch/,
  },
  {
    question: 'je veux un portefeuille mobile',
    leadsToOne: ['/products/mobile-wallet'],
    language: /anglais/,
  },
  {
    question: 'vous avez une démo du launchpad ?',
    opensDemo: 'launchpad',
    language: /anglais/,
  },
  {
    question: 'Quel est le prix d’un token ?',
    leadsToOne: ['/services/token-creation'],
    language: /anglais/,
  },
  {
    question: 'quiero hacer un airdrop a mis usuarios',
    leadsToOne: ['/products/airdrop-manager'],
    language: /inglés/,
  },
  {
    question: 'cuál es la diferencia entre una auditoría y una asesoría',
    leadsToOne: ['/services/smart-contract-audits'],
    language: /inglés/,
  },
  {
    question: 'gostaria de uma ponte entre redes',
    leadsToOne: ['/services/cross-chain-bridge'],
    language: /inglês/,
  },
  {
    question: 'quanto tempo leva um explorador de blocos',
    leadsToOne: ['/services/blockchain-explorer'],
    language: /inglês/,
  },
  { question: 'quanto costa un audit', leadsToOne: ['/services/smart-contract-audits'], language: /inglese/ },
  {
    question: 'is a dao a good idea for an association',
    saysNot: /Mis respuestas|As minhas|Le mie|Meine Antworten|Mes réponses/,
  },
  {
    question: 'as a bank, do we use a ledger or a database',
    saysNot: /Mis respuestas|As minhas|Le mie|Meine Antworten|Mes réponses/,
  },
  {
    question: 'me and a friend want a token',
    saysNot: /Mis respuestas|As minhas|Le mie|Meine Antworten|Mes réponses/,
  },
  {
    question: 'no idea how to start a sale',
    saysNot: /Mis respuestas|As minhas|Le mie|Meine Antworten|Mes réponses/,
  },

  // Words of more businesses, and of companies.
  {
    question: 'we have 30 cinemas and want to reward people who come often',
    leadsToOne: ['/products/enterprise-solutions'],
  },
  { question: 'our hotel chain needs a bonus program', leadsToOne: ['/products/enterprise-solutions'] },
  {
    question: 'proof that a handbag is original',
    leadsToOne: ['/products/enterprise-solutions', '/products/nft-studio', '/services/private-blockchain'],
  },
  {
    question: 'theater tickets that cannot be forged',
    leadsToOne: ['/products/nft-studio', '/services/nft-marketplace'],
  },
  {
    question: 'members of our tennis club should decide about the budget',
    leadsToOne: ['/products/dao-builder', '/services/dao-platform'],
  },
  {
    question: 'our village shares electricity from one wind turbine and wants to trade it',
    leadsToOne: ['/services/exchange-development', '/services/cloud-edge'],
  },
  {
    question: 'sell a piece of an office building to many small investors',
    leadsToOne: [
      '/services/token-creation',
      '/products/enterprise-solutions',
      '/services/legal-compliance',
      '/services/consulting-compliance',
    ],
  },
  { question: 'pay farmers automatically when it does not rain', leadsToOne: ['/services/smart-contracts'] },
  { question: 'register of companies for a ministry', leadsToOne: ['/services/private-blockchain'] },
  {
    question: 'diploma for graduates that an employer can check',
    leadsToOne: ['/products/enterprise-solutions', '/services/private-blockchain', '/products/nft-studio'],
  },
  {
    question: 'foundation wants to show how grants are spent',
    leadsToOne: ['/products/dao-builder', '/services/dao-platform'],
  },
  {
    question: 'temperature of vaccines from factory to clinic',
    leadsToOne: ['/services/cloud-edge', '/products/enterprise-solutions', '/services/private-blockchain'],
  },
  {
    question: 'a band wants to sell songs straight to listeners',
    leadsToOne: ['/products/nft-studio', '/services/nft-marketplace'],
  },
  {
    question: 'split the income of a film between all who worked on it',
    leadsToOne: ['/services/smart-contracts', '/products/nft-studio'],
  },
  {
    question: 'keep the down payment safe until the goods have arrived',
    leadsToOne: ['/services/smart-contracts', '/products/p2p-crypto'],
  },
  { question: 'vouchers for our restaurants', leadsToOne: ['/products/enterprise-solutions'] },
  { question: 'map of our resellers by city', leadsToOne: ['/products/business-partner'] },
  {
    question: 'shoppers should find a repair shop close to them',
    leadsToOne: ['/products/business-partner'],
  },
  {
    question: 'internal currency for our 4000 staff',
    leadsToOne: ['/products/enterprise-solutions', '/services/token-creation'],
  },
  { question: 'swords and skins that players can trade', leadsToOne: ['/products/gaming-platform'] },
  {
    question: 'raise money for our startup from the community',
    leadsToOne: ['/products/launchpad-builder', '/services/launchpad-development'],
  },
  { question: 'share medical files between clinics safely', leadsToOne: ['/services/private-blockchain'] },
  {
    question: 'where does my coffee come from, show it to customers',
    leadsToOne: ['/products/enterprise-solutions', '/services/private-blockchain', '/services/cloud-edge'],
  },
  {
    question: 'stop counterfeit spare parts',
    leadsToOne: [
      '/products/enterprise-solutions',
      '/services/private-blockchain',
      '/products/nft-studio',
      '/services/cloud-edge',
    ],
  },
  {
    question: 'let fans trade collectible cards',
    leadsToOne: ['/services/nft-marketplace', '/products/nft-studio'],
  },
  { question: 'alert me when a big wallet moves coins', leadsToOne: ['/products/wallet-tracker'] },
  { question: 'our traders want to automate their strategy', leadsToOne: ['/products/trading-bot'] },
  {
    question: 'we want our own crypto bank app',
    leadsToOne: ['/products/mobile-wallet', '/services/wallet-development', '/services/exchange-development'],
  },
  { question: 'teach our engineers rust and solidity', leadsToOne: ['/services/training'] },
  {
    question: 'somebody should look at our plan before we spend money',
    leadsToOne: ['/services/technical-advisory', '/services/architecture-design'],
  },
  { question: 'our launch is in 9 days and nothing works', leadsToOne: ['/services/fast-track-support'] },

  // What visitors ask any company, said differently.
  { question: 'what if you disappear tomorrow', says: /another team|does not say/i },
  {
    question: 'could you work on top of our existing code',
    says: /clean checkout|does not say|no answer|code/i,
  },
  {
    question: 'i dont want other people to copy my concept',
    says: /disclosure|confidential|no answer/i,
    hasChannels: true,
  },
  {
    question: 'who covers the damage if something goes wrong',
    says: /does not say|no answer/i,
    hasChannels: true,
  },
  { question: 'may i drop by at your place', says: /no address|does not say/i, hasChannels: true },
  { question: 'show me clients who are happy with you', says: /clients/i, hasChannels: true },
  { question: 'can i pay with bitcoin', says: /payment/i, hasChannels: true },
  { question: 'how large is your crew', says: /does not say/i, hasChannels: true },
  {
    question: 'i study computer science and look for a job at your company',
    says: /open positions/i,
    hasChannels: true,
  },
  { question: 'do your people speak spanish', says: /languages/i, hasChannels: true },
  { question: 'will you fix bugs a year later', says: /does not say/i, hasChannels: true },
  { question: 'how do i show this to my partner', says: /copy a link/i },
  { question: 'is what i write here used by chatgpt', says: /no AI model|not sent|keywords/i },
  { question: 'can i stop the contract early', says: /no answer|does not say|lock/i, hasChannels: true },
  { question: 'who processes my personal data', says: /server of the company|privacy|personal data/i },
  { question: 'do i have to install something for the demos', says: /browser/i },
  { question: 'does the demo run on an ipad', says: /any screen/i },
  { question: 'what do i have to pay for a first talk', says: /costs nothing|free|price/i },
  { question: 'is it ok to ask a stupid question' },
  { question: 'are you a real company', says: /sample|does not|builds/i },
  { question: 'whats your phone number', says: /555/i },
  { question: 'how fast do you reply', says: /24 hours/i },
  { question: 'how many projects did you finish', says: /100/i },
  { question: 'do you have a newsletter', says: /no answer|does not say/i },

  // Where the visitor is.
  { question: 'is there a limit', page: '/services/launchpad-development' },
  { question: 'who can stop it', page: '/services/staking-platform' },
  {
    question: 'is a lawyer included?',
    says: /preparation by engineers|legal advice|confirm/i,
    page: '/services/consulting-compliance',
  },
  {
    question: 'what should our people know before',
    says: /One programming language/i,
    page: '/services/training',
  },
  { question: 'how many signers', says: /Three of five/i, page: '/services/security-hardening' },
  { question: 'can it be undone', page: '/products/token-locker' },
  { question: 'where does the money come from', says: /budget/i, page: '/services/staking-platform' },
  { question: 'what if we stop paying you', page: '/services/infrastructure' },
  { question: 'are the coins real?', says: /sample/i, demo: 'staking' },
  { question: 'what do you hand over', says: /indexer/i, page: '/services/blockchain-explorer' },
  { question: 'what do i have to bring', page: '/services/nft-marketplace' },
  { question: 'how much?', says: /price/i, page: '/products/meme-launcher', hasChannels: true },
  { question: 'price', says: /price/i, page: '/products/meme-launcher', hasChannels: true },
  { question: 'can i try that one', after: 'nft marketplace', opensDemo: 'nft-marketplace' },
  {
    question: 'and an audit on top?',
    leadsToOne: ['/services/smart-contract-audits'],
    after: 'we need a bridge',
  },
  { question: 'and in weeks?', says: /depends? on/i, after: 'we need an explorer' },
  {
    question: 'does that work for hospitals',
    leadsToOne: ['/services/private-blockchain'],
    after: 'private blockchain',
  },

  // A wish, or none; slips of the pen.
  { question: 'pls call 0043 660 1234567 after 5pm', form: { phone: '0043 660 1234567' } },
  {
    question: 'Hi, I am Tom Reed, my mail is tom@reed.example',
    form: { name: 'Tom Reed', email: 'tom@reed.example' },
  },
  { question: 'could you phone me', form: {} },
  { question: 'i want to talk to a human', hasChannels: true },
  { question: 'lauchpad', leadsToOne: ['/products/launchpad-builder', '/services/launchpad-development'] },
  { question: 'toknomics', leadsToOne: ['/services/tokenomics-design'] },
  { question: 'explorr for subnet', leadsToOne: ['/services/blockchain-explorer'] },
  { question: 'stacking pool', leadsToOne: ['/services/staking-platform'] },
  { question: 'metamask', leadsToOne: ['/services/dapp-development', '/services/wallet-development'] },
  { question: 'smartcontract developer', leadsToOne: ['/services/smart-contracts'] },
  { question: 'priv blockchain', leadsToOne: ['/services/private-blockchain'] },
  { question: 'trading bott', leadsToOne: ['/products/trading-bot'] },
  { question: 'walet', leadsToOne: ['/services/wallet-development', '/products/mobile-wallet'] },

  // The second set.
  // Words of a business: the offer that serves it.
  {
    question: 'We run 12 pharmacies and want our customers to collect points, can you do that?',
    good: 'Enterprise solutions, which has loyalty points for customers of shops.',
    leadsToOne: ['/products/enterprise-solutions'],
    says: /points/i,
  },
  {
    question: 'our winery wants to prove that bottles are genuine',
    good: 'An offer for records that can be checked: enterprise solutions, private blockchain, NFT studio or cloud and edge.',
    leadsToOne: [
      '/products/enterprise-solutions',
      '/services/private-blockchain',
      '/products/nft-studio',
      '/services/cloud-edge',
    ],
  },
  {
    question: 'festival tickets that cant be resold at crazy prices',
    good: 'NFT marketplace (ticket resale by rules) or NFT studio (concert and event tickets).',
    leadsToOne: ['/products/nft-studio', '/services/nft-marketplace'],
  },
  {
    question: 'our football club wants the fans to vote on the new jersey',
    good: 'DAO builder or DAO platform: votes of members.',
    leadsToOne: ['/products/dao-builder', '/services/dao-platform'],
  },
  {
    question: 'solar power trading between neighbours',
    good: 'Exchange development (energy trading among neighbors), or cloud and edge for the meters.',
    leadsToOne: ['/services/exchange-development', '/services/cloud-edge'],
  },
  {
    question: 'sell shares of an apartment block as tokens',
    good: 'Token creation, with legal compliance or compliance consulting, or enterprise solutions.',
    leadsToOne: [
      '/services/token-creation',
      '/products/enterprise-solutions',
      '/services/legal-compliance',
      '/services/consulting-compliance',
    ],
  },
  {
    question: 'we are an insurance company, automatic payout when a flight is late',
    good: 'Smart contracts (insurance payouts by rule).',
    leadsToOne: ['/services/smart-contracts'],
  },
  {
    question: 'land registry for a municipality',
    good: 'Private blockchain (land and company registers).',
    leadsToOne: ['/services/private-blockchain'],
  },
  {
    question: 'certificates for the students of our driving school that employers can verify',
    good: 'Enterprise solutions (diplomas and certificates that can be checked).',
    leadsToOne: ['/products/enterprise-solutions', '/services/private-blockchain'],
  },
  {
    question: 'charity: donors should see where the money goes',
    good: 'DAO builder or DAO platform (charities that show what they spend).',
    leadsToOne: ['/products/dao-builder', '/services/dao-platform'],
  },
  {
    question: 'fish, temperature of the cold chain from the boat to the shop',
    good: 'Cloud and edge (cold chains and food safety), or a supply chain with enterprise solutions or a private blockchain.',
    leadsToOne: ['/services/cloud-edge', '/products/enterprise-solutions', '/services/private-blockchain'],
  },
  {
    question: "I'm a musician and I want to sell my album directly to fans",
    good: 'NFT studio (music with royalties) or NFT marketplace.',
    leadsToOne: ['/products/nft-studio', '/services/nft-marketplace'],
  },
  {
    question: 'rent deposits held until the tenant moves out',
    good: 'Smart contracts (escrow for deposits and rent).',
    leadsToOne: ['/services/smart-contracts'],
  },
  {
    question: 'gift card for our hairdresser salons',
    good: 'Enterprise solutions (gift vouchers and cashback).',
    leadsToOne: ['/products/enterprise-solutions'],
  },
  {
    question: 'where can buyers find the nearest dealer of our bikes',
    good: 'Partner finder (dealer and franchise networks).',
    leadsToOne: ['/products/business-partner'],
  },

  // What visitors ask any company.
  {
    question: 'can you take over an app that another agency started',
    good: 'Fast-track support: yes, if it builds from a clean checkout and someone who knows it stays reachable. Or an honest "the site does not say".',
    says: /clean checkout|does not say/i,
  },
  {
    question: "is my idea safe with you? I don't want it stolen",
    good: 'Says that the site does not say whether an NDA is signed, to ask before describing anything confidential, and how to reach the team.',
    says: /disclosure|confidential/i,
    hasChannels: true,
  },
  {
    question: 'who pays if you deliver late',
    good: 'Says plainly that the site says nothing about liability or warranty, with email and WhatsApp.',
    says: /does not say/i,
    hasChannels: true,
  },
  {
    question: 'can i visit you',
    good: 'Says that the site gives no address, with the ways to reach the team.',
    says: /no address|does not say/i,
    hasChannels: true,
  },
  {
    question: 'what companies have you worked for',
    good: 'Says that no clients are named, with their number.',
    says: /reference|clients/i,
    hasChannels: true,
  },
  {
    question: 'do you take payment in ETH',
    good: 'Says that terms of payment are not listed and depend on the project, with email and WhatsApp.',
    says: /payment/i,
    hasChannels: true,
  },
  {
    question: 'how many people work there',
    good: 'Says that the site does not say who works here.',
    says: /does not say/i,
    hasChannels: true,
  },
  {
    question: 'any internship for students this summer?',
    good: 'Says that the site does not say whether there are open positions.',
    says: /open positions/i,
    hasChannels: true,
  },
  {
    question: 'can we speak with you in french',
    good: 'Says that the site does not say which languages the team speaks.',
    says: /languages|does not say/i,
    hasChannels: true,
  },
  {
    question: 'will you still be there for us if something breaks next year',
    good: 'Says that the site does not say what support or maintenance there is afterwards, and what is handed over.',
    says: /does not say/i,
    hasChannels: true,
  },
  {
    question: 'my colleagues should see this demo too, how do i give it to them',
    good: 'Send, below the demo: it copies a link or a whole message.',
    says: /copy a link/i,
  },
  {
    question: 'do you use what i type to train an AI',
    good: 'No AI model reads what is typed, and nothing is sent.',
    says: /no AI model/i,
  },
  {
    question: 'can we cancel the project half way',
    good: 'Says honestly that there is no answer on the site, with email and WhatsApp.',
    hasChannels: true,
    says: /no answer|does not say/i,
  },
  {
    question: 'would you sign a data processing agreement',
    good: 'What the site says of personal data, or that it does not say; not a service as if it were the answer.',
    says: /server of the company|privacy|does not say/i,
  },

  // What a sentence of the site answers.
  {
    question: 'can whales take over the vote in our dao',
    good: 'Yes, if one address reaches quorum and majority alone (DAO builder), or what stops vote buying (DAO platform).',
    leadsToOne: ['/products/dao-builder', '/services/dao-platform'],
    says: /majority alone|flash loans/,
  },
  {
    question: 'does your trading bot guarantee a profit',
    good: 'No: it is not known and not claimed; or that no investment advice is given.',
    says: /do not claim it|no investment advice/i,
  },
  {
    question: "is a meme coin exempt from securities law if it's just a joke",
    good: 'No: the rules still apply.',
    leadsToOne: ['/products/meme-launcher'],
    says: /rules still apply/,
  },
  {
    question: 'what exactly do i own when i buy an nft',
    good: 'The token, and the license that is attached.',
    leadsToOne: ['/products/nft-studio'],
    says: /the license you attach/,
  },
  {
    question: 'does the price widget make my website slower',
    good: 'The tracker is loaded after the content and reserves its space.',
    leadsToOne: ['/products/price-tracker'],
    says: /after your content/,
  },
  {
    question: 'right to be forgotten on a private ledger, how?',
    good: 'Data cannot be deleted from blocks that others have kept; personal data stays outside, the ledger holds hashes.',
    leadsToOne: ['/services/private-blockchain'],
    says: /others have kept/,
  },
  {
    question: 'can the wallet tracker freeze somebody elses money',
    good: 'It cannot: it knows public addresses only.',
    leadsToOne: ['/products/wallet-tracker'],
    says: /knows only public addresses/,
  },
  {
    question: 'upgradeable contracts, yes or no',
    good: 'When upgrades help and what they cost in trust; a proxy behind a timelock is a middle way.',
    leadsToOne: ['/services/smart-contracts'],
    says: /Upgrades help/,
  },
  {
    question: 'how many people should sign for a treasury',
    good: 'Three of five is common for a treasury (security hardening).',
    leadsToOne: ['/services/security-hardening'],
    says: /Three of five/,
  },
  {
    question: 'can we settle payments by the prices that the tracker shows',
    good: 'It is advised against: on-chain settlement needs an oracle.',
    leadsToOne: ['/products/price-tracker'],
    says: /advise against it/,
  },
  {
    question: 'what does the verified badge of a dealer promise',
    good: 'That certain documents were checked on a certain date.',
    leadsToOne: ['/products/business-partner'],
    says: /certain documents/,
  },
  {
    question: 'can the founders run away with the presale money',
    good: 'Proceeds stay in the contract until the sale has ended above its soft cap.',
    leadsToOne: ['/products/launchpad-builder', '/services/launchpad-development'],
    says: /Proceeds stay|still in the sale contract/,
  },
  {
    question: 'who gets to see the passports of our users when we do kyc',
    good: 'As few people as possible; the files stay with the identity provider.',
    leadsToOne: ['/services/legal-compliance'],
    says: /As few people/,
  },
  {
    question: 'somebody deployed a token with a typo in its name, can that be corrected',
    good: 'The mistake stays; a correction means a new token and a swap.',
    leadsToOne: ['/products/token-generator'],
    says: /mistake stays/,
  },
  {
    question: 'how do we know whether a sensor lies',
    good: 'The chain shows only that a reading has not changed since; signing at the source and several sensors help.',
    leadsToOne: ['/services/cloud-edge'],
    says: /Signing at the source|has not changed/,
  },
  {
    question: 'does every generated token have to be audited',
    good: 'The templates should be audited once.',
    leadsToOne: ['/products/token-generator'],
    says: /audited once/,
  },
  {
    question: 'how much disk does an explorer need',
    good: 'A multiple of the raw blocks.',
    leadsToOne: ['/services/blockchain-explorer'],
    says: /multiple of the raw block/,
  },
  {
    question: 'one of the founding companies quits our consortium, what then',
    good: 'The others continue, provided that nothing exists only at the founder.',
    leadsToOne: ['/services/private-blockchain'],
    says: /others continue/,
  },
  {
    question: 'can the escrow timer pay out the buyer by itself',
    good: 'The timer can only return coins, never pay them out.',
    leadsToOne: ['/products/p2p-crypto'],
    says: /timer can only/,
  },
  {
    question: 'whats hard to speed up before a launch',
    good: 'Outside audits, app store reviews, contracts with identity providers, timelocks.',
    leadsToOne: ['/services/fast-track-support'],
    says: /Outside audits/,
  },

  // Comparisons: both sides, from their own pages.
  {
    question: 'nft studio or marketplace, what do i need',
    good: 'In which they differ: the studio sells what you have made, a marketplace lets strangers list and resell.',
    leadsToAll: ['/products/nft-studio', '/services/nft-marketplace'],
  },
  {
    question: 'whats the differnce between the explorer and the wallet tracker',
    good: 'What each is for: an explorer for your own network; alerts on watched addresses.',
    leadsToAll: ['/services/blockchain-explorer', '/products/wallet-tracker'],
  },
  {
    question: 'should i take the token generator or token creation',
    good: 'The service delivers one token with rules written for it; the generator makes standard tokens as often as you like.',
    leadsToAll: ['/products/token-generator', '/services/token-creation'],
  },
  {
    question: 'dapp development vs smart contracts',
    good: 'What each is for: the interface that people use; the contracts behind it.',
    leadsToAll: ['/services/dapp-development', '/services/smart-contracts'],
  },
  {
    question: 'compare private blockchain with enterprise solutions',
    good: 'What each is for: a network of several companies; points, vouchers and records of a company.',
    leadsToAll: ['/services/private-blockchain', '/products/enterprise-solutions'],
  },
  {
    question: 'is the p2p exchange the same as exchange development',
    good: 'Trading from person to person with an escrow; a venue with an order book.',
    leadsToAll: ['/products/p2p-crypto', '/services/exchange-development'],
  },
  {
    question: 'how does a hardening differ from an audit',
    good: 'What each is for: keys, servers and people; one version of a contract.',
    leadsToAll: ['/services/security-hardening', '/services/smart-contract-audits'],
  },
  {
    question: 'airdrop manager or launchpad builder for giving out our tokens',
    good: 'What each is for: tokens for a list of people; a sale.',
    leadsToAll: ['/products/airdrop-manager', '/products/launchpad-builder'],
  },

  // Where the visitor is, and what was said before.
  {
    question: 'what happens if the phone is stolen',
    good: 'The phrase restores the wallet on another phone; with a smart account, guardians approve a new device.',
    page: '/products/mobile-wallet',
    says: /phrase restores|guardians/,
  },
  {
    question: 'is it quantum safe?',
    good: 'In part: attestations can be, the accounts on the chains are not.',
    page: '/services/cross-chain-bridge',
    says: /In part/,
  },
  {
    question: 'how long would it take',
    good: 'What sets the timeline of the launchpad builder, and that no time is promised.',
    page: '/products/launchpad-builder',
    says: /depends? on/i,
    leadsToOne: ['/products/launchpad-builder'],
    hasChannels: true,
  },
  {
    question: 'do you find everything?',
    good: 'No: an audit makes undiscovered flaws less likely.',
    page: '/services/smart-contract-audits',
    says: /less likely/,
  },
  {
    question: 'is this my real money',
    good: 'No: sample data, a simulation.',
    page: '/services/staking-platform',
    demo: 'staking',
    says: /sample|simulat/i,
  },
  {
    question: 'can the rules be changed later',
    good: 'By proposal only.',
    after: 'tell me about the dao builder',
    leadsToOne: ['/products/dao-builder'],
    says: /By proposal only/,
  },
  {
    question: 'how many validators?',
    good: 'With QBFT at least four.',
    after: 'we want a private blockchain',
    leadsToOne: ['/services/private-blockchain'],
    says: /at least four/,
  },
  {
    question: 'and what do you need from us?',
    good: 'What is needed for an NFT marketplace: kind of works, fee policy, coins to accept, someone who decides on reports.',
    after: 'nft marketplace',
    leadsToOne: ['/services/nft-marketplace'],
    says: /royalty policy|takedowns/i,
  },
  {
    question: 'and what would that cost me',
    good: 'What sets the price of the P2P exchange; no price is listed.',
    page: '/products/p2p-crypto',
    leadsToOne: ['/products/p2p-crypto'],
    says: /price/i,
    hasChannels: true,
  },
  {
    question: 'can i see it in action',
    good: 'The demo of the page: the token generator.',
    page: '/services/token-creation',
    opensDemo: 'token-generator',
  },
  {
    question: 'can it be opened early?',
    good: 'No, neither the customer nor the company can.',
    page: '/products/token-locker',
    leadsToOne: ['/products/token-locker'],
    says: /neither you nor we can/,
  },
  {
    question: 'what do i get when its finished',
    good: 'What is handed over: nodes and indexers in your accounts, machines as code, alerts, runbooks.',
    page: '/services/infrastructure',
    says: /runbooks/i,
  },

  // A wish to be called or written to.
  {
    question: 'please ring me tomorrow morning 0664 123 45 67',
    good: 'Offers the form with the number filled in, and says that nothing is passed on automatically.',
    form: { phone: '0664 123 45 67' },
  },
  {
    question: 'my name is Joana Prado, write me at joana@prado.example',
    good: 'Offers the form with name and email filled in.',
    form: { name: 'Joana Prado', email: 'joana@prado.example' },
  },
  {
    question: 'can one of your engineers call me',
    good: 'Offers the form, with the ways to reach the team.',
    form: {},
  },

  // Other languages: said so, with the answer where there is one.
  {
    question: 'Wir möchten Treuepunkte für unsere Kunden',
    good: 'Says in German that answers are in English; enterprise solutions.',
    language: /Englisch/,
    leadsToOne: ['/products/enterprise-solutions'],
  },
  {
    question: 'Was ist der Unterschied zwischen Trading Bot und Sniping Bot?',
    good: 'Says in German that answers are in English; both bots.',
    language: /Englisch/,
    leadsToAll: ['/products/trading-bot', '/products/sniping-bot'],
  },
  {
    question: 'Wo sitzt eure Firma?',
    good: 'Says in German that answers are in English; that no address is given, or the ways to reach the team.',
    language: /Englisch/,
    hasChannels: true,
  },
  {
    question: '¿Hacen auditorías de contratos inteligentes?',
    good: 'Says in Spanish that answers are in English; smart contract audits.',
    language: /inglés/,
    leadsToOne: ['/services/smart-contract-audits'],
  },
  {
    question: 'cuanto tarda hacer un bot de trading',
    good: 'Says in Spanish that answers are in English; that the time depends, and what sets it.',
    language: /inglés/,
    says: /depends? on/i,
    leadsToOne: ['/products/trading-bot'],
  },
  {
    question: 'Quiero vender entradas para conciertos con blockchain',
    good: 'Says in Spanish that answers are in English; NFT studio or NFT marketplace.',
    language: /inglés/,
    leadsToOne: ['/products/nft-studio', '/services/nft-marketplace'],
  },
  {
    question: 'Combien de temps pour une marketplace NFT ?',
    good: 'Says in French that answers are in English; that the time depends, and what sets it.',
    language: /anglais/,
    says: /depends? on/i,
    leadsToOne: ['/services/nft-marketplace'],
  },
  {
    question: 'je cherche une solution de vote pour notre association',
    good: 'Says in French that answers are in English; DAO builder or DAO platform.',
    language: /anglais/,
    leadsToOne: ['/products/dao-builder', '/services/dao-platform'],
  },
  {
    question: 'vocês criam tokens para imóveis?',
    good: 'Says in Portuguese that answers are in English; token creation or what serves real estate.',
    language: /inglês/,
    leadsToOne: [
      '/services/token-creation',
      '/products/enterprise-solutions',
      '/services/legal-compliance',
      '/services/consulting-compliance',
    ],
  },
  {
    question: 'posso falar com alguém por telefone?',
    good: 'Says in Portuguese that answers are in English; the ways to reach the team, or the form.',
    language: /inglês/,
    hasChannels: true,
  },
  {
    question: 'fate anche corsi per sviluppatori?',
    good: 'Says in Italian that answers are in English; training.',
    language: /inglese/,
    leadsToOne: ['/services/training'],
  },
  {
    question: 'Ich brauche eine Homepage für mein Restaurant',
    good: 'Says in German that answers are in English, and that it has no answer; claims no offer of websites.',
    language: /Englisch/,
    isNothing: true,
  },

  // Prices and times of something: what sets them, from its page.
  {
    question: 'rough price for a dao with 200 members?',
    good: 'No price is listed; what sets the price of the DAO platform or builder.',
    says: /price/i,
    leadsToOne: ['/services/dao-platform', '/products/dao-builder'],
    hasChannels: true,
  },
  {
    question: 'can you have our token ready by christmas',
    good: 'No time is promised; it depends on what is needed; token creation.',
    says: /depends? on/i,
    leadsToOne: ['/services/token-creation', '/products/token-generator'],
    hasChannels: true,
  },
  {
    question: 'how long would you need to port our contracts to solana',
    good: 'No time is promised; multichain deployment (or smart contracts) and what sets its time.',
    says: /depends? on/i,
    leadsToOne: ['/services/multichain-deployment', '/services/smart-contracts'],
    hasChannels: true,
  },

  // Not about what is here.
  { question: 'write a poem about the sea', good: 'Says that it has no answer.', isNothing: true },
  { question: 'whats the weather in Hamburg', good: 'Says that it has no answer.', isNothing: true },
  { question: 'can you do my math homework', good: 'Says that it has no answer.', isNothing: true },
  { question: 'i need a plumber asap', good: 'Says that it has no answer.', isNothing: true },
  {
    question: 'how do i declare crypto gains on my taxes',
    good: 'Says that it has no answer (no tax advice), without naming a product as if it were one.',
    isNothing: true,
  },
  {
    question: 'should i buy solana now',
    good: 'No investment advice.',
    says: /no investment advice/i,
  },
  { question: 'cheap flights to rome', good: 'Says that it has no answer.', isNothing: true },
  { question: 'book a table for two tonight', good: 'Says that it has no answer.', isNothing: true },

  // Short and mistyped.
  { question: 'brigde', good: 'Cross-chain bridge.', leadsToOne: ['/services/cross-chain-bridge'] },
  { question: 'airdorp tool', good: 'Airdrop manager.', leadsToOne: ['/products/airdrop-manager'] },
  {
    question: 'smart contrakt audtis',
    good: 'Smart contract audits.',
    leadsToOne: ['/services/smart-contract-audits'],
  },
  {
    question: 'erc 721?',
    good: 'An offer that makes such tokens: NFT studio, NFT marketplace, smart contracts or a token.',
    leadsToOne: [
      '/products/nft-studio',
      '/services/nft-marketplace',
      '/services/smart-contracts',
      '/products/contract-builder',
      '/services/token-creation',
    ],
  },
  {
    question: 'wite paper',
    good: 'Whitepaper and docs.',
    leadsToOne: ['/services/whitepaper-documentation'],
  },
]
