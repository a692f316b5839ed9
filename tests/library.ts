// The built library with all languages, for tests.
import stored from 'virtual:site-passages'
import { LANGUAGES } from '#src/content/languageSigns.ts'
import { languageOf } from '#src/passages/languages.ts'
import { libraryInPieces, type LoadedLanguage } from '#src/passages/library.ts'
import { loadLanguage } from '#src/passages/loadLibrary.ts'

export const library = await libraryInPieces(stored)

const loaded = new Map(
  await Promise.all(
    LANGUAGES.map(async (language) => [language.id, await loadLanguage(library, language)] as const),
  ),
)

/** The language of a question with its words, where it is not English. */
export function wordsFor(question: string): LoadedLanguage | null {
  const language = languageOf(question)
  return (language && loaded.get(language.id)) ?? null
}
