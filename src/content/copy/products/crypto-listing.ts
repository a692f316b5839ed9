import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'A coin listing for your readers, ranked by figures you can explain.'

export const synonyms =
  'list coins ranking rank cap aggregator volume coingecko coinmarketcap market compare table sort'

export const ai = 'Figures that disagree with other sources are flagged.'

export default {
  title: 'Crypto listing website software',
  description:
    'A coin listing under your brand: ranking, search, sorting, watchlist and coin pages, fed by the data provider you choose. Sort and star sample coins.',
  outcome: 'A fast listing site that ranks coins by figures you can explain and marks missing data.',
  problemTitle: 'A missing figure beats a wrong one',
  problem: [
    'A coin table looks simple until two coins have the same symbol, a dead token reports a price from a single trade, and an unconfirmed coin count makes it look like one of the largest in the world.',
    'Readers return to a listing that shows the source of a number, its age and the ranking rule.',
  ],
  exhibit: {
    kind: 'productScreen',
    frame: 'window',
    caption: 'A figure that cannot be explained stays out of the ranking, and the coin’s page says why.',
    name: 'Sample coin',
    headline: 'Not ranked',
    rows: [
      { name: 'Price', value: 'One trade, two days old', mark: 'caution' },
      { name: 'Supply', value: 'Not confirmed', mark: 'bad' },
      { name: 'Market value', value: 'Missing, and marked as such', mark: 'bad' },
      { name: 'Address', value: 'The project has proved control', mark: 'good' },
    ],
  },
  included: [
    {
      term: 'Ranked table',
      text: 'Price, change, market value (market cap), traded volume and a small chart, sorted on your server so that long lists stay fast.',
    },
    {
      term: 'Search and watchlist',
      text: 'By name, symbol or address (the token’s place on its network). Stars are stored in the browser, or in an account if you want sign-in.',
    },
    {
      term: 'Coin pages',
      text: 'Supply, holders, markets and links, in a form that search engines can read.',
    },
    {
      term: 'Data connector',
      text: 'Reads and stores your provider’s figures and checks them for sudden jumps before display. If you connect a second provider, AI flags a figure that disagrees with other sources.',
    },
    {
      term: 'Submission desk',
      text: 'Projects apply with a form and show that they control the token’s address. Your editors accept, ask questions or decline.',
    },
    {
      term: 'Labeled advertising',
      text: 'Paid placements are labeled and never mixed into the ranking.',
    },
  ],
  steps: [
    {
      name: 'Pick a source',
      sentence:
        'We compare data providers by coverage, the number of requests they allow and the right to publish.',
    },
    {
      name: 'Write the rules',
      sentence:
        'You define which coins are listed, which figure ranks them, and when a coin is flagged or removed.',
    },
    {
      name: 'Adapt the table',
      sentence: 'We adapt columns, coin pages and language to your readers, starting with the mobile view.',
    },
    {
      name: 'Load test',
      sentence:
        'We test the site with the data provider offline and a traffic peak before we switch the domain.',
    },
  ],
  needs: [
    'A data provider, or your criteria for one',
    'Rules for listing and delisting',
    'A team to review submissions',
    'Your domain, brand and legal notice',
  ],
  terms: {
    price:
      'How many coins and columns you list, and what your data provider charges. Accounts for readers and a second provider are optional.',
    time: 'The license of your data provider comes first. Your rules for listing and the load test decide when the site switches.',
    handover:
      'You get the listing site on your domain, its data connector with the price checks, the submission desk, and the written listing rules.',
  },
  standards: [
    {
      term: 'Market cap',
      text: 'A coin’s price times the coins that can be traded. The project often reports that number itself, so the page names the source.',
    },
    {
      term: 'Fully diluted value',
      text: 'The price times all coins that can ever exist. If it is far above the market cap, many coins are still locked.',
    },
    {
      term: 'Address as identity',
      text: 'Two coins can share a symbol, so network and address identify a token.',
      names: 'ERC-20, BEP-20, TRC-20, SPL',
    },
    {
      term: 'Wash trading',
      text: 'Trading with yourself to look busy. The listing marks volume as suspect if there are few orders to match it.',
    },
  ],
  demo: {
    canTry: [
      'Search sample coins by name or symbol, and sort them by market cap, price, volume or 24-hour change, largest first.',
      'Star a coin. The demo keeps the star while it is open.',
      'Open a row to see supply and holders. An unknown figure shows as a dash.',
      'Follow a coin’s link to the data provider, in a new tab.',
    ],
    canChange: [
      'Data provider and refresh rate',
      'Columns, and what the ranking counts',
      'Currencies and languages',
      'Stars in the browser or in an account',
      'Questions on the submission form',
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
      question: 'May we show data from a public provider on a commercial site?',
      answer:
        'It depends on the provider’s terms. Most require a visible credit and a paid plan above a certain volume. The connector stores answers, so not every visitor causes a separate request.',
    },
    {
      question: 'How do you keep scam tokens out of a listing?',
      answer:
        'Ask projects to show that they control the token, check whether buyers can sell again, and wait until enough is traded. Editors can flag a coin instead of deleting it, which warns current holders.',
    },
    {
      question: 'How does the listing differ from the price tracker?',
      answer:
        'The listing compares many coins and ranks them. The tracker shows a few and refreshes continuously. Both can run on one site.',
    },
  ],
  call: {
    title: 'Which coins do your readers look up?',
    text: 'Name the coins or networks, your preferred data source, and the columns that other listings lack.',
  },
} as const satisfies OfferCopy
