// Other words for what a passage answers: how visitors ask for it, as they type. One line for each passage: the beginning of its
// heading, or of its text where a demo has the same heading several times; then the questions, separated by semicolons and
// without the words of any question.
import { company } from '../content/company.ts'
import type { CompanyQuestionId } from '../content/companyQuestions.ts'

/** By the path of the page. */
export const alsoAsked: Readonly<Record<string, string>> = {
  '/services/token-creation': `
Supply rules = mint more tokens later; limit maximum supply; create additional tokens after launch; who can print more; print unlimited coins inflation; cap total amount forever; dilute holders extra coins
Optional functions = which functions features should token have; pause burn tax optional; freeze token; blacklist scammer address token; emergency stop button coin; extra features worth adding
Split roles = who controls the token; admin key of token; one person with all rights; owner power over token; renounce ownership contract; rogue employee prints coins; ceo alone control dangerous
Permit = approve by signature save gas; approval without separate transaction; gasless approve single click; skip double confirmation wallet; one click instead two popups
Metadata = logo of our token shown in wallet; token picture icon in metamask; token list listing logo; icon website description etherscan; symbol question mark phantom wallet; upload brand image coin
Deployment record = prove deployed code is the same; rebuild verify bytecode; published source matches chain; outsider reproduce compile; show hidden code absent
ERC-20 and BEP-20 = same token on ethereum and bsc; difference erc20 bep20; binance smart chain bnb coin; most common token standard; metamask compatible format
TRC-20 = token on tron; tronlink wallet coin; tron energy cost sending usdt; issue coin justin sun network
SPL = spl tokens on solana; solana token standard; phantom wallet coin; revoke mint freeze authority; solana coins versus ethereum
Decimals on Solana = how many decimals token solana; decimal places; nine digits maximum amount; smallest fraction unit lamports; trillion coins possible solana; max supply with 9 decimals
Which network = which chain is best for a token; ethereum or solana or polygon; cheapest network for token; where to launch token; low fees blockchain customers; bnb versus ethereum versus tron; issue coin popular
Can a token be changed = change name supply rules after launch; fix mistake in token later; edit token once live; rename symbol afterwards; wrong number entered irreversible; replace contract migrate holders
Does a transfer tax = tax on every transfer; fee on each sale reflection; exchanges refuse taxed token; marketing cut each trade bad; uniswap sell tax trouble; automatic charity percentage every payment
Parameters = decide before coin; pick coin name symbol; choose total number coins; form fill out token; approve settings before coding
Contract = token code written scratch; openzeppelin template used; coin code tested; check coin matches order; programming coin
Rehearsal = try coin testnet first; practice launch before real; dry run minting sending; test multisig signing; play money version token
Mainnet = coin goes live real; who receives coins launch; who owns token afterwards; token admin rights given company; coin code public etherscan
Used for = what companies make coins for; tokenize house apartment building; coin pegged to dollar; loyalty points coin for customers; co2 certificates as coin; fan coin for my club
What sets the price = coin more expensive on two chains; burn pause tax cost extra; team lockup raises coin price; why one coin costs more than another; cheaper coin without extras
What sets the timeline = how fast can coin go live; coin delayed by us approving late; security check makes coin take longer; coin faster without audit; multisig slows launch
What is handed over = who owns coin after payment; get coin source code; who holds admin rights coin; coin files delivered at end; receive tests with token; proof coin published etherscan
What we need from you = prepare before ordering coin; send you wallet list who gets coins; have to pick ticker and amount; bring own multisig address; tell you which chain holders use
What you can change = charge my users fee per token; resell token generator under my logo; add tron to generator; send coins to many wallets start; launch coin from metamask; earn commission each creation`,
  '/services/smart-contracts': `
Numbered specification = how do we tell you the rules; can my lawyer read understand the contract; non programmer read rules; specification in plain language; plain english requirements before coding; lawyer signs off logic; misunderstood wishes agreement
Contract code = which programming language; solidity or rust; which chains contracts written; coding language used; openzeppelin libraries ethereum solana; written scratch libraries
Access control = who can call admin functions; admin steal deposits; rights and roles; developer run away funds; single owner drain vault; insider abuse privileges; change owner address
Adversarial tests = how do you test contracts; test attack fuzz; tested before deployment; try breaking contract first; simulate hackers before launch; random inputs unit coverage
Static analysis = slither tools automated check code; automatic scanner finds bugs; code quality tools every commit
Deployment scripts = how is it deployed; who deploys contract; verify source; put contract live mainnet; reproduce release steps; wrong parameters going live
Reentrancy = attacker calls again before balance is updated; reentrancy protection; call twice withdraw; dao hack 2016 kind; same money taken out twice; recursive call drains vault
Upgradeable proxies = storage overwritten by new version; new version of contract overwrites old data; proxy pattern; lose balances during upgrade; replace logic keep address; storage slot collision
Oracles = where does contract get outside data price weather; how contract knows the real world; feed result into contract; flash loan price manipulation; sports score flight delay data; chainlink price feed; wrong price fed liquidation; off chain information; safest way to get a market price into the contract
Solana accounts = solana program check; anchor program security signer; fake account passed; who upgrades solana program
Should our contract be upgradeable = fix bug after deployment; change contract later mistake; update contract; upgrade rules; immutable changeable code; patch afterwards possible; add features next year; can they be changed later on
Is an audit still needed = tests passed why audit; skip audit because tested; save money no auditor; own tests sufficient; second pair eyes
What determines how much gas = gas cost of contract; make transactions cheaper; why is gas so high; reduce fees users pay; optimize expensive function; storage costs ethereum; cut network fees per call; contract call dearer than another
Rules = explain contract idea start; describe contract own words; list forbidden situations; write requirements without programming; tell contract developers wishes
Interface = frontend team start before contract done; which functions app call; api definition developers; agree error messages early; show integrators functions upfront
Code and attack tests = contract programmed when; try hacking contract while writing; tests written alongside code; wrong person calls function test; rounding cents bug tests
Freeze = who audits contract; audited version really deployed; edit contract after audit; external auditor before going live; final version locked
Used for = what businesses use contracts for; automatic insurance payment flight late; pay musicians share automatically; hold rent deposit until move out; salary split several people; freelancer money held until done
What sets the price = contract more expensive with more rules; special cases cost extra; calling uniswap aave raises price; second chain contract cost more; why quotes for contracts differ
What sets the timeline = why contract takes so long; contract finished sooner without audit; auditor wait weeks contract; we answer slowly contract delayed; fixing audit problems takes time
What is handed over = who owns contract code; who has contract admin keys; get contract source and tests; deploy contract ourselves later; can developer still control contract; receive written rules document
What we need from you = prepare before contract project; describe process to you simply; tell who may do what; need lawyer or programmer to start contract; list of coins contract works with; how many payments per day expected
What you can change = add vesting escrow to contract; change tax name in form; different owners instead of one; contract builder for my customers; generate contract and test together; choose nft or coin standard generator`,
  '/services/dapp-development': `
Wallet connection = which wallets supported connect metamask; wrong network; coinbase wallet trust wallet ledger; login button phone; user rejects request; qr code connect; people with a ledger stick get in; hardware wallet login
Reading without a wallet = look around without connecting; see before connect; browse prices anonymous visitor; guest mode view data no login
Readable signing = users see what they sign; understand what sign; signing something dangerous; blind sign; hex gibberish popup confuses; preview outcome before clicking; customers afraid confirm scam
Transaction states = transaction stuck pending shown; reload page during transaction; user closes tab; spinner forever progress message; payment went through unclear; refreshed browser lost status
Node failover = provider goes down page empty; rpc outage; node fails; infura alchemy offline site blank; backup provider keeps website loading
Front-end hardening = website front end hacked; injected script; fake page; ipfs hosting; malicious npm package swaps address; website hijack drains visitors; censorship resistant hosting ens
EIP-1193 = several wallets installed browser; two extensions fight metamask rabby; choose between installed wallets
EIP-712 = typed data signature; see readable fields signature; phishing signature reuse another site
ERC-4337 = pay fees for our users; users without eth gas; sponsor gas account abstraction; gasless app company covers costs; one click batch approve swap; bundler paymaster smart account
Wallet Standard = solana wallet phantom; backpack solflare connect; solana transaction expired blockhash
Can people use a DApp without = customers use the app without having a wallet first; customers have no wallet no crypto; normal people without wallet; login email instead of wallet; onboarding users who never used crypto; google email sign newcomers; passkey face id account; hide crypto customers
Why is an indexer = why not read from node; what is an indexer for; slow history; load old transactions quick; database beside blockchain; graph subgraph list activity slow
What does slippage = price moves during swap; slippage limit meaning; sandwich attack; got fewer coins expected; front running trade; worse rate quoted; swap failed tolerance
Journeys = map user steps through app; plan payment fails error cases; customer path homepage; flowchart clicks; user journey app planned
Clickable draft = see mockup before coding; prototype click through; change texts layout early; figma preview app; feedback design screens
Wiring = connect app blockchain; hook up wallet contracts; link frontend backend; integrate website contract; replace sample data real
Field test = test app real phones; bad internet mobile try; check different wallets browsers; old android slow network; try before domain goes live
What sets the price = app more expensive with more screens; extra wallet support cost; phone and several chains raise price; need own indexer cost extra; why web3 app costs that much
What sets the timeline = why app takes so long; app delayed contracts unfinished; feedback on mockup late; testing on real phones takes time; web3 app ready faster
What is handed over = who owns app code; get website source code; site on our own domain; can we host app ourselves; do we get indexer too; change developer later app
What we need from you = what to send before app starts; need finished contracts for app; bring logo texts disclaimers; give you domain access dns; tell which wallets users have
What you can change = put my logo colors on app; translate app into spanish; pay gas for my customers; real prices in swap instead demo; pick which wallets appear; move or remove tabs`,
  '/services/exchange-development': `
Matching engine = order types limit market stop; how orders are matched; trading engine speed; buyers sellers paired; orders per second performance; same time who first; crash during volatility; two traders bid same amount whose order is filled first; who comes first at equal price
Double-entry ledger = accounting of balances; rounding errors books; bookkeeping customer funds cent missing; negative balance possible; spend same money twice
Deposits and withdrawals = withdraw limits; hot wallet withdrawals approve; cash out approval; stop thief emptying account; daily cap payouts; manual check large payout
Key storage = where are customer coins kept cold wallet; exchange gets hacked; keys of exchange; offline vault private keys; cold storage hsm; mt gox ftx hack prevention; insider runs off
Trading interfaces = api for traders bots; websocket rest api; connect algorithmic traders programmatic; duplicate orders after disconnect; market data stream
Pools, if decentralized = amm liquidity pool swap; uniswap clone; pancakeswap like site; liquidity providers earn; concentrated liquidity v3; automated market maker
Surveillance = fake volume wash trading spoofing on our exchange; market manipulation detect; traders trade themselves bots; pump dump insiders cheating; suspicious behavior alerts
Book or pool = order book or liquidity pool; market makers needed amm; impermanent loss depositors; thin market few traders; start without market maker
Travel Rule = sender recipient data; name sender required; fatf information transfer; withdrawal other exchange personal details
MiCA = license for exchange in europe; authorization exchange; legal to run an exchange; casp permit eu; regulator permission germany france; open exchange european customers
Proof of reserves = prove that customers coins are there; show we have the money; solvency of exchange; prove exchange coins exist; avoid another ftx; transparency assets liabilities; merkle tree balances; traders check that exchange really has their coins; customers see funds exist
Should an exchange be centralized = dex or cex; decentralized better; central exchange; uniswap binance style; fiat euro dollars custody; hybrid exchange possible
When is a deposit safe = confirmations before credit; deposit reversed reorg; how many blocks wait; bitcoin confirmations number; customer sent funds not showing; double spend coins minutes
How does an exchange detect errors = books wrong; reconciliation; balance mismatch money missing; accounting mismatch nightly checks; halt withdrawals automatically; sums disagree ledger
Venue rules = decide trading fees pairs; who decides coins listed; write exchange rules; conditions stop trading; minimum price step
Core = exchange part built first; stress test matching fake orders; replay old market orders; simulate malicious traders; begin trading engine
Integrations = connect kyc provider exchange; plug in custody service; hook up price feeds charts; add external vendors one by one; link trading screen
Limited launch = exchange soft opening few customers; beta employees trading first; invite only traders start; open everyone immediately; check balances during beta; everybody let in on day one; open for all at once; who trades first
Used for = who needs own exchange; sell solar power to neighbors; trade co2 certificates market; broker wants crypto trading; trade gold grain oil online; payment company adds crypto
What sets the price = exchange more expensive with futures; dex cheaper than cex; holding customer coins costs extra; more pairs chains raise exchange price; why is building exchange expensive
What sets the timeline = exchange takes so long license; waiting for kyc provider contract; exchange open soft launch first; start exchange before license; how soon can exchange open
What is handed over = who owns exchange software; get matching engine source; who holds exchange wallet keys; exchange rules document included; no monthly license fee exchange
What we need from you = need license to open exchange; which coins pairs fees tell you; bring own kyc company; need bank partner for card deposits; where liquidity comes from first; who stores customer coins
What you can change = change coins the bot trades; set stop loss for bot; panic button stop bot; add limit orders chart; download trades csv tax; own strategy in trading bot; connect bot to binance`,
  '/services/launchpad-development': `
Sale contracts = change price after sale starts; can team change terms dates during the sale; locked terms; ico presale rounds cap; price raised midway owner; deadline extended cheat terms; raise token price once people have paid in; still change price during presale
Refund path = refund buyers; get money back; sale fails; not enough money raised; investors reclaim contributions; project canceled return money; operator refuses pay back; little money raised
Allowlists = only selected people can buy; whitelist buyers; invite only; kyc approved participants only; vip early access email list; exclude americans buying
Allocation rules = oversubscribed who gets tokens; fair distribution; more buyers than tokens; tiers lottery; first come first served; many investors fair slice; raffle draw winners
Vesting and claim = buyers get tokens gradually; when do buyers receive tokens; dump right after launch; investors sell instantly price drops; monthly unlock after purchase; collect bought coins
Liquidity lock = liquidity pool after sale locked; rug pull by the project; founders pull pool after listing; uniswap listing automatic; lp locked months
Issuer console = who publishes approves a round; set up new round ourselves; dashboard projects approve startups; prepare sale without programmer; ai reads sale terms
Payment decimals = pay with usdt usdc stablecoin; pay stablecoin bnb; wrong amount charged price miscalculated
Merkle proof = large list of addresses; thousands buyers cheap; whitelist stored chain cost
Securities tests = is that legal in our country; is our token sale a security; is it legal to sell tokens; howey; lawyer approval selling coins; sec trouble american investors; regulated offering europe
What happens to the money = buyers get money back if goal target not reached; soft cap missed fails; refund; target not hit; half sold only funds; contributions stuck failure who keeps
How do you keep bots = bots buy everything in sale; one person many wallets; bots in presale; sybil fake accounts grab everything; captcha real humans only; gas war sale opening
Can one launchpad serve = sale on several chains; multi chain launchpad; raise bsc ethereum solana simultaneously; investors other chain; cross chain sale; one presale on two chains; same sale on both networks
Rulebook = decide sale conditions; define rounds maximum raise; lawyer reviews presale terms; write down who buys; agree refund conditions
Worked example = show investor example numbers; calculate sold out flop; sample calculation buyers; example payout sale fails; table buyers payout; what a buyer ends up with if only half is sold
Build = sale contract tested; check sale website bad internet; programming sale page; verify amounts calculated correctly; try different wallets buying
Full rehearsal = dry run token sale; practice presale before real money; test refund claiming first; mock sale play coins; try whole sale beforehand
What sets the price = presale more expensive with more rounds; kyc in presale costs extra; whitelist tiers raise price; second chain presale cost; cheaper ico without vesting
What sets the timeline = presale delayed lawyer; why launchpad takes so long; presale audit how long wait; practice run before presale; how soon can presale start
What is handed over = who owns launchpad; get presale contract code; dashboard for us to run presale; who controls raised money contract; buyers website included presale
What we need from you = need coin before presale; decide price hardcap dates presale; need lawyer for presale; which countries may buy tell you; lockup for team and investors; buyers pay usdt or eth decide
What you can change = accept usdt in presale; upload whitelist csv; lock liquidity after presale; presale on solana or bsc; vip tiers for buyers; change hardcap softcap checks; team lockup step added`,
  '/services/nft-marketplace': `
Collections = editions game items several copies; limited prints numbered; tickets 500 copies; single unique piece; erc721 erc1155 difference
Signed orders = listing for free; cancel listing offers; gas for listing; list artwork gasless; old forgotten offer accepted cheap; remove item sale; expire sale offer
Auctions = auction last second bid; reserve price; bid at last moment; highest bidder wins ebay; sniping final seconds timer; minimum starting price
Settlement = seller gets paid; buyer pays and nothing arrives; who gets money when sold; exchange simultaneous; payout seller commission split; scammed buyer paid no item; artist cut paid automatically
Media storage = images disappear; pictures ipfs; files vanish server gone; broken link art arweave; replace image afterwards
Catalog and search = filter search categories; browse rarity color sort; find artist works page; sort listings price
Moderation desk = report stolen art; illegal content; take down; verify creators; report fakes remove complaint; offensive pornographic content; blue check artist
ERC-2981 = force buyers pay my royalty; royalties on resale enforced; artist earns on every resale; royalty guaranteed; musicians paid resale; buyers skip creator cut; secondary sales percentage; enforce artist fee
Collection approval = drain steal all nfts approval; phishing approval; hacker emptied whole collection; dangerous permission button; revoke marketplace access
Offers in WETH = bid offer with ether weth; wrapped ether needed why; make offer eth balance; bid money reserved
Solana = solana nft; metaplex compressed cheap minting; million tickets low cost; magic eden style
Do creators have to pay gas = cost to list; artist pays fee upfront; free mint lazy; publish art free; upfront charge photographers upload; buyer covers minting costs
Where is the artwork = picture file stored on blockchain; where image lives; jpeg blockchain server; file hosted who permanent; link rot picture gone
What can a market do = someone sells my art; stolen copied works; copyright infringement fake nft; plagiarism drawings sold; dmca takedown forged originals; delete stolen piece
Market policy = much commission shop take; decide who sells; set artist royalty percent; decide rules stolen art; which collections allowed
Storefront draft = artists preview gallery early; see shop design before coding; try checkout example pictures; creators give feedback layout; mockup item page
Orders and settlement = test buying selling nft; outdated offer tested; hook up shop blockchain; test canceled listing still sold; try forged signature
First collection = start single artist; soft opening marketplace; first real sale supervised; pilot drop mainnet; launch one creator
Used for = what can people sell nft; concert tickets no scalpers; musician sell songs nft; artist gallery sell pictures; pokemon style cards trading; sports collectibles market
What sets the price = nft shop more expensive with auctions; video storage costs extra; many filters raise price; several coins accepted cost nft; simple nft shop cheaper
What sets the timeline = why nft shop takes so long; nft shop opens sooner; artists try shop before opening; we decide fees late nft delay; first drop before launch
What is handed over = who owns nft shop; get nft contract code; storefront source ours; tool to remove stolen art; written rules for sellers nft
What we need from you = how many artworks tell you; decide commission for artists; who deletes stolen nft reports; choose coins buyers pay nft; prepare before nft shop; need collection ready nft
What you can change = own categories in nft shop; let buyers make offers; sell nft in bundles; change artist royalty percent; verified badge artists; video or 3d nft cards; my own coin as payment nft`,
  '/services/blockchain-explorer': `
Indexer = reorg handled database; reads blocks tables; orphaned blocks removed fork; wrong transaction shown after fork
Search = search by address hash token; type name find wallet; lookup payment number; search box nothing found
Decoded activity = readable names instead of hex; understand transactions; transaction purpose explained words; human readable calls; confusing hex input function
Contract verification = verify contract source code on explorer; upload solidity green check; published source matches; proxy implementation shown
Token and holder pages = who holds the token; list of holders; spam tokens; richest wallets top owners; supply distribution chart; scam airdrop hidden whales
Network figures = block time gas validators statistics; network down status; dashboard health tps; average fee right now; congestion pending mempool slow
API and exports = api for explorer; export for accountant csv; download data; excel tax report transactions; bookkeeper needs file; developers query programmatically
EVM networks = which chains explorer ethereum polygon bsc; base arbitrum avalanche scan; safe finalized status; ethereum compatible chain
Solana = solana explorer; solscan alternative indexing; slots instructions accounts
Open-source base = blockscout based; open source explorer; fork existing software license; build scratch reuse cheaper
Why not use a public explorer = why own explorer; etherscan enough; we already have etherscan; reason custom scan page; etherscan unavailable chain; own brand labels
Can an explorer show private = hide private transactions; confidential; only members see; restrict access login; internal ledger employees permission; hide amounts public; bank auditors only view
How much storage = disk space; how large database grows; server size; terabytes hard drive; archive growth yearly; hosting cost index; prune old traces
Chain survey = explorer work own chain; check custom node compatible; trace calls supported network; unusual blockchain feasible scan; assess chain beforehand
History first = old transactions included explorer; import entire past since genesis; verify numbers match node; backfill years transactions; missing old data
Pages = explorer screens built first; design address transaction views; customers ask support most; order building screens; real data instead mockups
Following the chain head = test explorer keeps up realtime; falls behind newest block alarm; simulate fork before going public; new blocks show immediately; delay warning
What sets the price = explorer more expensive with old history; internal transactions cost extra; busy api raises explorer price; cheaper explorer fewer pages; big chain explorer cost
What sets the timeline = explorer why so long loading blocks; need archive node first wait; old chain takes longer explorer; explorer ready faster new chain; chain reorganization testing time
What is handed over = who owns explorer; get explorer source database; api documentation for our explorer; own etherscan code delivered; users verify contracts on our explorer
What we need from you = need own node for explorer; send genesis file chain id; list of addresses with names; explorer behind password employees; prepare before explorer project
What you can change = own coin name on explorer; show validators instead miners; does search in explorer work; label our wallets on explorer; restrict who sees private transactions; explain risk score numbers`,
  '/services/dao-platform': `
Governor contracts = rules parameters voting period threshold; who can make a proposal; set deadline ballots open; minimum tokens submit motion; threshold settings adjust period
Voting power = buy tokens before vote; borrowed tokens flash loan; delegate my vote; someone cannot attend vote; last minute purchase influence; proxy vote friend vacation; absent member represented; rented tokens vote
Timelocked treasury = stop a bad proposal; wait before execute; cancel passed vote; emergency stop guardian; delay before money leaves; veto malicious decision; cooling off period hijacked motion
Readable proposals = members understand what they vote; summary of proposal; hidden trick inside motion; plain english summary code; ordinary members confused effects
Delegate pages = representatives delegates; who voted how; pick representative track record; see delegate decision past; revoke representative vote
Treasury view = see where money goes; spending transparent; payments linked to votes; budget overview donors report; donations went spending; club account grants paid
Governor and ERC20Votes = openzeppelin governor; compound style governance; tokens zero votes activate; standard library voting
Snapshot voting = vote without gas fees; free voting; members pay for voting; no cost ballots; off chain polls binding; vote free signature; who executes result
Token voting and alternatives = one person votes twice; one person one vote; rich members decide everything; equal votes; one member one vote; rich dominate quadratic fair; democracy per person cooperative; fake identities vote twice
Solana = dao on solana; realms spl governance council
How high should a quorum = minimum turnout; none votes; low participation; how many votes needed; nobody shows vote valid; participation percent apathy; few voters decide
Is a DAO a legal entity = legal form of dao; liable members; is dao a company; who signs contracts; members sued personally; register association wyoming llc; open bank account taxes
What prevents an attacker = buy votes; takeover; manipulate vote; vote buying; bribe members vote; hostile takeover treasury; whale accumulates control; flash loan governance hack
Constitution = write down member rights; bylaws statutes dao; agree who decides; charter before software; majority needed each decision written
Stress test on paper = whales control vote; big holders block everything; calculate who has majority; simulate voting current owners; few wallets dominate check
Trial votes = practice voting before real; members try dao first; test proposal rejected canceled; mock election play money; dry run ballot
Handover of powers = founders lose control dao; team gives up admin keys; transfer control members gradually; developers keep access afterwards; really decentralized end
Used for = who uses dao; tenants vote on building; charity donors decide money; friends invest together vote; club votes on chain; foundation spends donations transparently
What sets the price = dao more expensive with delegation; several kinds of votes cost extra; treasury on many chains price; voting app cost depends; cheaper simple voting
What sets the timeline = dao takes so long members argue; test vote before real; audit of voting contract delays; how soon can members vote; launch dao faster
What is handed over = who controls dao after launch; who has treasury keys dao; get voting contract code; written bylaws included dao; do developers keep admin power dao
What we need from you = need coin before dao; who holds how many votes tell you; what will members vote about; where is our money kept dao; need moderator for forum; who writes proposals
What you can change = change quorum percent vote; one person one vote instead coins; how many days voting lasts; someone can block bad proposal; discord telegram notice of votes; proposal templates ours; hand my vote to another`,
  '/services/staking-platform': `
Pool contracts = rewards funded; enough money for rewards; reward budget; promised payouts covered; pool empties budget gone; separate pools each coin
Reward accounting = many stakers gas; how rewards calculated; thousands participants cost; calculate daily earnings fair; late joiner share
Lock periods = how long locked; 30 60 90 days; lock duration choose; three months fixed term; flexible yearly deposit duration
Holder interface = see my rewards; estimate; phone; dashboard earnings mobile; preview payout calculator
Admin console = change the reward rate; change pool; admin control; close a pool; operator changes apy anytime; add pool without programmer; top funds dashboard
Tests and invariants = pool runs out of rewards; owe more than it has; insolvent pool math errors; prove enough coins always; bank run pool
ERC-20 allowance = approve before staking; two transactions; unlimited spending permission danger; why confirm two times; approve exact amount
Simple or compound = apr or apy; compounding; difference interest; advertised percent meaning; yearly rate reinvested; auto restake earnings
Finality = when does stake count; deposit pending confirmed block; shown deposit reversed later
Where do staking rewards come = who pays the interest yield; source of returns; ponzi; where does money for rewards come from; sustainable yield pyramid scheme; free money good; budget financed whom payouts
Can a holder leave before = unstake early; withdraw before end; early exit penalty; get out sooner; emergency cash needed early; break term penalty forfeit; unstake anytime cooldown
What happens if the contract has a flaw = bug in staking; hacked staking; pause; stuck deposits; exploit funds trapped; freeze deposits incident; vulnerability discovered stakers money
Terms = decide lockup time interest; much yield offer; minimum deposit staking; where rewards come staking; fixed variable apy choose
Model = long rewards last; run out reward money; everybody stakes calculation; excel sheet payouts; afford apy budget; when would the reward pot be empty; rewards run dry
Contracts = staking contract programmed tested; payout matches calculation; try staking testnet; public beta stakers; verify interest computed correctly
Launch = who controls staking keys; when first pool opens; audited before deposits start; go live staking; staking admin rights handed over
What sets the price = staking more expensive with more pools; early withdrawal penalty costs extra; several coins chains staking price; admin panel cost staking; cheaper single pool
What sets the timeline = staking takes so long audit; when can holders stake; testnet trial before staking; we decide rewards late; staking ready faster
What is handed over = who owns staking contract; who holds staking admin keys; get staking code; can developer take staked coins; reward spreadsheet included; staking website ours
What we need from you = need coin before staking; where do rewards come from tell you; how much reward money prepare; decide lock time and penalty; who may open pool staff
What you can change = change apy percent; lock coins 30 or 90 days; penalty for leaving early change; staking page my logo colors; stake other coins chains; who may pause pool; translate staking page`,
  '/services/cross-chain-bridge': `
Trust model = who do we trust; who controls validators; why trust bridge; middleman custody moved coins; multisig guards bridge validators; trustless centralized bridge
Gateway contracts = how does bridge work; lock and mint; same message twice replay; coins locked one side released other; burn mint explained; forged message double release
Relayer = relayer stops; who runs relayer; transfer stuck; relayer down; bot carries messages offline; operator down funds delayed; anyone may relay
Limits and pause = bridge hacked emptied drained; how prevent hack; limit losses; stop in emergency; ronin nomad hack damage; cap daily amount; kill switch big withdrawals; daily maximum on what goes over the bridge; limit how much people move; ceiling per day
Supply watch = more tokens minted than locked; compare supply; fake mint detect; unbacked coins created; alarm mismatch collateral; infinite mint noticed; balances on both sides do not match; amounts differ stops by itself; sums disagree; bridge mints more coins than are locked
Transfer page = how long transfer takes; fee shown; user sees status; sent coins not arrived; tracking progress estimated arrival; expensive crossing claim manually
Light client or validators = light client cost zero knowledge; zk proof verification; most secure design; committee keys cheaper
Finality = wait for confirmations; how many minutes; final; block reorg after release; ethereum fifteen minutes; why slow waiting
Decimals and addresses = different decimals address format solana; rounding dust lost; solana ethereum format mismatch; wrong address type
ERC-7281 = issuer limit per bridge; compromised bridge inflate; xerc20 mint cap; one bridge hacked others safe; several bridges same token
Should we build a bridge = use existing bridge layerzero wormhole; own bridge necessary; buy or build; chainlink ccip axelar; custom ready made; save money use third party
What does a wrapped token = is wrapped token safe; bridge fails wrapped worthless; usdc.e different versions; wbtc backing redeem original; two versions same coin; depeg native wrapped
Can a bridge be quantum-safe = quantum computer break; post quantum; future proof cryptography; future computers crack signatures; lattice cryptography bridge; quantum attack ready
Routes and assets = which coins cross bridge; decide chains tokens connect; original wrapped version coin; maximum amount each direction; choose supported pairs
Threat model = everything go wrong bridge; bridges hacked ways; list dangers defenses; stolen validator keys fake message; chain stops coins stuck
Two testnets = bridge trial run fake coins; simulate fork during transfer; kill relayer practice; send back forth testnet; test bridge outage
Low limits first = start bridge small amounts; when raise cap; open bridge cautiously after audit; gradual opening one connection; increase maximum later
What sets the price = bridge more expensive each chain; own validators cost extra; layerzero wormhole cheaper than own bridge; why bridge costs so much; second coin bridge price
What sets the timeline = why bridge takes so long; two audits bridge wait; bridge starts with small amounts; finding validators takes time; bridge ready faster
What is handed over = who owns bridge; get bridge source code; bridge website included; can we run relayer ourselves; document who must be trusted bridge
What we need from you = which coins chains bridge tell you; need mint rights for coin bridge; who runs validators us; how much money can we lose bridge; prepare before bridge
What you can change = add solana to bridge; live gas fee shown bridge; show where my transfer is; warn large amounts bridge; cap per transfer change; phantom and metamask both sides`,
  '/services/wallet-development': `
Key management = who holds keys; where are keys stored; passkey mpc; private keys kept server phone; secure enclave face id; seed passkey model
Recovery = lost phone; lost password; get access back; test recovery; broken phone new device; friends help regain account; locked out forgot pin
Signing screens = scam approval warning; understand before sign; explain transaction; phishing warning; customers tricked approving drainer; show recipient amount clearly; hex warning readable
Assets and history = several networks; spam tokens; hide balance; nft gallery total portfolio; past payments list; bitcoin ethereum together junk airdrops
Permission list = revoke approvals; what permissions given; disconnect sites; old allowances danger; websites still linked; cancel spending access; remove connected app
DApp connection = walletconnect; connect to dapps; uniswap opensea login; scan qr session expire; in-app browser websites
Release hygiene = update breaks; bad version rollback; fake app; malicious update library; reproducible builds store; roll back faulty release
BIP-39 = import seed from metamask; recovery phrase standard; compatible other wallets; twelve words 24 words; derivation path trust wallet; switch wallet provider import
MPC or multisig = multisig or mpc; several people sign; two three approvals; shared company account; split key parts fireblocks
ERC-4337 = users without eth; pay gas for users; spending limit daily; smart account gasless payments; allowance kids daily; eip 7702 upgrade address
Argon2id = password protects wallet file; brute force guess pin; stolen wallet file encryption strength
What is the difference between custodial = custodial or non custodial; should we hold customers keys; who keeps keys; license custody; bank style account license; not keys coins; who responsible loss clients funds
How do users recover = grandma forgets seed phrase; no seed phrase; forgot words; customers lose phrase; social recovery; paper words hassle elderly; guardians family restore account; cloud backup passkey
What is address poisoning = similar address scam; wrong address copied; dust transfer; lookalike recipient history; sent coins wrong person copy; tiny unknown payment received
Custody decision = who holds keys customer company; license needed keep keys; custodial self custody choose; who restores lost access; compare seed phrase mpc
Everyday flows = beginners test wallet app; newbies understand backup phrase; try sending receiving users; wallet easy grandma; usability test recovery
Signing core = where private key code lives; key code separated screens; signing tested; cryptography part isolated; known answers check signatures
Review and stores = publish wallet apple google play; audit before wallet release; when people download app; beta users first wallet; external security check wallet
Used for = who needs own wallet app; bank offers crypto wallet; store loyalty points wallet; pay with usdt app; supermarket bonus app wallet; fintech adds crypto
What sets the price = wallet more expensive iphone and android; browser extension only cheaper; each extra coin costs wallet; mpc seed phrase price difference; why wallet app expensive
What sets the timeline = wallet takes so long apple approval; app store rejects crypto wallet delay; security test wallet wait; decide who holds keys first; wallet ready faster
What is handed over = who owns wallet app; get wallet source code; app store account ours; listed in google play our name; recover lost phone tested; update wallet ourselves later
What we need from you = need apple developer account; need license for wallet; which coins in wallet first; who may restore lost account; prepare before wallet app; who holds customer keys decide
What you can change = wallet my logo colors; add coins chains to wallet; remove swap from wallet; try sending fake money wallet; phone or chrome extension; seed phrase or email recovery; where prices come from wallet`,
  '/services/architecture-design': `
Need for a chain = database enough; blockchain unnecessary; do we need it; excel sql sufficient instead; partners distrust each other; signed log cheaper
Network comparison = compare chains; which blockchain best; fees speed comparison; ethereum solana polygon pros cons; criteria pick network; lowest fees tooling avalanche
Component diagram = what documents diagrams do we get; drawing parts connect overview; c4 system picture; data flow chart
Data placement = what goes on chain; personal data gdpr on chain; customer names stored; medical files off chain; sensitive data hash only
Keys and roles = who holds keys; privileged actions; admin permissions shut down; lost admin device replacement; who controls treasury access; who keeps which key and how replaced if person quits
Threats and failures = what if supplier fails; oracle stops; outage plan; single point failure; hacked supplier worst case; server crashes resilience
Running costs = monthly running cost; cost of operation; gas cost per year; how expensive to operate; yearly bill estimate hosting; gas 10000 users; budget grows volume; what it costs each month to run; monthly bill known before building
BFT consensus = how many nodes may fail; consensus; validators offline network halts; third nodes malicious; qbft finality instant
Rollups = layer 2; rollup cheaper; arbitrum optimism zksync base; sequencer operator trust; seven days withdrawal
Throughput or simplicity = solana fast; transactions per second; million users scale chain; solana versus ethereum tools; parallel high volume
Decision records = why was it decided; documented decisions; new team understand later; reasons written successor; new cto understands choices; adr log decisions
Does our product need = normal database enough; would ordinary database do the job; difference to a database; need a blockchain at all; is database better; overkill; convince me that blockchain useful; crypto pointless spreadsheet instead; ordinary software cheaper honest opinion; blockchain hype trend
Should we use a public = public or private chain; permissioned or public; hide data competitors; own enterprise network ethereum; everyone sees records
What do we do with the design = build it ourselves; give design to another developer; use with own team; in-house programmers implement blueprint; collect quotes other agencies; design only no coding; different company builds from your architecture plans; our own devs build from your design later; another vendor implements
Interviews = questions asked departments first; talk lawyers back office; kickoff workshop gather wishes; ask staff current software; meet employees collect needs
Options = several alternatives proposed architecture; proposals side by side; only one solution choices; pros cons different setups; pick between blueprints
Spikes = proof concept before building; try risky part early; quick prototype technically feasible; experiment prove idea works; check weak point beforehand
Decision record = documents handed over architecture; reasons chosen written down; explain plan own programmers; drawings other developers; handover blueprint unresolved questions
What sets the price = system plan more expensive many partners; comparing several chains costs extra; prototype raises design price; architecture study cost depends; cheaper smaller design
What sets the timeline = how long design phase; interviews with our staff take time; we leave questions open delay; legal department slow design; blueprint ready faster
What is handed over = get drawings of system; written reasons for choices; can another company build from design; running cost estimate included; prototype code ours; list of dangers hackers
What we need from you = prepare before system design; explain our business process; how many transactions expect; data must stay in europe tell; existing software to connect sap; what our it team knows`,
  '/services/tokenomics-design': `
Role of the token = why would anyone hold our token; what is token for; need token purpose; reason people keep coin; utility stablecoin instead; project need own coin; do we even need a token at all; tell us honestly no token needed; recommend against a token; product works without
Supply plan = how many tokens; total supply; fixed or inflation; cap 21 million coins; unlimited inflation who decides; one billion coins sensible
Allocation table = split tokens between team investors; who gets what share; pie chart community treasury advisors; reserve liquidity percentage; distribution between groups
Release calendar = unlock schedule; when unlock; month by month; unlock timeline spreadsheet; many coins hit market; coins released same day dump
Flows = buyback; where rewards come from; fees; revenue shared holders; yield funded income; fee sharing design
Stress scenarios = everyone sells; crash; large holder leaves; whale dumps; death spiral; bear market; market collapse simulation coin; early investors exit together; luna terra spiral avoided
Parameter file = numbers in contract same as paper; spreadsheet; whitepaper code disagree; export numbers developers; config json amounts
Circulating and diluted = fdv; circulating supply meaning; market cap versus fdv gap; low float high valuation; locked coins counted
Cliff and linear vesting = vesting how long; cliff meaning; waiting period twelve months; gradual monthly release; staggered unlock start
Emission curves = halving; reduce rewards over time; bitcoin halving style schedule; front loaded incentives; decreasing rewards yearly inflation
Legal classes = security; e-money; legal class; mica category coin; howey affects token design; asset referenced regulator
Can a model predict = price forecast; will token rise; how much worth; value of token prediction; guarantee coin pumps moon; future valuation 10x; investors expected return number
How much should the team = percent for founders team; team share allocation; employees share; founders slice supply; shrink team share insiders; advisors 20 percent fair
Does burning tokens = burn half of coins others double; burn raise price; burning makes token more valuable; deflation; destroy supply price rises; quarterly buyback useless; scarcity raises value shiba
Purpose = why anybody hold coin; who needs token reason; incentives users investors; coin make sense; token good use
First model = excel sheet token economy; change numbers ourselves; model supply treasury; see formulas assumptions; first calculation token
Simulation = coin price crashes scenario; monte carlo scenarios; test economy bad market; when token economy breaks; try thousands scenarios
Commitment = final token numbers explained; lawyer checks token distribution; allocation goes contract; reasons chosen supply; put figures code
What sets the price = coin economy more expensive many groups; more crash scenarios cost extra; tokenomics price depends; simple coin model cheaper; several income sources cost
What sets the timeline = tokenomics takes how long; missing user numbers delay; lawyer checks coin plan time; promises to investors unclear slow; tokenomics ready faster
What is handed over = get tokenomics excel file; unlock schedule delivered; who gets what percent table; can we edit model ourselves; simulation results included; numbers for programmers coin
What we need from you = need revenue numbers for tokenomics; what already promised investors; how much money left runway; does product work without coin; prepare before tokenomics; share user statistics; promised coins to first investors already`,
  '/services/multichain-deployment': `
Difference list = what differs between chains; problems when moving to another chain; surprises second network; incompatible features checklist; gas model unlike before porting
Settings by network = configuration addresses; wrong address configured; parameters each chain; version control configs; testnet mainnet mixups
Predictable addresses = same address all chains; create2 salt factory; identical contract location; vanity address customers
Resumable scripts = deployment stops halfway; fails in middle; half deployed; gas spike during deploy; network hiccup midway continue; deploy twice accidentally; rollout crashed halfway
Ports = move solidity to solana tron; rewrite code for solana; port contract; translate solidity rust; rebuild ethereum project tron; rewrite effort solana version
Supply rule = total supply over several chains; where minted; twice as many tokens; coins duplicated every chain; native bridged token; inflation across networks total
Drift check = settings different over time; someone changed config; know all networks same; forgotten update one chain; compare deployed versions; detect unauthorized change setting; notice if somebody quietly changes a setting on one chain; one chain still runs old version
Ethereum, BSC, Polygon = deploy our contract on polygon and bsc; same code ethereum polygon; arbitrum base avalanche compatible; push0 opcode error; reuse code unchanged
Tron = tron compatible; tron energy bandwidth fees; solidity works tron; address starts t
Solana = solana rust; separate implementation effort; why solana costs extra
Chain ID = replay signature on other network; replay attack protection; fork same signature; message valid elsewhere
Will our contract have the same = identical address; same address everywhere polygon bsc ethereum; deterministic address look alike; constructor differs address; tron exception address
Is one audit enough = one audit or two for ethereum and polygon; audit each chain again; separate audit per network; pay auditor twice; security review every network; solana port audited; audit costs multichain
How many networks = how many chains to start; one or several chains at launch; all chains together; add chains gradually; many chains burden; begin ethereum only; maintenance effort each
Portability review = contract run on other chains; code compatible tron solana; changes needed another network; differences between chains check; missing oracle on chain
Fork rehearsal = practice deployment copy mainnet; simulate deploying every chain; dry run scripts locally; test without paying gas; local solana tron try
Lead network = which chain goes first; all chains same time; start single network; avoid repeating same mistakes; begin ethereum then others
Rollout = order remaining chains; add next networks after first; check each chain small payment; who owns contract each chain; verified code everywhere
What sets the price = each extra chain costs more; adding solana expensive rewrite; tron version cost extra; same evm code cheaper; how many chains price
What sets the timeline = why multichain takes so long; no tests delays chains; solana rewrite needs new audit; signers missing on chain slow; live on five chains faster
What is handed over = get deploy scripts; launch next chain ourselves later; list of addresses every chain; continue after failed deploy; check chains still same settings; who owns solana version
What we need from you = give you github repo tests; which chains first tell you; who pays gas deployment; wallet addresses owners each chain; which oracle dex our app uses; prepare before more chains`,
  '/services/infrastructure': `
RPC nodes = own node size; archive node; full node; hardware sync blockchain dedicated; historical state queries; rent endpoint own
Request gateway = load balancing; cache; hide provider key; alchemy infura down; rate limit exceeded; api key leaked browser; route around failure; single endpoint all apps
Indexer = database of events; query events sql; duplicate rows after reorg; rebuild data scratch subgraph
Transaction sender = nonce; stuck transaction; sending many transactions; payments queue backend signing; raise fee automatically; nonce low bulk payouts
Alerts = alarm when node falls behind; told when a node stops; know when node down; monitoring at night; who gets called; warned; notify telegram pager night; disk full lagging blocks; wallet low gas warning
Infrastructure as code = terraform; rebuild; second environment staging; kubernetes ansible scripts; disaster rebuild servers; duplicate setup automatically
Runbooks = our staff operate; documentation for operations; what to do at outage; vacation admin replaced manual; hard fork upgrade steps; restore snapshot guide
Ethereum nodes = ethereum client geth; geth nethermind lighthouse prysm; consensus execution client diversity
BSC and Polygon = bsc node; bor heimdall sync; bnb node growth erigon; polygon sync trouble
Solana RPC = solana node hardware memory; ram bandwidth expensive solana; old blocks missing bigtable; solana node heavier than ethereum node; memory hardware bigger
WebSockets = websocket drops; missed events reconnect; live feed interrupted gap
Should we run nodes = own nodes or infura alchemy; rent nodes; provider or own; quicknode cheaper subscribe; self host servers cost; depend third party nodes
How do we know that a node = trust provider; wrong data; node lies; false balance stale blocks; malicious provider data; verify independently light client
Can the same setup run validators = validator slashing; run a validator; staking node; stake eth 32 earn; double signing failover danger; earn validating servers
Load profile = many requests per second need; measure current traffic nodes; size servers correctly; which rpc calls used most; capacity planning usage
Small copy = estimate hosting cost trial; small test node first; expensive servers check first; mini version before buying hardware; real disk bandwidth bill
Failure tests = server crashes test; pull plug node; simulate outage provider down; disk full alarm; chaos test backup takes over
Cutover = switch new nodes without downtime; migrate apps old provider; go back migration fails; keep old server running meanwhile; move gradually one app; go back if it goes wrong moving apps; return to old nodes
What sets the price = node more expensive old history; archive node price; requests per second cost; servers in several countries extra; backup provider cost; cheaper rpc setup
What sets the timeline = how long does node sync; node setup takes days; switching apps to new node time; waiting for aws access; own servers delivery delay
What is handed over = who owns servers nodes; nodes in our aws account; get terraform scripts; instructions for our admins; alarms set up included; run nodes without you later
What we need from you = need own cloud account nodes; bring own servers hardware; who gets woken at night; how long can it be down; which chains rpc calls we use; prepare before node setup`,
  '/services/private-blockchain': `
Network plan = which platform; one member offline; site down; how many servers; datacenter locations hardware; survive outage member; consensus choice design
Membership = new member joins; add or remove company; who may join; leave exclude; onboarding partner organization bank; kick out bad participant; suspend supplier certificates; throw out; kicked expelled suspended; get rid of one company
Ledger logic = who must confirm an entry; endorse; programming languages java go; business rules chaincode; two parties sign before recorded; wrong entry rejected
Confidentiality = competitors see our data; keep prices secret from others; who sees what; hide from members; patient records visible whom; rival reads deal amounts; encrypt trade secrets
Connectors = connect sap erp; staff must learn new software; legacy software integration; oracle database import; scanned invoices ai; same screens staff
Member kit = member without it department; run node easily; how do partners start a node; small firm installs; partner lacks admin; setup guide docker; hosting each participant
Rulebook draft = who decides who pays; agreement between members; shared costs; governance of consortium; contract among participants; voting upgrades steering committee; split bills disputes
Hyperledger Besu = besu; ethereum enterprise gas free; quorum alternative solidity private
Hyperledger Fabric = fabric; ibm channels private collections; x509 identities endorsement
Crash or Byzantine = dishonest member; raft; malicious insider node; bft raft ordering; cheating participant tolerated
Public anchoring = members rewrite history together; prove to outsiders; manipulate old records; collusion rewriting history; ethereum timestamp hash court; evidence outsiders verify
How many validators = minimum number of nodes; how many members companies needed; smallest consortium two companies; four nodes sufficient; one member dominates nodes
Can data be deleted = gdpr erase; right to be forgotten; delete personal data blockchain; patient privacy request; remove customer record immutable; privacy law salted hash
What if the founding member = founding company quits our consortium; founder leaves quits; member leaves exits; initiator drops out; company that started it; initiator bankrupt survive; main sponsor pulls out; depend single company leader; partner who set up our network wants out does it all stop
Round table = meeting all partner companies; data competitors see; agree who contributes; partners refuse share secrets; kickoff consortium members together
Test network = pilot two companies; try consortium chain fake data; which process tested first; trial nodes partners; proof concept members
Governance drill = practice adding new company; member node fails exercise; rehearse upgrade vote; test removing partner; try consortium decisions before live
Parallel books = run old new system side by side; switch off old accounting; compare ledger existing books; month end figures match; double running transition; keep old bookkeeping going beside new ledger for a while
Used for = who uses closed blockchain; hospitals share patient files; track goods between suppliers; banks share ledger; land register property deeds; insurers exchange claims; company register government
What sets the price = private chain more expensive many companies; connecting sap costs extra; secret documents raise price; more nodes cost; small consortium cheaper
What sets the timeline = why private chain takes so long; partners argue over rules; old and new system side by side; test system access waiting; private chain ready faster
What is handed over = who owns private network; get ledger source code; sap connector included; how new partner joins kit; contract draft between companies; run network without you
What we need from you = need partners before private chain; who runs the servers members; which papers are shared tell you; data secrecy storage rules ours; one contact person for all companies; prepare before private chain`,
  '/services/cloud-edge': `
Placement plan = where does it run; device or cloud; aws local server component; latency budget architecture; part runs factory
Reads near users = slow for users in asia; cache; fast worldwide; cdn app laggy abroad; australia response time; distance server loading speed
Single writer = several regions; duplicate transactions; nonce conflict regions; same payment sent twice; active regions queue order
Device gateway = offline no internet; connection lost in ship truck; data lost; sensor without network; wifi drops warehouse; store readings until reconnect; truck tunnel satellite remote site
Models on site = ai on device; camera images stay; video not in cloud; cctv analysis privacy; inspect products machine vision; factory defect detection gpu
Fleet updates = update thousands of devices; faulty update brick; remote update; firmware rollout stages; update breaks machines rollback; patch field equipment
Cost and exit sheet = leave aws; cloud cost; switch provider; hosting bill surprise; vendor lock amazon azure; egress charges migrate google
MQTT = mqtt protocol; message broker duplicates; iot protocol unstable connection
TPM and secure elements = device key chip; sensor cloned; hardware identity genuine sensor; clone equipment key machine
Remote attestation = tampered software; trusted enclave sgx; hacked firmware detection; machine boots genuine software
Merkle anchoring = too many readings; cost per reading; millions of sensor values; cheap bulk recording; temperature logs chain cost; one transaction thousands entries
Do blockchain nodes = node on device raspberry; run node factory gateway; light client small computer; validator small hardware
Can sensor data = sensor faked manipulated; lie of sensor; trust readings; garbage in; thermometer fridge trick; calibration broken meter values; fridge temperature proof
Does our data have to stay = data in germany eu; country location; data residency; privacy law abroad servers; keep inside switzerland canada; eu only cloud border
Latency map = measure delay branches; slow connection stores; ping speed rural sites; check lag worst devices; network speed factory survey
Local and central decisions = branch decides without headquarters; rules run on site; split cloud local decides; factory acts without asking; head office control stores
Pilot site = start one factory store first; pull plug internet outage trial; test offline back online; try single location before all; unplug network experiment; try in one single factory first; one plant disconnected
Fleet = add more locations later; roll out hundreds stores; set up new branch automatically; technician configure each device hand; identical install everywhere
Used for = what is edge good for; monitor freezer food temperature; factory machines without internet; electric car chargers; warehouse sensors; smart meters power
What sets the price = edge more expensive each location; ai camera model on site cost; use existing hardware cheaper; offline operation costs extra; more regions price cloud
What sets the timeline = edge takes so long hardware delivery; waiting for devices shipping; first store trial time; updating all devices takes weeks; edge rollout faster
What is handed over = get plan where servers go; who controls device updates; leave aws later costs; delay measurements delivered; gateway software ours; cloud bill estimate included
What we need from you = how many locations devices tell you; data must stay in country; internet outage how many hours; existing aws azure contract; which hardware already own; prepare before edge`,
  '/services/security-hardening': `
Privilege inventory = who has access; list of rights; list everyone admin access; former contractor still rights; single insider steal funds; list of rights
Key custody = how to store keys safely; where to keep private keys; company keys treasury; hsm; cold storage company crypto; seed words safe deposit vault; split keys different locations
Signing routine = fooled by website signing; bybit hack; signers check; tricked approving malicious transaction; verify second device before signing; safe interface shows fake data
Build pipeline = is our deployment secure; supply chain attack npm; dependencies; build server; github actions hijacked release; malicious library dependency update; ci secrets leaked
Staff sign-in = employees passwords; fired employee; two factor; phishing of staff; yubikey instead weak passwords; shared team logins; sim swap sms code; ex employee still logs
Domain and front end = dns hijack; website taken over; domain stolen; registrar social engineering; website replaced drainer script; dns takeover alarm
Incident plan = what to do when hacked; emergency plan; who decides; breach response crisis team; public statement press after hack; communicate chat compromised
HSM and FIPS = hsm level; hardware security module needed; tamper resistant certified chip; cloud hsm enough
Bcrypt and Argon2id = store passwords hash; hashing customer passwords database; password leak algorithm; md5 sha256 outdated
SLSA = build provenance; software supply chain proof; trace release back source; signed build artifacts
Checklists = owasp checklist standard; iso 27001 cis ccss benchmark; security framework follow; industry checklist crypto keys
How many signers = how many people sign treasury; multisig 2 of 3 or 3 of 5; signatures needed; signer dies unavailable treasury; number approvals company funds; all keys same office
Is a hardware wallet = ledger trezor enough; ledger safe; usb device protects malware; trezor alone sufficient; cold wallet still hacked
What comes first when a key = key leaked stolen; private key exposed github; compromised first step; seed phrase leaked immediate action; wallet compromised move money now; hacked right now steps; someone got hold of our admin key what now; urgent key in wrong hands
Written scope = permission before hacking company; which systems attacked; signed agreement pentest; touch third party servers; limit testers access; pentesters poke at systems we did not agree on; hands off other machines
Attack paths = ways hacker steal funds; phishing employee leads wallet; weakest points ranked; easiest way in thief; social engineering staff; someone in office clicks bad mail; how far would a hacker get; malware attachment opened; show damage possible
Fixes = who closes holes found; most urgent vulnerabilities first; security makes work harder staff; repair weaknesses priority; employees still work normally
Fire drill = practice emergency stolen key; simulate hack team; staff react fast enough; incident response exercise; who calls whom breach test
What sets the price = hardening more expensive large team; many keys systems price; you fix it costs extra; only check without fixing cheaper; security cost depends company size
What sets the timeline = security work how long; waiting for yubikeys hardware; permission letter before start; emergency exercise date team; hardening faster
What is handed over = list who has access; ranking how hackers get in; emergency plan after hack; get key ceremony record; security fixes included proof
What we need from you = give you admin access; written permission for testing; passwords do you need ours; list of employees suppliers with access; read only aws github; who approves changes us; prepare before hardening`,
  '/services/consulting-compliance': `
Activity inventory = what do you look at first; list features; activities count regulated; describe features regulator plainly; admin functions overlooked
Jurisdiction table = which country law applies; based in one country customers in another; where incorporate; offshore company dubai cayman; register headquarters crypto; server location matter law
Token facts = is my token a security; classify token; utility or security; coin counted investment contract; utility coin arguments; legal nature coin
Licenses and registrations = do we need license; avoid license; bafin permit; which license; permission before launch needed; vasp casp registration; operate unlicensed penalty
Design consequences = what must change in product; cost of rules; redesign app because law; extra screens staff effort; regulation makes build expensive
Brief for counsel = we have lawyer already; lawyer does not understand blockchain; prepare for law firm; save attorney hours bill; explain tech law firm; prepare questions attorney
Watch list = law changes; new regulation; rules change next year; upcoming bills court rulings; stay current regulation changes; new deadline next year; keep an eye on laws not passed yet; coming legislation
MiCA services = mica applies; europe crypto regulation; casp categories custody exchange; eu wide passport authorization; transition period europe
Howey test = usa security law; sec investment contract profit expectation; marketing promises american buyers
Money transmission = money transmitter; fincen msb registration; new york bitlicense state licenses; forwarding customer funds payments
Payment stablecoins = stablecoin regulated issue euro; e-money genius act; rules stablecoin; launch own dollar coin; backing reserve required; euro coin issuer bank
Is compliance consulting legal = are you lawyers; legal advice; replace lawyer; attorney opinion letter; still need law firm; liable wrong answer; i need a lawyer is that you; can you act as our attorney
Does decentralization exempt = decentralized so no rules; dao no license; nobody controls protocol license; defi dao regulated anyway; loophole website operator
Can we simply block = exclude us users americans; geoblock countries; vpn; ban americans ip; sanctioned countries keep out; terms forbid users enough
Neutral description = explain business model plain words; describe money flow without jargon; who holds funds written down; describe product lawyers; fact sheet system
Mapping = which laws apply project; find regulations references; cite paragraph source; compare business law; list relevant legislation
Variants = cheaper way satisfy law; redesign avoid license; rule too expensive alternative; change product less paperwork; workaround costly regulation
Confirmation = own lawyer signs off; attorney disagrees findings; who approves legal list; lawyer checks each point; in house lawyer objects
What sets the price = compliance more expensive each country; several coins cost extra; comparing versions of product price; regulation check cost depends; only europe cheaper
What sets the timeline = compliance takes how long; our lawyer answers slowly; missing description of money flow; regulation check faster; how soon know if license needed
What is handed over = get table of countries rules; paper for our lawyer; do we need license answer delivered; product changes because of law; notice when laws change; compliance report contents
What we need from you = need own lawyer compliance; which countries we sell tell you; sketch where money goes; licenses we already have; company structure papers; prepare before compliance check`,
  '/services/technical-advisory': `
Decision statement = which questions can you answer; one burning question board; unsure path choose; define problem before deadline
Evidence review = what do you look at; check documents code; read contracts invoices data room; look behind vendor slides; incident logs facts
Vendor interview = question our supplier; join vendor call; interview other agency; grill contractor sales pitch; sit negotiations agency; tough questions developers
Claim check = vendor offer any good; judge supplier quote; offer too good to be true; is vendor telling truth; check whitepaper promises; 100000 tps claims; startup exaggerates marketing; unhackable fastest chain claim; military grade encryption true
Due diligence = buy company invest startup; check before investment; acquisition code quality; venture fund invest technology; acquire crypto startup worth; red flags before merger; buy a startup and check their code; who holds the keys before we purchase
Option paper = what do we get; recommendation report; written report pros cons; alternatives recommendation board; deliverable pages advice
Reversibility = can it be undone; permanent irreversible mistake avoid; regret choice go back; locked forever vendor choice
Transactions per second = tps speed; benchmark numbers comparable; solana 65000 throughput claim; chain speed marketing
Source licenses = copy fork open source code; gpl license; fork uniswap; clone defi code legally; mit gpl bsl difference; copyright open source sued
Real control = who really controls protocol; really decentralized; admin key behind defi; team shut down protocol; decentralized only name
How does advisory differ = advisory or audit; which do we need; consultant versus auditor hire; second opinion full design; service buy first instead
Can advice be independent = neutral conflict of interest; recommend yourselves; sell us something; bias toward own projects; honest opinion commission; sales trick follow work
What if the decision = already signed contract; already chose; too late; regret vendor halfway project; save ongoing project signs; money already spent wrong choice; board already picked chain too late
Framing = first talk advice prepare; who makes decision company; promises already made investors; clarify actual question; tell situation start
Source reading = look through existing code; study existing documents; asked about gaps who; missing information vendor; read whitepaper repository
Counterargument = devil advocate plan; honest criticism favorite solution; tell idea bad; second opinion challenge; reasons against choice
Paper and meeting = receive result advice; pages long report; present results board; written recommendation then talk; summary management
What sets the price = advice more expensive large code; comparing many vendors costs extra; second opinion price; reading contracts documents cost; short advice cheaper
What sets the timeline = how fast second opinion; board meeting date deadline advice; interviews with staff time; waiting for data room; urgent advice before signing
What is handed over = get written recommendation; reasons against your advice; notes from supplier talks; explain report in meeting; show report to board
What we need from you = send you offers contracts; who decides in our company; give access to code data room; are you independent of vendor; prepare before second opinion; what decision do we face`,
  '/services/smart-contract-audits': `
Scope sheet = what is audited; scope; what do you need for audit; files included excluded lines; send repository commit frozen; contracts covered review
Adversaries = which attackers; dishonest insider admin considered; mev bots flash loan threat; who attack contract why
Manual review = automated tool or human; ai audit; person reads every line; humans read code software; chatgpt scanner enough check; logic errors found reviewer
Fuzzing and invariants = echidna foundry fuzz; random inputs property testing; automatic edge cases search
Proof of concept = prove bug is real; disagree with finding; demonstrate exploit works; developers deny finding false alarm; show that a hole is real or just an opinion
Ranked report = who decides which findings are serious; what is in report; publish the report; severity; critical findings; high medium low issues; show investors audit certificate; pdf results recommendations
Fix check = recheck after fix; second review included; fixed bugs; retest repaired code included; verify patch remediation; after corrections second look
Types of reentrancy = reentrancy; read only cross function reentrant; view function manipulated
Share inflation = vault first depositor; erc4626 donation attack rounding; first user steals vault deposits
Signature replay = replay; signed message reused twice; permit nonce deadline missing
Solana programs = audit solana rust anchor; missing signer pda checks; rust anchor vulnerabilities common
Does an audit prove = sure nobody hacks us after audit; hacked despite audit; find everything all bugs; audited hacked anyway; hundred percent safe; guarantee no hack; audit miss; guarantee bug free contract; audited project still exploited; auditor liable drained
Can you audit contracts that = audit own code; you built it you audit it; independent; conflict interest own work; external second firm; grade own homework
What if the code = change after audit; one line changed; audit still valid after update; hotfix after audit report; add feature next month review; report outdated new version
Pinned commit = change code during audit; needed before audit starts; prepare code auditors; developers explain code auditors; which version audited
Reconstruction = auditors understand contract purpose; code differs whitepaper; documentation wrong missing audit; figure out permissions code; audit without docs
Review = auditors actually work daily; manual automatic checking; line by line humans; tools plus people searching bugs; think like attackers
Report and recheck = hear critical bugs early; check fixes again; retest after repair; final audit report contains; serious hole told immediately
What sets the price = audit more expensive lines of code; price per line audit; fuzz testing costs extra; external protocols raise audit price; small contract cheaper audit
What sets the timeline = how long audit takes; code still changing audit delay; tests failing before audit; fixing bugs fast audit; urgent audit faster
What is handed over = get audit report pdf; proof bug is real; recheck after fixing included; severity ranking of bugs; show audit report to investors; fuzz tests ours after audit
What we need from you = code must be finished before audit; need tests for audit; what to send auditors; previous audit reports give; programmer available for questions; deploy scripts needed audit; describe what must never happen`,
  '/services/legal-compliance': `
Tiered onboarding = kyc too strict small amounts; passport for small; different levels; verification steps; documents annoy customers signup; buy small without passport; raise limits later kyc
Business customers = business customers kyb; verify company; beneficial owner shareholders check; corporate account opening; director authority sign; check who is behind our corporate clients; clients are companies; owners of a firm
Address screening = dirty coins stolen; sanctioned address; check incoming funds; mixer tornado cash deposit; tainted funds chainalysis; wallet linked crime blocked
Monitoring and cases = suspicious transactions; money laundering detect; who reviews; split payments smurfing alerts; suspicious activity report officer; fraud red flags reviewed
Travel Rule exchange = transfer data other exchange; self hosted wallet proof; pass sender name other exchange; prove unhosted wallet mine; recipient details provider
Disclosure screens = show risk warnings; consent; risk notice checkbox proof; accepted terms version stored; fees shown before buying
Records and deletion = how long are passports kept; how long keep data; delete after; auditor export authority; retention five years kyc; erase customer file request; police authorities want records
FATF Recommendation 16 = travel rule; ivms101 format sender data; minimum threshold 1000 euro transfers
Sanctions lists = ofac list; name match north korea russia; eu blacklist wallets; politically exposed persons
Liveness = selfie photo mask deepfake; fake id; ai face swap selfie; photo held camera; someone else passport used
ERC-3643 = token only for verified investors; restrict who holds token; permissioned security token kyc wallets; identity claim transfer restriction
How is this different = consulting or legal compliance difference; advice software implement; need consulting kyc both
Who sees the identity = who sees passports ids; kyc documents stored; privacy of id; do you see passport; passport scans storage breach; staff read id documents; sumsub onfido keeps files; users upload passports who gets to see them; staff look at uploads; human who looks at passport photos of our customers
Can we tell a user why = account blocked why; tell customer transfer held; frozen transfer reason; tipping off forbidden suspicion; explain frozen account customer; angry client payment blocked
Rules to triggers = id check required checkout when; turn law software logic; above amount verify customer; which countries trigger check; translate regulation code
Provider trial = compare kyc vendors; test id verification foreign names; arabic chinese names misspelled; which sanctions screening vendor; try fake passport demo
Shadow run = test alerts without blocking customers; too many false alarms; silent mode first; compliance officer reviews hits; real customers affected trial; run silently at first without stopping customers
Activation = wrongly blocked customer complains; who handles blocked accounts; long customers wait review; switch on blocking; appeal rejected user
What sets the price = kyc more expensive each country; several providers cost extra; business customers kyc price; connecting systems aml cost; cheaper kyc one country
What sets the timeline = kyc takes so long provider contract; waiting for sumsub agreement; trial run before real checks; lawyer requirements delay kyc; kyc live faster
What is handed over = who owns kyc system; get aml source code; report for police regulator; how long customer data kept; list of suspicious alerts; sanctions check tool ours
What we need from you = need own compliance officer; need kyc provider contract ourselves; lawyer must confirm rules; which customers countries limits tell you; how long keep passports; prepare before kyc aml`,
  '/services/whitepaper-documentation': `
Mechanism paper = what is in whitepaper; how token works explained; formulas; tokenomics math equations explained; worked number examples paper; technical yellow paper contents
Plain summary = short version; investors read; non technical; litepaper two pages; normal people understand project; short pitch investors
Risk chapter = risks honest; disclose dangers losing money; honest downsides weaknesses paper; everything go wrong project
Developer guide = docs for developers integrate; sdk quickstart tutorial; code samples outdated break; onboarding outside programmers integration
Reference = api reference generated; function list parameters types; automatically generated docs; endpoint listing lookup
User help = help for users screenshots; faq manual beginners customers; step pictures help center; screenshots update automatically
Editable sources = edit text later ourselves; format word pdf; own document; markdown word latex files; change wording ourselves git; translate text later
MiCA white paper = mica whitepaper notify; notify authority bafin prospectus; prescribed contents warnings filing
NatSpec = comments; solidity comments explained wallet; inline function notices
OpenAPI = api description; swagger rest json rpc; generate client library
Diátaxis = structure of docs; organize messy documentation pages; tutorials versus how-to guides
Is a whitepaper the same = mica white paper required; legal document; regulator whitepaper; legally required europe listing; liable paper contents; prospectus litepaper both
Should a whitepaper mention = put expected price return roi; promise profit; price target in paper; guarantee gains roi forecast; investors expect profit numbers; marketing hype sued; say the token will go up; write that it rises in value; claim it becomes worth more
Who keeps the documents = docs outdated; update later; after a year; stale pages software changes; documentation maintenance each release; responsible updating manual
Readers = paper written audience; investors developers audience; define target group; people know after reading; different versions each audience
Extraction = information source paper; interview developers; code contradicts description; talk engineers manual; documentation made reading source code
Reader test = outsider reads paper first; normal person understands draft; proofread manual before publishing; independent reader feedback; check readable beginners
Publication = lawyer approves whitepaper text; when manual goes online; docs published each version; legal check claims; release date paper
What sets the price = whitepaper more expensive translation; second language costs extra; number of pages documents price; user guide and developer docs cost; already have draft cheaper
What sets the timeline = how long whitepaper writing; lawyer approves whitepaper time; interviews with developers; test readers whitepaper; whitepaper ready faster
What is handed over = get editable whitepaper word file; who owns whitepaper text; short version for investors; risk warnings included; edit diagrams later ourselves; manuals for users delivered
What we need from you = need to write draft whitepaper; engineer answers questions whitepaper; what we already announced twitter; which countries whitepaper is shown; access to our code whitepaper; prepare before whitepaper`,
  '/services/fast-track-support': `
Direct channel = talk directly to engineer; slack chat; ticket; whatsapp telegram engineer; no call center tickets; personal contact answers quickly
Scope triage = what can we leave out; too much to do; prioritize features; cut features impossible deadline; must versus nice features; little time drop
Blockers = deployment fails; stuck; error before launch; nothing works; build broken bug stops release; wallet connection error urgent; deploy reverted help now
Release rehearsal = test the launch; dry run; practice; practice go live testnet; simulate fork beforehand; avoid surprises launch
Stop criteria = postpone launch; who decides stop; delay; call off launch not ready; go no go decision; who cancels release
Launch watch = launch day; at our side; weekend launch support; watch; monitor first hours saturday; hackers during launch standby; war room traffic
Technical debt list = shortcuts; skipped; quality suffers; cut corners clean afterwards; quick dirty leftovers risk; postponed todo list
Severity levels = severity; priority bugs critical; counts emergency incident level; cosmetic issue versus funds risk
Stuck transactions = pending transaction replace; same nonce higher fee; hanging payment cancel resend; expired blockhash again
Permanent deployment = undo deployment; remove contract; delete contract blockchain; wrong version live take back; rollback redeploy impossible
Fee spikes = gas high at launch; gas war release day; crowded network expensive; deploy before fees explode
Which parts of a release = cannot be faster; hard to speed up before launch; speed up everything; limits of fast; app store review slow; what takes longest; audit duration bottleneck; apple google approval takes weeks; kyc provider contract slow
Can you join when another = jump in weeks left; deadline fixed need hands; take over project half finished; other agency left; previous developer gone disappeared; continue someone else code; inherit rescue project; freelancer vanished; work on top of existing code; existing app of another agency; inherited messy codebase; programmer quit mid project; finish someone unfinished app; replace vendor now
When is an engineer available = night weekend 24/7; hours of support; on call; time zone midnight sunday; holiday phone reachable; europe asia hours support
Triage call = first call urgent project; deadline still doable; honest opinion tight date; phone emergency rescue; launch date too soon
Smallest release = cut features meet deadline; mvp wait until later; reduce scope launch sooner; drop features now; bare minimum version
Code freeze = last minute changes before launch; who checks urgent fixes; stop adding features; practice launch repeatedly; second pair eyes hotfix
Launch = who watches go live day; present release night; clean up shortcuts after rush; checklist launch day; leftover technical debt list
What sets the price = rush job more expensive; weekend night engineer costs extra; unfinished code raises price; urgent launch surcharge; many open bugs price
What sets the timeline = can you make deadline; launch next week possible; we decide slowly deadline missed; problems found in rehearsal delay; emergency help how soon
What is handed over = what do we get urgent launch; launch checklist ours; when to cancel launch written; list of shortcuts to fix later; release scripts handed us
What we need from you = why is date fixed tell you; give github access quickly; boss reachable to decide; audit done or not status; money for gas ready launch; prepare before urgent launch`,
  '/services/training': `
Skills interview = different levels; beginners and experts; what level; skip basics; assess staff mixed group; tailored seniors juniors; placement before workshop
Contract workshop = learn solidity; own code; hands-on solidity programming class; practice own repository code; write smart contracts ourselves
Attack lab = learn hacking; security training; ethical hacking exercise contracts; exploit vulnerabilities find bugs; think like hacker
Signing practice = practice multisig hardware wallet; treasury team; finance team approvals ledger; spot fake signing request; phishing drill treasurers
Operations drill = ops team devops practice; outage exercise; admins simulate node outage; restore backup exercise; emergency call practice
Sessions without code = managers support staff non technical; sales legal people; board executives; marketing hr customer service; nontechnical bosses lawyers explain; scams awareness staff; helpdesk hotline; folks who do not program; cannot code
Material = keep slides recordings; exercises afterwards; handouts slides videos afterwards; reuse new hires; homework solutions workbook
Test networks = testnet; sepolia amoy devnet faucet; free practice coins; goerli gone replacement
Foundry, Hardhat, Anchor = tools; framework install laptop; truffle remix foundry
Capture the flag = game exercise; ctf competition hacking challenge; ethernaut self study puzzles
Blameless review = review; mistakes punished team culture; post mortem lessons learned
What should developers know = prerequisites beginners; java developers; no blockchain experience; preparation needed; python javascript background enough; beginner programmer join; rust git required beforehand; what should they know already; prior knowledge required; what should they know beforehand
Do participants need real = courses use real crypto; buy crypto for course; real money eth; risk own money class; bring personal wallet; buy ethereum practice coins; do they need real coins; need own crypto; real money needed
How do we know whether = exam test result; certificate proof; measure success; did it work; diploma exam graduates; staff learned anything evaluate; return workshop spending
Roles and gaps = test staff already knows; beginners experts mixed; assess skill level before course; quiz employees beforehand; who needs which class
Syllabus = topics course cover; tailor lessons own work; which subjects first; customized curriculum; generic course adapted
Hands-on sessions = practical exercises just slides; participants code themselves; work pairs workshop; lecture boring theory; practice class without real money
Solo release = team work alone after course; final exam training; prove they learned; deploy without help while watch; graduation test independent
What sets the price = course more expensive more people; price per participant training; own code examples cost extra; more sessions training price; small team workshop cheaper
What sets the timeline = when can training start; finding dates for team course; our code messy training delay; talks with staff before course; training sooner
What is handed over = keep slides after course; exercises with answers included; course plan for each job; can team release alone afterwards; workshop materials ours
What we need from you = bring own laptop training; admin rights install software course; who takes over which part; past failures examples course; access to our code training; prepare before workshop`,
  '/products/token-generator': `
The form = what do users enter; fields visitor fills out; too many zeros typed supply; easy beginners without coding skills
The review = change after sign; check values; double check before final confirm; summary screen catch typos; irreversible after click
Contract templates = custom contract; same contract; hidden owner rights; backdoor; secret admin access creator coins; everybody same code copied; you print extra secretly
Signing in the wallet = who pays deployment; private key safe; do you see key; customers pay network cost metamask; store users keys; phantom connect
Published source = verify on etherscan; source public; code visible bscscan; investors inspect code; green checkmark etherscan automatic
Your admin page = earn fee from users; charge customers; see who deployed; earn money with generator; commission every coin made; restrict which users create; switch off network; dashboard statistics
ERC-20 and BEP-20 = ethereum polygon bsc; binance avalanche base arbitrum; same coin two chains at once; metamask compatible
SPL on Solana = solana; phantom coin cheap fees; freeze authority risk; revoke minting rights
Decimals = how many decimals; digits after comma; smallest fraction 18 or 9; supply too large rejected
How is the generator different = generator or token creation service difference; one coin only or unlimited coins; single project versus tool; hire you instead
What if a user deploys = typo wrong name; undo; mistake in token; delete token; customer entered bad symbol; refund wrong supply; rename coin afterwards; replace swap
Do generated tokens need = audit every token; audited; security check each coin expensive; reviewed once covers customers
Choose networks = which chains make coins; only bsc and polygon; hide options from customers; offer solana token form; switch off features generator
Set the templates = add burn function coin; pausable token type; changed template tested again; maximum supply option; own token blueprint
Add your brand = our logo on token tool; own domain white label; terms imprint legal notice; translate generator language; customize name colors form
Launch = try tool before customers; sample token every chain; when token form opens; go public generator; trial coin testnet first
What you can change = charge users something for each token; our fee goes to us
What sets the price = coin generator more expensive extra chains; token maker cost custom options; cheaper generator single network; charging users costs extra; token generator budget depends
What sets the timeline = why token generator takes long; get coin maker faster; delay legal disclaimer text; logo branding slows generator; testing templates how many weeks
What is handed over = who owns token generator website; generator run own domain; get contract templates code; admin panel access included; terms legal page included generator
What we need from you = prepare before ordering token generator; bring own domain logo; choose chains offered; registration required create coins; wallet address collecting fees; anyone public create tokens`,
  '/products/meme-launcher': `
Launch form = what need to launch; fields title ticker description; preview before launching; how easy create doge coin
Picture generator = ai creates picture logo; upload own image; offensive picture; midjourney dalle artwork model; porn nude filter uploads; draw mascot automatically; use their own pic; upload a picture
Fixed-supply contract = mint more later; tax; owner rights; safe for buyers; hidden fees blacklist holders; creator print extra coins; renounced ownership; creator makes more of it afterwards; print additional coins; guy who launched it increases number
First liquidity = where traded; pump.fun; liquidity comes from; bonding curve start; raydium uniswap pancakeswap listing; money behind pool burned; lp locked forever; graduate dex
Token page = share page; link for twitter telegram; holders chart public; share with community
Trending list = how trending sorted; pay to be on top; promotion; popular coins ranking; boost visibility paid; hot right now order; hype fake mentions
Moderation desk = offensive tokens; illegal; remove token; brands; racist nazi names report; take down disney logo; complaints abuse admin
Bonding curve = price set how; early buyers cheaper; price rises each purchase; formula like pump fun
Rug pull = creator runs off; rug; scam creator; dump; developer sells everything vanishes; drain pool overnight; investors cheated protection; dumping
Mint authority = solana mint; solana extra supply revoked; endless printing phantom
How do you stop bots = snipers bots first block; fair launch; sniper grabs all coins second; limit per wallet buy; humans fair chance; insider early
Is a meme token exempt = legal; joke so no rules; regulated; jail sec lawsuit dogecoin style; lawyer for fun coin; mica howey; celebrity promise
What if someone launches = stolen picture logo copyright; uses my brand; trademark lawsuit nike mascot; takedown dmca request; celebrity face without consent
Launch rules = creator keeps coins percent; pump fun style bonding curve; creator dump rug pull; lock liquidity meme coin; curve versus pool choose
Curve and pool = price rises meme coin; early buyers pay less; last buyer loses money; calculate price beforehand; math behind bonding curve
Design and wording = our logo colors meme site; change picture style mascot; rules for creators linked; rename texts meme page; own brand not pump fun
Closed beta = bots snipe meme launch; test with few creators; invite only trial; bots grab coins first; try meme coin before public
What sets the price = meme site more expensive bonding curve; pumpfun clone cost; image ai costs extra; solana launcher cheaper; moderators raise price
What sets the timeline = why meme launcher takes long; launch pump site faster; skip beta test creators; simulate curve how many weeks; delay picture rules
What is handed over = who owns meme launch site; launcher under own logo; get meme coin contract code; simulation curve delivered; moderation tool included admin
What we need from you = prepare before meme launcher; choose chain meme coins; dev wallet lock limit decide; banned names pictures list; block countries meme site; provide rules creators
What you can change = customize meme launcher; switch raydium uniswap pool; adjust bonding curve cap; set launch fee creators; different image ai model; change trending ranking; dev share percent`,
  '/products/nft-studio': `
Collection editor = upload thousands of images; traits; edit; 10000 profile pictures layers rarity; bulk import csv metadata; duplicates forgotten file
Your own contract = who owns contract; leave platform; opensea; deployed under artist name; marketplace ban take over; leave keep collection; control address
Lazy minting = who pays if none buys the picture; pay before sold; upfront cost; unsold works; no upfront gas artist; free until sold; buyer covers minting; beginner without budget; pay anything for works that dont sell; unsold pieces cost
Permanent storage = pictures disappear; ipfs; where stored; broken links images gone; arweave pinata hosting; file hosted forever; jpeg server
Storefront = own domain shop; sell on website; auction bids; gallery shop brand look; credit card checkout; highest offer wins; sell songs tickets online
Reveal = mystery box; rare cheat; fair random reveal; blind drop hidden until sellout; insiders grab rares; shuffle order honest; surprise pack
ERC-721 = standard; single piece or 50 copies; limited prints numbered; unique versus edition
ERC-2981 = royalties resale; earn percent each resale; musician percentage secondary sale; opensea ignores artist cut; forced royalty payout
EIP-712 vouchers = voucher replay; same signature used twice; signed offer reused another chain; coupon copied
Do I need the studio = studio or marketplace; only my own works; others sell too; open to other artists; platform like opensea; gallery inviting guests
What does the buyer = copyright; what do buyers get own; what do i own when i buy; use image commercially; own artwork; print tshirt of purchased art; legal rights collector; license terms attached; resell merchandise
Do the works stay = you shut down; bankrupt; works in ten years; site closed; vendor goes out of business; collectors lose artwork; provider stops hosting; survive decades
Gather = upload pictures csv traits; what files art needed; missing image detected; prepare drawings for collection; set price each artwork
Decide = one of a kind or prints; auction or set price; who receives resale royalty; split royalty with cowriter; number copies art
Rehearse = try minting before real; preview collection metamask phantom; mistakes found before sale; art looks right wallet; trial mint free
Sell = open nft shop; who owns contract artist; put collection up for sale; studio keeps my contract; shop belongs to me
Used for = sell concert tickets nft; membership card club nft; musician sell songs royalties; artist sell paintings photos nft; nft examples real use
What sets the price = nft shop more expensive auctions; cost 10000 piece collection; lazy minting costs extra; reveal mystery nft price; cheaper nft polygon solana; several collections budget
What sets the timeline = why nft drop takes long; launch nft collection faster; delay missing artwork files; traits royalties not decided yet; testing nft collection weeks
What is handed over = who owns nft contract; nft shop own domain; images stored who controls; own wallet owner collection; editor included nft website
What we need from you = prepare artwork files nft; prove copyright own images; send traits prices spreadsheet; wallet address royalties; choose chain nft collection; image format upload nft
What you can change = customize nft shop; switch auction fixed price; change royalty percent; split revenue artists; choose ipfs arweave storage; own design domain nft shop; edit traits categories`,
  '/products/launchpad-builder': `
Setup in four steps = how do I set up sale; copy sale; form difficulty non technical; template reuse previous round; minutes create presale
Sale contract = enough tokens; presale or public round; sold tokens missing never deposited; oversold; tested code shared
Automatic refunds = refund buyers; money back; goal missed fails; target not reached; get money back too little raised; campaign unsuccessful investors repaid; crowdfunding flop
Buyer lists = private sale only invited; kyc list; whitelist; invite only investors; max per person; block unverified americans; allowlist upload
Claim and vesting = when tokens delivered; gradual release; tokens unlocked monthly after sale; portion at listing; collect bought coins; lockup investors
Project pages = progress shown; countdown; fundraising bar percent raised; landing page investors; clock remaining
AI review = ai checks description; artificial intelligence finds contradictions whitepaper; screen bad applications; human decides
Soft cap and hard cap = difference soft hard cap; minimum goal; maximum; least amount raised; sold out closes; overflow last buyer; ceiling fundraising; last buyer orders more than is left; sale goes over its maximum
Block time = start end time; sale opens exact minute; timezone launch clock; browser countdown differs
Fee-on-transfer = token tax; reflection coin raised amounts; deflationary token less arrives
Can a project take = run off with presale money; founders disappear run away with money; rug; who protects buyers; scam founders steal raise; milestone release proceeds; investors protected exit; escrow proceeds
When do we need = builder enough; custom launchpad; limits of builder; dutch auction tiers staking; cross chain sale; bespoke pad outgrow
Who is responsible = liable; who is to blame; scam token on our launchpad; sued by investors fraud; operator legal duty; court if project scams; platform owner guilt
Platform rules = who lets projects onto launchpad; paperwork startups submit; which sale kinds possible; reject bad project; fixed price auction lottery sale
Money flow = where raised money goes; our commission launchpad; which coins buyers pay; wrong payout wallet typo; fee percentage set
Trial sale = practice token sale first; try refund before real; employees play buyers; fake sale test launchpad; rehearse presale no real money
First project = who owns launchpad afterwards; runs under our domain; hand over admin control launchpad; first real sale starts; multisig gets keys platform
Used for = crowdfund movie tokens; fund indie game presale; startup raise money token sale; community coin presale; launchpad examples who uses
What sets the price = launchpad more expensive kyc; cost ico platform; extra currencies launchpad price; additional sale type costs extra; cheaper launchpad one chain
What sets the timeline = why launchpad takes long; launchpad live faster; audit delays presale contract; test sale before opening; who gets listed rules undecided delay
What is handed over = who owns launchpad platform; launchpad own domain; multisig admin keys ours; get presale contract code; project pages included
What we need from you = prepare before launchpad; choose coins buyers pay; provide kyc vendor contract; criteria accept projects investors; wallet address raised money; send fee address launchpad
What you can change = customize launchpad; change vesting schedule presale; accept usdc payments sale; launchpad fee percent; block countries investors; add form fields project; approve projects ourselves`,
  '/products/dao-builder': `
Governor and timelock = how proposal executed; wait; delay before money moves; decision carried out automatically; cooling period
Voting token = can one person vote twice; existing token; new token; already have token; use current coin governance; shares give votes; erc20 upgrade vote; convert token
Member portal = members see; delegate; older members easy; website club members vote online; hand vote to friend; summary of long motions; grandma
Proposal composer = make proposal without programming; submit motion budget form; ask for payment template; no coding draft; suggest idea
Treasury view = where money went; show donors; spending; transparency; donations shown publicly; balance accounts club; who spent what; bookkeeping charity
Settings check = one person too much power; quorum unreachable; few insiders decide; simulate outcome with our holders; bad parameters warn; veto alone
Snapshot block = borrow tokens for vote flash loan; buy tokens one minute; borrowed tokens; borrow votes; rent tokens for a day; vote then sell; buy influence before election
Quorum = none votes; turnout; nobody shows up low participation; minimum turnout percent; apathy passive members
ERC-5805 = delegation; appoint representative; proxy voting proxy; weight zero until delegating
Off-chain votes = voting costs gas; free votes; members pay fee to vote; snapshot org free ballot; vote without paying eth; signed message poll
Can a large holder = stop one whale emptying the treasury; whale takes over; majority owner; one member owns half; rich investor controls club; hostile takeover treasury; 51 percent; veto guardian cancel
Can the rules = change rules later; change quorum; amend bylaws constitution; adjust voting period afterwards; replace governor contract
When is the builder = limits; several chambers; builder or platform; reputation voting multi chain treasury; two houses; custom software required; quadratic
Members = who may vote dao; number votes each member; make member list from holders; voters not known yet; founders weight versus small holders
Parameters = vote lasts days deadline; pick right quorum; percent needed pass; try out voting numbers beforehand; waiting time before execution
Dress rehearsal = practice vote with members; try voting without real money; test run dao before launch; train members casting votes; mock ballot testnet
Release = developers keep control dao; when treasury moves over; programmer gives up admin keys; hand over money to dao; backdoor left developer
Used for = sports club members vote blockchain; charity donations spending transparent; housing cooperative voting; association dao examples; fan club vote token
What sets the price = dao more expensive many members; cost voting platform; new voting coin costs extra; moving treasury funds price; cheaper existing token dao; custom proposal forms price
What sets the timeline = why dao takes long; voting platform faster; members practice vote first; quorum undecided delays; how many weeks dao
What is handed over = who controls dao treasury; get voting portal members; own governance contracts code; settings report dao written; nobody spends money without vote
What we need from you = prepare before dao; send member list votes; existing token voting; tell treasury wallets funds; emergency veto person; legal entity foundation required dao; register association lawyer dao
What you can change = customize dao voting; one person one vote; change quorum percentage; shorten voting period days; free voting snapshot without gas; own proposal templates; rename portal logo dao`,
  '/products/contract-builder': `
Feature switches = which options features; combine; checkboxes toggle mint burn pause; contradictory choices; blacklist anti whale option
Readable output = code understandable; hidden functions; learn from code; clean commented solidity; obfuscated hidden backdoor; understand generated file; beginner student
Tests in the package = tests included; unit coverage foundry hardhat; break something when editing; test suite download
Pinned build = compiler version verify; solc optimizer settings; etherscan verification fails; same bytecode again; reproducible
Plain-language sheet = explain code to boss; what owner can do; non developer; lawyer; english summary management; owner powers listed; investor friendly overview
Your modules = add own module; company rules; custom feature added switch; internal standards policy; template of our firm
ERC-20, BEP-20 = language; coding language chains tron; binance compile remix; tron differs ethereum
SPL = solana rust; phantom token script; rust program generated; solana instead solidity
Allowance and permit = allowance; approve spender limit; gasless signature approval eip2612; two transactions annoying
Upgradeable or not = upgradeable; proxy pattern default; change code after deploy; immutable; fix bugs live contract
Can the demo = use deploy demo code live; copy demo contract mainnet; production ready; publish sample straight to ethereum; sample tax real money; compile downloaded file
Which contracts = cannot create; limits; lending dex; staking nft bridge vault generator; complex defi impossible; swap exchange unsupported
What does a reviewer = still audit; safe as generated; check after edit; skip auditor generated code; edited afterwards new audit; human check remaining
Feature list = choose functions contract tool offers; leave out unwanted options; forbid staff certain features; which building blocks teams get; hide functions nobody needs
Module work = needed building block missing; custom module programmed; modules clash together; every combination tested; add special function contract builder
Outside review = pick our own auditor; independent security check modules; third party audit contract builder; who audits building blocks; bring external security firm
Installation = run contract tool own server; automatic updates forced; self host on premise; behind our firewall; postpone new version builder
What sets the price = contract builder more expensive own modules; cost contract generator; install own servers extra cost; fewer features cheaper builder; more token standards price
What sets the timeline = why contract builder takes long; contract generator faster; own auditor review delays; test module combinations weeks; feature list unfinished delay
What is handed over = who owns contract builder; builder run own servers; get module source code tests; compiler settings fixed version included; plain english explanation contract included
What we need from you = prepare before contract builder; which chains deploy contracts; foundry hardhat tell toolchain; banned features list contracts; license text code files; provide erc standards list
What you can change = customize contract builder; add own modules solidity; change coding style comments; switch hardhat foundry tests; mit license header; remove features generator`,
  '/products/token-locker': `
Date locks = lock team tokens; how long do you lock tokens; how lock works; move before date; freeze founder coins until year; time safe; nobody touches before deadline; hold back tokens
Vesting plans = employee leaves company; revoke grant; fired; monthly release; worker quits shares clawed; installments over four years; startup options schedule; resign
Pool shares = lock liquidity lp uniswap; uniswap v3 position nft locked; fees from locked pool; pancakeswap liquidity; earn while locked
Team import = upload csv spreadsheet employees; many people together; excel hundred staff grants; payroll table bulk; total mismatch
Proof page = show investors proof; verify lock; badge; convince buyers founders cannot dump; public link certificate; community see lock; trust
Release calendar = upcoming unlocks; alert; next unlock date chart; warn holders big release; dump day schedule
Cliff = cliff meaning; twelve months nothing then; first year waiting period; all at once after
ERC-20 and ERC-721 = standards; v2 v3 liquidity kind; which tokens supported; nft lockable
SPL = solana lock; solana raydium phantom lock; program account
Extend, never shorten = extend lock; longer; shorten; reduce; prolong date add more tokens; cut duration earlier; postpone unlock; change my mind and unlock earlier; open two months sooner
Can anyone open = open early emergency; unlock sooner; you unlock; wrong date address; admin backdoor key; hardship bankrupt withdraw before; typo beneficiary; court order; divorce; death
Does locked liquidity = safe token; rug anyway; proof of safety; investors fully protected; scam despite lock; creator prints coins anyway; honeypot locked
What about tokens = rebase tax tokens; lock tokens with fee on transfer; charge fee; elastic supply reflection coin; deflationary balance shrinks; less arrived than sent
Inventory = which tokens need locking; token with transfer tax lockable; overview team investor shares; promises already made holders; list lp pools existing
Lock rules = take back tokens employee leaves; charge customers lock fee; cliff monthly unlock schedule; fire founder vesting; pick vesting plan
Fork test = simulate unlock years later; try lock with our coin; fast forward time unlock; unlock works safely; test lock copy mainnet
Public page = show investors tokens locked; proof liquidity locked link; someone opens lock early; admin backdoor locker; locked page with our logo
What you can change = someone quits leaves company revoke grant
Used for = employee stock options tokens vesting; lock founder team coins; adviser tokens locked; seed investor coins locked; who uses token locker
What sets the price = token locker more expensive vesting; cost lock liquidity; lp tokens lock costs extra; tax rebase token surcharge; several chains locker price
What sets the timeline = why token locker takes long; lock tokens faster; messy cap table delays; audit lock contract extra weeks; test locker mainnet copy
What is handed over = who owns lock contract; owner withdraw locked coins early; proof page locked tokens included; import team vesting list; unlock calendar included
What we need from you = prepare before token locker; send token contract address; spreadsheet vesting dates cliff; employee quits vesting decide; lp pool address provide; logo proof page`,
  '/products/airdrop-manager': `
List cleaning = duplicates; wrong addresses; clean list; typos in excel addresses; exchange deposit binance wallet; messy spreadsheet import; double entries
Eligibility rules = who gets it; snapshot holders; filter; reward loyal early customers; criteria select winners; buyers before date; players voters; one guy with hundreds of wallets grabs everything; catch people with many addresses
Merkle root = list secret public; how works; privacy of recipients; public names amounts; verify my entry hash; tree
Claim contract = claim twice; double claim; exactly once; one per person; same wallet collects again; cheap gas bitmap; abuse second withdrawal; payout check
Claim page = how do people claim; without wallet see amount; website collect free coins; check whether eligible amount; connect metamask phantom; mobile
Remainder and report = none claims; unclaimed left over; report who claimed; leftover coins deadline over; expired nobody collected; statistics final; accounting
Leaf encoding = encoding; forged proof node; hash twice attack; second preimage merkle
Sybil filter = one person claims twice hundred wallets; cheaters fake accounts; farmers; bot farm multiple accounts; honest user excluded appeal; same human many wallets
Delegated claim = claim for others; someone without gas; collect on behalf grandmother; sponsor pays gas; different receiving address; cold wallet
Who pays for the gas = who pays fees gas; recipients have no eth; cost sending 10000 people; free for customers; relayer sponsor; sender expenses ethereum
Can the list be corrected = forgot someone; left out; correct mistake; add address; complain missing participant; wrong amount after opening; second round; late addition
How do holders recognize = fake claim page phishing; scam site; copycat domain impersonators; asks seed phrase; warn community scammers; official link
Who and how much = who gets free tokens; decide amount per person; pick eligible wallets snapshot; reward loyal users more; sign off recipient list
Freeze the list = list changed secretly afterwards; sneak friends into list; prove recipient list untouched; recalculate merkle root ourselves; make final list public
Fund = pay tokens in airdrop beforehand; sent too few tokens; not enough coins everybody; number coins transfer upfront; airdrop opens underfunded
Claim window = deadline collect free tokens; fake airdrop website scam; last day pick up coins; phishing lookalike page; claim too late airdrop
Used for = reward loyal customers free coins; bonus early users tokens; humanitarian aid payout crypto; pay grants many people; fan rewards airdrop examples
What sets the price = airdrop more expensive many wallets; cost airdrop 100000 addresses; snapshot holders costs extra; several chains airdrop price; complicated rules raise price
What sets the timeline = why airdrop takes long; airdrop start sooner; wallet list unfinished delay; fund airdrop deadline deposit; claim period how many weeks
What is handed over = who gets leftover airdrop tokens report; get claim page contract; airdrop list public script; verify merkle list ourselves; own claim website
What we need from you = prepare before airdrop; send wallet list csv; total tokens give away; claim deadline dates decide; where unclaimed coins go; exclude sanctioned countries airdrop; rule who qualifies
What you can change = customize airdrop; change who qualifies; vest airdrop gradually; pay gas for claimers; translate claim page logo; airdrop nft instead coins; pick airdrop chains`,
  '/products/trading-bot': `
Strategy modules = which strategies; own strategy; add my strategy; ai trading; grid dca momentum arbitrage; write python plugin; tradingview signals; news sentiment chatgpt
Risk layer = stop loss; lose everything; limit; maximum loss per day; bot goes crazy; blow account; maximum position leverage; cap daily drawdown; limits overridden
Exchange adapters = which exchanges binance kraken; connect exchange; coinbase bybit okx bitget; api disconnects reconnect; unsupported broker; multiple accounts
Backtest and paper mode = test without money; try first; simulate history; demo account fake money; historical data replay; practice risk free; virtual trial; play money before real money; pretend trades first
Control center = stop it phone; emergency off; pause; kill switch panic; mobile smartphone remote; cancel open orders; on vacation
Decision log = why did it buy; tax export; explain trades; bookkeeper accountant year end; reason each order; history csv download; transparency black box
Client order ID = duplicate orders; order twice; connection lost; timeout duplicate purchase; internet outage order; double execution
Slippage = price worse; paid higher than quoted; big order moves market; spread fill
Overfitting = backtest too good; past results; looked great history fails live; too many parameters tuned; curve fitting
Order book or AMM = dex uniswap; pancakeswap decentralized trading; limit orders pool; centralized or decentralized
Will the trading bot = profitable; profit; how much earn; returns; win rate real; passive income guaranteed; get rich; monthly percent return; risk losing savings; realistic
Who holds the money = can the bot withdraw my money; where is my money; bot steal; api key; you have access; deposit to you; hackers empty binance account; withdrawal permission key; custody
Can I run the bot = with friends savings money; clients money; fund; license; manage investors capital; sell subscription copy trading; family money; asset manager license; trade my friends money and charge them; my cousins savings
Accounts = bot withdraw my money; connect binance kraken account; api key stolen; ip whitelist exchange; which permissions bot gets
Limits first = stop loss maximum bot; bot loses everything; set biggest position size; cap daily loss trading; safety settings before trading
Paper trading = demo account fake money; practice trading no risk; backtest differs from live; try strategy without cash; simulated trades real prices; play money before real money; pretend trades first
Small amounts = start trading with little money; money needed first trades; increase trade size later; first real trade bot; minimum order begin
What sets the price = trading bot more expensive several exchanges; cost trading bot; own strategy costs extra; bot hosting server price; cheaper bot one pair
What sets the timeline = why trading bot takes long; start bot trading sooner; paper trading how many weeks; exchange api access delays; skip backtest faster; historical price data missing
What is handed over = who owns trading bot; get bot source code; dashboard bot included; export trade log taxes; exchange connectors included; risk module delivered
What we need from you = prepare before trading bot; bring own strategy excel; own server vps bot; tell max loss limit; which exchanges pairs trade; binance kraken account api; without strategy idea
What you can change = customize trading bot; change stop loss limit; telegram alerts bot; add exchange pair later; tweak strategy settings; panic button bot; limit orders download reports`,
  '/products/sniping-bot': `
Pool watcher = which exchanges; how finds tokens; uniswap raydium pancakeswap pump fun; detect launches instantly; which chains covered; new pair
Sell simulation = find out that coin cannot be sold again; spot a coin that traps buyers; cannot sell; test sell; trial purchase before real; stuck with coins; dry run fork sale
Contract screening = detect scam; check contract; rug detector backdoor; hidden mint blacklist tax; ai compares scams; malicious code
Liquidity rules = minimum liquidity; tiny pool ignored; locked lp required; whales hold most; top holders concentration
Execution = gas; front run; sandwich protection; private relay flashbots; slippage limit; overpay gas; stop sandwich attack; anti mev
Exit plan = when sells; take profit; stop loss; automatic sale double; cut losses timer; rug warning sell; bag
Refusal log = why not bought; skipped coins reasons; missed opportunity why; tune filters
Honeypot = what is honeypot; buy but not sell; trapped cannot cash out; fake token trap; sale reverts
MEV and sandwiching = sandwich; bots trade around mine; front running hide swap; mempool visible
Priority fee = pay more for speed; jito bundle tip; jump queue block; bribe validators; transaction too slow
Is a token safe = safe if passes; scam proof; still lose money; passed screening still scam; guarantee no rug; owner changes tax afterwards; worthless
How does this differ = sniping or trading bot; regular bot versus new pools; strategy established pairs; which bot should choose
Will it always be first = fastest; first; beat others; speed; beat other snipers; latency competition; guaranteed first block; outbid; first every time; first in the block; always gets in before everybody
Venues = which exchanges bot snipes; solana bsc uniswap raydium; fastest node connection; low latency server bot; where bot buys new coins
Checks = avoid honeypot rug pull coins; set limits what bot buys; test on old launches; backtest sniping history; skip scam tokens filter
Watch only = try bot without buying; dry run no real money; see what bot would buy; trust bot first log; simulation mode sniper
Hot wallet = money amount give bot; bot drains my savings; separate wallet for sniping; lose everything bot; private key bot main wallet; how much of my money can the bot get at; reach of the bot
What is handed over = who controls the hot wallet afterward; sole control of its keys
What sets the price = sniper bot more expensive private node; cost sniping bot; more scam checks extra cost; several chains sniper price; cheaper sniper one dex
What sets the timeline = why sniper bot takes long; start sniping sooner; watch mode before buying; test sniper old launches; how many weeks sniper
What we need from you = prepare before sniper bot; own rpc node required; budget per snipe; which dex chain snipe; tell scam token filters; total money sniper spend
What you can change = customize sniper bot; change honeypot check strictness; set buy amount; take profit auto sell rules; approve buys manually; sniper alerts telegram; add dex chain sniper`,
  '/products/wallet-tracker': `
Address book = how many addresses; need connect wallet; seed; label names group wallets; watch only without keys; add cold ledger; bitcoin xpub
Balances in one table = portfolio one view; several chains; total holdings everything together; net worth euro; nfts included; dozen explorer tabs
Alert rules = alert when balance moves; alert by email telegram; notify large; when whale moves; ping slack sms large outgoing; suspicious unusual transfer; webhook; threshold amount
Approval watch = who may spend; unlimited allowance dangerous; revoke permission; drainer contract spends
Spam and poison filter = spam; dust junk tokens hidden; unknown airdropped scam coins; fake zero transfers
Export = bookkeeping tax accountant excel; tax return csv; quickbooks datev ledger; bookkeeper year end; historical price
Transfer events = events; internal transactions missing; ether sent by contract; trace calls
SPL token accounts = solana; phantom several accounts; solana holdings found
Confirmation depth = unconfirmed; reversed deposit reorg; false alarm; final or pending
Address poisoning = look alike; copied wrong similar address; scammer same first last characters; lookalike history
Can the tracker move = take steal my coins; access funds; safe; send money; hackers break in drain; private key required; read only; permission spend; stop theft
How soon = how fast alert; delay real time; seconds minutes notification lag; instant message; missed alarm; how late do we hear when coins leave our wallets; how quickly hear about withdrawal
Can it tell who owns = who is behind address; identify owner; name of person; anonymous sender real name; competitor wallet person; police trace thief; label source
Collect = which wallets monitored; private keys needed monitoring; hand over list company wallets; who owns each wallet; label addresses purpose
Backfill = old transactions imported; match past payments accounting; history before starting; bookkeeping differs from chain; previous years wallet movements
Tune alerts = too many false alarms; notifications spam phone; adjust warnings wallet; quiet trial period alarms; turn off useless alerts
Give access = login with microsoft company account; who sees which wallets; single sign on azure okta; restrict employee view; staff permissions wallet tracker
What you can change = show values in swiss francs euros dollars
What sets the price = wallet tracker more expensive many addresses; cost wallet tracking; old history costs extra; more alerts price; several chains tracker budget
What sets the timeline = why wallet tracker takes long; tracker running sooner; loading old transactions hours; alerts test quietly first; address list incomplete delay
What is handed over = who sees tracked wallets; get wallet history export; api access tracker included; address names labels included; alert rules ours; department permissions wallets
What we need from you = send private keys tracker; seed phrase required tracking; prepare wallet addresses list; who gets alerts email; dollars euros reporting currency; tell chains wallets`,
  '/products/mobile-wallet': `
Keys on the device = do you store our seed phrases; who holds keys; you access our money; where keys; copy of keys; custodial or self custody; server hacked customers coins; encrypted face id; non custodial
Backup and restore = backup; restore; forgot pin; 12 words written; seed lost; icloud copy; regain access several ways; grandma forgets
Send and receive = wrong address; qr; fee shown; paying; scan code pay friend; contacts recipients; network cost displayed euro; typo address
Clear signing = understand; scam sign; user fooled drain; readable warning blind; phishing approval explained; translated sentence
Your assets first = own token shown; icon; spam tokens; brand coin on top; hide junk tokens; competitor offers; right logo; default coin
Store packages = does it work on iphone and android; app store apple google; publish; our developer account; ios android; google play rejects; submit review; listed under whose name; download release; update version
BIP-39 = import other wallet; switch to metamask trust wallet; move ledger words; compatible derivation; leave wallet; take the phrase to a different app; move from your wallet to another
ERC-4337 = guardians; limit; gas; social recovery family; account abstraction; pay gas for users; daily spending cap
MPC = key shares; split key server unavailable; without seed phrase; threshold shares; your server down
EIP-712 = data; typed message fields; hex hash unreadable
What if a user loses = lose phone; phone stolen; new phone; phone falls in water; broken phone; drowned replaced device; forgot everything funds gone; thief unlocks
Does a security chip = secure enclave; chip signs; apple secure element curve; jailbroken rooted; titan knox hardware signing
Do we need a license = license; permitted to publish; regulated; buy button; bank regulator vasp mica; legal self custody app; custody license; onramp purchase lawyer
Scope = leave out swap feature app; only bitcoin ethereum wallet; simple wallet fewer functions; remove browser from app; which chains wallet supports
Custody model = customer loses phone; forgot seed phrase recover; twelve words or face id; get wallet back; who holds keys app
Branding and nodes = our logo on wallet app; own node instead infura; white label wallet colors; third party sees user addresses; change app name text
Penetration test = hack wallet app before release; publish apple google play; jailbroken phone attack; external hackers test app; app store upload when
What sets the price = wallet app more expensive more chains; cost mobile wallet app; social recovery costs extra; remove swap cheaper; staking feature extra price; metamask clone budget
What sets the timeline = why wallet app takes long; app store approval weeks; apple reject wallet app; pentest delays release; wallet app faster; google developer account delay
What is handed over = who owns wallet app; app store listing our account; pentest report included; app under own name; recovery diagram seed included; who publishes wallet app
What we need from you = apple developer account required; google play account company; choose coins wallet supports; seed phrase recovery decide; logo support email wallet; prepare before wallet app
What you can change = customize wallet app; change face id unlock; daily spending limit wallet; buy coins card moonpay; add coins chains wallet; rename app logo languages; different recovery seed`,
  '/products/brute-force': `
Scope lock = own systems only; permission; legal; illegal hacking tool; authorization paper; misuse by employee; consent; prevent abuse
Hash testing = which hashes; wordlists; leaked database; md5 sha1 ntlm scrypt; dictionary attack; guess staff passwords; active directory; hashcat john
Wallet files = wallet file password; keystore; metamask vault json; encrypted keystore strength; bitcoin core dat
API keys = api key weak; randomness tokens predictable; guessable secret counter; access key entropy
Login throttling = attack login; lockout; too many attempts blocked; account locked after tries; staging rate limit; credential stuffing
Report without secrets = keep cracked passwords; store passwords you find; show guessed password; see passwords of employees; passwords stored; privacy works council; boss reads my password; gdpr union privacy; results confidential; whose password weak; report lists staff passwords in clear text; works council
Argon2id = argon; graphics card gpu cracking; memory hard hashing; recommended algorithm today; parameters
Older bcrypt = bcrypt still safe; outdated hashes migrate; long passphrase truncated 72; rounds cost factor
NIST SP 800-63B = password rules special characters change every 90 days; force monthly password change; capital letter digit policy; minimum length guideline
BIP-39 phrases = guess seed phrase; crack seed; brute force private key; 12 words random guessable; bitcoin wallet cracked supercomputer; invented own words; brain wallet
Can I use it to recover = get me back into a wallet whose password i forgot; forgot wallet password; recover; open old wallet; locked out old bitcoin; remember half password; dead father wallet; unlock my coins
Can I use it on another = hack someone; other company; ex girlfriend instagram; competitor; facebook gmail account break; spouse phone; rival firm; someone wifi; crime jail
Which change improves = most important; better passwords; tip; password manager 2fa passkey; single best measure; protect accounts cheaply; yubikey
Permission = legal crack passwords; written consent before cracking; prevent misuse against strangers; who signs password test approval; need boss works council agreement
Offline copy = passwords leave our building; cracking computer connected internet; delete our password data afterwards; own laptop or yours; hand over password file safely; hashes have to leave the building; where do password hashes go while you test
Run = cracking takes hours days; easy passwords tried first; common words dictionary guesses; which passwords fell quickly; order of password attempts
Repair = change bad passwords afterwards; test again after fixing; force employees new password; stronger bcrypt argon settings; see improvement before after
What sets the price = password test more expensive many hashes; cost password cracking test; bcrypt slow costs extra; zip files login systems price; gpu time cracking budget
What sets the timeline = why password test takes long; password audit faster; permission paperwork delays; employees change weak passwords slow; retest second time weeks
What is handed over = report show actual passwords; list weak accounts included; get password audit report; before after comparison retest; who sees cracked passwords
What we need from you = permission letter password cracking; provide hash dump active directory; send password policy; admin reset accounts available; prepare before password test; crack own locked files proof
What you can change = customize password test; company specific wordlist; german french dictionary passwords; limit cracking hours gpu; jira tickets weak passwords; ntlm bcrypt hash supported; report format change`,
  '/products/crypto-listing': `
Ranked table = sort; columns; top 100 list; order by volume; thousands coins performance; customize columns; biggest movers
Search and watchlist = favorites; account; saved; star favourite; save without registration; find by contract; remember coins login
Coin pages = seo google; coin page; google indexing each coin; detail page holders links; organic traffic; profile
Data connector = wrong price; data source; coingecko; incorrect number sudden spike; coinmarketcap feed; switch supplier; anomaly ai; cached
Submission desk = how projects apply; list a coin; charge for listing; project request form; get listed approval; editors reject; application fee; prove ownership
Labeled advertising = pay for top spot; buy higher rank; sponsored place on list; paid placement first; earn money ads; paid placement; sponsored; banners revenue; monetize traffic; buy better rank; promoted coin marked
Market cap = market cap meaning; circulating supply times price; coin size calculated; false supply reported
Fully diluted = fdv; future tokens locked included; all coins ever; valuation gap
Contract as identity = same symbol twice; fake coin same name; duplicate ticker confusion; two coins identical symbol; impersonator coin
Wash trading = fake volume; inflated volume exchange; suspicious trades self; manipulated numbers
May we show = allowed use coingecko data; commercial api terms; free api; copyright price data; coinmarketcap license publish; attribution paid plan; legally display
How do you keep scam = scam coins; fraudulent projects filter; remove rug coin; warn readers flagged; honeypot check
How does the listing = listing or tracker difference; which product should choose; ranking many or few live; both on one site
Pick a source = where coin prices come from; coingecko or coinmarketcap api; allowed to publish price data; cost request limit data; license show market data
Write the rules = which coins appear on site; who decides coin ranking; kick out scam coin; sort by market cap volume; warning label delist coin
Adapt the table = coin list on phone; change columns table; translate coin site german spanish; smartphone layout coin page; customize look for beginners
Load test = many visitors crash site; price source goes down; handle bull market rush; stress test before going live; switch domain old site
What sets the price = coinmarketcap clone cost; coin listing site more expensive; price data vendor cost; user accounts cost extra; submit coin form extra; cheaper fewer coins
What sets the timeline = why coin listing takes long; listing site faster; coingecko data license delay; stress test before launch; listing rules undecided delay
What is handed over = who owns coin listing site; coin site own domain; get price data connector; submit coin desk included; listing rules document included
What we need from you = prepare before coin listing site; bring coingecko api; staff review coin submissions; rules remove scam coins; logo domain imprint listing; choose data vendor help
What you can change = customize coin listing; change data source coingecko; refresh prices faster; add market cap column; euro yen translation; favorites watchlist login; edit submit coin form`,
  '/products/price-tracker': `
Price cards = look; chart; design green red flash; mini chart percent; what visitors see; tv wall display
One feed for all = many visitors; api limit; traffic; thousand visitors same moment; api bill cost; server caching; traffic spike
Staleness rule = what visitors see if price feed dies; what readers see when source is down; price provider source goes down; old price outdated; source down; data stops; frozen quote misleading; feed dead gray; outage shown; wrong because outdated
Median across venues = wrong price; several sources; exchange glitch outlier; average multiple exchanges; single source manipulated; flash crash
Threshold alerts = alert when price; notification; tell me bitcoin above 100k; push email drop percent; too many notifications; spam
Embed code = put on our website; widget; wordpress; iframe; colors; shopify wix html snippet; paste into blog; matching brand style; mobile app screen; other websites put our price cards on their pages; prices on my blog
Last, mid or index = which price; bid ask midpoint; differs from binance; why other site shows different number
Websocket or polling = websocket; stream or refresh interval; push connection drops
Rate limit = limit; too many requests 429; calls per minute quota; free plan exceeded
OHLC = candles; candlestick chart open close; daily change timezone utc
How current = delay; real time; up to date; how live; seconds behind exchange; lag minute old; instant quotes; refresh rate
Can I settle = use prices for contract; payment oracle; invoice conversion rate; pay customers by displayed price; liquidation feed; legally binding quote
Does the tracker slow = slow website; performance; page speed; loading speed lighthouse seo; layout jumps; heavy script; core web vitals
Watchlist = which coins shown; prices in euro dollar; price old stale allowed; choose coins to follow; refresh every seconds
Feed = reliable price source; wrong price spike filtered; missing prices gaps; hook up binance kraken prices; price suddenly crazy value
Display = put price widget on website; tv screen in lobby; blind visitors read prices; embed ticker wordpress; big monitor office prices
Failure drill = what visitors see when prices down; exchange api offline; pull plug test; old price shown outage; price ticker stops working
What sets the price = price ticker more expensive many coins; cost price widget; real time seconds costs extra; several price sources extra; ticker many pages price
What sets the timeline = why price tracker takes long; ticker live sooner; data api access delay; test feed outage; wrong prices spikes check weeks
What is handed over = who owns price feed; embed code ticker website; price feed own server; price alerts included; old price hidden rule included
What we need from you = prepare before price tracker; which coins dollars euros; bring own price api; how old price allowed; which pages show ticker; api key provide prices
What you can change = customize price ticker; add coins currency; scrolling ticker bar; update prices every second; change colors decimals; price alert telegram email; switch price source`,
  '/products/p2p-crypto': `
Offer board = fees; set own price; advertise my coins sell; cash revolut zelle methods; margin above market; min max amount
Escrow = timer runs out; buyer never pays; what if buyer does not pay; coins come back; seller keeps coins scam; buyer ghosted expired; locked before paying; who goes first
Trade chat = proof; chat; talk to counterparty; send screenshot receipt; messages saved evidence; harassment
Identity checks = verify; kyc; name differs; third party payment; passport selfie verification; stolen bank account; payer name mismatch; anonymous without id; buyer pays from cousins bank account; money from account of somebody else
Dispute desk = who decides dispute; buyer says paid; argument; fake receipt; complaint moderator judge; forged screenshot bank; seller refuses release; referee; appeal
Reputation = ratings; fake reviews; stars trust trader; newbie limits; buy ratings cheat; completed deals
AML screening = dirty coins; money laundering stolen coins; sanctioned wallet; tainted deposit; russia ofac
Escrow by network = bitcoin escrow; tron solana ethereum contract; multisig btc; where coins locked technically
USDT networks = usdt wrong network; tether trc20 erc20 mixup; deposit lost wrong chain
Travel Rule = travel; share sender data fatf; customer names threshold; report transfers
Chargeback = paypal reversed; payment taken back; chargeback; credit card dispute bank; recalled wire days later; reversible payment fraud; which ways of paying can be pulled back weeks later
Does a P2P exchange = license; legal; regulator mica msb; permitted in country; money transmitter; illegal localbitcoins
Who can release = release coins; staff steal; timer pays out buyer; who controls escrow; insider runs away with coins; admin key multisig; rogue support agent; hold keys
Why peer to peer = why not order book; advantage p2p; no bank account required; compared binance style; slower but; matching engine instead
Market = which countries p2p supported; pay with mobile money m pesa; local bank transfer pix upi; pick coins currency marketplace; popular payment ways africa
Risk table = buyer reverses paypal payment; chargeback after coins released; maximum amount new trader; hold time before release; risky payment types
Escrow setup = who releases held coins; one employee steals escrow; escrow on several chains; multisig keys deposit; where coins sit during trade
Staffed pilot = start with few traders; train support argue cases; quarrel buyer seller first weeks; small amounts at start; trial run p2p market
What you can change = choose how buyers pay; payment methods and limits
What sets the price = p2p exchange more expensive kyc; cost localbitcoins clone; more countries cost extra; paypal bank transfer payment price; dispute staff cost; binance p2p clone budget
What sets the timeline = why p2p exchange takes long; license delays p2p exchange; p2p exchange open sooner; kyc vendor contract slow; escrow audit weeks; pilot first traders
What is handed over = who holds escrow keys; chat buyers sellers included; dispute tool included; get escrow contract code; who controls p2p escrow; risk list included
What we need from you = license required p2p exchange; compliance officer required; provide kyc vendor p2p; staff settle disputes; choose coins payment methods; company legal status country; prepare before p2p exchange`,
  '/products/business-partner': `
Partner profiles = dealer edits profile; shop hours services listed; update own entry; approve changes; photos phone
Verification file = check dealers; license expired; verified; expired papers badge removed; prove registered; documents uploaded; vetting background
Location search = search; gps; zip; map; closest shop distance; near me without tracking; postcode city; radius
Escrow view = escrow; status of my deal; money parked where; remaining time trade
Appointments = book appointment; double booked; no show; calendar slot schedule visit; cancel reschedule; reminder sms; google outlook; timezone
Reviews tied to trades = fake reviews; bad review delete; only real customers rate; dealer removes complaint; bought stars; reply criticism
KYB = kyb; company background owners check; shell firm; ownership changed recheck
State licensing = license state; fincen msb registration; new york bitlicense; regulated each us state
Two-of-three = arbiter; third party judge multisig; neither side runs off; operator steals deposit; key lost
Do the dealers = dealers included; list of dealers; data; real names; empty; ready database partners; who finds partners; prefilled entries; recruit
Does a verified mark = how do i know the dealer is real; verified honest; trust dealer; scam dealer; robbed meeting stranger; cheated despite badge; guarantee serious; meet safely cash
How is customer privacy = customer data; who sees; privacy; search anonymous without signup; gdpr deletion appointment; sell my details; phone shared
Admission = which papers dealer must submit; who checks new partner; partner rechecked every year; requirements join network; vet reseller application
Import = move existing dealer list excel; double entries same company; partner locations on map; upload old partner database; clean up spreadsheet addresses
Connections = link outlook google calendar; plug into our crm; whatsapp email slack integration; works with existing tools; hook up escrow payments
Region by region = start one country first; roll out gradually; pilot area partner network; launch everywhere at once; learn from first city dealers
Used for = find car dealer franchise; reseller directory agents; repair shop finder service partner; franchise network locator; dealer locator examples
What sets the price = partner finder more expensive many partners; cost dealer locator; extra language costs; escrow calendar integration cost extra; more states regions price
What sets the timeline = why partner directory takes long; dealer locator faster; messy partner list delay; start one region first; partner acceptance rules undecided
What is handed over = who owns partner directory; import our dealer list; checklist accepting partners included; verification documents included; calendar escrow connected
What we need from you = send dealer list excel; incomplete partner list okay; staff approve partners; bring own escrow service; which states cities languages; prepare before partner finder
What you can change = customize partner finder; add search filter region; change partner types services; switch escrow provider; google calendar outlook booking; own vetting checklist; edit messages emails`,
  '/products/enterprise-solutions': `
Connectors = connect sap salesforce erp; work with our cash register till; microsoft dynamics; existing system; oracle netsuite odoo shopify pos; legacy software api; scan invoices pdf; kafka queue; import excel
Single sign-on = login sso azure employee leaves; okta; active directory entra password; fired worker loses rights; saml okta google; roles; people who quit the company; access removed when somebody quits
Approval rules = four eyes; two people approve; holiday deputy; one employee fraud; manager must confirm payment; cfo release; segregation duties; spending limit; vacation substitute
Key management = who holds keys; key lost; employee leaves with key; hsm aws kms; ceo dies key; stolen laptop; custody signing; private key kept
Audit trail = auditor see; prove none changed; log tampered; who did what when; manipulated records evidence; compliance iso sox; tamper proof log
Token module = points vouchers transferable; points traded; expire; loyalty bonus gift cards; customers trade points; employee shares; cashback coffee shop
Operations = our data center; monitoring; own cloud; on premise aws azure; outage alarm backups; who runs daily; it department
Public or permissioned = public or private; ethereum or hyperledger; competitors read data; consortium partners; closed network
ERC-3643 = only approved holders; restrict shareholders verified; regulated security token; identity before transfer; unauthorized buyer
Anchoring = what is published; secret visible; fingerprint hash timestamp; business secrets on chain; proof document existed; merkle
Right to erasure = gdpr delete; customer demands removal; personal data immutable; privacy law europe; names on chain
Do we need a blockchain = how is that different from a database; why blockchain; database enough; need blockchain loyalty points; excel sufficient; hype or benefit; cheaper alternative postgres; sense for us
What happens if a transaction = transaction fails; never confirmed; lost; network down; stuck pending retry; booked twice; connection outage; failed payment duplicate
Do we depend on you = depend on you; leave you; continue alone; vendor lock bankrupt; other agency takes over; source handed; switch provider
One process = which workflow start with; begin small one department; first use case blockchain company; put everything on blockchain at once; who owns pilot process
Data map = personal data on blockchain gdpr; what stays in our database; hide confidential fields competitors; customer names written onto chain; decide hash or store
Connect and run in parallel = old system keeps running; switch off sap immediately; compare old new results; business interruption during migration; side by side trial
Go-live = switch over day; key ceremony witnesses generate keys; our it staff take over; operating manual admins; who holds master key
Used for = loyalty points supermarket chain; gift cards cashback blockchain; track shipments customs freight; pay salaries payroll crypto; employee shares register; diploma certificate verify university
What sets the price = enterprise blockchain more expensive sap; cost connect erp; hsm key storage costs extra; token module extra price; more departments processes cost
What sets the timeline = why enterprise project takes long; rollout company faster; security department review delays; sap test system access; run alongside old process weeks
What is handed over = who holds company keys; get connector source code; key ceremony witnesses; operations manual included; data map privacy officer; who owns enterprise code
What we need from you = prepare before enterprise project; test system sap access; contact person security accounting; key policy single sign on; pick process department responsible; which employees involved project
What you can change = customize enterprise system; connect sap oracle salesforce; approval limits deputies vacation; aws kms hsm choice; private blockchain hyperledger; audit reports export; host own data center cloud`,
  '/products/gaming-platform': `
Currency contract = inflation currency; game money; gold coins gems cap; too much money devalued; limited supply; burn
Item contracts = items; swords; weapons armor skins stackable; unique hero attributes; nft gear; level upgrade character
Player wallets = players no crypto; do players need wallet; kids players pay gas; email login; children sign up google; gamer without metamask; seed phrase scares; gas free; steam login; write down 12 words before playing; new gamers start at once
Reward service = cheat rewards; hacked rewards; claim later; earn for winning match; replay claim duplicate; forged score; quest payout; payout hacked
Item market = trade items; fee; sell skins; sell gear real money; auction house commission; players swap; buy from others
Economy dashboard = bots farm; gold farmers; economy; bots multi accounting ban; hyperinflation watch; suspicious trades; statistics balance
Game-side API = unity unreal; engine; slow game; lag; godot roblox minecraft plugin; lagging waits confirmation; existing game add; sdk webhooks
ERC-1155 = standard; polygon bnb item format; several items batch; ethereum compatible
Solana and SPL = chain; cheap fast tiny payouts; deposit per token account; phantom gamers
Emission and sinks = sinks; play to earn collapse; axie ponzi; spending drains; token price falls; repair costs
Verifiable randomness = loot box fair random; drop chance manipulated; chainlink vrf dice; lucky chest honest; rigged
Will app stores = apple google steam accept nft; steam valve ban blockchain; app store rejection; playstation xbox nintendo; ios approval
What if we shut down = servers shut down; game closed; items lost; studio bankrupt items worthless; offline forever; players sue; refund purchases
Could our currency = gambling; legal; loot boxes; minors security; teenagers casino law; loot crates belgium; sec lawsuit coin; cash out winnings; underage
What goes on chain = which items become nft; skins swords owned by gamers; all game data on blockchain; keep some items ourselves; sell items outside game
Economy model = game currency inflation; bots farm coins; prevent game economy collapse; axie style crash; test rewards balance hoarding
Integration = connect unity unreal game; login players wallet email; hook rewards into existing game; inventory plugged in; try build before players
Soft launch = start with few players; open one country first; limit item minting early; beta season game release; release game worldwide gradually
What sets the price = game tokens more expensive marketplace; cost blockchain game economy; unity unreal integration price; player item market costs extra; more currencies items price
What sets the timeline = why game launch takes long; apple steam review game nft; soft launch players weeks; game economy faster; decide items blockchain delay
What is handed over = who owns game coins contract; get reward api; game economy spreadsheet model; dashboard players included; item nft contract code
What we need from you = bring finished game; prototype enough game; unity unreal engine tell; age players children countries; steam app store platforms; send item list swords; without game idea only
What you can change = customize game economy; limit coin supply inflation game; change item types stats; login without wallet players; marketplace fee game; players pay gas; switch game chain`,
  '?demo=price-tracker': `
Live price tracker = tracker demo real prices; look up bitcoin price demo; price tracker sample try; crypto prices page preview; coin ticker demo live data; see tracker before ordering
Press Refresh = what happens click refresh prices; refresh button fake numbers; prices random made up tracker; update prices manually demo; coins move after refresh one percent; price jumps up down realistic
Wait for = tracker updates itself how often; prices reload automatically 30 seconds; stop auto update prices; pause refreshing tracker; need click reload every time; turn off automatic updates
Search by = find coin ticker tracker search; does search work price tracker; type btc look up coin; how old prices shown; time last price update; when prices refreshed last
Each card = click coin card where goes; coin link opens coingecko; demo connect internet api; tracker pulls outside data; opens new window coin details; tracker demo offline requests`,
  '?demo=token-generator': `
Token generator = create coin demo real; try making token online; test coin maker before buying; does demo really launch coin; token creator form try; fake deploy coin preview
Enter a = pick coin name ticker demo; how many coins set amount; choose decimal places coin; enter total amount tokens form; what fields token form ask; change symbol supply demo
Set the = which blockchains coin maker offers; choose solana coin demo; switch ethereum binance polygon; preview coin while typing; see coin look before deploying; select chain token form
Review the = click deploy what happens coin; contract address demo real; copy transaction hash demo; does deploy button cost gas; check coin details before deploying; find demo coin etherscan`,
  '?demo=trading-bot': `
Trading bot = try trading bot free; bot demo real money; see bot profits live; turn bot on off; test trading bot before buying; watch bot make trades
See a = demo of crypto exchange; order book shown bot demo; exchange demo missing; see exchange screen traders; buy sell orders depth demo; trading platform preview
Start the = what happens press start bot; how often bot trades demo; stop bot anytime button; bot trades every few seconds; are bot trades real; halt running bot
Read sample = which strategies bot demo shows; past trades history bot; market analysis bot real; bot strategy examples; win rate numbers bot true; bot signals live data`,
  '?demo=smart-contracts': `
Smart contract builder = try contract generator; make smart contract online demo; get contract code free; contract builder demo usable; generate token code example; is generated contract real
Pick ERC-20 = which token types generator offers; click generate what happens contract; pick ethereum or tron contract; choose solana standard code; select bep20 code demo; which standards builder
Read a = example contract code see; contract with pause button sample; transfer tax code example; whitelist burn functions sample code; look at your code quality; can mint more sample contract
Copy the = download contract file; save sol file demo; copy paste contract code; export solidity code; take code from demo; use downloaded code ourselves
The demo = why same code every standard; solana contract shows solidity; code does not change standard; spl token written solidity wrong; rust code solana demo missing; different output each standard`,
  '?demo=brute-force': `
Brute-force security tester = password cracking demo; demo hack real wallet; simulate guessing attack; try brute force tool; hacking test demo legal; crack password tool preview
Choose a = what can brute force demo attack; crack wallet api key demo; choose attack target; password hash guessing start; pick what gets hacked; test api key strength
Watch progress = enter my password brute demo; is attack real or fake; does tool ask private key; attempts counter real guesses; safe use cracking demo; see guesses progress bar
Stop freezes = stop attack halfway; resume after stop brute force; start over attack demo; reset button cracking; continue where left off attack; clear results run again
A finished = what report attack shows; risk score meaning brute force; findings real vulnerabilities; same result every target; high risk rating my wallet; security score after scan fake`,
  '?demo=blockchain-explorer': `
Blockchain explorer = explorer demo real chain; etherscan clone preview; see blocks transactions demo; try block explorer; own scanner site demo; explorer data live
Switch between Latest = switch tabs explorer; see newest blocks; recent transactions list; ai analysis tab explorer; which pages explorer demo has; latest transfers chain view
Check four = hash rate shown explorer; current gas price explorer; count active wallets chain; block height number; network stats dashboard; which stats explorer displays
See a = network health score real; security rating explorer meaning; ai score chain true; how health number calculated; explorer security level fake; score changes live
Type into = search transaction explorer demo; look up wallet address explorer; search box not working explorer; paste tx hash nothing happens; find block number demo; explorer search bar broken`,
  '?demo=wallet': `
Wallet = wallet demo real coins; try crypto wallet browser; see wallet app look; test wallet before ordering; wallet demo own money; balances shown wallet fake
Hide the = hide my balance wallet; hide amounts from people watching; eye icon wallet privacy; show balance again; dots instead of money; keep balance secret screen
Go through = see nfts in wallet; transaction history wallet demo; coins list tab wallet; whose address wallet demo; look at past payments wallet; wallet shows collectibles
Press Send = click send wallet money moves; receive button wallet demo works; swap coins inside wallet demo; does send really transfer; copy wallet address icon; press swap what happens wallet`,
  '?demo=nft-marketplace': `
NFT marketplace = nft shop demo; try opensea like site; browse art marketplace preview; are nfts real marketplace demo; see nft store before ordering; marketplace sample artworks
Browse sample works with = see artist name price nft; nft prices real eth; likes views artwork shown; ai score artwork meaning; what info each nft shows; popular art likes count
Narrow them = filter nfts music only; nft categories available; show game items only; sort art photos sports; find photography nft; which categories marketplace
Search by = buy nft demo works; place bid auction demo; search artwork title; find nft by name; click buy now charged; nft search capital letters; bid button real`,
  '?demo=business-partner': `
Business partner finder = find local dealers demo; partner finder preview; search businesses near city; are partners real companies; dealer directory try; find crypto dealer nearby demo
Filter sample partners by state and by = filter dealers by state city; map of dealers; is partner map real google; combine city state filters; show companies my area; narrow partners location
Compare type = see dealer ratings reviews; which dealer verified; how far away partner; is partner online now; compare dealers services offered; stars trust partner listing
Open the = check escrow deal status; see my appointments tab; ongoing escrow trades list; meeting booked status; is escrow trade finished; upcoming meetings dealer view
Press Start = book meeting dealer demo real; press start escrow what happens; does appointment get booked; escrow button hold money demo; are verified badges real; schedule call partner click`,
  '?demo=staking': `
Staking platform = staking demo real rewards; earn interest coins try; staking calculator preview; test staking site; compare staking pools demo; how much earn per day stake
Compare three sample pools by = which staking pool pays most; minimum deposit pool; how long coins locked pool; riskiest staking pool; apy each pool compare; total money staked pool
Open one = enter stake amount pool; open several pools same time; select pool type coins; click pool what happens; put coins into pool demo; choose pool amount field
Watch the = calculate daily earnings stake; rewards change while typing; how much earn daily amount; staking payout estimate live; reward calculator updates instantly; profit per day stake calculator`,
  '?demo=dao': `
DAO governance = dao voting demo; try community vote site; see proposals treasury demo; is dao vote real; governance page preview; member voting screen look
Read sample proposals, active = see running votes dao; yes no count proposal; which proposals passed; read community proposals; voting results dao demo; old finished votes shown
Compare the = how much money dao treasury; which coins treasury holds; treasury percentages breakdown; community fund balance; share each token fund; see dao funds
Vote For = click vote count unchanged; cast vote demo works; why cannot vote finished proposal; vote button does nothing dao; my vote not counted demo; vote against press`,
  '?demo=p2p-crypto': `
P2P exchange = p2p exchange demo; buy bitcoin from person try; binance p2p clone preview; are p2p offers real; peer trading site look; see sellers list demo
Switch between = pick paypal bank transfer p2p; sell crypto to people demo; choose coin amount dollars; switch buy sell p2p; enter usd amount p2p; which payment methods p2p demo
The heading = filter offers payment method not working; p2p prices change coin; why all sellers still shown; offers do not filter; each seller different payment; p2p prices live
Type an = minimum maximum amount p2p offer; amount too high seller limit; warning amount outside limits; too small order p2p; offer limit exceeded message; enter too much p2p
Ratings, trade = chat with seller p2p demo; seller ratings real; verified sellers fake; press chat what happens; trader online now badge; how many trades seller completed`,
  '?demo=launchpad': `
Launchpad builder = token sale demo; ico launch page preview; presale builder try; how many steps launchpad; set up ido demo; pinksale clone look
Go through = launchpad required fields; skip step sale form; ai analysis step launchpad; which steps create presale; leave fields empty launchpad; must fill everything presale form
Set sale = set presale price dates; hard cap soft cap enter; choose sale type public private; start end date token sale; check sale settings summary; maximum raise amount presale
See an = press deploy launchpad real; launch presale demo costs gas; ai analysis sale real; gas estimate launchpad true; how long deploy sale takes; does demo start ico`,
  '?demo=cross-chain': `
Cross-chain bridge = bridge demo; move coins between chains try; bridge fee calculator; how long bridging takes demo; test crypto bridge; bridge transfer real coins
Choose a = which chains bridge demo; bridge ethereum to solana; send coins polygon to bsc; choose from to network bridge; move token between networks pick; bridge bnb to ethereum
Enter an = how much bridge costs amount; bridge fee real; bridging time estimate true; security rating bridge label; fee changes with amount bridge; type amount bridge see cost
Set source = bridge button greyed out; cannot click bridge; same network both sides bridge; why bridge disabled; ethereum to ethereum bridge; bridge button not working
Read the = how bridge works steps; what happens coins bridge; coins locked then released explain; bridge process simple explanation; steps moving coin other chain; lock mint release order`,
  '?demo=meme-launcher': `
Meme token launcher = meme coin demo; try launching meme coin; pump fun clone preview; meme launcher real or fake; make doge coin demo; trending memes list see
Type a = enter meme coin name ticker; preview meme coin typing; write meme coin description; see coin card before launch; change meme coin text; what to fill meme form
Change the = meme coin logo generated; picture changes with ticker; who makes meme coin image; logo from letters; upload own meme picture demo; new image meme coin
Read a = hot meme coins list; meme coins market cap holders; ai score meme coin meaning; trending coins real; how many holders meme coin; meme coin prices live
Press Generate = ai meme generator button works; click launch coin real; buy meme coin demo; view chart meme coin; does launch cost money demo; press buy now meme charged; generate meme picture`,
  '?demo=dapp': `
DApp interface = dapp demo; try web3 app; see defi app look; connect wallet app preview; which screens dapp demo; test dapp before buying
Press Connect = connect my metamask demo safe; connect wallet real account; demo access my wallet; whose address after connect; need own wallet try dapp; will demo drain wallet
Look at = see portfolio dapp dashboard; my rewards shown dashboard; voting power how much; dashboard balances real; overview coins dapp; what dashboard shows
Type amounts = swap coins dapp demo; swap rate real; slippage setting demo fixed; gas fee shown swap true; exchange eth usdc demo; does ai find best swap
Read the = staking tab dapp empty; vote inside dapp demo; can stake dapp demo; voting tab only text; what staking tab does; nothing to click governance tab`,
  '?demo=crypto-listing': `
Crypto listing = coin list demo; coinmarketcap clone preview; sort coins table; favorite coins table; crypto list site try; coin ranking demo real data
Search sample = sort coins by price; biggest coins market cap first; find coin listing search; top gainers 24h; order by volume; search ticker coin table; sort lowest first
Star a = save favorite coins; bookmark coin star; watchlist kept after closing; star disappears reload; mark coins follow; favorites lost next visit
Open a = how many coins circulating; number of holders coin; click coin row details; why dash instead number; missing data coin table; coin supply details expand
Follow a = coin link goes where; open coingecko from list; more info coin external; data source coin list; coin details new tab; leave site click coin`,
  '?demo=mobile-wallet': `
Mobile wallet = phone wallet demo; try wallet app without install; mobile wallet look screens; wallet app real money; iphone android wallet preview; test mobile wallet browser
Hide and = hide balance phone wallet; hide amounts send screen; balance dots mobile; stop people seeing my money; show hidden balance phone; privacy mode wallet app
Move between = navigate wallet app tabs; menu bottom phone wallet; which screens wallet app; go to send page app; back to home screen wallet; buttons bottom bar
Fill in = send crypto phone demo real; wrong address check send form; copy receive address phone; buy coins inside wallet app; does buy button charge card; type recipient amount send; qr receive demo
Under Security = face id fingerprint wallet app; turn on pin demo; security settings mobile wallet; why no switches security; backup seed phrase phone option; toggle two factor wallet app`,
}

