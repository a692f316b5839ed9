// What the site says to a question, as the chat uses it. It loads after the chat was opened, so that the window does not wait for it.
import { languageOf } from '../passages/languages.ts'
import type { Library } from '../passages/library.ts'
import { loadLanguage, loadLibrary } from '../passages/loadLibrary.ts'
import type { Place } from '../passages/ranking.ts'
import { ruleAnswer, type Answer, type Choice } from './rules.ts'

export interface SiteAnswers {
  /** Null where only the rules answer. */
  readonly library: Library | null
  /** The answer to a question, or to a choice that was pressed; the same at the same place. */
  readonly answerTo: (question: string, place: Place, choice: Choice | null) => Promise<Answer>
}

/** Where what the site says does not load. */
export const rulesAlone: SiteAnswers = {
  library: null,
  answerTo: (question) => Promise.resolve(ruleAnswer(question)),
}

/** Loads what answers, and makes it ready in pieces. `pause` lets the browser do what is due. Rejects where something does not load. */
export async function loadSiteAnswers(pause: () => Promise<void>): Promise<SiteAnswers> {
  const [{ answerTo, chosenAnswer }, library] = await Promise.all([
    import('./answers.ts'),
    loadLibrary(pause),
  ])
  return {
    library,
    answerTo: async (question, place, choice) => {
      if (choice) return chosenAnswer(choice, library)
      const language = languageOf(question)
      // Without its words, the question is read as it is.
      const words = language && (await loadLanguage(library, language).catch(() => null))
      return answerTo(question, library, place, words)
    },
  }
}
