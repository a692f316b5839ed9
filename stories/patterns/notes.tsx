// Notes on the patterns, for their pages.
import { fn } from 'storybook/test'
import { Button } from '#src/primitives/Button.tsx'
import { EmptyState } from '#src/patterns/feedback/EmptyState.tsx'
import type { NotesOfFolder } from '#storybook/docs/notes.ts'

const NO_FOCUS = 'It takes no focus.'

export const notes: NotesOfFolder = {
  'patterns-joined-actions': {
    purpose: 'Joins two to four actions on the same thing to one row of equal buttons.',
    when: ['The actions belong together and are equally important: send, receive, swap.'],
    another: [
      { when: 'One of the actions is the main one', use: 'primitives-button' },
      { when: 'It is a choice that stays', use: 'primitives-segments' },
    ],
    do: 'Give all buttons labels of similar length.',
    dont: 'Join actions of different things.',
    keyboard: 'Tab goes from one button to the next, Enter and Space press.',
    screenReader: 'It is a group with a name; each button has its own.',
  },
  'patterns-search': {
    purpose:
      'Filters a list while the visitor types: a field, what is found, and a line that says how many or none.',
    when: ['A list of a demo has more entries than fit on a screen.'],
    another: [
      { when: 'The whole site is searched', use: 'search-dialog' },
      { when: 'The list has a few fixed groups', use: 'primitives-segments' },
    ],
    do: 'Say how many entries are left after each letter.',
    dont: 'Hide the field when nothing is found.',
    keyboard: 'Tab reaches the field. The button that clears gives the focus back to the field.',
    screenReader: 'It is a search field; the number of what is found is announced.',
  },
  'patterns-step-flow': {
    purpose: 'Leads through a form in numbered steps, with buttons for back and next.',
    when: [
      'A task has two to four parts that follow one another.',
      'A later part depends on an earlier one.',
    ],
    another: [
      { when: 'The parts can be read in any order', use: 'primitives-tabs' },
      { when: 'It only explains a process', use: 'patterns-fold-steps' },
    ],
    do: 'Name each step after what is entered there.',
    dont: 'Lock the way back: what was typed stays.',
    keyboard: 'Enter and Space press the buttons. After a change the focus is on the new step.',
    screenReader:
      'It says the step’s number, the number of steps, and its name. While something runs, the reason is announced.',
  },
  'patterns-copy-value': {
    purpose:
      'Shows a shortened address or hash with a button that copies all of it, and says whether that worked.',
    when: ['A value is too long to type.'],
    another: [{ when: 'The value is short', use: 'primitives-key-values' }],
    do: 'Show the beginning and the end of a long value.',
    dont: 'Copy a shortened value: the button copies all of it.',
    keyboard: 'Tab reaches the button, Enter and Space press it.',
    screenReader:
      'The outcome is announced. Where the browser refuses, the whole value is there to be copied by hand.',
    main: 'Copied',
  },
  'patterns-empty-state': {
    purpose: 'Stands where a list would be, and says why it is empty and what to do.',
    when: ['A list has nothing in it yet.'],
    another: [
      { when: 'A search found nothing', use: 'patterns-nothing-matches' },
      { when: 'The list did not load', use: 'patterns-part-failure' },
      { when: 'The list is loading', use: 'primitives-skeleton' },
    ],
    choices: [
      {
        do: {
          picture: (
            <EmptyState title="No tokens yet" action={<Button onClick={fn()}>Create token</Button>}>
              A token that you create stands here.
            </EmptyState>
          ),
          says: 'The reason, and the next step.',
        },
        dont: { picture: <EmptyState title="No data" />, says: 'An empty state without a next step.' },
      },
    ],
    keyboard: 'Its button is reached by Tab.',
    screenReader: 'It is read where it stands.',
  },
  'patterns-nothing-matches': {
    purpose: 'Says that a search found nothing, names the search text, and has a button that clears it.',
    when: ['A search or a filter leaves nothing of a list.'],
    another: [{ when: 'The list was empty before', use: 'patterns-empty-state' }],
    do: 'Repeat the search text, so that a typing error is noticed.',
    dont: 'Say only “No results”.',
    keyboard: 'Tab reaches the button. It disappears with the search, so the focus goes to the search field.',
    screenReader: 'The line about the number of results announces it.',
  },
  'patterns-hideable-balance': {
    purpose: 'Shows a balance, with an eye that hides and shows it.',
    when: ['Others may see a sum on the screen.'],
    another: [{ when: 'The figure need not be hidden', use: 'patterns-stat-tiles' }],
    do: 'Hide every figure that tells the balance, also in lists.',
    dont: 'Replace hidden digits by as many dots: their number tells the size.',
    keyboard: 'Tab reaches the eye, Enter and Space press it.',
    screenReader: 'A hidden balance is hidden here, too: it reads “hidden”. The change is announced.',
  },
  'patterns-insights': {
    purpose: 'Sets two or three short findings beside one another, each with a title.',
    when: ['A demo says in words what its figures mean.'],
    another: [
      { when: 'There is one sentence', use: 'primitives-note' },
      { when: 'The figures speak for themselves', use: 'patterns-stat-tiles' },
    ],
    do: 'Begin each title with the finding.',
    dont: 'Use it for a single sentence: an alert is enough.',
    keyboard: NO_FOCUS,
    screenReader: 'Each title is a heading of the fourth level.',
  },
  'patterns-next-panel': {
    purpose:
      'Shows what a product does next with what a demo has made: sample terms, figures, a picture, and an answer.',
    when: ['A product shows the demo of another one, and has something to show after it.'],
    another: [{ when: 'The figures are fixed readings', use: 'patterns-readings' }],
    do: 'Show the figures that come from what the visitor made.',
    dont: 'Repeat the terms that the demo has shown already.',
    keyboard: 'Only what is in it takes the focus.',
    screenReader: 'Figures are a list of names and values. The answer is announced when it changes.',
  },
  'patterns-vote-slider': {
    purpose: 'Tries the visitor’s votes on a proposal: the result follows the thumb.',
    when: ['A vote with a threshold is shown, and nothing is sent.'],
    another: [{ when: 'An amount is chosen without a result', use: 'primitives-slider' }],
    do: 'Put it beside the bar of the votes that it changes.',
    dont: 'Let it stand for a vote that counts.',
    keyboard: 'It is a slider: the arrow keys, Page Up and Page Down, Home and End.',
    screenReader:
      'Its value is said with the result, such as “12,000 against. Fails: 51.56% for, 60% needed”.',
  },
  'patterns-escrow-lanes': {
    purpose:
      'Draws where the money and the coins of a trade are: with the visitor, in escrow, or with the partner.',
    when: ['A trade is explained step by step.'],
    another: [{ when: 'The steps are the visitor’s own', use: 'patterns-step-flow' }],
    do: 'Move one of both at a time.',
    dont: 'Show both with the same person before the trade ends.',
    keyboard: NO_FOCUS,
    screenReader: 'It is a picture whose name says where both are.',
    motion: 'The boxes slide to their next place.',
  },
  'screens-asked-demo': {
    purpose: 'Shows above the contact form the demo that a visitor asks about, with what was entered there.',
    when: ['The visitor comes from a demo.'],
    another: [{ when: 'The demo can be opened', use: 'patterns-demo-tile' }],
    do: 'Keep the client’s name and color of the link.',
    dont: 'Show it for a page without a demo.',
    keyboard: NO_FOCUS,
    screenReader: 'The entries are a list of names and values.',
  },
  'patterns-past-curve': {
    purpose: 'Shows the last days of a price, or of the value of assets, in the color of the coin.',
    when: ['A coin or a wallet is described by where it comes from.'],
    another: [{ when: 'It is no coin', use: 'primitives-curve' }],
    do: 'Let it end at the figure beside it.',
    dont: 'Show it for a market: its past is a sample.',
    keyboard: 'It is a slider: the arrow keys read other times. A small one takes no focus.',
    screenReader: 'It is a picture whose name holds first, last, highest and lowest value, and a slider.',
  },
  'patterns-readings': {
    purpose: 'Shows two or three measured values beside a title and a line that says where they come from.',
    when: ['Values are measured together, and their source matters.'],
    another: [{ when: 'There are three or four figures without a source', use: 'patterns-stat-tiles' }],
    do: 'Say where the values come from, and when they were measured.',
    dont: 'Mix measured and estimated values.',
    keyboard: NO_FOCUS,
    screenReader: 'The title is a heading of the third level; each value is read with its name.',
  },
  'patterns-stat-tiles': {
    purpose: 'Shows three or four figures of a demo at one glance.',
    when: ['The figures belong together and are read first.'],
    another: [
      { when: 'The facts are words', use: 'primitives-key-values' },
      { when: 'They are figures of the company', use: 'patterns-facts' },
    ],
    do: 'Put the figure that decides first.',
    dont: 'Show more than four: nothing is read first then.',
    keyboard: NO_FOCUS,
    screenReader: 'It is a description list: each figure is read with its name.',
  },
  'patterns-trust-badges': {
    purpose: 'Says whether a partner is online and whether they were verified, each in a word.',
    when: ['A list has people or firms, and the visitor decides whom to trust.'],
    another: [{ when: 'The status is another', use: 'primitives-status-badge' }],
    do: 'Say both facts in words, also when one is “no”.',
    dont: 'Show a badge for something that was not checked.',
    keyboard: NO_FOCUS,
    screenReader: 'It reads both words.',
  },
}
