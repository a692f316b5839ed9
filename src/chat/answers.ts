// What the assistant answers (Rules, Chat): the rules in their order, then remarks and the passages of the site, else the
// fallback. Several wishes in one message are each answered. Keywords only; nothing is understood, and nothing is made up.
import { company } from '../content/company.ts'
import { demoByKey } from '../content/demos.ts'
import { offerAt, offerOfDemo } from '../content/offers.ts'
import type { Library, Term } from '../passages/library.ts'
import type { IndexedPage, Part } from '../passages/passages.ts'
import { isEveryday, stemOf } from '../passages/words.ts'
import { DEMO, nearestQuestions, prepareQuestions, type Asked } from './asked.ts'
import { comparisonIn } from './comparison.ts'
import { contactWishIn, type ContactWish } from './contactWish.ts'
import { isElsewhere, isOfPrivateLife, isSurelyElsewhere } from './elsewhere.ts'
import {
  includedIn,
  isAsked,
  isOffer,
  lineOf,
  linesAbout,
  nowhere,
  offerNamed,
  partOf,
  type Place,
} from './knowledge.ts'
import { foreignIn, type Foreign } from './languages.ts'
import { needIn, type FoundNeed } from './needs.ts'
import { contactLine, MOST_LINES, priceLine, timeLine, trainingLine, type Line } from './lines.ts'
import { clausesOf, phraseFinder, type Phrase } from './phrases.ts'
import { remarkNamed, remarksOn, type Remark } from './remarks.ts'
import {
  fallback,
  isFirstOfItsPage,
  questionIn,
  rulesFor,
  saidOf,
  type Answer,
  type IsWord,
  type Saying,
} from './rules.ts'
import { conceptOf } from './sameWords.ts'

const HERE = 'Here is what I have on that.'
/** Said above passages that may not answer the question. */
const NEAREST =
  'I am not sure that this answers it. It is the closest match on this site. You can also ask the team by email or WhatsApp.'

const NOT_OFFERED = `That is not offered here: ${company.name} builds blockchain and AI systems.`
/** The fallback where what was asked is of another trade. */
const elsewhere: Answer = {
  ...fallback,
  content: `${NOT_OFFERED} The team can be connected by email or WhatsApp: ${company.claims.response.toLowerCase()}. I can also collect your contact information and put it into the message.`,
}

/** Said to a wish to be called or written to. */
const WISH = `I cannot pass that on, but the form can: it puts your details into a message that you send by email or WhatsApp. ${company.claims.response}.`

/** What a thing does to a price or a time. */
const SETS =
  'set|sets|decide|decides|determine|determines|make|makes|drive|drives|push|pushes|influence|influences|change|changes|raise|raises|affect|affects'

/** What is asked of a service or product, by the passage that answers it. */
const asksFor: readonly { part: Part; find: ReturnType<typeof phraseFinder> }[] = (
  [
    [
      'price',
      [
        `what|which|whats * ${SETS} * price|prices|cost|costs|bill|quote|budget|fee|prise`,
        `what|whats|which * make|makes|making|made * expensive|pricey|pricier|dearer|cheaper|cheap|costly|costlier`,
        'price|cost|costs|bill|quote|fee * depend|depends|driven|based|calculated',
        'costs|cost|price * go|goes|went up|down',
        'why * expensive|pricey|costly|dear',
        'does|do|is|are|will|would * cost|costs extra|more',
      ],
    ],
    [
      'time',
      [
        `what|which|whats * ${SETS} * time|timeline|duration|date|deadline|schedule`,
        'what|which|whats * delay|delays|slow|slows|hold|holds|drag|drags|postpone|postpones',
        'what|whats|which * make|makes * drag|slow|slower|longer|late|faster|quicker',
        'time|duration|timeline * depend|depends',
        'why * long|slow|slowly',
        'can|could * delay|slow|postpone * project|launch|start|opening|release|it',
      ],
    ],
    [
      'included',
      [
        'include|includes|included|including|contain|contains|contents|comprise|comprises|features|scope',
        'what * in|inside it|this|that|there',
        'what is|are|comes part|with * it|this|that|$',
        'tell|say|know|explain|show * more',
        'more details|info|information',
      ],
    ],
    [
      'handover',
      [
        'what|which * get|receive|have|own|hold|left|keep * end|finally|after|afterwards|delivered|finished|done|complete|completed|ready|over',
        'what|which * handed|hand|deliver|delivered|deliverables|delivery',
        'what|which|whats * in my|our hand|hands|possession',
        'end|ends up with',
        'at the end|finish',
        'deliverables',
      ],
    ],
    [
      'needs',
      [
        'what|which|anything|whats * need|require|want|expect|needed|required * from|of us|me|our',
        'what|which|anything|whats * from us|me|our|my',
        'what|which|who|whats * on|from our|my side|end|part',
        'what|anything * do|must|should|need we|i * provide|prepare|bring|deliver|send|give|ready|hand',
        'what * must|should|has be ready|prepared|available|there',
        'what|whats * homework|preparation|prerequisites|requirements|inputs',
        'what do you need',
        'must|should|need|have we|i to|have|prepare|bring|provide|send',
      ],
    ],
    [
      'changes',
      [
        'what|which|can|could * change|changed|customize|customized|customizable|adapt|adapted|configure|different',
      ],
    ],
    [
      'step',
      [
        'what|which|how|whats * steps|phases|stages',
        '^ steps|phases|stages',
        'how * project|it|this|that run|runs|proceed|proceeds|organized',
      ],
    ],
    [
      'uses',
      [
        'who|whom * for',
        'who * uses|use|needs|need it|this|that|them|such|one|a|an',
        'something|anything|right|useful|suitable|suited|good for us|me|my|our|a|an',
        'suit|suits|fit|fits us|me|our|my',
        'used|use for',
        'use cases|case',
      ],
    ],
  ] satisfies [Part, Phrase[]][]
).map(([part, phrases]) => ({ part, find: phraseFinder(phrases) }))

/** What is changed after the launch is no part of an offer. */
const isLater = phraseFinder(['later|afterwards|afterward|again|once|after|launched|deployed|live'])

/** The parts of a page that a question is about. */
const wantedIn = (clauses: ReturnType<typeof clausesOf>): ReadonlySet<Part> =>
  new Set(
    asksFor
      .filter(({ part, find }) =>
        clauses.some(({ words }) => find(words).size > 0 && !(part === 'changes' && isLater(words).size > 0)),
      )
      .map(({ part }) => part),
  )

const asksForDemo = phraseFinder([
  'is|are|has|have|does|any * demo',
  'can|could|let|may * try|test|see|play|click * it|this|that|them|one|demo',
  'show|open|start|see * demo',
  '^ demo $',
  '^ show me $',
  'something|anything|somthing|smth|sth * click|try|see|look|play|touch|test',
])

