// One link of every kind for each demo: recorded on 2026-11-23 and never changed since, because such
// links are in emails. New links may have another form; these must open as long as the site exists. A new demo needs none
// before its links are public (stories/publishedIds.json); then `npm run new -- links KEY` records those of that day.
import type { DemoId } from '#src/content/demos.ts'

/** The links to one demo, relative to the root of the site, and the content of its moment. */
export interface RecordedLinks {
  /** Over the home page, from its beginning. */
  readonly start: string
  /** The page to send. */
  readonly page: string
  /** A moment over the home page, on the page to send and in Storybook; not for a demo without events. */
  readonly moment?: string
  readonly pageMoment?: string
  readonly story: string
  /** The tour: from its beginning, at a step, and as the sales kit copied it (paused at the first step). */
  readonly tour: string
  readonly tourStep: string
  readonly pageTour: string
  /** With the name and the color of a client. */
  readonly brand: string
  readonly pageBrand: string
  readonly brandMoment?: string
  readonly pageBrandMoment?: string
  /** With texts for the demo's fields. */
  readonly prefill?: string
  readonly pagePrefill?: string
  /** The inquiry of a visitor who left the branded demo at the moment. */
  readonly ask: string
  /** The entries of the moment, by the labels of the demo's fields. */
  readonly entries: readonly (readonly [label: string, value: string])[]
  /**
   * The parts of its state, opened at `SAMPLE_NOW`, that differ from the demo's start; `random` is
   * the state of its random generator.
   */
  readonly state: object
}

/** The client in the branded links. */
export const recordedBrand = { name: 'Müller & Söhne', color: '#7a1fa2' } as const

/** The texts in the links that fill in a demo's fields. */
export const recordedPrefill = { name: 'Orchard & Sons', symbol: 'ORCH', supply: '1000000' } as const

