// Finds passages: MiniSearch over their headings and sentences, with the page's name and its other words.
import MiniSearch, { type SearchResult } from 'minisearch'
import { restored, type IndexedPage, type Passage, type StoredPages } from './passages.ts'
import { turnsOf, wordListOf } from './spelling.ts'
import { isEveryday, isStopSlip, isStopWord, stemOf, tokensOf } from './words.ts'

/** How much a word counts where it stands. */
const BOOST = { name: 3, words: 3, heading: 2, text: 1 } as const
/** A word of every day beside others, and one that was mistyped, or is the beginning of another. */
const EVERYDAY = 0.35
const GUESSED = 0.6
const BEGUN = 0.75
/** Shorter beginnings say nothing, and neither do those of less than half a word. */
const SHORTEST_BEGINNING = 4
/** Words of a question that are looked at; in a longer one the rest is not. */
const MOST_TERMS = 40
/** Most words that are remembered with what they were taken for. */
const MOST_KEPT = 2000

/** A word of a question, as it is compared. */
export interface Term {
  readonly term: string
  /** As it was typed. */
  readonly typed: string
  /** From 0 to 1: what is guessed counts less. */
  readonly weight: number
  /** It stands nowhere, neither as it is nor with a slip. */
  readonly isUnknown: boolean
}

export interface Found {
  readonly passage: Passage
  readonly score: number
  /** The words of the question that it has. */
  readonly met: readonly Term[]
  /** Those of them that are in its page's name or in its other words. */
  readonly named: readonly Term[]
  /** Those of them that are in its heading. */
  readonly titled: readonly Term[]
}

export interface Library {
  readonly pages: readonly IndexedPage[]
  readonly passages: readonly Passage[]
  /** The words of a text that count. With `isTyping`, the last one stays as it is typed where it begins a known one. */
  readonly termsOf: (text: string, isTyping?: boolean) => Term[]
  /** The passages that have any of some words, the best first. With `isTyping`, words that begin with the last one count. */
  readonly find: (
    terms: readonly Term[],
    among?: (passage: Passage) => boolean,
    isTyping?: boolean,
  ) => Found[]
  /** Whether a word stands anywhere or in any question, as it is or with so many slips. */
  readonly knows: (word: string, slips?: number) => boolean
}

interface Entry {
  readonly id: number
  readonly name: string
  readonly words: string
  readonly heading: string
  readonly text: string
}

const passagesIn = (pages: StoredPages): Passage[] =>
  restored(pages)
    .flatMap((page) => page.passages.map((passage) => ({ ...passage, page })))
    .map((passage, id) => ({ ...passage, id }))

const entryOf = ({ id, part, heading, text, page }: Passage): Entry => ({
  id,
  name: page.name,
  words: part === 'summary' ? page.words : part === 'uses' ? text : '',
  // The page's name again.
  heading: part === 'summary' ? '' : heading,
  text,
})

/** Found without its ending; guessed by its letters. */
function formsOf(word: string): string[] {
  if (word.length < 2 || isStopWord(word)) return []
  const stem = stemOf(word)
  return stem === word ? [word] : [stem, word]
}

/** An index, and how often each word is in it. */
function emptyIndex() {
  const counts = new Map<string, number>()
  const index = new MiniSearch<Entry>({
    fields: ['name', 'words', 'heading', 'text'],
    tokenize: tokensOf,
    processTerm(word) {
      const forms = formsOf(word)
      for (const form of forms) counts.set(form, (counts.get(form) ?? 0) + 1)
      return forms
    },
  })
  return { index, counts }
}

const asItIs = {
  tokenize: (text: string) => text.split(' '),
  processTerm: (term: string) => term,
}