/** Words that only stand for what was said. */
const isPronoun = phraseFinder(['it|they|them'])

/** Words that stand for what is seen or was said. */
const pointsBack = phraseFinder([
  'it|its|this|that|they|them|these|those|one|ones|there',
  '^ and|or|what|how about|much|long',
  '^ and|or|also',
])

/** What is asked of several together. */
const asksOfSeveral = phraseFinder([
  'which one|of',
  'both|each',
  'cheaper|faster|quicker',
  'the|any difference',
])

const ORDINALS: readonly ReadonlySet<string>[] = ['first 1st', 'second 2nd', 'third 3rd'].map(
  (words) => new Set(words.split(' ')),
)

/** What a question is about that does not say it: what was listed, what was said last, or what is open. */
function subjectAt({ path, demo, topics }: Place, words: readonly string[]): string | null {
  const nth = ORDINALS.findIndex((ordinal) => words.some((word) => ordinal.has(word)))
  const listed = words.includes('last') ? topics.at(-1) : topics[Math.max(0, nth)]
  if (listed !== undefined) return listed
  if (demo) return offerOfDemo(demo).path
  return offerAt(path) ? path : null
}

const passageLine = (library: Library, href: string, part: Part): Line | null => {
  if (part === 'included') return includedIn(library, href)
  const passage = partOf(library, href, part)
  return passage && lineOf(passage)
}

/** What a page says of a part: one passage, or its first steps. */
const passageLines = (library: Library, href: string, part: Part): Line[] =>
  part === 'step'
    ? library.passages
        .filter(({ page, part: other }) => page.href === href && other === part)
        .slice(0, MOST_LINES)
        .map(lineOf)
    : [passageLine(library, href, part)].filter((line) => line !== null)

const isOfferHref = (href: string) => offerAt(href) !== undefined

/** What is said of a page's demo. */
function demoSaying(line: Line): string {
  const offer = offerAt(line.href)
  if (line.demoHref !== null) return 'It has a live demo, a simulation on sample data.'
  return offer?.borrowsDemo && offer.demo
    ? `It has no separate demo; its page shows the demo of another product: ${demoByKey(offer.demo).name}.`
    : 'It has no demo.'
}

interface SiteAnswer {
  readonly lines: readonly Line[]
  /** What is said above them. */
  readonly content?: string
  /** They are what the question is about. */
  readonly isExact?: boolean
}

/** A passage that comes so near was meant; one that comes less near is likely. */
const SURE = 0.62
const LIKELY = 0.46
const LIKELY_HERE = 0.33
/** As near as this, no further condition has to hold. */
const CERTAIN = 0.85
/** So much of what was asked has to be in it, and so much of it has to be said where nothing is said beside names. */
const LEAST_MET = { company: 0.6, offer: 0.5, whole: 0.38 } as const
/** So many words of the question are enough. */
const MANY_HITS = 3
const LEAST_LIKELY = 0.4
/** A passage that is so little behind is quoted as well, if it meets so much of the question. */
const ALMOST = { behind: 0.15, met: 0.4 } as const
/** Passages that are tried, the nearest first. */
const MOST_TRIED = 4
const WHOLE = 0.75
const LARGER = 0.6

/** What overrules a remark on price or time, and any other; on the page that is open, less does. */
const SURER_THAN_TERMS = 0.78
const SURER_THAN_REMARK = 0.82
const SURER_HERE = 0.7
/** So much nearer than what a remark quotes. */
const NEARER_BY = 0.2
/** So much of the page's question has to be asked. */
const LEAST_SHARE = 0.5
/** What overrules the guess that a question is one of another trade. */
const SURER_THAN_ELSEWHERE = 0.88

/** The answer of a page to its own question. */
interface Direct extends Asked {
  readonly line: Line
  /** Nothing else was meant. */
  readonly isSure: boolean
  /** It is of the page that is open, or was spoken of. */
  readonly isHere: boolean
  /** Passages that come almost as near, the nearest first. */
  readonly others: readonly Line[]
  /** How near another passage of the site comes, by its text. */
  readonly nearnessOf: (text: string) => number
}

/** Who asks for something to be made names it; who asks a question uses one of these. */
const isQuestion = phraseFinder([
  '^ do|have',
  'what|which|who|whose|whom|when|where|why|how|can|could|may|might|must|should|shall|will|would|is|are|was|were|does|did|has|if|or|any|someone|somebody|whats|whos|wheres|hows|cant|isnt|arent|wont|doesnt|didnt',
  'do|have i|we|you|they|users|people|holders|creators|players|buyers|the|our|my|your',
])

/** Whether a message has the words of a question anywhere. */
const isAskedIn = (question: string) =>
  question.includes('?') || clausesOf(question).some(({ words }) => isQuestion(words).size > 0)

/** The page's own question that was asked, in its words or in others; null where none is likely. */
function directIn(library: Library, question: string, place: Place): Direct | null {
  const whole = directOf(library, question, place)
  const all = clausesOf(question)
  const clauses = all.filter(({ words }) => words.length >= FEWEST_WORDS && isQuestion(words).size > 0)
  // Of two questions it may have met one.
  if (whole?.isSure)
    return clauses.length > 1 && whole.met < MET_BOTH && !whole.isHere ? { ...whole, isSure: false } : whole
  // One of several clauses may ask it.
  const parts =
    all.length > 1 && all.length <= MOST_CLAUSES
      ? clauses.map(({ words }) => directOf(library, words.join(' '), place))
      : []
  const sure = parts.filter((part) => part !== null && part.isSure && part.nearness >= SURER_HERE)
  // What else is asked is answered beside it.
  return sure[0] ? { ...sure[0], isSure: false } : whole
}

/** A shorter clause is not a question. */
const FEWEST_WORDS = 4
const MET_BOTH = 0.8
/** A longer message tells more than it asks. */
const MOST_CLAUSES = 4

const eitherOr = phraseFinder(['or|vs|versus', 'pros', 'better than'])
const DIFFERENCE = conceptOf(stemOf('difference'))

