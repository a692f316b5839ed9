// Notes on whole pages and journeys, for their pages.
import type { NotesOfFolder } from '#storybook/docs/notes.ts'

export const notes: NotesOfFolder = {
  'site-page': {
    purpose:
      'Shows any page of the site as visitors see it: header, ticker, the page, footer, and what can stand over it.',
    when: ['A change of a shared part is judged on every page: choose the path in the controls.'],
    another: [{ when: 'One page and its states are the subject', use: 'screens-home' }],
    do: 'Look at header, page and footer together after a change of one of them.',
    dont: 'Judge one component here: its own page has all its states.',
    keyboard: 'The first Tab reaches a link that skips to the content. Ctrl or Cmd and K open the search.',
    screenReader:
      'Header, main part and footer are landmarks. A dialog over the page hides what lies behind it.',
    motion: 'The coins of the ticker run, unless motion is reduced; they can be paused.',
    statesToSee: {
      MenuOpenOnAPhone: 'The stacked menu.',
      DemoOverItOnAPhone: 'A demo that fills the screen.',
      NotFound: 'A page for an address that is wrong.',
    },
  },
  'site-journeys': {
    purpose: 'Plays what visitors do from page to page: from a demo to an inquiry, from the menu to a demo.',
    when: ['A change touches more than one page.'],
    another: [{ when: 'One demo is played from end to end', use: 'demos-staking' }],
    do: 'Follow a journey to its end before judging a single step.',
    dont: 'Use it to look at one state: the demo’s own stories are faster.',
    keyboard: 'As on the site.',
    screenReader: 'After a change of page its heading takes the focus, so that it is read.',
    motion:
      'A journey goes step by step, without a pause. Panels unfold and pages fold away, unless motion is reduced.',
    statesToSee: {
      FromADemoToAnInquiry: 'What was entered in a demo begins the message.',
      TickerFails: 'The coin data does not come.',
    },
  },
}
