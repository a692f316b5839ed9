// The products: every slug of SPEC section 2 in its order. Each has a demo, some that of another product.
import type { DemoId } from './demos.ts'
import type { Family } from './families.ts'

const list = [
  {
    slug: 'token-generator',
    name: 'Token generator',
    family: 'launch',
    demo: 'token-generator',
  },
  {
    slug: 'meme-launcher',
    name: 'Meme launcher',
    family: 'launch',
    demo: 'meme-launcher',
  },
  {
    slug: 'nft-studio',
    name: 'NFT studio',
    family: 'trade',
    demo: 'nft-marketplace',
  },
  {
    slug: 'launchpad-builder',
    name: 'Launchpad builder',
    family: 'launch',
    demo: 'launchpad',
  },
  {
    slug: 'dao-builder',
    name: 'DAO builder',
    family: 'launch',
    demo: 'dao',
  },
  {
    slug: 'contract-builder',
    name: 'Contract builder',
    family: 'build',
    demo: 'smart-contracts',
  },
  {
    slug: 'token-locker',
    name: 'Token locker',
    family: 'launch',
    demo: 'token-generator',
    borrowsDemo: true,
  },
  {
    slug: 'airdrop-manager',
    name: 'Airdrop manager',
    family: 'launch',
    demo: 'token-generator',
    borrowsDemo: true,
  },
  {
    slug: 'trading-bot',
    name: 'Trading bot',
    family: 'trade',
    demo: 'trading-bot',
  },
  {
    slug: 'sniping-bot',
    name: 'Sniping bot',
    family: 'trade',
    demo: 'trading-bot',
    borrowsDemo: true,
  },
  {
    slug: 'wallet-tracker',
    name: 'Wallet tracker',
    family: 'secure',
    demo: 'token-generator',
    borrowsDemo: true,
  },
  {
    slug: 'mobile-wallet',
    name: 'Mobile wallet',
    family: 'secure',
    demo: 'mobile-wallet',
  },
  {
    slug: 'brute-force',
    name: 'Brute-force tester',
    family: 'secure',
    demo: 'brute-force',
  },
  {
    slug: 'crypto-listing',
    name: 'Crypto listing',
    family: 'trade',
    demo: 'crypto-listing',
  },
  {
    slug: 'price-tracker',
    name: 'Price tracker',
    family: 'trade',
    demo: 'price-tracker',
  },
  {
    slug: 'p2p-crypto',
    name: 'P2P exchange',
    family: 'trade',
    demo: 'p2p-crypto',
  },
  {
    slug: 'business-partner',
    name: 'Partner finder',
    family: 'secure',
    demo: 'business-partner',
  },
  {
    slug: 'enterprise-solutions',
    name: 'Enterprise solutions',
    family: 'build',
    demo: 'token-generator',
    borrowsDemo: true,
  },
  {
    slug: 'gaming-platform',
    name: 'Gaming platform',
    family: 'build',
    demo: 'token-generator',
    borrowsDemo: true,
  },
] as const satisfies readonly {
  slug: string
  name: string
  family: Family
  demo: DemoId
  borrowsDemo?: true
}[]

export type ProductSlug = (typeof list)[number]['slug']

export interface Product {
  /** The last part of its address: /products/{slug}. */
  readonly slug: ProductSlug
  readonly name: string
  readonly family: Family
  /** The demo that shows this product. */
  readonly demo: DemoId
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