/** The same of a text as a whole. */
function directOf(library: Library, question: string, place: Place): Direct | null {
  const clauses = clausesOf(question)
  const isAsking = isAskedIn(question)
  const called = calledIn(library, question)
  const here = subjectAt(
    place,
    clauses.flatMap(({ words }) => words),
  )
  const isPointedAt = clauses.some(({ words }) => pointsBack(words).size > 0)
  const all = nearestQuestions(library, question, here, isPointedAt, wantedIn(clauses))
  const nearnessOf = (text: string) => all.find((other) => other.passage.text === text)?.nearness ?? 0
  const isTelling = isTold(question)
  const isOnDifference =
    all[0]?.asked.has(DIFFERENCE) || clauses.some(({ words }) => eitherOr(words).size > 0)
  const passages = all.filter(({ passage }) => passage.part !== 'summary' || passage.page.kind === 'company')
  for (const found of passages.slice(0, MOST_TRIED)) {
    const { asked, passage, nearness, hits, besides, met, metOfKnown, namesOther, share, isWhole, isNamed } =
      found
    const isHere = passage.page.href === here
    const isOfCompany = passage.page.kind === 'company'
    // What is said of the company answers no question that is mostly about something else.
    const isOfIt =
      (!called || asked.has(DEMO)) && (metOfKnown >= LEAST_MET.company || hits.length >= MANY_HITS)
    if (isOfCompany && !isOfIt && !(isWhole && hits.length > 1 && met >= LEAST_MET.offer && !namesOther))
      continue
    if (/\bdiffer/.test(passage.heading) && !isOnDifference && !isHere) continue
    // "It" is what is open or was spoken of.
    if (here !== null && isPointedAt && !isHere && !isNamed && (!isOfCompany || nearness < SURER_THAN_REMARK))
      continue
    // One word names a subject: it asks nothing of it.
    if (asked.size < 2 && !isHere && !(isWhole && isOfCompany)) return null
    if (hits.length === 0 && !(isNamed && isWhole)) return null
    if (!isAsking && (nearness < CERTAIN || asked.size < 4)) return null
    // Who says no more than what a page is called asks for the page.
    if (!isHere && besides.length === 0 && share < (met < WHOLE ? WHOLE : LARGER) && !isWhole) return null
    const isMore = hits.length > 1
    const isSure =
      (isOfCompany || met >= (isWhole && isMore ? LEAST_MET.whole : LEAST_MET.offer)) &&
      (nearness >= CERTAIN || (nearness >= SURE && (isMore || isNamed || isOfCompany || share >= WHOLE)))
    const isLikely =
      (isAsking || isHere) &&
      !(isTelling && !isHere) &&
      nearness >= (isHere ? LIKELY_HERE : LIKELY) &&
      met >= LEAST_LIKELY &&
      (isMore || isHere)
    if (isSure || isLikely) {
      const others = passages.filter(
        (other) =>
          other !== found &&
          other.hits.length > 0 &&
          other.passage.page.kind !== 'company' &&
          (other.isNamed || !isHere) &&
          other.met >= ALMOST.met &&
          other.nearness >= nearness - ALMOST.behind,
      )
      return {
        ...found,
        line: lineOf(passage),
        isSure,
        isHere,
        nearnessOf,
        others: isOfCompany || nearness >= CERTAIN ? [] : others.map((other) => lineOf(other.passage)),
      }
    }
  }
  return null
}

/** Remarks that stay even if a page answers the question. */
const ALWAYS = new Set(['hello', 'declined', 'thanks', 'farewell', 'advice', 'rudeness', 'command'])
/** Remarks on what this site shows, and on meetings with the team. */
const OF_THE_SITE = new Set(['sampleData', 'ticker', 'theme', 'sampleButtons', 'meeting'])
/** Remarks that answer nothing. */
const COURTESIES = new Set(['hello', 'declined', 'thanks', 'farewell'])
/** Remarks on what a thing costs or how long it takes, and the words that ask no more than that. */
const COST: ReadonlySet<string> = new Set(['cost', 'much', 'set', 'budget', 'project'].map(conceptOf))
const TIME: ReadonlySet<string> = new Set(
  ['fast', 'long', 'when', 'start', 'time', 'take', 'week', 'month', 'project'].map(conceptOf),
)
const TERMS: Readonly<Record<string, ReadonlySet<string>>> = {
  price: COST,
  free: new Set([...COST, ...['free', 'trial', 'try', 'test'].map((word) => conceptOf(stemOf(word)))]),
  terms: COST,
  time: TIME,
}

const isOnPrice = ({ name }: Remark) => name === 'price' || name === 'free'

/** Remarks on the company, which a page answers only where it is named. */
const REMARKS_ON_US = new Set(['gone funds', 'privacy', 'hours', 'itself', 'company', 'terms'])

/** Whether a passage takes the place of a remark. */
function overrules(
  { line, passage, nearness, nearnessOf, share, hits, besides, isSure, isHere, isNamed, isWhole }: Direct,
  { name, page, endsClause }: Remark,
): boolean {
  // What is asked of the site itself may name a product; what its page says of it is below.
  if (OF_THE_SITE.has(name)) return false
  if (ALWAYS.has(name) || page?.text === line.text || !isSure || share < LEAST_SHARE || hits.length === 0)
    return false
  if (REMARKS_ON_US.has(name) && !isNamed && !(isWhole && nearness >= SURER_THAN_ELSEWHERE)) return false
  const asks = TERMS[name]
  // What sets a price is quoted below the remark on prices.
  if (asks !== undefined && isTermPart(passage.part)) return false
  const isOfCompany = passage.page.kind === 'company'
  const leastForTerms = isHere ? SURE : isOfCompany && share < WHOLE ? CERTAIN : SURER_THAN_TERMS
  if (asks !== undefined) return nearness >= leastForTerms && besides.some((hit) => !asks.has(hit))
  if (isOfCompany && !endsClause) return nearness >= SURER_THAN_REMARK && share >= WHOLE
  // A page's own question is nearer than the one that the remark quotes.
  const isNearer = endsClause && page !== undefined && nearness >= nearnessOf(page.text) + NEARER_BY
  if (isNearer) return true
  return nearness >= (isHere ? SURER_HERE : SURER_THAN_REMARK)
}

/** Remarks on what has nothing to do with one. */
const WITHOUT_NEED = new Set(['command', 'rudeness', 'farewell', 'gone funds', 'advice'])
/** What only the company can be asked, however clear a need is. */
const ON_US_ALONE = new Set([
  ...['partners', 'references', 'team', 'account', 'legalForm', 'office', 'jobs', 'shares', 'age'],
  ...['complaint', 'certificates', 'nda', 'replyTime', 'delays', 'ownWork', 'real', 'better', 'competitors'],
])
/** A need that is as clear as this is not what a remark on any company took it for. */
const CLEAR = 1.3
const CLEARER = 1.6

/** The work that is offered. */
const WORK =
  'audit|check|review|write|design|set|host|integrate|train|code|program|launch|tokenize|test|translate|draft|move|migrate'

/** To a question whether something is offered, its own sentence precedes a detail. */
const asksWhether = phraseFinder([
  `do|does|can|could|would|will|also you|u|yall|they|guys offer|offers|do|make|build|have|provide|sell|create|develop|run|give|deliver|teach|${WORK}`,
  `do|does|can|could|would|will|also you|u|yall|they|guys also|even|maybe|really|please offer|do|make|build|have|provide|sell|create|develop|teach|${WORK}`,
  '^ you|u offer|do|make|build|have|provide|sell|create|develop|teach',
  '^ offer|offers|need|want|i need|want|looking',
])

