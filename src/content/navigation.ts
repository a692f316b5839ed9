// What header and footer link to, and which entry counts as the current one.
import type { DemoId } from './demos.ts'
import type { Family } from './families.ts'
import { products } from './products.ts'
import { services } from './services.ts'

/** SPEC section 3, Navigation entry. */
export interface NavigationEntry {
  readonly id: string
  readonly name: string
  readonly path: string
  readonly demo?: DemoId
}

/** An entry of one of the two dropdowns: its glyph needs the family. */
export interface OfferEntry extends NavigationEntry {
  readonly family: Family
}

export interface NavigationGroup {
  readonly heading: string
  readonly entries: readonly OfferEntry[]
}

/** SPEC section 2, Header. Services and Products are the triggers of the dropdowns. */
export const mainNavigation = [
  { id: 'home', name: 'Home', path: '/' },
  { id: 'services', name: 'Services', path: '/services' },
  { id: 'products', name: 'Products', path: '/products' },
  { id: 'about', name: 'About', path: '/about' },
  { id: 'contact', name: 'Contact', path: '/contact' },
] as const satisfies readonly NavigationEntry[]

/**
 * Whether an entry is highlighted on a path: Home on `/` only, any other on its own path and below it,
 * known children or not.
 */
export function isActive(path: string, entryPath: string): boolean {
  if (path === entryPath) return true
  return entryPath !== '/' && path.startsWith(`${entryPath}/`)
}

interface Offer {
  readonly slug: string
  readonly name: string
  readonly family: Family
  readonly demo?: DemoId
}

function offerEntry({ slug, name, family, demo }: Offer, listPath: string): OfferEntry {
  const entry = { id: slug, name, path: `${listPath}/${slug}`, family }
  return demo === undefined ? entry : { ...entry, demo }
}

const serviceEntries = services.map((service) => offerEntry(service, '/services'))

/** The services dropdown, in two groups. */
export const serviceNavigation: readonly NavigationGroup[] = [
  { heading: 'With a live demo', entries: serviceEntries.filter((entry) => entry.demo !== undefined) },
  { heading: 'More services', entries: serviceEntries.filter((entry) => entry.demo === undefined) },
]

/** The products dropdown: one list, in the order of SPEC section 2. */
export const productNavigation: readonly OfferEntry[] = products.map((product) =>
  offerEntry(product, '/products'),
)

export interface FooterLink {
  readonly id: string
  readonly name: string
  readonly href: string
}

/** SPEC section 2, Footer: "6 service links and 6 product links (to /services or /products)". */
const FOOTER_LINKS = 6

function footerLinks(offers: readonly Offer[], href: string): readonly FooterLink[] {
  return offers
    .filter((offer) => offer.demo !== undefined)
    .slice(0, FOOTER_LINKS)
    .map(({ slug, name }) => ({ id: slug, name, href }))
}

/** The first six services that SPEC maps to a demo; the links lead to the list, not to a demo. */
export const footerServices: readonly FooterLink[] = footerLinks(services, '/services')

/** The first six products, likewise. */
export const footerProducts: readonly FooterLink[] = footerLinks(products, '/products')
