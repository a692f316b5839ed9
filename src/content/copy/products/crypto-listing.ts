import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Rank coins by market cap, price, volume or change, and star the ones to follow.'

export const synonyms =
  'list coins ranking rank cap aggregator volume coingecko coinmarketcap market compare table sort'

export default {
  title: 'Crypto listing website software',
  description:
    'A coin listing under your brand: ranking, search, sorting, watchlist and coin pages, fed by the data provider you choose. Sort and star sample coins.',
  outcome:
    'A listing site that ranks coins by figures you can explain, loads quickly and marks what it does not know.',
  problem: [
    'A coin table looks simple until two coins carry the same symbol, a dead token reports a price for a single trade, and a supply that nobody confirmed turns it into one of the largest coins in the world.',
    'Readers forgive a missing figure more readily than a wrong one. A listing earns its visits by saying where a number comes from, how old it is, and why one coin stands above another.',
  ],
  included: [
    {
      term: 'Ranked table',
      text: 'Price, change, market cap, volume and a small chart, sorted on the server so that long lists stay quick.',
    },
    {
      term: 'Search and watchlist',
      text: 'By name, symbol or contract address. Stars are kept in the browser, or in an account if you want sign-in.',
    },
    {
      term: 'Coin pages',
      text: 'Supply, holders, markets and links, written as plain HTML that search engines can read.',
    },
    {
      term: 'Data connector',
      text: 'One place where your provider’s fields are mapped, cached and checked for sudden jumps before they are shown.',
    },
    {
      term: 'Submission desk',
      text: 'Projects apply by form with proof of control over the contract. Your editors accept, ask or decline.',
    },
    {
      term: 'Marked advertising',
      text: 'Paid placements are labeled and never mixed into the ranking.',
    },
  ],
  steps: [
    {
      name: 'Pick a source',
      sentence:
        'Data providers are compared by coverage, rate limits and what their license lets you publish.',
    },
    {
      name: 'Write the rules',
      sentence: 'What gets listed, which figure ranks it, and when a coin is flagged or removed.',
    },
    {
      name: 'Fit the table',
      sentence: 'Columns, coin pages and language follow your readers, on a phone first.',
    },
    {
      name: 'Load test',
      sentence: 'The site is run with a dead provider and a sudden crowd before the domain is switched over.',
    },
  ],
  needs: [
    'A data provider, or your criteria for one',
    'Rules for listing and delisting',
    'Who will answer submissions',
    'Your domain, brand and legal notice',
  ],
  terms: {
    price:
      'The number of coins and columns, your data provider, and whether you want accounts or a submission desk.',
    time: 'The license of your data provider, your rules for listing, and the load test before the switch.',
    handover:
      'You get the listing site on your domain, its data connector with the price checks, the submission desk, and the written listing rules.',
  },
  standards: [
    {
      term: 'Market cap',
      text: 'Price times circulating supply. The supply is often a statement by the project, so the page names its origin.',
    },
    {
      term: 'Fully diluted value',
      text: 'Price times the supply that can ever exist. A wide gap between the two means that much is still to be unlocked.',
    },
    {
      term: 'Contract as identity',
      text: 'Symbols are not unique. A token is identified by network and contract, whether ERC-20, BEP-20, TRC-20 or SPL.',
    },
    {
      term: 'Wash trading',
      text: 'Trading with yourself to inflate volume. Volume without depth in the order book is marked as doubtful.',
    },
  ],
  demo: {
    canTry: [
      'Search sample coins by name or symbol, and sort them by market cap, price, volume or 24-hour change, largest first.',
      'Star a coin. The star is remembered while the demo is open.',
      'Open a row for supplies and holders. A figure that is not known shows as a dash.',
      'Follow the link of a coin to its page at the data provider, which opens in a new tab.',
    ],
    canChange: [
      'Data provider and refresh rate',
      'Columns, filters and ranking',
      'Currencies and languages',
      'Accounts and watchlists',
      'Submission form and review',
    ],
  },
  related: [
    '/products/price-tracker',
    '/services/infrastructure',
    '/services/blockchain-explorer',
    '/services/cloud-edge',
  ],
  questions: [
    {
      question: 'May we show data from a public coin API on a commercial site?',
      answer:
        'It depends on the provider’s terms. Most ask for a visible credit and a paid plan beyond a certain volume. The connector caches answers, so that not every visitor costs a call.',
    },
    {
      question: 'How do you keep scam tokens out of a listing?',
      answer:
        'By requiring proof of control, reading the contract for sell traps, and waiting until trading has some depth. Editors can flag instead of delete, which warns people who already hold the coin.',
    },
    {
      question: 'How does the listing differ from the price tracker?',
      answer:
        'The listing compares many coins and ranks them. The tracker watches a few and refreshes while you look. They share one data connector and can stand on one site.',
    },
  ],
  call: {
    title: 'Which coins do your readers look up?',
    text: 'Name the coins or networks, the data source you have in mind, and the column you miss elsewhere.',
  },
} satisfies OfferCopy