const isOfUs = phraseFinder(['we|our|us'])

const FIRST_WORDS =
  'what|which|who|whose|when|where|why|how|can|could|may|might|must|should|shall|will|would|does|do|did|is|are|was|were|if|whats|cant|hows|wheres|whos|isnt|arent|wont|dont|doesnt|wouldnt|couldnt|shouldnt|any|shoud|shuld|woud|coud|cuold|wich|wat|wen|hwo|dose'

const beginsToAsk = phraseFinder([
  `^ ${FIRST_WORDS}|and|or|better|worth|possible|allowed|legal`,
  `^ honestly|so|well|but|hey|hi|hello|actually|sorry|btw|ok|okay|also|just|then|say|maybe|question|quick|and|please|pls ${FIRST_WORDS}`,
  `^ quick|one|another|a|next question|thing ${FIRST_WORDS}`,
  '^ to|for|from|under|in|at|by|with|on|since|until|about|after who|whom|what|which|whose|how',
  '^ price|prices|cost|costs|budget|budjet|bugdet|quote|estimate|timeline|duration * of|for',
  'how much|many|long|soon|fast|quickly',
  '^ rough|ballpark|approximate price|cost|costs|budget|quote|estimate|timeline|duration',
  'can|could|will|would|should|do|does|did|may|must i|we|you|they|it|he|she|someone|anyone|there|users|people|our|your',
])
/** Whether a message tells something and asks nothing. */
const isTold = (question: string) => {
  const clauses = clausesOf(question)
  return (
    !question.includes('?') &&
    clauses.length > 0 &&
    clauses.every(({ words }) => beginsToAsk(words).size === 0)
  )
}

/** Whether a message, or a sentence of it, has the form of a question. */
const isQuestionIn = (question: string) =>
  question.includes('?') || clausesOf(question).some(({ words }) => beginsToAsk(words).size > 0)

const termsIn = (library: Library, text: string): ReadonlySet<string> =>
  new Set(library.termsOf(text).map(({ term }) => term))

const isWholeIn = (library: Library, name: string, said: ReadonlySet<string>): boolean => {
  const terms = termsIn(library, name)
  return terms.size > 0 && [...terms].every((term) => said.has(term))
}

const isWholeName = (library: Library, { name }: Pick<IndexedPage, 'name'>, text: string) =>
  isWholeIn(library, name, termsIn(library, text))

/** The service or product whose whole name is in a text; null where it is none or several. */
function calledIn(library: Library, text: string): IndexedPage | null {
  const said = termsIn(library, text)
  const all = library.pages.filter((page) => isOffer(page) && isWholeIn(library, page.name, said))
  // "Smart contract audits" are no "Smart contracts".
  const called = all.filter((page) =>
    all.every((other) => other === page || !isWholeName(library, page, other.name)),
  )
  return called.length === 1 ? (called[0] ?? null) : null
}

/** From so many words on, a message tells of a business; a shorter one names what it is about. */
const TALE = 7
/** A likely passage that comes so near precedes what serves a need. */
const NEARER = 0.5

/** A passage of a page that was found is quoted if it comes so near, and meets so much of the question. */
const ON_ITS_PAGE = { nearness: 0.45, met: 0.35 } as const

/** Most of them. */
const MOST_QUOTED = 2

/** Before a page's own sentence, the passages of that page that come nearest to what was asked of it. */
function withPassage(library: Library, question: string, lines: readonly Line[]): readonly Line[] {
  const [first] = lines
  if (!first || first.heading !== null || !isOfferHref(first.href)) return lines
  const near = nearestQuestions(library, question, first.href).filter(
    ({ passage, besides, nearness, met }) =>
      passage.page.href === first.href &&
      besides.length > 0 &&
      nearness >= ON_ITS_PAGE.nearness &&
      met >= ON_ITS_PAGE.met,
  )
  const [best] = near
  if (!best) return lines
  const namesOther = lines.some(({ heading, href }) => heading === null && href !== first.href)
  const quoted = near
    .filter(({ nearness }) => nearness >= best.nearness - ALMOST.behind)
    .slice(0, namesOther ? 1 : MOST_QUOTED)
    .map(({ passage }) => lineOf(passage))
  const others = lines.filter(({ text }) => quoted.every((line) => line.text !== text))
  const isWhether = clausesOf(question).some(({ words }) => asksWhether(words).size > 0)
  return (isWhether ? [first, ...quoted, ...others.slice(1)] : [...quoted, ...others]).slice(0, MOST_LINES)
}

/** So much of what was asked needs no word besides names and words of any question. */
const MOST_MET = 0.75
/** A passage that may answer comes so near. */
const MAY_ANSWER = 0.35
/** The same on a page that is shown anyway. */
const ON_ITS = 0.2

/** Lines, each text once. */
const onlyOnce = (lines: readonly Line[]): Line[] =>
  lines.filter(({ text }, at) => lines.findIndex((line) => line.text === text) === at)

/** Lines, filled up with the passages that come nearest to what was asked. */
function withNearest(
  library: Library,
  question: string,
  place: Place,
  lines: readonly Line[],
  isNeed: boolean,
  direct: Direct | null,
): readonly Line[] {
  const here = subjectAt(place, [])
  // A word or none is answered by the page that is open, or that it names.
  if (lines.length > 0 && library.termsOf(question).length <= 1) return lines
  const isMore = clausesOf(question).some(({ words }) => words.length >= FEWEST_WORDS)
  const near = nearestQuestions(library, question, here, false, wantedIn(clausesOf(question))).filter(
    ({ passage, asked, nearness, besides, met, isWanted, isNamed }) =>
      passage.page.kind !== 'company' &&
      // What is open answers alone.
      (isNamed || !direct?.isHere) &&
      (isWanted ||
        (isMore && nearness >= ON_ITS && lines.length > 0) ||
        (nearness >= MAY_ANSWER &&
          // Names alone ask for their pages.
          (besides.length > 0 || (met >= MOST_MET && asked.size >= FEWEST_WORDS)))),
  )
  if (near.length === 0) return lines
  // What has one word of the question answers nothing.
  if (lines.length === 0 && !near.some(({ hits, isWanted }) => hits.length > 1 || isWanted)) return lines
  const wanted = near.filter(({ isWanted }) => isWanted)
  const nearest = (wanted.length > 0 && near[0]?.isWanted ? wanted : near).map(({ passage }) =>
    lineOf(passage),
  )
  return onlyOnce([...(isNeed ? lines : lines.slice(0, 1)), ...nearest, ...lines]).slice(0, MOST_LINES)
}

/** A passage that is quoted beside what a rule or a remark says comes so near; on the page that the rule leads to, less is enough. */
const BESIDE = 0.5
const BESIDE_HERE = 0.3
/** It has to come nearer where a service or product serves a need that was mentioned. */
const BESIDE_NEED = 0.6

