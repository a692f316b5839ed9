// What the assistant says to what no search can answer: prices, time, courtesies, what it is, advice, funds that are
// gone, rudeness, commands. Part of the knowledge base (Rules, Chat): the agreed rules' keywords are not touched by it.
import { company } from '../content/company.ts'
import { companyQuestions, type CompanyQuestionId } from '../content/companyQuestions.ts'
import { companyPhrases, spokenName } from './companyPhrases.ts'
import { contactLine, pageLine, priceLine, timeLine, type Line } from './lines.ts'
import { clausesOf, corrector, phraseFinder, withoutMarkup, wordsIn, type Phrase } from './phrases.ts'

export interface Remark {
  readonly name: string
  readonly phrases: readonly Phrase[]
  /** Where one of these stands, something else was meant. */
  readonly unless?: readonly Phrase[]
  /** Left out where its page's line says it. */
  readonly content?: string
  /** Said instead where more follows. */
  readonly contentWithMore?: string
  readonly page?: Line
  readonly hasChannels?: boolean
  /** Precedes what the rules say. */
  readonly isFirst?: boolean
  /** The rest of its clause is about the same and is not searched. */
  readonly takesClause?: boolean
  /** No remark after it is made on the same clause. */
  readonly endsClause?: boolean
  /** Words that are said along with it and are not searched either. */
  readonly takes?: string
  /** Rules and remarks that say it already. */
  readonly saidBy?: readonly string[]
}

const COINS =
  'coin|coins|token|tokens|crypto|cryptos|altcoin|altcoins|bitcoin|btc|ethereum|eth|solana|sol|nft|nfts|usdt|bnb|doge'
const FUNDS = `${COINS}|funds|fund|money|savings|wallet|wallets|account|usdc|everything`
const SECRETS =
  'seed|phrase|key|keys|password|passphrase|pin|login|access|ledger|mnemonic|backup|wallet|wallets'
const UNITS = 'hours|days|day|weeks|week|months|month|years|year'
const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|summer|autumn|winter|spring|q1|q2|q3|q4|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight'
/** What these pay is no price of ours. */
const THEM =
  'buyer|buyers|seller|sellers|user|users|holder|holders|player|players|gamer|gamers|fan|fans|donor|donors|artist|artists|trader|traders|customer|customers|creator|creators|member|members|guest|guests|people|they|anyone|everyone|someone'
const DONE = 'done|ready|finished|completed|live|delivered|launched|online|built'

/** What is asked of any company: quoted from what the site says of it. */
function companyRemark(id: CompanyQuestionId): Remark {
  const { question, answer, page, isOpen } = companyQuestions[id]
  return {
    name: id,
    phrases: [],
    ...companyPhrases[id],
    page: { ...pageLine(page.name, page.href, answer), heading: question },
    hasChannels: isOpen,
    takesClause: true,
    endsClause: true,
    saidBy: ['gone funds', 'advice', 'command', 'rudeness', 'farewell'],
  }
}

const companyRemarks: readonly Remark[] = (Object.keys(companyPhrases) as CompanyQuestionId[]).map(
  companyRemark,
)

