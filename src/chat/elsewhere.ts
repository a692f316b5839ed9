// What is asked of other trades: a letter, the weather, a plumber. Nothing here is about it, even where a word of it is
// on a page.
import { phraseFinder, type Clause, type PhraseFinder } from './phrases.ts'

const WRITING =
  'poem|poems|letter|letters|essay|essays|story|song|lyrics|speech|novel|rap|haiku|cv|resume|joke|thesis|obituary'

const isOtherTrade = phraseFinder([
  `write|compose|draft|sing|tell|make|create|generate * a|an|my|some|me|us ${WRITING}|cover|love|wedding|birthday`,
  `write|compose|draft|with|need|want * ${WRITING}`,
  'seo|adwords',
  'google|facebook|instagram|tiktok ads|advertising|campaign',
  'homework|exam|exams|maths|algebra|school project|task|work|test',
  'horoscope|astrology|zodiac',
  'my|his|her|son|sons|daughter|kid|kids|math|maths|history|physics|school|help * homework',
  'lottery numbers',
  'weather|temperature * in|today|tomorrow|like|forecast|$',
  'will|is it * rain|snow|sunny',
  'recipe|recipes|recipie|receipe|cook|bake|restaurant|restaurants|dinner|lunch * for|near|tonight|a|an|in|me|with',
  'doctor|dentist|headache|fever|diet|symptoms|medicine|pill|pills|rash|flu',
  'lose|losing|gain weight',
  'have|get|catch|rid|got * a|the cold',
  'flight|flights|hotel|hotels|airbnb|airport|taxi|cruise|holiday|holidays|vacation|train|bus * to|in|near|from|for|ticket|leave|leaves|go|goes|arrive|$',
  'book|reserve|order * table|room|taxi|flight|hotel|pizza|flowers|food|burger|sushi',
  'plumber|electrician|carpenter|gardener|babysitter|nanny|cleaner|locksmith|roofer|mechanic|hairdresser|tutor * $|asap|today|now|for|in|near',
  'paint|clean|heat|renovate * house|flat|kitchen|bathroom|car|roof|wall',
  'repair|fix|mend * bike|bicycle|bicycles|car|cars|printer|laptop|sink|washing|toilet|roof|phone|tv',
  'buy|sell|sells|rent|hire|much|price|need|cost * a|an|the|my|used|new|second|cheap * car|cars|bike|bikes|house|flat|sofa|shoes|dress|pizza|laptop|fridge|furniture|dog|cat',
  'washing|coffee machine',
  'dishwasher|fridge|freezer|oven|stove|boiler|heater|radiator|bathtub|sink|carpet|lawn|mower|vacuum * leak|leaks|leaking|broken|repair|fix|clean|$',
  'followers|likes|subscribers * instagram|tiktok|twitter|facebook|youtube|linkedin|$',
  'instagram|tiktok|twitter|facebook|youtube followers|likes|views|subscribers|account',
  'girlfriend|boyfriend|dating|wife|husband * find|me|$|dates|date',
  'find|get me|us * girlfriend|boyfriend|wife|husband|flat|apartment|job|doctor|lawyer',
  'tax|taxes return|returns|declaration|office|adviser|refund|class|bracket',
  'income|wage|property|sales|inheritance tax|taxes',
  'declare|file|filing|report|pay|save|avoid|do * my|our|the|on taxes|tax|irs',
  'my|our taxes',
  'who|when|which|what * won|win|wins|plays|play|election|president|chancellor|minister|king|queen|cup|league',
  'translate * this|that|it|to|into|from|my|birth',
  'divorce|landlord|custody of|lawyer|battle',
  'wordpress|printer|windows|outlook|wifi|router|laptop * install|theme|plugin|broken|fix|on|for|my|not|update|$',
  'excel * install|broken|fix|my|not|update|formula|macro',
  'logo|flyer|poster|banner|business cards|card',
  'make|design|draw|create * logo|flyer|poster',
  'website|homepage|webpage * for * restaurant|bakery|blog|wedding|band|hotel|shop|store|dentist',
  'parcel|package|delivery|order|shipment * is|arrive|arrived|late|track',
  'where * parcel|package|shipment',
  'where|how|can * watch|see * game|match|football|race|fight * tonight|today|live|tv|on|$',
  'play|stream|watch|listen * music|movie|film|song|netflix|chess',
  'exchange|conversion rate of|for|between|euro|dollar|yen|pound',
  'capital|population|president|size of',
  'my|the * phone|laptop|printer|car|screen|tv|display * broken|broke|cracked|dead|flat',
])

