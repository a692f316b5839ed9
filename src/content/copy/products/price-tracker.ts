import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Price cards for your pages that refresh and show how old each price is.'

export const synonyms =
  'prices live quote chart coins value ticker feed api realtime current bitcoin ethereum worth'

export const ai = 'Figures that disagree with other sources are flagged.'

export default {
  title: 'Live crypto price tracker for your site',
  description:
    'Price cards for a page, an app or a wall screen, with refresh, alerts and the time of the last update. The demo moves sample prices at random.',
  outcome: 'Coin prices for your own pages, updated automatically and clearly marked when out of date.',
  problemTitle: 'A price without a time',
  problem: [
    'Many trackers keep showing the last number after their feed has failed, and a reader who acts on it finds out too late.',
    'Traffic is the second risk. A price box that asks the data provider from each visitor’s browser works in testing, then reaches the provider’s limit on the first busy day and shows no prices.',
  ],
  exhibit: {
    kind: 'comparison',
    caption: 'After a feed fails the number stays the same; only its age tells readers not to act on it.',
    sides: [
      {
        name: 'Without a rule',
        headline: '64,210',
        facts: [{ name: 'Updated', value: 'Not shown' }],
        conclusion: { mark: 'bad', text: 'It passes for the current price.' },
      },
      {
        name: 'With your limit',
        headline: '64,210',
        facts: [
          { name: 'Updated', value: '12:04:10' },
          { name: 'Sources', value: 'Middle price of three' },
        ],
        conclusion: { mark: 'good', text: 'It turns gray and is marked as old.' },
      },
    ],
  },
  included: [
    {
      term: 'Price cards',
      text: 'The price in large type, its 1-hour and 24-hour change, and a small chart, with a brief flash of color when the price moves.',
    },
    {
      term: 'One feed for all',
      text: 'Your server queries the provider once and sends the result to all visitors.',
    },
    {
      term: 'Staleness rule',
      text: 'Prices older than your limit turn gray with a note. They are never shown as current.',
    },
    {
      term: 'Middle price',
      text: 'With several sources the card shows the median price. An outlier is dropped and logged, and AI flags it with the reason.',
    },
    {
      term: 'Threshold alerts',
      text: 'One alert each time a price crosses your limit or changes by a set percentage. Small moves around the limit send no further alerts.',
    },
    {
      term: 'Embed code',
      text: 'A few lines that put the cards into other pages, with colors that match the page around them.',
    },
  ],
  steps: [
    {
      name: 'Watchlist',
      sentence: 'You name the coins, the currency and the maximum age of a price.',
    },
    {
      name: 'Feed',
      sentence: 'We connect the sources and monitor them until we know their gaps and outliers.',
    },
    {
      name: 'Display',
      sentence:
        'We build the cards or table into your pages, or set up a wall display. The cards and table have a version for screen readers.',
    },
    {
      name: 'Failure drill',
      sentence: 'We disconnect each source, and you approve what visitors see in the meantime.',
    },
  ],
  needs: [
    'The coins and the currency of the prices',
    'The maximum age of a price',
    'Access to a data provider, if you have one',
    'The pages where prices should appear',
  ],
  terms: {
    price:
      'How many coins and sources you want, and how old a price may be. Each page with a card adds a little.',
    time: 'Access to the data provider, then watching its feed until we know its gaps and outliers. The failure drill closes the project.',
    handover:
      'You get the price cards and embed code, the feed on your server, the alert settings, and the agreed staleness rule.',
  },
  standards: [
    {
      term: 'Which price it is',
      text: 'The last trade, the midpoint between offers to buy and to sell, or an average of exchanges. The card names the type, because they differ in busy markets.',
    },
    {
      term: 'Stream or request',
      text: 'A stream is quicker, but must be watched for missed messages. For occasional viewing, a request now and then is enough.',
      names: 'Websocket or polling',
    },
    {
      term: 'Daily changes',
      text: 'Daily figures start at midnight world time, so every visitor reads the same figure. The 24-hour change counts back from now.',
      names: 'UTC',
    },
  ],
  demo: {
    canTry: [
      'Press Refresh: after one second every sample price has changed at random by up to 1%, up or down.',
      'Wait for the automatic refresh every 30 seconds, or pause it.',
      'Search by name or symbol, and see when the prices were last updated.',
      'Follow a card’s link to the coin’s page at the data provider, in a new tab.',
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
      question: 'How current is a live price?',
      answer:
        'As current as the source and your subscription with it allow. A stream from an exchange arrives with the trade; an average of many exchanges may be a minute old. The card shows the time given by the source.',
    },
    {
      question: 'Can I settle payments with these prices?',
      answer:
        'We advise against it. A displayed price may be corrected later. Payments by a program need their own price source (an oracle), with signed values, several sources and a rule for outages.',
    },
    {
      question: 'Does the tracker slow our pages down?',
      answer:
        'No. It loads after your content and reserves its space, so the layout does not shift. Updates pause in a hidden tab and resume when the tab is visible.',
    },
  ],
  call: {
    title: 'Where should the prices appear?',
    text: 'Send a link to the page, the list of coins, and the maximum age of a price.',
  },
} as const satisfies OfferCopy