/** The same for what visitors ask any company, by its id. */
export const companyAsked: Readonly<Partial<Record<CompanyQuestionId, string>>> = {
  sampleButtons: 'dashed line around buttons; dotted border; what does the dashed outline mean',
  delays: 'how often are projects late; do you deliver on time; missed deadlines; overdue work',
  ownWork:
    'how do you make sure nobody hacks it; who checks your own work; quality assurance; do you test what you build; is your code reviewed; how good is your code',
  replyTime:
    'how fast reply; response time; when will you answer; how quickly respond; wait for an answer; how long until i hear back; how quick answer mails',
  ticker:
    'where do ticker prices come from; prices at the top real; source of ticker; are running prices live; coin prices in ticker bar real; coingecko; numbers scrolling across the page; market data sample',
  code: 'who owns the code; source code belongs to us; does everything belong to us; intellectual property rights; get the source code; is it ours; who owns the rights; keep copyright everything paid; lawyer asks copyright transfer; software property once paid invoice; allowed modify code ourselves; ownership transferred final payment; license restrictions code use forever; rights assigned company writing; resell code someone else allowed; ip belong client',
  lockIn:
    'locked in; depend on you; switch to another supplier later; vendor lock; other developers can continue; change agency; stuck with you; free to leave; switch provider without rebuilding; another developer take over work; someone else continue if relationship ends; dependent forever single supplier; hand project different agency; tied forever one vendor; move away painful expensive; run independent without supplier; nephew programmer take over later; exit strategy change provider',
  maintenance:
    'who maintains it; will you fix bugs a year later; updates after handover; bugs found later; maintenance contract; who fixes bugs afterwards; security patches; keep it running; every little change once live; someone keeps updated years; bug appears six months later; looks after software long term; fix errors after delivery; monthly upkeep fee; libraries outdated updates; yearly maintenance cost; small fixes once finished; care plan after handover',
  support:
    'support after launch; help after go live; helpdesk 24/7; who do we call when it breaks; problem at night; ongoing support; after sales; something crashes weekend answers; emergency number after launch; customer service once live; stuck using system helps; support hours weekends holidays; help staff questions after start; outage middle night reach someone; support ticket system; left alone after going live; first weeks live assistance',
  hosting:
    'do you host; where does it run; whose servers; own data center; on premise; cloud account; run it for us; need own server; aws azure hetzner; monthly server costs; system stored physically; servers located europe; install machines premises; provide web hosting included; pays server bill every month; deploy inside bank infrastructure; servers managed daily',
  repository:
    'our github; gitlab repository; code in our repo; access to repository commits; push commits git; store code bitbucket; admin access git start; repo under company account; invite developers repository; code review pull requests; source code kept; version control access; see commits every day; own organization github',
  nda: 'sign nda; confidential idea; non disclosure; steal my idea; keep our idea secret; secrecy agreement; nobody else hears idea; discuss confidential documents safely; sign confidentiality agreement first; protect business secrets before talking; lawyer sends nda draft; worried someone copies idea; keep conversation between two companies; trade secret protection conversation; share sensitive information before signing; stay discreet unannounced plans',
  whiteLabel:
    'our logo and brand; under our own name; white label; your name on it; our logo or yours; resell as our product; rebrand; remove your branding; look like our brand; customers never see name; brand ourselves sell customers; powered label removed; product carry company branding; own design fonts logo final product; sell under different brand; nobody notices outside supplier built; adapt look corporate identity; hide supplier name; use own domain brand',
  references:
    'references; who are your clients; customers you worked for; case studies; portfolio; similar project before; live examples; name a client; how many customers use your product; talk to a reference customer; testimonials reviews; show past work; who uses your software; show something already built; speak previous client; companies bought before; proof past projects; real examples finished work; famous customers list; success stories; journalist asks client names; previous customers happy; call existing customer',
  team: 'who is on team; how many people work; team size; ceo founder; who are the developers; linkedin team; who will work on our project; how big is company; how many employees; seniors juniors; people behind company; director runs business; developers background experience; names photos staff; headcount engineers; meet experts behind project; same person whole project; boss name company; project manager assigned; cvs staff',
  office:
    'visit you; office address; where are you based; located; visit your office; come by in person; headquarters; which country are you from; office in city; postal address; office city name; physical location street; find map directions; time zone located; send letter post; headquartered town; come over coffee; country company sits; parking near office; local office nearby',
  legalForm:
    'legal form gmbh ltd; registered company; company registration number; imprint; who is the legal entity; vat number; who signs contract on your side; company register extract; tax id number; law applies jurisdiction; supplier onboarding company details; contracting party full name; commercial register entry; incorporated state country; company ltd llc corporation; beneficial owner company; official company name invoice',
  jobs: 'jobs; hiring developers; open positions; internship; apply cv; career; work for you; freelance developer looking for work; looking job programmer; send resume; vacancies available now; student internship summer; want join team; recruiting now; apply developer role; remote job available; salary junior developer; unsolicited application',
  shares: `buy shares in your company; invest in you; ${company.name} token; own token of company; stock; investors behind you; who funds you; become shareholder; venture capital investors; stock exchange listed; angel investor interested; company raising capital; buy stake; dividend investors; backs company financially`,
  partners:
    'partner program; reseller; commission for referral; affiliate; agency partnership; work together with agencies; bring clients; earn commission recommending; agency wants resell; refer friend reward; become distributor; finders fee introducing client; joint venture proposal; collaborate marketing agency; represent locally; referral bonus; consultant bring customers',
  privacy:
    'gdpr; data protection; personal data; what happens to my data; do you store data about me; data processing agreement; privacy of visitors; sell my data; who sees my email; keep chat conversation; delete everything stored; someone reads chat messages; data protection officer; right erasure request; personal information stored; dpa processor lawyer; email address passed others; data leave europe; keep details confidential gdpr',
  cookies:
    'cookies; cookie banner; accept cookies popup; no cookie consent; why no cookie banner; tracking cookies browser; refuse cookies; cookie settings; local storage browser cookies; clear cookies lose anything',
  technology:
    'website built with; made with; framework; react wordpress; technology of the site; tech stack; why is this site so fast; programming language website; designer made website; typescript javascript site; cms website; works without javascript; website static pages; website loads quickly; web framework used; chat assistant site built',
  phone:
    'demos on phone; what browsers do the demos need; in which browser; mobile; tablet ipad; open demo on phone; small screen; app to install; only have smartphone; iphone android demos open; works old laptop; try demo train mobile; app store download demos; safari firefox chrome; need computer demos; looks weird small display; touch screen works; need install anything try',
  copyLink:
    'send demo to boss; share demo; link to demo; show a demo to colleagues; my colleagues should see this demo, how do i give it to them; forward demo; give demo to my team; copy link; colleague look at this; email the demo; boss wants see demo; forward demo partner tried; show board demo; whatsapp demo friend; save demo share later; pass demo business partner; get url demo; send configured demo client; business partner wants look too; bookmark demo send around',
  certificates:
    'certified; iso 27001; soc 2; certificates; accredited; licensed company; qualification proof; award; iso certification proof; bank requires certified suppliers; soc2 report; compliance certificate vendor; official accreditation; diploma developers certified; prizes won; quality seal; regulated authority; tuv certified',
  warranty:
    'warranty; guarantee; liable; who pays if something goes wrong; who is liable if your contract has a bug and we lose money; sla; deadline missed; late delivery; penalty; money lost because of bug; responsible for damage; uptime; guarantee everything works; project late pays; hacked after launch responsible; money back faulty; damages liability cap; service level agreement response; get compensation delay; defects repaired guarantee; lost customers funds responsibility; promised uptime percent',
  insurance:
    'insured; bankrupt; go out of business; will you still exist next year; still be there next year; what if you disappear tomorrow; what if company disappears; solvent; financial situation; still be there in five years; you close down; how stable company; still around ten years; professional liability insurance; company closes then; financially healthy; annual report balance sheet; shut down suddenly; main developer dies; survive bad years; indemnity cover amount; goes bust halfway',
  contract:
    'fixed price; hourly rate; by the hour; time and material; day rate; how do you bill; invoice monthly; milestones; retainer; pay per hour; lump sum; pay upfront deposit; pay installments; bill monthly after; final price guaranteed; budget exceeded pays; payment due; payment terms thirty days; hidden extra costs surprise',
  languages:
    'which languages speak; speak german; do your people speak japanese chinese arabic; talk in our language; site in other language; translate site; support in french spanish; english only; anyone speaks spanish; dont speak english well; talk german phone; write french; russian turkish speaking staff; native speaker contact; contract italian; website german version; portuguese contact person; bad english sorry',
  security:
    'report vulnerability; security issue on website; bug bounty; responsible disclosure; found a hole; found bug website; white hat hacker report; security contact email; reward finding vulnerability; leak discovered website; website has weakness tell; permission test website weakness; xss page; researcher disclose flaw',
  account:
    'register; sign up; need account; login for demo; create account; email needed to try; sign up required; password forgotten login; login button missing; try without registering; give email before demo; free trial registration; member area customers; user account delete; customer portal login; credit card needed try',
  sampleData:
    'figures real; is the data in the demos real; fake numbers; real prices; real money in demo; live data; is win rate true; sample data; are numbers made up; real trades; are demos real products; simulated; numbers invented; prices shown actual; looks too good results; profits shown true; real customers shown demo; mock data live; users demo exist; screenshots just fake; fictional names figures; play money demo figures',
  demoData:
    'demo sends what i type; safe to type; data typed in demo; connect my wallet to demo; demo store data; real password in demo; entered text saved somewhere demo; typed something private demo; anyone see entries; type company secrets demo; demo uploads files; enter real details safe; trying demo risk; demo records input; typed password accidentally; demo text stays browser',
  firstDemo:
    'which demo first; where to start; best demo; recommend demo; demo begin quickly; many demos overwhelmed; most popular demo; quick demo five minutes; easiest demo beginner; start looking demos; best demo show first; only ten minutes demo; suggest demo try; lost demo fits',
  firstMessage:
    'what should i write; what information do you need for a quote; brief template; what to tell you; what to include in email; prepare before contacting; what do you need from me to make an offer; need specification ready; details mention first email; write first email properly; send requirements document; request detailed enough; example inquiry text; details needed offer; short description enough; rfp format accepted; no idea write; need business plan before writing',
  afterMessage:
    'what happens next; after contact; who answers; next steps after message; is the first call free; do we have to pay for the first conversation; does quote cost; obligation; consultation free; does it cost anything to ask; will i get spam calls salesperson; wrote message now waiting; someone gets back after writing; quote free charge; enquiry commits anything; asking binding order; pushy sales calls; speak real person after; offer arrives after many days; pay consultation; just asking costs nothing',
  whereMessage:
    'where does form go; message sent where; form not sent; is the form stored; how does contact form work; pressed send nothing happened; email program opens why; someone receives form; did message arrive; message saved server; contact form goes inbox; no confirmation message sent; whatsapp opens press button; text lost form; inbox receives inquiry',
  networks:
    'which chains; supported networks; which blockchains; do you support other chains; avalanche cardano base; ethereum solana; list of networks; polygon tron bsc; ethereum only others; works arbitrum optimism network; bitcoin supported; base network support; solidity rust; near cosmos polkadot; chains available choose; sui aptos ton supported; hyperledger supported',
  course:
    'how does a project run; process; how do you work; steps of project; agile; how does it start; from idea to launch; procedure; workflow; kick off; walk through process; stages explained order; first step working together; typical project procedure; path first call until delivery; organized project management; scrum sprints; phases timeline explained; happens once order placed; collaboration daily routine',
  build:
    'what do you build; what do you do; what do you offer; what is this site; services overview; what kind of things; exactly company business; simple words sell; explain business one sentence; product range; services available list; things company makes; company all; list everything offered; kind software produce; speciality company',
  ownName:
    'our name in demo; our color; brand the demo; demo with logo; make it yours; look like our company in demo; change colors; see demo company name; put logo demo; change demo colour blue; type own name demo; personalize demo client; demo branded customer presentation; set name color demo; make demo look mine; preview demo brand; customize demo appearance',
  finished:
    'what do we get in the end; what is delivered; handover; deliverables; when finished; documentation training included; documents at the end; get manual staff; docs own devs; explain everything staff end; receive everything at end; user guide admin handbook; final package contains; files delivered end; hand over everything end; proper documentation supplied',
  progress:
    'see progress; weekly updates; review while building; intermediate results; how are we informed; reports; involved; see before finished; test version; status; give feedback during; keep updated along way; regular calls status; see something early; check halfway looks right; weekly build shown; give opinion before finished; informs project progress; staging link test; no surprises end; approve each step',
  unsure:
    'do not know what we need; no technical knowledge; not technical; i have an idea and no clue about tech; need advice where to begin; we only have an idea; can you advise us; which product is right for us; help us decide; beginner; explain simple; find out what is possible; no idea need; confused blockchain; complete beginner business owner; blockchain make sense business; just vague idea; bit old never understood tech; help choose right solution; overwhelmed many options; advise solution suits business; maybe blockchain not needed',
  pilot:
    'small project; pilot; proof of concept first; small budget; too small for you; minimum order; start small; try small version first; small company; one person business; mvp; minimum budget; try something tiny first; tiny business limited money; low budget startup; only few thousand; test idea cheaply; prototype before full order; solo founder small job; just one small task; smallest order accepted; prove concept before spending; are we too small for you; one man company welcome',
  countries:
    'work with clients abroad; work with companies in our country; austria switzerland canada africa asia; outside usa; international; worldwide; which countries; far away different continent; remote; serve customers abroad; india brazil clients; company sits dubai; work american companies; different time zone problem; other side world; accept clients africa; only local customers; restricted countries sanctions; overseas client',
  industry:
    'experience in our industry; know our sector; worked with a bank before; done this before; specialized; built something like that before; have you ever built; understand insurance business; healthcare real estate experience; done something similar; know art market; worked government before; retail shops experience; familiar banking regulations; gaming companies before; similar company like ours',
  meeting:
    'book a meeting with someone next week; video call; meet in person; zoom teams; come to us; face to face; visit us; workshop on site at our office; see you; appointment meeting; schedule call calendar; teams meeting next week; talk same room; coffee together; travel premises visit; present board; google meet call; available thursday; sit down table together; fly over visit',
  cancel:
    'cancel anytime; cancel project; stop the contract early; stop halfway; terminate contract; notice period; get out of contract; quit; unhappy not satisfied with result; do not like the result; pull out halfway; hate result refund; stop paying end early; money back project aborted; abandon whole project; dont like built halfway; ending agreement early; funding runs out pause project; walk away any time; fire supplier midway',
  newWishes:
    'change of plans; change requirements; scope change; extra wishes; new features later; add features later; extend later; add something halfway; forgot feature wants added; new idea during build; change mind design midway; extra cost changes during build; adjust requirements along way; boss wants something different; change request price; requirements not final yet; expand system next year',
  hire: 'hire developers monthly; rent a developer; staff augmentation; dedicated team; borrow engineer; body leasing; borrow programmer few months; lend programmer few weeks; full time engineer contract; need extra hands team; rent blockchain expert; monthly rate one developer; temporary developer; outstaffing programmers; part time cto; extend team external developer',
  equity:
    'work for equity; pay in tokens; share of tokens instead of money; revenue share; profit share; no money pay later from sale; no cash pay shares; startup no money yet; percentage company instead fee; take shares as payment; deferred payment until funded; cofounder technical equity; success fee only; work free for percentage; barter deal; become cofounder',
  together:
    'our own developers work with yours; joint team; mixed team; cooperate with our coders; share tasks between teams; pair with our engineers; in house developers involved; it department involved; devs help building parts; split work programmers; coordinate internal it team; developers learn alongside; engineers frontend; programmers work side side; join slack; cto wants involved',
  subcontract:
    'freelancers; subcontractors; outsource; offshore; in house developers; really do the work yourselves; third party developers involved; someone else really writes code; work sent india; programming outsourced elsewhere; external contractors used; own employees freelancers; pass work other company; everything done in house; supplier chain subprocessors; cheap offshore coders',
  aiTools:
    'write code with ai; chatgpt code; generated code; copilot; ai written; developers use chatgpt; code written machine; vibe coding; claude cursor copilot programming; human written code; ai generated mistakes code; paste code into ai; programmers replaced ai; software written robots',
  competitors:
    'work for competitors; exclusive; sell same to competitor; exclusivity; idea given to others; same thing rival; rival also customer; conflict interest; work exclusively one client; competition gets same product; copy project others; exclusive deal territory; build identical competing bank; share ideas rivals',
  demoSource:
    'source code of the demos; are the demos open source; open source; download the demo code; github link demos; see code behind demo; demos free use; copy demo code; license demos; fork demo; mit license; inspect demo source; code demo public; get demo code free',
  theme:
    'dark mode; light mode; night theme; change colors of this site; too bright; too dark read; switch black background; white background website; eyes hurt bright; change theme button; day night switch; larger text contrast; turn off dark screen; website appearance setting; light version website; where do i switch to dark mode; turn off light; page too bright; night mode; change theme; dark theme button',
  embed:
    'embed a demo on my site; put demo on our website; iframe demo; demo in our page; api for the assistant; use this chat on our site; add demo wordpress site; widget own homepage; put chatbot online shop; insert demo landing page; want assistant like website; code snippet embed; show demo inside website; integrate chat homepage; buy chatbot; iframe allowed',
  newsletter:
    'newsletter; blog; podcast; webinar; brochure catalog to download; presentation pdf; follow your news; subscribe news; press kit journalist; pdf brochure send; read articles blog; press release contact; youtube channel videos; mailing list; slides download; printed catalogue; stay informed new things',
  real: 'is this a real company; why should i trust you; fake phone number; are you a scam; sample company; legit; does the company exist really; fake company address; trust a company; scared company fraud; looks like scam; prove company exists; got cheated before; company trustworthy honestly; genuine business people; fake website; serious business hoax; trust company money; invented company',
  better:
    'why you; better than others; compared with other agencies; what makes you different; advantage; cheaper than competitor; why should i choose you; unique; why not cheaper freelancer; already have offer competitor; special compared rest; pick over others; compare big consulting; convince pick company; strengths weaknesses; competitor offers less; reasons choose; rather hire agency nearby',
  complaint:
    'complain project goes wrong; unhappy with your work; dispute with you; escalate to a manager; file complaint against company',
  press:
    'journalist interview; press contact; write an article; podcast guest; media inquiry; newspaper story',
}