/** In the order of an answer. */
const remarks: readonly Remark[] = [
  {
    name: 'hello',
    phrases: [
      '^ hello|hi|hey',
      '^ good morning|afternoon|evening|day',
      '^ hola|hallo|bonjour|salut|greetings|howdy|hiya|namaste|moin|servus|aloha|salaam|ola',
      'guten tag|morgen|abend',
      'buenos|buenas dias|tardes|noches',
      '^ yo|sup|gm|wassup $',
      'whats up $',
      'how are|r you|u $',
      'how are you doing|today',
      'hows it going',
      'how do you do $',
      'nice|pleased|good to meet you',
    ],
    content: 'Hello. Name a service, a product or a topic: bridges, audits, staking and so on.',
    contentWithMore: 'Hello.',
    isFirst: true,
    saidBy: ['greeting'],
  },
  {
    name: 'declined',
    phrases: ['no thanks|thank|thx', '^ not now|interested|today', 'never mind', 'nevermind', 'nothing else'],
    content: 'All right. Ask whenever something comes up.',
    contentWithMore: 'All right.',
    isFirst: true,
    saidBy: ['hello', 'greeting'],
  },
  {
    name: 'thanks',
    phrases: [
      'thanks|thank|thankyou|thx|tnx|cheers|merci|danke|gracias|grazie|obrigado',
      '^ ty $',
      'much appreciated',
      'appreciate it|that|your',
      'that was|is|helps|helped useful|helpful|great|lot|perfect',
    ],
    unless: ['thanks|thank|thx to'],
    content: 'You are welcome. Ask whenever something else comes up.',
    contentWithMore: 'You are welcome.',
    isFirst: true,
    saidBy: ['declined'],
  },
  {
    name: 'farewell',
    phrases: [
      'bye|goodbye|cya|adios|ciao|farewell|tschuss',
      'good bye|night',
      'see|talk|catch you|ya|to * later|soon|tomorrow|around',
      'see you|ya $',
      'have a|an good|nice|great|lovely|wonderful|pleasant|fine|super|blessed|rest day|evening|weekend|one|week|afternoon',
      'have a day|evening|weekend|week $',
      'take care',
      '^ later $',
      'i|ill must|have|gotta|will go|leave',
    ],
    content: 'Bye. The conversation stays in this page until you reload or close it.',
    isFirst: true,
    takesClause: true,
  },
  {
    name: 'gone funds',
    phrases: [
      `lost|lose|losing|forgot|forgotten|misplaced|forget my|our|the|all|a * ${FUNDS}|${SECRETS}`,
      `lost ${COINS}|funds|money`,
      `stole|stolen|steal|stealing|took|taken * my|our|me|${FUNDS}`,
      `hacked|drained|emptied|cleaned my|our|into * ${FUNDS}|metamask|phantom|ledger|trezor|binance|coinbase|exchange`,
      `my|our * ${FUNDS}|${SECRETS} * stolen|hacked|drained|gone|missing|disappeared|vanished|compromised|lost|frozen|empty|emptied`,
      `${FUNDS} are|is|were|got|been|have gone|missing|lost|stolen|drained|frozen|vanished`,
      'i|we|ive|weve|got|was|were|been|being|am scammed|robbed|phished|defrauded|rugged|cheated|conned',
      'locked|froze|frozen|blocked|banned|closed my|our * account|funds|wallet|coins|money|me',
      'recover|restore a|the|an|old * wallet|account',
      'scammed|scammers|scammer|phished|rugpulled',
      `get|have|want|need|give|send|bring * my|our * ${FUNDS} back`,
      `recover|recovering|retrieve|refund|trace * my|our|stolen|lost * ${FUNDS}|${SECRETS}`,
      `recover|retrieve|refund stolen|lost|missing ${FUNDS}`,
      'wrong|incorrect address|network|chain|wallet|account',
      `sent|send|transferred * ${FUNDS} * mistake|accident|accidentally`,
      'reverse|cancel|undo|revert|chargeback a|my|the|this * transaction|transfer|payment|tx',
      'cant|cannot|couldnt|not access|open|unlock|log my|into|our * wallet|account|funds',
    ],
    // A product that is to be made, not funds that are to be found.
    unless: [
      'one|some|all of our|the keys|key',
      'our|admin|signing|private|server key|keys * stolen|leaked|gone|compromised',
      'car|house|office|hotel|door|bike|flat|locker|luggage|bag key|keys|wallet',
      'leather|purse|handbag|backpack|suitcase',
      'beach|tram|bus|train|taxi|pub|street|park',
      'airdrop|allowlist|whitelist|list',
      'build|develop|design|offer|add|integrate * recovery|wallet',
      'our|for|of users|customers|players',
      'steal|stolen|stole|hack|hacked|hijack * domain|website|site|idea|ideas|design|code|art|artwork|picture|pictures|name|logo',
      'none|prevent|protect|against|sure * steal|steals|stealing|hack|hacks',
      'employee|employees|staff|colleague|manager|admin|signer|user|users|customer|customers|player|holder|member * lost|loses|forgot|forgets|leaked|quits|leaves',
    ],
    content:
      'No: lost or stolen funds cannot be brought back from here, and a confirmed transfer is final. Ask the maker of the wallet or the exchange that was used, and report a theft to the police. Never give your seed phrase to anyone, even to a person who offers help.',
    isFirst: true,
    takesClause: true,
  },
  {
    name: 'advice',
    phrases: [
      'what|which price * coin|token|it will|would|could|might have|reach|be|hit',
      'promise|guarantee|swear|sure * coin|token|crypto|price|it * up|rise|rises|grow|value|profit|moon',
      'should|shall i|we|you|one * buy|sell|invest|hold|hodl|short',
      'when|where should|to|do i|we|you|buy|sell|invest * buy|sell|invest|hold',
      'when|whether|where to|should * buy|sell|invest|cash',
      `which|what|best|good|next|hottest|top * ${COINS} * buy|invest|moon|rise|pump|explode|hold|10x|100x`,
      `which|what|best|good|next|hottest|top * ${COINS} * go|goes|going|shoot|moves up`,
      'good|bad|safe|better|best|worth|smart|wise * investment|invest|investing',
      `good|bad|safe|better|best|worth|smart|wise * buy|buying ${COINS}|it|them|now|today|$`,
      `invest|investing|put|speculate * in|into ${COINS}|what|which|you|your|money`,
      'to invest in $',
      `if * ${COINS}|market * up|down|rise|moon|pump|crash|drop|fall`,
      `will|would|does|could|when * ${COINS}|market|price * up|down|rise|moon|pump|crash|drop|fall|recover|double|reach|hit|explode`,
      'will|would|could it|they|this|that go|rise|moon|pump|crash up|down',
      'get|become|getting|make me|us|you * rich|wealthy|millionaire',
      'get|become|getting rich|wealthy',
      'double|triple|multiply|grow my|our * money|coins|crypto|savings|investment',
      'make|makes|earn|earns|win|guarantee me|us|you|i|we|a|quick * money|profit|profits|fortune|returns',
      'make|earn|earning|making * money|profit|fortune',
      'how much * profit|earn|gain|return|returns|win',
      'price|market|coin|crypto prediction|predictions|forecast|forecasts|target|targets|outlook',
      'to the moon',
      'when|wen moon|lambo',
      'financial|investment|investing|trading|buying advice|tip|tips|recommendation',
      'bull|bear run|market',
      'is|are * profitable|undervalued|overvalued|bullish|bearish',
      `is|are ${COINS} * buy|hold|sell`,
    ],
    // What a page shows, and no course of a price.
    unless: [
      'need|needs|raise|raising|collect|collecting|crowdfund|crowdfunding * money',
      'making|make a|an|our|my film|movie|documentary|album|game|app|book',
      'widget|tracker|page|pages|site|shop|website * slow|load',
      'slow|slows down',
      'burn|burns|burning|buyback|buybacks',
      'listing|listings|list|ranking|rank|ranked|placement|placements|sort|sorted',
      'source|feed|provider|data|server|servers|node|nodes|api|connection|oracle|site|page * down|up|stops|fails',
    ],
    content:
      'No: no investment advice is given here, and what the demos show is sample data. Ask an adviser who is licensed where you live, and read what the financial regulator there says about a coin.',
    isFirst: true,
    takesClause: true,
  },
  {
    name: 'rudeness',
    phrases: [
      'idiot|idiots|moron|morons|stupid|dumb|useless|worthless|pathetic|loser|jerk|imbecile',
      'suck|sucks|bullshit|shit|shitty|crap|crappy|fuck|fucking|fucker|fck|wtf|stfu|asshole|bastard|bitch|dick',
      'shut up',
      '^ f|fk off|u|you',
      'go to hell',
      'screw|hate|damn you|this',
      '^ get lost',
      'you|youre|this|total|utter * garbage|trash|rubbish|nonsense|joke|terrible|awful|horrible',
    ],
    unless: [
      'is|would|isnt it|that|this dumb|stupid|useless|worthless|crap to|if|when',
      'dumb|stupid question|questions',
      'useless|worthless token|tokens|coin|coins|nft|nfts',
    ],
    content:
      'I only match keywords, so I may well have missed what you meant. People read mail and WhatsApp.',
    hasChannels: true,
    isFirst: true,
    takesClause: true,
  },
  {
    name: 'command',
    phrases: [
      'ignore|forget|disregard|override|bypass * instructions|instruction|rules|prompt|prompts|above',
      'system|your|initial|hidden prompt|instructions',
      'pretend|act|behave|roleplay as|to|like|you * you|a|an|if',
      'developer|admin|debug|god|dan mode',
      'select * from',
      'drop|truncate|alter table|database',
      'insert into',
      'delete from',
      'union select',
      '^ sudo|rm|ls|cd|cat|curl|wget|chmod|bash|npm|git|ping|exit|quit|kill',
      'rm rf',
      'etc passwd',
    ],
    content: 'I take no commands, I only look for words. Ask about a service, a product or a demo.',
    takesClause: true,
  },
  ...companyRemarks,
  {
    name: 'itself',
    phrases: [
      'are|r|is you|u|this|it|that|there|anyone|anybody|somebody|someone * robot|bot|chatbot|human|machine|chatgpt|gpt|claude|gemini|llm|automated|person|computer|alive|program|ai',
      'am i|we * talking|chatting|speaking|writing|texting',
      'is|are * anyone|anybody|someone|somebody|human|person * there|here|real|reading|answering',
      'are|r you|u real|there|online|awake|alive|conscious|sentient|smart|intelligent',
      '^ you|u there',
      'who|what are|r you|u $',
      'who|whom am|are|is i|we|this * talking|speaking|chatting',
      'what|whats is|your|the * your|bots|assistants name $',
      'whats your name',
      'do you have a name',
      'what can|could you|u|this|it * do|answer|tell',
      'how do|does you|this|it|bot|chat|assistant work|function $',
      'do|can|could|did you|u|it|this * understand|think|feel|learn|remember|reason',
      'which|what * model|llm|engine|technology * this|behind|chat|you|use|bot',
      'language model',
      'chatgpt|openai|anthropic|gpt|llm',
      'who made|built|created|programmed|trained|wrote you',
      'are|is chat|bot|assistant|this|the * automated|real|scripted',
      'do you|u speak|talk|know',
    ],
    unless: [
      'is|are * builder|generator|launcher|manager|finder|tracker|locker|tester|studio|platform|explorer|bridge|exchange|audit|audits|training * chatgpt|gpt|ai|bot|automated|human|program',
      'is|are this|it|that|the|your trading|sniping|sniper bot',
      'i|we|can|want|let|like * to|with * talk|speak * to|with',
      'chatgpt|gpt|llm|language|model|ai * write|writes|wrote|written|generate|generates|code|contract|contracts',
      'is this|the|your demo|data|real',
    ],
    content:
      'I am a program that matches keywords. No person and no AI model reads what you type here; people answer mail and WhatsApp.',
    hasChannels: true,
    takes: 'robot bot chatbot person human real talk talking speak chat language model name write type',
    saidBy: ['ai', 'contact', 'rudeness', 'command'],
  },
  {
    name: 'privacy',
    phrases: [
      'what|where * happens|goes * i|we * type|typed|write|wrote|enter|entered',
      'do|does|will|are|is|can you|this|it|anyone|somebody|who * store|save|record|keep|log|track|collect|share * i|my|me|data|messages|type|write|this|conversation',
      'my|our|the|these|this|is|are messages|data|chat|conversation|details|email|phone|chats|information * saved|stored|private|recorded|kept|confidential|logged|shared|sold|safe|secure|deleted',
      'who|can|does|do|anyone * read|reads|see|sees|reading * this|my|messages|type|chat|conversation',
      'what|which data|information|details * collect|store|keep|save|record|have',
      'sell|share|give|pass * my|our|the data|details|information|messages|email|number|address|phone|name',
      'delete|erase|remove|forget my|our|this * data|messages|chat|conversation|details',
      'privacy|cookie policy',
      'what * do|does|happens|use * my|our data|details|information|email|number|phone|address|mail',
      'what * do|does|happens * with number|phone|email|data|details * give|leave|send|type',
      'what|where * happens|goes|go * my|data|messages|details',
      '^ privacy|cookies|cookie $',
      'do you * cookies|tracking|trackers',
    ],
    unless: [
      'my|our page|pages|site|shop|website|token|wallet|users|customers',
      'visitors|users|customers|buyers|people see|sees',
      'keep an|track of eye|wallet|wallets|funds|coins',
      'private|secret key|keys',
      'supply|parcel|parcels|goods|shipment|shipments|assets|freight chain|tracking|$',
      'store|save|keep|hold|record|track * keys|key|supply|goods|shipments|coins|funds|nft|nfts|files|passport|passports|documents',
    ],
    content:
      'What you type here stays in this page and is gone when you reload or close it. Nothing is sent unless you send it yourself, by email or WhatsApp. The Privacy Policy in the footer says more, also about links to demos.',
    takesClause: true,
    saidBy: ['command'],
  },
  {
    name: 'company',
    phrases: [
      `who|whos|what|whats|about * ${spokenName}`,
      'what|whats is|are this|here $',
      `how long have|has you|company|${spokenName}|this|it * been|existed|around`,
      'when did|were|was you|it|this|the|company * start|begin|established|started|created',
      `tell|say|know|more * about ${spokenName}|yourself|yourselves|you`,
      'who|whos is|are|stands * behind|this|owner|team',
      `who runs|owns|operates|leads * ${spokenName}|company|site|website|business|this`,
      'what * does|do|is|are * your|the|this company|business|firm|site|website * do|about|for',
      'what do|does you|u|guys|yall do $',
      'about * your|the|this company|business|firm|team|agency|studio',
      'what do you guys|people|all|folks * do|offer|make',
      'who are you guys|people|all|folks',
      `are|is|was you|this|it|${spokenName}|company|site|guys * legit|legitimate|trustworthy|reliable|serious|scam|fraud|fake|reputable|genuine`,
      `can|could|should|why|do i|we * trust you|this|${spokenName}`,
      'scam|legit|fraud $',
      'are|is you|this * real|genuine|actual company|business|firm|agency',
      `about you|us|${spokenName}|yourself $`,
    ],
    unless: [
      'check|verify|clients|customers|counterparty|wallet|address|proposal|group * behind',
      'who|what * is|are behind it|them|our',
    ],
    content: `${company.name} builds blockchain and AI systems to order, since ${company.claims.founded}. You need not take its word for it: every demo runs in your own browser, and the team answers what you ask.`,
    page: pageLine(
      `About ${company.name}`,
      '/about',
      'What may be said of the company, and what is sample data.',
    ),
    takes: 'company site website business legit scam',
    saidBy: ['itself', 'gone funds', 'advice', 'command'],
  },
  {
    name: 'free',
    phrases: [
      'free to use|try|download|copy',
      'test|try * before i|we * sign|buy|pay|order',
      'free trial|trials|plan|version|tier|test|sample|account',
      'is|are|be|this|it|that|these|they|everything|demos free $',
      'for|of free|charge $',
      'cost|costs anything|nothing',
      'trial period|version|account',
      'can|could|may|let|to|i|we|want * try * first|out|before|something|one',
    ],
    unless: [
      'talk|call|conversation|consultation|consulting|meeting|question|questions|message|chat|advice|quote|estimate|proposal|answer|asking * free|cost|costs|charge|anything|money',
      'free|cost|costs|charge|charged|pay|paid * talk|call|conversation|consultation|meeting|question|questions|message|advice|quote|estimate|proposal|answer|ask|asking',
    ],
    content:
      'The demos are free to try and ask for no account. What is made for you has a price; prices depend on what you need, so none are listed here. Ask for yours by email or WhatsApp.',
    page: priceLine,
    hasChannels: true,
    takes: 'demo demos try trial plan version account test',
    saidBy: ['pricing', 'advice'],
  },
  {
    name: 'terms',
    phrases: [
      'discount|discounts|discounted|reduction|rebate|rebates|promo|promotion|bargain|haggle|negotiable',
      'coupon|voucher code|codes',
      'special|better|good deal|offer|deals|offers',
      'percent|% off',
      'get|give|take|have|want * off $',
      'payment|payments plan|plans|terms|methods|options|schedule',
      'pay|paid|paying|payable|payment * installments|instalments|later|monthly|crypto|bitcoin|card|paypal|advance|upfront|eth|usdt|usdc|stablecoins|euro|dollars|invoice|bank',
      'accept|take * crypto|bitcoin|card|cards|paypal|payment|payments|usdt|usdc|eth|stablecoins',
      'can|could|do|must|may|how i|we|you * pay',
      'installments|instalments|invoice|invoices|refund|refunds|upfront|subscription',
      'one|once|single time|off fee|payment|price|cost',
      'onetime|oneoff',
      'accept|take|pay|paid * as|in|with * payment|payments|crypto|usdc|bitcoin',
      'down|advance payment',
      'fixed fee|price|rate|sum',
      'by|per the|an hour|day',
      'per hour|day',
      'hourly|daily rate|basis|fee|price|cost|billing',
    ],
    unless: [
      'pay|paying * provider|third|exchange|license|api|source|vendor|miners|validators|gas|owner|artist|artists|creator|creators|holders|members',
      `${THEM} * pay|pays|paid|paying`,
      `charge|bill|ask * ${THEM}`,
    ],
    content:
      'Prices and terms of payment depend on what you need, so none are listed here. Ask the team by email or WhatsApp.',
    page: priceLine,
    hasChannels: true,
    takes: 'pay bitcoin crypto cash paypal bank startup student offer',
    saidBy: ['pricing', 'free', 'gone funds', 'advice'],
  },
  {
    name: 'price',
    phrases: [
      'would * enough|enogh|sufficient for',
      'is|are|would that|it|this|they enough|sufficient for',
      'have|got * k|grand|thousand|dollars|euros|usd|eur|bucks * enough',
      'how much',
      'what * would|will|do|must we|i * pay',
      'how expensive|costly|pricey',
      'cost|costs|costing|priced',
      'charge|charges|fee|fees|tariff|budget|quote|quotation|quotes|estimate|ballpark',
      'expensive|cheap|cheaper|cheapest|affordable|pricey|inexpensive',
      'set|sets me|us|you back',
      'your|hourly|day|daily|what|the rate|rates',
      '^ price|prices $',
      'price|prices|cots|prise pls|plz|please',
      'what does|do|would|will * cots|coast|cst',
      'price|prices of|for|list|range|ranges|tag|sheet|quote|per',
      'what|whats|your|any|rough|total|exact|approximate|final|ballpark|know|tell|see|me|us price|prices',
      'the price|prices $|of|for|list|range',
      'what|whats|which * price|prices',
      'monthly|yearly|annual cost|costs|price|prices|fee|fees|month|year',
      'per month|year|project $',
      'per token $',
      'money * need|cost|start|spend|bring',
    ],
    unless: [
      `${THEM} * buy|need|have * fee|fees|gas`,
      'exchange|trading|network|gas|swap|platform|withdrawal|minting fee|fees',
      'live|swap|coin|coins|bitcoin|market|price quote|quotes',
      'charge|charges|bill|ask them|him|her|friends|others',
      'price * coin|token|it will|would|could|might have|reach|be|hit',
      'price our|my|the coin|token',
      'pay|paying * provider|third|exchange|license|api|source|vendor|miners|validators|gas|owner|artist|artists|creator|creators|holders|members',
      'ask|asking|request * quote|offer|estimate|proposal * cost|costs|free|charge|charged',
      'limit|limits|cap|caps|restrict|control * how much',
      'how much * people|users|players|holders|customers|one|someone|anyone|buyer|buyers|member|members * move|send|transfer|deposit|stake|withdraw|bet|mint|borrow|sell|buy|claim',
      `${THEM} * pay|pays|paid|paying`,
      `charge|bill|ask * ${THEM}`,
      `price|prices of|for ${COINS}`,
      `live|current|${COINS}|market|floor|gas price|prices|fee|fees`,
      'who|can|could|may * set|sets|decide|decides|change|changes|choose|chooses|adjust|pick|define * fee|fees|charge|price',
      'who * pay|pays|covers * fee|fees|gas',
      'network|gas|transaction|transfer|mint|minting|claim fee|fees|cost|costs',
      'fee|fees|cost|costs * on|at ethereum|tron|solana|bsc|polygon|bitcoin|arbitrum|base|optimism|avalanche',
      'cost|costs to run|operate|maintain|use',
      'cost|costs us|me|them|you to run|operate|maintain|use',
      'running|operating cost|costs',
      'expensive|cheap|cheaper|cost|costs|fee|fees * gas',
      'which|what chain|chains|network|networks|blockchain * cheap|cheaper|cheapest|expensive',
      'cheap|cheaper|cheapest chain|network|blockchain',
      'gas * expensive|cheap|cheaper|cost|costs|fee|fees',
      'promise|promises|guarantee|mention|predict|print|publish * price|prices',
      'how much time|longer|experience|liquidity|data|disk|space|memory|storage|supply|of',
    ],
    content: 'Prices depend on what you need, so none are listed here. Ask for yours by email or WhatsApp.',
    page: priceLine,
    hasChannels: true,
    takes: 'money project start price prices',
    saidBy: ['pricing', 'free', 'terms', 'advice', 'gone funds'],
  },
  {
    name: 'hours',
    phrases: [
      'opening|office|business|working|service|what hours|hour|times',
      'are|when you|is * open|closed|reachable|online',
      'time zone|zones',
      'timezone|timezones',
      'on|at weekend|weekends|holidays',
      'around the clock',
    ],
    content: `This site names no opening hours and no time zone. Email and WhatsApp take a message at any hour: ${company.claims.response.toLowerCase()}.`,
    page: contactLine,
    hasChannels: true,
    takes: 'hour hours time',
    saidBy: ['contact', 'farewell', 'itself', 'command'],
  },
  {
    name: 'time',
    phrases: [
      'how long',
      `^ and|or * in ${UNITS} $`,
      'how soon|quick|quickly|fast * can|could|will|would|do|does|is|are|you|we|go|be',
      'how much|many time|weeks|days|months|hours|years|sprints',
      'when|by can|could|will|would|do|does|is|are|might you|we|it|i|this|that|they|the * start|begin|deliver|finish|launch|go|be|ready|done|finished|live|available|have|get',
      'when * ready|done|finished|delivered|started|start|begin|live',
      'when|by can|could|will|would|might a|an|our|my * be|launch|start|go',
      'can|could|would|will you|your|the * start|begin $|on|by|next|this|now|soon|today|tomorrow',
      `${DONE} by|until|before|in|within|next|this|till`,
      `${DONE} on the|a|${MONTHS}`,
      `by|until|till * ${MONTHS}|${UNITS}`,
      `live|up|ready|done|finished|online|launched|running * before * ${MONTHS}`,
      `before ${MONTHS}|next|the * end|week|month|${MONTHS}`,
      'have|has|got|find time for|to',
      'lead|delivery|turnaround|development|build|implementation|waiting time|times|date|dates',
      'timeline|timelines|timeframe|timescale|turnaround|eta|roadmap',
      'time frame|line|scale|needed|required|to|it',
      'capacity|availability|bandwidth|slots|slot',
      'are|is|you|anyone|team available|free|busy * week|month|now|today|moment|next|$',
      `in|within|under|inside a|one|two|three|four|five|six|eight|ten|twelve|few|couple|2|3|4|5|6|8|10|12|* ${UNITS}`,
      'start|begin|starting next|this|now|today|tomorrow|immediately|right|work|soon|asap|straight',
      `next|this ${UNITS}|quarter * realistic|possible|feasible|doable|enough`,
      'time to market',
      'take|takes long|ages|forever',
    ],
    unless: [
      'when i|we|you|one|users press|click|tap|hit|push',
      'how long * stuck|frozen|blocked|tied',
      'pulled|recalled|reversed|disputed',
      'how long * pool|demo',
      'who|whom * gets|get|receives|receive|keeps|holds|owns',
      'how much|long|time|much * answer|answers|reply|replies|respond|respons|response',
      'answer|answers|reply|respond|response * how|much|long|time',
      'how long|fast|soon|quickly|quick * answer|reply|respond|response|hear|back|answers',
      'how long have|has',
      'when did|were|was',
      'how long * locked|lock|vest|vested|staked|unstake|hold|kept|stored|saved|valid|keep|store',
      'since|in when|which year',
      'response|reply|answer|block|real time|times',
      `have|has you|company|${spokenName} * been|done|built`,
      'what * get|receive|hold|own',
    ],
    content:
      'How long it takes, and when it can start, depends on what you need, so no times are promised here. Tell the team what it is and by when you need it.',
    page: timeLine,
    hasChannels: true,
    takes: `project projects start take long time date timeline ready weeks week months month days now soon fast quickly launch live deliver ${MONTHS.replaceAll('|', ' ')}`,
    saidBy: ['advice', 'gone funds', 'farewell', 'itself', 'privacy', 'hours', 'command', 'rudeness'],
  },
]

