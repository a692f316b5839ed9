// Questions of two writers who saw only the site's pages, in everyday words: what a good answer contains is told by words of the
// sentences that answer. The assistant was measured with them while it was tuned.
import type { VisitorQuestion } from './visitorQuestions.ts'

/** Said where the site does not say it. */
const UNSAID = /does not say|none are listed|no answer/i

export const everydayQuestions: readonly VisitorQuestion[] = [
  // Questions on every page, in everyday words.
  {
    question: 'we sell concert tickets and want to stop scalpers',
    says: /ticket resale under your rules|concert and event tickets/i,
    leadsToOne: ['/services/nft-marketplace', '/products/nft-studio'],
  },
  {
    question: 'our school wants to issue diplomas nobody can fake',
    says: /verifiable diplomas/i,
    leadsToOne: ['/products/enterprise-solutions'],
  },
  {
    question: 'i have a small record label and want to sell songs with royaltys for the band',
    says: /music with royalties|markets for music and art|salaries and royalties/i,
    leadsToOne: ['/products/nft-studio', '/services/nft-marketplace', '/services/smart-contracts'],
  },
  {
    question: 'four hospitals here want to share patient files with each other',
    says: /patient records shared by|shared ledger that each member/i,
    leadsToOne: ['/services/private-blockchain'],
  },
  {
    question: 'we are a football club, our members should be able to vote on things',
    says: /sports clubs and associations|members propose, vote and|members decide by vote/i,
    leadsToOne: ['/products/dao-builder', '/services/dao-platform'],
  },
  {
    question: 'need to prove our frozen fish stayed cold the whole way to the shop',
    says: /cold chains and food safety|readings are signed at the dev/i,
    leadsToOne: ['/services/cloud-edge'],
  },
  {
    question: 'I want to sell an apartment building in small pieces to investors',
    says: /real estate and other assets/i,
    leadsToOne: ['/services/token-creation'],
  },
  {
    question: 'people in our street have solar panels and want to sell power to each other',
    says: /energy trading among neighbors/i,
    leadsToOne: ['/services/exchange-development'],
  },
  {
    question: 'farmers should get paid automaticaly when it doesnt rain, we are an insurer',
    says: /rule-based insurance payouts/i,
    leadsToOne: ['/services/smart-contracts'],
  },
  {
    question: 'we want to give our employees shares in the company',
    says: /employee shares and membership|employee options with vesting/i,
    leadsToOne: ['/products/enterprise-solutions', '/products/token-locker'],
  },
  {
    question: 'im a filmmaker and would like to raise money from fans',
    says: /crowdfunding for films|ready-made sale software|fills, closes and pays out/i,
    leadsToOne: ['/products/launchpad-builder', '/services/launchpad-development'],
  },
  {
    question: 'charity here, donors want to see what happens with their money',
    says: /charities that show what they|foundations and donation funds/i,
    leadsToOne: ['/products/dao-builder', '/services/dao-platform'],
  },
  {
    question: 'who owns the code once its done',
    says: /the code, the documentation|you receive the source|own the keys and contracts/i,
  },
  { question: 'can we sign an nda before i tell you the idea', says: UNSAID },
  { question: 'do you have references i can call', says: UNSAID },
  { question: 'how big is your team', says: UNSAID },
  { question: 'how long have you been arround', says: /founded in 2019|2019/i },
  { question: 'can we pay in instalments', says: UNSAID },
  { question: 'do i get a comission if i bring you a client', says: UNSAID },
  { question: 'who fixes bugs half a year after launch', says: UNSAID },
  {
    question: 'do you host it or do we have to',
    says: /in your accounts|or hardware in your name|one that we set up for you|your data center or cloud|where it is hosted/i,
  },
  {
    question: 'our last agency left the project half finished, can you take over',
    says: /builds from a clean checkout|whether outside help would|another team wrote the code/i,
  },
  {
    question: 'will you teach my staff how to use it',
    says: /training for your operations|the team that will own the|without outside help/i,
  },
  {
    question: 'do you ever hold our private keys',
    says: /admin keys that you hold|own the keys and contracts|decide and hold the keys|no key is stored in a file|we have no copy/i,
  },
  {
    question: 'how does it work with you, from first mail to finished product',
    says: /closest demo and change it|you review every stage|you tell us what you need|four steps from brief/i,
  },
  {
    question: 'can we see somthing before we pay for the whole project',
    says: /closest demo and change it|a demo first|you review every stage|working demos on this site/i,
  },
  { question: 'can i just phone you', says: /0100/i },
  {
    question: 'does it cost anything to ask for a quote',
    says: /cost nothing|asking is free|no obligation/i,
  },
  {
    question: 'do you save what i write in this chat',
    says: /no ai model reads what you|nothing you type on this site|it is not sent anywhere|until then they stay on the/i,
  },
  { question: 'do we get proper docs or only the code', says: /the code, the documentation/i },
  { question: 'are you hiring solidity devs', says: UNSAID },
  { question: 'could we meet in person somewhere', says: UNSAID },
  {
    question: 'do you guarantee there are no bugs',
    says: /undiscovered flaws less likely|what a review can miss/i,
  },
  {
    question: 'can we still ask for changes while you are building',
    says: /you review every stage|review the result of each step/i,
  },
  { question: 'do u work with clients outside the usa?', says: /50\+/i },
  {
    question: 'could our own developers carry on later without you',
    says: /lets another team continue|without outside help|without us or our servers|the code, the documentation/i,
  },
  {
    question: 'could we just use a normal database instead',
    says: /a database with signed entries|a database would be enough|need only a database|a database with signed logs/i,
    leadsToOne: ['/services/architecture-design', '/products/enterprise-solutions'],
  },
  {
    question: 'can some other firm build from the plan you make',
    says: /another vendor can build from|new team can estimate|use it as the specification/i,
    leadsToOne: ['/services/architecture-design'],
  },
  {
    question: 'can you hide our transactions from outsiders in the explorer',
    says: /a login limits access further|what their node already stores|it shows what its node can see|public or behind a login/i,
    leadsToOne: ['/services/blockchain-explorer'],
  },
  {
    question: 'how much disk does the search index eat up',
    says: /multiple of the raw block size|move to cheaper storage/i,
    leadsToOne: ['/services/blockchain-explorer'],
  },
  {
    question: 'what if the warehouse looses its internet',
    says: /stored while it is offline|keeps working when the|how long a site has to work/i,
    leadsToOne: ['/services/cloud-edge'],
  },
  {
    question: 'our camera pictures must stay inside the factory, ok?',
    says: /do not leave the building|models small enough for the/i,
    leadsToOne: ['/services/cloud-edge'],
  },
  {
    question: 'can we simply geoblock americans',
    says: /blocking by ip address|but it is rarely sufficient/i,
    leadsToOne: ['/services/consulting-compliance'],
  },
  {
    question: 'are we off the hook legally if everything is decentralised',
    says: /mica excludes services|the remaining points of|fee income make that hard/i,
    leadsToOne: ['/services/consulting-compliance'],
  },
  {
    question: 'how do you limit the damage if somebody hacks the bridge',
    says: /caps by asset and time window|a pause that stops releases|triggers the pause when they|slows down automatically/i,
    leadsToOne: ['/services/cross-chain-bridge'],
  },
  {
    question: 'money left one chain and never showed up on the other, what does the user see',
    says: /a status for each leg|a manual way to claim/i,
    leadsToOne: ['/services/cross-chain-bridge'],
  },
  {
    question: 'could a whale borrow a ton of tokens just for one vote',
    says: /bought or borrowed afterward|at an earlier block defeats|therefore carry no votes/i,
    leadsToOne: ['/services/dao-platform', '/products/dao-builder'],
  },
  {
    question: 'can members be sued personally in a dao',
    says: /partners with personal|offer legal forms for daos/i,
    leadsToOne: ['/services/dao-platform'],
  },
  {
    question: 'do visitors need metamask just to look around',
    says: /look around before connecting|they can read without one|reading without a wallet/i,
    leadsToOne: ['/services/dapp-development'],
  },
  {
    question: 'what happens to the app if the node provider is down',
    says: /does not leave the page empty|several rpc providers with|survive the loss of any one/i,
    leadsToOne: ['/services/dapp-development', '/services/infrastructure'],
  },
  {
    question: 'how long until a customers deposit is safe to book on our exchange',
    says: /when a reversal of its block|number of confirmations set|the finalized checkpoint/i,
    leadsToOne: ['/services/exchange-development'],
  },
  {
    question: 'we launch in two weeks and half of it is brocken, could you jump in',
    says: /failing deployments, stuck|when your launch date is fixed|if the date is not realistic|a shared thread with an/i,
    leadsToOne: ['/services/fast-track-support'],
  },
  {
    question: 'is it smarter to rent nodes or run our own',
    says: /rent while volumes are small|your own nodes pay off/i,
    leadsToOne: ['/services/infrastructure'],
  },
  {
    question: 'do we get warned when a node fals behind',
    says: /lag behind the chain head|an engineer on call/i,
    leadsToOne: ['/services/infrastructure'],
  },
  {
    question: 'do buyers get there money back if we dont reach the minimum',
    says: /withdraw their own money|claim a refund when the soft|still in the sale contract|buyers withdraw what they paid|withdraw their contributions|contributions are refunded/i,
    leadsToOne: ['/services/launchpad-development', '/products/launchpad-builder'],
  },
  {
    question: 'where do the passport scans of our users end up',
    says: /stay with the identity|each view is logged|as few people as possible/i,
    leadsToOne: ['/services/legal-compliance'],
  },
  {
    question: 'may we tell a customer why his transfer is frozen',
    says: /known as tipping off|hold and refusal messages/i,
    leadsToOne: ['/services/legal-compliance'],
  },
  {
    question: 'can our contract get the same adress on polygon and ethereum',
    says: /it can on most evm networks|contract at one address/i,
    leadsToOne: ['/services/multichain-deployment'],
  },
  {
    question: 'on how many chains should we start',
    says: /as many as you can monitor|each one adds keys/i,
    leadsToOne: ['/services/multichain-deployment'],
  },
  {
    question: 'does an artist have to pay something to put a picture up for sale',
    says: /costs no gas|typed signatures that cost no|no network fee for unsold/i,
    leadsToOne: ['/services/nft-marketplace', '/products/nft-studio'],
  },
  {
    question: 'someone stole my art and is selling it as nft, what can the platform do',
    says: /hide them, refuse orders|it cannot delete a token|reports, takedowns, verified|image comparison finds/i,
    leadsToOne: ['/services/nft-marketplace'],
  },
  {
    question: 'what if the company who started the network quits',
    says: /the others continue|to the founder alone|shut down the founder/i,
    leadsToOne: ['/services/private-blockchain'],
  },
  {
    question: 'employee lost a laptop with keys on it, what do we do first',
    says: /pause what can be paused|from a clean device/i,
    leadsToOne: ['/services/security-hardening'],
  },
  {
    question: 'how many people should sign for the company treasury, 2 or 3?',
    says: /three of five is common|the loss of one key does no/i,
    leadsToOne: ['/services/security-hardening'],
  },
  {
    question: 'would you check code that you wrote yourselves',
    says: /for code written by others|outside audit can be part|same blind spots to an audit/i,
    leadsToOne: ['/services/smart-contract-audits'],
  },
  {
    question: 'if we change one line after your audit, is the report still good?',
    says: /review the difference and the|covers only that commit/i,
    leadsToOne: ['/services/smart-contract-audits'],
  },
  {
    question: 'can a mistake in the contract be repaired later',
    says: /proxy behind a timelock|upgrades help while|for it\. with a proxy you can|replace the logic later/i,
    leadsToOne: ['/services/smart-contracts', '/services/token-creation'],
  },
  {
    question: 'which programming languages do you write contracts in',
    says: /rust for solana|solidity for ethereum, bsc/i,
    leadsToOne: ['/services/smart-contracts'],
  },
  {
    question: 'who actually pays the interest to the people who stake',
    says: /from a budget that you fund|a rate without a source|reward budget funded up front/i,
    leadsToOne: ['/services/staking-platform'],
  },
  {
    question: 'we want to buy a crypto startup, can you look under the hood first',
    says: /before a purchase or an|ownership of code and keys/i,
    leadsToOne: ['/services/technical-advisory'],
  },
  {
    question: 'which chain is cheap for my coin',
    says: /bsc and polygon cost less|and its liquidity already are|most widely integrated/i,
    leadsToOne: ['/services/token-creation'],
  },
  {
    question: 'can i take 2 percent of every transfer of my token',
    says: /refuse taxed tokens|assume that the amount sent|a transfer tax that a pool|vesting or a transfer tax/i,
    leadsToOne: ['/services/token-creation'],
  },
  {
    question: 'how big should the founders slice of the tokens be',
    says: /enough to keep them|combined share of insiders/i,
    leadsToOne: ['/services/tokenomics-design'],
  },
  {
    question: 'do participants of the course need to buy eth beforehand',
    says: /with coins that have no value|local chain or on test/i,
    leadsToOne: ['/services/training'],
  },
  {
    question: 'is there also something for our support people who cant code',
    says: /sessions without code|for support and management/i,
    leadsToOne: ['/services/training'],
  },
  {
    question: 'user forgot his 12 words, is everything gone?',
    says: /guardians can approve a new|phone without giving anyone|guardians approve a new device|several ways to regain access|guardians, or encrypted shares/i,
    leadsToOne: ['/services/wallet-development', '/products/mobile-wallet'],
  },
  {
    question: 'shoud we put the expected profit in the white paper',
    says: /forecasts become outdated|statements about future value|state supply, release schedule/i,
    leadsToOne: ['/services/whitepaper-documentation'],
  },
  {
    question: 'what happens to airdrop coins that nobody picks up',
    says: /the remainder goes to the|address for unclaimed tokens/i,
    leadsToOne: ['/products/airdrop-manager'],
  },
  {
    question: 'forgot the pasword of my old wallet file, can you get me back in',
    says: /if the file is yours|prove ownership first|a search is not feasible/i,
    leadsToOne: ['/products/brute-force'],
  },
  {
    question: 'will the boss see everyones passwords in the report',
    says: /passwords are never stored|name the account and the|report without secrets/i,
    leadsToOne: ['/products/brute-force'],
  },
  {
    question: 'are there already dealers in the directory when we buy it',
    says: /the software comes without|names in the demo are made up|admit partners by your own/i,
    leadsToOne: ['/products/business-partner'],
  },
  {
    question: 'does chatgpt write the code in the contract builder?',
    says: /code from a language model can|the same choices always give|tested together, so the same/i,
    leadsToOne: ['/products/contract-builder'],
  },
  {
    question: 'could i make a lending contract with the builder',
    says: /such as lending, exchanges|with complex interactions/i,
    leadsToOne: ['/products/contract-builder'],
  },
  {
    question: 'can coins pay to be higher up in the list',
    says: /never mixed into the ranking|paid placements are labeled/i,
    leadsToOne: ['/products/crypto-listing'],
  },
  {
    question: 'our club wants to change the voting rules next year, possible?',
    says: /by proposal only|vote to replace quorum|only a passed vote can change/i,
    leadsToOne: ['/products/dao-builder', '/services/dao-platform'],
  },
  {
    question: 'can it talk to our erp',
    says: /events from erp|adapters to erp|connect your existing systems/i,
    leadsToOne: ['/products/enterprise-solutions', '/services/private-blockchain'],
  },
  {
    question: 'can one clerk send money all alone or does a second one have to ok it',
    says: /transaction cannot release it|second person/i,
    leadsToOne: ['/products/enterprise-solutions'],
  },
  {
    question: 'we use unity, does your game stuff work with that',
    says: /plain http and webhooks|webhooks for any engine/i,
    leadsToOne: ['/products/gaming-platform'],
  },
  {
    question: 'what stops a project from running off with the cash',
    says: /proceeds stay in the contract|you can also release them in/i,
    leadsToOne: ['/products/launchpad-builder'],
  },
  {
    question: 'how do you protect people from rugpulls',
    says: /nor drain the pool|burned or locked immediately|burning lp tokens and|emptying the pool|no mint function, no blocklist/i,
    leadsToOne: ['/products/meme-launcher', '/products/token-locker'],
  },
  {
    question: 'someone makes a meme coin with a disney picture, what then',
    says: /you can remove its page|reported pictures and stolen/i,
    leadsToOne: ['/products/meme-launcher'],
  },
  {
    question: 'whose name will the wallet app have in the app store',
    says: /your own developer accounts|under your name|under your brand in both app/i,
    leadsToOne: ['/products/mobile-wallet'],
  },
  {
    question: 'if i sell an nft does the buyer get the copyrigt too',
    says: /copyright does not transfer|the license you attach/i,
    leadsToOne: ['/products/nft-studio'],
  },
  {
    question: 'could one of my employes pay out the coins in escrow alone',
    says: /no single employee can do it|release needs several keys/i,
    leadsToOne: ['/products/p2p-crypto'],
  },
  {
    question: 'will the price widget slow down my shop',
    says: /loads after your content|layout does not shift/i,
    leadsToOne: ['/products/price-tracker'],
  },
  {
    question: 'does it notice coins that you can buy but never sell again',
    says: /buys and sells in a local copy|simulation finds it only if|sell simulation|can be bought but not sold/i,
    leadsToOne: ['/products/sniping-bot'],
  },
  {
    question: 'who pays the network fee when a user makes a token',
    says: /signs and pays the network fee/i,
    leadsToOne: ['/products/token-generator'],
  },
  {
    question: 'customer typed one zero too many in his supply, can that be edited',
    says: /the mistake stays|a correction means a new|cannot change them after you/i,
    leadsToOne: ['/products/token-generator'],
  },
  {
    question: 'can the team get at its locked coins in an emergency',
    says: /neither you nor we can|no key that opens a lock early|move the tokens/i,
    leadsToOne: ['/products/token-locker'],
  },
  {
    question: 'how much profit will the bot make me per month',
    says: /make no such claim|you can lose the money you put/i,
    leadsToOne: ['/products/trading-bot'],
  },
  {
    question: 'could the trading bot empty my binance account',
    says: /may trade but not withdraw|keys with withdrawal rights|your exchange holds the funds/i,
    leadsToOne: ['/products/trading-bot'],
  },
  {
    question: 'do you need my private key to keep an eye on my wallets',
    says: /public addresses, never keys|no seed phrase and no wallet|it knows only public addresses/i,
    leadsToOne: ['/products/wallet-tracker'],
  },
  {
    question: 'and if the books dont add up?',
    page: '/services/exchange-development',
    says: /stops withdrawals and pages|ledger against chain, sum of/i,
    leadsToOne: ['/services/exchange-development'],
  },
  {
    question: 'what do you need from us for that',
    after: 'can you build a bridge between polygon and our own chain',
    says: /who can mint them|chains and directions required|maximum loss you could afford/i,
    leadsToOne: ['/services/cross-chain-bridge'],
  },
  {
    question: 'what does it cost',
    page: '/products/trading-bot',
    says: /prices and dates depend on|the hosting of the bot|no prices are listed|so none are listed here/i,
    leadsToOne: ['/products/trading-bot'],
  },
  {
    question: 'is there a demo of it?',
    after: 'tell me about the token locker',
    says: /the demo of another product|creates a token and does not/i,
    leadsToOne: ['/products/token-locker'],
  },
  {
    question: 'and how long does that take?',
    after: 'do you give workshops for developers',
    says: /repository and runbooks|calendar, and the state of|so none are listed here/i,
    leadsToOne: ['/services/training'],
  },
  {
    question: 'can i pick the fees myself?',
    after: 'do you make nft marketplaces',
    says: /you decide on fees, royalties|fee and royalty policy/i,
    leadsToOne: ['/services/nft-marketplace'],
  },
  {
    question: 'iphone and android both?',
    page: '/products/mobile-wallet',
    says: /in both app stores|review notes for both stores|approval by both stores|accounts at both stores/i,
    leadsToOne: ['/products/mobile-wallet'],
  },
  {
    question: 'would we need a licence for that?',
    after: 'we are a bank and want our own wallet',
    says: /often needs no license|usually needs a license|which license each requires|holding keys or exchanging/i,
    leadsToOne: ['/services/wallet-development', '/products/mobile-wallet'],
  },
  {
    question: 'wich chains does it run on',
    page: '/products/gaming-platform',
    says: /polygon, bsc and ethereum|suit frequent small rewards|network and who pays gas/i,
    leadsToOne: ['/products/gaming-platform'],
  },
  {
    question: 'what exactly do we get when you are finished',
    page: '/services/smart-contract-audits',
    says: /a failing test for each proven|ranked report with a failing/i,
    leadsToOne: ['/services/smart-contract-audits'],
  },
  {
    question: 'what if i forget somebody on the list?',
    after: 'i want to airdrop tokens to 20000 fans',
    says: /second list with a separate|because the root is fixed/i,
    leadsToOne: ['/products/airdrop-manager'],
  },
  {
    question: 'do i need a permit to run this',
    page: '/products/p2p-crypto',
    says: /often yes, especially if you|ask counsel before you launch|money transmission rules/i,
    leadsToOne: ['/products/p2p-crypto'],
  },
  {
    question: 'and can somebody stop a harmful vote?',
    after: 'do you build daos',
    says: /an optional guardian|guardian who may only cancel|a guardian can intervene|guardian and veto rules|who may stop a harmful/i,
    leadsToOne: ['/services/dao-platform', '/products/dao-builder'],
  },
  {
    question: 'how fresh are the prices',
    page: '/products/price-tracker',
    says: /as current as the source|minute old|never shown as current/i,
    leadsToOne: ['/products/price-tracker'],
  },
  {
    question: 'are these rates real?',
    demo: 'staking',
    says: /an estimate from sample data|sample data|fixed sample/i,
    leadsToOne: ['/services/staking-platform'],
  },
  {
    question: 'what makes it cheaper or more expensive',
    after: 'i need a platform for token presales',
    says: /the types of sale and vesting|sale types, networks and|whether an identity check is/i,
    leadsToOne: ['/services/launchpad-development', '/products/launchpad-builder'],
  },
  {
    question: 'Was kostet es, einen eigenen Token erstellen zu lassen?',
    says: /no prices are listed|so none are listed here|the number of networks, the|options added to the templates|quote once the scope is known/i,
    leadsToOne: ['/services/token-creation', '/products/token-generator'],
  },
  {
    question: 'Prüft ihr auch Smart Contracts von anderen Entwicklern?',
    says: /code written by others|lists each flaw, proves it/i,
    leadsToOne: ['/services/smart-contract-audits'],
  },
  {
    question: 'wir wollen als Genossenschaft online abstimmen',
    says: /cooperatives|members decide by vote|members propose, vote and|token-weighted votes|that members can follow/i,
    leadsToOne: ['/products/dao-builder', '/services/dao-platform'],
  },
  {
    question: 'vous pouvez former nos développeurs ?',
    says: /workshops on your code|the team that will own the|without outside help|most of the time on exercises/i,
    leadsToOne: ['/services/training'],
  },
  {
    question: 'On voudrait une blockchain privée entre plusieurs banques',
    says: /bank and insurance consortiums|shared ledger that each member|permissioned networks for/i,
    leadsToOne: ['/services/private-blockchain'],
  },
  { question: 'comment vous joindre par telephone ?', says: /0100/i },
  {
    question: 'hacen bots de trading?',
    says: /trades by your rules in your|within limits you set|strategies within limits/i,
    leadsToOne: ['/products/trading-bot'],
  },
  {
    question: 'cuanto tardan en hacer una plataforma de staking',
    says: /so none are listed here|run on a public test network|decision on the reward budget|name a date once the scope/i,
    leadsToOne: ['/services/staking-platform'],
  },
  {
    question: 'necesito una billetera para el móvil con mi marca',
    says: /under your brand in both app|a wallet under your brand|assets on a phone/i,
    leadsToOne: ['/products/mobile-wallet', '/services/wallet-development'],
  },
  {
    question: 'avete una demo del marketplace nft?',
    says: /nft marketplace|browse sample works/i,
    leadsToOne: ['/services/nft-marketplace', '/products/nft-studio'],
  },
  {
    question: 'Vorrei distribuire gettoni gratis ai miei clienti',
    says: /rewards for customers and fans|claims exactly the amount|each holder claim their share|loyalty points for customers/i,
    leadsToOne: ['/products/airdrop-manager', '/products/enterprise-solutions'],
  },
  {
    question: 'vocês fazem pontes entre blockchains?',
    says: /transfers between networks|fee, waiting time and risk/i,
    leadsToOne: ['/services/cross-chain-bridge'],
  },
  {
    question: 'dao builder or dao platform, whats better for us',
    says: /several chambers|votes by reputation or a|custom dao platform as a/i,
    leadsToOne: ['/products/dao-builder', '/services/dao-platform'],
  },
  {
    question: 'launchpad builder vs launchpad development',
    says: /when the sale is unusual|tiers by staked tokens|lists and vesting are settings/i,
    leadsToOne: ['/products/launchpad-builder', '/services/launchpad-development'],
  },
  {
    question: 'do i want the nft studio or the nft marketplace as a painter',
    says: /strangers list and resell|works by you and the people/i,
    leadsToOne: ['/products/nft-studio', '/services/nft-marketplace'],
  },
  {
    question: 'whats the diference between crypto listing and price tracker',
    says: /compares many coins and ranks|shows a few coins and|use the same data connector/i,
    leadsToOne: ['/products/crypto-listing', '/products/price-tracker'],
  },
  {
    question: 'legal compliance and compliance consulting sound the same to me?',
    says: /consulting identifies which|your counsel has confirmed|is a separate service/i,
    leadsToOne: ['/services/legal-compliance', '/services/consulting-compliance'],
  },
  {
    question: 'technical advisory or architecture design first?',
    says: /advisory answers one question|produces a complete design/i,
    leadsToOne: ['/services/technical-advisory', '/services/architecture-design'],
  },
  {
    question: 'p2p exchange compared to a normal exchange with order book',
    says: /directly between the traders|order book is better|trading is slower and you have/i,
    leadsToOne: ['/products/p2p-crypto', '/services/exchange-development'],
  },
  {
    question: 'contract builder or smart contracts service, which do i take',
    says: /with complex interactions|our smart contract service|such as lending, exchanges/i,
    leadsToOne: ['/products/contract-builder', '/services/smart-contracts'],
  },
  {
    question: 'can i put our logo on a demo and mail it to my boss',
    says: /copy one link|type a name and choose a color|a logo that you choose there/i,
  },
  {
    question: 'do i have to sign up to try the demos',
    says: /you need no account|without an account|no account and no sign-in/i,
  },
  {
    question: 'does the dapp demo touch my real metamask',
    says: /own wallet is not contacted|does not contact your own|connects a sample address/i,
  },
  {
    question: 'can i type my real password in the password test demo',
    says: /never type a real password|asks for no secret|does not ask for a secret/i,
  },
  {
    question: 'do you use cookies or google analytics here',
    says: /this site sets no cookies|there is no tracker|we run no trackers/i,
  },
  { question: 'is there a dark mode', says: /light, dark or system theme/i },
  { question: 'who won the champions leauge last year', isNothing: true },
  { question: 'whats the weather in madrid tomorow', isNothing: true },
  { question: 'good recipe for carbonara?', isNothing: true },
  { question: 'my printer doesnt print anymore', isNothing: true },
  { question: 'can you write a birthday poem for my sister', isNothing: true },
  { question: 'cheap flights to new york in may', isNothing: true },
  // Questions of another writer.
  {
    question: 'i own 3 gyms and want to sell gift vouchers that customers cant copy',
    says: /gift vouchers and cashback|points, vouchers/i,
    leadsToOne: ['/products/enterprise-solutions', '/services/token-creation'],
  },
  {
    question: 'we are a group of clinics, doctors in all of them should see the same patient file',
    says: /patient records shared|shared ledger that each member/i,
    leadsToOne: ['/services/private-blockchain'],
  },
  {
    question: 'concert venue here. we want tickets that dont get resold for crazy money',
    says: /ticket resale under your rules|concert and event tickets/i,
    leadsToOne: ['/services/nft-marketplace', '/products/nft-studio'],
  },
  {
    question: 'university - need to issue degrees nobody can fake',
    says: /verifiable diplomas/i,
    leadsToOne: ['/products/enterprise-solutions'],
  },
  {
    question: 'we ship frozen fish and must prove it stayed cold the whole way',
    says: /cold chains and food safety|readings are signed/i,
    leadsToOne: ['/services/cloud-edge'],
  },
  {
    question: 'small game studio, our players should really own there swords and skins',
    says: /players own the items|on-chain game currency/i,
    leadsToOne: ['/products/gaming-platform', '/services/nft-marketplace'],
  },
  {
    question: 'we sell through 60 franchise dealers, customers should find one close by and book a time',
    says: /find a verified dealer nearby|dealer and franchise networks/i,
    leadsToOne: ['/products/business-partner'],
  },
  {
    question: 'our village has solar roofs and neighbours want to sell electricity to each other',
    says: /energy trading among neighbors|energy meters/i,
    leadsToOne: ['/services/exchange-development', '/services/cloud-edge'],
  },
  {
    question: 'housing coop with 300 flats, we want online votes about repairs',
    says: /housing cooperatives|cooperatives/i,
    leadsToOne: ['/services/dao-platform', '/products/dao-builder'],
  },
  {
    question: 'travel insurer, want to pay out automatically when a flight is late',
    says: /rule-based insurance payouts/i,
    leadsToOne: ['/services/smart-contracts'],
  },
  {
    question: 'i run a news site about bitcoin and want coin prices in the sidebar',
    says: /prices on your own pages|an iframe or a web component/i,
    leadsToOne: ['/products/price-tracker'],
  },
  {
    question: 'property developer looking to sell parts of a building as tokens',
    says: /real estate and other assets/i,
    leadsToOne: ['/services/token-creation', '/products/enterprise-solutions'],
  },
  {
    question: 'ngo here, we hand out cash grants to 8000 families',
    says: /aid and grants|each address claims exactly/i,
    leadsToOne: ['/products/airdrop-manager'],
  },
  {
    question: 'were a startup and want to give employes tokens that unlock over 4 years',
    says: /employee options with vesting|then linear release/i,
    leadsToOne: ['/products/token-locker'],
  },
  {
    question: 'who owns the source code when its finished',
    says: /the code, the documentation|you own the keys and contracts/i,
  },
  { question: 'can we sign an nda before i tell you more', says: UNSAID },
  { question: 'do you have referances from other banks', says: UNSAID },
  { question: 'how many projects have you done so far', says: /100\+|1000\+/i },
  {
    question: 'what happens after i send you a message',
    says: /reads your message and answers|usually with questions/i,
  },
  { question: 'can i pay in installments', says: UNSAID },
  { question: 'is this chat stored somewhere?', says: /no ai model reads|it is not sent anywhere/i },
  { question: 'are you hiring solidity devs', says: UNSAID },
  {
    question: 'how does a project with you work step by step',
    says: /from brief to handover|start from the closest demo|you review every stage/i,
  },
  {
    question: 'do you host it or do we',
    says: /where it is hosted|indexer in your accounts|your own server, or one/i,
  },
  {
    question: 'our old agency left us with half finished code, can you take over?',
    says: /when another team wrote|builds from a clean checkout/i,
  },
  { question: 'in how many countries do you have clients', says: /50\+/i },
  { question: 'how fast do you reply', says: /within 24 hours/i },
  { question: 'can we meet in person', says: UNSAID },
  {
    question: 'do you use tracking cookies on this website',
    says: /this site sets no cookies|there is no tracker/i,
  },
  {
    question: 'do our people get trained to use it in the end',
    says: /training for your operations|without outside help/i,
  },
  {
    question: 'does staking get more expensive in gas when lots of people join',
    says: /rewards accrue per share|gas does not grow/i,
    leadsToOne: ['/services/staking-platform'],
  },
  {
    question: 'can we make more of our tokens later or is the amount final',
    says: /fixed at deployment|mintable up to a ceiling/i,
    leadsToOne: ['/services/token-creation'],
  },
  {
    question: 'in which programing languages do you write contracts',
    says: /solidity for ethereum|rust for solana/i,
    leadsToOne: ['/services/smart-contracts'],
  },
  {
    question: 'do the auditors look again after our devs have repaired the bugs',
    says: /we review each fix|names the resulting commit/i,
    leadsToOne: ['/services/smart-contract-audits'],
  },
  {
    question: 'who signs off when a trader takes out a very large sum from the exchange',
    says: /withdrawals pass limits|large ones need several/i,
    leadsToOne: ['/services/exchange-development'],
  },
  {
    question: 'can wallet users see which apps are allowed to spend their coins and stop that',
    says: /all open allowances|button to revoke it/i,
    leadsToOne: ['/services/wallet-development'],
  },
  {
    question: 'how do you prevent last second bidding in the nft auctions',
    says: /an end time that moves|sniping gains nothing/i,
    leadsToOne: ['/services/nft-marketplace'],
  },
  {
    question: 'will the dapp go blank if our rpc provider is down',
    says: /several rpc providers|one outage does not leave/i,
    leadsToOne: ['/services/dapp-development'],
  },
  {
    question: 'what does the bridge do when locked and minted amounts dont match',
    says: /compares what is locked|triggers the pause/i,
    leadsToOne: ['/services/cross-chain-bridge'],
  },
  {
    question: 'could somebody borrow tokens for one day to swing a dao vote',
    says: /at a block before voting opens|borrowed afterward|read at a past block/i,
    leadsToOne: ['/services/dao-platform', '/products/dao-builder'],
  },
  {
    question: 'can the price in a presale still be changed once people have payed in',
    says: /locked after the first/i,
    leadsToOne: ['/services/launchpad-development'],
  },
  {
    question: 'what if the company that started our consortium chain quits',
    says: /the others continue|belongs to the founder alone/i,
    leadsToOne: ['/services/private-blockchain'],
  },
  {
    question: 'where are the passport scans of our customers kept',
    says: /files stay with the identity|a result, a reference/i,
    leadsToOne: ['/services/legal-compliance'],
  },
  {
    question: 'what happens with the measurements when a sensor has no internet for hours',
    says: /stored while it is offline|sent later in order/i,
    leadsToOne: ['/services/cloud-edge'],
  },
  {
    question: 'what should we do first if we think a private key was stolen',
    says: /pause what can be paused|from a clean device/i,
    leadsToOne: ['/services/security-hardening'],
  },
  {
    question: 'how big a share should the founders get of a new token',
    says: /enough to keep them|combined share of insiders/i,
    leadsToOne: ['/services/tokenomics-design'],
  },
  {
    question: 'do i have to connect my wallet to watch an adress with the tracker',
    says: /watching needs no signature|no wallet connection/i,
    leadsToOne: ['/products/wallet-tracker'],
  },
  {
    question: 'will the price widget make my shop page slow',
    says: /it loads after your content|the layout does not shift/i,
    leadsToOne: ['/products/price-tracker'],
  },
  {
    question: 'can coin projects pay to be higher up in the listing',
    says: /paid placements are labeled|never mixed into the ranking/i,
    leadsToOne: ['/products/crypto-listing'],
  },
  {
    question: 'could the guy who starts a meme coin print more of it afterwards',
    says: /all tokens exist from|no mint function/i,
    leadsToOne: ['/products/meme-launcher'],
  },
  {
    question: 'do i pay gas for pictures nobody buys',
    says: /no network fee for unsold|with lazy minting the work/i,
    leadsToOne: ['/products/nft-studio', '/services/nft-marketplace'],
  },
  {
    question: 'under whose apple developer acount is the wallet app published',
    says: /your own developer accounts|app store accounts in your/i,
    leadsToOne: ['/products/mobile-wallet', '/services/wallet-development'],
  },
  {
    question: 'can we get locked tokens back early if something goes wrong',
    says: /neither you nor we can|no function to shorten/i,
    leadsToOne: ['/products/token-locker'],
  },
  {
    question: 'what if the buyer in a p2p trade never sends the money',
    says: /a timer returns them|mark the payment as sent/i,
    leadsToOne: ['/products/p2p-crypto'],
  },
  {
    question: 'does the gaming thing work with unity or unreal',
    says: /plain http and webhooks|for any engine/i,
    leadsToOne: ['/products/gaming-platform'],
  },
  {
    question: 'can the bot take my money off the exchange',
    says: /may trade but not withdraw|keys with withdrawal rights/i,
    leadsToOne: ['/products/trading-bot'],
  },
  {
    question: 'i forgot a few people on the airdrop list, can that be fixed once it runs',
    says: /the root is fixed|get a second list/i,
    leadsToOne: ['/products/airdrop-manager'],
  },
  {
    question: 'can one employee alone send out company tokens',
    says: /who prepares a transaction|cannot release it/i,
    leadsToOne: ['/products/enterprise-solutions'],
  },
  {
    question: 'architecture design or technical advisory, which one do we need',
    says: /advisory answers one question|produces a complete design/i,
    leadsToOne: ['/services/technical-advisory', '/services/architecture-design'],
  },
  {
    question: 'trading bot vs sniping bot',
    says: /trades established pairs|pools that are seconds old/i,
    leadsToOne: ['/products/sniping-bot', '/products/trading-bot'],
  },
  {
    question: 'whats better for a gallery, nft studio or nft marketplace?',
    says: /the people you invite|strangers list and resell/i,
    leadsToOne: ['/products/nft-studio', '/services/nft-marketplace'],
  },
  {
    question: 'difference between private blockchain and enterprise solutions',
    says: /shared ledger that each member|layer between your systems|permissioned networks for|connect your existing systems/i,
    leadsToOne: ['/services/private-blockchain', '/products/enterprise-solutions'],
  },
  {
    question: 'token locker or airdrop manager for our investors?',
    says: /lock team or liquidity tokens|let each holder claim|early investor allocations|each address claims exactly/i,
    leadsToOne: ['/products/token-locker', '/products/airdrop-manager'],
  },
  {
    question: 'p2p exchange compared to exchange development',
    says: /money moves directly between|an order book is better|order books, swaps/i,
    leadsToOne: ['/products/p2p-crypto', '/services/exchange-development'],
  },
  {
    question: 'and where are the pictures stored',
    after: 'do you build nft marketplaces?',
    says: /ipfs or arweave|rarely on chain|metadata go to ipfs/i,
    leadsToOne: ['/services/nft-marketplace', '/products/nft-studio'],
  },
  {
    question: 'who can run the relayer',
    page: '/services/cross-chain-bridge',
    says: /third parties can run it|without being trusted/i,
    leadsToOne: ['/services/cross-chain-bridge'],
  },
  {
    question: 'do we need a licence for it',
    page: '/products/mobile-wallet',
    says: /self-custody software often|often needs no license/i,
    leadsToOne: ['/products/mobile-wallet'],
  },
  {
    question: 'how much is that',
    after: 'what does a smart contract audit include?',
    says: /prices and dates depend|lines of code in scope/i,
    leadsToOne: ['/services/smart-contract-audits'],
  },
  {
    question: 'how many nodes do we need at least',
    after: 'we want to set up a private blockchain',
    says: /with qbft at least four/i,
    leadsToOne: ['/services/private-blockchain'],
  },
  {
    question: 'what do my devs have to know before',
    page: '/services/training',
    says: /one programming language|a reading list covers/i,
    leadsToOne: ['/services/training'],
  },
  {
    question: 'is the profit guaranteed',
    page: '/products/trading-bot',
    says: /make no such claim|you can lose the money/i,
    leadsToOne: ['/products/trading-bot'],
  },
  {
    question: 'is there a demo of that',
    after: 'can you build a launchpad for us',
    says: /open live demo|go through four steps|open demo: launchpad/i,
    leadsToOne: ['/services/launchpad-development', '/products/launchpad-builder'],
  },
  {
    question: 'can you predict the price',
    page: '/services/tokenomics-design',
    says: /a price forecast would need|how much supply reaches/i,
    leadsToOne: ['/services/tokenomics-design'],
  },
  {
    question: 'who decides when buyer and seller argue',
    after: 'i want my own p2p exchange',
    says: /in a dispute your staff|your staff decides/i,
    leadsToOne: ['/products/p2p-crypto'],
  },
  {
    question: 'call me back pls +44 7700 900123',
    says: /support@fourfold\.example|within 24 hours|\+1 555 0100/i,
  },
  {
    question: 'can somebody write me about staking? anna@harbour.example',
    says: /support@fourfold\.example|within 24 hours|\+1 555 0100/i,
  },
  { question: 'i want to speak to a human', says: /support@fourfold\.example|within 24 hours|\+1 555 0100/i },
  { question: 'pls contact me on whatsapp', says: /support@fourfold\.example|within 24 hours|\+1 555 0100/i },
  {
    question: 'Können Sie eine NFT-Kollektion für unser Museum erstellen?',
    says: /prepares, mints and sells|mint a collection|listings, bids and collections/i,
    leadsToOne: ['/products/nft-studio', '/services/nft-marketplace'],
  },
  {
    question: 'Was kostet ein Launchpad?',
    says: /prices and dates depend|no prices are listed here|types of sale and vesting|the sale types, networks/i,
    leadsToOne: ['/services/launchpad-development', '/products/launchpad-builder'],
  },
  {
    question: 'Faites-vous des formations pour développeurs ?',
    says: /workshops on your code|a team that can change/i,
    leadsToOne: ['/services/training'],
  },
  {
    question: 'Pouvez-vous rédiger notre livre blanc ?',
    says: /explain the mechanism|whitepapers and guides/i,
    leadsToOne: ['/services/whitepaper-documentation'],
  },
  {
    question: 'Necesito un bot de trading para mi empresa',
    says: /trades by your rules/i,
    leadsToOne: ['/products/trading-bot'],
  },
  {
    question: '¿Tienen algo para comprobar si nuestras contraseñas son seguras?',
    says: /your own passwords and keys|which secrets in your systems/i,
    leadsToOne: ['/products/brute-force'],
  },
  {
    question: 'Fate anche portafogli per cellulare?',
    says: /a finished wallet app|web and mobile wallets/i,
    leadsToOne: ['/products/mobile-wallet', '/services/wallet-development'],
  },
  {
    question: 'Quero criar um token para a minha escola',
    says: /from supply to first transfer|a deployed token|set name, symbol, supply/i,
    leadsToOne: ['/services/token-creation', '/products/token-generator'],
  },
  {
    question: 'how much is the meme launcher',
    says: /prices and dates depend|no prices are listed here|curve or pool, the picture/i,
    leadsToOne: ['/products/meme-launcher'],
  },
  {
    question: 'price for a dao platform?',
    says: /prices and dates depend|no prices are listed here|kinds of proposals and/i,
    leadsToOne: ['/services/dao-platform'],
  },
  {
    question: 'how long does it take to build a crypto exchange',
    says: /prices and dates depend|what sets the timeline|limited launch with small/i,
    leadsToOne: ['/services/exchange-development'],
  },
  {
    question: 'what would a bridge cost us roughly',
    says: /prices and dates depend|no prices are listed here|the pairs of chains and assets/i,
    leadsToOne: ['/services/cross-chain-bridge'],
  },
  {
    question: 'when could our token be ready if we start now',
    says: /prices and dates depend|what sets the timeline|approve the parameter page/i,
    leadsToOne: ['/services/token-creation'],
  },
  {
    question: 'is the trainning expensive',
    says: /prices and dates depend|no prices are listed here|participants and roles/i,
    leadsToOne: ['/services/training'],
  },
  {
    question: 'is the data in the demos real',
    says: /fixed sample data|working demo with sample data|fixed sample values/i,
  },
  {
    question: 'do i need to sign up to try the demos',
    says: /you need no account|without an account|no account and no sign-in/i,
  },
  { question: 'can i see a demo in our own colours', says: /choose a color|shows your brand/i },
  { question: 'does this site have a dark mode', says: /light, dark or system theme/i },
  { question: 'whats the weather in madrid tomorrow', isNothing: true },
  { question: 'can you help me with my maths homework', isNothing: true },
  { question: 'how do i fix a driping tap', isNothing: true },
  { question: 'who won the champions league last year', isNothing: true },
]