/** Words of private life, of school and of the news: a question with one of them is of something else, unless it tells of a business. */
const PRIVATE_LIFE =
  'daughter|daughters|son|sons|kid|kids|toddler|baby|husband|wife|girlfriend|boyfriend|grandma|grandpa|grandmother|aunt|uncle|nephew|niece|fiance|mom|mum|dad|' +
  'puppy|puppies|dog|dogs|cat|cats|kitten|hamster|parrot|goldfish|horse|rabbit|' +
  'landlord|neighbor|neighbors|neighbour|kitchen|sofa|couch|lawn|bathroom|bedroom|mattress|curtains|laundry|dishwasher|washing|fridge|oven|toaster|radiator|attic|balcony|' +
  'bike|bicycle|motorcycle|tram|trams|bus|buses|subway|flight|flights|airport|luggage|suitcase|beach|ski|skiing|camping|hiking|cruise|hostel|hotel|hotels|sightseeing|museum|museums|' +
  'tooth|teeth|headache|cough|fever|pregnant|pregnancy|allergy|rash|backache|knee|finger|dentist|doctor|vitamins|diet|workout|gym|yoga|haircut|hair|sleep|snore|tattoo|' +
  'recipe|recipes|pancakes|lasagna|pasta|pizza|sushi|cake|bread|soup|barbecue|breakfast|lunch|dinner|sourdough|spaghetti|chicken|cocktail|' +
  'essay|exam|exams|math|maths|physics|algebra|geometry|spelling|grammar|synonym|synonyms|latin|vocabulary|' +
  'movie|movies|netflix|tv|series|actor|actress|singer|song|lyrics|band|guitar|piano|violin|novel|hamlet|shakespeare|poem|poems|poet|eurovision|oscar|oscars|' +
  'football|soccer|tennis|olympics|marathon|championship|goalkeeper|nba|nfl|formula1|wimbledon|chess|sudoku|crossword|' +
  'weather|rain|raining|snow|sunny|sunrise|sunset|thunderstorm|umbrella|' +
  'president|election|elections|parliament|minister|king|queen|pope|irs|welfare|pension|unemployment|' +
  'stain|stains|shirt|shirts|blouse|trousers|shoes|sneakers|jeans|jacket|perfume|lipstick|wedding|birthday|anniversary|halloween|valentine|bouquet|flowers|tulips|roses|' +
  'moon|mars|planet|planets|dinosaur|dinosaurs|ocean|volcano|mountain|everest|eiffel|universe|' +
  'joke|jokes|horoscope|zodiac|riddle|lottery|ufo|ghost|ghosts|' +
  'plumber|electrician|hairdresser|babysitter|nanny|parking|fines'

const isPrivate = phraseFinder([
  PRIVATE_LIFE,
  'who|whom wrote|painted|composed|invented|discovered|directed|sang|sings|starred|played|killed',
  'capital|population|currency|flag|mayor of',
  'highest|tallest|longest|largest|biggest|deepest|fastest|oldest mountain|building|river|animal|country|city|tower|ocean|lake|tree|car|man',
  'how do|to you|i|we * spell|pronounce',
  'how do you say',
  'what|which day|date is|was|will',
  'what time is',
  'good|nice|cute|funny name|names|present|gift|gifts for',
  'my|the|a car|bike|house|flat|garden|tooth|back|knee|hair * broken|breaks|hurts|aches|stolen|leaks|leaking|dead|smells|starts|jumping|jumps|flat',
  'car|house|bike|hotel|office key|keys',
  'writers|writer block',
  'ring size|finger',
  'gas|electricity|heating|water|phone bill|bills',
  'rental|lease|employment|prenup contract|agreement',
  'leather|lost wallet|purse * tram|bus|train|pub|beach|street|found|nicked',
  'tax|taxes audit|office|return|returns',
  'gold|coal|silver|salt mine|mines',
])
/** Words of a business, or of what is made here. */
const isOfBusiness = phraseFinder([
  'we|our|us|ours|business|company|firm|startup|start|shop|store|brand|customers|customer|clients|client|users|user|guests|visitors|members|member|fans|players|franchise|branch|branches|dealer|dealers|association|club|insurer|insurers|insurance|crew|producer|label|riders|patients|students|donors|owners|tenants|suppliers|farmers|investors|buyers|sellers|audience|readers|partners|audit|demo|demos',
  'blockchain|crypto|nft|nfts|tokenize|tokenise|tokenized|dao|dapp|defi|web3|ledger|smart|solana|ethereum|bitcoin|bot|whitepaper|airdrop|staking|explorer|metamask|wallets|tickets|voucher|vouchers|loyalty|points|rewards|app|software|platform|database|api|website|site|page|chat|assistant|marketplace|collectibles|collection',
  'build|building|develop|integrate|sell|selling|launch|launching|offer|accept|mint|create|issue|run',
  'you|your * build|make|develop|offer|audit|train|host|code|program|create',
])

/** The same where what is built here is not spoken of. */
const isOfHere = phraseFinder([
  'developer|developers|engineers|programmers|team|franchise|branch|branches|dealer|dealers|employee|employees|staff|coin|coins|crypto|token|tokens|tokenize|tracker|widget|snippet|embed|iframe|nft|nfts|blockchain|wallet|wallets|demo|demos|dapp|dao|smart|ledger|ticket|tickets|voucher|vouchers|points|loyalty|supply|bonus|program|reward|rewards|investors|records|software|platform|royalties|shares',
])
const isAlwaysElsewhere = phraseFinder([
  'who|which * vote|win|wins|won * election|president|chancellor|minister|cup|league',
  'how old|far|big|hot|deep is the universe|world|earth|moon|sun|sea',
  'tax|taxes return|returns|declaration|office|adviser|refund|audit',
  'declare|file|filing|report|pay|save|avoid * on|my|our|the * taxes|tax',
])

/** Whether a question is of another trade, whatever else is in it. */
export const isSurelyElsewhere = (clauses: readonly Clause[]): boolean =>
  clauses.some(({ words }) => isAlwaysElsewhere(words).size > 0)

const isSaid = (find: PhraseFinder, clauses: readonly Clause[]) =>
  clauses.some(({ words }) => find(words).size > 0)

/** Whether a question is of private life, of school or of the news. */
export const isOfPrivateLife = (clauses: readonly Clause[]): boolean =>
  isSaid(isPrivate, clauses) && !isSaid(isOfHere, clauses) && !isSaid(isOfBusiness, clauses)

/** Whether a question is one of another trade. */
export const isElsewhere = (clauses: readonly Clause[]): boolean =>
  isSaid(isAlwaysElsewhere, clauses) ||
  (isSaid(isOtherTrade, clauses) && !isSaid(isOfHere, clauses)) ||
  isOfPrivateLife(clauses)