const allPhrases = remarks.flatMap(({ phrases, unless = [] }) => [...phrases, ...unless])
const correct = corrector(() => wordsIn(allPhrases))
const finders = remarks.map((remark) => ({
  remark,
  find: phraseFinder(remark.phrases),
  isElse: phraseFinder(remark.unless ?? []),
  taken: new Set(remark.takes?.split(' ')),
}))

const price = finders.find(({ remark }) => remark.name === 'price')
/** What is also named where its price is asked. */
const ASKED_WITH_PRICE: ReadonlySet<string> = new Set([
  'whiteLabel',
  'hosting',
  'support',
  'maintenance',
  'networks',
  'languages',
  'ownName',
  'together',
])

/** What of any company a clause asks most clearly. */
const likeliestIn = (words: readonly string[]) =>
  finders
    .filter(({ remark }) => remark.endsClause)
    .map(({ remark, find, isElse }) => ({ remark, count: isElse(words).size > 0 ? 0 : find(words).size }))
    .reduce((best, other) => (other.count > best.count ? other : best))

/** A longer message is not corrected. */
const MOST_CORRECTED = 12
/** Words of a question that are looked at for phrases; in a longer one the rest is only searched. */
const MOST_WORDS = 120

export interface Understood {
  readonly remarks: readonly Remark[]
  /** What is left to be searched. */
  readonly rest: string
}