function libraryOf(passages: readonly Passage[], { index, counts }: ReturnType<typeof emptyIndex>): Library {
  const words = wordListOf(counts)
  const isKnown = (word: string) => isStopWord(word) || words.has(stemOf(word))
  const begun = (word: string) =>
    word.length < SHORTEST_BEGINNING ? null : words.begun(word, ({ length }) => word.length * 2 >= length)
  const takenFor = (word: string): Omit<Term, 'typed'> | null => {
    if (isStopWord(word)) return null
    // A word of every day is no slip of another one.
    if (isKnown(word) || isEveryday(stemOf(word))) return { term: stemOf(word), weight: 1, isUnknown: false }
    const right = turnsOf(word).find(isKnown)
    if (right !== undefined)
      return isStopWord(right) ? null : { term: stemOf(right), weight: GUESSED, isUnknown: false }
    const longer = begun(word)
    if (longer !== null) return { term: stemOf(longer), weight: BEGUN, isUnknown: false }
    const near = words.nearest(word)
    if (near !== null) return { term: stemOf(near.word), weight: GUESSED, isUnknown: false }
    return isStopSlip(word) ? null : { term: word, weight: 1, isUnknown: true }
  }
  const kept = new Map<string, Omit<Term, 'typed'> | null>()
  const meant = (word: string) => {
    const before = kept.get(word)
    if (before !== undefined) return before
    const term = takenFor(word)
    if (kept.size < MOST_KEPT) kept.set(word, term)
    return term
  }
  const weightOf = ({ term, weight }: Term) => weight * (isEveryday(term) ? EVERYDAY : 1)

  return {
    pages: [...new Set(passages.map(({ page }) => page))],
    passages,
    termsOf: (text, isTyping = false) => {
      const typed = tokensOf(text).slice(0, MOST_TERMS)
      const terms = typed.flatMap((word, at) => {
        // What is typed may go on: "sta" is no word yet.
        const isBegun = isTyping && at === typed.length - 1 && words.begun(word, () => true) !== null
        if (isBegun)
          return [
            { term: words.has(stemOf(word)) ? stemOf(word) : word, typed: word, weight: 1, isUnknown: false },
          ]
        const taken = word.length < 2 ? null : meant(word)
        return taken ? [{ ...taken, typed: word }] : []
      })
      return [...new Map(terms.map((term) => [term.term, term])).values()]
    },
    find: (terms, among, isTyping = false) => {
      const byTerm = new Map(terms.map((term) => [term.term, term]))
      const last = terms.at(-1)?.term
      return index
        .search([...byTerm.keys()].join(' '), {
          ...asItIs,
          boost: BOOST,
          prefix: (term) => isTyping && term === last,
          fuzzy: false,
          boostTerm: (term) =>
            weightOf(byTerm.get(term) ?? { term, typed: term, weight: 1, isUnknown: false }),
          ...(among && { filter: ({ id }) => among(passages[id as number] as Passage) }),
        })
        .flatMap(({ id, score, match, queryTerms, terms: stands }: SearchResult) => {
          const passage = passages[id as number]
          if (!passage) return []
          const met = terms.filter(({ term }) => queryTerms.includes(term))
          const formsIn = ({ term }: Term) =>
            match[term] ? [term] : stands.filter((form) => form.startsWith(term))
          const within = (...fields: string[]) =>
            met.filter((term) =>
              formsIn(term).some((form) => match[form]?.some((field) => fields.includes(field))),
            )
          return [{ passage, score, met, named: within('name', 'words'), titled: within('heading') }]
        })
    },
    knows: (word, slips = 0) => isKnown(word) || (slips > 0 && words.nearest(word, slips) !== null),
  }
}

/** How many passages are added before the page may do something else. */
const CHUNK = 60

/** In pieces, so that the page stays usable meanwhile. `pause` lets the browser do what is due. */
export async function libraryInPieces(
  pages: StoredPages,
  pause: () => Promise<void> = () => Promise.resolve(),
): Promise<Library> {
  const passages = passagesIn(pages)
  const made = emptyIndex()
  for (const [at, entry] of passages.map(entryOf).entries()) {
    if (at % CHUNK === 0) await pause()
    made.index.add(entry)
  }
  return libraryOf(passages, made)
}
