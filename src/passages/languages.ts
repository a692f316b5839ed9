// How a question in another language than English is recognized. The words of that language load when they are needed.
import { AMBIGUOUS, ENGLISH, LANGUAGES, type Language } from '../content/languageSigns.ts'

/** Letters of other languages: with them one function word is enough. */
const MARKS = /[äöüßéèêàçñáíóúãõìò¿¡]/u
/** Fewer function words may be names. */
const FEWEST = 2

/** The language of a question, where it is clearly another than English; null else. */
export function languageOf(question: string): Language | null {
  const lower = question.normalize('NFKC').toLowerCase()
  const asked = [...new Set(lower.match(/\p{L}+/gu) ?? [])]
  const inEnglish = asked.filter((word) => ENGLISH.has(word)).length
  let best: Language | null = null
  let most = 0
  for (const language of LANGUAGES) {
    const signs = asked.filter((word) => language.functionWords.has(word) && !ENGLISH.has(word))
    const clear = signs.filter((word) => !AMBIGUOUS.has(word)).length + (language.letters.test(lower) ? 1 : 0)
    const isClear = clear >= FEWEST || (clear > 0 && (MARKS.test(lower) || signs.length > FEWEST))
    const count = clear * 2 + signs.length
    if (isClear && count > most && clear > inEnglish) [best, most] = [language, count]
  }
  return best
}

/** Without accents, which visitors often leave out. */
export const plain = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Letters of a word of another language that are compared: endings follow them. */
const COMPARED = 6

/** How a word of another language is compared with wordings in that language. */
export const foreignStem = ({ id }: Pick<Language, 'id'>, word: string): string =>
  `${id}:${plain(word).slice(0, COMPARED)}`
