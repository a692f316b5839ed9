// Services and products as the screens show them: with the address of their page, and of their demo once it is built.
import type { OfferPath } from '../content/copy/offerCopy.ts'
import { demoByKey, demoHref, isBuiltDemo, type Demo, type DemoKey } from '../content/demos.ts'
import type { Family } from '../content/families.ts'
import { products, type ProductSlug } from '../content/products.ts'
import { services, type ServiceSlug } from '../content/services.ts'

/** A service or a product. */
export interface Offer {
  kind: 'service' | 'product'
  slug: ServiceSlug | ProductSlug
  name: string
  family: Family
  /** The address of its page. */
  href: string
  /** The demo that shows it, built or not; some services have none. */
  demo?: Demo | undefined
  /** The address that opens that demo; only where it is built. */
  demoHref?: string | undefined
  /** The demo belongs to another product. */
  borrowsDemo: boolean
}

/** The address that opens a demo over the page, once it is built. */
export function hrefOfDemo(key: DemoKey): string | undefined {
  return isBuiltDemo(key) ? demoHref(key) : undefined
}

export const serviceOffers: readonly Offer[] = services.map(({ slug, name, family, demo }) => ({
  kind: 'service',
  slug,
  name,
  family,
  href: `/services/${slug}`,
  demo: demo && demoByKey(demo),
  demoHref: demo && hrefOfDemo(demo),
  borrowsDemo: false,
}))

export const productOffers: readonly Offer[] = products.map(
  ({ slug, name, family, demo, borrowsDemo = false }) => ({
    kind: 'product',
    slug,
    name,
    family,
    href: `/products/${slug}`,
    demo: demoByKey(demo),
    demoHref: hrefOfDemo(demo),
    borrowsDemo,
  }),
)

const byPath: ReadonlyMap<string, Offer> = new Map(
  [...serviceOffers, ...productOffers].map((offer) => [offer.href, offer]),
)

/** The service or product whose page stands at an address. */
export function offerAt(path: OfferPath): Offer
export function offerAt(path: string): Offer | undefined
export function offerAt(path: string): Offer | undefined {
  return byPath.get(path)
}

/**
 * The demo whose picture stands for a group of products: the first one that can be opened and belongs to its
 * product, else the first one.
 */
export function showpieceOf(offers: readonly Offer[]): Offer | undefined {
  const own = offers.filter(({ demo, borrowsDemo }) => demo && !borrowsDemo)
  return own.find((offer) => offer.demoHref !== undefined) ?? own[0]
}
