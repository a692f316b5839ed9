// The index of what the site says: for each word the passages that have it, in their name, heading or text, or that are asked
// with it. The texts are read when the index loads; the other wordings come as lists that the build made.
import {
  readWordings,
  type IndexedPage,
  type Part,
  type Passage,
  type StoredLanguage,
  type StoredLibrary,
} from './passages.ts'
import { isStopWord, stemOf, stemsOf, tokensOf, wholeOf } from './words.ts'
import { turnsOf, wordListOf } from './spelling.ts'
import type { Language } from '../content/languageSigns.ts'
import { foreignStem, plain } from './languages.ts'

/** Where a word of a passage stands. */
const FIELDS = ['name', 'heading', 'text', 'wordings'] as const

/** A word of a question. */
export interface Term {
  /** Stems that stand for it: one, or several where it was typed by halves or is of another language. */
  readonly stems: readonly string[]
  /** As it was typed. */
  readonly typed: string
  /** How much it says: the logarithm of how few passages have it. */
  readonly idf: number
  /** It is guessed from a typing error. */
  readonly isGuess: boolean
  /** No passage has it. */
  readonly isUnknown: boolean
}

/** A passage that has a stem. */
export interface Posting {
  readonly id: number
  /** The fields that have it: bit n for `FIELDS[n]`. */
  fields: number
  /** How often it is there; in wordings, at most four times. */
  count: number
}

export interface Library {
  readonly pages: readonly IndexedPage[]
  readonly passages: readonly Passage[]
  /** How many distinct stems each field of a passage has, as a share of the average, in the order of `FIELDS`. */
  readonly lengths: readonly (readonly number[])[]
  /** The stems of a passage's heading. */
  readonly headings: readonly (readonly string[])[]
  /** The stems of a page's name. */
  readonly nameOf: (page: IndexedPage) => readonly string[]
  /** The services and products whose whole names are among some stems. */
  readonly named: (stems: ReadonlySet<string>) => IndexedPage[]
  readonly postingsOf: (stem: string) => readonly Posting[]
  /** How many words each passage has, with those of its wordings. */
  readonly sizes: readonly number[]
  /** How many words all passages have. */
  readonly size: number
  /** How many words the passages of each page have. */
  readonly pageSizes: ReadonlyMap<IndexedPage, number>
  /** The share of each part among all passages. */
  readonly partShares: ReadonlyMap<Part, number>
  readonly idfOf: (stem: string) => number
  /** The words of a question that count. With `isTyping`, the last one stands for all that begin with it. */
  readonly termsOf: (
    text: string,
    options?: { isTyping?: boolean; language?: LoadedLanguage | null },
  ) => Term[]
  /** Adds the wordings of a language. */
  readonly addLanguage: (language: Language, stored: StoredLanguage) => LoadedLanguage
}

/** A language with its words. */
export interface LoadedLanguage {
  readonly language: Language
  /** The English words for a word without accents. */
  readonly meanings: ReadonlyMap<string, string>
}

/** Words of a question that are looked at; in a longer one the rest is not. */
const MOST_TERMS = 60
/** How many passages are read before the page may do something else. */
const CHUNK = 60

