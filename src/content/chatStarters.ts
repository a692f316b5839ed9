// The questions that a conversation may begin with on the pages of the company (Rules, Chat).
import { companyQuestions } from './companyQuestions.ts'

const { build, firstDemo, ownName, firstMessage, whereMessage, afterMessage, code, phone, whiteLabel } =
  companyQuestions

/** What is asked of any service or product. */
export const PRICE = 'What sets the price?'
export const HANDOVER = 'What is handed over?'

/** By the path of a page that is of no service or product. */
export const startersOfPages: Readonly<Record<string, readonly string[]>> = {
  '/': [build.question, firstDemo.question, ownName.question, PRICE],
  '/services': [build.question, code.question, PRICE, 'What sets the timeline?'],
  '/products': [whiteLabel.question, firstDemo.question, phone.question, PRICE],
  '/about': [
    'What does AI do in your products?',
    'How many projects have you finished?',
    code.question,
    PRICE,
  ],
  '/contact': [
    firstMessage.question,
    'How fast do you answer?',
    whereMessage.question,
    afterMessage.question,
  ],
}
