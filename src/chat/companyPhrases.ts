// How visitors put what they ask any company (src/content/companyQuestions.ts), where its words alone would lead elsewhere.
import { company } from '../content/company.ts'
import type { CompanyQuestionId } from '../content/companyQuestions.ts'
import { normalized } from '../passages/words.ts'
import type { Phrase } from './phrases.ts'

const wordsOfName = normalized(company.name).match(/[\p{L}\p{N}]+/gu) ?? []
/** What people call the company: the first word of its name that is more than an article. */
export const spokenName = wordsOfName.find((word) => word.length > 3) ?? wordsOfName[0] ?? ''

interface Asked {
  readonly phrases: readonly Phrase[]
  /** Where one of these stands, something else was meant. */
  readonly unless?: readonly Phrase[]
}

const YOU = 'you|your|yours|company|team|guys|yall'

export const companyPhrases: Readonly<Partial<Record<CompanyQuestionId, Asked>>> = {
  code: {
    phrases: [
      'who|whom * gets|get|has|keeps|receives * source|code',
      'own|owns|owner|ownership|belongs|belong|rights|copyright|ip * code|source|software|it|result|results|work|platform|app',
      'code|source|software|ip|rights * ours|mine|belong|belongs|own',
      'who|whose * own|owns|code * code|it|is',
      'get|receive|keep|have the|our|all|full * source|code',
      'intellectual property',
      'source|code * included|include|delivered|handed|receive|part',
    ],
    unless: [
      'docs|documentation|manual * current|updated',
      'keeps|keep * current',
      'own|owns|need|hold|buy crypto|coins|coin|tokens|nft|nfts|bitcoin|eth',
      'keys|key|domain|accounts|data',
      'our|my own',
      'blockchain|token|wallet|nft|nfts|contract|contracts|dao|bot',
      'verified|generate|download|read',
      'check|checked|checks|audit|audited|review|reviewed|tested|independent',
    ],
  },
  lockIn: {
    phrases: [
      'need|depend|rely|call|pay|ask * you * every|each|little|small|later|after|once|always|forever',
      `without you|your|${spokenName} * change|run|update|maintain|continue`,
      'locked|lock in|into|to * you|with|vendor|contract|$',
      'vendor lock|lockin',
      'tied|bound|dependent|depend|stuck|hostage to|on|with * you|vendor|company|one',
      'switch|change|leave|move|go * supplier|provider|vendor|agency|another|you|away|elsewhere',
      'lockin',
      'our|own * developers|developer|programmers|engineers|coders|team|people|staff * continue|carry|take|maintain|extend|finish|change',
      'our|own|my * developers|programmers|engineers|coders|team|people|staff * run|operate|use|manage|handle * it|this|themselves|alone|without',
      'another|other|different|else|someone|somebody|new * firm|vendor|supplier|company|agency|team * build|implement|use|carry',
      'another|other|different|else|someone|somebody|new * developer|developers|team|agency|company * continue|finish|extend|maintain|take|go',
    ],
    unless: ['wallet|coins|tokens|liquidity|token|account|holder|holders|chain|network|phone|nodes'],
  },
  maintenance: {
    phrases: [
      'maintain|maintains|maintained|maintaining|maintenance|upkeep',
      'who * updates|update|looks|runs|fixes|operates|patches * it|after|this|bugs|later',
      'bugs|bug|errors|updates * after|later|afterwards|handover|launch',
      'fix * bugs|bug|errors',
    ],
  },
  support: {
    phrases: [
      'breaks|broken|crashes|fails|stops|dies * half|year|months|after|later|live|night|weekend',
      'who * picks|answers|call|phone|ring|helps * breaks|problem|problems|night|trouble|later|crashes',
      'if * breaks|crashes|wrong * later|after|live|night|you',
      'support|supported|help|assist * after|afterwards|later|24|7|247|ongoing|post',
      'after|post * launch|handover|golive|release|go * support|help|there|care',
      'support|helpdesk|hotline plan|plans|contract|level|levels|hours|included|desk',
      'after|aftercare sales|care',
      'ongoing support|help|care',
      '24 7',
      '247|24x7',
    ],
    unless: [
      'node|relayer|source|feed|oracle|sequencer|validator|chain',
      'pool|bridge|exchange|bot',
      'launch|go watch',
    ],
  },
  hosting: {
    phrases: [
      'run|runs|host|hosted|deploy|deployed|install|installed|live * our|own|my * servers|server|data|datacenter|datacentre|hardware|cloud|premises|infrastructure|aws|azure',
      `do|can|could|will|would|who * host|hosts|hosted`,
      'where * hosted|host|run|runs|deployed',
      `host it|this|that|them|everything|our|for`,
      `is|includes|include|included|with * hosting`,
      '^ hosting $',
      'own|your servers|server',
      'on|in premise|premises|prem|house',
    ],
    unless: [
      'demo|demos|preview',
      'tracker|builder|bot|password|hashes',
      'node|nodes|validator|validators|rpc|indexer|edge|explorer',
    ],
  },
  repository: {
    phrases: [
      'our|own|my * github|gitlab|bitbucket|git|repo|repository|repositories',
      'source|code|commits|work * github|gitlab|bitbucket|git|repo|repository',
      'open source|sourced',
      'github|gitlab|repo|repository access|account',
    ],
    unless: ['training|workshop|audit'],
  },
  nda: {
    phrases: [
      'nda|ndas|mnda',
      'non disclosure',
      'nondisclosure',
      'confidentiality|secrecy agreement|contract',
      'keep * idea|secret|confidential',
      'copy|copies|copied|steal|steals|stolen|protect|protected|safe|secret * my|our idea|ideas|concept|plans',
      'my|our idea|ideas|concept|plans * copy|copied|steal|stolen|protected|safe|secret|confidential',
    ],
  },
  whiteLabel: {
    phrases: [
      'carry|carries|show|shows|have|has|use|uses|put|bear|with|get * our|my|own * logo|brand|branding|name * instead|on|in|of|rather|$',
      'white label|labeled|labelled|labeling|lable',
      'whitelabel|whitelabeled|rebrand|rebranded|rebranding',
      'under|with|in our|my|own * brand|name|logo|label',
      'resell|resale * product|products|it|software|this',
      'your * logo|branding|name * removed|remove|gone|visible|hidden',
      'our|own * branding|brand',
    ],
    unless: [
      'show|shown|wallet|wallets|metamask|explorer|address|addresses|domain',
      'quote|price|cost|costs|budget|pls',
      'demo|demos|preview',
      'take|takes|taken|get|remove|report|stolen|copied|fake * down|off|removed|someone|copy',
      'someone|stranger|others|users * makes|uses|copies|steals|launches|creates',
    ],
  },
  references: {
    phrases: [
      'who|whom|whos * you|youve|you|have|ever work|worked|working|build|built|done|made * for|with',
      'who else|already * you|worked|built|uses|use',
      'which|what|who|any bank|banks|company|companies|client|clients|firm|brand * use|uses|using|used|bought * already|it|this|yours|$',
      'reference|references|testimonial|testimonials|portfolio|showcase|showcases',
      'case|success study|studies|story|stories',
      'who * your|the * clients|client|customers|customer',
      'which|what|name * clients|client|customers|customer|companies|projects * you|your|have|worked|done|built|live',
      'talk|speak|call|contact * client|clients|customer|customers',
      'name|names|give|know * client|clients|customer|customers * call|phone|contact|talk|speak|ask',
      'worked|work with|for who|whom|anyone|banks|brands',
      'show|see * clients|customers',
      'show|see * past|previous|earlier|finished|real|live work|projects|project|examples|clients',
      'reviews|review * company|you|your',
    ],
    unless: ['needs|need', 'how many', 'code|contract|contracts|audit'],
  },
  team: {
    phrases: [
      'how many developers|engineers|programmers|coders|people|employees|staff',
      `who|whos * ${YOU} * team|people|staff|engineers|developers`,
      'who|whos * team|ceo|cto|founder|founders|boss|director|directors|management',
      'your|the|company|companys|^ ceo|cto|cfo|founder|founders|boss|managing $|director|of|is|are|here',
      'how many|big * people|employees|developers|engineers|staff|team * you|your|work|works|company|there',
      'how many|big people|employees|developers|engineers|staff|team $',
      'how many employees|developers|engineers|staff',
      'size of * team|company',
      'large|big|small * your * team|company|crew|staff|firm',
      `where|which country * ${YOU} * developers|engineers|people|team`,
      'linkedin|profiles|cvs|cv * team|people|developers',
      'know the|your team',
      '^ your|the team $',
      '^ team|staff|people|employees $',
    ],
    unless: [
      'when',
      'my boss',
      'train|training|teach|learn',
      'receive|get|allocation|tokens|supply|share',
      'how many clients|projects',
    ],
  },
  office: {
    phrases: [
      `where|which * ${YOU} * based|located|office|offices|sit|headquarters|headquartered|hq|from`,
      `${YOU} * office|offices|headquarters|hq|branch|subsidiary * in|$`,
      'where are you|u|yall|guys $',
      'drop|stop|come by|over|around * you|your|office|place',
      'office|offices|headquarters|branch in|near|at',
      'visit|come|meet * you|your|office * person|office|onsite|face|there',
      'postal|street|mailing|company|office|business address',
      '^ address|office|offices|location $',
      `which|what city|country|town * ${YOU}|from|in`,
      `are|r ${YOU} in|from`,
      'based in',
    ],
    unless: [
      'dealer|dealers|broker',
      'time|hour zone|zones',
      'timezone|timezones',
      'wallet|contract|token|email|mail|ip address',
      'countries do',
      'how many countries',
    ],
  },
  legalForm: {
    phrases: [
      'legal form|entity|structure|status|name',
      'gmbh|ltd|llc|inc|limited|sarl|plc|bv|ag|srl|sl|lda',
      'registered|registration|register|incorporated|incorporation|registry * company|you|number|where|office|country|in',
      `${YOU} * registered|incorporated`,
      'vat|tax number|id',
      'company|commercial register|number|registration',
      'imprint|impressum',
    ],
    unless: ['dao|token|users|customers|foundation', 'sale|launchpad'],
  },
  jobs: {
    phrases: [
      'openings|vacancy|vacancies for|as|at|in|$',
      'any|open|free position|positions|role|roles|jobs|job',
      'hiring|recruiting|recruit|vacancy|vacancies|career|careers|internship|internships',
      'job|jobs|position|positions * open|have|you|your|at|for|developer',
      'open position|positions|job|jobs',
      'work|working for|at|with you|your',
      'send|apply|submit * cv|resume|application|job',
      'do|are you * hire|hiring|looking * people|developers|engineers|for|anyone|rust|solidity|remote',
      'join your team',
    ],
    unless: ['hire you|your', 'how|what do'],
  },
  shares: {
    phrases: [
      `buy|get|own|invest|purchase * shares|share|stock|stocks|equity|stake * ${YOU}`,
      `invest|investing|investor|investors|investment * in|into|for ${YOU}|the`,
      `shares|stock|stocks|equity * in|of * ${YOU}|${spokenName}`,
      `do|have|has|is ${YOU} * own|a * token|coin|ico`,
      'are you * listed|public|funded|traded|backed',
      'who * funds|funded|invested|backs',
    ],
    unless: [
      'coin|coins|token|tokens|nft|nfts|sell',
      'our|my own|token|coin',
      'should i|we|one * bitcoin|eth|crypto',
      'build|create|make|develop|want',
    ],
  },
  partners: {
    phrases: [
      'sell|resell|offer|market|distribute * your|yours * to our|my|own|other clients|customers|users',
      'sell|resell * your wallet|product|products|software|stuff|bot|token|work|solution|solutions',
      'partner|partnership|reseller|resellers|affiliate|affiliates|referral|referrals program|programme|commission|scheme|model|fee|with|for|agreement',
      'become|be|being * partner|reseller|affiliate|agent|distributor',
      'do|are|have|can|could * you * partners|partner|resellers|reseller|agencies|affiliates',
      'we|im|i are|am|re a|an * agency|reseller|consultancy',
      'commission|kickback|referral * for|fee|you',
      'work|cooperate|collaborate with|together * agencies|partners|resellers|us|agency',
      'resell|resale * your|you',
      'sell|sells * your|you * commission|partner|agency|reseller',
      'agency * resell|sell * your|you',
      'subcontract|subcontractor|subcontractors',
    ],
    unless: ['find|finder|dealer|dealers|near|directory|our|local'],
  },
  privacy: {
    phrases: [
      'gdpr|dsgvo|ccpa|rgpd',
      'data protection|privacy|processing law|officer|agreement|compliant|compliance|rules|policy',
      'dpa',
      'data controller',
    ],
    unless: [
      'our|the|your product|app|platform|chain|ledger|users',
      'erasure|delete|ledger|permissioned|record|records|block|chain',
    ],
  },
  cookies: {
    phrases: ['cookie|cookies', 'track * me|us|visitors'],
    unless: ['wallet|price|prices|whale|address|addresses'],
  },
  technology: {
    phrases: [
      'site|website|page|pages|homepage|this * built|made|written|coded|programmed|developed|powered|runs|run|based with|in|on|using|by',
      'what|which * technology|technologies|tech|stack|framework|frameworks|cms|language|tool|tools * site|website|page|here|this|behind|used',
      'tech stack',
      'is|was|does this|the|your site|website|page * react|wordpress|vue|angular|storybook',
      'how|who * made|built|build|designed this|the|your site|website',
    ],
    unless: ['chat|bot|assistant|model', 'our|my site|website|shop'],
  },
  phone: {
    phrases: [
      'demo|demos * phone|phones|mobile|tablet|ipad|iphone|android|smartphone|touch|cell',
      'phone|mobile|tablet|ipad|iphone|android|smartphone * demo|demos',
      'install|download * demo|demos',
      'on|with my|a|the * phone|tablet|ipad|iphone|mobile|smartphone|handy $',
      'works|work|run|runs|open|usable|use on|with * phone|mobile|tablet|ipad|iphone|smartphone',
    ],
    unless: ['wallet|app|keys|our|users|token|bot|game|lose|lost|loses', 'call|ring|number'],
  },
  copyLink: {
    phrases: [
      'show|send|share|forward|give|pass * boss|colleague|colleagues|client|wife|partner|friend|manager|board * demo|demos|it|this|prototype|version',
      'copy|copies|get|share|send|save|bookmark|forward|email|mail|show|where|create|make * link|url|address * demo|demos|this|it|boss|colleague|colleagues|team',
      'link|url * demo|demos',
      'share|send|forward|show|email|mail|pass * demo|demos|this|it|that * boss|colleague|colleagues|team|friend|partner|someone|somebody|people|board|cto|manager|wife|husband|client|others|with|to',
      'share|send|forward|save a|the|this|my|one|your * demo|demos|prototype',
      'copy * link|url',
    ],
    unless: [
      'call|talk|speak|meet|email me',
      'send|sends * data|server|typed|somewhere',
      'usdc|eth|token|tokens|coins|money|crypto|btc|bitcoin',
      'we|you * call|email me',
    ],
  },
  certificates: {
    phrases: [
      'iso 27001|9001',
      'iso27001|iso9001|27001|soc2|soc|tisax|pci|hipaa',
      `certificate|certificates|certified|certification|certifications|accredited|accreditation|licensed|license|licence * ${YOU}|$`,
      `${YOU} * certificate|certificates|certified|certification|certifications|accredited|licensed`,
    ],
    unless: [
      'dealer|dealers|partner|partners|supplier|suppliers|seller|sellers|broker|brokers',
      'diploma|diplomas|university|degree|course|students|training',
      'need|require|wallet|exchange|p2p|we|our',
      'do i',
      'owner|land|nft|share|gold|issue|carbon',
    ],
  },
  warranty: {
    phrases: [
      'warranty|warranties|sla|slas|liable|liability|indemnity|penalty|penalties',
      'service level|levels|agreement',
      'guarantee|guarantees|guaranteed',
      'money back',
      'uptime * promise|promised|guarantee',
      'who * responsible|liable|pays * fails|wrong|breaks|damage|bug|hack|hacked|late',
      'are you * liable|responsible',
      'if * late|delayed|deadline|goes wrong',
    ],
    unless: [
      'paypal|buyer|seller|card|payer|chargeback',
      'first|always|top * block|pool|buyer',
      'guarantee|guarantees|guaranteed * first|fill|price|delivery|execution',
      'audit|contract|safe|profit|return|returns|sold|sale|launchpad|price',
    ],
  },
  insurance: {
    phrases: [
      'will|would you|company|yall * still be|exist * there|around|here',
      'insured|insurance|insurances',
      'bankrupt|bankruptcy|insolvent|insolvency|insolvent',
      'company|you|business|firm * close|closes|closed|disappear|disappears|vanish|vanishes|shuts|bust|dies',
      'go|goes|went|going out of business',
      'go|goes|went bust|broke|under',
      'disappear|vanish|close|shut * company|you|down|tomorrow',
      'financial|financially stable|sound|solid|healthy',
      'revenue|turnover|profitable',
    ],
    unless: [
      'insurance|insured * claims|claim|policy|policies|product|company|payout|payouts|contract|contracts|consortium|crop',
      'server|servers|game|studio|chain|node',
    ],
  },
  contract: {
    phrases: [
      'fixed price|prices|fee|budget|bid|cost|rate',
      'hourly|per|by|daily hour|rate|rates|day',
      'hourly|milestone|milestones|retainer',
      'time and|& material|materials',
      'billing|billed|bill|invoice|invoicing|invoiced * how|per|by|monthly|model|in',
      'how * billed|invoiced|bill|charge|paid|invoice',
    ],
    unless: [
      'locked|contract|tracker',
      'what * your|the rate|rates',
      'your rates',
      'sale|token|nft',
      'pay|paid|accept|take * usdc|usdt|crypto|bitcoin|eth|card|cards|paypal|transfer|stablecoins|euro|euros|dollars',
    ],
  },
  languages: {
    phrases: [
      'speak|speaks|talk|support|write|work|works|reply|answer|communicate|call * german|deutsch|french|spanish|italian|portuguese|english|arabic|chinese|hindi|russian|turkish|polish|dutch|japanese',
      'which|what * language|languages * speak|you|work|support|team|talk|use|site|available',
      'language|languages * speak|spoken|you',
      'in|speaking|translated german|deutsch|french|spanish|italian|portuguese|arabic|chinese|dutch|turkish|polish $',
      'is|available * site|website|page|this|it * german|french|spanish|italian|portuguese',
    ],
    unless: [
      'programming',
      'germany|france|spain|italy|portugal|turkey|poland|china|japan|india|brazil|mexico|austria|switzerland',
      'language model',
      'solidity|rust',
      'write|written|program|code|develop * it|them|contract|contracts|in $',
      'translate this|that|it|me|cat',
    ],
  },
  security: {
    phrases: [
      'report|found|find|disclose|discovered * vulnerability|vulnerabilities|bug|security|hole|exploit|issue * site|website|your|you|here|$',
      'bug bounty',
      'security contact|txt',
      'responsible disclosure',
    ],
    unless: ['audit|contract|contracts|scan|our|my'],
  },
  account: {
    phrases: [
      'i|we|to|must|should have|need|to|register|login|sign * before|first|somewhere|anywhere|try|play',
      'register|login|signup somewhere|anywhere|first|before',
      'need|have|must|require|required|requires|create|make|without|open|register|registration|sign|any * account|accounts|login|registration|signup * demo|demos|site|try|here|use|it|this|$',
      'do|must|should|have|need|to i|we * register|login|signup|sign|subscribe * $|demo|demos|first|here|up|in|for',
      'sign up|in * demo|demos|try|site|need|required',
      'is|are registration|account|login * needed|required|necessary',
    ],
    unless: [
      'our|company|domain|trademark|vehicle|vehicles',
      'wallet|app|users|user|exchange|token|smart|dapp|coinbase|binance|bank|money|funds|mask|stolen|frozen|locked|players|customers',
    ],
  },
  sampleData: {
    phrases: [
      'win|success rate',
      'bot|trades|profit * really|real|realy|actually * trade|traded|made|earn|earned|happen',
      'demo|demos * real|live|fake|actual|true|simulated',
      'demo|demos * connected|connect|connects|linked|talks|talk|touch|touches|reach * blockchain|chain|network|mainnet|server|real|wallet|metamask',
      'really|actually|real * deploys|deployed|sent|sends|bought|buys|traded|trades|cracks|crack|happens|happen',
      'numbers|figures|data|prices|values|trades|profit|profits|results|amounts|scores|coins|transactions|charts|demo|demos|rates|money|statistics * real|fake|live|true|actual|genuine|made|invented|simulated|sample|mock|dummy',
      'is|are|was it|this|that|these|those|they|demo|demos real|fake|live|simulated|mock|dummy',
      'real|fake|live|sample|dummy|mock data|numbers|figures|money|prices * demo|demos|here|this|it|$',
      'uses|use|with|trade|trades|spend|move|moves real money|coins|funds|data',
    ],
    unless: [
      '1000',
      'clients|customers|projects',
      'high|good|what|guarantee',
      'ticker|strip',
      'our|my bot|version',
      'in production',
      'can|could|would you|we * build|make',
      'person|human|robot|bot',
      'ai real|fake',
      'estate',
      'wallet tracker',
      'time data|prices|price',
      'want|need|build|get|our',
      'live prices|price of',
    ],
  },
  demoData: {
    phrases: [
      'demo|demos * send|sends|sending|sent|transmit|upload|store|stores|save|saves|collect|leak|keep|keeps|record * data|anything|something|what|input|it|somewhere|server|typed|my|me|type',
      'what * type|typed|enter|entered|put * demo|demos',
      'safe|ok|okay|secure|dangerous|risky * type|enter|use|put|try * demo|demos',
      'is|are * demo|demos safe|secure|private|dangerous',
      'demo|demos * connect|touch|access|ask * wallet|metamask|keys|my|bank',
    ],
  },
  firstDemo: {
    phrases: [
      'which|what|where * demo|demos * first|start|try|open|recommend|best|begin|suggest|look|see',
      'which|what * start|try|open|look|see|begin first',
      'where|how to|do|should|can i|we|to start|begin $',
      'best|favorite|favourite|coolest|nicest|recommended demo',
      'recommend|suggest * demo',
    ],
    unless: ['project|you|working|price|cost', 'deliver|team'],
  },
  firstMessage: {
    phrases: [
      'what|how * write|say|put|tell|mention|include * first|initial * mail|email|message|whatsapp|contact',
      'what|how * write|say|put|mention * in|into|to my|the|a|an|first|our * mail|email|message|whatsapp|you',
      'what|how * write|say|tell|include|put|send|ask|mention|message * first|message|email|mail|inquiry|enquiry|request|you|contact',
      'what * information|info|details|need * from|give|send|quote|offer|estimate|request',
      'what should i|we * write|say|tell|send',
      'what do you|u need * know|quote|estimate|offer|start|from me|me',
    ],
    unless: [
      'you say',
      'what * you * need from us',
      'do you * data|information|details',
      'what do|does you say',
      'you * ask|write',
      'whitepaper|paper',
      'collect|store|keep|save|see|have',
      'not',
    ],
  },
  afterMessage: {
    phrases: [
      'ask|asking|request * quote|offer|estimate|proposal * cost|costs|free|charge|charged|pay',
      'human|person|robot|bot|machine|someone|somebody|anyone * read|reads|reading|answer|answers|reply|replies|handle|handles * mail|mails|email|emails|message|messages|whatsapp|inquiry',
      'what|whats|how * happens|next|happen|happening|follows|proceed|then|goes * after|afterwards|wrote|write|message|contact|contacted|send|sent|inquiry|when',
      'after|once|when|if i|we|ive|weve * write|wrote|written|send|sent|contact|contacted|message|email|mail|ask|asked|call|called * what|happens|happen|then|how|who|$',
      'next step|steps',
      'who * read|reads|answers|replies|sees * message|inquiry|mail|email|whatsapp',
      'cost|costs|free|charge|pay * ask|asking|write|writing|inquiry|question|questions|message|quote',
      'does|do|is|will * cost|costs|free|charge|pay * first call|contact|talk',
      'cost|costs|pay|free|charged to|for ask|asking|write|inquiry',
      'talk|call|conversation|consultation|meeting|chat|question|questions|message|quote|estimate|proposal * cost|costs|free|charge|charged|anything|obligation',
      'free|charge|pay|cost|costs * first|initial|intro|introductory * talk|call|conversation|consultation|meeting|chat',
      'obligation|obliged|committed|commitment|binding',
    ],
    unless: [
      'my|our messages|data|details|typed|conversation|chat',
      'key|wallet|phone|token|lose|lost|leaked',
      'audit|soft|server|servers|cap|lock|sale|vote|mint|deployment|claim|auction|bid|trade|stake',
    ],
  },
  whereMessage: {
    phrases: [
      'where|whom|who * message|messages|inquiry|email|form|details|request|mail|question * go|goes|sent|land|lands|end|ends|arrive|arrives|receives|gets',
      'how * message|inquiry|form * sent|work|works|delivered|transmitted',
      'is * message|inquiry|form|email * sent|delivered|submitted',
      'form|contact page|form|button * send|sends|work|works',
    ],
    unless: ['wallet|chat|bridge|cross|chain', 'network|contract'],
  },
  networks: {
    phrases: [
      'which|what * chains|networks|blockchains|ecosystems * you|support|supported|work|use|available|$',
      'which|what chains|networks|blockchains',
      'do|can you * on|with|for ethereum|solana|polygon|bsc|tron|bnb|avalanche|base|arbitrum|cardano|ton|sui|near|cosmos|polkadot $',
    ],
    unless: ['token|tokens * on|live|be', 'wallet|bridge|explorer|staking|nft|nfts|contract|address|bot'],
  },
  course: {
    phrases: [
      'what|how|where * do|should|must|can i|we|u * now|first|next',
      'convinced|interested|ready * what|how|now|next',
      'next step|steps',
      '^ lets start|go|begin|do',
      'from * first|start|idea|brief|mail|email|zero|beginning * to|till|until * end|finish|finished|done|launch|handover|thing|product|delivery',
      'how * go|goes|work|works|looks|proceed * after|from * first|start|signing|order|brief|mail|email',
      'how * project|projects|process|collaboration|cooperation|engagement * start|starts|run|runs|work|works|go|goes|look|begin|begins|proceed',
      'how do|does|would|will you|it|this|we * work|works|proceed|start|begin|collaborate|cooperate * you|us|together|clients|$',
      'what|which * process|steps|procedure|workflow|method|methodology',
      'agile|scrum|sprint|waterfall',
      'how * get|we started|start',
      'from first|idea|message|mail|brief * finished|final|product|launch|end|handover',
    ],
    unless: [
      'demo|demos|write|say|key|hack|hacked|leaked|audit|token|coin',
      'if',
      'you do',
      'soon|quickly|fast|long',
      'bot|chat|this|assistant * work',
      'when',
      'bridge|staking|voting|vote|wallet|token|pool|pools|escrow|launchpad|rewards|auction|demo|lock',
    ],
  },
  build: {
    phrases: [
      'what|which * you|u|guys|company|yall build|make|develop|create|do|offer|sell|program|produce $',
      'what|which kind|kinds|sort|sorts|type|types of * you|u|your|do|build|make|offer|projects|work',
      'what do you|u|guys * build|make|develop|create|offer $',
      'what is it|all|this about',
      'what do you|u|guys build|develop|make|create',
      'what all you|do',
    ],
    unless: [
      'forgotten|erasure|erase|gdpr',
      'can|could you|u',
      'with|for|using|in|on * chains|chain|networks|network|languages|react|rust',
      'services|products|people|company|token|tokens|wallet|wallets|data|cookie|cookies',
      'you do|make|build with|if|when|after|about|to',
    ],
  },
  ownName: {
    phrases: [
      'demo|demos|prototype|preview * our|my|own|client|clients|companys|different * name|logo|brand|branding|color|colors|colour|colours|look|design|style',
      'our|my|own|clients|companys|corporate * name|logo|brand|branding|color|colors|colour|colours|style|design * demo|demos|prototype|preview|it|this|on|in',
      'change|adapt|adjust|set|choose|different|customize|customise|other * color|colors|colour|colours|logo|name|design|look|style|branding',
      'in our|my|own colors|colours|color|colour|branding|design|style',
      'make * look * like|ours|mine',
    ],
    unless: [
      'token|collection|wallet|app|coin|registered|domain|site|website|products|product|contract|nft',
      'what|whats * your|company name',
      'your name',
    ],
  },
  progress: {
    phrases: [
      'see|show|get|look * anything|something|it * while|during|before|until',
      'see|shown * while * building|build|work',
      'look|peek|glimpse|watch|visit * building|build|work|progress|between|during|meantime|along',
      'see|show * along|during|meantime|meanwhile|before * way|end|finished|$',
      'dont|not|doesnt like|satisfied|happy * built|build|work|result|halfway|see|version',
      'unhappy|dissatisfied|disappointed with * work|result|you|version|design',
      'check|see|review|follow * work|progress|it|result|results * between|inbetween|during|meanwhile|regularly|weekly|halfway',
      'see|show|get * something|anything|versions|results|it * between|inbetween|meantime',
      'see|show|try anything|something|it|result|results|version|prototype * before|until we|i * pay|sign|commit|order',
      'before|until we|i * pay|sign|commit|order * see|try',
    ],
    unless: ['nft|wallet|chain|key', 'token|coin|vote'],
  },
  finished: {
    phrases: [
      'docs|documentation|manual|manuals * our|own|my * devs|developers|team|people|staff|admins|engineers',
      'propper|proper|good|full|complete docs|documentation|manual|manuals',
      'get|receive|there|with * docs|documentation|manual|manuals * or|and|too|also|only|included|$',
    ],
    unless: ['whitepaper|whitepapers'],
  },
  together: {
    phrases: [
      'our|own|my developers|programmers|engineers|coders|devs|team|people|staff * work|collaborate|cooperate|join|help * you|your|yours|together|along',
      'work|collaborate|cooperate * with|alongside * our|own|my developers|programmers|engineers|coders|devs|team|people|staff',
    ],
  },
  better: {
    phrases: [
      `why|what|reason|reasons * pick|choose|hire|take|go|use|prefer * you|${spokenName}|your|yours`,
      `why you|${spokenName}|yours`,
      `what makes you|${spokenName}|your|yours * better|different|special|unique|company|offer`,
    ],
  },
  aiTools: {
    phrases: [
      'you|your|u|developers|team|people|guys|devs * chatgpt|copilot|claude|gpt|llm|llms|gemini|cursor * write|code|contracts|contract|program|software',
      'let|have|use|using|get chatgpt|copilot|claude|gpt|gemini|cursor',
    ],
    unless: ['ours|token|our|my'],
  },
  real: {
    phrases: [
      '1000|clients|customers|projects|numbers|figures * real|made|true|invented|fake * $|or|up',
      '1000 * real|true|honest|believe',
      'is|are * actual|real|legit|legitimate|genuine|existing|fake|madeup|fictional company|business|firm|agency',
      `company|business|firm|${spokenName}|you * made up|real|fake|legit|exist|exists|fictional|invented`,
    ],
    unless: [
      'demo|demos|ticker|bot|win|rate|trade|trades|tracker|price|prices',
      'demo|demos|price|prices|figures|numbers|data|names|person|human|people',
    ],
  },
  meeting: {
    phrases: [
      'meet|visit|see * person',
      'show * us|me * meeting|call|person',
      'zoom|skype|teams|facetime|videocall|webinar|meet',
      'video|phone|online|virtual call|conference|chat|meeting',
      'hop|jump|get on * call|zoom|phone',
      'meet|visit|see * you|your|team|person|people|us * person|face|onsite|$|live|office',
      'visit|come * us|our * office|site|place|town|city|next|in',
      'book|schedule|arrange|organize|plan|setup * call|meeting|appointment|slot',
      'boss|cto|ceo|director|lawyer * talk|speak|meet * your|you',
      'face to face',
      'quick|short call|chat|talk * about|on|with|$',
      'who|whom|someone|anyone|engineer * talk|speak|chat to|with * about|$',
      'ring|phone|call * someone|anyone|you|a|the|person|human|team',
      'talk|speak * to|with * person|human|someone|real|phone',
    ],
    unless: [
      'number|numbers * once|have|store|keep|save|data',
      'ring size|finger',
      'price|data|function|contract|rpc|api call',
      'me at|on|under',
      'what do|does|will|happens',
      'size',
      'buyers|sellers|traders|users|customers|dealers|dealer|players',
      'drop|drops|dropped|lost|loses|lake|stolen|broken',
      'back|me|wallet|price|function|contract|rpc|margin|api|node|emergency',
    ],
  },
  cancel: {
    phrases: [
      'pull * plug',
      'stop|quit|end|leave|exit|out * after|at|before|between prototype|stage|phase|step|halfway|first',
      'walk away',
      'cancel|stop|quit|abort|terminate|end|leave * project|contract|work|middle|halfway|early|midway|anytime',
      'we|i * back|pull|walk|get out|away * project|halfway|middle|contract',
      'money|refund back * dont|not|unhappy|cancel|stop|dissatisfied',
    ],
    unless: [
      'demo|node|server',
      'sale|presale|launchpad|vote|proposal|order|orders|trade|trades|buyer|buyers|investor|investors|subscription|stake|staking|lock|vesting|auction|bid|airdrop|transaction|transfer',
    ],
  },
  unsure: {
    phrases: [
      'blockchain|chain * wrong|unnecessary|overkill|sense|pointless',
      'need|needs|require * blockchain|chain * all|really|even|actually',
      'wrong * us|our * blockchain',
      'dont|not|no|doesnt|never know|idea|sure|clue * what|which|if|how * need|want|looking',
    ],
    unless: ['which|what * chain|blockchain', 'private|sidechain|own', 'key|keys|password|price|cost'],
  },
  press: {
    phrases: [
      'journalist|journalists|reporter|press|newspaper|magazine|podcast',
      'interview|interviews * you|team|company|founder|ceo|someone',
    ],
    unless: [
      'i|you|we|when|if|to|can|just|must|dont press',
      'press start|stop|the|it|on|go|play|that',
      'release|button|key|keys|send|buy|deploy',
    ],
  },
  complaint: {
    phrases: ['complain|complaint|complaints|escalate|escalation'],
    unless: ['user|users|trader|traders|seller|sellers|customers|buyer|buyers'],
  },
  age: {
    phrases: [
      'how long * u|ya|guys|firm|outfit|shop * been|around|business|here|existed|exist',
      'how new|young|experienced you|is|are|your',
      `since when|year are|have|is|has you|company|${spokenName}|firm * business|buisness|market|existing|here|around|doing`,
      `how old * you|company|firm|agency|${spokenName}|business|buisness|guys`,
      'what|which year * you|company|founded|start|started|established',
      `when * founded|established * you|company|${spokenName}|business|$`,
      `how long * you|company|${spokenName}|firm * business|buisness|exist|existed|existing|around|market|doing`,
      'founded|established',
    ],
    unless: [
      'staking|vesting|lock|auction|demo|token|chain|wallet|block',
      'i|we|our|my',
      'person|ceo|founder|founders|who',
    ],
  },
  newWishes: {
    phrases: [
      'change|changes|alter|adjust|modify|switch * halfway|midway|during|midproject|along|underway|later|meanwhile * $|project|work|way|build',
      'change|changes|changing our|my|the mind|minds|requirements|scope|idea|ideas|plan|plans',
      'changes|change|extra|new|additional wishes|requests|requirements|features * later|during|halfway|project|middle',
    ],
    unless: ['token|contract|vote|proposal|supply|fee|fees|lock|rules|pool|chain|bot|price|prices|nft'],
  },
  ticker: {
    phrases: [
      'ticker|strip * real|live|fake|current|from|source|true|coingecko|come|comes|update|updates|delayed',
      'prices|price|numbers|figures|rates * ticker|strip|banner|top|bottom|footer|header',
      'is|are * ticker real|live',
      'scrolling|running|moving prices|coins|numbers|line|bar|text',
    ],
    unless: ['our|my|want|need|build|tracker|embed|widget|demo'],
  },
  replyTime: {
    phrases: [
      'how|when * fast|quick|quickly|soon|long|much * you|team|someone|anyone|human|i|we * answer|answers|reply|respond|react|hear|back',
      'when|until * you|team|someone|i|we * answer|reply|respond|hear|response',
      'response|reply|answer|answering|reaction time|times',
      'answer|reply|respond|write|get|come back|answer * today|tomorrow|weekend|weekends|night|sunday|same|hours',
      'how long|much|many * wait|till|until * answer|reply|response|hear',
      'how fast|quick|quickly|soon * answer|reply|respond|react|response',
    ],
    unless: [
      'alert|alerts|bot|bridge|node|dispute|api|page|site|incident|hacked|attack',
      'questions * project|timeline|both',
      'block|transaction|transfer',
    ],
  },
  ownWork: {
    phrases: [
      'who|whom * checks|check|tests|test|reviews|review|audits|audit|verifies * you|your|own|work',
      'how|do * make|makes|ensure|sure|guarantee * secure|safe|hacks|hacked|hack|quality|bugs|bug|holes * you|build|us',
      'your|own * quality|testing|tests|review process|standards|assurance|code',
      'you|your * test|tests|check|review * own|your work|code|software',
      'quality assurance|control',
    ],
    unless: [
      'our|my code|contract|contracts|app|team|site|wallet|bridge|exchange|token|chain|keys',
      'users|holders|customers|voters|bot|node|player|players|bridge|wallet|wallets|exchange|dao|pool',
    ],
  },
  delays: {
    phrases: [
      'projects|project|work|jobs|deadlines|dates * late|delayed|overdue|missed|time',
      'late|overdue|delayed|delays * projects|project|you|deliver',
      'deliver|finish|finished * on time|late',
      'keep|meet|miss * deadline|deadlines|dates|schedule',
    ],
    unless: ['what|which * sets|delays|slow|slows|hold|holds', 'penalty|liable|pay', 'if'],
  },
  sampleButtons: {
    phrases: [
      'dashed|dotted * line|lines|outline|border|button|buttons|frame',
      'button|buttons|some * dashed|dotted',
    ],
  },
  pilot: {
    phrases: [
      'too|so small|tiny|little|big',
      'minimum|min|smallest|lowest * project|order|budget|size|amount|spend|you|contract',
      'small|tiny|one * company|business|shop|firm|project|budget * ok|okay|enough|worth|you|take|too|accept|welcome',
      'just me|us',
      'start|begin|try * small|pilot|tiny',
      'pilot|poc|trial project',
      'proof of concept',
    ],
    unless: [
      'stake|deposit|trade|bid|token|buy|transfer|withdraw|holders|validators|members|nodes',
      'demo|one',
    ],
  },
}