/** What a page says to a question that a rule or a remark answers, too. `ofRule` is the page that the rule leads to. */
function besideLines(
  library: Library,
  question: string,
  place: Place,
  ofRule: string | null,
  isNeed: boolean,
): Line[] {
  const here = ofRule ?? subjectAt(place, [])
  return nearestQuestions(library, question, here, false, wantedIn(clausesOf(question)))
    .filter(
      ({ passage, nearness, hits, isNamed }) =>
        passage.page.kind !== 'company' &&
        (isNamed || (nearness >= SURER_THAN_REMARK && !isTermPart(passage.part))) &&
        (ofRule === null
          ? nearness >= (isNeed ? BESIDE_NEED : BESIDE) && hits.length > 1
          : passage.page.href === ofRule && nearness >= BESIDE_HERE),
    )
    .map(({ passage }) => lineOf(passage))
}

/** A passage of a page is quoted below what is said of any company if it comes so near and meets so much more of the question. */
const BELOW_COMPANY = { nearness: 0.45, met: 0.4, more: 0.2, moreNamed: 0.1, most: 2 } as const

/** What pages say to a question that was taken for one to any company, which its words, in fact, may not be. */
function linesBesideCompany(
  library: Library,
  question: string,
  place: Place,
  said: readonly Remark[],
): Line[] {
  const here = subjectAt(place, [])
  const near = nearestQuestions(library, question, here, false, wantedIn(clausesOf(question)))
  const isSaid = ({ passage }: Asked) => said.some(({ page }) => page?.text === passage.text)
  const metBySaid = Math.max(0, ...near.filter(isSaid).map(({ met }) => met))
  return near
    .filter(
      ({ passage: { page, part }, nearness, hits, isNamed, met }) =>
        page.kind !== 'company' &&
        page.kind !== 'policy' &&
        part !== 'summary' &&
        nearness >= BELOW_COMPANY.nearness &&
        met >= BELOW_COMPANY.met &&
        (hits.length > 1 || page.href === here) &&
        met >= metBySaid + (isNamed ? BELOW_COMPANY.moreNamed : BELOW_COMPANY.more),
    )
    .slice(0, BELOW_COMPANY.most)
    .map(({ passage }) => lineOf(passage))
}

/** A page that is offered has so much of the question. */
const OFFER_MET = 0.35

/** To a question whether something is offered: the page's own sentence, then what else answers. */
function withOffer(
  library: Library,
  question: string,
  lines: readonly Line[],
  direct: Direct | null,
  isForeign = false,
): readonly Line[] {
  if (!isForeign && !clausesOf(question).some(({ words }) => asksWhether(words).size > 0)) return lines
  if (direct && direct.passage.page.kind === 'company') return lines
  const [offer] = nearestQuestions(library, question, null)
    .filter(({ passage, met, isNamed }) => passage.part === 'summary' && isNamed && met >= OFFER_MET)
    .toSorted((one, other) => other.met + other.called - (one.met + one.called))
  if (!offer) return lines
  return onlyOnce([lineOf(offer.passage), ...lines]).slice(0, MOST_LINES)
}
/** Whether a question is on a page that it names, and not on what another page serves. */
function isOnNamed(library: Library, question: string, { clarity, lines }: FoundNeed): boolean {
  if (isTold(question) || clarity >= CLEARER) return false
  const [top] = nearestQuestions(library, question, null)
  return top !== undefined && top.isNamed && lines[0]?.href !== top.passage.page.href
}

const isTermPart = (part: Part) => part === 'price' || part === 'time'

