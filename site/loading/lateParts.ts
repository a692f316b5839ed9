// Parts of the layout whose code loads after the page's own.
// The ticker's styles load with the page, because the strip would be unstyled until its code is loaded.
import '#src/market/TickerStrip.css.ts'
import { isDemoId } from '#src/content/demos.ts'
import { lazyModule } from './lazyModule.ts'
import { prerendered } from './prerendered.tsx'

let tell: () => void

/** Resolves when the page is at rest: everything requested is loaded, and more may be loaded ahead. Never if the visitor saves data. */
export const atRest = new Promise<void>((resolve) => {
  tell = resolve
})

/** Marks the page as at rest. */
export const markAtRest = (): void => tell()

/** The ticker; until its code is loaded, the server's strip stays. */
export const ticker = lazyModule(async () => (await import('../app/LiveTicker.tsx')).load())

/** Loads what opens demos: with the first one, or when the pointer reaches a link to one. */
export const loadDemoLauncher = async () => (await import('../demos/DemoLauncher.tsx')).default

/** The demos that open without a wait, by their keys. */
export const loadedDemos = new Set<string>()

/** Loads a demo's code and its frame ahead of a press. A failure has no effect: the press tries again. */
export async function preloadDemo(key: string): Promise<void> {
  if (!isDemoId(key) || loadedDemos.has(key)) return
  const demo = import('../demos/demos.ts').then(({ demoLoaders }) => demoLoaders[key]())
  await Promise.all([demo, loadDemoLauncher()])
    .then(() => loadedDemos.add(key))
    .catch(() => undefined)
}

/** Loads the chat; until then, only its button shows. */
export const loadChat = async () => (await import('../app/LiveChat.tsx')).default

/** The list at the end of a service's page. */
export const RelatedOffers = prerendered(
  async () => (await import('#src/parts/sections/OfferList.tsx')).OfferList,
)

/** The steps after a message. */
export const NextSteps = prerendered(
  async () => (await import('#src/parts/sections/NextSteps.tsx')).NextSteps,
)

/** The details of a real company on the contact page. */
export const CompanyRows = prerendered(async () => (await import('#src/screens/CompanyRows.tsx')).default)

/** The policies as text on the about page, for visitors without scripts. */
export const PolicyTexts = prerendered(async () => (await import('#src/parts/page/PolicyTexts.tsx')).default)
