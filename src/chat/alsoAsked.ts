// Other words for what a passage answers: how visitors ask for it. One line for each passage: the beginning of its heading,
// then the questions, separated by semicolons and without the words of any question.
import { company } from '../content/company.ts'
import type { CompanyQuestionId } from '../content/companyQuestions.ts'

/** By the path of the page. */
export const alsoAsked: Readonly<Record<string, string>> = {
  '/services/token-creation': `
Supply rules = mint more tokens later; limit maximum supply; create additional tokens after launch; who can print more
Optional functions = which functions features should token have; pause burn tax optional; freeze token
Split roles = who controls the token; admin key of token; one person with all rights; owner power over token
Permit = approve by signature save gas; approval without separate transaction
Metadata = logo of our token shown in wallet; token picture icon in metamask; token list listing logo
Deployment record = prove deployed code is the same; rebuild verify bytecode
ERC-20 and BEP-20 = same token on ethereum and bsc; difference erc20 bep20
TRC-20 = token on tron
SPL = spl tokens on solana; solana token standard
Decimals on Solana = how many decimals token solana; decimal places
Which network = which chain is best for a token; ethereum or solana or polygon; cheapest network for token; where to launch token
Can a token be changed = change name supply rules after launch; fix mistake in token later; edit token once live
Does a transfer tax = tax on every transfer; fee on each sale reflection; exchanges refuse taxed token`,
  '/services/smart-contracts': `
Numbered specification = how do we tell you the rules; can my lawyer read understand the contract; non programmer read rules; specification in plain language
Contract code = which programming language; solidity or rust; which chains contracts written
Access control = who can call admin functions; admin steal deposits; rights and roles
Adversarial tests = how do you test contracts; test attack fuzz; tested before deployment
Static analysis = slither tools automated check code
Deployment scripts = how is it deployed; who deploys contract; verify source
Reentrancy = attacker calls again before balance is updated; reentrancy protection; call twice withdraw
Upgradeable proxies = storage overwritten by new version; new version of contract overwrites old data; proxy pattern
Oracles = where does contract get outside data price weather; how contract knows the real world; feed result into contract; flash loan price manipulation
Solana accounts = solana program check
Should our contract be upgradeable = fix bug after deployment; change contract later mistake; update contract; upgrade rules
Is an audit still needed = tests passed why audit; skip audit because tested
What determines how much gas = gas cost of contract; make transactions cheaper; why is gas so high; reduce fees users pay`,
  '/services/dapp-development': `
Wallet connection = which wallets supported connect metamask; wrong network
Reading without a wallet = look around without connecting; see before connect
Readable signing = users see what they sign; understand what sign; signing something dangerous; blind sign
Transaction states = transaction stuck pending shown; reload page during transaction; user closes tab
Node failover = provider goes down page empty; rpc outage; node fails
Front-end hardening = website front end hacked; injected script; fake page; ipfs hosting
EIP-1193 = several wallets installed browser
EIP-712 = typed data signature
ERC-4337 = pay fees for our users; users without eth gas; sponsor gas account abstraction
Wallet Standard = solana wallet phantom
Can people use a DApp without = customers use the app without having a wallet first; customers have no wallet no crypto; normal people without wallet; login email instead of wallet; onboarding users who never used crypto
Why is an indexer = why not read from node; what is an indexer for; slow history
What does slippage = price moves during swap; slippage limit meaning; sandwich attack`,
  '/services/exchange-development': `
Matching engine = order types limit market stop; how orders are matched; trading engine speed
Double-entry ledger = accounting of balances; rounding errors books
Deposits and withdrawals = withdraw limits; hot wallet withdrawals approve
Key storage = where are customer coins kept cold wallet; exchange gets hacked; keys of exchange
Trading interfaces = api for traders bots; websocket rest api
Pools, if decentralized = amm liquidity pool swap; uniswap clone
Surveillance = fake volume wash trading spoofing on our exchange; market manipulation detect
Book or pool = order book or liquidity pool; market makers needed amm
Travel Rule = sender recipient data
MiCA = license for exchange in europe; authorization exchange; legal to run an exchange
Proof of reserves = prove that customers coins are there; show we have the money; solvency of exchange
Should an exchange be centralized = dex or cex; decentralized better; central exchange
When is a deposit safe = confirmations before credit; deposit reversed reorg; how many blocks wait
How does an exchange detect errors = books wrong; reconciliation; balance mismatch money missing`,
  '/services/launchpad-development': `
Sale contracts = change price after sale starts; can team change terms dates during the sale; locked terms
Refund path = refund buyers; get money back; sale fails; not enough money raised
Allowlists = only selected people can buy; whitelist buyers; invite only
Allocation rules = oversubscribed who gets tokens; fair distribution; more buyers than tokens; tiers lottery
Vesting and claim = buyers get tokens gradually; when do buyers receive tokens; dump right after launch
Liquidity lock = liquidity pool after sale locked; rug pull by the project
Issuer console = who publishes approves a round; set up new round ourselves
Payment decimals = pay with usdt usdc stablecoin
Merkle proof = large list of addresses
Securities tests = is that legal in our country; is our token sale a security; is it legal to sell tokens; howey
What happens to the money = buyers get money back if goal target not reached; soft cap missed fails; refund
How do you keep bots = bots buy everything in sale; one person many wallets; bots in presale
Can one launchpad serve = sale on several chains; multi chain launchpad`,
  '/services/nft-marketplace': `
Collections = editions game items several copies
Signed orders = listing for free; cancel listing offers; gas for listing
Auctions = auction last second bid; reserve price; bid at last moment
Settlement = seller gets paid; buyer pays and nothing arrives; who gets money when sold; exchange simultaneous
Media storage = images disappear; pictures ipfs
Catalog and search = filter search categories
Moderation desk = report stolen art; illegal content; take down; verify creators
ERC-2981 = force buyers pay my royalty; royalties on resale enforced; artist earns on every resale; royalty guaranteed
Collection approval = drain steal all nfts approval; phishing approval
Offers in WETH = bid offer with ether weth
Solana = solana nft
Do creators have to pay gas = cost to list; artist pays fee upfront; free mint lazy
Where is the artwork = picture file stored on blockchain; where image lives
What can a market do = someone sells my art; stolen copied works; copyright infringement fake nft`,
  '/services/blockchain-explorer': `
Indexer = reorg handled database
Search = search by address hash token
Decoded activity = readable names instead of hex; understand transactions
Contract verification = verify contract source code on explorer
Token and holder pages = who holds the token; list of holders; spam tokens
Network figures = block time gas validators statistics; network down status
API and exports = api for explorer; export for accountant csv; download data
EVM networks = which chains explorer ethereum polygon bsc
Solana = solana explorer
Open-source base = blockscout based; open source explorer
Why not use a public explorer = why own explorer; etherscan enough; we already have etherscan
Can an explorer show private = hide private transactions; confidential; only members see; restrict access login
How much storage = disk space; how large database grows; server size`,
  '/services/dao-platform': `
Governor contracts = rules parameters voting period threshold; who can make a proposal
Voting power = buy tokens before vote; borrowed tokens flash loan; delegate my vote; someone cannot attend vote
Timelocked treasury = stop a bad proposal; wait before execute; cancel passed vote; emergency stop guardian
Readable proposals = members understand what they vote; summary of proposal
Delegate pages = representatives delegates; who voted how
Treasury view = see where money goes; spending transparent; payments linked to votes
Governor and ERC20Votes = openzeppelin governor
Snapshot voting = vote without gas fees; free voting; members pay for voting
Token voting and alternatives = one person votes twice; one person one vote; rich members decide everything; equal votes; one member one vote
Solana = dao on solana
How high should a quorum = minimum turnout; none votes; low participation; how many votes needed
Is a DAO a legal entity = legal form of dao; liable members; is dao a company; who signs contracts
What prevents an attacker = buy votes; takeover; manipulate vote; vote buying`,
  '/services/staking-platform': `
Pool contracts = rewards funded; enough money for rewards; reward budget
Reward accounting = many stakers gas; how rewards calculated
Lock periods = how long locked; 30 60 90 days; lock duration choose
Holder interface = see my rewards; estimate; phone
Admin console = change the reward rate; change pool; admin control; close a pool
Tests and invariants = pool runs out of rewards; owe more than it has
ERC-20 allowance = approve before staking; two transactions
Simple or compound = apr or apy; compounding; difference interest
Finality = when does stake count
Where do staking rewards come = who pays the interest yield; source of returns; ponzi; where does money for rewards come from
Can a holder leave before = unstake early; withdraw before end; early exit penalty; get out sooner
What happens if the contract has a flaw = bug in staking; hacked staking; pause; stuck deposits`,
  '/services/cross-chain-bridge': `
Trust model = who do we trust; who controls validators; why trust bridge
Gateway contracts = how does bridge work; lock and mint; same message twice replay
Relayer = relayer stops; who runs relayer; transfer stuck; relayer down
Limits and pause = bridge hacked emptied drained; how prevent hack; limit losses; stop in emergency
Supply watch = more tokens minted than locked; compare supply; fake mint detect
Transfer page = how long transfer takes; fee shown; user sees status
Light client or validators = light client cost zero knowledge
Finality = wait for confirmations; how many minutes; final
Decimals and addresses = different decimals address format solana
ERC-7281 = issuer limit per bridge; compromised bridge inflate
Should we build a bridge = use existing bridge layerzero wormhole; own bridge necessary; buy or build
What does a wrapped token = is wrapped token safe; bridge fails wrapped worthless; usdc.e different versions
Can a bridge be quantum-safe = quantum computer break; post quantum; future proof cryptography`,
  '/services/wallet-development': `
Key management = who holds keys; where are keys stored; passkey mpc
Recovery = lost phone; lost password; get access back; test recovery
Signing screens = scam approval warning; understand before sign; explain transaction; phishing warning
Assets and history = several networks; spam tokens; hide balance
Permission list = revoke approvals; what permissions given; disconnect sites
DApp connection = walletconnect; connect to dapps
Release hygiene = update breaks; bad version rollback; fake app
BIP-39 = import seed from metamask; recovery phrase standard; compatible other wallets
MPC or multisig = multisig or mpc; several people sign
ERC-4337 = users without eth; pay gas for users; spending limit daily
Argon2id = password protects wallet file
What is the difference between custodial = custodial or non custodial; should we hold customers keys; who keeps keys; license custody
How do users recover = grandma forgets seed phrase; no seed phrase; forgot words; customers lose phrase; social recovery
What is address poisoning = similar address scam; wrong address copied; dust transfer`,
  '/services/architecture-design': `
Need for a chain = database enough; blockchain unnecessary; do we need it
Network comparison = compare chains; which blockchain best; fees speed comparison
Component diagram = what documents diagrams do we get
Data placement = what goes on chain; personal data gdpr on chain
Keys and roles = who holds keys; privileged actions
Threats and failures = what if supplier fails; oracle stops; outage plan
Running costs = monthly running cost; cost of operation; gas cost per year; how expensive to operate
BFT consensus = how many nodes may fail; consensus
Rollups = layer 2; rollup cheaper
Throughput or simplicity = solana fast; transactions per second
Decision records = why was it decided; documented decisions; new team understand later
Does our product need = difference to a database; need a blockchain at all; is database better; overkill; convince me that blockchain useful
Should we use a public = public or private chain; permissioned or public
What do we do with the design = build it ourselves; give design to another developer; use with own team`,
  '/services/tokenomics-design': `
Role of the token = why would anyone hold our token; what is token for; need token purpose
Supply plan = how many tokens; total supply; fixed or inflation
Allocation table = split tokens between team investors; who gets what share
Release calendar = unlock schedule; when unlock; month by month
Flows = buyback; where rewards come from; fees
Stress scenarios = everyone sells; crash; large holder leaves; whale dumps; death spiral; bear market
Parameter file = numbers in contract same as paper; spreadsheet
Circulating and diluted = fdv; circulating supply meaning
Cliff and linear vesting = vesting how long; cliff meaning
Emission curves = halving; reduce rewards over time
Legal classes = security; e-money; legal class
Can a model predict = price forecast; will token rise; how much worth; value of token prediction
How much should the team = percent for founders team; team share allocation; employees share
Does burning tokens = burn half of coins others double; burn raise price; burning makes token more valuable; deflation`,
  '/services/multichain-deployment': `
Difference list = what differs between chains; problems when moving to another chain
Settings by network = configuration addresses
Predictable addresses = same address all chains
Resumable scripts = deployment stops halfway; fails in middle; half deployed; gas spike during deploy
Ports = move solidity to solana tron; rewrite code for solana; port contract
Supply rule = total supply over several chains; where minted; twice as many tokens
Drift check = settings different over time; someone changed config; know all networks same
Ethereum, BSC, Polygon = deploy our contract on polygon and bsc; same code ethereum polygon
Tron = tron compatible
Solana = solana rust
Chain ID = replay signature on other network
Will our contract have the same = identical address; same address everywhere polygon bsc ethereum
Is one audit enough = one audit or two for ethereum and polygon; audit each chain again; separate audit per network
How many networks = how many chains to start; one or several chains at launch; all chains together`,
  '/services/infrastructure': `
RPC nodes = own node size; archive node; full node
Request gateway = load balancing; cache; hide provider key; alchemy infura down
Indexer = database of events
Transaction sender = nonce; stuck transaction; sending many transactions
Alerts = know when node down; monitoring at night; who gets called; warned
Infrastructure as code = terraform; rebuild; second environment staging
Runbooks = our staff operate; documentation for operations; what to do at outage
Ethereum nodes = ethereum client geth
BSC and Polygon = bsc node
Solana RPC = solana node hardware memory
WebSockets = websocket drops
Should we run nodes = own nodes or infura alchemy; rent nodes; provider or own
How do we know that a node = trust provider; wrong data; node lies
Can the same setup run validators = validator slashing; run a validator; staking node`,
  '/services/private-blockchain': `
Network plan = which platform; one member offline; site down; how many servers
Membership = new member joins; add or remove company; who may join; leave exclude
Ledger logic = who must confirm an entry; endorse; programming languages java go
Confidentiality = competitors see our data; keep prices secret from others; who sees what; hide from members
Connectors = connect sap erp; staff must learn new software
Member kit = member without it department; run node easily; how do partners start a node
Rulebook draft = who decides who pays; agreement between members; shared costs; governance of consortium
Hyperledger Besu = besu
Hyperledger Fabric = fabric
Crash or Byzantine = dishonest member; raft
Public anchoring = members rewrite history together; prove to outsiders; manipulate old records
How many validators = minimum number of nodes; how many members companies needed
Can data be deleted = gdpr erase; right to be forgotten; delete personal data blockchain
What if the founding member = founding company quits our consortium; founder leaves quits; member leaves exits; initiator drops out; company that started it`,
  '/services/cloud-edge': `
Placement plan = where does it run; device or cloud
Reads near users = slow for users in asia; cache; fast worldwide
Single writer = several regions; duplicate transactions
Device gateway = offline no internet; connection lost in ship truck; data lost; sensor without network
Models on site = ai on device; camera images stay; video not in cloud
Fleet updates = update thousands of devices; faulty update brick; remote update
Cost and exit sheet = leave aws; cloud cost; switch provider
MQTT = mqtt protocol
TPM and secure elements = device key chip; sensor cloned
Remote attestation = tampered software
Merkle anchoring = too many readings; cost per reading; millions of sensor values
Do blockchain nodes = node on device raspberry
Can sensor data = sensor faked manipulated; lie of sensor; trust readings; garbage in
Does our data have to stay = data in germany eu; country location; data residency`,
  '/services/security-hardening': `
Privilege inventory = who has access; list of rights
Key custody = how to store keys safely; where to keep private keys; company keys treasury; hsm
Signing routine = fooled by website signing; bybit hack; signers check
Build pipeline = is our deployment secure; supply chain attack npm; dependencies; build server
Staff sign-in = employees passwords; fired employee; two factor; phishing of staff
Domain and front end = dns hijack; website taken over; domain stolen
Incident plan = what to do when hacked; emergency plan; who decides
HSM and FIPS = hsm level
Bcrypt and Argon2id = store passwords hash
SLSA = build provenance
Checklists = owasp checklist standard
How many signers = how many people sign treasury; multisig 2 of 3 or 3 of 5; signatures needed
Is a hardware wallet = ledger trezor enough; ledger safe
What comes first when a key = key leaked stolen; private key exposed github; compromised first step`,
  '/services/consulting-compliance': `
Activity inventory = what do you look at first; list features
Jurisdiction table = which country law applies; based in one country customers in another; where incorporate
Token facts = is my token a security; classify token; utility or security
Licenses and registrations = do we need license; avoid license; bafin permit; which license
Design consequences = what must change in product; cost of rules
Brief for counsel = we have lawyer already; lawyer does not understand blockchain; prepare for law firm
Watch list = law changes; new regulation; rules change next year
MiCA services = mica applies; europe crypto regulation
Howey test = usa security law
Money transmission = money transmitter
Payment stablecoins = stablecoin regulated issue euro; e-money genius act; rules stablecoin
Is compliance consulting legal = are you lawyers; legal advice; replace lawyer
Does decentralization exempt = decentralized so no rules; dao no license
Can we simply block = exclude us users americans; geoblock countries; vpn`,
  '/services/technical-advisory': `
Decision statement = which questions can you answer
Evidence review = what do you look at; check documents code
Vendor interview = question our supplier; join vendor call; interview other agency
Claim check = is vendor telling truth; check whitepaper promises; 100000 tps claims
Due diligence = buy company invest startup; check before investment; acquisition code quality
Option paper = what do we get; recommendation report
Reversibility = can it be undone
Transactions per second = tps speed
Source licenses = copy fork open source code; gpl license; fork uniswap
Real control = who really controls protocol; really decentralized
How does advisory differ = advisory or audit; which do we need
Can advice be independent = neutral conflict of interest; recommend yourselves; sell us something
What if the decision = already signed contract; already chose; too late`,
  '/services/smart-contract-audits': `
Scope sheet = what is audited; scope; what do you need for audit
Adversaries = which attackers
Manual review = automated tool or human; ai audit; person reads every line
Fuzzing and invariants = echidna foundry fuzz
Proof of concept = prove bug is real; disagree with finding
Ranked report = who decides which findings are serious; what is in report; publish the report; severity; critical findings
Fix check = recheck after fix; second review included; fixed bugs
Types of reentrancy = reentrancy
Share inflation = vault first depositor
Signature replay = replay
Solana programs = audit solana rust anchor
Does an audit prove = find everything all bugs; audited hacked anyway; hundred percent safe; guarantee no hack; audit miss
Can you audit contracts that = audit own code; you built it you audit it; independent
What if the code = change after audit; one line changed; audit still valid after update`,
  '/services/legal-compliance': `
Tiered onboarding = kyc too strict small amounts; passport for small; different levels; verification steps
Business customers = business customers kyb; verify company
Address screening = dirty coins stolen; sanctioned address; check incoming funds
Monitoring and cases = suspicious transactions; money laundering detect; who reviews
Travel Rule exchange = transfer data other exchange; self hosted wallet proof
Disclosure screens = show risk warnings; consent
Records and deletion = how long are passports kept; how long keep data; delete after; auditor export authority
FATF Recommendation 16 = travel rule
Sanctions lists = ofac list
Liveness = selfie photo mask deepfake; fake id
ERC-3643 = token only for verified investors; restrict who holds token
How is this different = consulting or legal compliance difference
Who sees the identity = who sees passports ids; kyc documents stored; privacy of id; do you see passport
Can we tell a user why = account blocked why; tell customer transfer held; frozen transfer reason`,
  '/services/whitepaper-documentation': `
Mechanism paper = what is in whitepaper; how token works explained; formulas
Plain summary = short version; investors read; non technical
Risk chapter = risks honest
Developer guide = docs for developers integrate
Reference = api reference generated
User help = help for users screenshots
Editable sources = edit text later ourselves; format word pdf; own document
MiCA white paper = mica whitepaper notify
NatSpec = comments
OpenAPI = api description
Diátaxis = structure of docs
Is a whitepaper the same = mica white paper required; legal document; regulator whitepaper
Should a whitepaper mention = put expected price return roi; promise profit; price target in paper
Who keeps the documents = docs outdated; update later; after a year`,
  '/services/fast-track-support': `
Direct channel = talk directly to engineer; slack chat; ticket
Scope triage = what can we leave out; too much to do; prioritize features
Blockers = deployment fails; stuck; error before launch; nothing works
Release rehearsal = test the launch; dry run; practice
Stop criteria = postpone launch; who decides stop; delay
Launch watch = launch day; at our side; weekend launch support; watch
Technical debt list = shortcuts; skipped; quality suffers
Severity levels = severity
Stuck transactions = pending transaction replace
Permanent deployment = undo deployment; remove contract
Fee spikes = gas high at launch
Which parts of a release = cannot be faster; hard to speed up before launch; speed up everything; limits of fast; app store review slow; what takes longest
Can you join when another = take over project half finished; other agency left; previous developer gone disappeared; continue someone else code; inherit rescue project; freelancer vanished; work on top of existing code; existing app of another agency
When is an engineer available = night weekend 24/7; hours of support; on call`,
  '/services/training': `
Skills interview = different levels; beginners and experts; what level; skip basics
Contract workshop = learn solidity; own code
Attack lab = learn hacking; security training
Signing practice = practice multisig hardware wallet; treasury team
Operations drill = ops team devops practice; outage exercise
Sessions without code = managers support staff non technical; sales legal people; board executives
Material = keep slides recordings; exercises afterwards
Test networks = testnet
Foundry, Hardhat, Anchor = tools
Capture the flag = game exercise
Blameless review = review
What should developers know = prerequisites beginners; java developers; no blockchain experience; preparation needed
Do participants need real = courses use real crypto; buy crypto for course; real money eth
How do we know whether = exam test result; certificate proof; measure success; did it work`,
  '/products/token-generator': `
The form = what do users enter
The review = change after sign; check values
Contract templates = custom contract; same contract; hidden owner rights; backdoor
Signing in the wallet = who pays deployment; private key safe; do you see key
Published source = verify on etherscan; source public
Your admin page = earn fee from users; charge customers; see who deployed; earn money with generator
ERC-20 and BEP-20 = ethereum polygon bsc
SPL on Solana = solana
Decimals = how many decimals
How is the generator different = generator or token creation service difference
What if a user deploys = typo wrong name; undo; mistake in token; delete token
Do generated tokens need = audit every token; audited`,
  '/products/meme-launcher': `
Launch form = what need to launch
Picture generator = ai creates picture logo; upload own image; offensive picture
Fixed-supply contract = mint more later; tax; owner rights; safe for buyers
First liquidity = where traded; pump.fun; liquidity comes from; bonding curve start
Token page = share page
Trending list = how trending sorted; pay to be on top; promotion
Moderation desk = offensive tokens; illegal; remove token; brands
Bonding curve = price set how
Rug pull = creator runs off; rug; scam creator; dump
Mint authority = solana mint
How do you stop bots = snipers bots first block; fair launch
Is a meme token exempt = legal; joke so no rules; regulated
What if someone launches = stolen picture logo copyright; uses my brand`,
  '/products/nft-studio': `
Collection editor = upload thousands of images; traits; edit
Your own contract = who owns contract; leave platform; opensea
Lazy minting = who pays if none buys the picture; pay before sold; upfront cost; unsold works
Permanent storage = pictures disappear; ipfs; where stored
Storefront = own domain shop; sell on website; auction bids
Reveal = mystery box; rare cheat; fair random reveal
ERC-721 = standard
ERC-2981 = royalties resale; earn percent each resale
EIP-712 vouchers = voucher replay
Do I need the studio = studio or marketplace; only my own works; others sell too
What does the buyer = copyright; what do buyers get own; what do i own when i buy; use image commercially; own artwork
Do the works stay = you shut down; bankrupt; works in ten years; site closed`,
  '/products/launchpad-builder': `
Setup in four steps = how do I set up sale; copy sale
Sale contract = enough tokens
Automatic refunds = refund buyers; money back; goal missed fails; target not reached
Buyer lists = private sale only invited; kyc list; whitelist
Claim and vesting = when tokens delivered; gradual release
Project pages = progress shown; countdown
AI review = ai checks description
Soft cap and hard cap = difference soft hard cap; minimum goal; maximum
Block time = start end time
Fee-on-transfer = token tax
Can a project take = run off with presale money; founders disappear run away with money; rug; who protects buyers
When do we need = builder enough; custom launchpad; limits of builder
Who is responsible = liable; who is to blame; scam token on our launchpad`,
  '/products/dao-builder': `
Governor and timelock = how proposal executed; wait
Voting token = can one person vote twice; existing token; new token; already have token
Member portal = members see; delegate; older members easy
Proposal composer = make proposal without programming
Treasury view = where money went; show donors; spending; transparency
Settings check = one person too much power; quorum unreachable
Snapshot block = borrow tokens for vote flash loan; buy tokens one minute; borrowed tokens
Quorum = none votes; turnout
ERC-5805 = delegation
Off-chain votes = voting costs gas; free votes; members pay fee to vote
Can a large holder = stop one whale emptying the treasury; whale takes over; majority owner; one member owns half
Can the rules = change rules later; change quorum
When is the builder = limits; several chambers; builder or platform`,
  '/products/contract-builder': `
Feature switches = which options features; combine
Readable output = code understandable; hidden functions; learn from code
Tests in the package = tests included
Pinned build = compiler version verify
Plain-language sheet = explain code to boss; what owner can do; non developer; lawyer
Your modules = add own module; company rules
ERC-20, BEP-20 = language
SPL = solana rust
Allowance and permit = allowance
Upgradeable or not = upgradeable
Can the demo = use deploy demo code live; copy demo contract mainnet; production ready
Which contracts = cannot create; limits; lending dex
What does a reviewer = still audit; safe as generated; check after edit`,
  '/products/token-locker': `
Date locks = lock team tokens; how long do you lock tokens; how lock works; move before date
Vesting plans = employee leaves company; revoke grant; fired; monthly release
Pool shares = lock liquidity lp uniswap
Team import = upload csv spreadsheet employees; many people together
Proof page = show investors proof; verify lock; badge
Release calendar = upcoming unlocks; alert
Cliff = cliff meaning
ERC-20 and ERC-721 = standards
SPL = solana lock
Extend, never shorten = extend lock; longer; shorten; reduce
Can anyone open = open early emergency; unlock sooner; you unlock; wrong date address
Does locked liquidity = safe token; rug anyway; proof of safety
What about tokens = rebase tax tokens; lock tokens with fee on transfer; charge fee`,
  '/products/airdrop-manager': `
List cleaning = duplicates; wrong addresses; clean list
Eligibility rules = who gets it; snapshot holders; filter
Merkle root = list secret public; how works
Claim contract = claim twice; double claim; exactly once; one per person
Claim page = how do people claim; without wallet see amount
Remainder and report = none claims; unclaimed left over; report who claimed
Leaf encoding = encoding
Sybil filter = one person claims twice hundred wallets; cheaters fake accounts; farmers
Delegated claim = claim for others; someone without gas
Who pays for the gas = who pays fees gas; recipients have no eth
Can the list be corrected = forgot someone; left out; correct mistake; add address
How do holders recognize = fake claim page phishing; scam site`,
  '/products/trading-bot': `
Strategy modules = which strategies; own strategy; add my strategy; ai trading
Risk layer = stop loss; lose everything; limit; maximum loss per day
Exchange adapters = which exchanges binance kraken; connect exchange
Backtest and paper mode = test without money; try first; simulate history
Control center = stop it phone; emergency off; pause
Decision log = why did it buy; tax export; explain trades
Client order ID = duplicate orders; order twice; connection lost
Slippage = price worse
Overfitting = backtest too good; past results
Order book or AMM = dex uniswap
Will the trading bot = profitable; profit; how much earn; returns; win rate real
Who holds the money = can the bot withdraw my money; where is my money; bot steal; api key; you have access
Can I run the bot = with friends savings money; clients money; fund; license`,
  '/products/sniping-bot': `
Pool watcher = which exchanges; how finds tokens
Sell simulation = cannot sell; test sell
Contract screening = detect scam; check contract
Liquidity rules = minimum liquidity
Execution = gas; front run; sandwich protection
Exit plan = when sells; take profit; stop loss
Refusal log = why not bought
Honeypot = what is honeypot; buy but not sell
MEV and sandwiching = sandwich
Priority fee = pay more for speed
Is a token safe = safe if passes; scam proof; still lose money
How does this differ = sniping or trading bot
Will it always be first = fastest; first; beat others; speed`,
  '/products/wallet-tracker': `
Address book = how many addresses; need connect wallet; seed
Balances in one table = portfolio one view; several chains
Alert rules = alert when balance moves; alert by email telegram; notify large; when whale moves
Approval watch = who may spend
Spam and poison filter = spam
Export = bookkeeping tax accountant excel
Transfer events = events
SPL token accounts = solana
Confirmation depth = unconfirmed
Address poisoning = look alike
Can the tracker move = take steal my coins; access funds; safe; send money
How soon = how fast alert; delay real time
Can it tell who owns = who is behind address; identify owner; name of person`,
  '/products/mobile-wallet': `
Keys on the device = do you store our seed phrases; who holds keys; you access our money; where keys; copy of keys
Backup and restore = backup; restore; forgot pin
Send and receive = wrong address; qr; fee shown; paying
Clear signing = understand; scam sign
Your assets first = own token shown; icon; spam tokens
Store packages = does it work on iphone and android; app store apple google; publish; our developer account; ios android
BIP-39 = import other wallet
ERC-4337 = guardians; limit; gas
MPC = key shares
EIP-712 = data
What if a user loses = lose phone; phone stolen; new phone; phone falls in water
Does a security chip = secure enclave; chip signs
Do we need a license = license; permitted to publish; regulated; buy button`,
  '/products/brute-force': `
Scope lock = own systems only; permission; legal
Hash testing = which hashes; wordlists; leaked database
Wallet files = wallet file password; keystore
API keys = api key weak
Login throttling = attack login; lockout
Report without secrets = see passwords of employees; passwords stored; privacy works council
Argon2id = argon
Older bcrypt = bcrypt still safe
NIST SP 800-63B = password rules special characters change every 90 days
BIP-39 phrases = guess seed phrase; crack seed; brute force private key
Can I use it to recover = get me back into a wallet whose password i forgot; forgot wallet password; recover; open old wallet
Can I use it on another = hack someone; other company; ex girlfriend instagram; competitor
Which change improves = most important; better passwords; tip`,
  '/products/crypto-listing': `
Ranked table = sort; columns
Search and watchlist = favorites; account; saved
Coin pages = seo google; coin page
Data connector = wrong price; data source; coingecko
Submission desk = how projects apply; list a coin; charge for listing
Labeled advertising = earn money ads; paid placement; sponsored
Market cap = market cap meaning
Fully diluted = fdv
Contract as identity = same symbol twice; fake coin same name
Wash trading = fake volume
May we show = allowed use coingecko data; commercial api terms; free api
How do you keep scam = scam coins
How does the listing = listing or tracker difference`,
  '/products/price-tracker': `
Price cards = look; chart
One feed for all = many visitors; api limit; traffic
Staleness rule = price provider source goes down; old price outdated; source down; data stops
Median across venues = wrong price; several sources
Threshold alerts = alert when price; notification
Embed code = put on our website; widget; wordpress; iframe; colors
Last, mid or index = which price
Websocket or polling = websocket
Rate limit = limit
OHLC = candles
How current = delay; real time; up to date; how live
Can I settle = use prices for contract; payment oracle
Does the tracker slow = slow website; performance; page speed`,
  '/products/p2p-crypto': `
Offer board = fees; set own price
Escrow = timer runs out; buyer never pays; what if buyer does not pay; coins come back
Trade chat = proof; chat
Identity checks = verify; kyc; name differs; third party payment
Dispute desk = who decides dispute; buyer says paid; argument; fake receipt
Reputation = ratings; fake reviews
AML screening = dirty coins
Escrow by network = bitcoin escrow
USDT networks = usdt wrong network
Travel Rule = travel
Chargeback = paypal reversed; payment taken back; chargeback
Does a P2P exchange = license; legal
Who can release = release coins; staff steal; timer pays out buyer; who controls escrow
Why peer to peer = why not order book; advantage p2p`,
  '/products/business-partner': `
Partner profiles = dealer edits profile
Verification file = check dealers; license expired; verified
Location search = search; gps; zip; map
Escrow view = escrow
Appointments = book appointment; double booked; no show
Reviews tied to trades = fake reviews; bad review delete
KYB = kyb
State licensing = license state
Two-of-three = arbiter
Do the dealers = dealers included; list of dealers; data; real names; empty
Does a verified mark = how do i know the dealer is real; verified honest; trust dealer; scam dealer
How is customer privacy = customer data; who sees; privacy`,
  '/products/enterprise-solutions': `
Connectors = connect sap salesforce erp; work with our cash register till; microsoft dynamics; existing system
Single sign-on = login sso azure employee leaves; okta
Approval rules = four eyes; two people approve; holiday deputy; one employee fraud
Key management = who holds keys; key lost; employee leaves with key
Audit trail = auditor see; prove none changed; log tampered
Token module = points vouchers transferable; points traded; expire
Operations = our data center; monitoring; own cloud
Public or permissioned = public or private
ERC-3643 = only approved holders
Anchoring = what is published; secret visible
Right to erasure = gdpr delete
Do we need a blockchain = how is that different from a database; why blockchain; database enough; need blockchain loyalty points
What happens if a transaction = transaction fails; never confirmed; lost; network down
Do we depend on you = depend on you; leave you; continue alone`,
  '/products/gaming-platform': `
Currency contract = inflation currency; game money
Item contracts = items; swords
Player wallets = players no crypto; do players need wallet; kids players pay gas; email login
Reward service = cheat rewards; hacked rewards; claim later
Item market = trade items; fee; sell skins
Economy dashboard = bots farm; gold farmers; economy
Game-side API = unity unreal; engine; slow game; lag
ERC-1155 = standard
Solana and SPL = chain
Emission and sinks = sinks
Verifiable randomness = loot box fair random
Will app stores = apple google steam accept nft
What if we shut down = servers shut down; game closed; items lost
Could our currency = gambling; legal; loot boxes; minors security`,
}

