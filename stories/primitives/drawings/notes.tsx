// Notes on the charts, for their pages.
import type { NotesOfFolder } from '#storybook/docs/notes.ts'

const NO_FOCUS = 'It takes no focus.'
const PICTURE = 'It is a picture whose name holds its figures.'

export const notes: NotesOfFolder = {
  'primitives-columns': {
    purpose: 'Compares the amounts of a few times by columns of squares; the latest has the family’s color.',
    when: ['Amounts of blocks, days or weeks follow one another.'],
    another: [
      { when: 'Only the course matters', use: 'primitives-curve' },
      { when: 'The amounts add up to a whole', use: 'primitives-share-bar' },
    ],
    do: 'Name the largest and the latest value in words.',
    dont: 'Compare more than about twelve columns.',
    keyboard: NO_FOCUS,
    screenReader: PICTURE,
  },
  'primitives-curve': {
    purpose:
      'Shows the course of a figure over a time, and is read at each place: a line follows the pointer.',
    when: ['A visitor wants to know when a price or a balance was what.'],
    another: [
      { when: 'It is one of many rows', use: 'primitives-sparkline' },
      { when: 'The figure changes while it is watched', use: 'primitives-growing-line' },
    ],
    do: 'Let several curves of the same time share the place that is read.',
    dont: 'Put a second slider beside it: it is one.',
    keyboard:
      'It is a slider: the arrow keys, Page Up, Page Down, Home and End read other places. A small one takes no focus.',
    screenReader:
      'It is a picture whose name says first, last, highest and lowest value, and a slider that reads time and value of a place.',
  },
  'primitives-share-bar': {
    purpose: 'Divides a whole among its parts by one bar; names and shares are below it.',
    when: ['Two to six parts of one whole: a treasury, a wallet, a sale.'],
    another: [
      { when: 'The exact figures matter and are in a table', use: 'primitives-share-tiles' },
      { when: 'There are two parts, one against the other', use: 'primitives-meter' },
    ],
    do: 'List the parts with their shares below the bar.',
    dont: 'Show parts that do not add up to the whole.',
    keyboard: NO_FOCUS,
    screenReader: `${PICTURE} The key below it is hidden, since the name says the same.`,
  },
  'primitives-share-tiles': {
    purpose: 'Divides a sheet of tiles among the parts of a whole, each with a family’s fold.',
    when: ['The parts are to be counted: each tile is the same share.'],
    another: [{ when: 'There is one line of room', use: 'primitives-share-bar' }],
    do: 'Say how much one tile stands for.',
    dont: 'Use it for shares smaller than a tile.',
    keyboard: NO_FOCUS,
    screenReader: PICTURE,
  },
  'primitives-stairs': {
    purpose: 'Shows how a sum grows step by step, for example the rewards of a stake.',
    when: ['An amount is added in regular steps, and the end is what counts.'],
    another: [
      { when: 'The value goes up and down', use: 'primitives-curve' },
      { when: 'Single amounts are compared', use: 'primitives-columns' },
    ],
    do: 'Name the first, the second and the last step.',
    dont: 'Use it for values that can fall.',
    keyboard: NO_FOCUS,
    screenReader: `${PICTURE} Of many steps it reads the first two and the last.`,
    motion: 'Where its user asks for it, the stairs draw themselves when the amount changes.',
  },
}
