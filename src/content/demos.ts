// The demos, in the order of the wall (Rules, Wall).
import type { Family } from './families.ts'

interface DemoLine {
  readonly key: string
  readonly name: string
  readonly tileName?: string
  readonly family: Family
  readonly width?: Demo['width']
}

/**
 * The order of the tiles on the wall: no two neighbors share a family in any of its layouts. A test checks that,
 * and suggests an order for a new demo.
 */
const lines = [
  { key: 'price-tracker', name: 'Price tracker', family: 'trade' },
  { key: 'token-generator', name: 'Token generator', family: 'launch', width: 'form' },
  { key: 'trading-bot', name: 'Trading bot', family: 'trade' },
  { key: 'smart-contracts', name: 'Contract builder', family: 'build' },
  { key: 'brute-force', name: 'Brute-force tester', family: 'secure' },
  { key: 'blockchain-explorer', name: 'Blockchain explorer', tileName: 'Explorer', family: 'build' },
  { key: 'wallet', name: 'Wallet', family: 'secure' },
  { key: 'nft-marketplace', name: 'NFT marketplace', family: 'trade' },
  { key: 'business-partner', name: 'Partner finder', family: 'secure' },
  { key: 'staking', name: 'Staking platform', tileName: 'Staking', family: 'trade' },
  { key: 'dao', name: 'DAO governance', family: 'launch' },
  { key: 'p2p-crypto', name: 'P2P exchange', family: 'trade' },
  { key: 'launchpad', name: 'Launchpad builder', tileName: 'Launchpad', family: 'launch', width: 'wide' },
  { key: 'cross-chain', name: 'Cross-chain bridge', tileName: 'Bridge', family: 'build', width: 'form' },
  { key: 'meme-launcher', name: 'Meme launcher', family: 'launch' },
  { key: 'dapp', name: 'DApp interface', family: 'build' },
  { key: 'crypto-listing', name: 'Crypto listing', family: 'trade' },
  { key: 'mobile-wallet', name: 'Mobile wallet', family: 'secure', width: 'form' },
] as const satisfies readonly DemoLine[]

/** A demo's key, as in its address (`?demo=…`) and as its folder in src/demos is called. */
export type DemoId = (typeof lines)[number]['key']

export interface Demo {
  readonly key: DemoId
  /** The demo's title, as on its panel. */
  readonly name: string
  /** The short label on its tile; its name if that is short enough. */
  readonly tileName: string
  readonly family: Family
  /** The width of its panel: `wide` (1200 px) for rows and tables, `form` for forms (1040 px). */
  readonly width: 'wide' | 'form'
}

/** The label of every demo (Rules, Demo overlay). */
export const DEMO_LABEL = 'Demo – can be customized as requested'

/** All demos, in the order of the wall. For a new demo, add an entry; the compiler then lists what is missing. */
export const demos: readonly Demo[] = lines.map((line) => ({ tileName: line.name, width: 'wide', ...line }))

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

/** The page to send: it shows only the demo. */
export function demoPagePath(id: DemoId): string {
  return `/demo/${id}`
}

/** The page to send that shows several demos (Rules, One link for several demos). */
export const ROOM_PATH = '/demo'

/** The link that opens a demo over the current page. */
export function demoHref(id: DemoId): string {
  return `?demo=${id}`
}