/** What the site says to a question. */
function siteLines(
  library: Library,
  question: string,
  rest: string,
  place: Place,
  parts: readonly Part[],
  direct: Direct | null,
  need: FoundNeed | null,
  isForeign: boolean,
): SiteAnswer {
  const clauses = clausesOf(question)
  const words = clauses.flatMap((clause) => clause.words)
  const finds = (find: ReturnType<typeof phraseFinder>) =>
    clauses.some((clause) => find(clause.words).size > 0)
  const wanted = [...new Set([...parts, ...wantedIn(clauses)])]
  const isForDemo =
    finds(asksForDemo) && ((direct?.nearness ?? 0) < SURER_HERE || library.termsOf(rest).length <= 1)
  const open = subjectAt(place, words)
  // What is asked of a page in the words of any page.
  const isOfPage = (wanted.length > 0 || isForDemo) && open !== null
  const terms = library.termsOf(rest)
  // Of each that was spoken of, where several were.
  const several = finds(asksOfSeveral) ? place.topics.slice(0, MOST_LINES) : []
  const [part] = wanted
  if (several.length > 1 && part !== undefined)
    return { lines: several.flatMap((href) => passageLine(library, href, part) ?? []) }
  if (
    isOfPage &&
    terms.length <= 1 &&
    !(direct?.isSure && direct.isHere && direct.passage.part === 'question')
  ) {
    const own = wanted.flatMap((one) => passageLines(library, open, one))
    if (own.length > 0) return { lines: own, isExact: true }
  }
  const isSurer =
    direct !== null && direct.nearness >= SURER_THAN_TERMS && direct.passage.page.kind !== 'company'
  const called = calledIn(library, rest) ?? calledIn(library, question)
  // What is asked of a page that is named precedes what else was meant.
  const asksOf = called ? parts.flatMap((one) => passageLine(library, called.href, one) ?? []) : []
  const isOfParts = parts.length > 0 && direct !== null && direct.nearness < SURER_THAN_TERMS
  if (direct?.isSure && !isOfParts && (!isOfPage || direct.isHere || isSurer))
    return { lines: [...asksOf, direct.line, ...direct.others].slice(0, MOST_LINES) }
  const nearestName = calledIn(library, rest) ?? offerNamed(library, rest)
  const spokenOf = subjectAt(place, words)
  // A price is asked of what was spoken of, unless something else is called by its name.
  const isOfSpoken = (wanted.length > 0 || finds(isPronoun)) && spokenOf !== null
  const named = nearestName && (!isOfSpoken || isWholeName(library, nearestName, rest)) ? nearestName : null
  const subject = named ? null : spokenOf
  const isShort = terms.length === 0 || (finds(pointsBack) && terms.length <= 3)
  const about = subject !== null && (isShort || wanted.length > 0 || isForDemo) ? subject : null
  if (about !== null) {
    const own = wanted.flatMap((one) => passageLines(library, about, one))
    if (own.length > 0) return { lines: own, isExact: true }
    const quoted = linesAbout(library, rest, about).filter(({ href }) => href === about)
    if (quoted.length > 0 && !isForDemo) return { lines: quoted }
    const summary = passageLine(library, about, 'summary')
    if (isForDemo && summary) return { lines: [summary], content: demoSaying(summary) }
    if (isShort) return { lines: [summary, includedIn(library, about)].filter((line) => line !== null) }
  }
  const here = subjectAt(place, [])
  if (
    need &&
    (!named ||
      (!isWholeName(library, named, rest) &&
        need.lines[0]?.href !== named.href &&
        !isQuestionIn(question) &&
        wanted.length === 0) ||
      (need.clarity >= CLEAR && (words.length >= TALE || isForeign) && wanted.length === 0))
  ) {
    const [first] = need.lines
    const detail = first && wanted[0] !== undefined ? passageLine(library, first.href, wanted[0]) : null
    if (first && detail) return { lines: [first, detail] }
    // What is called by its name is wanted, too.
    const said = termsIn(library, rest)
    const alsoCalled = library.pages.find(
      (page) =>
        isOffer(page) &&
        isWholeIn(library, page.name, said) &&
        need.lines.every(({ href }) => href !== page.href),
    )
    const summary = alsoCalled && isTold(question) ? passageLine(library, alsoCalled.href, 'summary') : null
    if (summary) return { lines: [...need.lines.slice(0, MOST_LINES - 1), summary] }
    return {
      lines:
        direct && direct.nearness >= (isTold(question) ? CERTAIN : NEARER)
          ? [direct.line, ...need.lines.slice(0, 1)]
          : need.lines,
    }
  }
  const lines = linesAbout(library, rest, here)
  const isCalled = named !== null && isWholeName(library, named, rest)
  if (direct && (!isOfParts || direct.isHere)) {
    const isOther = ({ href }: Line) =>
      (isCalled || place.path !== here) && href === named?.href && href !== direct.line.href
    const summary =
      direct.isSure || direct.isHere || !(isForeign || finds(asksWhether))
        ? null
        : passageLine(library, direct.passage.page.href, 'summary')
    const quoted = [...asksOf, direct.line, ...direct.others, ...lines.filter(isOther).slice(0, 1)]
    return { lines: [...(summary ? [summary] : []), ...quoted].slice(0, MOST_LINES) }
  }
  // On a page, what another one says by the way answers nothing.
  if (place.path === here && !isCalled && !isTold(question)) {
    const own = lines.filter(({ href }) => href === here)
    if (own.length === 0 || wanted.length === 0) return { lines: own }
  }
  // Who tells much is served by what it needs rather than by the words around it.
  if (need && isTold(question) && words.length >= TALE && !isCalled && wanted.length === 0)
    return { lines: need.lines }
  if (part === undefined || (lines[0] && isAsked(library, rest, lines[0])))
    return { lines: [...asksOf, ...lines].slice(0, MOST_LINES) }
  // What is asked of a page takes the place of what the page says else.
  const isOfPart = (line: Line, at: number) =>
    (at === 0 && isCovered(library, rest, [line])) ||
    line.heading === null ||
    line.href === named?.href ||
    isInSummary(library, line.href, terms)
  const hrefs = new Set(
    lines.filter((line, at) => isOfferHref(line.href) && isOfPart(line, at)).map(({ href }) => href),
  )
  const detailed = [...hrefs].flatMap((href) =>
    (hrefs.size === 1 ? wanted : [part]).flatMap((one) => passageLine(library, href, one) ?? []),
  )
  const others = isTermPart(part) ? [] : lines.filter(({ href }) => !hrefs.has(href))
  // A page may be named by a word of its name.
  const ofNamed =
    detailed.length > 0 || !isTermPart(part)
      ? []
      : asksOf.length > 0 || !named
        ? asksOf
        : (passageLine(library, named.href, part) ?? [])
  return { lines: onlyOnce([...[ofNamed].flat(), ...detailed, ...others]) }
}

/** Whether a page's sentence has one of some words. */
function isInSummary(library: Library, href: string, terms: readonly Term[]): boolean {
  const summary = new Set(
    library.termsOf(partOf(library, href, 'summary')?.text ?? '').map(({ term }) => term),
  )
  return terms.some(({ term }) => summary.has(term) && !isEveryday(term))
}

/** The services and products that an answer is about; where it shows none, the one that was named. */
function topicsOf(lines: readonly Line[], named: IndexedPage | null): string[] {
  const shown = [...new Set(lines.map(({ href }) => href).filter(isOfferHref))]
  return shown.length === 0 && named ? [named.href] : shown
}

/** So much of a question has to be in what is quoted. */
const LEAST_COVERED = 0.75

/** Passages that are less near than this may not answer: below 0.5 little more than half do, up to here four of five. */
const LEAST_NEAR = 0.56

/** Whether passages are quoted and none of them comes near to what was asked. */
function isFar(library: Library, question: string, place: Place, lines: readonly Line[]): boolean {
  if (lines[0]?.heading === null) return false
  const texts = new Set(lines.map(({ text }) => text))
  return nearestQuestions(library, question, subjectAt(place, [])).every(
    ({ passage, nearness }) => nearness < LEAST_NEAR || !texts.has(passage.text),
  )
}

/** Whether lines have most of what was asked, in any of their words. */
function isCovered(library: Library, question: string, lines: readonly Line[]): boolean {
  const said = new Set(
    library
      .termsOf(lines.map(({ name, heading, text }) => `${name} ${heading ?? ''} ${text}`).join(' '))
      .map(({ term }) => conceptOf(term)),
  )
  const asked = library.termsOf(question)
  const met = asked.filter(({ term }) => said.has(conceptOf(term))).length
  return met >= asked.length * LEAST_COVERED
}

const isOnMoney = phraseFinder(['free|cost|costs|price|pay|charge|trial'])

/** Tells which remarks on the company or the demos were meant for the page that is open, or was spoken of. */
function isOfPageAt(place: Place, clauses: ReturnType<typeof clausesOf>): (remark: Remark) => boolean {
  const words = clauses.flatMap((clause) => clause.words)
  if (subjectAt(place, words) === null) return () => false
  const finds = (find: ReturnType<typeof phraseFinder>) =>
    clauses.some((clause) => find(clause.words).size > 0)
  return ({ name }) =>
    (name === 'firstMessage' && wantedIn(clauses).has('needs')) ||
    (name === 'course' && wantedIn(clauses).has('step')) ||
    (name === 'networks' && finds(isPronoun)) ||
    (name === 'free' && finds(asksForDemo) && !finds(isOnMoney))
}

/** A wish to be called, unless a page answers what was asked in its words and no details were typed. */
function wishIn(question: string, library: Library, place: Place): ContactWish | null {
  const wish = contactWishIn(question)
  if (!wish || Object.keys(wish.details).length > 0) return wish
  const direct = directIn(library, question, place)
  return direct?.isSure &&
    direct.hits.length > 1 &&
    direct.nearness >= SURER_THAN_REMARK &&
    direct.passage.page.kind !== 'company'
    ? null
    : wish
}

