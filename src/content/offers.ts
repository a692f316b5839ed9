// Every service and product, in the one shape that menus, lists, pages, the inquiry and the chat read.
// One line each. The text of its page is in content/copy and is loaded with the page.
import { demoByKey, demoHref, type DemoId } from './demos.ts'
import type { Family } from './families.ts'

interface OfferLine {
  readonly slug: string
  readonly name: string
  readonly family: Family
  /** Its demo. */
  readonly demo?: DemoId
  /** Alternatively, the demo of another product. */
  readonly borrows?: DemoId
}

/** In their order (Rules, Services). */
const serviceLines = [
  { slug: 'token-creation', name: 'Token creation', family: 'launch', demo: 'token-generator' },
  { slug: 'smart-contracts', name: 'Smart contracts', family: 'build', demo: 'smart-contracts' },
  { slug: 'dapp-development', name: 'DApp development', family: 'build', demo: 'dapp' },
  { slug: 'exchange-development', name: 'Exchange development', family: 'trade', demo: 'trading-bot' },
  { slug: 'launchpad-development', name: 'Launchpad development', family: 'launch', demo: 'launchpad' },
  { slug: 'nft-marketplace', name: 'NFT marketplace', family: 'trade', demo: 'nft-marketplace' },
  { slug: 'blockchain-explorer', name: 'Blockchain explorer', family: 'build', demo: 'blockchain-explorer' },
  { slug: 'dao-platform', name: 'DAO platform', family: 'launch', demo: 'dao' },
  { slug: 'staking-platform', name: 'Staking platform', family: 'trade', demo: 'staking' },
  { slug: 'cross-chain-bridge', name: 'Cross-chain bridge', family: 'build', demo: 'cross-chain' },
  { slug: 'wallet-development', name: 'Wallet development', family: 'secure', demo: 'wallet' },
  { slug: 'architecture-design', name: 'Architecture design', family: 'build' },
  { slug: 'tokenomics-design', name: 'Tokenomics design', family: 'launch' },
  { slug: 'multichain-deployment', name: 'Multichain deployment', family: 'build' },
  { slug: 'infrastructure', name: 'Infrastructure', family: 'build' },
  { slug: 'private-blockchain', name: 'Private blockchain', family: 'build' },
  { slug: 'cloud-edge', name: 'Cloud and edge', family: 'build' },
  { slug: 'security-hardening', name: 'Security hardening', family: 'secure' },
  { slug: 'consulting-compliance', name: 'Compliance consulting', family: 'secure' },
  { slug: 'technical-advisory', name: 'Technical advisory', family: 'secure' },
  { slug: 'smart-contract-audits', name: 'Smart contract audits', family: 'secure' },
  { slug: 'legal-compliance', name: 'KYC and AML integration', family: 'secure' },
  { slug: 'whitepaper-documentation', name: 'Whitepaper and docs', family: 'launch' },
  { slug: 'fast-track-support', name: 'Fast-track support', family: 'launch' },
  { slug: 'training', name: 'Training', family: 'secure' },
] as const satisfies readonly OfferLine[]

