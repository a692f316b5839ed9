// The products: every slug of SPEC section 2 in its order. Each has a demo, some that of another product.
import type { DemoKey } from './demos.ts'
import type { Family } from './families.ts'

const list = [
  {
    slug: 'token-generator',
    name: 'Token generator',
    sentence: 'Set name, symbol, supply and decimals, then deploy to the network you choose.',
    family: 'launch',
    demo: 'token-generator',
  },
  {
    slug: 'meme-launcher',
    name: 'Meme launcher',
    sentence: 'Turn a name, a symbol and a picture into a token with its own launch page.',
    family: 'launch',
    demo: 'meme-launcher',
  },
  {
    slug: 'nft-studio',
    name: 'NFT studio',
    sentence: 'Mint a collection, state its royalty and sell it from your own storefront.',
    family: 'trade',
    demo: 'nft-marketplace',
  },
  {
    slug: 'launchpad-builder',
    name: 'Launchpad builder',
    sentence: 'Set up a token sale with soft cap, hard cap, price and dates, one step at a time.',
    family: 'launch',
    demo: 'launchpad',
  },
  {
    slug: 'dao-builder',
    name: 'DAO builder',
    sentence: 'Give members proposals, token-weighted votes and a shared treasury.',
    family: 'launch',
    demo: 'dao',
  },
  {
    slug: 'contract-builder',
    name: 'Contract builder',
    sentence: 'Pick a token standard and get source code you can read, copy and download.',
    family: 'build',
    demo: 'smart-contracts',
  },
  {
    slug: 'token-locker',
    name: 'Token locker',
    sentence: 'Hold team or liquidity tokens in a contract until a date, or release them on a schedule.',
    family: 'launch',
    demo: 'token-generator',
    borrowsDemo: true,
  },
  {
    slug: 'airdrop-manager',
    name: 'Airdrop manager',
    sentence: 'Publish the list of addresses as a Merkle root and let each holder claim their share.',
    family: 'launch',
    demo: 'token-generator',
    borrowsDemo: true,
  },
  {
    slug: 'trading-bot',
    name: 'Trading bot',
    sentence: 'Run trading strategies within limits you set, with a log of every order.',
    family: 'trade',
    demo: 'trading-bot',
  },
  {
    slug: 'sniping-bot',
    name: 'Sniping bot',
    sentence: 'Watch for new liquidity pools and buy only when one passes the checks you set.',
    family: 'trade',
    demo: 'trading-bot',
    borrowsDemo: true,
  },
  {
    slug: 'wallet-tracker',
    name: 'Wallet tracker',
    sentence: 'Watch addresses on several networks and get an alert when a balance moves.',
    family: 'secure',
    demo: 'token-generator',
    borrowsDemo: true,
  },
  {
    slug: 'mobile-wallet',
    name: 'Mobile wallet',
    sentence: 'Hold, send and receive assets on a phone, with the keys kept on the device.',
    family: 'secure',
    demo: 'mobile-wallet',
  },
  {
    slug: 'brute-force',
    name: 'Brute-force tester',
    sentence: 'Test how well your own passwords and keys hold up against guessing.',
    family: 'secure',
    demo: 'brute-force',
  },
  {
    slug: 'crypto-listing',
    name: 'Crypto listing',
    sentence: 'Rank coins by market cap, price, volume or change, and star the ones to follow.',
    family: 'trade',
    demo: 'crypto-listing',
  },
  {
    slug: 'price-tracker',
    name: 'Price tracker',
    sentence: 'Follow coin prices on cards that refresh and say when they last did.',
    family: 'trade',
    demo: 'price-tracker',
  },
  {
    slug: 'p2p-crypto',
    name: 'P2P exchange',
    sentence: 'Match buyers with sellers, and keep the coins in escrow until payment is confirmed.',
    family: 'trade',
    demo: 'p2p-crypto',
  },
  {
    slug: 'business-partner',
    name: 'Partner finder',
    sentence: 'Find dealers by state and city, follow an escrow trade and book an appointment.',
    family: 'secure',
    demo: 'business-partner',
  },
  {
    slug: 'enterprise-solutions',
    name: 'Enterprise solutions',
    sentence: 'Connect the systems a company already runs to tokens, an audit trail and access by role.',
    family: 'build',
    demo: 'token-generator',
    borrowsDemo: true,
  },
  {
    slug: 'gaming-platform',
    name: 'Gaming platform',
    sentence: 'Put currency and items on chain, so that players can trade them outside the game.',
    family: 'build',
    demo: 'token-generator',
    borrowsDemo: true,
  },
] as const satisfies readonly {
  slug: string
  name: string
  sentence: string
  family: Family
  demo: DemoKey
  borrowsDemo?: true
}[]

export type ProductSlug = (typeof list)[number]['slug']

export interface Product {
  /** The last part of its address: /products/{slug}. */
  readonly slug: ProductSlug
  readonly name: string
  readonly sentence: string
  readonly family: Family
  /** The demo that shows this product. Check `isBuiltDemo` before offering it. */
  readonly demo: DemoKey
  /** Set where the demo belongs to another product; the page then says so plainly. */
  readonly borrowsDemo?: true
}

export const products: readonly Product[] = list

export const productSlugs: readonly ProductSlug[] = products.map((product) => product.slug)

const bySlug: ReadonlyMap<string, Product> = new Map(products.map((product) => [product.slug, product]))

export function productBySlug(slug: ProductSlug): Product
export function productBySlug(slug: string): Product | undefined
export function productBySlug(slug: string): Product | undefined {
  return bySlug.get(slug)
}
