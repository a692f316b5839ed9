// What happens after a visitor's message, from the first answer to the handover. It names no time after the first answer
// and no price.
import { company } from './company.ts'
import type { Term } from './copy/offerCopy.ts'

export const afterFirstMessage: readonly Term[] = [
  {
    term: 'A person answers',
    text: `A member of the team reads your message and answers ${company.answer}, by email or on WhatsApp, usually with questions.`,
  },
  {
    term: 'Asking is free',
    text: 'Your message and our answers cost nothing and come with no obligation.',
  },
  {
    term: 'What sets the price',
    text: 'For software, mainly three things: how far your version differs from a demo, how many networks and systems it connects to, and whether an outside audit is part of it. There is no price list: we quote once the scope is known.',
  },
  {
    term: 'What sets the timeline',
    text: 'Scope, how fast both sides answer questions, and third parties such as auditors, regulators and app stores. We name a date once the scope is known.',
  },
  {
    term: 'What you receive',
    text: 'See “What is handed over” on the page of your service or product.',
  },
]
