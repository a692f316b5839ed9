// Notes on the parts of pages and of the panel around a demo, for their pages.
import type { NotesOfFolder } from '#storybook/docs/notes.ts'

const NO_FOCUS = 'It takes no focus.'
const AS_USUAL = 'Its links and buttons are reached by Tab.'

export const notes: NotesOfFolder = {
  'patterns-page-head': {
    purpose: 'The head of a page: one statement, and a lead of one or two sentences beside it.',
    when: ['Once, at the top of each page.'],
    another: [
      { when: 'A part of the page begins', use: 'patterns-section' },
      { when: 'It is the navigation above all pages', use: 'patterns-site-header' },
    ],
    keyboard: NO_FOCUS,
    screenReader:
      'The statement is the page’s one heading of the first level. It takes the focus after a change of page, so that it is read.',
  },
  'patterns-page-meta': {
    purpose: 'Gives a page its title, its description and its address for search engines and link previews.',
    when: ['Once in each page. It shows nothing.'],
    keyboard: NO_FOCUS,
    screenReader: 'The title of the window is read when the page opens.',
  },
  'patterns-policy-dialog': {
    purpose: 'Opens the privacy or the cookie policy over the page.',
    when: ['A link to a policy is pressed in the footer or in a form.'],
    another: [{ when: 'A page contains both texts', use: 'patterns-policy-texts' }],
    keyboard: 'The focus goes into it and stays there. Escape closes it and returns to the link.',
    screenReader: 'It is announced as a dialog with the name of the policy.',
  },
  'patterns-policy-texts': {
    purpose: 'Shows both policies one below the other.',
    when: ['A page holds the texts themselves, including for visitors without JavaScript.'],
    another: [{ when: 'Scripts run', use: 'patterns-policy-dialog' }],
    keyboard: NO_FOCUS,
    screenReader: 'Each policy is a section with its heading, and a list of terms.',
  },
  'patterns-site-footer': {
    purpose:
      'Ends every page: what is offered, how to reach the company, the policies, and the choice of the theme.',
    when: ['Once, below each page.'],
    keyboard: `${AS_USUAL} The arrow keys choose the theme.`,
    screenReader: 'It is the page’s footer; its lists have names. Links that open a new tab say so.',
    changed: /\bfooter\b/i,
  },
  'patterns-site-header': {
    purpose:
      'Leads to the main pages and opens the menus of services and products, the search, and the menu of phones.',
    when: ['Once, above each page.'],
    another: [{ when: 'A page contains a list of links', use: 'patterns-entry-list' }],
    keyboard:
      'Enter, Space and the arrow down open a menu; the arrow keys move in it; Escape closes it. Ctrl or Cmd and K open the search.',
    screenReader: 'It is the main navigation. The current page is marked; a menu says whether it is open.',
    main: 'HomeActive',
    changed: /\bheader\b/i,
  },
  'patterns-error-screen': {
    purpose: 'Replaces a page that failed, and says what happened and what to do.',
    when: ['A page cannot be drawn, or its code is gone since the site was updated.'],
    another: [
      { when: 'The page does not exist', use: 'patterns-not-found-screen' },
      { when: 'A part of a page failed', use: 'patterns-part-failure' },
    ],
    keyboard: AS_USUAL,
    screenReader: 'What happened is an alert and is read immediately; then what to do.',
    changed: /\bsite is updated\b/i,
  },
  'patterns-not-found-screen': {
    purpose: 'Says that no page has this address, and links to pages that exist.',
    when: ['An address is wrong or old: the 404 page.'],
    another: [{ when: 'The page exists and failed', use: 'patterns-error-screen' }],
    keyboard: AS_USUAL,
    screenReader: 'The heading says it; the links are a navigation with a name.',
    changed: /\bnot-found page\b/i,
  },
  'patterns-page-loading': {
    purpose: 'Replaces a page while it loads; after 10 seconds it offers to load it again.',
    when: ['A page’s code is not there after a moment.'],
    another: [
      { when: 'A value is loading', use: 'primitives-skeleton' },
      { when: 'A demo is loading', use: 'patterns-demo-curtain' },
    ],
    keyboard: 'Tab reaches the button that loads again.',
    screenReader: 'It reads “Loading...”, and says when it takes too long.',
    changed: /\bstill loading\b/i,
  },
  'patterns-part-failure': {
    purpose: 'Says above the page that a part did not load, with a button to retry.',
    when: ['The chat, the search or a policy did not load.'],
    another: [
      { when: 'The whole page failed', use: 'patterns-error-screen' },
      { when: 'The sentence belongs to one spot', use: 'primitives-note' },
    ],
    keyboard: AS_USUAL,
    screenReader: 'It is an alert: it is read immediately.',
    changed: /\bwhich part did not come\b|\bstill loading\b/i,
  },
  'patterns-call-panel': {
    purpose: 'Asks the visitor to write, with one link to the contact page.',
    when: ['Once, at the end of a page.'],
    another: [{ when: 'The link stands within a text', use: 'primitives-links' }],
    keyboard: AS_USUAL,
    screenReader: 'It is a section with a heading; its art is hidden.',
  },
  'patterns-demo-tile': {
    purpose: 'A tile with the picture of a demo that opens the demo.',
    when: ['A wall shows several demos, or the head of a page shows one.'],
    another: [
      { when: 'The demo plays automatically', use: 'patterns-stage' },
      { when: 'Names and sentences matter more than pictures', use: 'patterns-entry-list' },
    ],
    keyboard: 'Tab reaches it, Enter opens the demo.',
    screenReader: 'It is a link: “Open demo” and the name.',
    changed: /\btile turns into\b/i,
  },
  'patterns-offer-picture': {
    purpose: 'Shows what a service or product is: the picture of its demo, or a symbol drawn for it.',
    when: ['A tile or a row names a service or a product.'],
    another: [{ when: 'It is a demo and opens it', use: 'patterns-demo-tile' }],
    keyboard: NO_FOCUS,
    screenReader: 'It is hidden: the name is beside it.',
    changed: /\blists of services and products\b/i,
  },
  'patterns-entry-list': {
    purpose: 'Lists services or products in rows: a name, a sentence, and the whole row is a link.',
    when: ['Offers are compared by what they do.'],
    another: [
      { when: 'Only the names matter', use: 'patterns-family-columns' },
      { when: 'A whole family is listed', use: 'patterns-catalog-band' },
      { when: 'Facts are compared', use: 'primitives-table' },
    ],
    keyboard: 'Tab goes from row to row, Enter follows the link.',
    screenReader: 'It is a list; each row is a heading with a link.',
  },
  'patterns-facts': {
    purpose: 'Shows four figures of the company in large type.',
    when: ['Once on a page that presents the company.'],
    another: [{ when: 'They are figures of a demo', use: 'patterns-stat-tiles' }],
    keyboard: NO_FOCUS,
    screenReader: 'It is a description list: each figure is read with what it counts.',
  },
  'patterns-fold-steps': {
    purpose: 'Explains a process in four numbered steps, each with its fold of the sheet.',
    when: ['A page says how something is done, from the first message to the handover.'],
    another: [{ when: 'The visitor does the steps', use: 'patterns-step-flow' }],
    keyboard: NO_FOCUS,
    screenReader: 'It is an ordered list; the folds are hidden.',
    changed: /\bfour steps\b/i,
  },
  'patterns-section': {
    purpose:
      'A part of a page over the whole sheet: a rule, a heading, a link or a note beside it, and what it holds.',
    when: ['A page has several parts.'],
    another: [
      { when: 'What a project takes is said', use: 'patterns-project-terms' },
      { when: 'It is the head of the page', use: 'patterns-page-head' },
    ],
    keyboard: AS_USUAL,
    screenReader: 'It is a section named by its heading, also where the heading is not shown.',
  },
  'patterns-beat-picture': {
    purpose: 'One of three live pictures on the home page: a demo is tried, branded and sent.',
    when: ['Only inside the home story.'],
    another: [{ when: 'A demo plays on its own page', use: 'patterns-stage' }],
    keyboard: 'The link is copied by its button; the demo in the picture takes no focus.',
    screenReader: 'The demo in it is hidden; a caption says what it shows.',
    changed: /\bthree scenes\b/i,
  },
  'patterns-home-story': {
    purpose: 'Tells in three tabs what a visitor can do with a demo: try it, make it theirs, send it.',
    when: ['Once, on the home page.'],
    another: [{ when: 'The process is explained in words', use: 'patterns-fold-steps' }],
    keyboard: 'The arrow keys choose a tab, as in all tabs.',
    screenReader: 'It is a list of tabs, each with its sentence.',
    changed: /\bthree scenes\b/i,
  },
  'patterns-brand-panel': {
    purpose: 'Takes a client’s name and color and shows the demo in them immediately.',
    when: ['A demo is prepared for a client.'],
    another: [{ when: 'The result is reviewed', use: 'patterns-made-yours' }],
    keyboard: `${AS_USUAL} The colors are radio buttons: the arrow keys choose.`,
    screenReader: 'What cannot be used is said in words at its field.',
    main: 'Chosen',
    changed: /\bmake a demo theirs\b|\bclient's name\b/i,
  },
  'patterns-demo-curtain': {
    purpose: 'Replaces a demo until its code has loaded, or says why it did not load.',
    when: ['A demo is opened and not loaded yet.'],
    another: [{ when: 'A whole page is loading', use: 'patterns-page-loading' }],
    keyboard: 'Tab reaches the buttons that retry and close.',
    screenReader: 'Loading is a status; a failure is read immediately.',
    changed: /\bstill loading\b/i,
  },
  'patterns-demo-frame': {
    purpose: 'The panel around every demo: its head, the demo, and a bar of actions.',
    when: ['A demo is on its page, over a page or in a story.'],
    another: [{ when: 'It opens over a page', use: 'patterns-demo-overlay' }],
    keyboard: `${AS_USUAL} Ctrl or Cmd and Z take a step back.`,
    screenReader:
      'It has the demo’s name as its heading and says that it is a simulation. A step taken back is announced.',
    changed: /\bdemo's panel\b|\bstep back\b/i,
  },
  'patterns-send': {
    purpose:
      'Prepares a demo for a client: name and color, the sender, where it starts, and the link or the message.',
    when: ['“Send” was pressed in the foot of a demo.'],
    another: [{ when: 'A visitor tries their own name and color', use: 'patterns-brand-panel' }],
    keyboard: 'The focus goes into it and stays there. Escape and × close it and return to “Send”.',
    screenReader: 'It is a dialog. What was copied, shared or refused is announced.',
    main: 'AsItStands',
    changed: /\b“?Send”?\b.*\bpanel\b/i,
  },
  'patterns-live-send': {
    purpose: 'The send panel with what this browser keeps: the sender, the sent links and a logo.',
    when: ['“Send” was pressed in the foot of a demo.'],
    another: [{ when: 'A state of the panel is wanted', use: 'patterns-send' }],
    keyboard: 'The focus goes into it and stays there. Escape and × close it and return to “Send”.',
    screenReader: 'It is a dialog. What was copied, shared or refused is announced.',
  },
  'patterns-brand-fields': {
    purpose: 'The fields for a client’s name and color.',
    when: ['A panel asks for a name and a color.'],
    another: [{ when: 'The whole panel “Make it yours” is wanted', use: 'patterns-brand-panel' }],
    keyboard: 'Tab reaches each field; arrows choose a color.',
    screenReader: 'Each color has a name. What cannot be used is said beside its field.',
  },
  'patterns-ask-for-yours': {
    purpose: 'Links a demo to an inquiry that includes its current state.',
    when: ['Once in each view of a demo.'],
    another: [{ when: 'The sender of a link is answered', use: 'patterns-answers' }],
    keyboard: AS_USUAL,
    screenReader: 'It is a link with these words.',
  },
  'patterns-cover-fields': {
    purpose:
      'The fields for what goes with a sent demo: who sends it, a note, the last day, and the message around it.',
    when: ['A demo is sent, alone or with others.'],
    another: [{ when: 'Only the client’s name and color are wanted', use: 'patterns-brand-panel' }],
    keyboard: 'Tab goes from field to field; a day is typed or chosen as in each date field of the browser.',
    screenReader: 'Each field has its label and its hint; what cannot be used is said at the field.',
  },
  'patterns-desk-demos': {
    purpose: 'Lists the demos of one message, each with its beginning, and adds others.',
    when: ['Several demos go to one client.'],
    keyboard: 'Tab goes through the beginnings and the Remove buttons.',
    screenReader: 'Each beginning and each button names its demo.',
  },
  'patterns-pass-on': {
    purpose:
      'Lets a client pass a demo on: the sender, the note and the last day stay, and the client may add a name.',
    when: ['A demo that was received is sent on.'],
    another: [{ when: 'The company sends it', use: 'patterns-cover-fields' }],
    keyboard: 'Tab goes from the field to the buttons; Escape closes the panel.',
    screenReader: 'What was copied is announced.',
  },
  'patterns-send-actions': {
    purpose: 'Copies the link or the whole message, or gives it to the device.',
    when: ['What is sent is complete.'],
    keyboard: 'Tab goes from button to button.',
    screenReader: 'What was copied, or that the browser refused, is announced once.',
  },
  'patterns-sent-list': {
    purpose:
      'The links that were sent from this browser, to open, copy, forget, save as a file or take over from one.',
    when: ['A link that was sent is wanted again.'],
    keyboard: 'Tab goes through the buttons of each link; after a removal the focus stays in the list.',
    screenReader:
      'Each button names the client and the demo of its link; a removal is announced with its Undo.',
  },
  'patterns-sent-preview': {
    purpose: 'Shows the page of the link, as on a phone, and the message as the client will see them.',
    when: ['A demo is about to be sent.'],
    keyboard: 'Tab reaches the button that shows the page; the page itself takes no focus.',
    screenReader: 'The page is hidden: its words are those of the message and of the demo.',
  },
  'patterns-send-forms': {
    purpose: 'Opens the message in an email app, saves it as an email file, and draws a picture for it.',
    when: ['A message is complete, and is not copied.'],
    another: [{ when: 'The link or the message is copied', use: 'patterns-send-actions' }],
    keyboard: 'Tab goes from action to action.',
    screenReader: 'That a file was saved is announced.',
  },
  'patterns-link-choice': {
    purpose: 'Chooses between a link to each demo of a message and one link for all.',
    when: ['A message has several demos.'],
    keyboard: 'Arrows choose.',
    screenReader: 'Each choice is read with its sentence, and why it is disabled.',
  },
  'patterns-room-sheet': {
    purpose: 'Shows the demos of one link as tiles, with the words of their sender.',
    when: ['A client opens a link to several demos.'],
    another: [{ when: 'The link opens one demo', use: 'patterns-demo-frame' }],
    keyboard: 'Tab goes from tile to tile. A demo that is closed gives the focus back to its tile.',
    screenReader: 'The tiles are a list; each is a link with the name of its demo.',
  },
  'patterns-printed-foot': {
    purpose:
      'Ends a printed demo: where it opens again, as text and QR code, whom to ask, and lines for notes.',
    when: ['A demo that was sent, or is being sent, is printed.'],
    another: [{ when: 'It is on a screen', use: 'patterns-answers' }],
    keyboard: NO_FOCUS,
    screenReader: 'It is hidden on a screen.',
  },
  'patterns-client-mark': {
    purpose:
      'Shows the mark of a client at the head of a demo: a logo of this device, or one folded from the name.',
    when: ['A demo has the name of a client.'],
    another: [{ when: 'Only the folded mark is wanted', use: 'patterns-brand-panel' }],
    keyboard: NO_FOCUS,
    screenReader: 'It is hidden: the name is beside it.',
  },
  'patterns-answers': {
    purpose: 'Says who sent a demo, and leads to an email to that person and to WhatsApp.',
    when: ['A link names its sender.'],
    another: [{ when: 'The visitor asks the company', use: 'patterns-call-panel' }],
    keyboard: AS_USUAL,
    screenReader: 'Each link names the recipient.',
  },
  'patterns-demo-overlay': {
    purpose: 'Opens a demo over the page, with a backdrop.',
    when: ['A demo is opened from a tile, a menu or a link.'],
    another: [{ when: 'The demo has its own page', use: 'patterns-demo-frame' }],
    keyboard: 'The focus goes into it and stays there. Escape, × and a click on the backdrop close it.',
    screenReader: 'It is a dialog with the demo’s name. What lies behind it is hidden.',
    changed: /\bclose a demo\b|\bclosed demo\b/i,
  },
  'patterns-made-yours': {
    purpose: 'Shows demos in the name and color of a client, with dark, light and very long ones among them.',
    when: ['A designer reviews a brand on every surface.'],
    another: [{ when: 'The name and color are chosen', use: 'patterns-brand-panel' }],
    keyboard: 'As in the demos themselves.',
    screenReader: 'The demo says who made it, and for whom.',
    changed: /\bclient's (?:own )?name\b/i,
  },
  'patterns-stage': {
    purpose: 'Plays the tour of a demo on a page, with the steps beside it and a button that pauses.',
    when: ['The page of a service or a product shows what it is about.'],
    another: [
      { when: 'The visitor works with the demo', use: 'patterns-demo-frame' },
      { when: 'A picture is enough', use: 'patterns-demo-tile' },
    ],
    keyboard: 'Tab reaches the steps, Pause and the link to the demo. The demo in it takes no focus.',
    screenReader: 'The demo in it is hidden. The steps are a list; the one that plays is marked.',
    main: 'Playing',
    changed: /\bdemo play\b/i,
  },
  'patterns-tour-player': {
    purpose: 'Leads a tour through a demo: one sentence, and the controls for back, next and the end.',
    when: ['A visitor presses “Watch it”, or opens a link to a tour.'],
    another: [{ when: 'It plays automatically on a page', use: 'patterns-stage' }],
    keyboard: 'The arrow keys go back and on, Home and End to the first and the last step, Space pauses.',
    screenReader: 'It is a group with a name; each sentence is announced.',
    changed: /\btours?\b/i,
  },
}
