// What happens once somebody has written, from the first answer to the handover. Beyond the first answer no time is named,
// and no price.
import { company } from './company.ts'
import type { Term } from './copy/offerCopy.ts'

export const afterFirstMessage: readonly Term[] = [
  {
    term: 'A person answers',
    text: `A member of the team reads your message and answers ${company.answer}, by email or on WhatsApp, usually with questions.`,
  },
  {
    term: 'Writing is free',
    text: 'The message and the answers to it cost nothing, and you owe nothing for having asked.',
  },
  {
    term: 'What sets the price',
    text: 'How much of a demo can stay as it is, how many networks and systems it has to work with, and whether an outside audit is needed. So no prices are listed here: you get yours for what you describe.',
  },
  {
    term: 'What sets the time',
    text: 'Scope, how fast questions are answered on both sides, and others who have a say: auditors, regulators, app stores. A date is named once the scope is known.',
  },
  {
    term: 'What you get in the end',
    text: 'The code, the documentation and training for the people who will run it.',
  },
]
