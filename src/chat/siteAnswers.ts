// What the site says to a question, as the chat uses it. It loads after the chat was opened, so that the window does not wait for it.
import type { Library } from '../passages/library.ts'
import { loadLibrary } from '../passages/loadLibrary.ts'
import type { Place } from './knowledge.ts'
import { ruleAnswer, type Answer } from './rules.ts'

export interface SiteAnswers {
  /** Null where only the rules answer. */
  readonly library: Library | null
  /** The answer to a question; the same at the same place. */
  readonly answerTo: (question: string, place: Place) => Answer
}

/** Where what the site says does not load. */
export const rulesAlone: SiteAnswers = { library: null, answerTo: ruleAnswer }

/** Loads what answers, and makes it ready in pieces. `pause` lets the browser do what is due. Rejects where something does not load. */
export async function loadSiteAnswers(pause: () => Promise<void>): Promise<SiteAnswers> {
  const [{ answerTo, prepareAnswers }, library] = await Promise.all([
    import('./answers.ts'),
    loadLibrary(pause),
  ])
  void prepareAnswers(library, pause)
  return { library, answerTo: (question, place) => answerTo(question, library, place) }
}