/** What a question in another language asks any company, unless it names a service or product or says little of it. */
function remarkAbroad(
  foreign: Foreign | null,
  remarks: readonly Remark[],
  library: Library,
  question: string,
): Remark | null {
  if (!foreign?.asks) return null
  const { id, beginnings } = foreign.asks
  const isClear = beginnings > 1 || remarks.length === 0
  if (!isClear || calledIn(library, question) !== null) return null
  // One word of it may be a word of a business.
  if (beginnings === 1 && needIn(library, question) !== null) return null
  const remark = remarkNamed(id)
  const isElse = phraseFinder(remark?.unless ?? [])
  return clausesOf(question).some(({ words }) => isElse(words).size > 0) ? null : remark
}

/** Shorter words are names of nothing. */
const SHORTEST_NAME = 3

const namesUnknown = (library: Library, text: string) =>
  library.termsOf(text).some(({ typed, isUnknown }) => isUnknown && typed.length >= SHORTEST_NAME)

/** What sets any price and any time, as the contact page says it. */
const TERMS_OF_ALL: ReadonlySet<string> = new Set([priceLine, timeLine].map(({ heading }) => heading ?? ''))

/** The passages that a remark or a rule asks for. */
const PARTS_OF: Readonly<Record<string, Part>> = {
  price: 'price',
  pricing: 'price',
  free: 'price',
  terms: 'price',
  contract: 'price',
  time: 'time',
}

