// Notes on pages, and on the parts that only pages use.
import type { NotesOfFolder } from '#storybook/docs/notes.ts'

const PAGE_KEYBOARD = 'Tab goes through links and buttons in their order on the screen.'
const MOVES_ON = 'Nothing in the page moves. It folds away over the next page, unless motion is reduced.'
const PAGE_READER = 'One heading of the first level, sections with headings below it, and lists with names.'
const LIST_KEYBOARD = `${PAGE_KEYBOARD} Enter on a family leaves only that family; the focus stays on it.`
const LIST_READER = `${PAGE_READER} The chosen family is marked as current. How many entries are shown is announced.`

export const notes: NotesOfFolder = {
  'screens-home': {
    purpose: 'Welcomes visitors with live pictures of the demos, then leads to services and products.',
    when: ['It is the page at the root of the site.'],
    another: [{ when: 'Header and footer matter as well', use: 'site-page' }],
    do: 'Keep the first picture in the first window.',
    dont: 'Add a claim that no other page proves.',
    keyboard: PAGE_KEYBOARD,
    screenReader: PAGE_READER,
    motion:
      'From 1080 px the first picture plays once while it is visible. The steps of a project fold once. With reduced motion neither moves.',
    statesToSee: {
      OnAPhone: 'One column on a phone.',
      OnATablet: 'A tablet, between the two layouts.',
    },
  },
  'screens-services': {
    purpose:
      'Lists all services by family, each with its picture and its sentence; a filter leaves one family.',
    when: ['A visitor compares what the company does.'],
    another: [{ when: 'Products are compared', use: 'screens-products' }],
    do: 'Compare services by their sentences.',
    dont: 'Show an offer that has no page.',
    keyboard: LIST_KEYBOARD,
    screenReader: LIST_READER,
    motion: MOVES_ON,
    statesToSee: { BuildShown: 'One family is chosen.', OnAPhone: 'Two columns of tiles on a phone.' },
  },
  'screens-service': {
    purpose: 'Describes one service: what it includes, how it goes, its demo, and questions.',
    when: ['A visitor wants one service in detail.'],
    another: [{ when: 'It is a product', use: 'screens-product' }],
    do: 'Let lead, exhibit and demo argue the same point.',
    dont: 'Repeat a sentence of another service.',
    keyboard: PAGE_KEYBOARD,
    screenReader: PAGE_READER,
    motion:
      'The stage plays the tour of the demo while it is visible, and can be paused; the steps of a project fold once. With reduced motion neither moves.',
    statesToSee: {
      WithoutDemo: 'A service that has no demo.',
      LongestTexts: 'The most text that a service may have.',
      LongestWordOnTheSmallestPhone: 'A very long word on a phone.',
    },
  },
  'screens-products': {
    purpose: 'Lists all products by family, each with its picture; a filter leaves one family.',
    when: ['A visitor looks for a product that is close to the one in mind.'],
    another: [{ when: 'Services are compared', use: 'screens-services' }],
    do: 'Show tiles for products with a demo, rows for the others.',
    dont: 'Show a picture of something that the product does not do.',
    keyboard: LIST_KEYBOARD,
    screenReader: LIST_READER,
    motion: MOVES_ON,
    statesToSee: { LaunchShown: 'One family is chosen.', OnAPhone: 'Two columns of tiles on a phone.' },
  },
  'screens-product': {
    purpose: 'Describes one product: what it does, its demo, what is included, and questions.',
    when: ['A visitor wants one product in detail.'],
    another: [{ when: 'It is a service', use: 'screens-service' }],
    do: 'Say whose demo it is, if it is borrowed.',
    dont: 'Promise what the demo does not show without saying so.',
    keyboard: PAGE_KEYBOARD,
    screenReader: PAGE_READER,
    motion:
      'The stage plays the tour of the demo while it is visible, and can be paused; the steps of a project fold once. With reduced motion neither moves.',
    statesToSee: {
      WithBorrowedDemo: 'A product that shows the demo of another.',
      LongestSentence: 'The longest lead.',
    },
  },
  'screens-about': {
    purpose: 'Says who the company is, how it works and what may be claimed of it.',
    when: ['A visitor decides whether to trust the company.'],
    another: [{ when: 'The visitor wants to write', use: 'screens-contact' }],
    do: 'Show only details that are filled in.',
    dont: 'Make a claim that is not among the agreed ones.',
    keyboard: PAGE_KEYBOARD,
    screenReader: PAGE_READER,
    motion: MOVES_ON,
    statesToSee: { OfARealCompany: 'With the details of a company that is no sample.' },
  },
  'screens-contact': {
    purpose: 'Puts a message together in the browser, for the visitor’s email app, WhatsApp, or to copy.',
    when: ['A visitor wants to write, from any page or demo.'],
    another: [{ when: 'A question needs an immediate answer', use: 'chat-assistant' }],
    do: 'Keep what was typed when sending or loading fails.',
    dont: 'Send anything from the page: the visitor’s own app does it.',
    keyboard: PAGE_KEYBOARD,
    screenReader: 'Each field has its name. Copying is announced, and so is that the browser refused it.',
    motion: 'The diagrams of the next steps fold once when they are first visible, unless motion is reduced.',
    statesToSee: {
      DemoEntries: 'What was entered in a demo begins the message.',
      CopyFailed: 'The browser did not allow copying.',
      OfARealCompany: 'With the details of a company that is no sample.',
    },
  },
  'patterns-family-filter': {
    purpose: 'Leaves one family of a list, or shows all of them. The choice is in the address.',
    when: ['A list of services or products has all four families.'],
    another: [
      { when: 'Something is searched by words', use: 'search-dialog' },
      { when: 'One of a few options is chosen in a form', use: 'primitives-segments' },
    ],
    do: 'Say how many entries each choice leaves.',
    dont: 'Use it for a list that has one family.',
    keyboard: 'Tab goes through the links, Enter chooses. The focus stays.',
    screenReader: 'It is a navigation with a name; the choice is the current link.',
  },
  'patterns-catalog-band': {
    purpose:
      'Shows one family of a list: a band in its color, tiles for offers with a demo, and rows for the others.',
    when: ['A list presents all services or all products.'],
    another: [
      { when: 'A page names a few offers at its end', use: 'patterns-entry-list' },
      { when: 'Only the names matter', use: 'patterns-family-columns' },
    ],
    do: 'Keep the order of the menus.',
    dont: 'Mix two families in one band.',
    keyboard: 'Tab goes to the name of each offer, then to its “Live Demo”, which the focus shows.',
    screenReader: 'It is a section named by its family, with lists; each offer is a heading with a link.',
  },
  'patterns-family-columns': {
    purpose:
      'Lists all services and products in four columns, one for each family. On phones each column is a bar that opens.',
    when: ['All offers are visible together.'],
    another: [{ when: 'Each offer needs its sentence', use: 'patterns-entry-list' }],
    do: 'Keep the columns in the order of the families.',
    dont: 'Add sentences: the list of offers has them.',
    keyboard: 'Tab goes through the links; on phones Enter and Space open a bar.',
    screenReader: 'Each column is a list named by its family; a bar says whether it is open.',
  },
  'patterns-questions': {
    purpose: 'Lists questions; a press unfolds the answer. The first is open and shows how.',
    when: ['A visitor has a few usual questions, and needs one or two of the answers.'],
    another: [
      { when: 'All of the text is read', use: 'patterns-section' },
      { when: 'One of several views is shown', use: 'primitives-tabs' },
    ],
    do: 'Ask as a visitor would, and answer in the first sentence.',
    dont: 'Hide something that every visitor has to read.',
    keyboard: 'Tab goes from question to question, Enter and Space unfold the answer.',
    screenReader: 'Each question is a heading, and says whether its answer is open.',
  },
  'patterns-neighbors': {
    purpose: 'Tells offers apart that buyers mix up: when to choose this one, and when its neighbors.',
    when: ['A service and a product, or two services, sound alike.'],
    another: [
      { when: 'Offers go together', use: 'patterns-entry-list' },
      { when: 'All offers are compared', use: 'patterns-catalog-band' },
    ],
    do: 'Say for each when to choose it.',
    dont: 'List offers that are easily told apart.',
    keyboard: 'Tab goes through the links to the neighbors.',
    screenReader: 'It is a list with a sentence each; a neighbor’s name is a link.',
  },
  'patterns-project-terms': {
    purpose:
      'Says in one block what a project takes: what the buyer brings, what sets price and time, what is handed over, and the terms used.',
    when: ['Once on the page of a service or product.'],
    another: [
      { when: 'Questions are answered', use: 'patterns-questions' },
      { when: 'The part needs the whole width', use: 'patterns-section' },
    ],
    do: 'Name who brings what.',
    dont: 'State a price or a date that depends on the project.',
    keyboard: 'Tab goes from row to row, Enter and Space unfold it.',
    screenReader: 'Each row is a heading, and says whether it is open. A search in the page opens it.',
  },
  'patterns-tick-list': {
    purpose: 'Lists what something includes, in rows with a folded square.',
    when: ['Short phrases say what is part of an offer.'],
    another: [
      { when: 'Each row leads to a page', use: 'patterns-entry-list' },
      { when: 'The order matters', use: 'patterns-fold-steps' },
    ],
    do: 'Write phrases of at most two lines.',
    dont: 'Use it for steps: their order would be lost.',
    keyboard: 'It takes no focus.',
    screenReader: 'It is a list; the squares are hidden.',
  },
}
