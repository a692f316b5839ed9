// What the site says, for stories and tests.
import { answerTo, chosenAnswer } from '#src/chat/answers.ts'
import type { SiteAnswers } from '#src/chat/siteAnswers.ts'
import type { Answer } from '#src/chat/rules.ts'
import { nowhere, type Place } from '#src/passages/ranking.ts'
import { library, wordsFor } from './library.ts'

/** The answer to a question, in the language of the question. */
export const answerOf = (question: string, place: Place = nowhere): Answer =>
  answerTo(question, library, place, wordsFor(question))

export const siteAnswers: SiteAnswers = {
  library,
  answerTo: (question, place, choice) =>
    Promise.resolve(choice ? chosenAnswer(choice, library) : answerOf(question, place)),
}
