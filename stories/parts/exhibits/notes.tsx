// Notes on the exhibits of services and products, for their pages.
import type { NotesOfFolder } from '#storybook/docs/notes.ts'

const NO_FOCUS = 'It takes no focus.'

export const notes: NotesOfFolder = {
  'patterns-exhibit-frame': {
    purpose:
      'The panel around the one picture that argues the case of a page: its caption, the mark “Sample”, and the picture.',
    when: ['Once on the page of a service or product, inside each kind of exhibit.'],
    another: [{ when: 'A demo plays there', use: 'patterns-stage' }],
    keyboard: NO_FOCUS,
    screenReader: 'It is a figure named by its caption.',
    changed: /\bone picture\b/i,
  },
  'patterns-curve-exhibit': {
    purpose:
      'Shows how a quantity runs over time, and when it is used up or exceeded, for an input that one can move.',
    when: ['A page argues that a model shows something in advance.'],
    another: [{ when: 'Another picture argues better', use: 'patterns-exhibit-frame' }],
    keyboard: 'Tab reaches the slider; the arrow keys, Home and End move it.',
    screenReader:
      'The picture has its values at the start and at the end as a name; the slider says what follows from its value.',
  },
  'patterns-finding-exhibit': {
    purpose: 'Shows a claim, the attempt to break it, and what follows.',
    when: ['A page argues that something is proven and not asserted.'],
    another: [{ when: 'Another picture argues better', use: 'patterns-exhibit-frame' }],
    keyboard: NO_FOCUS,
    screenReader: 'It is an ordered list of panes under a name with its severity in words.',
  },
  'patterns-week-exhibit': {
    purpose: 'Shows a sample week, day by day, in two parts.',
    when: ['A page argues with an order of days.'],
    another: [{ when: 'Another picture argues better', use: 'patterns-exhibit-frame' }],
    keyboard: NO_FOCUS,
    screenReader: 'It is a list of days; each part has its name, also where only the first day shows it.',
  },
  'patterns-ledger-exhibit': {
    purpose: 'Shows who sees or may do what.',
    when: ['A page argues with a division of rights.'],
    another: [{ when: 'Another picture argues better', use: 'patterns-exhibit-frame' }],
    keyboard: NO_FOCUS,
    screenReader: 'It is a table; each square says in words what it means.',
  },
  'patterns-route-exhibit': {
    purpose: 'Shows stations in order, and the one where the way waits or stops.',
    when: ['A page argues with what happens at one place of a sequence.'],
    another: [{ when: 'Another picture argues better', use: 'patterns-exhibit-frame' }],
    keyboard: NO_FOCUS,
    screenReader:
      'It is an ordered list; each station says whether it is done, waiting, stopped or not reached yet.',
  },
  'patterns-threshold-exhibit': {
    purpose: 'Shows which of several values reach a threshold, and what follows.',
    when: ['A page argues with a limit.'],
    another: [{ when: 'Another picture argues better', use: 'patterns-exhibit-frame' }],
    keyboard: NO_FOCUS,
    screenReader: 'It is a list: name, figure and verdict of each bar. The bars are hidden.',
  },
  'patterns-book-exhibit': {
    purpose: 'Shows an order book with its depth, and that the ledger holds what it offers.',
    when: ['A page argues that two systems agree.'],
    another: [{ when: 'Another picture argues better', use: 'patterns-exhibit-frame' }],
    keyboard: NO_FOCUS,
    screenReader:
      'It is a table of levels, best prices first; the depth is hidden, because the amounts say the same.',
  },
  'patterns-outline-exhibit': {
    purpose: 'Shows the parts of a document, and one of them open.',
    when: ['A page argues with what is written in a document.'],
    another: [{ when: 'Another picture argues better', use: 'patterns-exhibit-frame' }],
    keyboard: NO_FOCUS,
    screenReader: 'It is a list of parts with the open one marked, then its text.',
  },
  'patterns-decisions-exhibit': {
    purpose: 'Leads from cases to what is done, in three columns.',
    when: ['A page argues with a rule for each case.'],
    another: [{ when: 'Another picture argues better', use: 'patterns-exhibit-frame' }],
    keyboard: NO_FOCUS,
    screenReader: 'It is a table with a row for each case.',
  },
  'patterns-topology-exhibit': {
    purpose: 'Shows the parts of a system in layers, what runs between them, and where it fails.',
    when: ['A page argues with how parts depend on each other.'],
    another: [{ when: 'Another picture argues better', use: 'patterns-exhibit-frame' }],
    keyboard: NO_FOCUS,
    screenReader:
      'It is a list for each layer, with the name of the link in between; what failed says so in words.',
  },
  'patterns-unlocks-exhibit': {
    purpose: 'Shows what is released or claimed, in steps over time.',
    when: ['A page argues with dates that no one can move.'],
    another: [{ when: 'Another picture argues better', use: 'patterns-exhibit-frame' }],
    keyboard: NO_FOCUS,
    screenReader: 'The picture has every step as its name; facts follow as a description list.',
  },
  'patterns-screen-exhibit': {
    purpose: 'Shows one screen of the product, large.',
    when: ['A page argues with what users see.'],
    another: [{ when: 'Another picture argues better', use: 'patterns-exhibit-frame' }],
    keyboard: NO_FOCUS,
    screenReader: 'It is a heading text and a description list; pictures and marks are hidden.',
  },
  'patterns-checks-exhibit': {
    purpose: 'Shows checks of a subject, and what follows from them.',
    when: ['A page argues that something is checked before it counts.'],
    another: [{ when: 'Another picture argues better', use: 'patterns-exhibit-frame' }],
    keyboard: NO_FOCUS,
    screenReader: 'It is a list; each check says whether it passed.',
  },
  'patterns-compare-exhibit': {
    purpose: 'Shows the same thing twice: as it usually looks, and as it looks here.',
    when: ['A page argues with a difference that one can see.'],
    another: [{ when: 'Another picture argues better', use: 'patterns-exhibit-frame' }],
    keyboard: NO_FOCUS,
    screenReader: 'It is a list of two sides, each with its conclusion in words.',
  },
}