/** The same for what visitors ask any company, by its id. */
export const companyAsked: Readonly<Partial<Record<CompanyQuestionId, string>>> = {
  code: 'who owns the code; source code belongs to us; does everything belong to us; intellectual property rights; get the source code; is it ours; who owns the rights',
  lockIn:
    'locked in; depend on you; switch to another supplier later; vendor lock; other developers can continue; change agency; stuck with you; free to leave',
  maintenance:
    'who maintains it; will you fix bugs a year later; updates after handover; bugs found later; maintenance contract; who fixes bugs afterwards; security patches; keep it running',
  support:
    'support after launch; help after go live; helpdesk 24/7; who do we call when it breaks; problem at night; ongoing support; after sales',
  hosting:
    'do you host; where does it run; whose servers; own data center; on premise; cloud account; run it for us',
  repository: 'our github; gitlab repository; code in our repo; access to repository commits',
  nda: 'sign nda; confidential idea; non disclosure; steal my idea; keep our idea secret; secrecy agreement',
  whiteLabel:
    'our logo and brand; under our own name; white label; your name on it; our logo or yours; resell as our product; rebrand; remove your branding; look like our brand',
  references:
    'references; who are your clients; customers you worked for; case studies; portfolio; similar project before; live examples; name a client; how many customers use your product; talk to a reference customer; testimonials reviews; show past work; who uses your software',
  team: 'who is on team; how many people work; team size; ceo founder; who are the developers; linkedin team; who will work on our project; how big is company; how many employees; seniors juniors',
  office:
    'visit you; office address; where are you based; located; visit your office; come by in person; headquarters; which country are you from; office in city; postal address',
  legalForm:
    'legal form gmbh ltd; registered company; company registration number; imprint; who is the legal entity; vat number; who signs contract on your side',
  jobs: 'jobs; hiring developers; open positions; internship; apply cv; career; work for you; freelance developer looking for work',
  shares: `buy shares in your company; invest in you; ${company.name} token; own token of company; stock; investors behind you; who funds you`,
  partners:
    'partner program; reseller; commission for referral; affiliate; agency partnership; work together with agencies; bring clients',
  privacy:
    'gdpr; data protection; personal data; what happens to my data; do you store data about me; data processing agreement; privacy of visitors; sell my data; who sees my email',
  cookies: 'cookies; tracking; google analytics; cookie banner; trackers',
  technology:
    'website built with; made with; framework; react wordpress; technology of the site; tech stack; why is this site so fast',
  phone:
    'demos on phone; what browsers do the demos need; in which browser; mobile; tablet ipad; open demo on phone; small screen; app to install',
  copyLink:
    'send demo to boss; share demo; link to demo; show a demo to colleagues; my colleagues should see this demo, how do i give it to them; forward demo; give demo to my team; copy link; colleague look at this; email the demo',
  certificates:
    'certified; iso 27001; soc 2; certificates; accredited; licensed company; qualification proof; award',
  warranty:
    'warranty; guarantee; liable; who pays if something goes wrong; who is liable if your contract has a bug and we lose money; sla; deadline missed; late delivery; penalty; money lost because of bug; responsible for damage; uptime',
  insurance:
    'insured; bankrupt; go out of business; will you still exist next year; still be there next year; what if you disappear tomorrow; what if company disappears; solvent; financial situation; still be there in five years; you close down; how stable company',
  contract:
    'fixed price; hourly rate; by the hour; time and material; day rate; how do you bill; invoice monthly; milestones; retainer',
  languages:
    'which languages speak; speak german; do your people speak japanese chinese arabic; talk in our language; site in other language; translate site; support in french spanish; english only',
  security:
    'report vulnerability; security issue on website; bug bounty; responsible disclosure; found a hole',
  account: 'register; sign up; need account; login for demo; create account; email needed to try',
  sampleData:
    'figures real; fake numbers; real prices; real money in demo; live data; is win rate true; sample data; are numbers made up; real trades; are demos real products; simulated',
  demoData:
    'demo sends what i type; safe to type; data typed in demo; connect my wallet to demo; demo store data; real password in demo',
  firstDemo: 'which demo first; where to start; best demo; recommend demo',
  firstMessage:
    'what should i write; what information do you need for a quote; brief template; what to tell you; what to include in email; prepare before contacting; what do you need from me to make an offer; need specification ready',
  afterMessage:
    'what happens next; after contact; who answers; next steps after message; is the first call free; do we have to pay for the first conversation; does quote cost; obligation; consultation free; does it cost anything to ask; will i get spam calls salesperson',
  whereMessage:
    'where does form go; message sent where; form not sent; is the form stored; how does contact form work',
  networks:
    'which chains; supported networks; which blockchains; do you support other chains; avalanche cardano base; ethereum solana; list of networks',
  course:
    'how does a project run; process; how do you work; steps of project; agile; how does it start; from idea to launch; procedure; workflow; kick off',
  build:
    'what do you build; what do you do; what do you offer; what is this site; services overview; what kind of things',
  ownName:
    'our name in demo; our color; brand the demo; demo with logo; make it yours; look like our company in demo; change colors',
  finished:
    'what do we get in the end; what is delivered; handover; deliverables; when finished; documentation training included; documents at the end',
  progress:
    'see progress; weekly updates; review while building; intermediate results; how are we informed; reports; involved; see before finished; test version; status; give feedback during',
  unsure:
    'do not know what we need; no technical knowledge; not technical; i have an idea and no clue about tech; need advice where to begin; we only have an idea; can you advise us; which product is right for us; help us decide; beginner; explain simple; find out what is possible',
  pilot:
    'small project; pilot; proof of concept first; small budget; too small for you; minimum order; start small; try small version first; small company; one person business; mvp; minimum budget',
  countries:
    'work with clients abroad; work with companies in our country; austria switzerland canada africa asia; outside usa; international; worldwide; which countries; far away different continent; remote',
  industry:
    'experience in our industry; know our sector; worked with a bank before; done this before; specialized; built something like that before; have you ever built',
  meeting:
    'book a meeting with someone next week; video call; meet in person; zoom teams; come to us; face to face; visit us; workshop on site at our office; see you; appointment meeting',
  cancel:
    'cancel anytime; cancel project; stop the contract early; stop halfway; terminate contract; notice period; get out of contract; quit; unhappy not satisfied with result; do not like the result',
  newWishes:
    'change of plans; change requirements; scope change; extra wishes; new features later; add features later; extend later',
  hire: 'hire developers monthly; rent a developer; staff augmentation; dedicated team; borrow engineer; body leasing',
  equity:
    'work for equity; pay in tokens; share of tokens instead of money; revenue share; profit share; no money pay later from sale',
  subcontract:
    'freelancers; subcontractors; outsource; offshore; in house developers; really do the work yourselves',
  aiTools: 'write code with ai; chatgpt code; generated code; copilot; ai written',
  competitors: 'work for competitors; exclusive; sell same to competitor; exclusivity; idea given to others',
  demoSource: 'source code of the demos; are the demos open source; open source; download the demo code',
  theme: 'dark mode; light mode; night theme; change colors of this site; too bright',
  embed:
    'embed a demo on my site; put demo on our website; iframe demo; demo in our page; api for the assistant; use this chat on our site',
  newsletter:
    'newsletter; blog; podcast; webinar; brochure catalog to download; presentation pdf; follow your news',
  real: 'is this a real company; why should i trust you; fake phone number; are you a scam; sample company; legit; does the company exist really; fake company address; trust a company',
  better:
    'why you; better than others; compared with other agencies; what makes you different; advantage; cheaper than competitor; why should i choose you; unique',
}