/** The answer to a question. The same question at the same place always gets the same answer. */
export function answerTo(message: string, library: Library, place: Place = nowhere): Answer {
  const question = questionIn(message)
  const isWord: IsWord = (word, slips) => library.knows(word, slips)
  const foreign = foreignIn(question, isWord)
  // Words of the other language that the site does not know say nothing here.
  const asked = foreign?.english.replace(/\p{L}+/gu, (word) => (isWord(word) ? word : '')) ?? question
  const wish = wishIn(question, library, place) ?? (foreign && contactWishIn(asked))
  const matching = rulesFor(asked, isWord)
  const both = wish ? null : comparisonIn(library, asked)
  const all = remarksOn(
    asked,
    matching.map(({ name }) => name),
    isWord,
  )
  // What is compared is asked of no company.
  const isSaidOfPage = isOfPageAt(place, clausesOf(asked))
  const abroad = wish || both ? null : remarkAbroad(foreign, all.remarks, library, asked)
  const understood = abroad
    ? { remarks: [abroad], rest: '' }
    : {
        ...all,
        remarks: all.remarks.filter((remark) => !(both && remark.endsClause) && !isSaidOfPage(remark)),
      }
  const nearest = !wish && !both && !abroad ? directIn(library, asked, place) : null
  // A word-by-word translation is a weaker match.
  const isWeak =
    nearest !== null &&
    ((foreign && !nearest.isSure) ||
      // What a rule answers needs no guess beside it.
      (matching.some(({ name, page }) => name !== 'greeting' && page?.href !== nearest.passage.page.href) &&
        !(nearest.isSure && nearest.nearness >= SURER_HERE && nearest.share >= LEAST_SHARE)))
  const near = isWeak ? null : nearest
  const isSilent = understood.remarks.some(({ name }) => WITHOUT_NEED.has(name))
  const told = !wish && !both && !abroad && !isSilent ? needIn(library, asked) : null
  // What the open page says of itself goes before what serves a need, and who only tells of a business wants the latter.
  const isOfOpen =
    near !== null && near.nearness >= NEARER && place.path === near.passage.page.href && !isTold(asked)
  const isLooser = near !== null && near.nearness < CERTAIN && (isTold(asked) || (foreign && !near.isHere))
  const isOfNamed = told !== null && isOnNamed(library, asked, told)
  const need = isOfOpen || isOfNamed || (near?.isSure && !isLooser) ? null : told
  const isOverruled = (remark: Remark) =>
    (near !== null && overrules(near, remark)) ||
    (need !== null &&
      !ON_US_ALONE.has(remark.name) &&
      !OF_THE_SITE.has(remark.name) &&
      need.clarity >= (remark.name === 'terms' ? CLEARER : CLEAR) &&
      !(TERMS[remark.name] === undefined ? ALWAYS.has(remark.name) : !isTold(asked)))
  const remarks = understood.remarks.filter((remark) => !isOverruled(remark))
  const isNear =
    near !== null &&
    !(need && near.isSure) &&
    (remarks.length < understood.remarks.length ||
      remarks.every(
        ({ name }) =>
          ALWAYS.has(name) &&
          (name !== 'advice' ||
            (near.isSure && (near.isHere || (near.isNamed && near.isWhole && near.nearness >= SURER_HERE)))),
      ))
  const direct = isNear ? near : null
  // What a remark took of the question belongs to it again.
  const rest = remarks.length < understood.remarks.length ? asked : understood.rest
  const isAnswered =
    !isSurelyElsewhere(clausesOf(asked)) &&
    ((direct !== null &&
      direct.nearness >= SURER_THAN_ELSEWHERE &&
      direct.hits.length > 1 &&
      direct.passage.page.kind !== 'company') ||
      (need !== null &&
        (isTold(asked) || !isOfPrivateLife(clausesOf(asked))) &&
        (need.clarity >= CLEARER ||
          (need.clarity >= CLEAR && isTold(asked)) ||
          (need.clarity >= CLEAR && clausesOf(asked).some(({ words }) => isOfUs(words).size > 0)))))
  const isOther = !both && !isAnswered && isElsewhere(clausesOf(asked))
  if (matching.length === 0 && isOther)
    return foreign ? { ...elsewhere, content: `${foreign.says} ${elsewhere.content}` } : elsewhere
  const isHelp = isOther && matching.every(({ name }) => name === 'contact' || name === 'training')
  const opening: Saying[] = [
    ...(isHelp ? [{ content: NOT_OFFERED }] : []),
    ...matching.filter(({ name }) => name === 'greeting'),
    ...remarks.filter(({ isFirst }) => isFirst),
  ]
  const others: Saying[] = [
    ...matching.filter(({ name }) => name !== 'greeting').filter(isFirstOfItsPage),
    ...(wish ? [{ content: WISH, hasChannels: true }] : []),
    ...remarks.filter(({ isFirst }) => !isFirst),
  ]
  const parts = [...opening, ...others]
  const pages = [
    ...new Map(parts.flatMap(({ page }) => (page ? [[page.href + page.text, page]] : []))).values(),
  ]
  const wanted = [...matching, ...remarks].flatMap(({ name }) => PARTS_OF[name] ?? [])
  const site: SiteAnswer =
    both ??
    (!wish
      ? siteLines(
          library,
          asked,
          rest,
          place,
          wanted,
          direct,
          remarks.some(({ endsClause }) => endsClause) ? null : need,
          foreign !== null,
        )
      : { lines: [] })
  const isOpen = !both && wanted.length === 0 && (foreign !== null || isQuestionIn(asked))
  const quoted = isOpen ? withPassage(library, rest, site.lines) : site.lines
  const found: SiteAnswer = {
    ...site,
    lines:
      isOpen &&
      !wish &&
      !foreign &&
      matching.every(({ name }) => name === 'greeting') &&
      (direct === null || (direct.nearness < CERTAIN && direct.passage.page.kind !== 'company')) &&
      remarks.every(({ name }) => COURTESIES.has(name))
        ? withOffer(
            library,
            asked,
            withNearest(library, rest, place, quoted, need !== null && isTold(asked), direct),
            direct,
          )
        : isOpen && !wish && matching.length === 0 && remarks.length === 0 && need === null
          ? withOffer(library, asked, quoted, direct, foreign !== null)
          : quoted,
  }
  // A few words that ask nothing get the page that they name before what is said of it.
  const [top] = found.lines
  const isOnlyNamed =
    parts.length === 0 &&
    direct === null &&
    top !== undefined &&
    top.heading !== null &&
    isOfferHref(top.href) &&
    !isQuestionIn(asked) &&
    library.termsOf(asked).length <= FEWEST_WORDS
  const isOfOne =
    top !== undefined &&
    (found.lines.every(({ href }) => href === top.href) || isWholeName(library, { name: asked }, top.name))
  const pageOfIt = isOnlyNamed ? (calledIn(library, asked)?.href ?? (isOfOne ? top.href : null)) : null
  const ofPage = pageOfIt === null ? null : passageLine(library, pageOfIt, 'summary')
  const shown = ofPage ? onlyOnce([ofPage, ...found.lines]) : found.lines
  // Of a page that a rule leads to, only what was asked of it is below.
  const adds = (line: Line) => {
    const page = pages.find(({ href }) => href === line.href)
    if (!page) return true
    if (!isOfferHref(line.href)) return page.heading !== line.heading
    return (
      line.heading !== null && (line === direct?.line || wanted.length > 0 || isAsked(library, rest, line))
    )
  }
  const isOfAnyCompany = remarks.some(({ endsClause }) => endsClause)
  const isNoFact = (line: Line) =>
    (others.length === 0 || line === direct?.line || isOfferHref(line.href)) &&
    (!isOfAnyCompany || line === direct?.line || wanted.length > 0 || offerNamed(library, rest) !== null)
  // Who asks for services or products asks for pages.
  const isOfList = matching.some(({ name }) => name === 'services' || name === 'products')
  const isPage = (line: Line) => !isOfList || isQuestionIn(asked) || line.heading === null
  const more = shown.filter((line) => adds(line) && isNoFact(line) && isPage(line))
  // What sets the price of one offer replaces what sets any price.
  const terms = pages.filter(({ heading }) => heading !== null && TERMS_OF_ALL.has(heading))
  const isGeneral = ({ heading }: Line) =>
    terms.length > 1 || more.some((line) => line.heading !== null && line.heading === heading)
  const first = pages
    .map((page) => (terms.includes(page) && isGeneral(page) ? contactLine : page))
    .filter((page, at, all) => all.indexOf(page) === at)
  const isBeside =
    !wish &&
    !both &&
    !foreign &&
    parts.length > 0 &&
    isQuestionIn(asked) &&
    !isOfList &&
    remarks.every(({ name }) => TERMS[name] !== undefined || COURTESIES.has(name))
  const ofRule = matching.some(({ name }) => name === 'training') ? trainingLine.href : null
  const beside = isBeside ? besideLines(library, asked, place, ofRule, need !== null && ofRule === null) : []
  // What is asked of any company may be asked of a page.
  const ofCompany = remarks.filter(({ endsClause }) => endsClause)
  const ofPages =
    ofCompany.length > 0 && !wish && !both && !foreign && isQuestionIn(asked)
      ? linesBesideCompany(library, asked, place, ofCompany)
      : []
  const lines = onlyOnce([
    ...first,
    ...(ofRule === null ? [] : beside),
    ...more,
    ...beside,
    ...ofPages,
  ]).slice(0, MOST_LINES)
  // A price is asked of something that is not here.
  const isOfNothing =
    found.lines.length === 0 &&
    others.length > 0 &&
    others.every((saying) => remarks.some((remark) => remark === saying && isOnPrice(remark))) &&
    !foreign &&
    namesUnknown(library, rest)
  if (isOfNothing || parts.length + lines.length === 0)
    return foreign ? { ...fallback, content: `${foreign.says} ${fallback.content}` } : fallback
  // Passages that may not answer are announced as such.
  const isUnsure =
    parts.length === 0 &&
    !foreign &&
    !both &&
    need === null &&
    found.isExact !== true &&
    (direct === null
      ? !isCovered(library, rest, lines) || isFar(library, asked, place, lines)
      : !direct.isSure && !direct.isHere && isFar(library, asked, place, lines))
  const said = saidOf(parts, parts.length > 1 || lines.length > 0)
  if (found.content !== undefined) said.push(found.content)
  else if (others.every(({ content }) => content === undefined) && lines.length > 0)
    said.push(isUnsure ? NEAREST : HERE)
  return {
    rule: matching[0]?.name ?? 'knowledge',
    content: [...(foreign ? [foreign.says] : []), ...said].join(' '),
    lines,
    // An answer that sends a visitor to the team, or promises a reply, shows the ways to reach it.
    hasChannels:
      foreign !== null ||
      isUnsure ||
      parts.some(({ hasChannels }) => hasChannels) ||
      lines.some(({ text: said }) => said.includes(company.answer)) ||
      lines.some(({ href }) => href === '/contact'),
    // Who wants to meet wants to be written to.
    offersForm: wish !== null || remarks.some(({ name }) => name === 'meeting'),
    details: wish?.details ?? null,
    topics: topicsOf(lines, offerNamed(library, asked)),
  }
}

/** Questions that are answered before the first one is sent: what their answers need is built then. */
const BEFOREHAND = [
  'can our users move coins to another chain, and what does a bridge cost?',
  'Was kostet eine Brücke?',
] as const

/** Makes the answers ready before the first question, in pieces with pauses, so that the page stays usable. */
export async function prepareAnswers(library: Library, pause: () => Promise<void>): Promise<void> {
  await prepareQuestions(library, pause)
  for (const question of BEFOREHAND)
    for (const piece of [
      () => remarksOn(question, []),
      () => foreignIn(question),
      () => needIn(library, question),
      () => isElsewhere(clausesOf(question)),
      () => contactWishIn(question),
      () => linesAbout(library, question),
      () => nearestQuestions(library, question, null),
      () => answerTo(question, library),
    ]) {
      await pause()
      piece()
    }
}
