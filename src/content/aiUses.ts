// What AI does in services and products, in summary. It suggests, explains and flags; it decides nothing.
import type { Term } from './copy/offerCopy.ts'

/** The summary for the home page. */
export const aiInSum: readonly Term[] = [
  {
    term: 'Reads',
    text: 'AI checks sale terms and documents for gaps and contradictions, and summarizes long proposals.',
  },
  {
    term: 'Explains',
    text: 'A wallet explains in plain words what a transaction does before the user signs it.',
  },
  {
    term: 'Flags',
    text: 'Trackers and exchanges flag unusual patterns and give the reason.',
  },
  {
    term: 'Drafts',
    text: 'AI drafts images from a description. Your content filter, or a person, makes the final check.',
  },
  {
    term: 'Decides nothing',
    text: 'Keys, contracts, limits and payouts follow fixed rules, and people approve important steps.',
  },
]
