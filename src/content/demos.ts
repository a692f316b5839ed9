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
    family: 'trade',
  },
  {
    key: 'token-generator',
    name: 'Token generator',
    tileName: 'Token generator',
    family: 'launch',
  },
  {
    key: 'trading-bot',
    name: 'Trading bot',
    tileName: 'Trading bot',
    family: 'trade',
  },
  {
    key: 'smart-contracts',
    name: 'Smart contract builder',
    tileName: 'Contract builder',
    family: 'build',
  },
  {
    key: 'brute-force',
    name: 'Brute-force security tester',
    tileName: 'Brute-force tester',
    family: 'secure',
  },
  {
    key: 'blockchain-explorer',
    name: 'Blockchain explorer',
    tileName: 'Explorer',
    family: 'build',
  },
  {
    key: 'wallet',
    name: 'Wallet',
    tileName: 'Wallet',
    family: 'secure',
  },
  {
    key: 'nft-marketplace',
    name: 'NFT marketplace',
    tileName: 'NFT marketplace',
    family: 'trade',
  },
  {
    key: 'business-partner',
    name: 'Business partner finder',
    tileName: 'Partner finder',
    family: 'secure',
  },
  {
    key: 'staking',
    name: 'Staking platform',
    tileName: 'Staking',
    family: 'trade',
  },
  {
    key: 'dao',
    name: 'DAO governance',
    tileName: 'DAO governance',
    family: 'launch',
  },
  {
    key: 'p2p-crypto',
    name: 'P2P exchange',
    tileName: 'P2P exchange',
    family: 'trade',
  },
  {
    key: 'launchpad',
    name: 'Launchpad builder',
    tileName: 'Launchpad',
    family: 'launch',
  },
  {
    key: 'cross-chain',
    name: 'Cross-chain bridge',
    tileName: 'Bridge',
    family: 'build',
  },
  {
    key: 'meme-launcher',
    name: 'Meme token launcher',
    tileName: 'Meme launcher',
    family: 'launch',
  },
  {
    key: 'dapp',
    name: 'DApp interface',
    tileName: 'DApp interface',
    family: 'build',
  },
  {
    key: 'crypto-listing',
    name: 'Crypto listing aggregator',
    tileName: 'Coin listing',
    family: 'trade',
  },
  {
    key: 'mobile-wallet',
    name: 'Mobile wallet',
    tileName: 'Mobile wallet',
    family: 'secure',
  },
] as const satisfies readonly {
  key: string
  name: string
  tileName: string
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
  readonly family: Family
}

/** All kinds of demo, in the order of the wall. Those without a built demo are there for the picture only. */
export const demos: readonly Demo[] = wall

/** The demos that can be opened. A new demo is one more id here; the compiler then names what it lacks. */
export const builtDemoIds = [
  'staking',
  'token-generator',
  'trading-bot',
  'brute-force',
  'nft-marketplace',
  'smart-contracts',
  'meme-launcher',
  'launchpad',
  'price-tracker',
  'crypto-listing',
  'blockchain-explorer',
  'business-partner',
  'cross-chain',
  'dao',
  'dapp',
  'mobile-wallet',
  'p2p-crypto',
  'wallet',
] as const satisfies readonly DemoKey[]

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