/** By the demo's key. */
export const recordedLinks: Readonly<Partial<Record<DemoId, RecordedLinks>>> = {
  'price-tracker': {
    start: '/?demo=price-tracker',
    page: '/demo/price-tracker',
    moment: '/?demo=price-tracker&at=1izYyMDIx1DE0sTQ0RegrSk0DOjoD4XITSyMj01gA',
    pageMoment: '/demo/price-tracker?at=1izYyMDIx1DE0sTQ0RegrSk0DOjoD4XITSyMj01gA',
    story:
      '/storybook/iframe.html?id=demos-price-tracker--preview&viewMode=story&args=at:1izYyMDIx1DE0sTQ0RegrSk0DOjoD4XITSyMj01gA',
    tour: '/?demo=price-tracker&tour',
    tourStep: '/?demo=price-tracker&tour=2',
    pageTour: '/demo/price-tracker?tour=1',
    brand: '/?demo=price-tracker&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2',
    pageBrand: '/demo/price-tracker?for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2',
    brandMoment:
      '/?demo=price-tracker&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1izYyMDIx1DE0sTQ0RegrSk0DOjoD4XITSyMj01gA',
    pageBrandMoment:
      '/demo/price-tracker?for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1izYyMDIx1DE0sTQ0RegrSk0DOjoD4XITSyMj01gA',
    ask: '/contact?about=price-tracker&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1izYyMDIx1DE0sTQ0RegrSk0DOjoD4XITSyMj01gA',
    entries: [],
    state: {
      random: 120326335,
      openedAt: 1772441935860,
      automaticAt: 1772442025860,
      updated: {
        at: 1772441996860,
        by: 'timer',
      },
    },
  },
  'token-generator': {
    start: '/?demo=token-generator',
    page: '/demo/token-generator',
    moment:
      '/?demo=token-generator&at=1I021P9AVoBhA8go2TXC3wLQFOXsQ1FNaUJBTidBjaAABqKEMjnZ4iCGSASz2kRSDIiu1HJoIkMRTUgty8isRkWIMtCQWAA',
    pageMoment:
      '/demo/token-generator?at=1I021P9AVoBhA8go2TXC3wLQFOXsQ1FNaUJBTidBjaAABqKEMjnZ4iCGSASz2kRSDIiu1HJoIkMRTUgty8isRkWIMtCQWAA',
    story:
      '/storybook/iframe.html?id=demos-token-generator--preview&viewMode=story&args=at:1I021P9AVoBhA8go2TXC3wLQFOXsQ1FNaUJBTidBjaAABqKEMjnZ4iCGSASz2kRSDIiu1HJoIkMRTUgty8isRkWIMtCQWAA',
    tour: '/?demo=token-generator&tour',
    tourStep: '/?demo=token-generator&tour=2',
    pageTour: '/demo/token-generator?tour=1',
    brand: '/?demo=token-generator&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2',
    pageBrand: '/demo/token-generator?for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2',
    brandMoment:
      '/?demo=token-generator&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1I021P9AVoBhA8go2TXC3wLQFOXsQ1FNaUJBTidBjaAABqKEMjnZ4iCGSASz2kRSDIiu1HJoIkMRTUgty8isRkWIMtCQWAA',
    pageBrandMoment:
      '/demo/token-generator?for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1I021P9AVoBhA8go2TXC3wLQFOXsQ1FNaUJBTidBjaAABqKEMjnZ4iCGSASz2kRSDIiu1HJoIkMRTUgty8isRkWIMtCQWAA',
    prefill: '/?demo=token-generator&name=Orchard+%26+Sons&symbol=ORCH&supply=1000000',
    pagePrefill: '/demo/token-generator?name=Orchard+%26+Sons&symbol=ORCH&supply=1000000',
    ask: '/contact?about=token-generator&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1I021P9AVoBhA8go2TXC3wLQFOXsQ1FNaUJBTidBjaAABqKEMjnZ4iCGSASz2kRSDIiu1HJoIkMRTUgty8isRkWIMtCQWAA',
    entries: [
      ['Token name', 'Orchard'],
      ['Symbol', 'ORCH'],
      ['Total supply', '10000000'],
      ['Decimals', '18'],
      ['Network', 'Polygon'],
    ],
    state: {
      step: 'success',
      draft: {
        name: 'Orchard',
        symbol: 'ORCH',
        supply: '10000000',
        decimals: '18',
        network: 'polygon',
      },
      copy: null,
    },
  },
  'trading-bot': {
    start: '/?demo=trading-bot',
    page: '/demo/trading-bot',
    moment: '/?demo=trading-bot&at=1izYyMDIxRPJ8fgkilExMDQyQTAPLQYMrFgA',
    pageMoment: '/demo/trading-bot?at=1izYyMDIxRPJ8fgkilExMDQyQTAPLQYMrFgA',
    story:
      '/storybook/iframe.html?id=demos-trading-bot--preview&viewMode=story&args=at:1izYyMDIxRPJ8fgkilExMDQyQTAPLQYMrFgA',
    tour: '/?demo=trading-bot&tour',
    tourStep: '/?demo=trading-bot&tour=2',
    pageTour: '/demo/trading-bot?tour=1',
    brand: '/?demo=trading-bot&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2',
    pageBrand: '/demo/trading-bot?for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2',
    brandMoment:
      '/?demo=trading-bot&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1izYyMDIxRPJ8fgkilExMDQyQTAPLQYMrFgA',
    pageBrandMoment:
      '/demo/trading-bot?for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1izYyMDIxRPJ8fgkilExMDQyQTAPLQYMrFgA',
    ask: '/contact?about=trading-bot&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1izYyMDIxRPJ8fgkilExMDQyQTAPLQYMrFgA',
    entries: [],
    state: {
      random: 3407387079,
      profitCents: 128202,
      trades: 357,
    },
  },
  'smart-contracts': {
    start: '/?demo=smart-contracts',
    page: '/demo/smart-contracts',
    moment: '/?demo=smart-contracts&at=1Q1YNC2C4i5BCPCm1QNfIANkP6cDQLQJGE8J7RgYGBrEA',
    pageMoment: '/demo/smart-contracts?at=1Q1YNC2C4i5BCPCm1QNfIANkP6cDQLQJGE8J7RgYGBrEA',
    story:
      '/storybook/iframe.html?id=demos-smart-contracts--preview&viewMode=story&args=at:1Q1YNC2C4i5BCPCm1QNfIANkP6cDQLQJGE8J7RgYGBrEA',
    tour: '/?demo=smart-contracts&tour',
    tourStep: '/?demo=smart-contracts&tour=2',
    pageTour: '/demo/smart-contracts?tour=1',
    brand: '/?demo=smart-contracts&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2',
    pageBrand: '/demo/smart-contracts?for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2',
    brandMoment:
      '/?demo=smart-contracts&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1Q1YNC2C4i5BCPCm1QNfIANkP6cDQLQJGE8J7RgYGBrEA',
    pageBrandMoment:
      '/demo/smart-contracts?for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1Q1YNC2C4i5BCPCm1QNfIANkP6cDQLQJGE8J7RgYGBrEA',
    ask: '/contact?about=smart-contracts&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1Q1YNC2C4i5BCPCm1QNfIANkP6cDQLQJGE8J7RgYGBrEA',
    entries: [['Token standard', 'BEP-20']],
    state: {
      standard: 'bep-20',
      phase: 'generated',
      copy: null,
    },
  },
  'brute-force': {
    start: '/?demo=brute-force',
    page: '/demo/brute-force',
    moment: '/?demo=brute-force&at=1izYyMDIxxOliSwsDg1gA',
    pageMoment: '/demo/brute-force?at=1izYyMDIxxOliSwsDg1gA',
    story:
      '/storybook/iframe.html?id=demos-brute-force--preview&viewMode=story&args=at:1izYyMDIxxOliSwsDg1gA',
    tour: '/?demo=brute-force&tour',
    tourStep: '/?demo=brute-force&tour=2',
    pageTour: '/demo/brute-force?tour=1',
    brand: '/?demo=brute-force&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2',
    pageBrand: '/demo/brute-force?for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2',
    brandMoment: '/?demo=brute-force&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1izYyMDIxxOliSwsDg1gA',
    pageBrandMoment: '/demo/brute-force?for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1izYyMDIxxOliSwsDg1gA',
    ask: '/contact?about=brute-force&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1izYyMDIxxOliSwsDg1gA',
    entries: [['Target type', 'Wallet']],
    state: {
      random: 3399810779,
      phase: 'done',
      tested: 'wallet',
      progress: 100,
      attempts: 52077,
    },
  },
  'blockchain-explorer': {
    start: '/?demo=blockchain-explorer',
    page: '/demo/blockchain-explorer',
    moment: '/?demo=blockchain-explorer&at=1Q1aN1RZDCx1LE3MdIyMDZA9gcXdeYk5lSWZysVJtLAA',
    pageMoment: '/demo/blockchain-explorer?at=1Q1aN1RZDCx1LE3MdIyMDZA9gcXdeYk5lSWZysVJtLAA',
    story:
      '/storybook/iframe.html?id=demos-blockchain-explorer--preview&viewMode=story&args=at:1Q1aN1RZDCx1LE3MdIyMDZA9gcXdeYk5lSWZysVJtLAA',
    tour: '/?demo=blockchain-explorer&tour',
    tourStep: '/?demo=blockchain-explorer&tour=2',
    pageTour: '/demo/blockchain-explorer?tour=1',
    brand: '/?demo=blockchain-explorer&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2',
    pageBrand: '/demo/blockchain-explorer?for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2',
    brandMoment:
      '/?demo=blockchain-explorer&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1Q1aN1RZDCx1LE3MdIyMDZA9gcXdeYk5lSWZysVJtLAA',
    pageBrandMoment:
      '/demo/blockchain-explorer?for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1Q1aN1RZDCx1LE3MdIyMDZA9gcXdeYk5lSWZysVJtLAA',
    ask: '/contact?about=blockchain-explorer&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1Q1aN1RZDCx1LE3MdIyMDZA9gcXdeYk5lSWZysVJtLAA',
    entries: [['Search', '18,947,220']],
    state: {
      search: '18,947,220',
      tab: 'analytics',
    },
  },
  wallet: {
    start: '/?demo=wallet',
    page: '/demo/wallet',
    moment: '/?demo=wallet&at=1Q1aN0-OYrsxLKylWqo0FAA',
    pageMoment: '/demo/wallet?at=1Q1aN0-OYrsxLKylWqo0FAA',
    story: '/storybook/iframe.html?id=demos-wallet--preview&viewMode=story&args=at:1Q1aN0-OYrsxLKylWqo0FAA',
    tour: '/?demo=wallet&tour',
    tourStep: '/?demo=wallet&tour=2',
    pageTour: '/demo/wallet?tour=1',
    brand: '/?demo=wallet&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2',
    pageBrand: '/demo/wallet?for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2',
    brandMoment: '/?demo=wallet&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1Q1aN0-OYrsxLKylWqo0FAA',
    pageBrandMoment: '/demo/wallet?for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1Q1aN0-OYrsxLKylWqo0FAA',
    ask: '/contact?about=wallet&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1Q1aN0-OYrsxLKylWqo0FAA',
    entries: [],
    state: {
      tab: 'nfts',
      isBalanceHidden: true,
    },
  },
  'nft-marketplace': {
    start: '/?demo=nft-marketplace',
    page: '/demo/nft-marketplace',
    moment: '/?demo=nft-marketplace&at=1Q1YNC3S4i5BiIbe0ODMZxWvYnJRUBIxWpdpYAA',
    pageMoment: '/demo/nft-marketplace?at=1Q1YNC3S4i5BiIbe0ODMZxWvYnJRUBIxWpdpYAA',
    story:
      '/storybook/iframe.html?id=demos-nft-marketplace--preview&viewMode=story&args=at:1Q1YNC3S4i5BiIbe0ODMZxWvYnJRUBIxWpdpYAA',
    tour: '/?demo=nft-marketplace&tour',
    tourStep: '/?demo=nft-marketplace&tour=2',
    pageTour: '/demo/nft-marketplace?tour=1',
    brand: '/?demo=nft-marketplace&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2',
    pageBrand: '/demo/nft-marketplace?for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2',
    brandMoment:
      '/?demo=nft-marketplace&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1Q1YNC3S4i5BiIbe0ODMZxWvYnJRUBIxWpdpYAA',
    pageBrandMoment:
      '/demo/nft-marketplace?for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1Q1YNC3S4i5BiIbe0ODMZxWvYnJRUBIxWpdpYAA',
    ask: '/contact?about=nft-marketplace&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1Q1YNC3S4i5BiIbe0ODMZxWvYnJRUBIxWpdpYAA',
    entries: [
      ['Search', 'brass'],
      ['Category', 'Music'],
    ],
    state: {
      search: 'brass',
      category: 'music',
    },
  },
  'business-partner': {
    start: '/?demo=business-partner',
    page: '/demo/business-partner',
    moment: '/?demo=business-partner&at=1Q1ZdWgwMoJJUuIOgfKCMZ05OZl5-ZjGyH7A4vaAAGFclual5JUCVsQA',
    pageMoment: '/demo/business-partner?at=1Q1ZdWgwMoJJUuIOgfKCMZ05OZl5-ZjGyH7A4vaAAGFclual5JUCVsQA',
    story:
      '/storybook/iframe.html?id=demos-business-partner--preview&viewMode=story&args=at:1Q1ZdWgwMoJJUuIOgfKCMZ05OZl5-ZjGyH7A4vaAAGFclual5JUCVsQA',
    tour: '/?demo=business-partner&tour',
    tourStep: '/?demo=business-partner&tour=2',
    pageTour: '/demo/business-partner?tour=1',
    brand: '/?demo=business-partner&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2',
    pageBrand: '/demo/business-partner?for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2',
    brandMoment:
      '/?demo=business-partner&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1Q1ZdWgwMoJJUuIOgfKCMZ05OZl5-ZjGyH7A4vaAAGFclual5JUCVsQA',
    pageBrandMoment:
      '/demo/business-partner?for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1Q1ZdWgwMoJJUuIOgfKCMZ05OZl5-ZjGyH7A4vaAAGFclual5JUCVsQA',
    ask: '/contact?about=business-partner&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1Q1ZdWgwMoJJUuIOgfKCMZ05OZl5-ZjGyH7A4vaAAGFclual5JUCVsQA',
    entries: [['State', 'Illinois']],
    state: {
      tab: 'appointments',
      place: {
        usState: 'Illinois',
        city: null,
      },
    },
  },
  staking: {
    start: '/?demo=staking',
    page: '/demo/staking',
    moment: '/?demo=staking&at=1Q1YNCifMQIMGrG56UX55SQayL7A61cjUwECpNhYA',
    pageMoment: '/demo/staking?at=1Q1YNCifMQIMGrG56UX55SQayL7A61cjUwECpNhYA',
    story:
      '/storybook/iframe.html?id=demos-staking--preview&viewMode=story&args=at:1Q1YNCifMQIMGrG56UX55SQayL7A61cjUwECpNhYA',
    tour: '/?demo=staking&tour',
    tourStep: '/?demo=staking&tour=2',
    pageTour: '/demo/staking?tour=1',
    brand: '/?demo=staking&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2',
    pageBrand: '/demo/staking?for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2',
    brandMoment:
      '/?demo=staking&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1Q1YNCifMQIMGrG56UX55SQayL7A61cjUwECpNhYA',
    pageBrandMoment:
      '/demo/staking?for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1Q1YNCifMQIMGrG56UX55SQayL7A61cjUwECpNhYA',
    ask: '/contact?about=staking&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1Q1YNCifMQIMGrG56UX55SQayL7A61cjUwECpNhYA',
    entries: [
      ['Pool', 'Polygon Growth'],
      ['Amount to stake', '2500'],
    ],
    state: {
      openPool: 'polygon-growth',
      amount: '2500',
    },
  },
  dao: {
    start: '/?demo=dao',
    page: '/demo/dao',
    story: '/storybook/iframe.html?id=demos-dao--preview&viewMode=story',
    tour: '/?demo=dao&tour',
    tourStep: '/?demo=dao&tour=2',
    pageTour: '/demo/dao?tour=1',
    brand: '/?demo=dao&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2',
    pageBrand: '/demo/dao?for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2',
    ask: '/contact?about=dao&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2',
    entries: [],
    state: {},
  },
  'p2p-crypto': {
    start: '/?demo=p2p-crypto',
    page: '/demo/p2p-crypto',
    moment:
      '/?demo=p2p-crypto&at=1Q1YNjhK4c2AR5BrigRIIiZW5qXkIZVA-RKYgMQdZLVa_mJsaGKCEETBhwE0DpxKQf3OABsUCAA',
    pageMoment:
      '/demo/p2p-crypto?at=1Q1YNjhK4c2AR5BrigRIIiZW5qXkIZVA-RKYgMQdZLVa_mJsaGKCEETBhwE0DpxKQf3OABsUCAA',
    story:
      '/storybook/iframe.html?id=demos-p2p-crypto--preview&viewMode=story&args=at:1Q1YNjhK4c2AR5BrigRIIiZW5qXkIZVA-RKYgMQdZLVa_mJsaGKCEETBhwE0DpxKQf3OABsUCAA',
    tour: '/?demo=p2p-crypto&tour',
    tourStep: '/?demo=p2p-crypto&tour=2',
    pageTour: '/demo/p2p-crypto?tour=1',
    brand: '/?demo=p2p-crypto&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2',
    pageBrand: '/demo/p2p-crypto?for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2',
    brandMoment:
      '/?demo=p2p-crypto&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1Q1YNjhK4c2AR5BrigRIIiZW5qXkIZVA-RKYgMQdZLVa_mJsaGKCEETBhwE0DpxKQf3OABsUCAA',
    pageBrandMoment:
      '/demo/p2p-crypto?for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1Q1YNjhK4c2AR5BrigRIIiZW5qXkIZVA-RKYgMQdZLVa_mJsaGKCEETBhwE0DpxKQf3OABsUCAA',
    ask: '/contact?about=p2p-crypto&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1Q1YNjhK4c2AR5BrigRIIiZW5qXkIZVA-RKYgMQdZLVa_mJsaGKCEETBhwE0DpxKQf3OABsUCAA',
    entries: [
      ['Buy or sell', 'Sell'],
      ['Asset', 'ETH'],
      ['Payment method', 'PayPal'],
      ['USD amount', '7500'],
    ],
    state: {
      side: 'sell',
      asset: 'ETH',
      payment: 'paypal',
      amount: '7500',
    },
  },
  launchpad: {
    start: '/?demo=launchpad',
    page: '/demo/launchpad',
    moment:
      '/?demo=launchpad&at=1I021P9AVoBhA8go2Tagug-nNS1Uoyc9OzVNIyy9SSE1MzlAoKUpN1SNkGFiPY0oKKBQRphlUmKQZOCcamjuZuZolGboYJrsZJhq4GTs6GSeZu5gmG7iaOhkZWRomuhITTYk5qSBr4VEBEwBHemYZMDESciUoWJwTCxAONDUwIKSnOD-tBEWPIWE9QOckI0WIgZ6BgYEpQYtAydAF5Au4RiMDIzNdAxNdA8MQA0srVHtxhBKKcCwA',
    pageMoment:
      '/demo/launchpad?at=1I021P9AVoBhA8go2Tagug-nNS1Uoyc9OzVNIyy9SSE1MzlAoKUpN1SNkGFiPY0oKKBQRphlUmKQZOCcamjuZuZolGboYJrsZJhq4GTs6GSeZu5gmG7iaOhkZWRomuhITTYk5qSBr4VEBEwBHemYZMDESciUoWJwTCxAONDUwIKSnOD-tBEWPIWE9QOckI0WIgZ6BgYEpQYtAydAF5Au4RiMDIzNdAxNdA8MQA0srVHtxhBKKcCwA',
    story:
      '/storybook/iframe.html?id=demos-launchpad--preview&viewMode=story&args=at:1I021P9AVoBhA8go2Tagug-nNS1Uoyc9OzVNIyy9SSE1MzlAoKUpN1SNkGFiPY0oKKBQRphlUmKQZOCcamjuZuZolGboYJrsZJhq4GTs6GSeZu5gmG7iaOhkZWRomuhITTYk5qSBr4VEBEwBHemYZMDESciUoWJwTCxAONDUwIKSnOD-tBEWPIWE9QOckI0WIgZ6BgYEpQYtAydAF5Au4RiMDIzNdAxNdA8MQA0srVHtxhBKKcCwA',
    tour: '/?demo=launchpad&tour',
    tourStep: '/?demo=launchpad&tour=2',
    pageTour: '/demo/launchpad?tour=1',
    brand: '/?demo=launchpad&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2',
    pageBrand: '/demo/launchpad?for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2',
    brandMoment:
      '/?demo=launchpad&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1I021P9AVoBhA8go2Tagug-nNS1Uoyc9OzVNIyy9SSE1MzlAoKUpN1SNkGFiPY0oKKBQRphlUmKQZOCcamjuZuZolGboYJrsZJhq4GTs6GSeZu5gmG7iaOhkZWRomuhITTYk5qSBr4VEBEwBHemYZMDESciUoWJwTCxAONDUwIKSnOD-tBEWPIWE9QOckI0WIgZ6BgYEpQYtAydAF5Au4RiMDIzNdAxNdA8MQA0srVHtxhBKKcCwA',
    pageBrandMoment:
      '/demo/launchpad?for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1I021P9AVoBhA8go2Tagug-nNS1Uoyc9OzVNIyy9SSE1MzlAoKUpN1SNkGFiPY0oKKBQRphlUmKQZOCcamjuZuZolGboYJrsZJhq4GTs6GSeZu5gmG7iaOhkZWRomuhITTYk5qSBr4VEBEwBHemYZMDESciUoWJwTCxAONDUwIKSnOD-tBEWPIWE9QOckI0WIgZ6BgYEpQYtAydAF5Au4RiMDIzNdAxNdA8MQA0srVHtxhBKKcCwA',
    ask: '/contact?about=launchpad&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1I021P9AVoBhA8go2Tagug-nNS1Uoyc9OzVNIyy9SSE1MzlAoKUpN1SNkGFiPY0oKKBQRphlUmKQZOCcamjuZuZolGboYJrsZJhq4GTs6GSeZu5gmG7iaOhkZWRomuhITTYk5qSBr4VEBEwBHemYZMDESciUoWJwTCxAONDUwIKSnOD-tBEWPIWE9QOckI0WIgZ6BgYEpQYtAydAF5Au4RiMDIzNdAxNdA8MQA0srVHtxhBKKcCwA',
    entries: [
      ['Name', 'Orchard'],
      ['Description', 'One token for each tree.'],
      ['Token address', '0x4f0Ca17B6E6b1D1cF1a0F3AB3b7D5c0E5B2291aE'],
      ['Sale type', 'Private'],
      ['Hard cap', '500'],
      ['Soft cap', '100'],
      ['Price', '0.0005'],
      ['Start date', '2026-04-01, 09:00'],
    ],
    state: {
      step: 'deploy',
      draft: {
        name: 'Orchard',
        description: 'One token for each tree.',
        tokenAddress: '0x4f0Ca17B6E6b1D1cF1a0F3AB3b7D5c0E5B2291aE',
        saleType: 'private',
        hardCap: '500',
        softCap: '100',
        price: '0.0005',
        startDate: '2026-04-01T09:00',
        endDate: '',
      },
    },
  },
  'cross-chain': {
    start: '/?demo=cross-chain',
    page: '/demo/cross-chain',
    moment: '/?demo=cross-chain&at=1Q1aN1WojPVMUH-WXFiWnwt0Miz1Y6COpBDqvJDMvEeQ8DOXF-cAgTlSqjQUA',
    pageMoment: '/demo/cross-chain?at=1Q1aN1WojPVMUH-WXFiWnwt0Miz1Y6COpBDqvJDMvEeQ8DOXF-cAgTlSqjQUA',
    story:
      '/storybook/iframe.html?id=demos-cross-chain--preview&viewMode=story&args=at:1Q1aN1WojPVMUH-WXFiWnwt0Miz1Y6COpBDqvJDMvEeQ8DOXF-cAgTlSqjQUA',
    tour: '/?demo=cross-chain&tour',
    tourStep: '/?demo=cross-chain&tour=2',
    pageTour: '/demo/cross-chain?tour=1',
    brand: '/?demo=cross-chain&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2',
    pageBrand: '/demo/cross-chain?for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2',
    brandMoment:
      '/?demo=cross-chain&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1Q1aN1WojPVMUH-WXFiWnwt0Miz1Y6COpBDqvJDMvEeQ8DOXF-cAgTlSqjQUA',
    pageBrandMoment:
      '/demo/cross-chain?for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1Q1aN1WojPVMUH-WXFiWnwt0Miz1Y6COpBDqvJDMvEeQ8DOXF-cAgTlSqjQUA',
    ask: '/contact?about=cross-chain&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1Q1aN1WojPVMUH-WXFiWnwt0Miz1Y6COpBDqvJDMvEeQ8DOXF-cAgTlSqjQUA',
    entries: [
      ['Source chain', 'Polygon'],
      ['Destination chain', 'Solana'],
      ['Amount', '2.5'],
    ],
    state: {
      source: 'polygon',
      destination: 'solana',
      amount: '2.5',
    },
  },
  'meme-launcher': {
    start: '/?demo=meme-launcher',
    page: '/demo/meme-launcher',
    moment:
      '/?demo=meme-launcher&at=1I011QGJBapGCb35JBrJvsOmDOweq09c_xIOQHlQPQTV6lijkZGanFisAI1ohJzG3QE-pNhYA',
    pageMoment:
      '/demo/meme-launcher?at=1I011QGJBapGCb35JBrJvsOmDOweq09c_xIOQHlQPQTV6lijkZGanFisAI1ohJzG3QE-pNhYA',
    story:
      '/storybook/iframe.html?id=demos-meme-launcher--preview&viewMode=story&args=at:1I011QGJBapGCb35JBrJvsOmDOweq09c_xIOQHlQPQTV6lijkZGanFisAI1ohJzG3QE-pNhYA',
    tour: '/?demo=meme-launcher&tour',
    tourStep: '/?demo=meme-launcher&tour=2',
    pageTour: '/demo/meme-launcher?tour=1',
    brand: '/?demo=meme-launcher&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2',
    pageBrand: '/demo/meme-launcher?for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2',
    brandMoment:
      '/?demo=meme-launcher&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1I011QGJBapGCb35JBrJvsOmDOweq09c_xIOQHlQPQTV6lijkZGanFisAI1ohJzG3QE-pNhYA',
    pageBrandMoment:
      '/demo/meme-launcher?for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1I011QGJBapGCb35JBrJvsOmDOweq09c_xIOQHlQPQTV6lijkZGanFisAI1ohJzG3QE-pNhYA',
    ask: '/contact?about=meme-launcher&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1I011QGJBapGCb35JBrJvsOmDOweq09c_xIOQHlQPQTV6lijkZGanFisAI1ohJzG3QE-pNhYA',
    entries: [
      ['Name', 'Paper Moth'],
      ['Symbol', 'MOTH'],
      ['Description', 'It likes the lamp.'],
    ],
    state: {
      draft: {
        name: 'Paper Moth',
        symbol: 'MOTH',
        description: 'It likes the lamp.',
      },
    },
  },
  dapp: {
    start: '/?demo=dapp',
    page: '/demo/dapp',
    moment: '/?demo=dapp&at=1Q1ZdnpiTk1rinJ-Xl5qMFkyorgLHpRUkauEmGeqZEtQBTAcI9UbIyjEDIj2_LLUoDxQTSrWxAA',
    pageMoment: '/demo/dapp?at=1Q1ZdnpiTk1rinJ-Xl5qMFkyorgLHpRUkauEmGeqZEtQBTAcI9UbIyjEDIj2_LLUoDxQTSrWxAA',
    story:
      '/storybook/iframe.html?id=demos-dapp--preview&viewMode=story&args=at:1Q1ZdnpiTk1rinJ-Xl5qMFkyorgLHpRUkauEmGeqZEtQBTAcI9UbIyjEDIj2_LLUoDxQTSrWxAA',
    tour: '/?demo=dapp&tour',
    tourStep: '/?demo=dapp&tour=2',
    pageTour: '/demo/dapp?tour=1',
    brand: '/?demo=dapp&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2',
    pageBrand: '/demo/dapp?for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2',
    brandMoment:
      '/?demo=dapp&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1Q1ZdnpiTk1rinJ-Xl5qMFkyorgLHpRUkauEmGeqZEtQBTAcI9UbIyjEDIj2_LLUoDxQTSrWxAA',
    pageBrandMoment:
      '/demo/dapp?for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1Q1ZdnpiTk1rinJ-Xl5qMFkyorgLHpRUkauEmGeqZEtQBTAcI9UbIyjEDIj2_LLUoDxQTSrWxAA',
    ask: '/contact?about=dapp&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1Q1ZdnpiTk1rinJ-Xl5qMFkyorgLHpRUkauEmGeqZEtQBTAcI9UbIyjEDIj2_LLUoDxQTSrWxAA',
    entries: [
      ['Swap from', '1.5'],
      ['Swap to', '12'],
    ],
    state: {
      connection: 'connected',
      tab: 'governance',
      swap: {
        from: '1.5',
        to: '12',
      },
    },
  },
  'crypto-listing': {
    start: '/?demo=crypto-listing',
    page: '/demo/crypto-listing',
    moment: '/?demo=crypto-listing&at=1Q1YNci0i-BDhng8Mj0QUbwEjCe5sWIxlJOalpyKrSkktSczMKcZjYiwA',
    pageMoment: '/demo/crypto-listing?at=1Q1YNci0i-BDhng8Mj0QUbwEjCe5sWIxlJOalpyKrSkktSczMKcZjYiwA',
    story:
      '/storybook/iframe.html?id=demos-crypto-listing--preview&viewMode=story&args=at:1Q1YNci0i-BDhng8Mj0QUbwEjCe5sWIxlJOalpyKrSkktSczMKcZjYiwA',
    tour: '/?demo=crypto-listing&tour',
    tourStep: '/?demo=crypto-listing&tour=2',
    pageTour: '/demo/crypto-listing?tour=1',
    brand: '/?demo=crypto-listing&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2',
    pageBrand: '/demo/crypto-listing?for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2',
    brandMoment:
      '/?demo=crypto-listing&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1Q1YNci0i-BDhng8Mj0QUbwEjCe5sWIxlJOalpyKrSkktSczMKcZjYiwA',
    pageBrandMoment:
      '/demo/crypto-listing?for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1Q1YNci0i-BDhng8Mj0QUbwEjCe5sWIxlJOalpyKrSkktSczMKcZjYiwA',
    ask: '/contact?about=crypto-listing&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1Q1YNci0i-BDhng8Mj0QUbwEjCe5sWIxlJOalpyKrSkktSczMKcZjYiwA',
    entries: [
      ['Sort by', 'Change (24 h)'],
      ['Starred', 'Solana'],
    ],
    state: {
      sort: 'change',
      starred: ['solana'],
      open: ['solana'],
    },
  },
  'mobile-wallet': {
    start: '/?demo=mobile-wallet',
    page: '/demo/mobile-wallet',
    moment: '/?demo=mobile-wallet&at=1Q1aN0-OYrgTGXUlmXnqxUm0sAA',
    pageMoment: '/demo/mobile-wallet?at=1Q1aN0-OYrgTGXUlmXnqxUm0sAA',
    story:
      '/storybook/iframe.html?id=demos-mobile-wallet--preview&viewMode=story&args=at:1Q1aN0-OYrgTGXUlmXnqxUm0sAA',
    tour: '/?demo=mobile-wallet&tour',
    tourStep: '/?demo=mobile-wallet&tour=2',
    pageTour: '/demo/mobile-wallet?tour=1',
    brand: '/?demo=mobile-wallet&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2',
    pageBrand: '/demo/mobile-wallet?for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2',
    brandMoment:
      '/?demo=mobile-wallet&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1Q1aN0-OYrgTGXUlmXnqxUm0sAA',
    pageBrandMoment:
      '/demo/mobile-wallet?for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1Q1aN0-OYrgTGXUlmXnqxUm0sAA',
    ask: '/contact?about=mobile-wallet&for=M%C3%BCller+%26+S%C3%B6hne&color=7a1fa2&at=1Q1aN0-OYrgTGXUlmXnqxUm0sAA',
    entries: [['Asset', 'BTC']],
    state: {
      tab: 'settings',
      isBalanceHidden: true,
    },
  },
}
