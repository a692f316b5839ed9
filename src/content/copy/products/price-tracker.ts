import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Follow coin prices on cards that refresh and say when they last did.'

export const synonyms =
  'prices live quote chart coins value ticker feed api realtime current bitcoin ethereum worth'

export default {
  title: 'Live crypto price tracker for your site',
  description:
    'Price cards for a page, an app or a wall screen, with refresh, alerts and an honest time of the last update. The demo moves sample prices at random.',
  outcome: 'Prices on your own pages that keep themselves up to date, and admit it when they cannot.',
  problem: [
    'A price without a time is a rumor. Many trackers keep showing the last number after their feed has died, and a reader who acts on it finds out too late.',
    'The other way to fail is to succeed. A widget that calls a data API from each visitor’s browser works in testing, then meets the rate limit on the first busy day and goes blank for everybody.',
  ],
  included: [
    {
      term: 'Price cards',
      text: 'The price in large type, its change by hour and day, and a small chart, with a brief tint when it moves.',
    },
    {
      term: 'One feed for all',
      text: 'Your server asks the provider once and hands the answer to every visitor, by websocket or plain polling.',
    },
    {
      term: 'Staleness rule',
      text: 'Past an age you set, prices turn gray and say so. They are never kept looking fresh.',
    },
    {
      term: 'Median of venues',
      text: 'With several sources the middle value is shown, and one that strays is dropped and logged.',
    },
    {
      term: 'Threshold alerts',
      text: 'Above, below or moved by, sent once per crossing with a dead band, so that jitter triggers no alert.',
    },
    {
      term: 'Embed code',
      text: 'An iframe or a web component for other pages, with colors that follow the page around it.',
    },
  ],
  steps: [
    {
      name: 'Watchlist',
      sentence: 'You name the coins, the currency and how fresh a price has to be for your purpose.',
    },
    {
      name: 'Feed',
      sentence: 'Sources are connected and left running until their gaps and outliers are known.',
    },
    {
      name: 'Surface',
      sentence: 'Cards, table or wall screen is fitted into your pages, with a version for screen readers.',
    },
    {
      name: 'Failure drill',
      sentence: 'We pull the plug on each source, and what visitors see meanwhile is agreed with you.',
    },
  ],
  needs: [
    'The coins and the quote currency',
    'How old a price may be',
    'Access to a data provider, or none yet',
    'The pages where prices should appear',
  ],
  terms: {
    price: 'The number of coins and sources, how fresh a price has to be, and the pages where it appears.',
    time: 'Access to the data provider, the time its gaps and outliers take to show, and the failure drill.',
    handover:
      'You get the price cards and embed code, the feed on your server, the alert settings, and the agreed staleness rule.',
  },
  standards: [
    {
      term: 'Last, mid or index price',
      text: 'The last trade, the middle of bid and ask, or a blend of venues. They differ most when it matters, so the card says which one it is.',
    },
    {
      term: 'Websocket or polling',
      text: 'A stream is quicker but needs heartbeats and a plan for missed messages. For a page read in passing, polling is enough.',
    },
    {
      term: 'Rate limit',
      text: 'Calls per minute that a provider allows. After a refusal, the tracker backs off with random jitter.',
    },
    {
      term: 'OHLC candles',
      text: 'Open, high, low and close of a period. They are cut in UTC, or daily changes depend on who looks.',
    },
  ],
  demo: {
    canTry: [
      'Press Refresh: for one second it runs, then every sample price has moved at random by up to 1%, up or down.',
      'Wait, and it refreshes itself every 30 seconds. You can pause that.',
      'Search by name or symbol, and read when the prices were last updated.',
      'Each card links to the coin’s page at the data provider, in a new tab. The demo itself fetches nothing.',
    ],
    canChange: [
      'Coins and currencies',
      'Source and refresh interval',
      'Card, table or ticker strip',
      'Thresholds and alert channels',
      'Colors and number formats',
    ],
  },
  related: [
    '/products/crypto-listing',
    '/products/trading-bot',
    '/products/wallet-tracker',
    '/services/infrastructure',
  ],
  questions: [
    {
      question: 'How live is a live price?',
      answer:
        'As live as its source and the plan you have with it. A stream from an exchange arrives with the trade, an aggregator’s figure may be a minute old. The card shows the time the source gave.',
    },
    {
      question: 'Can I settle contracts or payments by these prices?',
      answer:
        'Better not. A display price may be corrected later. On-chain settlement needs an oracle with signed values, several sources and a rule for when it goes silent.',
    },
    {
      question: 'Does the tracker slow our pages down?',
      answer:
        'It is loaded after your content and reserves its space, so nothing jumps. In a hidden tab updates rest, and they catch up when it comes back.',
    },
  ],
  call: {
    title: 'Where should the prices appear?',
    text: 'Send a link to the page, the list of coins, and how old a price may become.',
  },
} satisfies OfferCopy