/** The same for facts of the company, by the beginning of their sentence. */
export const factsAsked: readonly (readonly [string, string])[] = [
  [
    'The contact page links to',
    'are you on linkedin; twitter account; social media profiles; follow you online',
  ],
  [
    'There is no account and no sign-in',
    'entries still there tomorrow; is my work kept; close tab reload page lost; do you save my entries; data gone after closing; continue later where i stopped',
  ],
  [
    'We run no trackers and share no data',
    'trackers; tracking visitors; google analytics; analytics tool; ad network; where do coin prices in ticker bar come from; source of prices at the top; coingecko; ticker data real live; share data third parties; ip address',
  ],
  [
    'Founded in',
    'who founded this company; when were you founded; how old is the company; since when; how long in business; established; years experience; how many countries; how many clients; how many customers; how many projects have you done; how many projects did you finish; experience projects',
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
  [
    'A wallet explains in plain',
    'wallet tells what i sign; ai explains transaction simple words; understand payment before approving; warn before signing scam; plain english wallet popup; avoid signing wrong thing',
  ],
  [
    'Checks the description and the',
    'ai in launchpad; ai review token sale text; ai spots missing presale details; does ai approve sale; who approves launch human; check ico terms mistakes automatically',
  ],
  [
    'Summarizes a long proposal and',
    'ai in dao; ai summary long proposal; short version vote text; ai shows what proposal changes; read original proposal too; tldr for voters',
  ],
  [
    'Drafts a picture from a',
    'ai in meme launcher; which ai makes meme image; pick image generator midjourney; offensive pictures blocked ai; ai draw meme logo from text; filter bad images meme coin',
  ],
  [
    'Suggests tags and categories, and',
    'ai in nft studio; ai tags artwork automatically; detect copied art nft; stolen artwork duplicate check; who decides copied nft human; auto categorize nft uploads',
  ],
  [
    'Turns news and market data',
    'ai in trading bot; does ai pick trades; ai reads news for trading; can ai override risk limits; stop ai losing all money; chatgpt trading bot sentiment',
  ],
  [
    'Compares a new contract with',
    'ai in sniping bot; ai detect rug pull; honeypot scam check before buying; does ai decide buying sniper; new coin scam detection; sniper avoid scam contracts',
  ],
  [
    'Each one flags figures that',
    'ai in price tracker; ai in coin listing; wrong price detected automatically; fake volume spotted; data mismatch between sources; ai checks coin numbers',
  ],
  [
    'Flags offers and payments that',
    'ai in p2p exchange; ai detect scammer seller; fake payment fraud detection; does ai decide disputes; human support p2p dispute; suspicious offers flagged',
  ],
  [
    'Explains a transaction before the',
    'ai in mobile wallet; ai find best swap rate; ai explain transaction phone; cheapest route swap app; what does ai do wallet; understand before signing phone',
  ],
  [
    'Points out transfers that do',
    'ai in wallet tracker; unusual transfer alert; ai spots strange wallet activity; suspicious movement address detect; hacked wallet notice odd payments; abnormal transaction detection',
  ],
  [
    'Ranks its guesses by how',
    'ai in brute force tool; ai guess passwords smarter; weak passwords found first; how ai cracks passwords; common passwords tried early; password guessing order ai',
  ],
  [
    'Suggests dealers by service and',
    'ai in partner finder; ai recommends dealer; nearest dealer suggestion; does ai rate dealers; fake dealer reviews ai; who gives stars dealers; match best dealer automatically',
  ],
  [
    'Sorts incoming documents and reads',
    'ai in enterprise software; ai read invoices documents; extract data from pdf; automatic document sorting; human checks ai document; scan contracts fill fields ocr; ai paperwork bank',
  ],
  [
    'Flags trades that look like',
    'ai in gaming; ai detect bots game; cheaters selling items flagged; bot farming game market; who bans players ai; stop bot accounts game trades',
  ],
  [
    'No AI. The same choices',
    'ai in token generator; ai write my contract; which products have no ai; airdrop uses ai; same input same contract code; token locker ai; is chatgpt writing code',
  ],
  [
    'A member of the team',
    'how fast reply email; talk to real human; whatsapp response time; who reads my message; do bots answer; reply same day; hear back when',
  ],
  [
    'Your message and our answers',
    'free quote; consultation cost; pay for first call; obligation after asking; charge for advice questions; just asking no commitment; price estimate free',
  ],
  [
    'Scope, how fast both sides',
    'how long project takes; deadline date fixed; why so long finish; what delays launch; faster if we answer quickly; app store approval delay; when get delivery date',
  ],
  [
    'The code, the documentation and',
    'who owns source code; get code at end; manual documentation included; staff training included; what delivered end project; can another developer take over',
  ],
  [
    'You tell us what you',
    'first step working together; start project what to send; need written brief; describe idea begin; what happens after message; do we prepare requirements document',
  ],
  [
    'We start from the closest',
    'see prototype first; change demo to our brand; mockup before paying build; start from existing demo; our logo colors prototype; customize demo look',
  ],
  [
    'We build contracts, interfaces and',
    'check progress during development; approve each stage; who programs backend; see work while building; feedback during build; who sets up servers; milestones review',
  ],
  [
    'You get the code, the',
    'after project finished what get; receive source code handover; train our employees; who runs it afterwards; documentation given end; final delivery includes; maintain ourselves later',
  ],
  [
    'When you send a demo',
    'does shared demo link contain my data; what typed demo visible link; ask for your version link data; back button keeps entries; server sees what i typed; old link privacy; form entries stored url',
  ],
  [
    'The server that delivers these',
    'do you log my ip; server logs visitors; know which site i came from; referrer tracking google; what server sees visiting; browser data recorded; hosting access logs',
  ],
  [
    'The chat can put your',
    'chat stores my phone number; chat asks email where goes; name in chat saved; chat contact details sent; delete my number chat; does chat save personal data',
  ],
  [
    'If you write or call,',
    'what happens info i email; keep record phone calls; data from my call; information received by message; store my emails; what know after calling',
  ],
  [
    'Only to answer you. The',
    'use my data marketing; newsletter spam after contact; sell my email; contact form sends where; whatsapp sees my message; what my data used for; send advertising',
  ],
  [
    'The search and the chat',
    'is chatbot ai; chatgpt reads my questions; chat messages sent server; search words recorded; who reads chat conversation; openai gets my text; how chatbot works privacy',
  ],
  [
    'AI scores and analysis in',
    'ai score about me; does ai profile visitors; demo analysis real ai; automated decision about me; ai score computed from my data; scoring visitors gdpr',
  ],
  [
    'When you press “Share…” in',
    'share button sends where; sharing demo phone apps; share to telegram messages; which app gets my share; send demo colleague privacy; share menu data passed',
  ],
  [
    'Links to WhatsApp, LinkedIn, Twitter',
    'third parties get my data; coingecko tracking me; linkedin twitter pixel; facebook buttons load; external links privacy; outside services contacted; whatsapp privacy terms',
  ],
  [
    'The demos run on sample',
    'safe type seed phrase demo; enter real private key; use my real password demo; demo steal my keys; is site secure; share confidential link; demo sends data',
  ],
  [
    `Write to ${company.supportEmail} or call`,
    'phone number call you; email address support; privacy request who contact; data deletion request email; reach you phone; gdpr contact person; hotline number',
  ],
  [
    'None. This site sets no',
    'does site use cookies; why no cookie banner; block cookies site still works; necessary cookies set; session cookie; disable cookies demos; accept cookies needed',
  ],
  [
    'None. There is no tracker,',
    'google analytics used; track visitors; ads on site; count page views; facebook pixel tracking; advertising cookies; measure traffic statistics',
  ],
  [
    'None. When you choose a',
    'remembers dark mode; where theme setting saved; dark light mode cookie; reset theme default; local storage theme what; night mode stored browser; delete theme choice',
  ],
  [
    'When you use the “Send”',
    'saves my name reply address; delete sent links history; remove my logo browser; forget all button; where uploaded logo stored; last links i sent saved; clear my email send panel',
  ],
  [
    'Apart from copies of this',
    'what else saved my computer; cached files site; site works offline stored; other data browser storage; hidden storage fingerprint; service worker cache; files kept my device',
  ],
  [
    'To remove everything, clear the',
    'delete all data site; clear everything browser; wipe stored data; erase my settings; remove site data chrome; how reset site completely; clean up traces',
  ],
  [
    'None. There is no sign-in',
    'login account site; sign in required; create account password; session timeout; log out button; register to use demos; two factor login',
  ],
]
