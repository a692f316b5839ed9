// The screen of each address (Rules, Routes): one table for the router, hydration, prefetching and
// prerendering.
import type { ReactElement } from 'react'
import { offers, type OfferPath } from '#src/content/offers.ts'
import { lazyModule, type LazyModule } from '../loading/lazyModule.ts'

/** A screen at an address. */
export interface Page {
  /** The screen's code. */
  screen: Pick<LazyModule<never>, 'load' | 'isLoaded' | 'renew'>
  /** Its sources, for the prerenderer to find their chunks. */
  modules: readonly string[]
  /** Sources with styles for the first load: their code loads after hydration. */
  laterModules?: readonly string[]
  /** Its anchors choose what it lists and are no places on it: a change of them leaves scroll position and focus. */
  anchorsFilter?: boolean
  /** The screen with the parameters of the address. `about` is the query's `about`, null until hydrated. */
  element: (about: string | null) => ReactElement
}

const home = lazyModule(() => import('./HomePage.tsx'))
const services = lazyModule(() => import('./ServicesPage.tsx'))
const products = lazyModule(() => import('./ProductsPage.tsx'))
const about = lazyModule(() => import('./AboutPage.tsx'))
const contact = lazyModule(() => import('./ContactPage.tsx'))
const notFound = lazyModule(async () => {
  const { NotFoundPage } = await import('#src/parts/loading/NotFoundPage.tsx')
  return { default: NotFoundPage }
})

/** The page for unknown addresses. */
export const notFoundPage: Page = {
  screen: notFound,
  modules: ['src/parts/loading/NotFoundPage.tsx'],
  element: () => <notFound.Component />,
}

const fixedPages: Readonly<Record<string, Page>> = {
  '/': { screen: home, modules: ['site/app/HomePage.tsx'], element: () => <home.Component /> },
  '/services': {
    screen: services,
    modules: ['site/app/ServicesPage.tsx'],
    anchorsFilter: true,
    element: () => <services.Component />,
  },
  '/products': {
    screen: products,
    modules: ['site/app/ProductsPage.tsx'],
    anchorsFilter: true,
    element: () => <products.Component />,
  },
  '/about': { screen: about, modules: ['site/app/AboutPage.tsx'], element: () => <about.Component /> },
  '/contact': {
    screen: contact,
    modules: ['site/app/ContactPage.tsx'],
    laterModules: ['src/parts/sections/NextSteps.tsx'],
    element: (topic) => <contact.Component about={topic} />,
  },
}

function offerPage(path: OfferPath): Page {
  const screen = lazyModule(async () => (await import('./offerScreens.tsx')).offerScreen(path))
  return {
    screen,
    modules: ['site/app/offerScreens.tsx', `src/content/copy${path}.ts`],
    laterModules: ['src/parts/sections/OfferList.tsx'],
    element: () => <screen.Component />,
  }
}

const offerPages: ReadonlyMap<string, Page> = new Map(offers.map(({ path }) => [path, offerPage(path)]))

/** The page at a path; the not-found page for an unknown path or slug. */
export function pageAt(path: string): Page {
  return fixedPages[path] ?? offerPages.get(path) ?? notFoundPage
}

/** The path for rendering 404.html, which hosts serve at unknown addresses. */
export const NOT_FOUND_PATH = '/404'

/** Every address that has a page. */
export const pagePaths: readonly string[] = [...Object.keys(fixedPages), ...offerPages.keys()]
