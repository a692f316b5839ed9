// Notes on the chat, for its pages.
import type { NotesOfFolder } from '#storybook/docs/notes.ts'

export const notes: NotesOfFolder = {
  'chat-assistant': {
    purpose:
      'Answers questions about the company and its offers from the texts of the site, and takes contact details where it cannot.',
    when: ['On every page. Nothing that is typed leaves the browser.'],
    another: [{ when: 'The visitor knows a word to search for', use: 'search-dialog' }],
    keyboard: 'The button opens it and the focus goes into the field; Enter sends; Escape closes it.',
    screenReader: 'It is a dialog; answers are announced as they come.',
    main: 'Preview',
    changed: /\bassistant\b|\bthe chat\b/i,
  },
  'chat-button': {
    purpose: 'Opens the chat from the corner of every page, and says how many answers are new.',
    when: ['Once on each page.'],
    another: [{ when: 'It acts within the page', use: 'primitives-button' }],
    keyboard: 'Tab reaches it, Enter and Space open the chat.',
    height: 220,
    screenReader: 'It is named “Open chat” with the number of new answers, which are announced.',
    changed: /\bchat button\b/i,
  },
  'parts-chat': {
    purpose:
      'The parts of the chat’s window: the bar, the messages, the first questions and the contact form.',
    when: ['Only inside the chat.'],
    another: [{ when: 'The chat as a whole', use: 'chat-assistant' }],
    keyboard: 'Its buttons and fields are reached by Tab.',
    screenReader: 'The messages are a log; each says who wrote it.',
    changed: /\bthe chat\b/i,
  },
}
