// The names of states that many components share: one name for one idea. Workshop/State names shows them, Storybook's search
// finds their stories by the words of the field, and tests/storyNames.test.ts finds stories with a name that they replace.

export interface StateName {
  /** As in the sidebar, alone or as the end of a name: "Copied", "Filled on a phone". */
  name: string
  means: string
  /** Names of the same idea that no story has any more, at the end of a name. */
  replaces?: readonly string[]
  /** What designers call it elsewhere. */
  words?: readonly string[]
}

export const stateNames: readonly StateName[] = [
  { name: 'Default', means: 'As it is most often, with usual content.' },
  {
    name: 'Empty',
    means: 'Nothing is typed, chosen, done or known yet.',
    replaces: ['blank', 'untouched', 'beginning', 'nothing yet', 'no values', 'nothing entered'],
    words: ['empty', 'empty state', 'no data'],
  },
  {
    name: 'Filled',
    means: 'Everything that is needed is typed and valid.',
    replaces: ['filled in', 'typed in'],
  },
  {
    name: 'Nothing found',
    means: 'A search or a filter leaves nothing; a way back is offered.',
    replaces: ['no results', 'no matches'],
    words: ['empty', 'empty state', 'no data'],
  },
  {
    name: 'Loading',
    means: 'It is on its way; nothing is needed from the visitor.',
    replaces: ['on its way', 'pending'],
    words: ['loading', 'busy', 'pending'],
  },
  {
    name: 'Stalled',
    means: 'It has been on its way for longer than usual, and says so.',
    words: ['loading', 'busy', 'slow'],
  },
  {
    name: 'Failed',
    means: 'What was asked for did not work; what to do instead is said.',
    replaces: ['bad', 'broken', 'refused'],
    words: ['error', 'failure'],
  },
  {
    name: 'Copied',
    means: 'What was copied is in the clipboard.',
    words: ['success', 'confirmation'],
  },
  {
    name: 'Copy failed',
    means: 'The browser does not copy; the text is selected, or there to be copied by hand.',
    replaces: ['copy refused'],
    words: ['error', 'failure'],
  },
  {
    name: 'With error',
    means: 'What was typed does not fit; the field says what it needs.',
    replaces: ['complaint', 'invalid'],
    words: ['error', 'failure', 'validation', 'invalid'],
  },
  {
    name: 'Success',
    means: 'What was asked for is done, and the next step is offered.',
    replaces: ['good', 'succeeded'],
    words: ['success', 'confirmation'],
  },
  { name: 'Disabled', means: 'It cannot be used now.', words: ['disabled', 'inactive'] },
  { name: 'Hovered', means: 'The pointer is over it.' },
  { name: 'Focused', means: 'The keyboard is on it.', words: ['focus', 'keyboard'] },
  { name: 'Pressed', means: 'A finger or the mouse button is down on it.' },
  {
    name: 'Longest texts',
    means: 'With the longest texts that we publish.',
    replaces: ['long text', 'long texts', 'longest copy'],
  },
  {
    name: 'Very long text',
    means: 'With more text than anyone should type: it wraps or scrolls, and nothing overflows.',
    replaces: ['very long', 'very long texts', 'overlong'],
  },
  {
    name: 'Right to left',
    means: 'With a text in Arabic or Hebrew.',
    replaces: ['rtl'],
  },
  {
    name: 'On a tablet',
    means: 'In a window of 768 × 1024 px.',
    replaces: ['medium'],
    words: ['tablet', 'ipad'],
  },
  {
    name: 'On a phone',
    means: 'In a window of 390 × 844 px.',
    replaces: ['narrow', 'narrow screen'],
    words: ['phone', 'mobile'],
  },
  {
    name: 'On the smallest phone',
    means: 'In a window of 320 × 640 px, the narrowest that is supported.',
    replaces: ['smallest', 'smallest screen'],
    words: ['small phone', '320'],
  },
  { name: 'Preview', means: 'A demo at work, as on the site: the link to send.' },
  { name: 'Tour', means: 'The guided tour of a demo, from its first step.' },
  { name: 'Journey', means: 'What a visitor does from start to end, step by step; the panel below lists the steps.' },
]
