// The demos: every kind that SPEC section 2 names, in the order of the wall, and which of them are built.
// Until a demo is built its key counts as unknown and nothing offers it.
import type { Family } from './families.ts'

/**
 * The order is the order of tiles on the wall: no two neighbors share a family in any of its three layouts.
 * A test checks that, so a new kind of demo may need another order.
 */
const wall = [
  {
    key: 'price-tracker',
    name: 'Live price tracker',
    tileName: 'Price tracker',
    sentence: 'Search coins and refresh their sample prices, or wait for the automatic refresh.',
    family: 'trade',
  },
  {
    key: 'token-generator',
    name: 'Token generator',
    tileName: 'Token generator',
    sentence: 'Fill in a token, review it and watch a simulated deployment.',
    family: 'launch',
  },
  {
    key: 'trading-bot',
    name: 'Trading bot',
    tileName: 'Trading bot',
    sentence: 'Start and stop a simulated bot, and see its strategies, trades and running profit.',
    family: 'trade',
  },
  {
    key: 'smart-contracts',
    name: 'Smart contract builder',
    tileName: 'Contract builder',
    sentence: 'Choose a token standard and generate a sample contract to copy or download.',
    family: 'build',
  },
  {
    key: 'brute-force',
    name: 'Brute-force security tester',
    tileName: 'Brute-force tester',
    sentence: 'Run a simulated guessing attack on a sample target and read what it finds.',
    family: 'secure',
  },
  {
    key: 'blockchain-explorer',
    name: 'Blockchain explorer',
    tileName: 'Explorer',
    sentence: 'Switch between sample transactions, sample blocks and fixed network analytics.',
    family: 'build',
  },
  {
    key: 'wallet',
    name: 'Wallet',
    tileName: 'Wallet',
    sentence: 'Look through sample assets and transactions, with the balance shown or hidden.',
    family: 'secure',
  },
  {
    key: 'nft-marketplace',
    name: 'NFT marketplace',
    tileName: 'NFT marketplace',
    sentence: 'Browse sample works by category, or search for one by name.',
    family: 'trade',
  },
  {
    key: 'business-partner',
    name: 'Business partner finder',
    tileName: 'Partner finder',
    sentence: 'Filter sample partners by state and city, and see escrow trades and appointments.',
    family: 'secure',
  },
  {
    key: 'staking',
    name: 'Staking platform',
    tileName: 'Staking',
    sentence: 'Compare three sample pools and see an estimated daily reward as you type an amount.',
    family: 'trade',
  },
  {
    key: 'dao',
    name: 'DAO governance',
    tileName: 'DAO governance',
    sentence: 'Read sample proposals, see how the votes stand and what the treasury holds.',
    family: 'launch',
  },
  {
    key: 'p2p-crypto',
    name: 'P2P exchange',
    tileName: 'P2P exchange',
    sentence: 'Choose an asset, a payment method and an amount, then read the sample offers.',
    family: 'trade',
  },
  {
    key: 'launchpad',
    name: 'Launchpad builder',
    tileName: 'Launchpad',
    sentence: 'Walk through a token sale in four steps, from basic info to the deploy summary.',
    family: 'launch',
  },
  {
    key: 'cross-chain',
    name: 'Cross-chain bridge',
    tileName: 'Bridge',
    sentence: 'Pick two chains and an amount to see the estimated time and the fee.',
    family: 'build',
  },
  {
    key: 'meme-launcher',
    name: 'Meme token launcher',
    tileName: 'Meme launcher',
    sentence: 'Fill in a launch form and look at sample tokens in a trending list.',
    family: 'launch',
  },
  {
    key: 'dapp',
    name: 'DApp interface',
    tileName: 'DApp interface',
    sentence: 'Connect a sample wallet and move between a dashboard, a swap, staking and votes.',
    family: 'build',
  },
  {
    key: 'crypto-listing',
    name: 'Crypto listing aggregator',
    tileName: 'Coin listing',
    sentence: 'Search, sort and star the rows of a sample coin table.',
    family: 'trade',
  },
  {
    key: 'mobile-wallet',
    name: 'Mobile wallet',
    tileName: 'Mobile wallet',
    sentence: 'Use a phone wallet with sample assets: its balance, send, receive and security tabs.',
    family: 'secure',
  },
] as const satisfies readonly {
  key: string
  name: string
  tileName: string
  sentence: string
  family: Family
}[]

/** Every kind of demo that SPEC section 2 names, built or not. */
export type DemoKey = (typeof wall)[number]['key']

export interface Demo {
  readonly key: DemoKey
  /** The demo's title, as on its panel. */
  readonly name: string
  /** The short label on its tile. */
  readonly tileName: string
  readonly sentence: string
  readonly family: Family
}

/** All kinds of demo, in the order of the wall. Those without a built demo are there for the picture only. */
export const demos: readonly Demo[] = wall

/** The demos that can be opened. A new demo is one more id here; the compiler then names what it lacks. */
export const builtDemoIds = ['staking', 'token-generator'] as const satisfies readonly DemoKey[]

/** A demo that can be opened. */
export type DemoId = (typeof builtDemoIds)[number]

/** Whether a key, known or not, belongs to a demo that can be opened. */
export function isBuiltDemo(key: string): key is DemoId {
  return (builtDemoIds as readonly string[]).includes(key)
}

const byKey: ReadonlyMap<string, Demo> = new Map(demos.map((demo) => [demo.key, demo]))

/** The texts of a demo, built or not. Check `isBuiltDemo` before offering it. */
export function demoByKey(key: DemoKey): Demo
export function demoByKey(key: string): Demo | undefined
export function demoByKey(key: string): Demo | undefined {
  return byKey.get(key)
}

/** The link that opens a demo over whatever page it stands on. */
export function demoHref(id: DemoId): string {
  return `?demo=${id}`
}
