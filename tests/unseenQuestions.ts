// Two exams of 100 questions each, of writers who saw only the site's pages. They were put away until the answers were given, and
// graded by readers who saw no code: 184 right, 11 of no use, 5 wrong. What a good answer contains is put as words of the sentences
// that answer, so that some right answers in other words count as wrong here.
import type { VisitorQuestion } from './visitorQuestions.ts'

/** Said where the site does not say it. */
const UNSAID = /does not say|none are listed|no answer/i

export const unseenQuestions: readonly VisitorQuestion[] = [
  // The first exam.
  {
    question: 'we deliver frozen fish by truck and must prove it stayed cold',
    says: /cold chains|signed at the device/i,
    leadsToOne: ['/services/cloud-edge'],
  },
  {
    question: 'small theater here, want tickets that scalpers cant resell for crazy prices',
    says: /ticket resale under your rules|concert and event tickets/i,
    leadsToOne: ['/services/nft-marketplace', '/products/nft-studio'],
  },
  {
    question: 'our university needs diplomas nobody can fake',
    says: /verifiable diplomas/i,
    leadsToOne: ['/products/enterprise-solutions'],
  },
  {
    question: 'housing coop with 60 families, want to vote online about repairs',
    says: /housing cooperatives|cooperatives/i,
    leadsToOne: ['/services/dao-platform', '/products/dao-builder'],
  },
  {
    question: 'crop insurance that pays out by itself when theres no rain',
    says: /rule-based insurance payouts/i,
    leadsToOne: ['/services/smart-contracts'],
  },
  {
    question: 'three hospitals want to share patient files, no one should be the boss of it',
    says: /patient records shared/i,
    leadsToOne: ['/services/private-blockchain'],
  },
  {
    question: 'neighbours with solar roofs want to sell eachother electricity',
    says: /energy trading among neighbors/i,
    leadsToOne: ['/services/exchange-development'],
  },
  {
    question: 'indie game studio, players should be able to sell the swords they find',
    says: /own the items they have earned|inside the game or on the web/i,
    leadsToOne: ['/products/gaming-platform'],
  },
  {
    question: 'im shooting a documentary film and want the fans to finance it',
    says: /crowdfunding for films/i,
    leadsToOne: ['/products/launchpad-builder'],
  },
  {
    question: 'aid organisation, small grants to 8000 people in one go',
    says: /aid and grants to many people/i,
    leadsToOne: ['/products/airdrop-manager'],
  },
  {
    question: 'biotech startup, our employees got promised tokens over four years',
    says: /employee options with vesting|a cliff, then linear release/i,
    leadsToOne: ['/products/token-locker'],
  },
  {
    question: 'we own an office building and would like to sell shares of it as tokens',
    says: /real estate and other assets|registered shares/i,
    leadsToOne: ['/services/token-creation', '/products/enterprise-solutions'],
  },
  {
    question: '200 e-bike workshops in our network, customers shoud find the nearest one',
    says: /repair and service partners|by state, city or distance/i,
    leadsToOne: ['/products/business-partner'],
  },
  {
    question: 'online newspaper, need live bitcoin prices in the finance section',
    says: /prices for your own pages|an iframe or a web component/i,
    leadsToOne: ['/products/price-tracker'],
  },
  {
    question: 'who owns the source code when the project is finished',
    says: /you get the code|the code, the documentation|you own the keys and contracts/i,
  },
  { question: 'would you sign an NDA first', says: UNSAID },
  { question: 'can we see some references, banks preferably', says: UNSAID },
  { question: 'how big is your team', says: UNSAID },
  { question: 'is payment in instalments possible', says: UNSAID },
  {
    question: 'ok how do we start, whats step one',
    says: /you tell us what you need|three lines are plenty|usually with questions/i,
  },
  {
    question: 'does anybody read what i write in this chat',
    says: /no ai model reads|it is not sent anywhere/i,
  },
  { question: 'any openings for solidity developers? id like to apply', says: UNSAID },
  { question: 'can we meet in person in zurich next month', says: UNSAID },
  {
    question: 'do you host the thing for us or must we have our own servers',
    says: /indexer in your accounts|where it is hosted|one that we set up for you/i,
    leadsToOne: ['/services/infrastructure', '/products/enterprise-solutions', '/products/trading-bot'],
  },
  { question: 'what if we change our mind halfway thru the project', says: /you review every stage/i },
  { question: 'how many customers have you had so far', says: /1000\+/i },
  { question: 'does it cost anything to just ask you stuff', says: /cost nothing|no obligation/i },
  {
    question: 'if i write you do i get a real human or some bot',
    says: /a person answers|a member of the team reads/i,
  },
  {
    question: 'who checks the security of what you bild yourselves',
    says: /gets an internal review|goes to an outside audit/i,
    leadsToOne: ['/services/smart-contract-audits', '/services/smart-contracts'],
  },
  { question: 'is there a maintenance contract after you hand it over', says: UNSAID },
  {
    question: 'when you design an architecture do you try the risky bits out first',
    says: /riskiest assumption|throwaway code/i,
    leadsToOne: ['/services/architecture-design'],
  },
  {
    question: 'what happens to the sensor readings if the plant loses internet',
    says: /stored while it is offline|sent later in order/i,
    leadsToOne: ['/services/cloud-edge'],
  },
  {
    question: 'cant we just geoblock americans by ip',
    says: /blocking by ip address|rarely sufficient/i,
    leadsToOne: ['/services/consulting-compliance'],
  },
  {
    question: 'what if the bridge mints more coins than are locked',
    says: /compares what is locked|triggers the pause/i,
    leadsToOne: ['/services/cross-chain-bridge'],
  },
  {
    question: 'does a new exchange open to everybody on day one',
    says: /internal accounts trade first|then a small group/i,
    leadsToOne: ['/services/exchange-development'],
  },
  {
    question: 'our launch is close and another agency wrote the code, would you jump in?',
    says: /builds from a clean checkout|who knows it stays available/i,
    leadsToOne: ['/services/fast-track-support'],
  },
  {
    question: 'could one software bug take down all of our ethereum nodes',
    says: /different implementations|prevent one bug from stopping/i,
    leadsToOne: ['/services/infrastructure'],
  },
  {
    question: 'who gets to look at the passport scans of our customers',
    says: /as few people as possible|each view is logged/i,
    leadsToOne: ['/services/legal-compliance'],
  },
  {
    question: 'if the multichain deploy script crashes halfway does it deploy stuff twice',
    says: /resumes where it stopped|deploys nothing twice/i,
    leadsToOne: ['/services/multichain-deployment'],
  },
  {
    question: 'what if the company that founded our consortium chain walks away',
    says: /the others continue|belongs to the founder alone/i,
    leadsToOne: ['/services/private-blockchain'],
  },
  {
    question: 'during hardening do you attack systems we didnt agree on',
    says: /which of your systems we may|we do not touch others/i,
    leadsToOne: ['/services/security-hardening'],
  },
  {
    question: 'after an audit, do you look at our bugfixes again',
    says: /we review each fix|review your fixes before/i,
    leadsToOne: ['/services/smart-contract-audits'],
  },
  {
    question: 'wich tools scan the solidity for bugs while you write it',
    says: /slither for solidity/i,
    leadsToOne: ['/services/smart-contracts'],
  },
  {
    question: 'will the staking page show apr or apy',
    says: /apr excludes compounding|which of the two it shows/i,
    leadsToOne: ['/services/staking-platform'],
  },
  {
    question: 'is there a course for our support staff, they dont program',
    says: /sessions without code|for support and management/i,
    leadsToOne: ['/services/training'],
  },
  {
    question: 'should our whitepaper tell investors the expected roi',
    says: /forecasts become outdated|may read them as promises/i,
    leadsToOne: ['/services/whitepaper-documentation'],
  },
  {
    question: 'can wallet users take back a permission they once gave a website',
    says: /all open allowances|a button to revoke it/i,
    leadsToOne: ['/services/wallet-development'],
  },
  {
    question: 'we forgot 50 people on the airdrop list, can they be added once its live',
    says: /not in the same contract|get a second list/i,
    leadsToOne: ['/products/airdrop-manager'],
  },
  {
    question: 'does the brute force report list the passwords it cracked',
    says: /guessed passwords are never/i,
    leadsToOne: ['/products/brute-force'],
  },
  {
    question: 'could a coin pay us to be higher up in the listing',
    says: /never mixed into the ranking/i,
    leadsToOne: ['/products/crypto-listing'],
  },
  {
    question: 'can people take their phrase from your mobile walet to a different app',
    says: /can move to another wallet/i,
    leadsToOne: ['/products/mobile-wallet'],
  },
  {
    question: 'p2p: buyer pays with paypal and pulls the money back later?',
    says: /paypal and cards allow it|who can reverse a payment/i,
    leadsToOne: ['/products/p2p-crypto'],
  },
  {
    question: 'can the person behind a meme coin print more of it afterwards',
    says: /has no mint function|exist from the first block|neither mint more tokens/i,
    leadsToOne: ['/products/meme-launcher'],
  },
  {
    question: 'i typed a wrong date into a token lock, can you fix it',
    says: /cannot be corrected either|extend, never shorten/i,
    leadsToOne: ['/products/token-locker'],
  },
  {
    question: 'could the trading bot withdraw money from my exchange acount',
    says: /trading but not withdrawals|keys with withdrawal rights/i,
    leadsToOne: ['/products/trading-bot'],
  },
  {
    question: 'can a dealer in the partner directory remove a bad review',
    says: /may reply but not delete/i,
    leadsToOne: ['/products/business-partner'],
  },
  {
    question: 'do gamers have to install a wallet before they can play',
    says: /created at sign-in by email|a new player should not see/i,
    leadsToOne: ['/products/gaming-platform'],
  },
  {
    question: 'is the nft studio any good for member cards of a club',
    says: /club membership cards/i,
    leadsToOne: ['/products/nft-studio'],
  },
  {
    question: 'compliance consulting vs legal compliance, what do i book',
    says: /consulting identifies which|a map of the rules|compliance inside the product|the rules that apply to your|kyc, aml and disclosure/i,
    leadsToOne: ['/services/legal-compliance', '/services/consulting-compliance'],
  },
  {
    question: 'token generator or token creation, which one do i need',
    says: /one token with custom rules|software that you run|a deployed token with verified/i,
    leadsToOne: ['/products/token-generator', '/services/token-creation'],
  },
  {
    question: 'diference between nft studio and nft marketplace?',
    says: /works by you and the people|anyone can list and resell|a marketplace under your brand/i,
    leadsToOne: ['/products/nft-studio', '/services/nft-marketplace'],
  },
  {
    question: 'is crypto listing the same thing as the price tracker',
    says: /compares many coins|a few coins and refreshes|prices for your own pages/i,
    leadsToOne: ['/products/crypto-listing', '/products/price-tracker'],
  },
  {
    question: 'technical advisory or a smart contract audit, whats better for us',
    says: /advisory answers one question|an audit searches code|an independent second opinion|line-by-line review|a written recommendation on|a report that lists each flaw/i,
  },
  {
    question: 'exchange development compared with p2p exchange',
    says: /an order book is better|order books, swaps and peer|match buyers with sellers|a trading venue with books|trade coins for local currency/i,
  },
  {
    question: 'and on solana?',
    page: '/products/token-locker',
    says: /that only the lock program|on solana the tokens sit/i,
    leadsToOne: ['/products/token-locker'],
  },
  {
    question: 'what do you need from us',
    page: '/services/smart-contract-audits',
    says: /a frozen commit with passing|the rules that must hold/i,
    leadsToOne: ['/services/smart-contract-audits'],
  },
  {
    question: 'and copied art?',
    after: 'do you build nft marketplaces?',
    says: /refuse orders for the|near-duplicates/i,
    leadsToOne: ['/services/nft-marketplace'],
  },
  {
    question: 'what exactly do we get at the end',
    after: 'we are a bank and want our own wallet app',
    says: /source code with signed builds|you get the app under your/i,
    leadsToOne: ['/services/wallet-development', '/products/mobile-wallet'],
  },
  {
    question: 'do we need a licence for that',
    page: '/products/p2p-crypto',
    says: /often yes, especially if/i,
    leadsToOne: ['/products/p2p-crypto'],
  },
  {
    question: 'what should they know beforehand',
    after: 'can you train our developers?',
    says: /one programming language and/i,
    leadsToOne: ['/services/training'],
  },
  {
    question: 'is there a demo of it',
    page: '/products/sniping-bot',
    says: /uses the demo of another|the demo is the trading bot|live demo: trading bot/i,
  },
  {
    question: 'what does the price depend on',
    after: 'tell me about the dao builder',
    says: /an existing token or a new one/i,
    leadsToOne: ['/products/dao-builder'],
  },
  {
    question: 'how many validators minimum',
    page: '/services/private-blockchain',
    says: /with qbft at least four/i,
    leadsToOne: ['/services/private-blockchain'],
  },
  {
    question: 'can it freeze coins too',
    after: 'what does the wallet tracker do?',
    says: /it knows only public addresses/i,
    leadsToOne: ['/products/wallet-tracker'],
  },
  {
    question: 'can someone ring me tomorow? +44 20 7946 0123',
    says: /\+1 555 0100|\+1.555.0100|within 24 hours/i,
  },
  {
    question: 'please send me some info to anna@brewery.example',
    says: /support@fourfold\.example|within 24 hours/i,
  },
  { question: 'id rather talk to somebody on the phone', says: /\+1 555 0100|\+1.555.0100/i },
  { question: 'get back to me on whatsapp pls', says: /whatsapp|within 24 hours/i },
  {
    question: 'Prüfen Sie auch Smart Contracts, die eine andere Firma geschrieben hat?',
    says: /code written by others/i,
  },
  {
    question: 'was kostet ein NFT Marktplatz ungefähr',
    says: /so none are listed here|the kinds of collections|no prices are listed here/i,
  },
  {
    question: 'peut-on essayer les démos sans créer de compte ?',
    says: /you need no account|without an account/i,
  },
  {
    question: 'vous faites des cartes de fidélité pour une boulangerie ?',
    says: /loyalty points for customers|community and reward tokens|retail loyalty apps/i,
    leadsToOne: [
      '/products/enterprise-solutions',
      '/services/token-creation',
      '/services/wallet-development',
    ],
  },
  {
    question: '¿quién guarda las claves en la wallet móvil?',
    says: /created on the phone|we have no copy|holders keep their own keys|keys kept on the device/i,
  },
  {
    question: 'necesito un bot que haga trading por mi',
    says: /trades by your rules|run trading strategies within/i,
  },
  {
    question: 'fate anche corsi per i nostri sviluppatori?',
    says: /workshops on your code|a team that can change/i,
  },
  { question: 'qual é o número de telefone de vocês?', says: /\+1 555 0100|\+1.555.0100/i },
  {
    question: 'how much is a token locker',
    says: /the kinds of locks and vesting|so none are listed here/i,
    leadsToOne: ['/products/token-locker'],
  },
  {
    question: 'would 50k be enogh for our own crypto exchange',
    says: /the markets and order types|so none are listed here|no prices are listed here/i,
  },
  {
    question: 'how long does an audit take for 800 lines of solidity',
    says: /when the commit is frozen|so none are listed here/i,
    leadsToOne: ['/services/smart-contract-audits'],
  },
  {
    question: 'when could a meme launcher be online if we start monday',
    says: /your rules on launches|so none are listed here/i,
    leadsToOne: ['/products/meme-launcher'],
  },
  {
    question: 'hourly rate for technical advisory?',
    says: /how much code and how many|so none are listed here/i,
    leadsToOne: ['/services/technical-advisory'],
  },
  {
    question: 'does the trading bot have a monthly fee',
    says: /the exchanges and pairs, your|so none are listed here/i,
    leadsToOne: ['/products/trading-bot'],
  },
  {
    question: 'do i need metamask for the dapp demo',
    says: /your own wallet is not|not contact your own wallet/i,
  },
  {
    question: 'can i put my company name and colour on a demo and send it to my boss',
    says: /type a name and choose a color|copy one link/i,
  },
  {
    question: 'are those prices in the price tracker demo real',
    says: /changed at random|makes no network calls|fixed sample data|sample price/i,
  },
  { question: 'has this site got a dark mode', says: /light or dark theme/i },
  { question: 'how do i get red wine out of a carpet', isNothing: true },
  { question: 'who won the champions league in 2010', isNothing: true },
  { question: 'write a short poem for my moms 70th birthday', isNothing: true },
  { question: 'cheap flights to osaka in april', isNothing: true },
  // The second exam.
  {
    question: 'we run 12 bakeries and want a digital stamp card for regulars',
    says: /loyalty points for customers|retail loyalty apps|community and reward tokens/i,
    leadsToOne: [
      '/products/enterprise-solutions',
      '/services/wallet-development',
      '/services/token-creation',
    ],
  },
  {
    question: 'our football club wants the members to decide things online, like the new jersey',
    says: /sports clubs and associations|members propose, vote|members decide by vote/i,
    leadsToOne: ['/products/dao-builder', '/services/dao-platform'],
  },
  {
    question: 'pharma distributor, must show the vaccines stayed cold the whole trip',
    says: /cold chains and food safety|readings are signed at|supply chain, freight/i,
    leadsToOne: ['/services/cloud-edge', '/products/enterprise-solutions'],
  },
  {
    question: '4 hospitals, one shared file per patient. possible?',
    says: /patient records shared|shared ledger that each member/i,
    leadsToOne: ['/services/private-blockchain'],
  },
  {
    question: 'universty registrar here, we need degree papers nobody can fake',
    says: /verifiable diplomas/i,
    leadsToOne: ['/products/enterprise-solutions'],
  },
  {
    question: 'i organise concerts and hate the scalpers',
    says: /ticket resale under your rules|concert and event tickets/i,
    leadsToOne: ['/services/nft-marketplace', '/products/nft-studio'],
  },
  {
    question: "i'm a landlord, tenants deposit should sit somewhere neutral till they move out",
    says: /escrow for deposits and rent/i,
    leadsToOne: ['/services/smart-contracts'],
  },
  {
    question: 'our ngo has to get small grants to 9000 people',
    says: /aid and grants to many people|from a spreadsheet to a claim/i,
    leadsToOne: ['/products/airdrop-manager'],
  },
  {
    question: 'we own apartment houses and would like small investors to buy slices of them',
    says: /real estate and other assets|assets that only certain|valid identity claim/i,
    leadsToOne: ['/services/token-creation', '/products/enterprise-solutions', '/services/legal-compliance'],
  },
  {
    question: '200 phone repair shops work for us, customers should find the nearest and get a slot',
    says: /repair and service partners|book an appointment/i,
    leadsToOne: ['/products/business-partner'],
  },
  {
    question: 'my band wants to sell songs direct to fans and earn when they are resold',
    says: /music with royalties|markets for music and art/i,
    leadsToOne: ['/products/nft-studio', '/services/nft-marketplace'],
  },
  {
    question: '40 roofs with solar panels in one street, people want to sell power next door',
    says: /energy trading among neighbors|energy meters/i,
    leadsToOne: ['/services/exchange-development', '/services/cloud-edge'],
  },
  {
    question: 'indie film producer - the audience should fund our next movie',
    says: /crowdfunding for films|presale, public and private/i,
    leadsToOne: ['/products/launchpad-builder', '/services/launchpad-development'],
  },
  {
    question: 'freight forwarder, customs papers allways get lost between five parties',
    says: /freight and customs records|supply chains across several/i,
    leadsToOne: ['/products/enterprise-solutions', '/services/private-blockchain'],
  },
  {
    question: 'who owns the code when the project is over',
    says: /code, the documentation|you receive the source/i,
  },
  { question: 'would you sign an nda before i send our specs', says: UNSAID },
  { question: 'do you offer a maintenance contract after go live', says: UNSAID },
  {
    question: 'if i write to you do i get a human or a bot',
    says: /a person answers|a member of the team reads/i,
  },
  { question: 'since when are you in bussiness', says: /founded in 2019|2019/i },
  { question: 'which companies have you worked for, any names?', says: UNSAID },
  { question: '50% upfront or everything after delivery?', says: UNSAID },
  {
    question: 'will we see something before its all finished',
    says: /you review every stage|start from the closest demo/i,
  },
  { question: 'is the first talk free of charge', says: /asking is free|cost nothing and come with/i },
  {
    question: 'who has the admin keys at the end, you or us?',
    says: /admin keys that you hold|you own the keys and contracts|roles held by your multisig|owner keys in your multisig/i,
    leadsToOne: [
      '/services/smart-contracts',
      '/products/enterprise-solutions',
      '/services/token-creation',
      '/services/staking-platform',
    ],
  },
  { question: 'ok we like it. whats step one?', says: /you tell us what you need|three lines are plenty/i },
  { question: 'do you save what i type into this chat', says: /it is not sent anywhere|no ai model reads/i },
  { question: 'any open positions for rust devs', says: UNSAID },
  { question: 'can we meet on zoom on thursday', says: UNSAID },
  {
    question: 'where does the finished thing run, your servers or ours',
    says: /indexer in your accounts|your data center or cloud|on your own servers|in your network or on your/i,
    leadsToOne: [
      '/services/infrastructure',
      '/products/enterprise-solutions',
      '/products/wallet-tracker',
      '/products/contract-builder',
    ],
  },
  {
    question: 'do you have your own work checked by somebody outside',
    says: /gets an internal review|goes to an outside audit/i,
    leadsToOne: ['/services/smart-contract-audits', '/services/smart-contracts'],
  },
  {
    question: 'internet at our plant drops a lot, do we loose the sensor data then',
    says: /stored while it is offline/i,
    leadsToOne: ['/services/cloud-edge'],
  },
  {
    question: 'is it enough to block visitors from the usa by ip',
    says: /blocking by ip address|rarely sufficient/i,
    leadsToOne: ['/services/consulting-compliance'],
  },
  {
    question: 'can the bridge be stopped when something looks wrong',
    says: /a pause that stops payouts|triggers the pause/i,
    leadsToOne: ['/services/cross-chain-bridge'],
  },
  {
    question: 'when our exchange opens, can only a few ppl trade at first?',
    says: /internal accounts trade first/i,
    leadsToOne: ['/services/exchange-development'],
  },
  {
    question: 'we launch soon but a freelancer wrote everything, can you still jump in',
    says: /builds from a clean checkout/i,
    leadsToOne: ['/services/fast-track-support'],
  },
  {
    question: 'who gets to look at the passports our users upload',
    says: /as few people as possible|each view is logged/i,
    leadsToOne: ['/services/legal-compliance'],
  },
  {
    question: 'does a buyer have to pay the artist royalty on every resale',
    says: /does not enforce payment|to enforce a royalty/i,
    leadsToOne: ['/services/nft-marketplace', '/products/nft-studio'],
  },
  {
    question: 'one of our keys was maybe stolen, what do we do first??',
    says: /pause what can be paused/i,
    leadsToOne: ['/services/security-hardening'],
  },
  {
    question: 'do your auditors prove a bug or just claim there is one',
    says: /a failing test demonstrates|proves it with a test/i,
    leadsToOne: ['/services/smart-contract-audits'],
  },
  {
    question: 'staking page: is the percentage apr or apy',
    says: /apr excludes compounding|which of the two it shows/i,
    leadsToOne: ['/services/staking-platform'],
  },
  {
    question: 'we want to buy a startup, could you check their code and who holds the keys',
    says: /before a purchase or an|ownership of code and keys/i,
    leadsToOne: ['/services/technical-advisory'],
  },
  {
    question: 'what share of the tokens is right for the founders',
    says: /enough to keep them|combined share of insiders/i,
    leadsToOne: ['/services/tokenomics-design'],
  },
  {
    question: 'can my managers come to the course too? they dont code',
    says: /sessions without code|for support and management/i,
    leadsToOne: ['/services/training'],
  },
  {
    question: 'can we put an expected profit in our whitepaper',
    says: /forecasts become outdated|statements about future value/i,
    leadsToOne: ['/services/whitepaper-documentation'],
  },
  {
    question: 'what happens to airdrop tokens nobody picks up',
    says: /after the last day|the remainder goes to/i,
    leadsToOne: ['/products/airdrop-manager'],
  },
  {
    question: 'user of the mobile wallet lost his phone. coins gone?',
    says: /restores the wallet on another|guardians can approve/i,
    leadsToOne: ['/products/mobile-wallet', '/services/wallet-development'],
  },
  {
    question: 'will a price widgit make my shop page load slower',
    says: /it loads after your content/i,
    leadsToOne: ['/products/price-tracker'],
  },
  {
    question: 'for a p2p exchange do i need my own people for quarrels between traders',
    says: /staff to decide disputes|your staff settling disputes/i,
    leadsToOne: ['/products/p2p-crypto'],
  },
  {
    question: 'can the tokens of our advisors be locked too',
    says: /team and adviser tokens/i,
    leadsToOne: ['/products/token-locker'],
  },
  {
    question: 'could the trading bot take money out of my exchange account',
    says: /rejects keys with withdrawal|allow trading but not/i,
    leadsToOne: ['/products/trading-bot'],
  },
  {
    question: 'to watch our wallets do you need the private keys',
    says: /public addresses, never keys|watching needs no signature/i,
    leadsToOne: ['/products/wallet-tracker'],
  },
  {
    question: 'can we try the meme site with a few invited people before everybody gets in',
    says: /invited creators launch|closed beta/i,
    leadsToOne: ['/products/meme-launcher'],
  },
  {
    question: 'can a dealer remove a bad review in the partner directory',
    says: /partners may reply but not/i,
    leadsToOne: ['/products/business-partner'],
  },
  {
    question: 'our logins still use bcrypt, is that ok',
    says: /if the cost factor is high|bcrypt is still sound/i,
    leadsToOne: ['/products/brute-force', '/services/security-hardening'],
  },
  {
    question: 'could a coin pay to rank higher in our listing',
    says: /never mixed into the ranking/i,
    leadsToOne: ['/products/crypto-listing'],
  },
  {
    question: 'somebody quits, how does he lose his acces to the enterprise system',
    says: /remove access when an employee/i,
    leadsToOne: ['/products/enterprise-solutions'],
  },
  {
    question: 'how can players know a loot drop in our game wasnt rigged',
    says: /a vrf proves that a drop/i,
    leadsToOne: ['/products/gaming-platform'],
  },
  {
    question: 'can i let the sniping bot run without any money for a while',
    says: /runs without a key|until you trust the log/i,
    leadsToOne: ['/products/sniping-bot'],
  },
  {
    question: 'one photographer, 60 works: nft studio or nft marketplace?',
    says: /sells works by you and|anyone can list and resell/i,
    leadsToOne: ['/products/nft-studio'],
  },
  {
    question: 'compliance consulting vs legal compliance??',
    says: /consulting identifies which|starts with rules that your|is a separate service/i,
    leadsToOne: ['/services/legal-compliance', '/services/consulting-compliance'],
  },
  {
    question: 'is token generator the same as token creation',
    says: /one token with custom rules|any number of standard tokens/i,
    leadsToOne: ['/products/token-generator'],
  },
  {
    question: 'launchpad builder or launchpad developement, when do i need which',
    says: /when the sale is unusual|lists and vesting are settings/i,
    leadsToOne: ['/products/launchpad-builder'],
  },
  {
    question: 'how is technical advisory not just architecture design',
    says: /advisory answers one question|produces a complete design/i,
    leadsToOne: ['/services/technical-advisory'],
  },
  {
    question: 'should i go for p2p exchange or normal exchange development',
    says: /for frequent trading an order|moves directly between the|a trading venue with books/i,
    leadsToOne: ['/products/p2p-crypto', '/services/exchange-development'],
  },
  {
    question: 'also to solana?',
    after: 'do you build bridges between chains?',
    says: /polygon, bsc and solana|solana \(sol\)/i,
  },
  {
    question: 'how many should we begin with',
    page: '/services/multichain-deployment',
    says: /as many as you can monitor/i,
    leadsToOne: ['/services/multichain-deployment'],
  },
  {
    question: 'and what would you need from us',
    page: '/services/dapp-development',
    says: /contract addresses and abis|control of the domain/i,
    leadsToOne: ['/services/dapp-development'],
  },
  {
    question: 'could it be behind a login',
    after: 'we need a block explorer for our own chain',
    says: /a login limits access further|public or behind a login|access by role for private/i,
    leadsToOne: ['/services/blockchain-explorer'],
  },
  {
    question: 'rent or run our own?',
    page: '/services/infrastructure',
    says: /rent while volumes are small/i,
    leadsToOne: ['/services/infrastructure'],
  },
  {
    question: 'and who puts it into the app store, under whose name?',
    after: "we're a bank and want our own wallet app",
    says: /app store accounts in your|listings in your store|your own developer accounts/i,
    leadsToOne: ['/services/wallet-development', '/products/mobile-wallet'],
  },
  {
    question: 'what if we dont reach the minimum',
    page: '/products/launchpad-builder',
    says: /buyers withdraw what they paid|withdraw their own money/i,
    leadsToOne: ['/products/launchpad-builder', '/services/launchpad-development'],
  },
  {
    question: 'can they be changed later on?',
    after: 'tell me about smart contracts',
    says: /upgrades help while a product|only if the contract was/i,
    leadsToOne: ['/services/smart-contracts', '/services/token-creation'],
  },
  {
    question: 'min number of validators?',
    page: '/services/private-blockchain',
    says: /with qbft at least four/i,
    leadsToOne: ['/services/private-blockchain'],
  },
  {
    question: 'and what do we get for that',
    after: 'what does the dao builder cost',
    says: /governor, timelock and voting|can be spent only by vote/i,
    leadsToOne: ['/products/dao-builder'],
  },
  { question: 'pls call me back 0171 555 0199', says: /support@fourfold\.example|response within 24 hours/i },
  {
    question: 'write me at anna.k@studio.example, its about a shop for my nfts',
    says: /support@fourfold\.example|response within 24 hours/i,
  },
  {
    question: 'can someone phone me tommorow morning',
    says: /support@fourfold\.example|response within 24 hours/i,
  },
  {
    question: 'please send me an offer by email',
    says: /support@fourfold\.example|response within 24 hours|we quote once the scope/i,
  },
  {
    question: 'Kann man bei euch auch einen Workshop für unsere Entwickler buchen?',
    says: /contract workshop|hands-on sessions/i,
    leadsToOne: ['/services/training'],
  },
  { question: 'wem gehört am ende der quellcode', says: /code, the documentation/i },
  {
    question: 'Faites-vous des audits de smart contracts ?',
    says: /lists each flaw/i,
    leadsToOne: ['/services/smart-contract-audits'],
  },
  {
    question: "c'est combien une appli wallet mobile a notre nom",
    says: /so none are listed here|no prices are listed here/i,
  },
  {
    question: 'Necesito un bot de trading, ¿quién guarda el dinero?',
    says: /your exchange holds the funds/i,
    leadsToOne: ['/products/trading-bot'],
  },
  {
    question: 'hola, se os puede llamar por telefono?',
    says: /support@fourfold\.example|response within 24 hours/i,
  },
  {
    question: 'Fate anche un marketplace per vendere NFT?',
    says: /a marketplace under your brand|sell collections under/i,
    leadsToOne: ['/services/nft-marketplace', '/products/nft-studio'],
  },
  {
    question: 'vocês criam uma plataforma de staking para o nosso token?',
    says: /pools that show holders/i,
    leadsToOne: ['/services/staking-platform'],
  },
  {
    question: 'audit of about 2000 lines solidity, what would that cost',
    says: /the lines of code in scope/i,
    leadsToOne: ['/services/smart-contract-audits'],
  },
  {
    question: 'how many weeks until a mobile wallet is in the stores',
    says: /the approval by both stores/i,
    leadsToOne: ['/products/mobile-wallet'],
  },
  {
    question: 'rough price for a tokenomics model?',
    says: /number of participant groups/i,
    leadsToOne: ['/services/tokenomics-design'],
  },
  {
    question: 'is there a monthly fee for the price tracker',
    says: /number of coins and sources/i,
    leadsToOne: ['/products/price-tracker'],
  },
  {
    question: 'could a whitepaper be done by end of june',
    says: /interviews with your engineers|we name a date once the scope/i,
  },
  {
    question: 'budjet for a game with its own coin and an item market',
    says: /the kinds of items and|whether the item market is/i,
    leadsToOne: ['/products/gaming-platform'],
  },
  {
    question: 'is that real money in the wallet demo',
    says: /here is sent to a network|a simulation with sample data|runs on fixed sample data/i,
  },
  {
    question: 'can i put our name and color on a demo and forward it to my boss',
    says: /type a name and choose a color|copy one link/i,
  },
  { question: 'must i sign up before i can try things out', says: /you need no account|without an account/i },
  { question: 'has this site got a dark mode', says: /a light or dark theme/i },
  { question: 'recipe for banana bread', isNothing: true },
  { question: 'who won the champions league last year', isNothing: true },
  { question: 'cheap flight from vienna to oslo in may', isNothing: true },
  { question: 'my washing machine is leaking, any tips', isNothing: true },
]
