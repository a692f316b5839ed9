// Visitors' questions that the assistant was developed with: the needs of businesses in their own words, what any company is
// asked, questions on a page, follow-ups, comparisons, five languages and other trades. Each has what a good answer contains,
// written before the assistant was tuned to them.
import type { GradedQuestion } from './openedQuestions.ts'

export const developmentQuestions: readonly GradedQuestion[] = [
  {
    question:
      'We run 14 bakeries. Regulars should collect something with every loaf and pay with it later. Possible?',
    good: 'Enterprise solutions: loyalty points for customers of shops and chains, with connectors to the existing systems.',
    leadsToOne: ['/products/enterprise-solutions'],
  },
  {
    question:
      'Three hospitals in our region need to see the same patient file, but none of us wants one of the others to run the server.',
    good: 'Private blockchain: a permissioned ledger that each hospital runs and verifies; personal data stays in the members’ own databases.',
    leadsToOne: ['/services/private-blockchain'],
  },
  {
    question:
      'Containers sit in our port for days because the customs papers and the shipping line’s papers never match',
    good: 'Enterprise solutions (supply chain, freight and customs records; AI reads fields for a person to confirm) or a private blockchain shared by the companies.',
    leadsToOne: ['/products/enterprise-solutions', '/services/private-blockchain'],
  },
  {
    question:
      'Farm cooperative with 300 members. We would like to decide online how the surplus is spent and everybody should see it',
    good: 'DAO builder (or DAO platform): members propose, vote and spend from a shared treasury by rules in contracts.',
    leadsToOne: ['/products/dao-builder', '/services/dao-platform'],
  },
  {
    question:
      'I am a solicitor. Purchase money has to sit somewhere neutral until both sides have signed – can that work without us holding it?',
    good: 'Smart contracts: escrow whose rules a non-programmer can read, with roles and edge cases specified.',
    leadsToOne: ['/services/smart-contracts'],
  },
  {
    question: 'employers keep phoning our registrar to ask whether a degree is genuine',
    good: 'Enterprise solutions: verifiable diplomas and certificates, provable by a published hash.',
    leadsToOne: ['/products/enterprise-solutions', '/products/nft-studio'],
  },
  {
    question: 'We are a small museum and want to sell limited digital prints of our collection to collectors',
    good: 'NFT studio: upload works, mint them, set the royalty and sell from your own storefront.',
    leadsToOne: ['/products/nft-studio'],
  },
  {
    question: 'Our players grind for weeks for a sword and then cannot sell it to anyone',
    good: 'Gaming platform: items on chain that players own and can trade in an item market.',
    leadsToOne: ['/products/gaming-platform'],
  },
  {
    question: '900k followers on TikTok, I want a funny coin they can buy',
    good: 'Meme launcher: name, symbol and picture become a token with a launch page; or token creation. It promises no profit.',
    leadsToOne: ['/products/meme-launcher', '/products/token-generator', '/services/token-creation'],
  },
  {
    question:
      '40 houses in our street have solar panels and we would rather sell the power to each other than to the utility',
    good: 'Exchange development names energy trading among neighbors as a use.',
    leadsToOne: ['/services/exchange-development'],
  },
  {
    question:
      'Hail insurance: the farmer should get his money automatically when the weather station reports hail, no adjuster',
    good: 'Smart contracts: rule-based insurance payouts, with an oracle for the weather data.',
    leadsToOne: ['/services/smart-contracts'],
  },
  {
    question:
      'Hello, I am writing on behalf of a family-owned property company with two apartment buildings in Porto. We have been thinking for some time about letting our tenants and a few friends of the family own small pieces of the buildings, starting at maybe 500 euros each, with the rent paid out to them every quarter. We do not understand the technology, our bank is skeptical and our notary is worried about the legal side. Where would one start with you?',
    good: 'Token creation (real estate and other assets as tokens); compliance consulting for the legal side, which counsel confirms; rent payouts by smart contracts.',
    leadsToOne: ['/services/token-creation', '/services/consulting-compliance'],
  },
  {
    question: 'temperature of our refrigerated trucks must be provable to the supermarket afterwards',
    good: 'Cloud and edge: readings signed at the device, stored while offline and sent later, cold chains and food safety.',
    leadsToOne: ['/services/cloud-edge'],
  },
  {
    question: 'Shoppers scan a bottle and know whether our wine is the real one',
    good: 'Enterprise solutions: supply chain records and an audit trail that outsiders can verify (or a private blockchain with the trade).',
    leadsToOne: ['/products/enterprise-solutions', '/services/private-blockchain'],
  },
  {
    question: 'Who owns the code once the project is finished?',
    good: 'You get the code, the documentation and training; the rights are agreed with the team before you order.',
    says: /code, the documentation/,
  },
  {
    question: 'If we fall out with you, can another agency continue?',
    page: '/products/enterprise-solutions',
    good: 'Yes: code, documentation and training are handed over, so your own team or another company can continue the work.',
    says: /another company can continue/,
  },
  {
    question: 'do you sign ndas',
    good: 'Says plainly that the site does not say, advises to ask before describing anything confidential, and gives email and WhatsApp',
    says: /does not say|depends? on/i,
    hasChannels: true,
  },
  {
    question: 'What happens after we go live, is there support?',
    good: 'Says plainly that the site does not say what support there is after a launch; fast-track support covers the launch itself; gives email and WhatsApp',
    says: /does not say|depends? on/i,
    hasChannels: true,
  },
  {
    question: 'Can I see some customers you worked for?',
    good: 'States 1000+ clients and 100+ projects, no reference is listed; gives email and WhatsApp',
    says: /1000\+ clients/,
    hasChannels: true,
  },
  {
    question: 'Where are you based?',
    page: '/about',
    good: 'The site gives no address (sample company); gives email and WhatsApp',
    says: /no address/,
    hasChannels: true,
  },
  {
    question: 'How long does something like this take from the first call to go-live?',
    good: 'Depends on scope, how fast both sides answer and third parties; a date is named once the scope is known.',
    says: /scope/i,
  },
  {
    question: 'whats your hourly rate',
    page: '/contact',
    good: 'No prices are listed; the site does not say whether work is paid by the hour or at a fixed price; a quote follows once the scope is known.',
    says: /price/i,
  },
  {
    question: 'Do you put cookies on my computer?',
    good: 'No: the site sets no cookies; the browser only stores the chosen theme.',
    says: /sets no cookies/,
  },
  {
    question: 'Can our bookkeeper try the demos on her iPhone?',
    good: 'Yes, every demo opens on any screen including a phone, in the browser and without an account.',
    leadsToOne: ['/'],
  },
  {
    question: 'How do I send a demo to my boss?',
    good: 'Open the demo and press “Send” below it, then copy the link or the message.',
    leadsToOne: ['/'],
  },
  {
    question: 'Who holds the keys?',
    page: '/products/mobile-wallet',
    good: 'Keys are created and kept on the device; the company has no copy.',
    leadsToOne: ['/products/mobile-wallet'],
  },
  {
    question: 'What if my customer loses the phone with the wallet on it?',
    good: 'The recovery phrase restores it on another phone, or guardians approve a new device; without either the funds are lost.',
    leadsToOne: ['/products/mobile-wallet', '/services/wallet-development'],
  },
  {
    question: 'Can I leave before the 90 days are over?',
    page: '/services/staking-platform',
    good: 'That is the operator’s rule: not at all, with rewards forfeited, or with a fee; the contract enforces it and the page states it before the deposit.',
    leadsToOne: ['/services/staking-platform'],
  },
  {
    question: 'If the presale fails do the buyers get their money back?',
    good: 'Yes: below the soft cap the money is still in the contract and participants withdraw it themselves, paying only gas.',
    leadsToOne: ['/services/launchpad-development', '/products/launchpad-builder'],
  },
  {
    question: 'is the bot profitable',
    page: '/products/trading-bot',
    good: 'No claim is made: you can lose the money you put in.',
    leadsToOne: ['/products/trading-bot'],
  },
  {
    question: 'How many signers should our treasury have?',
    good: 'Three of five is common for a treasury; the loss of one key should do no harm and the theft of one gain nothing.',
    leadsToOne: ['/services/security-hardening'],
  },
  {
    question: 'How high should we set the quorum in a club of 2,000 where maybe 150 people vote?',
    page: '/services/dao-platform',
    good: 'Slightly below the turnout expected for a routine vote, higher for rule changes; count active voters, not holders.',
    leadsToOne: ['/services/dao-platform', '/products/dao-builder'],
  },
  {
    question: 'Do you also audit contracts you have written yourselves?',
    good: 'No, audits are for code written by others; own work gets an internal review and an outside audit can be part of the scope.',
    leadsToOne: ['/services/smart-contract-audits'],
  },
  {
    question: 'Which networks are supported?',
    page: '/products/token-generator',
    good: 'Ethereum, BSC, Polygon and Solana (Tron as an additional network on request for the token demo).',
    says: /Ethereum, BSC, Polygon/,
  },
  {
    question: 'does the marketplace force buyers to pay my royalty?',
    page: '/services/nft-marketplace',
    good: 'ERC-2981 only tells the market the royalty; to enforce it, the contracts that may transfer a work are restricted.',
    leadsToOne: ['/services/nft-marketplace', '/products/nft-studio'],
  },
  {
    question: 'Who gets to see the passports?',
    page: '/services/legal-compliance',
    good: 'As few people as possible: the files usually stay with the identity provider, each view by staff is logged.',
    leadsToOne: ['/services/legal-compliance'],
  },
  {
    question: 'What is the difference between your token generator and the token creation service?',
    good: 'The service delivers one token with custom rules; the generator is software you run that creates any number of standard tokens.',
    leadsToOne: ['/products/token-generator', '/services/token-creation'],
  },
  {
    question: 'NFT studio or NFT marketplace – which one do I need if only my own photos are sold?',
    good: 'The studio: it sells works by you and people you invite; on a marketplace strangers list and resell.',
    leadsToOne: ['/products/nft-studio'],
  },
  {
    question: 'compliance consulting vs legal compliance, I dont get it',
    good: 'Consulting identifies which rules may apply and what they change; legal compliance implements rules confirmed by counsel as checks and screens. Neither is legal advice.',
    leadsToOne: ['/services/consulting-compliance', '/services/legal-compliance'],
  },
  {
    question: 'and how long?',
    after: 'Can you make a token generator under our brand?',
    good: 'Time depends on your legal texts and brand material, tests of changed templates and a token on each test network; a date is named once the scope is known.',
    leadsToOne: ['/products/token-generator'],
  },
  {
    question: 'What do you need from us?',
    after: 'We need to move our token between Ethereum and Solana',
    good: 'Chains and directions, tokens and who can mint them, the maximum loss you could afford, who runs validators or relayers.',
    leadsToOne: ['/services/cross-chain-bridge'],
  },
  {
    question: 'the first one',
    after: 'DAO builder or DAO platform?',
    good: 'Answers about the first of the two, the DAO builder: tested governance contracts with a member portal.',
    leadsToOne: ['/products/dao-builder'],
  },
  {
    question: 'is there something I can click on',
    after: 'How does your staking platform work?',
    good: 'Links to the staking demo: three sample pools with an estimated daily reward.',
    opensDemo: 'staking',
  },
  {
    question: 'And who pays the gas?',
    page: '/products/airdrop-manager',
    after: 'We want to give tokens to 20,000 early customers',
    good: 'With a claim the claimer pays; you pay one deployment and one deposit; a relayer can pay for the holders.',
    leadsToOne: ['/products/airdrop-manager'],
  },
  {
    question: 'Please call me tomorrow at 10, my number is 0171 5550123',
    good: 'Offers to put name and phone number into a prepared message by email or WhatsApp; nothing is sent before the visitor sends it.',
    form: { phone: '0171 5550123' },
  },
  {
    question: 'I’d rather talk to a human',
    good: 'Gives mail, WhatsApp and phone; a member of the team answers within 24 hours.',
    leadsToOne: ['/contact'],
  },
  {
    question: 'Write me a poem about the sea',
    good: 'Says that this is not what is offered here',
    isNothing: true,
  },
  {
    question: 'will it rain in Lisbon on Saturday',
    good: 'Says that this is not what is offered here',
    isNothing: true,
  },
  {
    question: 'Can you do my tax return? I sold some ETH',
    good: 'Says that this is not what is offered here; may point to the wallet tracker’s export for bookkeeping',
    isNothing: true,
  },
  {
    question: 'escrow',
    good: 'Names where escrow is offered: smart contracts or the P2P exchange.',
    leadsToOne: ['/services/smart-contracts', '/products/p2p-crypto', '/products/business-partner'],
  },
  {
    question: 'pricing',
    good: 'No prices are listed; they depend on scope, networks, systems and an outside audit; a quote follows once the scope is known.',
    says: /price/i,
  },
  {
    question: 'smrat contarct audti',
    good: 'Smart contract audits: line-by-line review of code written by others, with ranked findings.',
    leadsToOne: ['/services/smart-contract-audits'],
  },
  {
    question: 'bolckchain explorrer for are own chian',
    good: 'Blockchain explorer: search blocks, transactions and addresses on your own network.',
    leadsToOne: ['/services/blockchain-explorer'],
  },
  {
    question: 'Wir sind eine Sparkasse und wollen unseren Kunden eine eigene Wallet-App anbieten. Geht das?',
    good: 'Wallet development (banks and payment apps) or the mobile wallet under your brand.',
    leadsToOne: ['/services/wallet-development', '/products/mobile-wallet'],
  },
  {
    question: 'Was kostet ein eigener Token?',
    good: 'No prices are listed; depends on networks, optional functions and vesting contracts.',
    leadsToOne: ['/services/token-creation', '/products/token-generator'],
    says: /price/i,
  },
  {
    question: '¿Cuánto tiempo tarda una auditoría de un contrato inteligente?',
    good: 'Depends on when the commit is frozen and tests pass, and how quickly developers fix the findings; a date is named once the scope is known.',
    leadsToOne: ['/services/smart-contract-audits'],
  },
  {
    question: 'Nous sommes un club de football et nous aimerions que les supporters votent sur le maillot',
    good: 'DAO builder: sports clubs and associations, members propose and vote.',
    leadsToOne: ['/products/dao-builder', '/services/dao-platform'],
  },
  {
    question: 'Il codice sorgente diventa nostro?',
    good: 'You get the code, documentation and training; the rights are agreed before you order.',
    says: /code, the documentation/,
  },
  {
    question: 'Vocês têm escritório em Portugal?',
    good: 'The site gives no address; gives email and WhatsApp',
    says: /no address/,
    hasChannels: true,
  },
  {
    question: 'This is all a scam isn’t it',
    good: 'Stays factual: demos run on sample data and are labeled, the company is a sample company, people answer by email or WhatsApp.',
    says: /sample/,
  },
  {
    question: 'Gift cards for our 30 clothes shops, people should be able to pass them on but not copy them',
    good: 'Enterprise solutions: gift vouchers and cashback, tokens with limited transfers.',
    leadsToOne: ['/products/enterprise-solutions'],
  },
  {
    question: 'We make brake discs. Half of what is sold under our name online is fake.',
    good: 'Enterprise solutions: supply chain records and an audit trail outsiders can verify, or a private blockchain with suppliers.',
    leadsToOne: ['/products/enterprise-solutions', '/services/private-blockchain'],
  },
  {
    question: 'Donors keep asking me where their 50 euros went',
    good: 'DAO builder: charities that show what they spend; every payment is linked to its proposal.',
    leadsToOne: ['/products/dao-builder', '/services/dao-platform'],
  },
  {
    question:
      'Concert promoter here. Touts buy our tickets and sell them at triple the price. I want to set the rules for reselling.',
    good: 'NFT marketplace (ticket resale under your rules) or NFT studio (concert and event tickets).',
    leadsToOne: ['/services/nft-marketplace', '/products/nft-studio'],
  },
  {
    question: 'Our band splits every streaming payment between five people and there is always a fight',
    good: 'Smart contracts: salaries and royalties, split and paid by rule.',
    leadsToOne: ['/services/smart-contracts'],
  },
  {
    question:
      'We need 800,000 for a documentary film and want many small backers who get their money back if we don’t reach it',
    good: 'Launchpad builder: crowdfunding of films, with soft cap and automatic refunds.',
    leadsToOne: ['/products/launchpad-builder', '/services/launchpad-development'],
  },
  {
    question:
      'Start-up with 12 people. We promised staff a share of the tokens but nobody may sell in the first year',
    good: 'Token locker: employee tokens with a cliff and vesting.',
    leadsToOne: ['/products/token-locker'],
  },
  {
    question:
      'City administration, 180,000 inhabitants. Land entries are on paper and somebody changed one last year. Nobody can say who.',
    good: 'Private blockchain: land and company registers.',
    leadsToOne: ['/services/private-blockchain'],
  },
  {
    question: 'our customers can’t find the nearest repair shop that does our bikes',
    good: 'Partner finder: directory of vetted partners with search by state and city and appointments.',
    leadsToOne: ['/products/business-partner'],
  },
  {
    question: 'news site, we want coin prices in the sidebar that are not out of date',
    good: 'Price tracker: price cards with refresh, embed code and a rule for stale prices.',
    leadsToOne: ['/products/price-tracker'],
  },
  {
    question:
      'We have a money-changing counter. Tourists ask for bitcoin against cash. Could they deal with each other and we only watch over it?',
    good: 'P2P exchange: coins in escrow until payment is confirmed, staff settle disputes; license question for counsel.',
    leadsToOne: ['/products/p2p-crypto'],
  },
  {
    question:
      'I’m the treasurer of a foundation. Somebody moved funds from one of our addresses on a Sunday and we noticed on Thursday.',
    good: 'Wallet tracker: alerts when a balance changes; if a key may have leaked, security hardening.',
    leadsToOne: ['/products/wallet-tracker', '/services/security-hardening'],
  },
  {
    question: 'Aid organisation: 10,000 families should each get the same amount, exactly once',
    good: 'Airdrop manager: aid and grants to many people, each address claims once.',
    leadsToOne: ['/products/airdrop-manager'],
  },
  {
    question: 'Would our logo be on it or yours?',
    page: '/products/mobile-wallet',
    good: 'Yours: names, rules, networks and screens are changed; “Make it yours” in a demo sets a name and a color.',
    leadsToOne: ['/about'],
  },
  {
    question: 'What if Fourfold goes bankrupt next year?',
    good: 'The site says nothing about finances; you get code, documentation and training; gives email and WhatsApp',
    says: /finances/,
    hasChannels: true,
  },
  {
    question: 'Do you host the thing or do we',
    page: '/services/infrastructure',
    good: 'Says plainly that the site does not say whether the team hosts; nodes and servers are set up in your own accounts or data center; gives email and WhatsApp',
    says: /does not say|depends? on/i,
    hasChannels: true,
  },
  {
    question: 'Are you hiring? I’m a Solidity developer in Kraków',
    good: 'Says plainly that the site does not say whether there are open positions; gives email and WhatsApp',
    says: /does not say|depends? on/i,
    hasChannels: true,
  },
  {
    question: 'Can I invest in Fourfold?',
    good: 'The site offers no shares and no company token; gives email and WhatsApp',
    says: /no shares/,
    hasChannels: true,
  },
  {
    question: 'We are a marketing agency, do you pay commission for clients we bring?',
    good: 'Says plainly that the site does not say whether there is a partner program; the partner finder is a product; gives email and WhatsApp',
    says: /does not say|depends? on/i,
    hasChannels: true,
  },
  {
    question: 'Which data of mine do you store when I chat here?',
    good: 'None is sent: the chat looks up words in the browser, no AI model reads them; only a message you send yourself reaches the team.',
    says: /Nothing is sent/,
  },
  {
    question: 'What is this website made with? It’s fast',
    good: 'React and TypeScript, prerendered pages; demos, chat and search run in the browser.',
    leadsToOne: ['/'],
  },
  {
    question: 'GmbH or Ltd or what are you?',
    good: 'Says plainly that the site does not say the legal form (sample company); gives email and WhatsApp',
    says: /does not say|depends? on/i,
    hasChannels: true,
  },
  {
    question: 'Our last agency left us with a half-finished DApp. Would you take it over?',
    good: 'Fast-track support can join when another team wrote the code if it builds from a clean checkout and a developer who knows it stays available; technical advisory reviews code.',
    leadsToOne: [
      '/services/fast-track-support',
      '/services/technical-advisory',
      '/services/dapp-development',
    ],
  },
  {
    question: 'Do you take payment in USDC?',
    good: 'Says plainly that the site does not say how one pays, and gives email and WhatsApp',
    says: /does not say|depends? on/i,
    hasChannels: true,
  },
  {
    question: 'ISO 27001?',
    good: 'Says plainly that the site lists no certificate, and gives email and WhatsApp',
    says: /no certificate/,
    hasChannels: true,
  },
  {
    question: 'can somebody open a lock early in an emergency',
    page: '/products/token-locker',
    good: 'No, neither the customer nor the company can; a wrong beneficiary or date cannot be corrected.',
    leadsToOne: ['/products/token-locker'],
  },
  {
    question: 'What stops someone borrowing a million tokens for one minute to win a vote?',
    page: '/products/dao-builder',
    good: 'Votes are counted at an earlier block, so borrowed tokens carry no votes.',
    leadsToOne: ['/services/dao-platform', '/products/dao-builder'],
  },
  {
    question: 'Who can release the coins in a trade?',
    page: '/products/p2p-crypto',
    good: 'The seller after payment; in a dispute your staff with several keys; the timer can only return coins.',
    leadsToOne: ['/products/p2p-crypto'],
  },
  {
    question: 'Where do the rewards actually come from',
    page: '/services/staking-platform',
    good: 'From a budget you fund: newly minted tokens, protocol fees or treasury money; the source is shown.',
    leadsToOne: ['/services/staking-platform'],
  },
  {
    question: 'How many decimals should a token on Solana have?',
    good: 'Nine are usual; amounts have 64 bits, so nine cap the supply at about 18 billion and eighteen leave room for 18 tokens.',
    leadsToOne: ['/services/token-creation', '/products/token-generator'],
  },
  {
    question: 'Can a contract be changed later when we find a mistake?',
    page: '/services/smart-contracts',
    good: 'Only if written for it: with a proxy, best behind a timelock; holders prefer fixed code.',
    leadsToOne: ['/services/smart-contracts', '/services/token-creation'],
  },
  {
    question: 'Where does the price for the contract come from, can a hacker push it?',
    good: 'Oracles: a flash loan can move the spot price of one pool; a price feed or time-weighted average is safer if stale values are rejected.',
    leadsToOne: ['/services/smart-contracts'],
  },
  {
    question: 'Will the sniping bot always be first?',
    page: '/products/sniping-bot',
    good: 'No; others pay more or are closer to validators.',
    leadsToOne: ['/products/sniping-bot'],
  },
  {
    question: 'Could a bridge be emptied by a hacker? how do you prevent it',
    good: 'Written trust model, caps by asset and time window, waiting period, pause, and a supply watch that triggers the pause.',
    leadsToOne: ['/services/cross-chain-bridge'],
  },
  {
    question: 'Can the tracker take my coins?',
    page: '/products/wallet-tracker',
    good: 'No: it knows only public addresses.',
    leadsToOne: ['/products/wallet-tracker'],
  },
  {
    question: 'how many validators would five banks need',
    page: '/services/private-blockchain',
    good: 'With QBFT at least four, so that one may fail; no company should run more than a third.',
    leadsToOne: ['/services/private-blockchain'],
  },
  {
    question: 'Can deleted customers be erased from a ledger (right to be forgotten)?',
    good: 'Not from blocks others have kept; personal data stays off chain, the ledger holds salted hashes; counsel decides.',
    leadsToOne: ['/services/private-blockchain', '/products/enterprise-solutions'],
  },
  {
    question: 'order book or pool for our exchange?',
    good: 'A book gives exact prices and needs market makers; a pool needs only deposits and exposes depositors to impermanent loss.',
    leadsToOne: ['/services/exchange-development'],
  },
  {
    question: 'trading bot or sniping bot?',
    good: 'The trading bot trades established pairs by strategy; the sniping bot trades pools seconds old and screens contracts.',
    leadsToOne: ['/products/trading-bot', '/products/sniping-bot'],
  },
  {
    question: 'Is the listing something else than the price tracker?',
    good: 'The listing compares and ranks many coins; the tracker shows a few and refreshes continuously; same data connector.',
    leadsToOne: ['/products/crypto-listing', '/products/price-tracker'],
  },
  {
    question: 'what does it include?',
    after: 'Do you do smart contract audits?',
    good: 'Scope sheet, adversaries, manual review, fuzzing, proofs of concept, ranked report, fix check.',
    leadsToOne: ['/services/smart-contract-audits'],
  },
  {
    question: 'how much?',
    after: 'We need a workshop for 8 developers',
    good: 'No price is listed; depends on the number of participants and roles, the sessions and material from your own repository.',
    leadsToOne: ['/services/training'],
    says: /price/i,
  },
  {
    question: 'the second',
    after: 'Should a treasury use a multisig or MPC?',
    good: 'Answers about the second of the two, MPC: it yields one ordinary signature from several shares on any network; a multisig shows its rule on chain and costs gas.',
    leadsToOne: ['/services/wallet-development', '/services/security-hardening'],
  },
  {
    question: 'does it work on iphone too?',
    page: '/products',
    after: 'Do you have a wallet app for phones?',
    good: 'Yes: the mobile wallet is for iOS and Android.',
    leadsToOne: ['/products/mobile-wallet'],
  },
  {
    question: 'And if a member leaves?',
    after: 'We are six insurers and want to share claims data',
    good: 'The others continue, provided no certificate authority, repository or cloud account exists only there; leaving follows a written procedure.',
    leadsToOne: ['/services/private-blockchain'],
  },
  {
    question: 'Could someone phone me back this afternoon about an NFT shop?',
    good: 'Offers to prepare a message with the phone number by email or WhatsApp; a person answers within 24 hours.',
    form: {},
  },
  {
    question: 'callback',
    page: '/contact',
    good: 'Gives phone, mail and WhatsApp and offers to prepare a message.',
    form: {},
  },
  {
    question: 'We need a plumber for a burst pipe',
    good: 'Says that this is not what is offered here',
    isNothing: true,
  },
  {
    question: 'should I buy bitcoin now?',
    good: 'Gives no investment advice; says that this is not what is offered here.',
    says: /no investment advice/i,
  },
  {
    question: 'Can you build us a WordPress site with a web shop for candles?',
    good: 'Says that this is not what is offered here (blockchain and AI software); gives email and WhatsApp for questions',
    isNothing: true,
    hasChannels: true,
  },
  {
    question: 'airdrop',
    good: 'Airdrop manager: list of addresses as a Merkle root, each holder claims their share.',
    leadsToOne: ['/products/airdrop-manager'],
  },
  {
    question: 'KYC',
    good: 'Legal compliance: KYC and AML built into the product flow.',
    leadsToOne: ['/services/legal-compliance'],
  },
  {
    question: 'hwo mcuh dose a mem coin cots',
    good: 'No prices are listed; for the meme launcher it depends on curve or pool, picture generator, network and moderation.',
    leadsToOne: ['/products/meme-launcher'],
    says: /price/i,
  },
  {
    question: 'Arbeitet ihr auch mit Kunden in Österreich?',
    good: 'States clients in 50+ countries; whether Austria is among them the site does not say; gives email and WhatsApp',
    says: /does not say|depends? on/i,
    hasChannels: true,
  },
  {
    question: 'Unsere Mitarbeiter haben noch nie mit Solidity gearbeitet, könnt ihr sie schulen?',
    good: 'Training: workshops on your own code and network.',
    leadsToOne: ['/services/training'],
  },
  {
    question: 'Tenemos una bodega y queremos demostrar el origen de cada botella',
    good: 'Enterprise solutions: supply chain records that outsiders can verify.',
    leadsToOne: ['/products/enterprise-solutions', '/services/private-blockchain'],
  },
  {
    question: 'Qui garde les clés du portefeuille ?',
    page: '/services/wallet-development',
    good: 'The user: keys are created on the device and the company has no copy (or MPC/custodial as you decide).',
    leadsToOne: ['/products/mobile-wallet', '/services/wallet-development'],
  },
  {
    question: 'Posso parlare con qualcuno al telefono?',
    good: 'Gives the phone number, mail and WhatsApp.',
    leadsToOne: ['/contact'],
    hasChannels: true,
  },
  {
    question: 'Temos uma cooperativa de habitação e queremos votar online',
    good: 'DAO platform or DAO builder: housing cooperatives, proposals and votes.',
    leadsToOne: ['/services/dao-platform', '/products/dao-builder'],
  },
  {
    question: 'ur bot is dumb',
    good: 'Stays polite and offers help or email and WhatsApp.',
    says: /keywords/,
    hasChannels: true,
  },
  {
    question: 'Do we even need a chain for our maintenance logbook? Only our own company writes into it.',
    good: 'Probably not: if one company keeps the record and all trust it, a database with signed logs is cheaper; architecture design checks this first.',
    leadsToOne: ['/services/architecture-design', '/products/enterprise-solutions'],
  },
  {
    question: 'We go live on the 14th whatever happens and three transactions are stuck',
    good: 'Fast-track support: direct access to an engineer, blockers in order of impact.',
    leadsToOne: ['/services/fast-track-support'],
  },
  {
    question: 'our app is fine in Frankfurt and terribly slow for people in Singapore',
    good: 'Cloud and edge: latency map, reads near users.',
    leadsToOne: ['/services/cloud-edge', '/services/infrastructure'],
  },
  {
    question: 'Our own node falls over twice a week and nobody here knows how to repair it',
    good: 'Infrastructure: nodes, indexers and monitoring, with runbooks performed with your staff.',
    leadsToOne: ['/services/infrastructure'],
  },
  {
    question:
      'I am about to buy a small protocol for 2 million and want somebody to look under the hood first',
    good: 'Technical advisory: due diligence before a purchase (ownership of code and keys, licenses, coverage).',
    leadsToOne: ['/services/technical-advisory'],
  },
  {
    question: 'An intern clicked on something and now I don’t know who can still get at our signing machine',
    good: 'Security hardening: inventory of keys and access, pause and revoke from a clean device, incident plan.',
    leadsToOne: ['/services/security-hardening'],
  },
  {
    question: 'half our staff use the name of their dog. i want proof for the board, on our own logins only',
    good: 'Brute-force tester: tests your own password hashes with written permission, report without secrets.',
    leadsToOne: ['/products/brute-force'],
  },
  {
    question: 'The investors want a paper that explains how our thing works and what can go wrong',
    good: 'Whitepaper and docs: mechanism paper, plain summary, risk chapter.',
    leadsToOne: ['/services/whitepaper-documentation'],
  },
  {
    question:
      'How many coins should go to founders, investors and users, and when, so the whole thing does not collapse after six months?',
    good: 'Tokenomics design: supply, allocation and release calendar, modeled with stress scenarios.',
    leadsToOne: ['/services/tokenomics-design'],
  },
  {
    question:
      'Community site for beginners: a big table of all coins, biggest first, people mark the ones they like',
    good: 'Crypto listing: ranking, search, sorting, watchlist.',
    leadsToOne: ['/products/crypto-listing'],
  },
  {
    question:
      'my developers want a starting point they can read, not a black box. a plain ERC20 file would do',
    good: 'Contract builder: pick a standard and get readable source to copy and download.',
    leadsToOne: ['/products/contract-builder'],
  },
  {
    question:
      'web hosting firm, our customers should be able to make their own tokens on our page without calling us',
    good: 'Token generator: white label, a form on your own domain, users sign with their own wallet.',
    leadsToOne: ['/products/token-generator'],
  },
  {
    question:
      'Fishing boats: the catch is weighed at sea without internet, and the weight must not be changed later',
    good: 'Cloud and edge: device gateway signs readings, stores them offline and sends them later.',
    leadsToOne: ['/services/cloud-edge'],
  },
  {
    question:
      'We are a credit union in Ohio with about 60,000 members. The board has asked me to find out three things: whether members could pay each other in digital dollars inside our existing app, who would be responsible if a member sends money to the wrong person or loses access, and whether the regulator would treat us as holding other people’s coins. I have a budget for a study, not yet for a product. Please tell me what you would suggest as the first step and what we would hold in our hands at the end of it.',
    good: 'Suggests compliance consulting (or architecture design/technical advisory) as a first step with what is handed over, and wallet development (payments in stablecoins); counsel confirms.',
    leadsToOne: [
      '/services/consulting-compliance',
      '/services/wallet-development',
      '/services/architecture-design',
      '/services/technical-advisory',
    ],
  },
  {
    question: 'We sell photographs. People copy them. Can each buyer get a numbered original?',
    good: 'NFT studio: art and photo collections as ERC-721 or editions; a market can hide copies but not delete them.',
    leadsToOne: ['/products/nft-studio', '/services/nft-marketplace'],
  },
  {
    question: 'Who would actually be doing the work, your own people or freelancers?',
    good: 'Says plainly that the site names no people and does not say who works there; gives email and WhatsApp',
    says: /does not say|depends? on/i,
    hasChannels: true,
  },
  {
    question: 'We’d like to come by and visit you. When?',
    page: '/about',
    good: 'The site gives no address; gives email and WhatsApp',
    says: /no address/,
    hasChannels: true,
  },
  {
    question: 'What time zone are you in?',
    good: 'Says plainly that the site does not say (answer within 24 hours), and gives email and WhatsApp',
    says: /no time zone/,
    hasChannels: true,
  },
  {
    question: 'can we change our mind in the middle of the project?',
    good: 'You review every stage of the build; how changes are charged the site does not say; gives email and WhatsApp',
    says: /does not say|depends? on/i,
    hasChannels: true,
  },
  {
    question: 'Who fixes bugs two years later?',
    page: '/services/dapp-development',
    good: 'Says plainly that the site does not say who maintains after the handover; you get code, documentation and training; gives email and WhatsApp',
    says: /does not say|depends? on/i,
    hasChannels: true,
  },
  {
    question: 'What exactly do I hold in my hands at the end?',
    good: 'The code, the documentation and training for the operations team.',
    leadsToOne: ['/contact', '/about'],
  },
  {
    question: 'Is there a warranty, an SLA, anything?',
    good: 'Says plainly that the site does not say anything about warranty or service levels, and gives email and WhatsApp',
    says: /does not say|depends? on/i,
    hasChannels: true,
  },
  {
    question: 'Are those numbers in the demo real prices?',
    page: '/products/price-tracker',
    good: 'No: fixed sample data, labeled as demo; the price tracker demo moves sample prices at random.',
    says: /fixed sample data/,
  },
  {
    question: 'How fast do you reply to an email?',
    good: 'Within 24 hours, by email or WhatsApp, usually with questions.',
    leadsToOne: ['/contact'],
  },
  {
    question: 'What should be in my first message to you?',
    page: '/contact',
    good: 'What it is for, which demo is closest and when you need it; three lines are plenty.',
    leadsToOne: ['/contact'],
  },
  {
    question: 'Can we keep everything in our own GitHub?',
    good: 'Yes: source code at the handover, documents in your repository, workshops use it as example.',
    leadsToOne: ['/services/whitepaper-documentation', '/services/training'],
  },
  {
    question: 'I found a hole in your website, who do I tell?',
    good: 'Says plainly that the site does not say where to report a security issue, and gives email and WhatsApp',
    says: /does not say|depends? on/i,
    hasChannels: true,
  },
  {
    question: 'How do you use AI? does it decide anything',
    good: 'AI reads, explains, flags and drafts; it decides nothing; keys, contracts, limits and payouts follow fixed rules.',
    leadsToOne: ['/about', '/'],
  },
  {
    question: 'Who pays if nobody buys the picture?',
    page: '/products/nft-studio',
    good: 'With lazy minting the work is minted only when bought and the buyer’s transaction pays; no network fee for unsold works.',
    leadsToOne: ['/products/nft-studio', '/services/nft-marketplace'],
  },
  {
    question: 'What happens if the new version of the contract overwrites old data',
    good: 'ERC-1967 and ERC-7201: proxies keep target and storage apart; without such care old data is overwritten.',
    leadsToOne: ['/services/smart-contracts'],
  },
  {
    question: 'One audit for Ethereum and Polygon, or two?',
    good: 'For identical bytecode most carries over; settings, tokens and oracles of each network need a separate review; a Solana version is new code.',
    leadsToOne: ['/services/multichain-deployment', '/services/smart-contract-audits'],
  },
  {
    question: 'Same address on all chains?',
    page: '/services/multichain-deployment',
    good: 'Possible on most EVM networks with the same factory, salt and creation code; Tron and Solana derive addresses differently.',
    leadsToOne: ['/services/multichain-deployment'],
  },
  {
    question: 'My exchange got a deposit that disappeared again. When is it safe to book it?',
    good: 'When a reversal of the block is no longer realistic: finalized checkpoint on Ethereum, elsewhere a set depth.',
    leadsToOne: ['/services/exchange-development'],
  },
  {
    question: 'Can you get me back into a wallet whose password I forgot?',
    good: 'Only if the file is yours, ownership is proven and you remember parts of the password; otherwise a search is not feasible.',
    leadsToOne: ['/products/brute-force'],
  },
  {
    question: 'Does the launchpad lock the liquidity automatically?',
    page: '/services/launchpad-development',
    good: 'Yes: the closing transaction pays the agreed share into a pool and locks the pool position.',
    leadsToOne: ['/services/launchpad-development'],
  },
  {
    question: 'how does the app store see games with tradeable items',
    page: '/products/gaming-platform',
    good: 'Only within changing limits; the market is a separate module, so a build can be submitted without it.',
    leadsToOne: ['/products/gaming-platform'],
  },
  {
    question: 'Are your dealers trustworthy? They have a tick',
    page: '/products/business-partner',
    good: 'The mark only means certain documents were checked on a certain date; the software comes without dealers, demo names are made up.',
    leadsToOne: ['/products/business-partner'],
  },
  {
    question: 'May I run the bot with my friends’ savings?',
    good: 'In most countries that is portfolio management and needs a license; get advice first.',
    leadsToOne: ['/products/trading-bot'],
  },
  {
    question: 'Can an explorer show private transactions',
    page: '/services/blockchain-explorer',
    good: 'It shows what its node can see; each organization can run its own instance, a login limits access.',
    leadsToOne: ['/services/blockchain-explorer'],
  },
  {
    question: 'We left 40 people out of the list and the claim is already open',
    page: '/products/airdrop-manager',
    good: 'The root is fixed: they get a second list with a separate contract, funded from a reserve.',
    leadsToOne: ['/products/airdrop-manager'],
  },
  {
    question: 'If we burn half of the coins, do the others double?',
    good: 'Only if demand holds; burning works best as a result of use, not as a one-time event.',
    leadsToOne: ['/services/tokenomics-design'],
  },
  {
    question: 'Public network or a private one for a consortium of wineries?',
    good: 'Public brings independent verification but no control of fees or visibility; private gives control and privacy but you run it; hashes can be anchored publicly.',
    leadsToOne: ['/services/architecture-design', '/services/private-blockchain'],
  },
  {
    question: 'advisory, architecture or audit – which comes first?',
    good: 'Advisory answers one question, architecture design produces a complete design, an audit searches code for flaws.',
    leadsToOne: [
      '/services/technical-advisory',
      '/services/architecture-design',
      '/services/smart-contract-audits',
    ],
  },
  {
    question: 'launchpad builder vs launchpad development',
    good: 'The builder for ordinary sales by settings; the custom service for auctions, tiers by staked tokens, settlement across chains.',
    leadsToOne: ['/products/launchpad-builder', '/services/launchpad-development'],
  },
  {
    question: 'is that legal in germany?',
    after: 'We want to sell our own token in a presale',
    good: 'Rules depend on the country; compliance consulting maps them and counsel confirms; not legal advice.',
    leadsToOne: [
      '/services/consulting-compliance',
      '/services/legal-compliance',
      '/products/p2p-crypto',
      '/products/launchpad-builder',
      '/services/launchpad-development',
    ],
  },
  {
    question: 'and on Solana?',
    after: 'Can you deploy our contract on Polygon and BSC?',
    good: 'A Solana version is a second implementation in Rust, planned, tested and audited separately.',
    leadsToOne: ['/services/multichain-deployment', '/services/smart-contracts'],
  },
  {
    question: 'who is responsible for it then',
    page: '/products/launchpad-builder',
    after: 'Can other projects sell their tokens on our launchpad?',
    good: 'The operator and the project, under the law of the countries they serve; the software cannot assess an offer.',
    leadsToOne: ['/products/launchpad-builder'],
  },
  {
    question: 'can I change the colors',
    after: 'Show me the NFT marketplace demo',
    good: 'Yes, name, look and colors can be changed; “Make it yours” in the demo sets a name and a color.',
    leadsToOne: ['/services/nft-marketplace', '/about', '/'],
  },
  {
    question: 'ok and what do I get when it is done',
    after: 'Can you design our tokenomics?',
    good: 'The relevant handover: the model as a spreadsheet, allocation table, release calendar, simulation results, parameter file.',
    leadsToOne: ['/services/tokenomics-design'],
  },
  {
    question: 'pls ring +44 20 7946 0000, its about a DAO for our housing coop',
    good: 'Offers to prepare a message with the number by email or WhatsApp; may link the DAO offers.',
    form: { phone: '+44 20 7946 0000' },
  },
  {
    question: 'hi',
    good: 'Greets briefly and asks what the visitor needs, or shows where to begin.',
    says: /hello/i,
  },
  {
    question: 'My Samsung screen is cracked, can you repair it?',
    good: 'Says that this is not what is offered here',
    isNothing: true,
  },
  {
    question: 'bridge',
    good: 'Cross-chain bridge: transfers between networks with the fee shown up front.',
    leadsToOne: ['/services/cross-chain-bridge'],
  },
  {
    question: 'team',
    good: 'The site names no people; gives email and WhatsApp',
    says: /no people/,
    hasChannels: true,
  },
  {
    question: 'can i haev a stakng pol with 30 dayz lokc',
    good: 'Yes: staking platform with fixed terms such as 30, 60 and 90 days.',
    leadsToOne: ['/services/staking-platform'],
  },
  {
    question: 'Wie läuft ein Projekt bei euch ab?',
    good: 'Brief, prototype from the closest demo, build with review of every stage, handover.',
    leadsToOne: ['/', '/about', '/contact'],
  },
  {
    question: 'Können wir den Explorer auch nur intern, hinter einem Login betreiben?',
    page: '/services/blockchain-explorer',
    good: 'Yes: public or behind a login, access by role for private chains.',
    leadsToOne: ['/services/blockchain-explorer'],
  },
  {
    question: '¿Puedo probar un demo sin registrarme?',
    good: 'Yes: no account and no sign-in, every demo opens directly.',
    leadsToOne: ['/'],
  },
  {
    question:
      'Somos una aerolínea regional y queremos que los puntos de nuestros pasajeros valgan también en hoteles socios',
    good: 'Enterprise solutions: loyalty points with connectors to existing systems.',
    leadsToOne: ['/products/enterprise-solutions'],
  },
  {
    question: 'Combien de temps faut-il pour lancer une application mobile avec vous ?',
    good: 'Time depends on developer accounts, penetration test and approval by both stores; a date is named once the scope is known.',
    leadsToOne: ['/products/mobile-wallet', '/services/wallet-development', '/contact'],
  },
  {
    question: 'Vendiamo quote di un vigneto a piccoli investitori, si può fare con un token?',
    good: 'Token creation: real estate and other assets as tokens; legal side by compliance consulting and counsel.',
    leadsToOne: ['/services/token-creation', '/services/consulting-compliance'],
  },
  {
    question: 'Quem aprova as transações, a IA ou uma pessoa?',
    page: '/products/enterprise-solutions',
    good: 'AI decides nothing; people approve important steps.',
    leadsToOne: ['/about', '/', '/products/enterprise-solutions'],
  },
  {
    question: 'why should i trust a company with a fake phone number',
    page: '/about',
    good: 'States openly that it is a sample company; gives email and WhatsApp; demos are labeled as samples.',
    says: /sample company/,
  },
  {
    question:
      'Car plant: the press line has a camera and a model that must decide on site, pictures may not leave the hall',
    good: 'Cloud and edge: models on site, images do not leave the building, version and result are logged.',
    leadsToOne: ['/services/cloud-edge'],
  },
  {
    question:
      'Our charging stations belong to eleven municipal utilities and at the end of the month nobody agrees who owes whom',
    good: 'Cloud and edge (energy meters and charging stations, signed readings) and a private blockchain or enterprise solutions for the shared record.',
    leadsToOne: ['/services/cloud-edge', '/services/private-blockchain', '/products/enterprise-solutions'],
  },
  {
    question: 'forest owner, 4000 ha, want to sell the CO2 the trees take up',
    good: 'Token creation: carbon credits as tokens; or exchange development for carbon markets.',
    leadsToOne: ['/services/token-creation', '/services/exchange-development'],
  },
  {
    question:
      'Landlords here never give the deposit back. We are a tenants’ association and want a fair solution',
    good: 'Smart contracts: escrow for deposits and rent.',
    leadsToOne: ['/services/smart-contracts'],
  },
  {
    question: 'Drug wholesaler, five pharmacies chains, we all have to prove a box is not a counterfeit',
    good: 'Private blockchain: supply chains across several companies; or enterprise solutions.',
    leadsToOne: ['/services/private-blockchain', '/products/enterprise-solutions'],
  },
  {
    question: 'Payment app for migrants sending money home, we want digital dollars and no seed words',
    good: 'Wallet development: payments in stablecoins; recovery by guardians, shares or passkeys without a phrase.',
    leadsToOne: ['/services/wallet-development', '/products/mobile-wallet'],
  },
  {
    question:
      'We are launching our own chain and every exchange we talk to asks where they can look things up',
    good: 'Blockchain explorer for your own network or rollup.',
    leadsToOne: ['/services/blockchain-explorer'],
  },
  {
    question: 'people who keep our coin for a year should earn something for it',
    good: 'Staking platform: pools, lock periods and rewards.',
    leadsToOne: ['/services/staking-platform'],
  },
  {
    question:
      'Nuestro contrato solo está en Ethereum y las comisiones nos matan. Lo queremos en cuatro redes más baratas a la vez',
    good: 'Multichain deployment: one product on several networks with one coordinated release.',
    leadsToOne: ['/services/multichain-deployment'],
  },
  {
    question: 'trader, tired of sitting up at night, I want my rules executed and an emergency brake',
    good: 'Trading bot: strategies within limits, stop and cancel all orders; no claim that it makes money.',
    leadsToOne: ['/products/trading-bot'],
  },
  {
    question:
      'We wrote a vault contract ourselves and our first client insists that strangers look through it',
    good: 'Smart contract audits: review of code written by others with a ranked report.',
    leadsToOne: ['/services/smart-contract-audits'],
  },
  {
    question: 'We have the contracts ready but no screen for our users to press buttons on',
    good: 'DApp development: web interfaces with wallet connection and readable signing.',
    leadsToOne: ['/services/dapp-development'],
  },
  {
    question:
      'Theater with 900 season-ticket holders. They should be able to hand the card to a friend for one evening, or sell it, without forging it',
    good: 'NFT studio: event tickets and membership cards; NFT marketplace for resale under your rules.',
    leadsToOne: ['/products/nft-studio', '/services/nft-marketplace'],
  },
  {
    question: 'Do we have to pay for the first conversation?',
    good: 'No: your message and the answers cost nothing and come with no obligation.',
    leadsToOne: ['/contact'],
  },
  {
    question: 'Can you show me a demo with our name and our green on it?',
    good: 'Press “Make it yours” in a demo, type a name and choose a color; a copied link keeps both.',
    leadsToOne: ['/'],
  },
  {
    question: 'How many projects have you done and since when',
    good: '100+ projects, founded 2019, 1000+ clients, 50+ countries.',
    leadsToOne: ['/about', '/'],
  },
  {
    question: 'Do I need to register to look at the demos?',
    good: 'No account and no sign-in; every demo opens directly.',
    leadsToOne: ['/'],
  },
  {
    question: 'Does anybody read what I type into the wallet demo?',
    page: '/services/wallet-development',
    good: 'No: demos send nothing; never type a real password, key or seed phrase.',
    says: /send nothing you type/,
  },
  {
    question: 'who is liable if your contract has a bug and we lose 3 million',
    good: 'Says plainly that the site does not say anything about liability, and gives email and WhatsApp; an audit does not prove safety.',
    says: /does not say|depends? on/i,
    hasChannels: true,
  },
  {
    question: 'Do your people speak Japanese?',
    good: 'Says plainly that the site does not say which languages the team speaks (site and assistant are in English), and gives email and WhatsApp',
    says: /does not say|depends? on/i,
    hasChannels: true,
  },
  {
    question: 'Könntet ihr schon am Montag anfangen?',
    good: 'Says plainly that the site does not say when the team can start; a date is named once the scope is known; fast-track support for fixed dates; gives email and WhatsApp',
    says: /depends? on/i,
    hasChannels: true,
  },
  {
    question: 'Which demo should I open first, I have five minutes',
    good: 'The one closest to your product; if unsure the token generator.',
    says: /token generator/,
  },
  {
    question: 'What are the minimum and maximum budget you accept?',
    good: 'No prices or budgets are listed; the quote follows once the scope is known; gives email and WhatsApp',
    says: /price/i,
    hasChannels: true,
  },
  {
    question: 'Do you have a license to hold customer money? Do we need one for this?',
    page: '/products/p2p-crypto',
    good: 'Holding coins in escrow often needs a license; ask counsel before launch. Whether the company holds one the site does not say.',
    leadsToOne: ['/products/p2p-crypto'],
  },
  {
    question: 'What if a transaction never gets confirmed, is it booked twice?',
    page: '/products/enterprise-solutions',
    good: 'Each event is stored before it is sent with a unique key, so a retry has no second effect; pending until confirmed.',
    leadsToOne: ['/products/enterprise-solutions'],
  },
  {
    question: 'Where are the artworks stored and what if you shut it down',
    page: '/products/nft-studio',
    good: 'On IPFS, pinned at two providers; tokens stay on chain, files as long as a provider pins them; you receive hashes and originals.',
    leadsToOne: ['/products/nft-studio', '/services/nft-marketplace'],
  },
  {
    question: 'A user typed the wrong symbol and deployed. Undo?',
    good: 'The mistake stays; a new token and a swap are needed, so the review screen shows every value first.',
    leadsToOne: ['/products/token-generator'],
  },
  {
    question: 'how do you stop bots from buying everything in the first seconds',
    page: '/products/meme-launcher',
    good: 'Cannot be excluded entirely; caps per purchase, allowlist with identity checks, random draws or pro-rata shares.',
    leadsToOne: ['/services/launchpad-development', '/products/meme-launcher', '/products/launchpad-builder'],
  },
  {
    question: 'Somebody launched a coin with our trademark on it. Can it be removed?',
    good: 'The page, picture and list place can be removed by moderators; the contract cannot be deleted from the network.',
    leadsToOne: ['/products/meme-launcher'],
  },
  {
    question: 'Can I settle contracts with the prices from the cards?',
    page: '/products/price-tracker',
    good: 'Advised against: display prices may be corrected; settlement needs an oracle with signed values.',
    leadsToOne: ['/products/price-tracker'],
  },
  {
    question: 'Is a hardware wallet enough to protect our money',
    page: '/services/security-hardening',
    good: 'It protects the key from malware but signs whatever is approved; readable prompts, simulation and a second person close most of the gap.',
    leadsToOne: ['/services/security-hardening'],
  },
  {
    question: 'Will the courses use real crypto?',
    page: '/services/training',
    good: 'No: local chain or test networks with coins of no value.',
    leadsToOne: ['/services/training'],
  },
  {
    question: 'I want customers to use the app without having a wallet first. Possible?',
    good: 'They can read without one; to transact a smart account with a passkey, and a sponsor pays the first fees.',
    leadsToOne: ['/services/dapp-development'],
  },
  {
    question: 'does a tax on every transfer cause trouble',
    page: '/services/token-creation',
    good: 'Often: pools, bridges and lending contracts may assume the full amount arrives; some venues refuse taxed tokens.',
    leadsToOne: ['/services/token-creation'],
  },
  {
    question: 'How does the DAO stop one whale emptying the treasury?',
    good: 'Settings check lists holders who could pass a vote alone; a timelock gives time to react and a guardian may cancel.',
    leadsToOne: ['/products/dao-builder', '/services/dao-platform'],
  },
  {
    question: 'mobile wallet product or custom wallet development – we are an insurer',
    good: 'The product is a finished white-label app for iOS and Android; the service builds web and mobile wallets with your own assets and rules.',
    leadsToOne: ['/products/mobile-wallet', '/services/wallet-development'],
  },
  {
    question: 'contract builder or smart contract service for a lending protocol',
    good: 'The service: the builder cannot create lending, exchanges or bridges.',
    leadsToOne: ['/services/smart-contracts', '/products/contract-builder'],
  },
  {
    question: 'custodial or self custody, pros and cons?',
    good: 'Custodial: provider holds keys, can restore access, usually needs a license; self-custody: only the user signs and bears loss.',
    leadsToOne: ['/services/wallet-development'],
  },
  {
    question: 'how is that different from a database',
    after: 'We want to track spare parts with our suppliers on a blockchain',
    good: 'If all trust one operator and no outsider needs proof, a database is cheaper; a chain when several parties write or outsiders verify.',
    leadsToOne: [
      '/services/architecture-design',
      '/services/private-blockchain',
      '/products/enterprise-solutions',
    ],
  },
  {
    question: 'which one is cheaper',
    after: 'What is the difference between DAO builder and DAO platform?',
    good: 'No prices are listed; what sets the price of each; a quote follows once the scope is known.',
    leadsToOne: ['/products/dao-builder', '/services/dao-platform'],
    says: /price/i,
  },
  {
    question: 'can they get their money back?',
    after: 'We want to raise money for our film with many small backers',
    good: 'Below the soft cap buyers withdraw what they paid themselves.',
    leadsToOne: ['/products/launchpad-builder', '/services/launchpad-development'],
  },
  {
    question: 'show me',
    after: 'Do you have something where people trade coins directly with each other?',
    good: 'Links the demo of the P2P exchange with sample offers.',
    opensDemo: 'p2p-crypto',
  },
  {
    question: 'And if it gets hacked anyway?',
    after: 'Do we need an audit for our vault?',
    good: 'An audit does not prove safety: monitoring, limits, a pause and a bug bounty; security hardening includes an incident plan.',
    leadsToOne: ['/services/smart-contract-audits', '/services/security-hardening'],
  },
  {
    question: 'Can I book a meeting with someone next week?',
    page: '/services',
    good: 'Gives mail, WhatsApp and phone; appointments are made with the team; answer within 24 hours.',
    leadsToOne: ['/contact'],
  },
  {
    question: 'My email is jo@example.org, please send me an offer for a price tracker on our website',
    good: 'Offers to put the address and wish into a prepared message that the visitor sends by email or WhatsApp.',
    form: { email: 'jo@example.org' },
  },
  {
    question: 'can you do SEO and Google Ads for my dental practice',
    good: 'Says that this is not what is offered here',
    isNothing: true,
  },
  {
    question: 'Vous avez une bonne recette de crêpes ?',
    good: 'Says that this is not what is offered here',
    isNothing: true,
  },
  {
    question: 'gdpr',
    good: 'Nothing typed on the site is sent to a server and there are no trackers; privacy policy; for products personal data stays off chain.',
    says: /no trackers/,
  },
  {
    question: 'dose yuor walet wrok on andriod',
    good: 'Yes: mobile wallet for iOS and Android.',
    leadsToOne: ['/products/mobile-wallet'],
  },
  {
    question:
      'Wir wollen Gutscheine für unsere Thermen digital ausgeben, die Gäste sollen sie verschenken können',
    good: 'Enterprise solutions: gift vouchers and cashback.',
    leadsToOne: ['/products/enterprise-solutions'],
  },
  {
    question: 'Ich hätte gern einen Rückruf',
    good: 'Gives phone, mail and WhatsApp and offers to prepare a message.',
    form: {},
  },
  {
    question: '¿Quién puede ver lo que escribo en este chat?',
    good: 'No one: words are looked up in the browser, nothing is sent.',
    says: /Nothing is sent/,
  },
  {
    question: 'Pont ou déploiement multichaîne : quelle est la différence ?',
    good: 'A bridge transfers assets between networks; multichain deployment puts one product on several networks with one release.',
    leadsToOne: ['/services/cross-chain-bridge', '/services/multichain-deployment'],
  },
  {
    question:
      'Notre hôpital veut savoir si ses sauvegardes et ses mots de passe administrateur résistent à une attaque',
    good: 'Security hardening (keys, access) or the brute-force tester for own passwords with written permission.',
    leadsToOne: ['/services/security-hardening', '/products/brute-force'],
  },
  {
    question: 'Quanti voti servono perché una proposta passi?',
    page: '/services/dao-platform',
    good: 'Quorum, threshold and period are set by you; quorum slightly below the expected turnout.',
    leadsToOne: ['/services/dao-platform', '/products/dao-builder'],
  },
  {
    question: 'Quanto custa uma exchange?',
    good: 'No prices are listed; depends on markets and order types, centralized or pools, networks and custody model.',
    leadsToOne: ['/services/exchange-development'],
    says: /price/i,
  },
  {
    question: 'are you a robot? do you have feelings',
    good: 'Says it is an assistant that looks up this site’s texts in the browser, no AI model reads what is typed; offers email and WhatsApp for people.',
    says: /program|assistant/i,
    hasChannels: true,
  },
]