/** In their order (Rules, Products). */
const productLines = [
  { slug: 'token-generator', name: 'Token generator', family: 'launch', demo: 'token-generator' },
  { slug: 'meme-launcher', name: 'Meme launcher', family: 'launch', demo: 'meme-launcher' },
  { slug: 'nft-studio', name: 'NFT studio', family: 'trade', demo: 'nft-marketplace' },
  { slug: 'launchpad-builder', name: 'Launchpad builder', family: 'launch', demo: 'launchpad' },
  { slug: 'dao-builder', name: 'DAO builder', family: 'launch', demo: 'dao' },
  { slug: 'contract-builder', name: 'Contract builder', family: 'build', demo: 'smart-contracts' },
  { slug: 'token-locker', name: 'Token locker', family: 'launch', borrows: 'token-generator' },
  { slug: 'airdrop-manager', name: 'Airdrop manager', family: 'launch', borrows: 'token-generator' },
  { slug: 'trading-bot', name: 'Trading bot', family: 'trade', demo: 'trading-bot' },
  { slug: 'sniping-bot', name: 'Sniping bot', family: 'trade', borrows: 'trading-bot' },
  { slug: 'wallet-tracker', name: 'Wallet tracker', family: 'secure', borrows: 'token-generator' },
  { slug: 'mobile-wallet', name: 'Mobile wallet', family: 'secure', demo: 'mobile-wallet' },
  { slug: 'brute-force', name: 'Brute-force tester', family: 'secure', demo: 'brute-force' },
  { slug: 'crypto-listing', name: 'Crypto listing', family: 'trade', demo: 'crypto-listing' },
  { slug: 'price-tracker', name: 'Price tracker', family: 'trade', demo: 'price-tracker' },
  { slug: 'p2p-crypto', name: 'P2P exchange', family: 'trade', demo: 'p2p-crypto' },
  { slug: 'business-partner', name: 'Partner finder', family: 'secure', demo: 'business-partner' },
  { slug: 'enterprise-solutions', name: 'Enterprise solutions', family: 'build', borrows: 'token-generator' },
  { slug: 'gaming-platform', name: 'Gaming platform', family: 'build', borrows: 'token-generator' },
] as const satisfies readonly OfferLine[]

type ServiceSlug = (typeof serviceLines)[number]['slug']
type ProductSlug = (typeof productLines)[number]['slug']

type Borrowing = Extract<(typeof serviceLines | typeof productLines)[number], { borrows: DemoId }>

/** The services and products that borrow a demo. */
export type BorrowerOf<Id extends DemoId> = Extract<Borrowing, { borrows: Id }>['slug']

export type OfferKind = 'service' | 'product'

/** The address of a service's or product's page. */
export type OfferPath = `/services/${ServiceSlug}` | `/products/${ProductSlug}`

/** A service or a product. */
export interface Offer {
  readonly kind: OfferKind
  /** The last part of its address. Unique among the offers of its kind. */
  readonly slug: ServiceSlug | ProductSlug
  readonly name: string
  readonly family: Family
  readonly path: OfferPath
  /** Its demo; some have none. */
  readonly demo?: DemoId | undefined
  /** Whether that demo belongs to another product; its page then says so. */
  readonly borrowsDemo: boolean
}

/** The page that lists all offers of a kind. */
export const offerLists = {
  service: { name: 'Services', path: '/services' },
  product: { name: 'Products', path: '/products' },
} as const satisfies Record<OfferKind, { name: string; path: string }>

const offersOf = (kind: OfferKind, lines: readonly (OfferLine & Pick<Offer, 'slug'>)[]): readonly Offer[] =>
  lines.map(({ slug, name, family, demo, borrows }) => ({
    kind,
    slug,
    name,
    family,
    path: `${offerLists[kind].path}/${slug}` as OfferPath,
    demo: demo ?? borrows,
    borrowsDemo: borrows !== undefined,
  }))

export const services = offersOf('service', serviceLines)

export const products = offersOf('product', productLines)

export const offers: readonly Offer[] = [...services, ...products]

const byPath: ReadonlyMap<string, Offer> = new Map(offers.map((offer) => [offer.path, offer]))

/** The service or product with its page at this address. */
export function offerAt(path: OfferPath): Offer
export function offerAt(path: string): Offer | undefined
export function offerAt(path: string): Offer | undefined {
  return byPath.get(path)
}

/** The link to an offer's demo, if it has one; it names a borrowed demo (Rules, Products). */
export const liveDemoOf = ({ name, family, demo, borrowsDemo }: Offer) =>
  demo && {
    href: demoHref(demo),
    subject: name,
    family,
    shows: borrowsDemo ? demoByKey(demo).name : undefined,
  }

/** The services and products that show a demo, the demo's own first. */
export const offersShowing = (id: DemoId): readonly Offer[] => [
  offerOfDemo(id),
  ...offers.filter(({ demo, borrowsDemo }) => demo === id && borrowsDemo),
]

/** The service or product that a demo shows; each demo has one. */
export function offerOfDemo(id: DemoId): Offer {
  const offer = offers.find(({ demo, borrowsDemo }) => demo === id && !borrowsDemo)
  if (!offer) throw new Error(`No service and no product shows the demo ${id}.`)
  return offer
}
