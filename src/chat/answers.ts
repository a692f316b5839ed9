// What the assistant answers (Rules, Chat): the rules in their order, then the passages of the site that rank first for the
// question, else the fallback. A question is read, the passages are ranked, how sure the first is decides, and the answer is put together.
import { company } from '../content/company.ts'
import { offerAt } from '../content/offers.ts'
import { certaintyOf, type Certainty } from '../passages/certainty.ts'
import type { Library, LoadedLanguage, Term } from '../passages/library.ts'
import { nowhere, rank, type Place, type Ranked } from '../passages/ranking.ts'
import type { Passage } from '../passages/passages.ts'
import { comparisonIn, namedIn } from './comparison.ts'
import { detailsIn } from './contactWish.ts'
import { lineOf, MOST_LINES, type Line } from './lines.ts'
import {
  fallback,
  isFirstOfItsPage,
  questionIn,
  rulesFor,
  saidOf,
  withoutRule,
  type Answer,
  type Choice,
  type Rule,
} from './rules.ts'

const HERE = 'Here is what I have on that.'
const UNSURE = 'I am not sure what you mean. This comes closest.'

const NOT_OFFERED = `That is not offered here: ${company.name} builds blockchain and AI systems.`
/** The fallback where what was asked is of another trade. */
const elsewhere: Answer = {
  ...fallback,
  content: `${NOT_OFFERED} The team can be connected by email or WhatsApp: ${company.claims.response.toLowerCase()}. I can also collect your contact information and put it into the message.`,
}

/** Said to a wish to be called or written to. */
const WISH = `I cannot send messages. The form puts your details into a message that you send by email or WhatsApp. Or call ${company.phone}. ${company.claims.response}.`

/** Passages that score so much less than the first are not quoted beside it, where the answer is sure and where it is not. */
const MOST_BEHIND = { sure: 2, unsure: 4 } as const
/** Most choices of what may be meant, below an answer that is sure, and where it is not. */
const MOST_CHOICES = { sure: 3, unsure: 4 } as const

/** What was read of a question, with its ranking. */
interface Reading {
  readonly terms: readonly Term[]
  readonly ranked: readonly Ranked[]
  readonly certainty: Certainty
}

/** A question of so few words is about what was spoken of, where no offer's page is open. */
const FEW_WORDS = 3

function read(library: Library, text: string, place: Place, language: LoadedLanguage | null): Reading {
  const terms = library.termsOf(text, { language })
  const [topic] = place.topics
  const isAbout = topic !== undefined && terms.length <= FEW_WORDS && !offerAt(place.path)
  const ranked = rank(library, text, terms, isAbout ? { ...place, path: topic } : place)
  const certainty = certaintyOf(ranked, terms)
  const [named, ...others] = namedIn(library, text, terms)
  // A name alone asks what it is.
  const isNameAlone = named && others.length === 0 && terms.length === library.nameOf(named).length
  const summary = ranked.find(({ passage: { part, page } }) => part === 'summary' && page === named)
  return isNameAlone && summary
    ? { terms, ranked: [summary, ...ranked.filter((other) => other !== summary)], certainty: 'sure' }
    : { terms, ranked, certainty }
}

/** Sentences of a message, and what commas join as sentences. */
const clausesOf = (text: string): string[] =>
  text.split(/[.!?;\n]+|,? (?:and also|but|also|plus) /u).filter((clause) => /\p{L}/u.test(clause))

const isQuotable = ({ page }: Passage): boolean => page.kind !== 'talk'

/** Passages to quote, the first first: of equal texts one. */
function quoted(ranked: readonly Ranked[], behind: number): Passage[] {
  const best = ranked.find(({ passage }) => isQuotable(passage))
  if (!best) return []
  const near = ranked.filter(({ passage, score }) => isQuotable(passage) && score >= best.score - behind)
  return [...new Map(near.map(({ passage }) => [passage.text, passage])).values()].slice(0, MOST_LINES)
}

