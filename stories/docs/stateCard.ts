// The card of states: what the site and each demo can be seen in, in the words of Rules, and the stories that show it. A test
// (tests/statesOfCard.test.ts) holds it against Rules, the screens, the dialogs, the ticker's sources and the published
// stories; the page States draws it.

export interface CardEntry {
  /** The state, in words. */
  says: string
  /** The ids of the stories that show it; the first one shows it best. */
  shownBy: readonly [string, ...string[]]
}

export interface CardGroup {
  /** As the section of Rules is called, where there is one. */
  title: string
  entries: readonly CardEntry[]
}

const entry = (says: string, ...shownBy: [string, ...string[]]): CardEntry => ({ says, shownBy })

/** Of stories with a common beginning: `of('demos-dao', 'everything')`. */
const of = (component: string, ...names: [string, ...string[]]): [string, ...string[]] => {
  const [first, ...others] = names
  return [`${component}--${first}`, ...others.map((name) => `${component}--${name}`)]
}

export const siteCard: readonly CardGroup[] = [
  {
    title: 'Routes',
    entries: [
      entry('Home', 'site-page--home', ...of('screens-home', 'default', 'narrow')),
      entry('Services', 'screens-services--default', 'site-page--services-on-a-tablet'),
      entry('A service', 'site-page--any-page', ...of('screens-service', 'with-demo', 'without-demo')),
      entry('Products', ...of('screens-products', 'default', 'without-art')),
      entry(
        'A product',
        'screens-product--with-demo',
        'screens-product--with-borrowed-demo',
        'site-page--product-on-a-phone',
      ),
      entry('About', 'screens-about--default'),
      entry('Contact', ...of('screens-contact', 'blank', 'preset-by-demo', 'demo-entries', 'demo-left')),
      entry('An address without a page', 'site-page--not-found', 'patterns-not-found-screen--default'),
      entry('The page’s code is on its way', 'site-page--loading', 'patterns-page-loading--default'),
      entry('The page’s code did not come', ...of('patterns-error-screen', 'default', 'updated')),
    ],
  },
  {
    title: 'Layout',
    entries: [
      entry('Header, ticker, screen, footer, chat', 'site-page--home', 'site-page--product-on-a-phone'),
      entry('A part whose code did not come', ...of('patterns-part-failure', 'failed', 'updated')),
    ],
  },
  {
    title: 'Header',
    entries: [
      entry('Home is active', 'patterns-site-header--home-active'),
      entry('Services is active', 'patterns-site-header--services-active'),
      entry('Products is active', 'patterns-site-header--products-active'),
      entry('About is active', 'patterns-site-header--about-active'),
      entry('Contact is active', 'patterns-site-header--contact-active'),
      entry('The services are open', 'patterns-site-header--services-listed'),
      entry('The products are open', 'patterns-site-header--products-listed'),
      entry(
        'The mobile menu is closed, and open',
        ...of('patterns-site-header', 'on-a-phone', 'mobile-menu-open'),
        'site-page--menu-open-on-a-phone',
      ),
      entry(
        'A list is open in the mobile menu',
        ...of('patterns-site-header', 'mobile-services-open', 'mobile-products-open'),
      ),
    ],
  },
  {
    title: 'Footer',
    entries: [
      entry('The theme follows the device', ...of('patterns-site-footer', 'default', 'on-a-phone')),
      entry('A theme is chosen', 'patterns-site-footer--dark-chosen'),
    ],
  },
  {
    title: 'Policies',
    entries: [
      entry('The privacy policy is open', ...of('patterns-policy-dialog', 'privacy', 'privacy-on-a-phone')),
      entry(
        'The cookie policy is open',
        ...of('patterns-policy-dialog', 'cookies', 'cookies-on-a-phone'),
        'site-page--cookie-policy-over-it',
      ),
      entry('Without scripts they stand in place', 'patterns-policy-texts--default'),
    ],
  },
  {
    title: 'Demo overlay',
    entries: [
      entry('No demo is open', 'site-page--any-page'),
      entry(
        'A demo is open',
        ...of('site-page', 'demo-over-it', 'demo-over-it-on-a-phone'),
        ...of('patterns-demo-overlay', 'wide', 'form', 'on-a-phone'),
      ),
      entry(
        'Its code is on its way, or did not come',
        ...of('patterns-demo-curtain', 'loading', 'failed', 'updated'),
      ),
    ],
  },
  {
    title: 'Ticker',
    entries: [
      entry('none: the answer has not come', ...of('market-ticker-strip', 'loading', 'loading-on-a-phone')),
      entry('live: full', ...of('market-ticker-strip', 'full', 'at-work')),
      entry('live: compact', 'market-ticker-strip--compact'),
      entry(
        'narrow: sample figures on a narrow screen',
        ...of('market-ticker-strip', 'narrow-screen', 'smallest-screen'),
      ),
      entry('fallback: it failed, three sample coins', 'market-ticker-strip--fallback'),
      entry('An error text and no coins', 'market-ticker-strip--failed'),
      entry('Less motion is asked for', 'market-ticker-strip--motion-reduced'),
      entry(
        'The five levels of Fear & Greed',
        ...of('market-ticker-strip', 'extreme-fear', 'fear', 'neutral', 'greed', 'extreme-greed'),
      ),
    ],
  },
  {
    title: 'Chat',
    entries: [
      entry('Closed', ...of('chat-assistant', 'closed', 'closed-with-answer'), 'chat-button--default'),
      entry('Its code is on its way, or did not come', ...of('chat-button', 'loading', 'failed')),
      entry('Open', ...of('chat-assistant', 'open', 'narrow', 'on-a-tablet'), 'site-page--chat-open'),
      entry(
        'Minimized',
        ...of('chat-assistant', 'minimized', 'minimized-with-answer', 'minimized-on-a-phone'),
      ),
      entry('The assistant is typing', 'chat-assistant--typing'),
      entry('A message may be sent', 'chat-assistant--draft-typed'),
      entry(
        'Answered, by each rule',
        ...of(
          'chat-assistant',
          'greeting-reply',
          'services-reply',
          'products-reply',
          'ai-reply',
          'pricing-reply',
          'contact-reply',
          'training-reply',
          'knowledge-reply',
          'fallback-reply',
        ),
      ),
      entry('The form is about to come', 'chat-assistant--form-due'),
      entry(
        'The form is shown',
        ...of('chat-assistant', 'form-shown', 'form-filled', 'form-filled-on-a-phone'),
      ),
      entry('The details are stored', ...of('chat-assistant', 'form-stored', 'fallback-with-lead')),
    ],
  },
]

