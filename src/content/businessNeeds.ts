// The needs of businesses in their own words, with the services and products for them. Visitors describe their trade and
// seldom name an offer: the assistant finds it here. Pages list the uses of an offer (`uses` of its copy).
import type { OfferPath } from './offers.ts'

export interface BusinessNeed {
  /** The offers for it, best first, with the heading of the part of the page that explains it, if there is one. */
  readonly offers: readonly (readonly [path: OfferPath, heading?: string])[]
  /** Words that state the need. `a+b` counts if both words occur, `a!` only in this form. */
  readonly words: string
  /** Words that count half: they state the need only together with others. */
  readonly hints: string
}

const need = (words: string, hints: string, ...offers: BusinessNeed['offers']): BusinessNeed => ({
  offers,
  words,
  hints,
})

export const businessNeeds: readonly BusinessNeed[] = [
  // Shops and their customers.
  need(
    'next+stay next+visit credit+next book+direct points+for card+with+points tenth+free every+tenth tenth+wash free+after paper+cards stamps+phone collect+stamps buy+ten reward+loyal reward+regular loyal+customers loyal+guests returning+customers returning+guests club+card rebate+card keep+customers+coming bring+friend refer+friend loyalty bonus points! regulars cashback stamp+card punch+card reward+customer reward+client reward+shopper reward+people come+often frequent+customer frequent+guest frequent+flyer coffee+free bonuses miles guests+return come+back',
    'car wash washes kebab pizza ice kiosk optician florist bookshop restaurants cafes bakeries hotels wellness spa salon carwash fuel tanks airport mall outlet zoo cinema brand collect regular customer customers shop shops store supermarket bakery cafe coffee restaurant hotel pharmacy hairdresser gym airline petrol gas station retailer grocery butcher chain members discount loaf purchase purchases redeem stamp stamps visit',
    ['/products/enterprise-solutions', 'Token module'],
    ['/services/wallet-development'],
  ),
  need(
    'store+credit shopping+credit shopping+card present+card giftcards voucher vouchers coupon coupons giftcard gift+card gift+cards gift+certificate gift+voucher prepaid+card credit+note meal+ticket lunch+voucher',
    'gift redeem shop shops store present prepaid canteen christmas spa restaurant copy',
    ['/products/enterprise-solutions', 'Token module'],
  ),
  need(
    'payroll wage wages canteen internal+credits intercompany company+currency invoice+reconciliation',
    'salary salaries employees staff subsidiaries internal credits cafeteria',
    ['/products/enterprise-solutions'],
    ['/services/smart-contracts'],
  ),
  need(
    'really+from+us really+ours check+bottle bottle+real bottle+genuine product+authenticity really+made+by sold+as+ours ours+by+others copy+our+product copied+products buyers+tell how+tell+real is+it+real original+one originals our+label sold+with+our+name pirated+parts fake+medicine fake+drugs fake+bags fakes+market prove+original prove+genuine prove+authentic wine+genuine counterfeit counterfeits counterfeiting knockoff knockoffs knock+offs imitation imitations forgeries forgery genuine authentic authenticity original+product fake+product fake+products fake+parts fake+copies copies+sold name+fake sold+fake fakes prove+real real+one real+bottle not+fake',
    'oil honey tea ours others sold asia china online amazon ebay jewelry toys parts filters bearings seeds pesticide cigars spirits vodka gin champagne cheese ham cream fake brand luxury watch watches handbag handbags bottle bottles wine whisky sneakers perfume cosmetics spare label scan original buyer collectors medicine medicines tablets tires serial qr',
    ['/products/enterprise-solutions', 'Audit trail'],
    ['/services/private-blockchain'],
  ),
  need(
    'which+farm which+field which+supplier whole+journey every+step track+parts track+goods track+batches parts+from origin+proof fair+wages child+labor palm+oil sustainable+sourced supplier+audits product+history ingredients+come traceability traceable trace provenance origin supply+chain suppliers where+comes comes+from grown harvested harvest fairtrade fair+trade recall product+passport digital+passport batch batches lot farmers+paid from+farm deforestation sustainability+proof conflict+minerals ethical mined recycled recycling',
    'coffee cocoa beans chocolate honey olive oil fish seafood meat beef milk eggs vegetables fruit organic farm farmer farmers tea cotton textile garment clothes timber wood diamond diamonds gold minerals cobalt battery supplier factory shelf journey every step prove consumer shoppers scan qr jeans leather flowers feed chemicals steel parts',
    ['/products/enterprise-solutions', 'Audit trail'],
    ['/services/private-blockchain'],
    ['/services/cloud-edge'],
  ),
  need(
    'delivery+notes+paper proof+of+delivery shipment shipments shipper shippers parcels+handover freight+forwarder trucking+papers railway+wagons customs+declaration bills+of+lading customs freight waybill forwarder cargo consignment lading container containers pallet pallets delivery+note delivery+notes shipping+papers import+papers logistics export+papers hauler haulier trucking carrier',
    'port papers documents shipping ship truck trucks import export warehouse border transport signed paper delivery haulage driver drivers',
    ['/products/enterprise-solutions', 'Connectors'],
    ['/services/private-blockchain'],
  ),
  need(
    'medal+online medals medal finisher certificate+online certificates+online course+certificates participants+certificate prove+attended attended+course cpd skills+passport first+aid+certificate diving+license language+certificate exam+results driving+school+certificate training+certificate training+certificates vaccination+certificate kids+badges collect+badges badges+earned swimming+badges scout+badges diploma diplomas degree degrees transcript transcripts graduates graduate registrar fake+certificates certificate+verify certificates+verify certificate+check certificates+check certificate+employer certificates+employer certificate+students certificates+students training+records forklift+license apprenticeship proof+qualification qualifications',
    'certificate certificates employer employers university school academy course genuine verify students student exam driving welders badge badges instructors trainee credentials welding college apprentices',
    ['/products/enterprise-solutions', 'Anchoring'],
    ['/products/nft-studio'],
  ),
  need(
    'shareholder+register share+register cap+table shareholder+list employee+shares register+members membership+register register+shareholders book+members shareholders',
    'shares register holders members employees owners list notary transfer own',
    ['/products/enterprise-solutions', 'Token module'],
    ['/services/legal-compliance', 'ERC-3643'],
  ),
  need(
    'contract+versions who+changed+what nobody+can+change cannot+be+changed not+be+changed later+changed prove+we+had prove+first prove+date+photo existed+date document+existed minutes+meeting+changed reports+changed test+results+changed clinical+trial measurements+changed records+later timestamp tamperproof tamper notarize prove+existed prove+date evidence audit+trail log+changed records+changed proof+time backdated backdating changed+afterwards edited+afterwards manipulated+afterwards logbook inspection+reports immutable',
    'documents records report reports photos prove proof changed nobody later lab laboratory invention inspectors auditor auditors protocol court judge journal inspection maintenance',
    ['/products/enterprise-solutions', 'Anchoring'],
    ['/services/private-blockchain', 'Public anchoring'],
  ),
  need(
    'sap erp salesforce dynamics legacy+system existing+systems four+eyes accounting+system crm integrate',
    'connect system systems software approval approvals enterprise corporate roles',
    ['/products/enterprise-solutions', 'Connectors'],
    ['/services/private-blockchain'],
  ),
  // Several organizations that share records.
  need(
    'patient+data blood+bank organ dentist+records vet+records lab+results nursing+home pharmacies+hospitals hospital hospitals patient patients clinic clinics medical+record medical+records health+records xray vaccination+records prescription prescriptions medical+files practices+share',
    'health doctors doctor nurses record records file files share lab laboratory treatment medical pharmacy insurer',
    ['/services/private-blockchain', 'Confidentiality'],
  ),
  need(
    'jointly+run run+together none+of+us+trust neutral+platform common+platform agree+on+data same+data+several reconcile reconciliation+between disagree+about+invoices who+owes+whom owes+whom settle+between+companies clearing+between billing+between roaming joint+venture+records data+between+companies five+companies six+companies ten+companies several+parties consortium joint+ledger shared+ledger shared+database shared+record common+database insurers+share banks+share companies+share competitors+share none+control no+one+control between+companies several+banks several+companies several+insurers reinsurers interbank trusts+other trust+each+other share+data share+claims share+record nobody+owns mistrust central+database letters+credit trade+finance factoring invoice+twice invoices+twice',
    'insurers insurer banks bank members companies partners competitors share shared together claims database server none each other others ledger utilities airlines parties records file run',
    ['/services/private-blockchain', 'Confidentiality'],
    ['/services/architecture-design'],
  ),
  need(
    'land+entries land+records entries+changed register+paper paper+changed building+permits+register civil+registry vehicle+history breed pedigree+papers studbook stud+book maintenance+book boat+register patents+register church+records register+drones register+owners register+vehicles register+dogs register+guns national+register land+registry land+register cadastre cadastral title+deeds land+titles company+register municipality ministry authority+records public+authority town+hall city+council birth+certificates government public+tenders procurement permits vehicle+register mileage odometer service+history car+history pedigree aircraft+parts',
    'land register registry registers citizens city records deeds notary property plots authority state public car cars used vehicle horse horses breeders owners history entries changed',
    ['/services/private-blockchain', 'Public anchoring'],
    ['/products/enterprise-solutions'],
  ),
  // Money by rule.
  need(
    'paid+only+if pay+only+if pay+after+delivery pay+on+delivery money+back+if money+safe+until advance+payment+risk afraid+to+pay+first who+pays+first bond+held builder+paid+when paid+by+stage stages+paid installment+on+completion safe+deposit+guests holiday+flat+deposit escrow deposit deposits neutral+held held+until hold+until release+when released+when paid+when pays+when pay+when money+released stakeholder+account solicitor notary conveyancing down+payment prepayment milestone milestones both+signed both+sides security+deposit rent+deposit paid+out+when trustee',
    'held hold until release released buyer seller tenant landlord rent freelancer freelancers purchase money neutral sides signed middleman lawyer trust builder craftsman contractor handed keys delivered goods import agent agree',
    ['/services/smart-contracts'],
    ['/products/p2p-crypto', 'Escrow'],
  ),
  need(
    'pays+out+automatically pay+out+automatically pays+automatically+when train+late+refund delay+compensation no+claims+form without+claims+form weather+cover rain+cover event+cancelled+pay storm livestock+insurance payout payouts parametric hail drought flood flight+late flight+delayed delayed+flight crop+insurance weather+insurance insurance+automatically insurance+automatic claims+automatic claim+automatically rainfall earthquake insurance+pay insurance+pays travel+insurance hurricane frost',
    'insurance insurer insured automatically automatic farmer farmers crop weather delay claim claims adjuster rain policy policyholders money paid',
    ['/services/smart-contracts', 'Oracles'],
  ),
  need(
    'paid+right+after paid+immediately+after split+with+owner split+between split+income split+sales pay+freelancers freelancers+automatically pay+drivers pay+suppliers+automatically share+of+each+sale percentage+of+each+sale author+percentage cut+of+each franchise+fee+automatic tips+shared pay+musicians pay+actors payroll+stablecoin salaries+in+stablecoins split+revenue split+payment split+payments splits royalties royalty coauthors revenue+share share+revenue divide+income divide+money songwriters profit+sharing pays+everyone commission+split dividends dividend pay+salaries salary+stream affiliates+paid',
    'split band streaming payment payments musicians producers authors writers shares income automatically fight partners everyone actors film distribute each percent commission salaries freelancers remote',
    ['/services/smart-contracts'],
    ['/products/nft-studio'],
  ),
  // Works, tickets and memberships.
  need(
    'entrance gig gigs box+office seats+resold bar+code+copied screenshot+qr wristband parking+pass+event ticket tickets scalper scalpers scalping tout touts resale+price admission season+pass entry+pass',
    'concert festival event events stadium theater theatre resale resold resell fans organizer conference fake sold show club nightclub museum cinema match doors',
    ['/products/nft-studio'],
    ['/services/nft-marketplace'],
  ),
  need(
    'access+passes access+pass sell+passes supporter+pass backstage listeners+pass patreon club+membership alumni+card season+card digital+key holder+benefits members+only membership+card membership+cards club+card member+card fan+card vip+pass membership+pass digital+membership lifetime+membership membership+nft season+ticket membership',
    'club member members gym golf yacht tennis fans card cards pass access vip coworking society',
    ['/products/nft-studio', 'Storefront'],
    ['/products/enterprise-solutions'],
  ),
  need(
    'choir orchestra recordings recording+sell soundtrack musician album song songs singer record+label vinyl track+fans music+fans sell+music rapper dj beats',
    'music fans band sell directly streaming label royalties release listeners concert artist',
    ['/products/nft-studio'],
    ['/services/nft-marketplace'],
  ),
  need(
    'sell+my+work sell+my+works sell+our+posters animation 3d+models fonts tattoo+designs recipes+sell poems+sell photography sell+images sell+videos video+clips film+scenes comics numbered+copies numbered+prints edition+of limited+series archive+photos digital+sculptures artworks artwork paintings painter photographer photographs photos+sell prints+sell museum gallery illustrator illustrations digital+art limited+edition limited+editions sculptor comic cartoonist sell+art sell+drawings sell+photos sell+pictures archive+sell collectible collectibles nft+collection art+collection own+collection fashion+designer architect+drawings digital+twin avatar avatars',
    'art artist artists photo photos pictures images drawings prints sell collectors collection digital limited edition works designer exhibition posters wedding own',
    ['/products/nft-studio', 'Storefront'],
    ['/services/nft-marketplace'],
  ),
  need(
    'swap+cards swap+rare+cards place+swap customers+swap platform+where+artists platform+where+people+sell people+sell+each+other buy+and+sell+between bid+on bidding auctioneer antique antiques stamps+trade sneakers+resell watches+resell domain+names+sell fan+art+market trading+cards auction+house auctions auction artists+sell creators+sell sellers+list others+sell strangers+sell marketplace+creators art+marketplace nft+marketplace marketplace+for+nfts football+cards collectors+trade secondhand second+hand resell members+sell users+sell own+opensea trade+stickers stickers stamps+collectors platform+artists collector+cards',
    'marketplace market collectors trade sell resell cards artists creators platform commission bid bids vintage wine buyers sellers each',
    ['/services/nft-marketplace', 'Auctions'],
    ['/products/nft-studio'],
  ),
  // Members who decide.
  need(
    'parents+decide members+choose choose+together have+a+vote decide+how+money decide+on+fund decide+how+the+fund decide+budget shareholder+meeting annual+assembly board+election society+vote village+decide students+decide teachers+vote congregation club+decide owners+meeting residents+vote flat+owners strata homeowner vote votes voting ballot general+assembly annual+meeting cooperative coop co+op housing+association homeowners fans+decide supporters+decide members+decide residents+decide decide+together participatory works+council union referendum assembly allotment condominium tenants+association poll supporters+say have+say',
    'members member club fans supporters association decide decisions residents tenants owners election housing neighbors budget online union parents committee jersey board delegates farmers proposals football sports treasurer',
    ['/products/dao-builder'],
    ['/services/dao-platform'],
  ),
  need(
    'how+donations+spent sponsors+see sponsor+a+child show+spending show+where+money fundraising+transparent collection+money collected+money+used alms zakat relief+money+goes donor donors donation donations charity charities ngo nonprofit orphanage foundation relief+fund church parish money+goes money+went spend+donations animal+shelter fundraiser',
    'where money spent spending transparent transparency trust goes went show proof well village project school shelter euros dollars supporters give',
    ['/products/dao-builder', 'Treasury view'],
    ['/services/dao-platform'],
  ),
  need(
    'investment+club syndicate pool+money invest+together pooled joint+fund friends+invest angel+investors common+fund shared+treasury common+pot community+fund joint+account angels savings+group',
    'friends invest club treasury fund members vote decide pot together group investments angels',
    ['/services/dao-platform', 'Timelocked treasury'],
    ['/products/dao-builder'],
  ),
  need(
    'ngo humanitarian flood+relief after+flood+families small+sums+thousands pays+thousands pay+thousands pay+many+people everyone+who+bought gift+to+all+customers free+tokens send+everyone reward+early reward+testers reward+voters reward+volunteers volunteers+get participants+get students+get each+player+gets subsidies subsidy pay+10000+people drought+relief aid refugees families+each distribute+tokens hand+out handout beneficiaries scholarship scholarships grants give+tokens giveaway early+users everyone+gets reward+fans reward+users distribute+to airdrop send+tokens thousands+people everybody+gets subscribers+token early+adopters cash+assistance disaster testers+reward send+to+wallets',
    'families people once each amount distribute thousands exactly list addresses free users fans newsletter subscribers supporters relief organization organisation farmers same players volunteers early',
    ['/products/airdrop-manager', 'Claim contract'],
  ),
  // Raising money.
  need(
    'fans+pay+for fans+help+pay help+pay+for help+finance pre+order+finance preorder+fund community+finance neighbors+finance raise+for+new small+amounts+from+many many+people+give people+chip+in chip+in new+stadium+fans opening+a+restaurant+investors small+sponsors sponsors+for patrons+for looking+for+sponsors crowdfund crowdfunding backers kickstarter raise+money raise+funds raising+money raise+capital documentary film+money movie+money fund+film finance+film fundraise many+small+investors small+investors collect+money seed+round finance+our finance+a money+back+goal brewery+fans funding need+capital raise',
    'film movie game book startup start-up investors money back goal target reach minimum refund fans small many finance board restaurant brewery production euros dollars capital studio',
    ['/products/launchpad-builder', 'Automatic refunds'],
    ['/services/launchpad-development'],
  ),
  need(
    'presale ico ido token+sale launchpad sell+tokens public+sale private+sale sale+tokens whitelist+sale investors+tokens',
    'sale buyers round cap caps investors token tokens launch projects',
    ['/products/launchpad-builder', 'Automatic refunds'],
    ['/services/launchpad-development', 'Sale contracts'],
  ),
  need(
    'advisors+dump not+dump able+to+dump keep+tokens+locked tokens+released+monthly release+over+four+years earn+tokens+over+time tokens+for+the+team+locked promise+not+to+sell prove+we+do+not+sell rug+pull+fear investors+afraid+team+sells vest vesting esop stock+options option+plan employee+options employees+tokens staff+tokens team+tokens staff+share advisers+tokens advisors+tokens cofounder+leaves founders+tokens may+not+sell nobody+sell cannot+sell sell+immediately lock+liquidity lock+tokens liquidity+lock dump+tokens sell+first+year lockup promised+staff promised+employees investors+sell dumping',
    'staff employees team founders advisers investors year years sell months promised share shares options locked lock cliff gradually early start-up tokens token',
    ['/products/token-locker', 'Vesting plans'],
    ['/services/tokenomics-design'],
  ),
  need(
    'fun+coin silly+coin parody+coin coin+of+my+dog coin+for+my+fans coin+for+my+followers internet+joke cartoon+coin meme memecoin funny+coin funny+token joke+coin dog+coin cat+coin tiktok followers+coin influencer+coin youtuber streamer+coin viral fan+coin mascot',
    'funny joke followers coin dog cat frog fans influencer streamer youtube community picture buy lol',
    ['/products/meme-launcher', 'First liquidity'],
    ['/services/token-creation'],
  ),
  // Assets as tokens.
  need(
    'own+part+of own+a+piece buy+a+piece piece+of+a pieces+of+a small+share+of+building parts+of+house sell+parts+of+our investors+own+part ship+shares airplane+shares rental+income+shared rent+shared+between+owners mall+shares office+tower+shares olive+grove+shares vines+shares barrels+investors wine+barrels+investors trees+investors cows+investors invest+in+building invest+in+apartments tokenize tokenise tokenized tokenization fractional fractions fraction apartment+tokens building+tokens property+tokens house+tokens real+estate shares+building shares+apartment shares+house part+of+building own+part small+shares pieces+of divide+ownership co-own vineyard+shares gold+token gold+backed backed+by farmland classic+car yacht cask casks racehorse solar+park+shares wind+farm+shares hotel+shares small+pieces co+own share+of+a',
    'apartment building property house hotel villa land forest shares investors tokens own owners gold silver whisky painting rent income small parts pieces asset assets art farm vineyard warehouse block office car 100 horse slices',
    ['/services/token-creation'],
    ['/services/consulting-compliance', 'Token facts'],
    ['/services/legal-compliance', 'ERC-3643'],
  ),
  need(
    'carbon co2 emission+certificates emissions+trading offset offsets reforestation plant+trees forest+credits climate+credits tree+planting biochar peatland mangrove',
    'credits certificates climate trees forest sell trade company green tonnes',
    ['/services/token-creation'],
    ['/services/exchange-development'],
  ),
  need(
    'island+currency valley+currency festival+currency festival+money school+currency campus+money campus+currency loyalty+currency+region merchants+currency own+digital+money digital+cash tokenized+deposits stablecoin stablecoins make+stablecoin issue+stablecoin launch+stablecoin create+stablecoin pegged digital+euro digital+dollar regional+currency local+currency city+currency town+currency complementary+currency community+currency own+currency euro+token dollar+token euro+coin own+coin own+token own+cryptocurrency issue+coin issue+token create+token create+coin barter time+bank timebank',
    'currency euro dollar region town coin issue local merchants backed bank token neighborhood valley',
    ['/services/token-creation'],
    ['/services/consulting-compliance', 'Payment stablecoins'],
  ),
  // Markets and energy.
  need(
    'rooftop+power hydro+power village+power balcony+power heat+network district+heating ev+battery+grid prosumer prosumers sell+surplus share+electricity share+power solar electricity kwh power+neighbors power+neighbours power+trading energy+trading sell+power energy+community microgrid wind+turbine wind+power energy+neighbors surplus+power utility+sell energy+cooperative biogas photovoltaic rooftop',
    'power energy neighbors neighbours neighbor neighbour panels houses street grid sell trade utility battery village surplus roof',
    ['/services/exchange-development'],
    ['/services/cloud-edge'],
  ),
  need(
    'own+exchange build+exchange run+exchange exchange+platform bitcoin+exchange order+book trading+venue trading+platform broker brokers brokerage commodity commodities grain+traders scrap+metal trade+grain trading+floor spot+market otc crypto+exchange dex cex uniswap swap+platform trade+steel milk+quota freight+capacity cotton+market',
    'trade traders buyers sellers market platform orders grain steel metal matching prices bids wholesale',
    ['/services/exchange-development', 'Matching engine'],
    ['/products/p2p-crypto'],
  ),
  need(
    'p2p peer+to+peer trade+directly directly+each+other trade+coins+each money+changing money+changer money+exchange+counter bitcoin+cash cash+bitcoin localbitcoins people+trade+bitcoin sell+bitcoin+each tourists+bitcoin exchange+office kiosk bureau+change usdt+cash remittance+bitcoin between+users traders+meet expats',
    'cash bitcoin usdt trade people users buyers sellers each other bank transfer tourists counter dispute paypal watch',
    ['/products/p2p-crypto', 'Escrow'],
  ),
  // Devices.
  need(
    'never+above degrees+celsius above+6+degrees stayed+cold kept+cold cold+enough too+warm got+warm milk+degrees organs+transport blood+transport insulin flowers+cold catering+cold temperature refrigerated refrigeration refrigerator cold+chain vaccine vaccines freezer frozen chilled ice+cream humidity+sensor cooling cooled thaw thawed',
    'truck trucks transport food warehouse sensor sensors provable prove blood lab fish flowers degrees logger',
    ['/services/cloud-edge', 'Device gateway'],
    ['/products/enterprise-solutions'],
  ),
  need(
    'reception+villages without+reception no+reception dead+spot connection+drops+out remote+site no+network+there in+the+forest+sensor meters+villages parking+sensor waste+bins+sensor bins+full silo river+level flood+sensor air+quality noise+sensor offline no+internet without+internet weighed no+signal sensor sensors iot factory+machines factory machinery smart+meter meters charging+station charging+stations ev+chargers chargers water+meter drone drones greenhouse beehive beehives wind+turbines+data production+line elevators telemetry scooters vending+machine vending+machines parking+meters tractors cameras edge+computing',
    'device devices data machine machines readings measure meter energy warehouse maintenance remote offline plant tank car cars charge charging ship oil level',
    ['/services/cloud-edge', 'Device gateway'],
    ['/services/private-blockchain'],
  ),
  need(
    'latency slow+people slow+users slow+asia slow+africa slow+australia slow+abroad slow+far slow+overseas slow+customers slow+pages',
    'slow fast users customers asia africa america europe region far app page load loads seconds closer',
    ['/services/cloud-edge', 'Reads near users'],
    ['/services/infrastructure', 'Request gateway'],
  ),
  need(
    'model+on+site decide+on+site ai+on+site images+leave pictures+leave video+leave local+ai ai+on+device camera+model recognize+on+site without+cloud not+cloud',
    'camera model pictures images video hall plant line decide building quality robot machine factory hospital leave local',
    ['/services/cloud-edge', 'Models on site'],
  ),
  // Wallets, payments and banks.
  need(
    'hold+stablecoins app+stablecoins people+hold+coins wallet+app own+wallet bank+wallet credit+union neobank fintech payment+app custody+customers customers+hold bank+customers savings+bank sparkasse pay+with+phone accept+crypto accept+bitcoin crypto+payments remittances remittance send+money+home mobile+money stablecoin+payments pay+stablecoins checkout point+of+sale wallet+customers branded+wallet merchants+accept hold+coins',
    'wallet bank customers phone app pay payments hold send money branch coins clients webshop shop invoice migrants abroad till accounts crypto bitcoin',
    ['/services/wallet-development'],
    ['/products/mobile-wallet'],
  ),
  need(
    'our+branches which+shop+near where+can+they+buy where+to+buy book+a+service book+a+test+drive next+dealer next+workshop partner+directory directory+of+partners find+a+lawyer+near find+a+doctor+near list+of+shops tour+guides certified+installers+near dealer dealers dealership nearest+shop nearest+workshop nearest+repair repair+shop franchise franchisee franchisees distributors distributor installer installers locator find+technician find+plumber find+nearest near+them nearest service+partner service+partners resellers sales+agents book+appointment appointments opening+branch workshops+near stockist stockists fitters store+finder',
    'find near nearest city map customers repair shop bike bikes appointment partner partners agents region state network branch workshop fitting search',
    ['/products/business-partner', 'Location search'],
  ),
  // Coins, prices and watching.
  need(
    'crypto+rates box+with+crypto box+with+prices coin+rates bitcoin+rate bitcoin+box rates+on+our+page rate+display course+of+bitcoin coin+prices price+widget price+ticker prices+website prices+site prices+blog prices+app sidebar bitcoin+price+site crypto+prices newspaper+prices price+box show+prices bitcoin+quotes coin+quotes crypto+quotes live+quotes magazine+prices magazine+quotes prices+articles prices+next prices+screen rates+screen price+display live+prices lobby+screen current+prices',
    'price prices quotes coin coins bitcoin news magazine articles newspaper blog website widget live ticker embed app readers screen branch outdated date',
    ['/products/price-tracker', 'Embed code'],
    ['/products/crypto-listing'],
  ),
  need(
    'table+coins all+coins biggest+coins coin+ranking rank+coins coinmarketcap coingecko compare+coins list+coins coin+directory comparison+portal token+directory coin+portal market+cap+table coin+table',
    'ranking coins compare list table portal website market cap volume star magazine sort',
    ['/products/crypto-listing', 'Ranked table'],
    ['/products/price-tracker'],
  ),
  need(
    'ping+money ping+moves addresses+one+place alert+money+moves told+money+moves funds+moved moved+funds noticed+too+late noticed+days moved+addresses noticed+thursday without+noticing crypto+export export+wallets export+everything wallets+did transactions+for+accountant statement+wallets someone+spends spends+from+our cold+wallet+moves watch+address watch+addresses watch+wallets watch+wallet watch+treasury monitor+addresses monitor+wallets monitor+treasury alert+when+moves alert+money notify+when+moves notified+moves whale whales told+when balance+changes money+leaves funds+leave coins+move wallet+moves wallets+moves all+our+wallets bookkeeping+wallets accountant+transactions portfolio+overview follow+wallet track+wallet track+wallets warned+when+moves see+all+wallets message+when leaves+wallet',
    'watch alert notify warn track follow address addresses wallets treasury moves leaves balance cold accountant bookkeeping overview telegram immediately spreadsheet',
    ['/products/wallet-tracker', 'Alert rules'],
  ),
  need(
    'rules+executed emergency+brake trader+night trader+sleep trade+automatically automatic+trading automated+trading trading+bot trading+strategy strategy+automatically bot+trades arbitrage grid+bot algorithmic algo+trading strategy+sleep trades+sleep trades+night rules+trade',
    'trade trades strategy bot automatically night sleep exchange binance rules orders 24 hours spreadsheet',
    ['/products/trading-bot', 'Risk layer'],
  ),
  need(
    'snipe sniping sniper new+tokens+first buy+first+seconds new+pools fresh+coins new+coins+seconds just+launched new+listings seconds+after+launch',
    'first new seconds launch pool pools fresh scam buy coins early',
    ['/products/sniping-bot', 'Contract screening'],
  ),
  // Games and tokens.
  need(
    'npc quests arena racing+game card+game farming+game app+game players+trade items+trade ingame+currency game+currency sell+items game games gamers players player esports skins swords guild ingame in+game mobile+game game+studio loot unity unreal metaverse',
    'studio items item trade gold currency sword characters play skin cards fantasy racing server',
    ['/products/gaming-platform'],
  ),
  need(
    'staking stake keep+earn keep+year hold+earn lock+earn lock+reward reward+holders reward+holding reward+long earn+holding holders+earn yield+holders interest+holders loyal+holders keep+tokens holders+lock reward+keep interest+on+tokens',
    'holders lock earn reward rewards interest yield tokens months longer hold keep our',
    ['/services/staking-platform'],
    ['/services/tokenomics-design'],
  ),
  need(
    'bridge move+token+chain move+tokens+chain move+between+ethereum transfer+between+chains to+another+chain other+chain from+ethereum+to from+polygon+to from+bsc+to between+two+chains two+networks cross+chain crosschain between+chains between+networks stuck+on+ethereum move+to+solana migrate+chain',
    'move transfer chain chains network networks ethereum polygon solana bsc token tokens users other another expensive',
    ['/services/cross-chain-bridge'],
    ['/services/multichain-deployment'],
  ),
  need(
    'several+chains multiple+chains more+than+one+chain multichain four+networks three+chains four+chains cheaper+networks cheaper+chains several+networks multiple+networks three+networks five+networks also+on+solana also+on+polygon same+contract+networks port+solana',
    'deploy launch chains networks polygon bsc solana tron contract contracts same run',
    ['/services/multichain-deployment'],
    ['/services/cross-chain-bridge'],
  ),
  need(
    'own+explorer explorer block+explorer look+things+up look+it+up own+chain+look look+up+transactions see+transactions+own+chain search+transactions etherscan+own etherscan transactions+public+page lookup+transactions',
    'transactions blocks search own chain network private page addresses look customers',
    ['/services/blockchain-explorer'],
  ),
  need(
    'their+own+tokens make+their+own create+their+own customers+make+tokens customers+create+tokens users+create+tokens clients+create+token self+service+token create+own+tokens token+tool no+code+token without+code+token token+without+programming create+tokens+themselves members+make+tokens make+tokens+themselves let+customers+make issue+themselves',
    'users customers clients create own token tokens programming themselves tool self form',
    ['/products/token-generator', 'Your admin page'],
    ['/products/contract-builder'],
  ),
  need(
    'erc20 erc20+file plain+contract starting+point+code black+box contract+template source+code+token generate+contract generate+code code+generator contract+generator erc20+code download+contract standard+contract solidity+template starting+code',
    'contract code generate template download solidity standard source developers',
    ['/products/contract-builder'],
    ['/services/smart-contracts'],
  ),
  need(
    'tokenomics coins+founders tokens+founders collapse go+founders token+economy allocation how+many+tokens supply+tokens incentive+model token+model distribution+tokens inflation reward+model economy+token investors+ask+supply divide+tokens split+tokens token+split',
    'supply tokens investors team allocation economy model incentives share distribute how many design spreadsheet',
    ['/services/tokenomics-design', 'Allocation table'],
  ),
  need(
    'dapp frontend front+end user+interface interface+contract website+wallet+connect connect+wallet+website connect+metamask web+app+wallet web3+website screen+contract page+for+contract users+only+see+hex',
    'interface website web app connect wallet contract users screen page react buttons protocol',
    ['/services/dapp-development'],
  ),
  // Work on what exists.
  need(
    'someone+look+at+contract look+at+our+contract look+through+it strangers+look sure+contract+is+safe before+we+go+live+contract exchange+demands+audit listing+requires+audit audit audited auditor check+contract check+contracts check+code review+contract review+contracts review+code second+pair+eyes look+over+code checked+before+launch contract+secure contracts+safe before+mainnet code+holes investors+audit outside+review bugs+contract weaknesses',
    'contract contracts code review check launch written developer developers freelancer independent look holes line funds solidity',
    ['/services/smart-contract-audits'],
  ),
  need(
    'who+can+sign only+one+person+has+the+key someone+left+with passwords+in+excel keys+in+safe insider admin+quit admin+left staff+phished afraid+of+hackers protect+our+servers laptop+stolen hacked breach phishing clicked+intern clicked+link who+access signing+machine still+access secure+keys protect+keys key+management store+keys keys+laptop key+on+laptop private+key+laptop one+person+key left+password ex+employee former+employee penetration pentest harden secure+server secure+treasury protect+treasury keys+safe seed+phrase+safe seed+drawer one+laptop password+spreadsheet social+engineering ceo+fraud',
    'keys key security protect secure safe laptop employee access passwords treasury attack server left worried company',
    ['/services/security-hardening', 'Key custody'],
  ),
  need(
    'name+dog birthday+password pets+name 123456 weak+passwords password+strength test+passwords check+passwords employees+passwords staff+passwords bad+passwords crack+passwords how+strong+passwords guess+passwords guessable easy+passwords',
    'passwords password weak strong employees staff test guess company keys login policy hash',
    ['/products/brute-force', 'Hash testing'],
    ['/services/security-hardening'],
  ),
  need(
    'under+hood buy+protocol before+buy second+opinion look+plan evaluate+offer evaluate+proposal evaluate+vendor offer+agency quote+agency quotes+agencies three+offers two+offers which+vendor which+offer check+startup buy+startup buy+company acquire invest+startup due+diligence acquisition board+decide sound+plan sanity+check realistic+plan believe+vendor believe+supplier supplier+claims agency+says promises+realistic',
    'offer offers vendor agency supplier opinion evaluate proposal board independent decide startup investor expensive claims plan believe honest',
    ['/services/technical-advisory'],
    ['/services/architecture-design'],
  ),
  need(
    'which+chain which+blockchain what+blockchain choose+chain choose+blockchain need+blockchain+at+all need+a+blockchain blockchain+or+database database+instead architecture system+design plan+system technical+concept design+first concept+first specification',
    'design plan architecture choose chain database system concept document decide components estimate',
    ['/services/architecture-design'],
    ['/services/technical-advisory'],
  ),
  need(
    'paper+explains paper+that+explains explain+works whitepaper white+paper documentation manual handbook docs user+guide developer+guide explain+protocol pitch+deck+technical readme write+paper describe+token litepaper',
    'write paper explain investors guide text technical document help',
    ['/services/whitepaper-documentation'],
  ),
  need(
    'explain+blockchain+to intro+day introduction+for+managers basics+for+staff lecture+for+students understand+blockchain our+developers+learn teach workshop bootcamp train+developers train+staff train+team train+people training seminar lesson learn+solidity learn+blockchain never+worked+with+solidity never+solidity upskill course+developers explain+to+staff explain+to+management lecture java+developers teach+us school+our coach instruct',
    'developers staff team engineers solidity employees management course days beginners lawyers java learn never board colleagues understand',
    ['/services/training'],
  ),
  need(
    'transactions+stuck stuck+transactions go+live launch+friday launch+monday launch+next+week launch+tomorrow launch+week launch+date deadline go+live+next release+next+week urgent urgently emergency stuck+deployment deployment+fails deployment+stuck half+finished half+done unfinished took+off agency+left agency+gone developer+left developer+gone developer+disappeared freelancer+disappeared freelancer+vanished take+over+project take+over+code rescue freelancer+gone launch+days agency+bankrupt previous+agency last+agency abandoned',
    'launch deadline days week fixed date help engineer stuck deployment code developer agency project finish finished take over quickly continue',
    ['/services/fast-track-support'],
    ['/services/technical-advisory'],
  ),
  need(
    'rpc run+node run+nodes own+nodes archive+node node+hosting node+monitoring nodes+monitoring infura alchemy node+provider nodes+down node+down node+slow slow+node indexer validators+run run+validators sync+node uptime+nodes database+events',
    'node nodes server slow provider monitoring alerts run own database rate limit requests events night',
    ['/services/infrastructure'],
  ),
  need(
    'license+needed need+license mica regulator regulators bafin sec finma legal+issues allowed+to legally+allowed is+it+legal which+law which+laws regulation regulations permitted permission+authority securities+law+token security+token+law which+rules forbidden illegal lawful',
    'law laws rules legal license country europe usa token sell customers allowed lawyer compliance countries',
    ['/services/consulting-compliance', 'Licenses and registrations'],
    ['/services/legal-compliance'],
  ),
  need(
    'who+our+customers+are customers+are+who know+our+customers know+your+customer customer+due+diligence minors+out fake+accounts+stop one+person+one+account underage proof+of+address kyc aml identity+check identity+checks verify+customers verify+identity check+passports check+ids money+laundering sanctions sanction+lists onboarding+customers travel+rule verify+age age+verification source+funds accredited+investors only+verified screen+customers',
    'identity passport customers verify check onboarding screening investors id selfie documents regulators bank compliance',
    ['/services/legal-compliance', 'Tiered onboarding'],
    ['/services/consulting-compliance'],
  ),
]