/** What else may be meant, as buttons: what ranks next, then, where nothing is sure, the questions of an open offer's page. */
function choicesFor(
  library: Library,
  { ranked, certainty }: Reading,
  shown: readonly Passage[],
  { path }: Place,
): Choice[] {
  const how = certainty === 'sure' ? 'sure' : 'unsure'
  const own = library.passages.filter(
    ({ part, page }) =>
      how === 'unsure' &&
      page.href === path &&
      offerAt(path) &&
      ['question', 'price', 'included'].includes(part),
  )
  const choices = [...ranked.map(({ passage }) => passage), ...own]
    .filter((passage) => isQuotable(passage) && !shown.some(({ text }) => text === passage.text))
    .map(({ heading, page, part }): Choice => ({
      label:
        (part === 'question' || page.href === path || part === 'summary') &&
        !shown.some((quote) => quote.heading === heading)
          ? heading
          : `${page.name}: ${heading}`,
      href: page.href,
    }))
  return [...new Map(choices.map((choice) => [choice.label, choice])).values()].slice(0, MOST_CHOICES[how])
}

const unique = (lines: readonly Line[]): Line[] =>
  lines.filter(({ text }, at) => lines.findIndex((line) => line.text === text) === at).slice(0, MOST_LINES)

/** Email and WhatsApp are shown beside an answer that points to them, or promises a response. */
const pointsToTeam = (content: string, lines: readonly Line[]): boolean =>
  [content, ...lines.map(({ text }) => text)].some(
    (text) => text.includes('WhatsApp') || text.includes(company.answer),
  ) || lines.some(({ href, heading }) => href === '/contact' && heading !== null)

const topicsOf = (lines: readonly Line[]): string[] =>
  [...new Set(lines.map(({ href }) => href))].filter((href) => offerAt(href) !== undefined)

const answered = (content: string, lines: readonly Line[], more: Partial<Answer> = {}): Answer => ({
  rule: 'knowledge',
  content,
  lines,
  choices: [],
  hasChannels: pointsToTeam(content, lines),
  offersForm: false,
  details: null,
  topics: topicsOf(lines),
  ...more,
})

/** The reply to small talk or to what is not offered; null where a passage is meant. */
function talkAnswer({ ranked, certainty }: Reading, message: string): Answer | null {
  const details = detailsIn(message)
  const first = ranked[0]?.passage
  if (
    details.email !== undefined ||
    details.phone !== undefined ||
    (first?.part === 'wish' && certainty === 'sure')
  )
    return { ...fallback, rule: 'knowledge', content: WISH, details }
  // What only looks like small talk, or like another trade's, may be meant of what is offered.
  if (first?.page.kind !== 'talk' || certainty !== 'sure') return null
  if (first.part === 'remark') return answered(first.text, [])
  const [nearest] = ranked.filter(({ passage }) => isQuotable(passage))
  const isNear = nearest !== undefined && nearest.score >= (ranked[0]?.score ?? 0) - MOST_BEHIND.sure
  return first.part === 'elsewhere' && !isNear ? elsewhere : null
}

