// The links of header and footer, and which entry is the current one.
import { offerLists, products, services, type Offer } from './offers.ts'

interface NavigationEntry {
  readonly id: string
  readonly name: string
  readonly path: string
}

/** Part of a dropdown. */
export interface NavigationGroup {
  readonly heading?: string
  readonly offers: readonly Offer[]
}

/** The header's links (Rules, Header). Services and Products are the triggers of the dropdowns. */
export const mainNavigation = [
  { id: 'home', name: 'Home', path: '/' },
  { id: 'services', ...offerLists.service },
  { id: 'products', ...offerLists.product },
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

/** The services dropdown, in two groups; the products dropdown, in one. */
export const dropdowns: Readonly<Record<'services' | 'products', readonly NavigationGroup[]>> = {
  services: [
    { heading: 'With a live demo', offers: services.filter(({ demo }) => demo) },
    { heading: 'More services', offers: services.filter(({ demo }) => !demo) },
  ],
  products: [{ offers: products }],
}

/** The entries with a list. */
export type ListId = keyof typeof dropdowns

/** Whether an entry has a list. */
export const hasList = (id: string): id is ListId => id in dropdowns

/** How many services, and how many products (Rules, Footer). */
const FOOTER_LINKS = 6

const inFooter = (offers: readonly Offer[]) => offers.filter(({ demo }) => demo).slice(0, FOOTER_LINKS)

/** The first six services with a demo; the links lead to the list, not to a demo. */
export const footerServices = inFooter(services)

/** The first six products with a demo; the links lead to the list, not to a demo. */
export const footerProducts = inFooter(products)
