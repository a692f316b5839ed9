// Notes on the search of the site, for its page.
import type { NotesOfFolder } from '#storybook/docs/notes.ts'

export const notes: NotesOfFolder = {
  'search-dialog': {
    purpose:
      'Searches the whole site while the visitor types: demos, services, products, questions and policies.',
    when: ['A visitor knows a word to search for.'],
    another: [
      { when: 'A list within a demo is filtered', use: 'patterns-search' },
      { when: 'The visitor has a question', use: 'chat-assistant' },
    ],
    do: 'Show where each result leads before it is chosen.',
    dont: 'Search a list on the page with it: that list has its own field.',
    keyboard:
      'Ctrl or Cmd and K open it; the arrow keys move through the results; Enter follows; Escape closes.',
    screenReader:
      'It is a combo box with a list: the chosen result is read, and the number of results is announced.',
    main: 'Results',
  },
}
