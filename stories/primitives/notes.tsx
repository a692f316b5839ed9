// Notes on the primitives, for their pages.
import { Dice5 } from 'lucide'
import { fn } from 'storybook/test'
import { Trend, StatusBadge } from '#src/primitives/Badge.tsx'
import { Button, ButtonLink, IconButton, TextLink } from '#src/primitives/Button.tsx'
import { row } from '#src/primitives/Button.css.ts'
import { TextField } from '#src/primitives/Field.tsx'
import { ProgressMeter, LevelIndicator } from '#src/primitives/ProgressMeter.tsx'
import { SegmentedControl } from '#src/primitives/SegmentedControl.tsx'
import { Alert } from '#src/primitives/Text.tsx'
import type { NotesOfFolder } from '#storybook/docs/notes.ts'
import { column } from './layout.css.ts'

const NO_FOCUS = 'It takes no focus.'
const HIDDEN = 'It is hidden: what it shows is said in words beside it.'

const sides = [
  { value: 'buy', label: 'Buy' },
  { value: 'sell', label: 'Sell' },
]
const months = ['January', 'February', 'March', 'April', 'May', 'June'].map((label) => ({
  value: label,
  label,
}))

export const notes: NotesOfFolder = {
  'primitives-address-mark': {
    purpose:
      'Marks an address with a small quilt that is made from it. The same address always has the same quilt.',
    when: ['Beside an address, to make it easy to find again.'],
    another: [
      { when: 'It is a coin', use: 'primitives-coin-mark' },
      { when: 'It is a person or a firm', use: 'primitives-person-mark' },
      { when: 'The picture fills a card or a band', use: 'primitives-mosaic' },
    ],
    do: 'Put the shortened address beside it.',
    dont: 'Rely on it to tell two addresses apart: the text decides.',
    keyboard: NO_FOCUS,
    screenReader: HIDDEN,
  },
  'primitives-blank': {
    purpose: 'Keeps the place of a value that is not filled in yet, with pale squares.',
    when: ['In a summary of a form, where a value will stand once it is typed.'],
    another: [
      { when: 'The value is being loaded', use: 'primitives-skeleton' },
      { when: 'A whole list has nothing in it', use: 'patterns-empty-state' },
    ],
    do: 'Say in words what is missing, for screen readers.',
    dont: 'Use it for a value that is zero.',
    keyboard: NO_FOCUS,
    screenReader: 'It reads the words that it is given, for example “Not filled in”.',
  },
  'primitives-button': {
    purpose:
      'Starts an action: it deploys, saves, stops or goes to the next step. Its text says what it does.',
    when: [
      'An action happens on the current page.',
      'Primary for the main action of a view or card; secondary for all others.',
      'Stop to end a running process.',
      'Small inside rows and cards.',
    ],
    another: [
      { when: 'It leads to another page', use: 'primitives-links' },
      { when: 'There is room for an icon only, and the icon is well known', use: 'primitives-icon-button' },
      { when: 'It changes nothing in this demo, on purpose', use: 'primitives-sample-button' },
      { when: 'It chooses one of several', use: 'primitives-segments' },
    ],
    choices: [
      {
        do: {
          picture: (
            <div className={row}>
              <Button variant="primary" onClick={fn()}>
                Deploy token
              </Button>
              <Button onClick={fn()}>Back</Button>
            </div>
          ),
          says: 'One primary button stands out.',
        },
        dont: {
          picture: (
            <div className={row}>
              <Button variant="primary" onClick={fn()}>
                Deploy token
              </Button>
              <Button variant="primary" onClick={fn()}>
                Back
              </Button>
            </div>
          ),
          says: 'Two primary buttons side by side: neither stands out.',
        },
      },
      {
        do: {
          picture: <Button onClick={fn()}>Save details</Button>,
          says: 'A verb and its object.',
        },
        dont: {
          picture: <Button onClick={fn()}>OK</Button>,
          says: 'A word that needs the text around it to make sense.',
        },
      },
    ],
    keyboard: 'Tab reaches it, Enter and Space press it. It takes no focus while it is disabled.',
    screenReader:
      'Its text is its name. Where several buttons have the same text, a label names what each is about and contains the text. It says whether what it opens is open.',
  },
  'primitives-chain-mark': {
    purpose: 'Marks a chain with a plain form on its color: a diamond, a hexagon, two chevrons, three bars.',
    when: ['Beside the name of a chain, or as the picture above it.'],
    another: [{ when: 'It is the coin of the chain', use: 'primitives-coin-mark' }],
    do: 'Write the name of the chain beside it.',
    dont: 'Color it like its family: the color belongs to the chain.',
    keyboard: NO_FOCUS,
    screenReader: HIDDEN,
  },
  'primitives-coin-mark': {
    purpose:
      'Marks a coin with its letter on its own color, one corner cut off. The same coin has the same mark in each demo.',
    when: ['Beside the name or symbol of a coin.'],
    another: [
      { when: 'It is a chain', use: 'primitives-chain-mark' },
      { when: 'It is a token that a visitor makes', use: 'primitives-mosaic' },
    ],
    do: 'Use the same symbol for the same coin in every demo.',
    dont: 'Replace it by the coin’s trademark.',
    keyboard: NO_FOCUS,
    screenReader: HIDDEN,
  },
  'primitives-delta': {
    purpose: 'Shows by how many percent a figure rose or fell: a triangle, a sign and two decimals.',
    when: ['Beside a price or a balance, for its change in a stated time.'],
    another: [{ when: 'The trend over time matters', use: 'primitives-sparkline' }],
    choices: [
      {
        do: {
          picture: (
            <div className={row}>
              <Trend value={2.4} />
              <Trend value={-1.36} />
            </div>
          ),
          says: 'Sign, shape and color say the same.',
        },
        dont: {
          picture: (
            <div className={row}>
              <StatusBadge tone="good">2.4</StatusBadge>
              <StatusBadge tone="bad">1.36</StatusBadge>
            </div>
          ),
          says: 'A change that is visible by color only.',
        },
      },
    ],
    keyboard: NO_FOCUS,
    screenReader: 'It reads the figure with its sign. An unknown change is read as a dash.',
  },
  'primitives-dialog': {
    purpose:
      'Shows a text over the page, to be read and closed: a title, a button that closes, and a body that scrolls.',
    when: ['The visitor reads something and returns to the same place.'],
    another: [
      { when: 'It holds a form or a demo', use: 'primitives-dialog-frame' },
      { when: 'It is short and concerns one spot', use: 'primitives-note' },
      { when: 'It offers a few choices', use: 'primitives-dropdown-menu' },
    ],
    do: 'Give it the title of the link that opened it.',
    dont: 'Open a dialog from a dialog.',
    keyboard:
      'The focus goes into it and stays there; Tab goes through it; Escape closes it and gives the focus back to what opened it. The body scrolls by the arrow keys.',
    screenReader: 'It is announced as a dialog with its title. What lies behind it is hidden.',
  },
  'primitives-dialog-frame': {
    purpose:
      'The panel of every dialog, with its backdrop. The component that opens it provides the content.',
    when: ['A form, a demo or a search stands over the page.'],
    another: [{ when: 'A text is read', use: 'primitives-dialog' }],
    do: 'Keep the way out visible while the content scrolls.',
    dont: 'Use it for a message that needs no answer.',
    keyboard: 'The focus goes into it and stays there. Escape and a click on the backdrop close it.',
    screenReader: 'It is announced as a dialog. It needs a title and a description inside.',
  },
  'primitives-dropdown-menu': {
    purpose: 'Lists what a button offers, below it: links to services and products in the header.',
    when: ['There are more choices than fit in a row, and the visitor picks one and leaves.'],
    another: [
      { when: 'The choice is part of a form', use: 'primitives-select-field' },
      {
        when: 'There are two to four choices, and the selection stays visible',
        use: 'primitives-segments',
      },
    ],
    do: 'Group entries, and name the groups.',
    dont: 'Put a form or a second menu into it.',
    keyboard:
      'The arrow keys move, a letter jumps to an entry, Enter follows it, Escape closes and returns to the button.',
    screenReader: 'It is a menu named by its button, with its entries in groups.',
    main: 'OpenedByPress',
  },
  'primitives-external-link': {
    purpose: 'Leads to another site in a new tab, and says so.',
    when: ['The address is not on this site.'],
    another: [{ when: 'The page is on this site', use: 'primitives-links' }],
    do: 'Name the site or the service that it leads to.',
    dont: 'Open a page of this site in a new tab.',
    keyboard: 'Tab reaches it, Enter follows it.',
    screenReader:
      'It adds “opens in a new tab” to its name, and its subject where the words repeat in a list.',
  },
  'primitives-family-glyph': {
    purpose: 'The sign of a family: four squares, of which the one in its corner is filled.',
    when: ['Before a name, where the family is said in words nearby.'],
    another: [{ when: 'A state is meant', use: 'primitives-status-badge' }],
    do: 'Say the family in words nearby.',
    dont: 'Use it as a bullet for something that has no family.',
    keyboard: NO_FOCUS,
    screenReader: HIDDEN,
  },
  'primitives-fold': {
    purpose: 'A square of paper, folded as a family folds. It decorates steps, tiles and empty states.',
    when: ['A place needs a picture and has no figure to show.'],
    another: [{ when: 'The place is wide or high', use: 'primitives-mosaic' }],
    do: 'Use the fold of the family that the place belongs to.',
    dont: 'Use it where a figure could be shown.',
    keyboard: NO_FOCUS,
    screenReader: HIDDEN,
  },
  'primitives-icon': {
    purpose: 'Draws an icon of the Lucide set in the color of the text around it.',
    when: ['Before a word, to find it faster. The word carries the meaning.'],
    another: [{ when: 'It can be pressed', use: 'primitives-icon-button' }],
    do: 'Keep the word: the icon only helps to find it.',
    dont: 'Use one icon for two meanings.',
    keyboard: NO_FOCUS,
    screenReader: HIDDEN,
  },
  'primitives-icon-button': {
    purpose: 'A button that shows an icon and no text: close, search, copy, pause.',
    when: ['The icon is well known, and there is no room for words.'],
    another: [{ when: 'There is room for words', use: 'primitives-button' }],
    choices: [
      {
        do: {
          picture: <Button onClick={fn()}>Roll the dice</Button>,
          says: 'An uncommon action has a text label.',
        },
        dont: {
          picture: <IconButton icon={Dice5} label="Roll the dice" onClick={fn()} />,
          says: 'An icon that the visitor has to guess.',
        },
      },
    ],
    keyboard: 'Tab reaches it, Enter and Space press it.',
    screenReader:
      'Its label is its name. One that stays pressed says so; one that opens something says whether it is open.',
  },
  'primitives-key-values': {
    purpose: 'Lists facts as pairs: the name at the left, the value at the right, a hairline below each.',
    when: ['One thing has several facts: a transaction, a token, a pool.'],
    another: [
      { when: 'Several things have the same facts', use: 'primitives-table' },
      { when: 'The view is about three or four figures', use: 'patterns-stat-tiles' },
    ],
    do: 'Align the values, and keep names short.',
    dont: 'Use it for more than about ten facts.',
    keyboard: NO_FOCUS,
    screenReader: 'It is a description list: each name is read with its value.',
  },
  'primitives-links': {
    purpose: 'Leads to another page of this site: as a text with or without an arrow, or styled as a button.',
    when: [
      'The address changes.',
      'Styled as a button if it is the main link of a section.',
      'With an arrow if it is a separate line below a text.',
    ],
    another: [
      { when: 'Something happens on the same page', use: 'primitives-button' },
      { when: 'The address is on another site', use: 'primitives-external-link' },
    ],
    choices: [
      {
        do: {
          picture: (
            <TextLink href="/services" hasArrow>
              All services
            </TextLink>
          ),
          says: 'Text that makes sense out of context.',
        },
        dont: {
          picture: <TextLink href="/services">Click here</TextLink>,
          says: 'Text that means nothing in a list of links.',
        },
      },
      {
        do: {
          picture: <ButtonLink href="/contact">Tell us what you need</ButtonLink>,
          says: 'A link to a page.',
        },
        dont: {
          picture: <ButtonLink href="/contact">Save details</ButtonLink>,
          says: 'A link that looks like an action.',
        },
      },
    ],
    keyboard: 'Tab reaches it, Enter follows it.',
    screenReader:
      'It is a link, also where it looks like a button. A link to a demo names the demo and what it is for.',
  },
  'primitives-logo': {
    purpose: 'The company’s sign: four squares, one folded.',
    when: ['In the header, the footer and while a page loads.'],
    another: [{ when: 'The place is for a client’s mark', use: 'patterns-client-mark' }],
    do: 'Leave as much room around it as one of its squares.',
    dont: 'Color it in a client’s color: the client has a mark.',
    keyboard: NO_FOCUS,
    screenReader: 'It is hidden: the name of the company is beside it, or names the link around it.',
  },
  'primitives-meter': {
    purpose: 'Shows how much of a whole is reached, by a row of squares that are filled from the left.',
    when: [
      'A share of a known whole: raised of a cap, votes for and against, a score of 100.',
      'Two meters below each other weigh two shares.',
    ],
    another: [
      { when: 'There are three or more parts', use: 'primitives-share-bar' },
      { when: 'The duration is unknown', use: 'patterns-page-loading' },
      { when: 'The steps have names', use: 'patterns-step-flow' },
      { when: 'It is a level of at most five', use: 'primitives-pips' },
    ],
    choices: [
      {
        do: {
          picture: <ProgressMeter value={72} label="Raised" valueText="72 of 100 ETH" />,
          says: 'Ten squares for a share.',
        },
        dont: {
          picture: <ProgressMeter value={1} max={3} squares={3} label="Step" valueText="Step 1 of 3" />,
          says: 'A few squares for steps: they belong to a stepper.',
        },
      },
    ],
    keyboard: NO_FOCUS,
    screenReader:
      'It is a meter with a name, its bounds and its value; in words where the number alone says too little.',
  },
  'primitives-miniature': {
    purpose: 'A small drawing of a demo, in the colors of its family.',
    when: ['On a card or a tile that leads to the demo.'],
    another: [{ when: 'The demo itself plays', use: 'patterns-stage' }],
    do: 'Use it where the demo is one press away.',
    dont: 'Enlarge it to replace a picture of the demo.',
    keyboard: NO_FOCUS,
    screenReader: HIDDEN,
  },
  'primitives-mosaic': {
    purpose:
      'Art that is made from a text, of tiles and folds in the families’ colors. The same text always gives the same picture.',
    when: ['A band, a head or a card needs a picture.'],
    another: [
      { when: 'It is small, beside an address', use: 'primitives-address-mark' },
      { when: 'It shows a demo', use: 'primitives-miniature' },
    ],
    do: 'Use a text that belongs to the page, so that its picture stays the same.',
    dont: 'Put text on it without a solid ground.',
    keyboard: NO_FOCUS,
    screenReader: 'With a label it is a picture with that name; without one it is hidden.',
  },
  'primitives-note': {
    purpose: 'Sets one or two sentences apart: it informs, warns of a failure or confirms.',
    when: [
      'The sentence is about the content beside it.',
      'In the family’s tint to inform, bad for a failure, good for a success.',
    ],
    another: [
      { when: 'One field is wrong', use: 'primitives-text-field' },
      { when: 'A list has nothing in it', use: 'patterns-empty-state' },
      { when: 'A part of the page did not load', use: 'patterns-part-failure' },
    ],
    choices: [
      {
        do: {
          picture: <Alert tone="bad">Prices could not be loaded. Check the connection, then retry.</Alert>,
          says: 'What happened, then what to do.',
        },
        dont: { picture: <Alert tone="bad">Error!</Alert>, says: 'An alert without a next step.' },
      },
    ],
    keyboard: 'It takes no focus. A button inside it is reached as usual.',
    screenReader:
      'It is read where it stands. If it appears after an action, the place around it is a live region or takes the focus.',
    main: 'Failed',
  },
  'primitives-person-mark': {
    purpose:
      'Marks a person or a firm with the initials on a sewn patch, in a color that comes from the name.',
    when: ['Beside the name of a trader, a partner, a member.'],
    another: [
      { when: 'Only the address is known', use: 'primitives-address-mark' },
      { when: 'It is a client with a color', use: 'patterns-client-mark' },
    ],
    do: 'Write the full name beside it.',
    dont: 'Use it where a photo was promised.',
    keyboard: NO_FOCUS,
    screenReader: HIDDEN,
  },
  'primitives-pips': {
    purpose: 'Shows a level of a few steps by small squares, of which some are filled.',
    when: ['Beside a level in words: “Low risk”, “3 of 5”.'],
    another: [
      { when: 'The value is a share of a whole', use: 'primitives-meter' },
      { when: 'The level is judged', use: 'primitives-status-badge' },
    ],
    choices: [
      {
        do: {
          picture: (
            <div className={row}>
              <LevelIndicator filled={2} of={3} /> Moderate
            </div>
          ),
          says: 'The level is beside it in words.',
        },
        dont: {
          picture: <LevelIndicator filled={2} of={3} />,
          says: 'Squares alone: screen readers skip them, and the scale is unclear.',
        },
      },
    ],
    keyboard: NO_FOCUS,
    screenReader: HIDDEN,
  },
  'primitives-qr-code': {
    purpose: 'Shows a link or an address so that a phone can read it from a screen or from paper.',
    when: ['A visitor continues on another device, or from paper.'],
    another: [{ when: 'It is opened or copied on the same device', use: 'patterns-copy-value' }],
    do: 'Give it dark squares on a light ground in both themes, and the text beside it.',
    dont: 'Draw it smaller than a camera can read: 2 cm on paper, 160 px on a screen.',
    keyboard: NO_FOCUS,
    screenReader: 'It reads its name, or nothing where the text is beside it.',
  },
  'primitives-sample-button': {
    purpose:
      'Stands for an action that this demo leaves out on purpose. A press says in one line what the real product does there, and shows on a slip what it would answer.',
    when: ['A real product would have a button there, and the demo cannot do what it does.'],
    another: [{ when: 'The demo does it', use: 'primitives-button' }],
    do: 'Say in the line what the real product does there, and on the slip what it answers to these entries.',
    dont: 'Use it for something that the demo could do.',
    keyboard:
      'Tab reaches it, Enter and Space press it. The line and the slip disappear with Escape, the next press, or when the focus leaves.',
    screenReader:
      'It is a button that is described as a sample control. After a press, the line and the slip are announced.',
  },
  'primitives-segments': {
    purpose: 'Chooses one of two to four options that are all visible.',
    when: [
      'The options are short and exclude one another.',
      'The choice acts immediately or belongs to a form.',
    ],
    another: [
      { when: 'There are five options or more', use: 'primitives-select-field' },
      { when: 'Each option has a separate view', use: 'primitives-tabs' },
      { when: 'The options are separate actions', use: 'patterns-joined-actions' },
    ],
    choices: [
      {
        do: {
          picture: (
            <div className={column}>
              <SegmentedControl label="Side" value="buy" options={sides} onChange={fn()} />
            </div>
          ),
          says: 'Two to four short options.',
        },
        dont: {
          picture: (
            <div className={column}>
              <SegmentedControl label="Month" value="March" options={months} onChange={fn()} />
            </div>
          ),
          says: 'Six options: use a select instead.',
        },
      },
    ],
    keyboard: 'Tab reaches the chosen option, the arrow keys choose another. A disabled option is skipped.',
    screenReader: 'It is a group of radio buttons under its label; each says whether it is chosen.',
  },
  'primitives-select-field': {
    purpose: 'Chooses one of many options, in a list that the browser opens.',
    when: ['There are five options or more, or their names are long.', 'Phones get their own picker.'],
    another: [
      { when: 'There are two to four short options', use: 'primitives-segments' },
      { when: 'The visitor types freely', use: 'primitives-text-field' },
    ],
    do: 'Order the options as visitors look for them.',
    dont: 'Use it for two or three options: show them all.',
    keyboard: 'Tab reaches it, the arrow keys and letters choose, as the browser does it.',
    screenReader: 'It is the browser’s select with its label, its hint and what is wrong.',
  },
  'primitives-skeleton': {
    purpose: 'Keeps the place of something that is loading, so that nothing jumps when it appears.',
    when: ['The size of what comes is known, and it comes within seconds.'],
    another: [
      { when: 'A whole page is loading', use: 'patterns-page-loading' },
      { when: 'The value is missing, not late', use: 'primitives-blank' },
    ],
    do: 'Make it as large as what comes.',
    dont: 'Show it for longer than some seconds: say what is wrong.',
    keyboard: NO_FOCUS,
    screenReader:
      'It is hidden: the place around it says that it is loading. It holds still under reduced motion.',
  },
  'primitives-growing-line': {
    purpose: 'Shows how a figure goes while something runs: with each value the line grows by a piece.',
    when: ['A visitor watches one figure and wants to see it go up and down.'],
    another: [
      { when: 'The values do not change', use: 'primitives-curve' },
      { when: 'Only the figure matters', use: 'primitives-counted' },
    ],
    do: 'Put the current figure beside it in words.',
    dont: 'Let it run for a value that is not watched.',
    keyboard: 'It is a slider: the arrow keys, Home and End read other values.',
    screenReader:
      'It is a picture whose name says start, end, highest and lowest value, and a slider that reads one. New values are not announced.',
    motion: 'The latest piece draws itself in 600 ms. With reduced motion it is there immediately.',
  },
  'primitives-slider': {
    purpose: 'Chooses a value of a range whose picture follows immediately.',
    when: ['A picture is read or bent by one value, such as a day or an amount.'],
    another: [
      { when: 'The exact value matters', use: 'primitives-text-field' },
      { when: 'There are few choices', use: 'primitives-segments' },
    ],
    do: 'Show the value and its picture while it moves.',
    dont: 'Ask for an exact amount with it.',
    keyboard:
      'Arrow keys change the value by one step, Page Up and Page Down by more, Home and End go to the ends.',
    screenReader: 'It is a slider with its name, and reads the value with what follows from it.',
  },
  'primitives-counted': {
    purpose: 'Marks the digits of a figure that changed, up or down, for 1.2 seconds.',
    when: ['A figure changes in place: a total, a quote, a price.'],
    another: [
      { when: 'A change over a day is a fact', use: 'primitives-delta' },
      { when: 'The whole course matters', use: 'primitives-growing-line' },
    ],
    do: 'Mark only figures that a visitor’s press or the time has changed.',
    dont: 'Mark many figures that change in the same second.',
    keyboard: NO_FOCUS,
    screenReader: 'It is text. The mark is hidden, and a change is not announced.',
    motion: 'Changed digits rise or fall into place in 400 ms. With reduced motion only their color shows.',
  },
  'primitives-sparkline': {
    purpose: 'Shows the trend of a few values as a small line in a row of a table.',
    when: ['The direction matters more than each value: a price over a week.'],
    another: [
      { when: 'Each value is to be read', use: 'primitives-curve' },
      { when: 'A sum grows in steps', use: 'primitives-stairs' },
      { when: 'Only the change matters', use: 'primitives-delta' },
    ],
    do: 'Put the latest value in another column.',
    dont: 'Draw gaps as zero: what is unknown stays open.',
    keyboard: NO_FOCUS,
    screenReader: 'It is a picture whose name holds all values. A gap is read as “not known”.',
  },
  'primitives-status-badge': {
    purpose: 'Says the status of something in a word, a shape and a color.',
    when: ['A row or a card has one of a few states: active, pending, failed.'],
    another: [
      { when: 'A family is meant', use: 'primitives-family-glyph' },
      { when: 'A sentence is needed', use: 'primitives-note' },
    ],
    choices: [
      {
        do: {
          picture: (
            <div className={row}>
              <StatusBadge tone="good" mark="full">
                Active
              </StatusBadge>
              <StatusBadge tone="bad" mark="hollow">
                Failed
              </StatusBadge>
            </div>
          ),
          says: 'A word and a shape, so that the color is not needed.',
        },
        dont: {
          picture: (
            <div className={row}>
              <StatusBadge tone="good">Yes</StatusBadge>
              <StatusBadge tone="bad">Yes</StatusBadge>
            </div>
          ),
          says: 'A meaning that the color alone carries.',
        },
      },
    ],
    keyboard: NO_FOCUS,
    screenReader: 'It reads the word.',
  },
  'primitives-table': {
    purpose:
      'Compares several things by the same facts. On narrow screens each row becomes a card with its heads.',
    when: ['Three things or more have two facts or more each.'],
    another: [
      { when: 'One thing has several facts', use: 'primitives-key-values' },
      { when: 'Each row leads to a page', use: 'patterns-entry-list' },
    ],
    do: 'Name each row by the thing that it is about.',
    dont: 'Put a table into a card on a phone: its rows become cards themselves.',
    keyboard: 'It takes no focus. Controls in its cells are reached as usual.',
    screenReader:
      'It is a table with a caption, heads of columns, and a head of each row where a column names it.',
  },
  'primitives-tabs': {
    purpose: 'Shows one of several views in the same place.',
    when: ['The views belong to one thing, and the visitor needs one at a time.'],
    another: [
      { when: 'The choice changes a value, not the view', use: 'primitives-segments' },
      { when: 'The views follow one another', use: 'patterns-step-flow' },
      { when: 'The views are pages', use: 'primitives-links' },
    ],
    do: 'Name each tab with a noun of one or two words.',
    dont: 'Hide something in a tab that the others depend on.',
    keyboard:
      'Tab reaches the chosen tab, the arrow keys, Home and End choose another, Tab moves into the view.',
    screenReader: 'It is a list of tabs with their panel; each tab says whether it is chosen.',
  },
  'primitives-figure-field': {
    purpose: 'Takes a number. It keeps any text as typed, and says what to use instead of a comma.',
    when: ['The visitor types an amount or a price that a preview reads.'],
    another: [{ when: 'The text is no number', use: 'primitives-text-field' }],
    do: 'Say the unit beside it.',
    dont: 'Refuse letters while they are typed: say what is wrong instead.',
    keyboard: 'It is a field of the browser. A phone shows its keyboard of digits.',
    screenReader:
      'It is a text field with its label; the sentence about a comma is announced when it appears.',
  },
  'primitives-text-field': {
    purpose: 'Takes typed text, in one line or several. It keeps each letter as typed and refuses none.',
    when: [
      'The visitor types a name, a message or a search.',
      'With a unit where the figure has one; with a hint for a bound or a format.',
    ],
    another: [
      { when: 'The answers are known', use: 'primitives-select-field' },
      { when: 'It is an amount', use: 'primitives-figure-field' },
      { when: 'A list is searched', use: 'patterns-search' },
    ],
    choices: [
      {
        do: {
          picture: (
            <div className={column}>
              <TextField label="Token name" value="" placeholder="For example Orchard" onChange={fn()} />
            </div>
          ),
          says: 'The label stays above the field; the placeholder is an example.',
        },
        dont: {
          picture: (
            <div className={column}>
              <TextField label="Name" isLabelHidden value="" placeholder="Token name" onChange={fn()} />
            </div>
          ),
          says: 'A placeholder as the label: it is gone with the first letter.',
        },
      },
      {
        do: {
          picture: (
            <div className={column}>
              <TextField
                label="Amount"
                value="much"
                error="Type a number, for example 2500."
                onChange={fn()}
              />
            </div>
          ),
          says: 'The error says what to do.',
        },
        dont: {
          picture: (
            <div className={column}>
              <TextField label="Amount" value="much" error="Invalid input" onChange={fn()} />
            </div>
          ),
          says: 'The error says that there is one.',
        },
      },
    ],
    keyboard: 'Tab reaches it. Several lines take Enter as a new line.',
    screenReader:
      'It has its label as its name; hint and error are read with it, an error marks it as invalid. It says when it is full.',
    main: 'Filled',
  },
}