export const demoCard: readonly CardGroup[] = [
  {
    title: 'Token generator',
    entries: [
      entry('Step 1: something is missing', ...of('demos-token-generator', 'empty', 'nearly-filled')),
      entry(
        'Step 1: one may continue',
        ...of('demos-token-generator', 'filled', 'prefilled', 'filled-on-a-phone'),
      ),
      entry(
        'Step 1: other decimals, other networks',
        ...of('demos-token-generator', 'six-decimals-on-bsc', 'nine-decimals-on-solana', 'on-solana'),
      ),
      entry('Step 2', ...of('demos-token-generator', 'review', 'review-on-a-tablet')),
      entry('Deploying...', 'demos-token-generator--deploying'),
      entry('Step 3', ...of('demos-token-generator', 'success', 'success-on-solana', 'success-on-bsc')),
      entry('Copied, or refused', ...of('demos-token-generator', 'address-copied', 'copy-refused')),
    ],
  },
  {
    title: 'Meme launcher',
    entries: [
      entry('Nothing is typed', ...of('demos-meme-launcher', 'empty', 'empty-on-a-phone')),
      entry('The preview follows what is typed', ...of('demos-meme-launcher', 'filled', 'symbol-only')),
    ],
  },
  {
    title: 'NFT marketplace',
    entries: [
      entry('Everything', ...of('demos-nft-marketplace', 'everything', 'everything-on-a-tablet')),
      entry('One category', ...of('demos-nft-marketplace', 'one-category', 'music')),
      entry('Searched', ...of('demos-nft-marketplace', 'searched', 'searched-in-category')),
      entry('Nothing is found', ...of('demos-nft-marketplace', 'nothing-found', 'nothing-in-category')),
    ],
  },
  {
    title: 'Launchpad',
    entries: [
      entry('Step 1: Previous is disabled', ...of('demos-launchpad', 'basic-info', 'empty')),
      entry('Step 2', ...of('demos-launchpad', 'sale-config', 'private-sale', 'sale-config-empty')),
      entry('Step 3', 'demos-launchpad--ai-analysis'),
      entry('Step 4: Deploy Launchpad in place of Next', ...of('demos-launchpad', 'deploy', 'deploy-empty')),
    ],
  },
  {
    title: 'DAO',
    entries: [
      entry('A proposal is active: one may vote', 'parts-dao--active-proposal', 'demos-dao--everything'),
      entry('A proposal has passed: one may not', 'parts-dao--passed-proposal'),
    ],
  },
  {
    title: 'Contract builder',
    entries: [
      entry('Nothing is generated: Copy and Download wait', 'demos-smart-contracts--empty'),
      entry('Each standard', ...of('demos-smart-contracts', 'bep-20', 'trc-20-generated', 'other-standard')),
      entry('Generating', ...of('demos-smart-contracts', 'generating', 'generating-again')),
      entry('Generated', ...of('demos-smart-contracts', 'generated', 'generated-and-other-standard')),
      entry('Copied, or refused', ...of('demos-smart-contracts', 'copied', 'copy-refused')),
    ],
  },
  {
    title: 'Mobile wallet',
    entries: [
      entry('Home, the balance is visible', 'demos-mobile-wallet--home'),
      entry(
        'The balance is hidden',
        ...of('demos-mobile-wallet', 'balance-hidden', 'send-with-balance-hidden'),
      ),
      entry(
        'Send',
        ...of('demos-mobile-wallet', 'send-empty', 'send-filled', 'send-sol', 'send-usdt', 'send-aiz'),
      ),
      entry('Receive', ...of('demos-mobile-wallet', 'receive', 'address-copied', 'copy-refused')),
      entry('Security', 'demos-mobile-wallet--security'),
    ],
  },
  {
    title: 'Brute-force tester',
    entries: [
      entry('Before a run: score 8 of 10', ...of('demos-brute-force', 'ready', 'other-target')),
      entry('It runs', ...of('demos-brute-force', 'just-started', 'running')),
      entry('It was stopped', ...of('demos-brute-force', 'stopped', 'stopped-on-api-key')),
      entry(
        'At 100%: three findings, score 3 of 10',
        ...of('demos-brute-force', 'done', 'done-and-other-target'),
      ),
    ],
  },
  {
    title: 'Coin listing',
    entries: [
      entry(
        'By each order',
        ...of('demos-crypto-listing', 'by-market-cap', 'by-price', 'by-volume', 'by-change'),
      ),
      entry('Starred', 'demos-crypto-listing--starred'),
      entry('Details are open', ...of('demos-crypto-listing', 'details-open', 'several-details-open')),
      entry('Searched', ...of('demos-crypto-listing', 'searched-by-name', 'searched-by-symbol')),
      entry('Nothing is found, nothing is there', ...of('demos-crypto-listing', 'nothing-found', 'no-coins')),
    ],
  },
  {
    title: 'Price tracker',
    entries: [
      entry('Just opened', ...of('demos-price-tracker', 'just-opened', 'just-opened-on-a-tablet')),
      entry('Refreshing', ...of('demos-price-tracker', 'refreshing', 'refreshing-by-itself')),
      entry('Refreshed', ...of('demos-price-tracker', 'refreshed', 'refreshed-by-itself', 'open-for-a-day')),
      entry('The automatic refresh is paused', 'demos-price-tracker--automatic-paused'),
      entry('Searched', ...of('demos-price-tracker', 'searched-by-name', 'searched-by-symbol')),
      entry('Nothing is found, nothing is there', ...of('demos-price-tracker', 'nothing-found', 'no-coins')),
    ],
  },
  {
    title: 'P2P exchange',
    entries: [
      entry('Buy, and sell', ...of('demos-p2p-crypto', 'buy', 'sell')),
      entry(
        'Each asset and payment',
        ...of(
          'demos-p2p-crypto',
          'ether-by-pay-pal',
          'tether-sold',
          'solana-by-upi',
          'bnb-for-cash',
          'everything-chosen',
        ),
      ),
      entry(
        'An amount within, below, above the limits',
        ...of(
          'demos-p2p-crypto',
          'amount-taken-by-all',
          'amount-below-some',
          'amount-above-some',
          'amount-outside-all',
        ),
      ),
    ],
  },
  {
    title: 'Partner finder',
    entries: [
      entry('Everywhere', 'demos-business-partner--all-partners'),
      entry(
        'A state, a city, both',
        ...of(
          'demos-business-partner',
          'state-and-city',
          'one-state',
          'new-york',
          'florida',
          'one-city',
          'san-francisco',
        ),
      ),
      entry('Nobody is found', ...of('demos-business-partner', 'nothing-found', 'illinois-and-sacramento')),
      entry(
        'Escrow trades: In Progress, Pending',
        'demos-business-partner--escrow',
        'parts-business-partner--escrow',
      ),
      entry(
        'Appointments: Confirmed, Pending',
        'demos-business-partner--appointments-listed',
        'parts-business-partner--agenda',
      ),
    ],
  },
  {
    title: 'Trading bot',
    entries: [
      entry('Inactive', ...of('demos-trading-bot', 'inactive', 'stopped')),
      entry('Active', ...of('demos-trading-bot', 'active', 'just-started', 'below-zero')),
    ],
  },
  {
    title: 'DApp',
    entries: [
      entry('Not connected', 'demos-dapp--not-connected'),
      entry('Connected: dashboard', 'demos-dapp--dashboard'),
      entry('Connected: swap', ...of('demos-dapp', 'swap-empty', 'swap-filled')),
      entry('Connected: stake', 'demos-dapp--stake'),
      entry('Connected: governance', 'demos-dapp--governance'),
    ],
  },
  {
    title: 'Explorer',
    entries: [
      entry('Transactions', ...of('demos-blockchain-explorer', 'latest-transactions', 'search-typed')),
      entry('Blocks', 'demos-blockchain-explorer--latest-blocks'),
      entry('Analytics', 'demos-blockchain-explorer--analytics'),
    ],
  },
  {
    title: 'Staking',
    entries: [
      entry('No pool is open', 'demos-staking--all-closed'),
      entry('One pool is open', ...of('demos-staking', 'pool-open', 'medium-risk-open')),
      entry('An amount is typed', ...of('demos-staking', 'amount-typed', 'amount-typed-on-a-tablet')),
    ],
  },
  {
    title: 'Wallet',
    entries: [
      entry('Assets, the balance is visible', 'demos-wallet--assets'),
      entry('The balance is hidden', 'demos-wallet--balance-hidden'),
      entry('Transactions', 'demos-wallet--transactions'),
      entry('NFTs', 'demos-wallet--nfts'),
    ],
  },
  {
    title: 'Bridge',
    entries: [
      entry('From Ethereum to Polygon, no amount', 'demos-cross-chain--no-amount'),
      entry('An amount is typed: the analysis', 'demos-cross-chain--amount-typed'),
      entry(
        'Each of the chains, from and to',
        ...of('demos-cross-chain', 'from-bsc-to-solana', 'from-polygon-to-ethereum', 'other-chains'),
      ),
      entry('From a chain to itself', ...of('demos-cross-chain', 'same-chain', 'same-chain-without-amount')),
    ],
  },
]