/** The same for facts of the company, by the beginning of their sentence. */
export const factsAsked: readonly (readonly [string, string])[] = [
  [
    'Founded in',
    'when were you founded; how old is the company; since when; how long in business; established; years experience; how many countries; how many clients; how many customers; how many projects have you done; how many projects did you finish; experience projects',
  ],
  [
    `${company.claims.response}`,
    'how fast reply; response time; when will you answer; how quickly respond; wait for an answer',
  ],
  [company.claims.demos, 'demos customized; demos adapted; can demo be changed for us'],
  [
    'Write or call',
    'talk to a human person; reach team; talk to sales engineer; contact details; phone call',
  ],
  ['WhatsApp opens', 'whatsapp'],
  [
    'Keys, contracts, limits',
    'does ai decide anything; who decides ai or a person; what does ai do; how do you use ai; does ai approve sign; ai makes decisions alone; human in control',
  ],
  ['AI checks sale terms', 'what does ai read check; ai documents'],
  ['AI drafts images', 'ai pictures generate text'],
  ['Trading tools, trackers', 'ai detects fraud unusual patterns'],
  [
    'How much of a demo',
    'what does the price depend on; how is the price calculated; how do you estimate; what influences cost',
  ],
  ['The email address', 'email address; mail address'],
  ['The phone number', 'phone number; telephone number; call you'],
]
