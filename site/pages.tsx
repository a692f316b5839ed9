// Which screen stands at which address (SPEC section 2, Routes): one table for the router, hydration, prefetching and
// prerendering.
import type { ReactElement } from 'react'
import { matchPath } from 'react-router-dom'
import { copyText } from '#src/browser/clipboard.ts'
import { productBySlug, productSlugs } from '#src/content/products.ts'
import { serviceBySlug, serviceSlugs } from '#src/content/services.ts'
import { lazyModule, type LazyModule } from './lazyModule.ts'

/** A screen at an address. */
export interface Page {
  /** The screen's code. */
  screen: Pick<LazyModule<never>, 'load' | 'renew'>
  /** Its source, for the prerenderer to find its chunk. */
  module: string
  /** The screen with what the address says. `about` is the query's `about`, null until hydrated. */
  element: (about: string | null) => ReactElement
}

const home = lazyModule(() => import('#src/screens/HomeScreen.tsx'))
const services = lazyModule(() => import('#src/screens/ServicesScreen.tsx'))
const service = lazyModule(() => import('#src/screens/ServiceScreen.tsx'))
const products = lazyModule(() => import('#src/screens/ProductsScreen.tsx'))
const product = lazyModule(() => import('#src/screens/ProductScreen.tsx'))
const about = lazyModule(() => import('#src/screens/AboutScreen.tsx'))
const contact = lazyModule(() => import('#src/screens/ContactScreen.tsx'))
const notFound = lazyModule(async () => {
  const { NotFoundScreen } = await import('#src/patterns/NotFoundScreen.tsx')
  return { default: NotFoundScreen }
})

/** The page for whatever has no page. */
export const notFoundPage: Page = {
  screen: notFound,
  module: 'src/patterns/NotFoundScreen.tsx',
  element: () => <notFound.Component />,
}

const fixedPages: Readonly<Record<string, Page>> = {
  '/': { screen: home, module: 'src/screens/HomeScreen.tsx', element: () => <home.Component /> },
  '/services': {
    screen: services,
    module: 'src/screens/ServicesScreen.tsx',
    element: () => <services.Component />,
  },
  '/products': {
    screen: products,
    module: 'src/screens/ProductsScreen.tsx',
    element: () => <products.Component />,
  },
  '/about': { screen: about, module: 'src/screens/AboutScreen.tsx', element: () => <about.Component /> },
  '/contact': {
    screen: contact,
    module: 'src/screens/ContactScreen.tsx',
    element: (topic) => <contact.Component key={topic} about={topic} copyText={copyText} />,
  },
}

/** The page at a path; the not-found page for an unknown path or slug. */
export function pageAt(path: string): Page {
  for (const [pattern, page] of Object.entries(fixedPages)) if (matchPath(pattern, path)) return page
  const serviceSlug = serviceBySlug(slugOf('/services/:slug', path))?.slug
  if (serviceSlug)
    return {
      screen: service,
      module: 'src/screens/ServiceScreen.tsx',
      element: () => <service.Component slug={serviceSlug} />,
    }
  const productSlug = productBySlug(slugOf('/products/:slug', path))?.slug
  if (productSlug)
    return {
      screen: product,
      module: 'src/screens/ProductScreen.tsx',
      element: () => <product.Component slug={productSlug} />,
    }
  return notFoundPage
}

function slugOf(pattern: string, path: string): string {
  return matchPath(pattern, path)?.params.slug ?? ''
}

/** The path that 404.html is drawn for: it stands at addresses that the prerenderer does not know. */
export const NOT_FOUND_PATH = '/404'

/** Every address that has a page. */
export const pagePaths: readonly string[] = [
  ...Object.keys(fixedPages),
  ...serviceSlugs.map((slug) => `/services/${slug}`),
  ...productSlugs.map((slug) => `/products/${slug}`),
]
