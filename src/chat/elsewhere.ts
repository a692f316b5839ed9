// What is asked of other trades: a letter, the weather, a plumber. Nothing here is about it, even where a word of it is
// on a page.
import { phraseFinder, type Clause } from './phrases.ts'

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

/** The same where what is built here is not spoken of. */
const isOfHere = phraseFinder([
  'token|tokens|tokenize|tracker|widget|snippet|embed|iframe|nft|nfts|blockchain|wallet|wallets|demo|demos|dapp|dao|smart|ledger|ticket|tickets|voucher|vouchers|points|loyalty|supply|bonus|program|reward|rewards|investors|records|software|platform|royalties|shares',
])
const isAlwaysElsewhere = phraseFinder([
  'who|which * vote|win|wins|won * election|president|chancellor|minister|cup|league',
  'how old|far|big|hot|deep is the universe|world|earth|moon|sun|sea',
  'tax|taxes return|returns|declaration|office|adviser|refund',
  'declare|file|filing|report|pay|save|avoid * on|my|our|the * taxes|tax',
])

/** Whether a question is of another trade, whatever else is in it. */
export const isSurelyElsewhere = (clauses: readonly Clause[]): boolean =>
  clauses.some(({ words }) => isAlwaysElsewhere(words).size > 0)

/** Whether a question is one of another trade. */
export const isElsewhere = (clauses: readonly Clause[]): boolean =>
  clauses.some(
    ({ words }) =>
      isAlwaysElsewhere(words).size > 0 || (isOtherTrade(words).size > 0 && isOfHere(words).size === 0),
  )
