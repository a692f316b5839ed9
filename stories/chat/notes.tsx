// Notes on the chat, for its pages.
import type { NotesOfFolder } from '#storybook/docs/notes.ts'

export const notes: NotesOfFolder = {
  'chat-assistant': {
    purpose:
      'Answers questions about the company and its offers from the texts of the site, and takes contact details where it cannot.',
    when: ['On every page. Nothing that is typed leaves the browser.'],
    another: [{ when: 'The visitor knows a word to search for', use: 'search-dialog' }],
    do: 'Let it quote a sentence of the site and link to the page.',
    dont: 'Let it promise prices, dates or results that no page states.',
    keyboard: 'The button opens it and the focus goes into the field; Enter sends; Escape closes it.',
    screenReader: 'It is a dialog; answers are announced as they come.',
    main: 'Quoted',
    statesToSee: {
      Preview: 'Type a question: it answers as on the site.',
      FallbackReply: 'It has no answer, and offers the ways to the team.',
      UnsureAnswer: 'It is not sure, and asks which is meant.',
      InAnotherLanguage: 'A question in Spanish, answered from the English pages.',
      FormStored: 'Contact details are kept for the message.',
    },
  },
  'chat-button': {
    purpose: 'Opens the chat from the corner of every page, and says how many answers are new.',
    when: ['Once on each page.'],
    another: [{ when: 'It acts within the page', use: 'primitives-button' }],
    do: 'Keep it in the corner that no other control uses.',
    dont: 'Put a second floating button beside it.',
    keyboard: 'Tab reaches it, Enter and Space open the chat.',
    height: 220,
    screenReader: 'It is named “Open chat” with the number of new answers, which are announced.',
  },
  'parts-chat': {
    purpose:
      'The parts of the chat’s window: the bar, the messages, the first questions and the contact form.',
    when: ['Only inside the chat.'],
    another: [{ when: 'The chat as a whole', use: 'chat-assistant' }],
    do: 'Change a part together with the states of the whole chat.',
    dont: 'Use a part outside the chat’s window.',
    keyboard: 'Its buttons and fields are reached by Tab.',
    screenReader: 'The messages are a log; each says who wrote it.',
  },
}
