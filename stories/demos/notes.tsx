// Notes on the demos and on their parts, for their pages.
import type { DemoId } from '#src/content/demos.ts'
import type { ComponentNotes, NotesOfFolder } from '#storybook/docs/notes.ts'

/** What most demos have in common. */
const BY_TAB = 'Tab goes through fields and buttons in their order on the screen.'
const WITH_ARROWS = 'The arrow keys choose within a group of options and move between tabs.'
const STILL = 'Nothing moves.'
const INSIDE = 'Only inside its demo.'

/** A part has no keyboard or motion beyond what it says. */
const partOf = (
  demo: string,
  { purpose, keyboard = 'It takes no focus.', screenReader, motion = STILL }: Partial<ComponentNotes>,
): ComponentNotes => ({
  purpose: purpose ?? '',
  when: [INSIDE],
  another: [{ when: 'The demo as a whole', use: demo }],
  do: 'Look at the demo as well after a change: the parts share its state.',
  dont: 'Use it on a page: its words need the demo around them.',
  keyboard,
  screenReader: screenReader ?? '',
  motion,
})

/** The compiler names a demo without notes. */
const notesOfDemos: Readonly<Record<`demos-${DemoId}`, ComponentNotes>> = {
  'demos-blockchain-explorer': {
    purpose:
      'Shows what an explorer of a client’s chain looks like: the latest blocks by their load, the transactions in them, the health of the network and its figures.',
    when: ['A client runs a network and wants others to see what happens in it.'],
    another: [
      { when: 'The client has one account, not a chain', use: 'demos-wallet' },
      { when: 'It is about coins and prices', use: 'demos-price-tracker' },
    ],
    do: 'Begin with a block that is nearly full, and follow one of its transactions.',
    dont: 'Present it as a view of a real network.',
    keyboard: `${BY_TAB} ${WITH_ARROWS} A focused block lights its transactions, a focused transaction its block. Enter or Space keeps a block lit, opens or closes a row, and lights an address; Escape lets the address go.`,
    screenReader:
      'Each block says its number and its share of the gas limit. New blocks are not announced. Transactions and blocks are tables with names; a row says whether it is open. A lit address says how many transactions and blocks it has. Each chart says its figures in words.',
    motion:
      'The row of blocks slides by a patch with each new block; Pause stops them, and so does a lit or open row. The patch of a lit block slides up, and an opened row unfolds.',
    statesToSee: {
      BlockPointedAt: 'A block and its transactions are lit.',
      BlocksArrived: 'Three new blocks.',
      AddressLit: 'All transactions of an address, with their blocks.',
      BlockLitOnAPhone: 'The transactions of a pressed block come first.',
      RowOpen: 'A row with its full values.',
      LatestTransactionsOnAPhone: 'Rows of a table become cards.',
      Analytics: 'Charts of squares.',
      SearchTyped: 'The search takes a text; its button explains what it opens.',
    },
  },
  'demos-brute-force': {
    purpose:
      'Shows a security test of passwords and keys: a run with its progress, a score, and what was found.',
    when: ['A client asks for an audit, and has never seen a report.'],
    another: [{ when: 'It is about the code of a contract', use: 'demos-smart-contracts' }],
    do: 'Let a run end, then try a password like the client’s.',
    dont: 'Ask for a password that is in use: one like it says the same.',
    keyboard: `${BY_TAB} ${WITH_ARROWS} When a run begins or ends, the focus moves to the button that acts next, or to the findings.`,
    screenReader: 'Progress is announced at each quarter, and the score at the end.',
    motion:
      'While a run lasts, progress and attempts change five times a second, and each opened piece is stamped. With reduced motion pieces open without a stamp.',
    statesToSee: {
      Running: 'Progress, attempts, and options that wait for the end.',
      DoneOnAPhone: 'The findings and the score below each other.',
      StoppedOnApiKey: 'A run that was stopped stays as it was.',
    },
  },
  'demos-business-partner': {
    purpose: 'Shows a directory of partners with a map, trades in escrow and appointments, each in a tab.',
    when: ['A client connects businesses, and needs a directory and a schedule.'],
    another: [{ when: 'Two people trade coins directly', use: 'demos-p2p-crypto' }],
    do: 'Press the client’s own state on the map first, then go through an escrow.',
    dont: 'Read out the whole list: one partner and the map are enough.',
    keyboard: `${BY_TAB} ${WITH_ARROWS} They also go through the steps of an escrow and the hours of a week. After “Show all partners” the focus goes to the first filter.`,
    screenReader:
      'The number of partners is announced. The map says in words how many partners it shows; the fields choose the same states and cities. Each step of an escrow and each hour is said.',
    motion:
      'A close map unfolds. A line is drawn to the partner that is pointed at. Money and coins slide between both sides of an escrow.',
    statesToSee: {
      EscrowReleased: 'The last step of an escrow.',
      StateAndCity: 'Both filters: the list, the map and the figures agree.',
      NothingFoundOnAPhone: 'No partner, and one button that helps.',
      HostilePartners: 'Very long names, and names in other alphabets.',
    },
  },
  'demos-cross-chain': {
    purpose: 'Shows how coins move from one chain to another: two chains, an amount, the route and its cost.',
    when: ['A client has users on several chains.'],
    another: [{ when: 'Coins are swapped on one chain', use: 'demos-dapp' }],
    do: 'Type an amount, then drag it back along the arch.',
    dont: 'Choose the same chain twice, except to show what it says.',
    keyboard: `${BY_TAB} The disabled button says why it is disabled.`,
    screenReader:
      'The route says in words where it leads, and where the tile is. The arrival is announced, the ticks are not. The five figures are announced when they appear, later only those that change.',
    motion:
      'With an amount the tile slides over the arch while its planned minutes run down in about four seconds, and takes the color of the destination; with reduced motion it is there. The changed digits of the fee are marked.',
    statesToSee: {
      NoAmount: 'The tile at the source; a word says what to type.',
      UnderWay: 'The tile on the arch, half turned, and the fee.',
      FeeLeaves: 'The fee falls from the last station.',
      Swapped: 'The other direction.',
      AmountTyped: 'The tile at the destination.',
      SameChain: 'Source and destination are the same: what to do is in words.',
      AmountTypedOnAPhone: 'The route between the chains on a narrow screen.',
    },
  },
  'demos-crypto-listing': {
    purpose: 'Shows a list of coins as an exchange has it: search, order, stars, and details of each coin.',
    when: ['A client lists coins for comparison.'],
    another: [{ when: 'Prices change while the visitor looks', use: 'demos-price-tracker' }],
    do: 'Press a patch of the quilt and read the curve of its coin, then order the list: the row stays open.',
    dont: 'Use it for prices that change while the client looks.',
    keyboard: `${BY_TAB} Enter and Space star a coin and open its details. On the curve of an open row the arrow keys read other times.`,
    screenReader:
      'It is a table that says its order. The curve of an open row is a slider that reads time and price. Stars are toggle buttons; details say whether they are open.',
    motion:
      'The patches of the quilt slide to new places when volume is chosen. A row and its patch light together.',
    statesToSee: {
      DetailsOpen: 'A row with the week as a curve.',
      SeveralDetailsOpenOnAPhone: 'Rows with details on a narrow screen.',
      NothingFound: 'No coin, and how to go on.',
      ByChange: 'Gains before losses, told by sign and color.',
    },
  },
  'demos-dao': {
    purpose:
      'Shows how members of an organization decide: proposals with their votes, and the part of the treasury that each one spends.',
    when: ['A client wants its holders to vote.'],
    another: [{ when: 'Votes are one tab of a larger product', use: 'demos-dapp' }],
    do: 'Drag sample votes until a proposal turns: what it spends leaves the treasury.',
    dont: 'Promise that a vote is counted: the buttons are samples.',
    keyboard: `${BY_TAB} A focused proposal is lifted in the treasury; Enter or Space on its amount keeps it lifted. The vote buttons are samples: a press explains them.`,
    screenReader:
      'Each vote says its figures and what it needs, each proposal what it spends. The treasury is a drawing that says what is lifted, with a table below it.',
    motion:
      'Spent tiles leave the sheet. Lifted tiles are stamped. With reduced motion they are outlined for a second.',
    statesToSee: {
      VotesTried: 'Votes that turn a proposal, and the treasury without what it spends.',
      ProposalLifted: 'A proposal’s part of the treasury rises, the rest is pale.',
      ProposalLiftedOnAPhone: 'The small sheet beside the amount answers.',
      EverythingOnTheSmallestPhone: 'Votes at 320 px.',
      HostileProposals: 'Very long titles and figures.',
    },
  },
  'demos-dapp': {
    purpose:
      'Shows a decentralized app before and after a wallet is connected: connecting sews a dashboard together, and one portfolio follows what is swapped, locked and voted.',
    when: ['A client wants one app for several services.'],
    another: [
      { when: 'Staking is the whole product', use: 'demos-staking' },
      { when: 'Votes are the whole product', use: 'demos-dao' },
    ],
    do: 'Start without a connection: connecting is the point.',
    dont: 'Explain staking here: it has its own demo. Do not say that a vote is counted.',
    keyboard: `${BY_TAB} ${WITH_ARROWS} Nothing in the patches takes the focus. After connecting the focus goes to the head.`,
    screenReader:
      'The patches are hidden, and the connection is announced. The tabs say which one is open. The portfolio and the vote say their shares in words, and a pressed part is announced.',
    motion:
      'On connecting, patches slide to their places and are put away one after the other in 0.65 s. Each digit in From counts the quote; a vote stamps the patches that change sides. With reduced motion the end shows.',
    statesToSee: {
      NotConnected: 'The parts of the dashboard lie apart, without figures.',
      Dashboard: 'The parts sewn together, with figures.',
      SwapQuotedOnAPhone: 'What one types and the quote in one window.',
      SwapFilled: 'An amount typed in To stays.',
      VotedAgainst: 'The wallet’s votes decide the sample vote.',
    },
  },
  'demos-launchpad': {
    purpose: 'Shows how a token sale is prepared in four steps, and how its public page follows each letter.',
    when: ['A client offers sales to other projects.'],
    another: [
      { when: 'The token itself is created', use: 'demos-token-generator' },
      { when: 'It is a meme token', use: 'demos-meme-launcher' },
    ],
    do: 'Fill in the first step and watch the public page.',
    dont: 'Skip the analysis: it shows what an empty page is judged by.',
    keyboard: `${BY_TAB} ${WITH_ARROWS} The steps cannot be pressed; “Next Step” is never disabled. In the last step the arrow keys go through the days of the sale.`,
    screenReader:
      'After each step the focus goes to the new one. What is missing on the page names the step that asks for it. What contradicts itself is announced. The line of the dates and the caps say their shares. The slider of the last step says its day with what is raised and unlocked.',
    motion:
      'The sale type is stamped when it changes. The changed digits of the countdown, of the tokens and of the raised sum are marked.',
    statesToSee: {
      Empty: 'The page with empty places.',
      SaleConfig: 'Countdown, price and caps.',
      SoftCapAboveHardCap: 'Figures and dates that contradict each other, in words.',
      OverOnSampleDay: 'A sale that is over, on the line of its dates.',
      AiAnalysisEmpty: 'The analysis of an empty page judges nothing.',
      SaleConfigOnAPhone: 'The short page stays above the fields.',
      Deploy: 'The finished page, on a day of its sale.',
      DayAfterTheSale: 'The page after the sale, and the tokens that have unlocked.',
    },
  },
  'demos-meme-launcher': {
    purpose:
      'Shows how a meme token is launched: a form whose name draws a face, and a list of trending tokens.',
    when: ['A client wants many small launches, and a list that ranks them.'],
    another: [{ when: 'The token is configured in detail', use: 'demos-token-generator' }],
    do: 'Type the client’s name: the face follows it.',
    dont: 'Promise a listing or a price.',
    keyboard: `${BY_TAB} All of its buttons are samples: a press explains them.`,
    screenReader: 'The face is an image whose name describes it. Scores are meters with their value.',
    motion: 'A part of the face that a letter changed is stamped.',
    statesToSee: {
      Empty: 'The muted face of the example.',
      SymbolOnly: 'Without a name the symbol draws the face.',
      FilledOnAPhone: 'Face, name and symbol stay above the form.',
      VeryLongTextOnAPhone: 'A long description wraps.',
    },
  },
  'demos-mobile-wallet': {
    purpose:
      'Shows a wallet as a phone app: balances, sending, receiving and security, each on a phone of a row. The chosen one is in the middle.',
    when: ['A client wants an app for phones.'],
    another: [{ when: 'It is used on a wide screen', use: 'demos-wallet' }],
    do: 'Open an asset, move along its curve, lower the spending limit, and hide the balance once.',
    dont: 'Show it on a projector only: it is made for phones.',
    keyboard: `${BY_TAB} The arrow keys move along the bar of tabs. After Send or Receive on the home screen the focus goes to the panel that opens, after an asset to the arrow back. On its curve the arrow keys read other times.`,
    screenReader:
      'The tabs say which one is open; the phones beside it are hidden. The curve of an asset is a slider that reads time and price. A hidden balance is hidden from screen readers as well. Copying is announced.',
    motion:
      'A tab slides its phone to the middle; on a narrow screen its screen slides in. Hiding folds every balance, and showing unfolds it.',
    statesToSee: {
      EthereumOpen: 'The week of an asset, inside the phone.',
      ThreeInStep: 'The chosen screen, and its neighbors as decoration.',
      BalanceHidden: 'No figure tells the balance.',
      CopyFailed: 'The browser did not allow copying.',
      HomeOnTheSmallestPhone: 'The phone in a window of 320 px.',
    },
  },
  'demos-nft-marketplace': {
    purpose: 'Shows a marketplace of works in categories, with search, prices and bids.',
    when: ['A client sells works one by one.'],
    another: [{ when: 'Coins are offered, not works', use: 'demos-p2p-crypto' }],
    do: 'Open a work, press one of its traits, then combine search and category.',
    dont: 'Speak of the pictures as works of an artist: they are generated.',
    keyboard: `${BY_TAB} ${WITH_ARROWS} A picture opens its work large, × or Escape puts it back; the arrow keys read its price curve; on the opened picture the arrow keys go to the next work. Buttons to buy and bid are samples.`,
    screenReader:
      'Each picture is named as generated artwork. The number of works found is announced, and the name of the work that was turned to.',
    motion:
      'The picture of an opened work unfolds over 320 ms; a corner folds on a picture that the pointer or the focus is on.',
    statesToSee: {
      Unfolded: 'An opened work: history, offers, and the way to the next one.',
      TraitChosen: 'Only works that share a trait of the opened one.',
      SearchedInCategory: 'Search and category together.',
      NothingInCategory: 'Nothing in this category, and where to look instead.',
      EverythingOnAPhone: 'One work in a row.',
    },
  },
  'demos-p2p-crypto': {
    purpose:
      'Shows how two people trade directly: offers, their prices against the market, and what each gives for an amount.',
    when: ['A client connects buyers and sellers, and holds no coins.'],
    another: [{ when: 'Businesses look for partners', use: 'demos-business-partner' }],
    do: 'Drag the amount until some offers fold, and see a trade.',
    dont: 'Suggest that coins change hands: nothing is traded.',
    keyboard: `${BY_TAB} ${WITH_ARROWS} They also change the amount. After the nearest amount was typed the focus is on the trade of its offer.`,
    screenReader:
      'How many offers accept the amount is announced. The chart of prices says its figures in words, and each offer what one receives.',
    motion:
      'The digits of what one receives are marked when they change, the best offer is stamped, and a line slides to the price of the best offer.',
    statesToSee: {
      TradeShown: 'A trade in three steps.',
      AmountBelowSome: 'Offers that do not take the amount say so.',
      NotANumber: 'A text where a figure belongs.',
      HostileOffersOnAPhone: 'Very long names at 390 px.',
    },
  },
  'demos-price-tracker': {
    purpose: 'Shows prices and their week as curves, refreshed by a press and every 30 seconds, with search.',
    when: ['A client shows market data.'],
    another: [
      { when: 'Coins are compared by their figures', use: 'demos-crypto-listing' },
      { when: 'Prices run along every page', use: 'market-ticker-strip' },
    ],
    do: 'Open a large chart, compare it with another coin, and move along both.',
    dont: 'Quote its prices: they are samples.',
    keyboard: `${BY_TAB} “Pause” stops the automatic refresh. On a large chart the arrow keys read other times.`,
    screenReader:
      'Only a refresh by the visitor is announced, not those that come every 30 seconds. A large chart is a slider that reads time and price.',
    motion:
      'The icon turns once during a refresh, a fold beside the button closes in the 30 seconds between two, and changed digits are marked. With reduced motion only the marks show.',
    statesToSee: {
      Refreshing: 'While new prices come.',
      AutomaticPaused: 'The visitor stopped the refresh.',
      ChartOpen: 'One week as wide as the cards.',
      NoCoins: 'No coins at all.',
    },
  },
  'demos-smart-contracts': {
    purpose: 'Shows how a contract is generated from a standard, then copied or downloaded.',
    when: ['A client wants its users to create contracts without code.'],
    another: [{ when: 'Name, supply and network are chosen', use: 'demos-token-generator' }],
    do: 'Type the client’s name and symbol into the code; switch a feature off and on; choose SPL and see it in Rust.',
    dont: 'Offer the code for production without a review.',
    keyboard: `${BY_TAB} ${WITH_ARROWS} A part of the outline keeps the focus while the code goes to it. The code is a place that scrolls, and takes the focus. Features are checkboxes.`,
    screenReader:
      'What happens is announced: that code is generated, that it is ready, that it was copied, how many parts a standard changes, and the lines of a chosen part. A line that is not written yet is hidden.',
    motion:
      'While code is generated, its lines get their colors one after another, the outline fills, and the code follows. What a standard changes is stamped. The lines of a feature that is turned on slide in and stay marked. With reduced motion the code does not follow, and goes to a part without moving.',
    statesToSee: {
      Empty: 'The outline, and the code in gray.',
      OtherStandard: 'What an SPL version changes in each part.',
      Generating: 'Half of the two seconds: half of the lines.',
      PartChosen: 'A part of the outline, marked in the code.',
      FeatureLeftOut: 'The code without the lines of a feature.',
      CopyFailed: 'The code is selected, and a sentence says how to copy it.',
    },
  },
  'demos-staking': {
    purpose: 'Shows what coins earn while they are locked: pools, an amount, and when the rewards come.',
    when: ['A client rewards holders who lock their tokens.'],
    another: [{ when: 'Staking is one tab of an app', use: 'demos-dapp' }],
    do: 'Compare one amount in all pools, and drag the day along a curve.',
    dont: 'Promise a rate: it depends on the project.',
    keyboard: `${BY_TAB} When a pool opens, the focus goes to its amount; when it closes, back to its button. The arrow keys read another day on the slider.`,
    screenReader:
      'The estimate is announced while the amount is typed. The stairs say their figures in words, and the slider the rewards of its day.',
    motion:
      'When the amount changes, the stairs draw themselves from their start and the changed digits are marked. A form unfolds. With reduced motion all of it is there.',
    statesToSee: {
      AllClosed: 'What each pool pays, in percent.',
      Compared: 'One amount in all pools, each in its token.',
      DayRead: 'Another day is read; its line is in each curve.',
      AmountTyped: 'The estimate of one pool, beside the others.',
      NotANumber: 'A text where an amount belongs.',
    },
  },
  'demos-token-generator': {
    purpose: 'Shows how a token is created in three steps, up to its address on the network.',
    when: ['A client wants its users to create tokens.'],
    another: [
      { when: 'The code is the subject', use: 'demos-smart-contracts' },
      { when: 'The sale of a token is prepared', use: 'demos-launchpad' },
    ],
    do: 'Use the client’s name and symbol, then type the supply digit by digit.',
    dont: 'Say that the token exists: nothing is deployed.',
    keyboard: `${BY_TAB} ${WITH_ARROWS} After each step the focus goes to the new one.`,
    screenReader:
      'Each step has a name with its number. The quilt is an image that says its squares, stitches and frame. The reason for a disabled button is read with the button. Copying is announced.',
    motion:
      'The letters of the symbol are stamped on the quilt. While it deploys, the quilt is sewn square by square in 3 seconds; on the certificate its corners unfold once. With reduced motion it is whole from the start.',
    statesToSee: {
      NearlyFilled: 'What is missing is named beside the button.',
      Deploying: 'Three seconds in which nothing else can be pressed.',
      Success: 'The certificate.',
      SuccessOnAPhone: 'The address and the hash wrap.',
    },
  },
  'demos-trading-bot': {
    purpose:
      'Shows a bot that trades automatically: it is started, counts its trades and profit, and is stopped.',
    when: ['A client automates trades and needs to see what the bot does.'],
    another: [{ when: 'People trade with each other', use: 'demos-p2p-crypto' }],
    do: 'Let it run, pause a strategy, then make the trades larger.',
    dont: 'Promise a profit.',
    keyboard: `${BY_TAB} One button starts and stops the bot. The arrow keys set the size of a trade. The arrow keys move along the trades of the ledger, and along the line. Space pauses a strategy.`,
    screenReader:
      'Whether the bot is active is announced. The figures that change every 3 seconds are not. Each patch is a button with the words of its trade; the line is a slider that reads time and profit.',
    motion:
      'With Start Bot the line of the day before slides aside, and the patch of an open order is stamped. A trade closes every 3 seconds: the line grows by a piece, a patch is stamped into the ledger, and the changed digits of the profit are marked.',
    statesToSee: {
      Inactive: 'Before it is started: the day before as a sample.',
      JustStarted: 'An open order, and room for the run.',
      Active: 'While trades close.',
      BelowZero: 'A loss, told by sign and color.',
    },
  },
  'demos-wallet': {
    purpose:
      'Shows a wallet on a wide screen: address, balance and its curve, assets, transactions and NFTs.',
    when: ['A client wants a wallet in the browser.'],
    another: [{ when: 'It is an app for phones', use: 'demos-mobile-wallet' }],
    do: 'Choose an asset, let its price fall, then hide the balance.',
    dont: 'Use it for a client who wants an app for phones.',
    keyboard: `${BY_TAB} ${WITH_ARROWS} Enter and Space choose an asset. On the curve the arrow keys read other times. They try another price on the slider.`,
    screenReader:
      'A hidden balance is hidden from screen readers as well. The curve is a slider that reads time and value. Assets and transactions are tables with names. Share and gain of a chosen asset are announced, also for a tried price.',
    motion: 'The patches of the chosen asset unfold on the card.',
    statesToSee: {
      ChosenEthereum: 'Card and curve in the color of an asset.',
      BalanceHidden: 'The bar of shares and the line stay: they tell no balance.',
      Nfts: 'An empty list, and works from the marketplace.',
      TransactionsOnAPhone: 'Rows of a table become cards.',
    },
  },
}

