// Notes on the parts that only pages use, for their own pages.
import type { NotesOfFolder } from '#storybook/docs/notes.ts'

export const notes: NotesOfFolder = {
  'patterns-family-columns': {
    purpose:
      'Lists all services and products in four columns, one for each family. On phones each column is a bar that opens.',
    when: ['All offers are in sight at once.'],
    another: [{ when: 'Each offer needs its sentence', use: 'patterns-entry-list' }],
    keyboard: 'Tab goes through the links; on phones Enter and Space open a bar.',
    screenReader: 'Each column is a list named by its family; a bar says whether it is open.',
    changed: /\bfour columns\b/i,
  },
  'patterns-questions': {
    purpose: 'Lists questions; a press unfolds the answer. The first is open and shows how.',
    when: ['A visitor has a few usual questions, and needs one or two of the answers.'],
    another: [
      { when: 'All of the text is read', use: 'patterns-section' },
      { when: 'One of several views is shown', use: 'primitives-tabs' },
    ],
    keyboard: 'Tab goes from question to question, Enter and Space unfold the answer.',
    screenReader: 'Each question is a heading, and says whether its answer is open.',
    changed: /\bopen the questions\b/i,
  },
  'patterns-section-columns': {
    purpose: 'Sets two short sections side by side under one rule; on narrow screens below each other.',
    when: ['Two parts of a page answer the same question from two sides.'],
    another: [{ when: 'The part needs the whole width', use: 'patterns-section' }],
    keyboard: 'It takes no focus.',
    screenReader: 'Each column is a section with its heading.',
  },
  'patterns-tick-list': {
    purpose: 'Lists what something includes, in rows with a folded square.',
    when: ['Short phrases say what is part of an offer.'],
    another: [
      { when: 'Each row leads to a page', use: 'patterns-entry-list' },
      { when: 'The order matters', use: 'patterns-fold-steps' },
    ],
    keyboard: 'It takes no focus.',
    screenReader: 'It is a list; the squares are hidden.',
    changed: /\baligned rows\b/i,
  },
}
