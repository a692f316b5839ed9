// Services and products as the screens show them: with the address of their page, and of their demo.
import type { OfferPath } from '../content/copy/offerCopy.ts'
import { demoByKey, demoHref, type Demo } from '../content/demos.ts'
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
  /** The demo that shows it; some services have none. */
  demo?: Demo | undefined
  /** The address that opens that demo. */
  demoHref?: string | undefined
  /** The demo belongs to another product. */
  borrowsDemo: boolean
}

export const serviceOffers: readonly Offer[] = services.map(({ slug, name, family, demo }) => ({
  kind: 'service',
  slug,
  name,
  family,
  href: `/services/${slug}`,
  demo: demo && demoByKey(demo),
  demoHref: demo && demoHref(demo),
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
    demoHref: demoHref(demo),
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

/** The offer whose demo's picture stands for a group: the first one with a demo of its own. */
export function showpieceOf(offers: readonly Offer[]): Offer | undefined {
  return offers.find(({ demo, borrowsDemo }) => demo && !borrowsDemo)
}
