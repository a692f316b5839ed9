// Which screen stands at which address (SPEC section 2, Routes): one table for the router, hydration, prefetching and
// prerendering.
import type { ReactElement } from 'react'
import { matchPath } from 'react-router-dom'
import { copyText } from '#src/browser/clipboard.ts'
import type { OfferPath } from '#src/content/copy/offerCopy.ts'
import { productSlugs } from '#src/content/products.ts'
import { serviceSlugs } from '#src/content/services.ts'
import { lazyModule, type LazyModule } from './lazyModule.ts'

/** A screen at an address. */
export interface Page {
  /** The screen's code. */
  screen: Pick<LazyModule<never>, 'load' | 'renew'>
  /** Its sources, for the prerenderer to find their chunks. */
  modules: readonly string[]
  /** The screen with what the address says. `about` is the query's `about`, null until hydrated. */
  element: (about: string | null) => ReactElement
}

const home = lazyModule(() => import('#src/screens/HomeScreen.tsx'))
const services = lazyModule(() => import('#src/screens/ServicesScreen.tsx'))
const products = lazyModule(() => import('#src/screens/ProductsScreen.tsx'))
const about = lazyModule(() => import('#src/screens/AboutScreen.tsx'))
const contact = lazyModule(() => import('#src/screens/ContactScreen.tsx'))
const notFound = lazyModule(async () => {
  const { NotFoundScreen } = await import('#src/patterns/NotFoundScreen.tsx')
  return { default: NotFoundScreen }
})

/** The page for whatever has no page. */
export const notFoundPage: Page = {
  screen: notFound,
  modules: ['src/patterns/NotFoundScreen.tsx'],
  element: () => <notFound.Component />,
}

const fixedPages: Readonly<Record<string, Page>> = {
  '/': { screen: home, modules: ['src/screens/HomeScreen.tsx'], element: () => <home.Component /> },
  '/services': {
    screen: services,
    modules: ['src/screens/ServicesScreen.tsx'],
    element: () => <services.Component />,
  },
  '/products': {
    screen: products,
    modules: ['src/screens/ProductsScreen.tsx'],
    element: () => <products.Component />,
  },
  '/about': { screen: about, modules: ['src/screens/AboutScreen.tsx'], element: () => <about.Component /> },
  '/contact': {
    screen: contact,
    modules: ['src/screens/ContactScreen.tsx'],
    element: (topic) => <contact.Component key={topic} about={topic} copyText={copyText} />,
  },
}

function offerPage(path: OfferPath): Page {
  const screen = lazyModule(async () => (await import('./offerScreens.tsx')).offerScreen(path))
  return {
    screen,
    modules: ['site/offerScreens.tsx', `src/content/copy${path}.ts`],
    element: () => <screen.Component />,
  }
}

const offerPages: ReadonlyMap<string, Page> = new Map(
  [
    ...serviceSlugs.map((slug) => `/services/${slug}` as const),
    ...productSlugs.map((slug) => `/products/${slug}` as const),
  ].map((path) => [path, offerPage(path)]),
)

/** The page at a path; the not-found page for an unknown path or slug. */
export function pageAt(path: string): Page {
  for (const [pattern, page] of Object.entries(fixedPages)) if (matchPath(pattern, path)) return page
  return offerPages.get(path.replace(/\/$/, '')) ?? notFoundPage
}

/** The path that 404.html is drawn for: it stands at addresses that the prerenderer does not know. */
export const NOT_FOUND_PATH = '/404'

/** Every address that has a page. */
export const pagePaths: readonly string[] = [...Object.keys(fixedPages), ...offerPages.keys()]

/** One address of each screen: a visit prefetches these, and the long copy of a page only when its link is near. */
export const screenPaths: readonly string[] = [...Object.keys(fixedPages), '/services/token-creation']
