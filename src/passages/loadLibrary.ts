// Loads the index and makes it ready; asked for once, and again after a failure.
import { libraryInPieces, type Library, type LoadedLanguage } from './library.ts'
import type { Language, LanguageId } from '../content/languageSigns.ts'
import type { StoredLanguage } from './passages.ts'

let asked: Promise<Library> | undefined

/** The library; the same one for search and chat. `pause` lets the browser do what is due. */
export function loadLibrary(pause: () => Promise<void>): Promise<Library> {
  asked ??= import('virtual:site-passages').then(({ default: stored }) => libraryInPieces(stored, pause))
  asked.catch(() => {
    asked = undefined
  })
  return asked
}

const loaders: Readonly<Record<LanguageId, () => Promise<{ default: StoredLanguage }>>> = {
  de: () => import('virtual:site-passages/de'),
  fr: () => import('virtual:site-passages/fr'),
  es: () => import('virtual:site-passages/es'),
  it: () => import('virtual:site-passages/it'),
  pt: () => import('virtual:site-passages/pt'),
}

const loaded = new WeakMap<Library, Map<LanguageId, LoadedLanguage>>()

/** Adds the words of a language to the library; once for each. Rejects where they do not load. */
export async function loadLanguage(library: Library, language: Language): Promise<LoadedLanguage> {
  const { default: stored } = await loaders[language.id]()
  const languages = loaded.get(library) ?? new Map<LanguageId, LoadedLanguage>()
  loaded.set(library, languages)
  const known = languages.get(language.id) ?? library.addLanguage(language, stored)
  languages.set(language.id, known)
  return known
}