/** Which remarks answer a question, and what they leave of it. `saying` are the rules that answer it as well. */
/** What "price" belongs to the name of. */
const NAMED_BY_PRICE: ReadonlySet<string> = new Set(
  ['tracker', 'alert', 'feed', 'chart', 'history', 'oracle'].flatMap((word) => [word, `${word}s`]),
)

export function remarksOn(
  question: string,
  saying: readonly string[],
  isWord: (word: string) => boolean = () => false,
): Understood {
  const clauses = clausesOf(withoutMarkup(question))
  // In a longer message an unknown word is a word of its subject, and no slip.
  const isLong = clauses.reduce((sum, { words }) => sum + words.length, 0) > MOST_CORRECTED
  const made = new Set<Remark>()
  let rest: string[] = []
  let looked = 0
  for (const { words } of clauses) {
    if (looked >= MOST_WORDS) {
      rest = rest.concat(words)
      continue
    }
    const seen = words.slice(0, MOST_WORDS - looked)
    looked += seen.length
    const meant = (isLong ? seen : seen.map((word) => correct(word, isWord))).map((word, place, all) =>
      // The price tracker has a price, too.
      word === 'price' && NAMED_BY_PRICE.has(all[place + 1] ?? '') ? '' : word,
    )
    const taken = new Set<number>()
    const said = new Set<string>(saying)
    for (const { remark, find, isElse, taken: along } of finders) {
      if (remark.saidBy?.some((other) => said.has(other))) continue
      const places = find(meant)
      if (places.size === 0 || isElse(meant).size > 0) continue
      if (remark.endsClause) {
        // Of several that it could be, the one that has most of its words.
        const { remark: likeliest } = likeliestIn(meant)
        made.add(likeliest)
        // "What does the white label exchange cost?"
        if (
          ASKED_WITH_PRICE.has(likeliest.name) &&
          price &&
          price.find(meant).size > 0 &&
          price.isElse(meant).size === 0
        )
          made.add(price.remark)
        for (const place of meant.keys()) taken.add(place)
        break
      }
      made.add(remark)
      said.add(remark.name)
      for (const place of places) taken.add(place)
      for (const [place, word] of meant.entries()) if (remark.takesClause || along.has(word)) taken.add(place)
    }
    rest = rest.concat(words.filter((_, place) => !taken.has(place)))
  }
  // Of two that send to the same page for the same, the first is enough.
  const isSaid = ({ page, saidBy = [] }: Remark) =>
    [...made].some((other) => other.page === page && page !== undefined && saidBy.includes(other.name))
  return { remarks: remarks.filter((remark) => made.has(remark) && !isSaid(remark)), rest: rest.join(' ') }
}

const isCompanyQuestion = (name: string): name is CompanyQuestionId => Object.hasOwn(companyQuestions, name)

/** The remark of a name, or the one on a question to any company. */
export const remarkNamed = (name: string): Remark | null =>
  remarks.find((remark) => remark.name === name) ?? (isCompanyQuestion(name) ? companyRemark(name) : null)