export const notes: NotesOfFolder = {
  ...notesOfDemos,
  'demos-token-generator-for-products': {
    purpose:
      'Shows the token generator for the five products that borrow it: it begins with a token of the product, and ends with what the product does next.',
    when: ['It is opened on the page of such a product, or by a link from there.'],
    another: [{ when: 'It is opened in its own place', use: 'demos-token-generator' }],
    do: 'Open it from the page of the product, so that it begins with its token.',
    dont: 'Show two products one after the other without saying which one it is.',
    keyboard: `${BY_TAB} ${WITH_ARROWS} The arrow keys read another month on the slider.`,
    screenReader:
      'Each drawing says its figures in words. What a press has changed is announced in a sentence, and pressed vouchers and items say so.',
    motion:
      'Changed digits are marked. A claim, a voucher and an item are stamped, the transfers of a wallet unfold, and the stairs draw themselves once.',
    statesToSee: {
      TokenLockerDone: 'The share of the team unlocks in stairs.',
      AirdropManagerDone: 'A list of claims, and a bar that grows with each.',
      SupplyIsNoNumber: 'Nothing can be divided, and a sentence says so.',
    },
  },
  'demos-trading-bot-for-products': {
    purpose:
      'Shows the trading bot for the sniping bot and for exchange development: below the ledger is where an order landed, or the book that it filled.',
    when: ['It is opened on the page of one of the two, or by a link from there.'],
    another: [{ when: 'It is opened in its own place', use: 'demos-trading-bot' }],
    do: 'Start the bot, then choose a level of the book.',
    dont: 'Compare both products by their profit: it is a sample.',
    keyboard: `${BY_TAB} Enter and Space choose a listing or a level of the book.`,
    screenReader:
      'The chosen listing and the chosen level say that they are pressed. The sentence below has the same as the drawing; that of the newest listing is announced.',
    motion: 'The square of an order is stamped.',
    statesToSee: {
      SnipingBotActive: 'The order of the newest listing, in its block.',
      ExchangeActive: 'Filled levels, and what the depth up to one costs.',
    },
  },
  'parts-blockchain-explorer': partOf('demos-blockchain-explorer', {
    purpose:
      'The explorer’s strip of blocks, its tables of transactions and blocks, its charts, and the health of the network.',
    keyboard: 'Tab reaches blocks and rows; Enter and Space press them.',
    screenReader: 'The tables have names; each chart says its figures in words.',
  }),
  'parts-brute-force': partOf('demos-brute-force', {
    purpose:
      'The secrets under attack with their progress, the score before and after a run, and the findings.',
    screenReader:
      'Progress is a meter with its value, and each secret says how much of it is open. The findings are a list under a heading.',
    motion: 'Progress and secrets open with each tick that the demo sends.',
  }),
  'parts-business-partner': partOf('demos-business-partner', {
    purpose: 'The filters with the list of partners, the map, one partner, trades and appointments.',
    keyboard: BY_TAB,
    screenReader:
      'The map and the drawn escrow are images with a sentence; trades and appointments are tables with names, and hours are a choice.',
  }),
  'parts-cross-chain': partOf('demos-cross-chain', {
    purpose:
      'The arch between two chains, with a station for each step of the transfer and the tile that crosses it; and the figures of a transfer.',
    screenReader: 'It is an image that says from where to where it leads, and where the tile is.',
    motion: 'The tile slides to each stop that the demo sends.',
  }),
  'parts-crypto-listing': partOf('demos-crypto-listing', {
    purpose: 'One row of the list of coins, with a star and details that open below it.',
    keyboard: 'Tab reaches the star and the details; Enter and Space press them.',
    screenReader: 'The star says whether it is pressed, the details whether they are open.',
  }),
  'parts-chain-strip': partOf('demos-blockchain-explorer', {
    purpose: 'The latest blocks as patches that are filled by their gas; one may be lit.',
    keyboard: BY_TAB,
    screenReader: 'Each block is a button that says its number and its share of the gas limit.',
  }),
  'parts-market-quilt': partOf('demos-crypto-listing', {
    purpose:
      'All coins as patches: the area is the share of the market cap or volume, the color the change of a day.',
    keyboard: BY_TAB,
    screenReader: 'Each patch is a button that says its coin and share, and opens its details.',
    motion: 'Patches slide to other places in 240 ms.',
  }),
  'parts-partner-map': partOf('demos-business-partner', {
    purpose: 'A map of squares, close for a state or a city, with a square for each partner.',
    screenReader:
      'It is an image that says how many partners are in the list; each row says its place in words.',
    motion: 'A close map unfolds.',
  }),
  'parts-dao-treasury': partOf('demos-dao', {
    purpose: 'The treasury in eighty tiles, and the part of one proposal.',
    screenReader: 'It is an image that says each share, and the one that is lifted.',
    motion: 'Lifted tiles slide a little.',
  }),
  'parts-dao': partOf('demos-dao', {
    purpose: 'One proposal with its votes, active or passed, and the treasury in eighty tiles.',
    keyboard: 'Tab reaches what a proposal spends, and the vote buttons of an active one.',
    screenReader: 'Votes are a meter with figures; the treasury is a table beside its drawing.',
  }),
  'parts-dapp': partOf('demos-dapp', {
    purpose: 'The portfolio, the tabs of the app one by one, and the call to connect.',
    keyboard: BY_TAB,
    screenReader:
      'Amounts are fields with names; the terms of the swap are a list of names and values. Patches say their shares in words.',
    motion: 'Patches that change sides are stamped.',
  }),
  'parts-launchpad': partOf('demos-launchpad', {
    purpose: 'The four steps of a sale one by one, and the card with the figures of the sale.',
    keyboard: `${BY_TAB} ${WITH_ARROWS}`,
    screenReader: 'Each field has its name; missing values in the card say which step asks for them.',
  }),
  'parts-meme-launcher': partOf('demos-meme-launcher', {
    purpose: 'The form with the picture of the token, and one token of the trending list.',
    keyboard: BY_TAB,
    screenReader: 'The face is an image whose name describes it; the score is a meter with its value.',
  }),
  'parts-mobile-wallet': partOf('demos-mobile-wallet', {
    purpose:
      'The screens of the phone one by one, and phones in a row with the bar of tabs at the foot of the middle one.',
    keyboard: `${BY_TAB} The arrow keys move along the bar.`,
    screenReader:
      'The bar is a list of tabs; the panel has the name of its tab. The other phones are hidden.',
    motion: 'The phones slide when another tab is chosen.',
  }),
  'parts-nft-marketplace': partOf('demos-nft-marketplace', {
    purpose: 'The card of one work: its picture, its price, and two sample buttons.',
    keyboard: BY_TAB,
    screenReader: 'The picture is named as generated artwork; the buttons name the work.',
  }),
  'parts-nft-marketplace-opened': partOf('demos-nft-marketplace', {
    purpose:
      'The opened work, half a window large: its picture, the history of its price, and offers for it.',
    keyboard:
      'Arrow keys on the picture and the buttons beside its name go to the next or the previous work.',
    screenReader: 'Its place among the found works and its name are announced when it changes.',
  }),
  'parts-nft-marketplace-pictures': partOf('demos-nft-marketplace', {
    purpose:
      'Draws the picture of a work by its category: a face, a creature, a waveform, a horizon or lanes. The same seed always gives the same picture.',
    screenReader: 'It is a picture with the name of the work.',
  }),
  'parts-p2p-crypto': partOf('demos-p2p-crypto', {
    purpose: 'One offer with its trader, price, limits and payment method.',
    keyboard: 'Tab reaches its sample button.',
    screenReader: 'The hint that an amount is outside the limits is read with the offer.',
  }),
  'parts-p2p-crypto-spread': partOf('demos-p2p-crypto', {
    purpose: 'A scale of all prices around the market price, for both sides of the exchange.',
    screenReader: 'It is an image that says each side’s prices in percent of the market.',
  }),
  'parts-price-tracker': partOf('demos-price-tracker', {
    purpose: 'The card of one coin, and its large chart, alone or beside another coin.',
    keyboard: BY_TAB,
    screenReader:
      'The curve is an image with a name, and a slider while it is large; changes have their sign.',
    motion: 'Changed digits of the price are marked.',
  }),
  'parts-smart-contracts': partOf('demos-smart-contracts', {
    purpose: 'The pane with the code, its two buttons, and the outline.',
    keyboard: BY_TAB,
    screenReader: 'What happened is announced; the chosen part of the outline is the current one.',
  }),
  'parts-staking': partOf('demos-staking', {
    purpose: 'The form of an open pool with the amount and the estimate, and the terms of all pools.',
    keyboard: BY_TAB,
    screenReader: 'The form has the name of its pool; the estimate is announced.',
    motion: 'The form unfolds.',
  }),
  'parts-staking-rewards': partOf('demos-staking', {
    purpose:
      'Stairs of rewards over the lock period: daily, weekly, or at unlock; and all pools compared for one amount and one day.',
    keyboard: 'The arrow keys read another day on the slider; a pointer or finger reads it on a curve.',
    screenReader:
      'Each curve is an image that says when how much is paid. The slider says the rewards of its day.',
    motion: 'The stairs draw themselves when the amount changes.',
  }),
  'parts-token-generator': partOf('demos-token-generator', {
    purpose: 'Each of the three steps of the generator, and quilts that differ by one entry.',
    keyboard: `${BY_TAB} ${WITH_ARROWS}`,
    screenReader: 'The review is a list of names and values; the address has a button that copies it.',
    motion: 'On the certificate the corners of the quilt unfold once, unless motion is reduced.',
  }),
  'parts-trading-bot': partOf('demos-trading-bot', {
    purpose: 'The reports below the bot’s switch: strategies, recent trades and the reading of the market.',
    screenReader: 'Strategies and trades are tables with names; the sentiment is a meter.',
  }),
  'parts-wallet': partOf('demos-wallet', {
    purpose: 'The wallet’s curve, and its tables of assets and transactions.',
    keyboard: BY_TAB,
    screenReader: 'The curve is a slider; the tables have names. A hidden balance is hidden here as well.',
  }),
}