/** What the site says to a question; the fallback where it says nothing. */
function siteAnswer(
  library: Library,
  question: string,
  place: Place,
  language: LoadedLanguage | null,
): Answer {
  const whole = read(library, question, place, language)
  const talk = talkAnswer(whole, question)
  const clauses = clausesOf(question)
  const parts =
    clauses.length > 1 && clauses.length <= MOST_LINES + 1
      ? clauses.map((clause) => read(library, clause, place, language))
      : []
  const sure = parts.filter(
    ({ certainty, ranked }) => certainty === 'sure' && ranked[0] && isQuotable(ranked[0].passage),
  )
  if (talk && sure.length === 0) return talk
  const compared = comparisonIn(library, question, whole.terms)
  if (compared) return answered(compared.content, unique(compared.lines))
  const ofParts = sure.flatMap(({ ranked }) => quoted(ranked, 0).slice(0, 1))
  if (talk?.details === null && talk.rule === 'knowledge' && ofParts.length > 0)
    return answered(talk.content, unique(ofParts.map(lineOf)))
  const shown = quoted(whole.ranked, MOST_BEHIND[whole.certainty === 'sure' ? 'sure' : 'unsure'])
  const choices = choicesFor(library, whole, [...ofParts, ...shown], place)
  if (whole.certainty === 'sure') {
    const [first, ...others] = shown
    const lines = unique([...(first ? [first] : []), ...ofParts, ...others].map(lineOf))
    return answered(HERE, lines, { choices })
  }
  // A message is answered where each of its sentences is.
  const isWhole = parts.every(({ terms, certainty }) => terms.length < 2 || certainty === 'sure')
  if (ofParts.length > 0 && isWhole)
    return answered(HERE, unique([...ofParts, ...shown].map(lineOf)), { choices })
  // Where it only looks like another trade's, what is near may be meant.
  if (whole.certainty === 'none' || whole.ranked[0]?.passage.part === 'elsewhere')
    return { ...(talk ?? fallback), choices: choicesFor(library, whole, [], place) }
  const lines = unique([...ofParts, ...shown].map(lineOf))
  return answered(UNSURE, lines, { choices, hasChannels: true })
}

/** What passages say to a question that a rule answers, too: quoted where they are sure, else as choices. */
function besideRules(
  library: Library,
  question: string,
  matched: readonly Rule[],
  place: Place,
): { quotes: Passage[]; choices: Choice[] } {
  const greeting = matched.find(({ name }) => name === 'greeting')
  const reading = read(library, greeting ? withoutRule(question, greeting) : question, place, null)
  const { terms, ranked, certainty } = reading
  const named = namedIn(library, question, terms)
  const summaries = library.passages.filter(({ part, page }) => part === 'summary' && named.includes(page))
  // One word is the rule's own.
  if (new Set(terms.map(({ typed }) => typed)).size < 2) return { quotes: summaries, choices: [] }
  const quotes = [...(certainty === 'sure' ? quoted(ranked, 0) : []), ...summaries]
  return { quotes, choices: choicesFor(library, { ...reading, certainty: 'sure' }, quotes, place) }
}

/**
 * The answer to a message; the same at the same place. `language` is that of the message where it is not English, with its words.
 */
export function answerTo(
  message: string,
  library: Library,
  place: Place = nowhere,
  language: LoadedLanguage | null = null,
): Answer {
  const question = questionIn(message)
  const matched = language ? [] : rulesFor(question).filter(isFirstOfItsPage)
  const [first] = matched
  if (!first) {
    const answer = siteAnswer(library, question, place, language)
    return language ? { ...answer, content: `${language.language.says} ${answer.content}` } : answer
  }
  if (first.name === 'greeting' && matched.length === 1) {
    const answer = siteAnswer(library, withoutRule(question, first), place, null)
    if (answer.rule === 'knowledge' && answer.lines.length > 0)
      return { ...answer, rule: first.name, content: `${first.contentWithMore} ${answer.content}` }
  }
  const typed = detailsIn(question)
  const { quotes, choices } = besideRules(library, question, matched, place)
  const beside = quotes.map(lineOf)
  const pages = matched.flatMap(({ page }) => page ?? [])
  const lines = unique([...beside.slice(0, MOST_LINES - Math.min(1, pages.length)), ...pages, ...beside])
  return answered(saidOf(matched, matched.length > 1 || lines.length > 0).join(' '), lines, {
    rule: first.name,
    choices,
    hasChannels: matched.some(({ hasChannels }) => hasChannels) || pointsToTeam('', beside),
    details: typed.email !== undefined || typed.phone !== undefined ? typed : null,
  })
}

/** The answer to a choice that was pressed: its passage alone. */
export function chosenAnswer({ label, href }: Choice, library: Library): Answer {
  const passage = library.passages.find(
    ({ heading, page }) => page.href === href && (heading === label || `${page.name}: ${heading}` === label),
  )
  return passage ? answered(HERE, [lineOf(passage)]) : fallback
}
