// Questions of visitors that are put away: written, with what a good answer contains, before anyone looked at what the
// assistant answers to them. They are measured, and neither they nor the assistant are changed to suit the other.
import type { VisitorQuestion } from './visitorQuestions.ts'

interface PutAwayQuestion extends VisitorQuestion {
  /** What a good answer contains, for the people who grade the answers. */
  readonly good: string
}

export const putAwayQuestions: readonly PutAwayQuestion[] = [
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
    says: /It cannot/,
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
    says: /multiple of the raw blocks/,
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
