// What the site says, for stories and tests.
import { answerTo } from '#src/chat/answers.ts'
import type { SiteAnswers } from '#src/chat/siteAnswers.ts'
import { library } from './library.ts'

export const siteAnswers: SiteAnswers = {
  library,
  answerTo: (question, place) => answerTo(question, library, place),
}
