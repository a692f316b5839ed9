// Parts of the layout whose code loads after the page's own.
// The ticker's styles load with the page, because the strip would be unstyled until its code is loaded.
import '#src/market/TickerStrip.css.ts'
import { isDemoId } from '#src/content/demos.ts'
import { atRest } from './atRest.ts'
import { lazyModule } from './lazyModule.ts'

/** The ticker; until its code is loaded, the server's strip stays. */
export const ticker = lazyModule(async () => (await import('../app/LiveTicker.tsx')).load())

/** Opens demos; loaded with the first one, or when the pointer reaches a link to one. */
export const demoLauncher = lazyModule(() => import('../demos/DemoLauncher.tsx'))

/** The demos that open without a wait, by their keys. */
export const demosThere = new Set<string>()

/** Loads a demo's code and its frame ahead of a press. A failure has no effect: the press tries again. */
export function preloadDemo(key: string): void {
  if (!isDemoId(key)) return
  const demo = import('../demos/demos.ts').then(({ demoLoaders }) => demoLoaders[key]())
  Promise.all([demo, demoLauncher.load()])
    .then(() => demosThere.add(key))
    .catch(() => undefined)
}

/** The chat; until its code is loaded, only its button shows. */
export const liveChat = lazyModule(() => import('../app/LiveChat.tsx'))

/** The list at the end of a service's page; until its code is loaded, the server's list stays. */
export const entryList = lazyModule(async () => {
  const { EntryList } = await import('#src/parts/sections/EntryList.tsx')
  return { default: EntryList }
})

/** The steps after a message; until the code is loaded, the server's list stays. */
export const nextSteps = lazyModule(async () => {
  const { NextSteps } = await import('#src/parts/sections/NextSteps.tsx')
  return { default: NextSteps }
})

/** The details of a real company on the contact page; until the code is loaded, the server's rows stay. */
export const companyRows = lazyModule(() => import('#src/screens/CompanyRows.tsx'))

/** The places where demos play; until the page is at rest, the server's tiles stay. */
export const stagePlace = lazyModule(async () => {
  if (!import.meta.env.SSR) await atRest
  return { default: (await import('../demos/LiveStagePlace.tsx')).LiveStagePlace }
})

/** The places of the story's pictures; until the page is at rest, they are empty. */
export const beatPlace = lazyModule(async () => {
  if (!import.meta.env.SSR) await atRest
  return { default: (await import('../demos/LiveBeatPlace.tsx')).LiveBeatPlace }
})

/** The policies as text on the about page, for visitors without scripts. */
export const policyTexts = lazyModule(() => import('#src/parts/page/PolicyTexts.tsx'))