/** Reads an index in pieces. `pause` lets the browser do what is due. */
export async function libraryInPieces(
  { pages, wordings }: StoredLibrary,
  pause: () => Promise<void> = () => Promise.resolve(),
): Promise<Library> {
  const passages = pages
    .flatMap((page) => page.passages.map((passage) => ({ ...passage, page })))
    .map((passage, id): Passage => ({ ...passage, id }))
  const postings = new Map<string, Posting[]>()
  const lengths = passages.map(() => FIELDS.map(() => 0))
  const names = new Map(pages.map((page) => [page, stemsOf(page.name)]))
  const nameOf = (page: IndexedPage) => names.get(page) ?? []
  const headings: string[][] = []

  const sizes = passages.map(() => 0)

  const add = (stem: string, id: number, field: number, count = 1, isCounted = true) => {
    let list = postings.get(stem)
    if (!list) postings.set(stem, (list = []))
    const last = list.at(-1)
    const posting = last?.id === id ? last : list.find((other) => field === 3 && other.id === id)
    if (posting) {
      posting.fields |= 1 << field
      posting.count += count
    } else list.push({ id, fields: 1 << field, count })
    if (!isCounted) return
    const counts = lengths[id]
    if (counts) counts[field] = (counts[field] ?? 0) + 1
    sizes[id] = (sizes[id] ?? 0) + count
  }
  for (const { id, part, heading, text, page } of passages) {
    if (id % CHUNK === 0) await pause()
    // The heading of a summary is the page's name again.
    const own = part === 'summary' || page.kind === 'talk' ? [] : stemsOf(heading)
    headings.push(own)
    for (const stem of nameOf(page)) add(stem, id, 0)
    for (const stem of own) add(stem, id, 1)
    if (page.kind !== 'talk') for (const stem of stemsOf(text)) add(stem, id, 2)
  }
  await pause()
  readWordings(wordings, (stem, id, count) => add(stem, id, 3, count))
  await pause()
  const counts = new Map(
    [...postings].flatMap(([stem, list]) => (stem.startsWith('=') ? [] : [[stem, list.length] as const])),
  )
  const words = wordListOf(counts)
  await pause()

  const averages = FIELDS.map(
    (_, field) => lengths.reduce((sum, counts) => sum + (counts[field] ?? 0), 0) / lengths.length || 1,
  )
  const pageSizes = new Map<IndexedPage, number>()
  const partShares = new Map<Part, number>()
  for (const { id, page, part } of passages) {
    pageSizes.set(page, (pageSizes.get(page) ?? 0) + (sizes[id] ?? 0))
    partShares.set(part, (partShares.get(part) ?? 0) + 1 / passages.length)
  }

  const idfOf = (stem: string): number => {
    const count = postings.get(stem)?.length ?? 0
    return Math.log(1 + (passages.length - count + 0.5) / (count + 0.5))
  }
  const known = (typed: string, stems: readonly string[], isGuess = false): Term => ({
    stems,
    typed,
    idf: Math.max(...stems.map(idfOf)),
    isGuess,
    isUnknown: false,
  })
  const termOf = (word: string): Term | null => {
    if (isStopWord(word) || word.length < 2) return null
    const stem = stemOf(word)
    if (postings.has(stem)) return known(word, [stem])
    const turned = turnsOf(word).find((other) => isStopWord(other) || postings.has(stemOf(other)))
    if (turned !== undefined) return isStopWord(turned) ? null : known(word, [stemOf(turned)], true)
    const begun = word.length < 4 ? [] : words.begun(word)
    const near = begun.find(({ length }) => word.length * 2 >= length) ?? words.nearest(stem)
    if (near !== null) return known(word, [near], true)
    return { stems: [], typed: word, idf: idfOf('') / 2, isGuess: false, isUnknown: true }
  }
  /** What begins with a word that is being typed: the stems that have most passages. */
  const begunWith = (word: string): Term | null => {
    const stems = words.begun(word).slice(0, 20)
    return stems.length > 0 ? known(word, stems) : null
  }
  const foreignTermOf = (word: string, { language, meanings }: LoadedLanguage): Term | null => {
    const own = foreignStem(language, word)
    const stems = [own, ...stemsOf(meanings.get(plain(word)) ?? word)].filter((stem) => postings.has(stem))
    if (stems.length > 0) return known(word, stems)
    if (language.functionWords.has(word) || word.length < 3) return null
    return { stems: [], typed: word, idf: idfOf('') / 2, isGuess: false, isUnknown: true }
  }
  return {
    pages,
    passages,
    lengths: lengths.map((counts) => counts.map((count, field) => count / (averages[field] ?? 1))),
    headings,
    nameOf,
    named: (stems) =>
      pages.filter(
        (page) =>
          (page.kind === 'service' || page.kind === 'product') &&
          nameOf(page).length > 0 &&
          nameOf(page).every((stem) => stems.has(stem)),
      ),
    postingsOf: (stem) => postings.get(stem) ?? [],
    sizes,
    size: sizes.reduce((sum, size) => sum + size, 0),
    pageSizes,
    partShares,
    idfOf,
    termsOf: (text, { isTyping = false, language = null } = {}) => {
      const typed = [...new Set(tokensOf(text))].slice(0, MOST_TERMS)
      const terms = typed.flatMap((word, at) => {
        if (language) return foreignTermOf(word, language) ?? []
        return ((isTyping && at === typed.length - 1 && begunWith(word)) || termOf(word)) ?? []
      })
      const whole = isTyping ? null : wholeOf(text)
      if (whole !== null && postings.has(whole)) terms.push(known(text, [whole]))
      return [...new Map(terms.map((term) => [term.stems.join(' ') || term.typed, term])).values()]
    },
    addLanguage: (language, { words: dictionary, wordings: own }) => {
      // An English question is answered alike with and without another language.
      readWordings(own, (stem, id, count) => add(stem, id, 3, count, false))
      const pairs = dictionary.split(';').map((pair) => pair.split('=') as [string, string])
      return { language, meanings: new Map(pairs.map(([word, meaning]) => [plain(word.trim()), meaning])) }
    },
  }
}
