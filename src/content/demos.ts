// The demos: every kind that SPEC section 2 names, in the order of the wall.
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

/** A demo's key, as in its address (`?demo=…`). */
export type DemoId = (typeof wall)[number]['key']

export interface Demo {
  readonly key: DemoId
  /** The demo's title, as on its panel. */
  readonly name: string
  /** The short label on its tile. */
  readonly tileName: string
  readonly family: Family
}

/** All demos, in the order of the wall. A new one is one more entry; the compiler then names what it lacks. */
export const demos: readonly Demo[] = wall

export const demoIds: readonly DemoId[] = demos.map(({ key }) => key)

const byKey: ReadonlyMap<string, Demo> = new Map(demos.map((demo) => [demo.key, demo]))

/** Whether a text is a demo's key. */
export function isDemoId(key: string): key is DemoId {
  return byKey.has(key)
}

/** The texts of a demo. */
export function demoByKey(key: DemoId): Demo
export function demoByKey(key: string): Demo | undefined
export function demoByKey(key: string): Demo | undefined {
  return byKey.get(key)
}

/** The link that opens a demo over whatever page it stands on. */
export function demoHref(id: DemoId): string {
  return `?demo=${id}`
}
