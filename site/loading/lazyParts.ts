// Parts of the layout whose code comes after the page's own.
// The ticker's styles come with the page, or the strip would stand unstyled until its code is there.
import '#src/market/TickerStrip.css.ts'
import { isDemoId } from '#src/content/demos.ts'
import { atRest } from './atRest.ts'
import { lazyModule } from './lazyModule.ts'

/** The ticker; until its code is there, the strip stands as the server drew it. */
export const ticker = lazyModule(() => import('../app/LiveTicker.tsx'))

/** Opens demos; loaded with the first one, or when the pointer nears a link to one. */
export const demoLauncher = lazyModule(() => import('../demos/DemoLauncher.tsx'))

/** The demos that open without a wait, by their keys. */
export const demosThere = new Set<string>()

/** Loads a demo's code and, beside it, all around it, ahead of its press. Does nothing when that fails: the press tries again. */
export function preloadDemo(key: string): void {
  if (!isDemoId(key)) return
  const demo = import('../demos/demos.ts').then(({ demoLoaders }) => demoLoaders[key]())
  Promise.all([demo, demoLauncher.load()])
    .then(() => demosThere.add(key))
    .catch(() => undefined)
}

/** The chat; until its code is there, its button stands for it. */
export const liveChat = lazyModule(() => import('../app/LiveChat.tsx'))

/** The list at the end of a service's page; until its code is there, it stands as the server drew it. */
export const entryList = lazyModule(async () => {
  const { EntryList } = await import('#src/parts/sections/EntryList.tsx')
  return { default: EntryList }
})

/** What happens after a message; until its code is there, it stands as the server drew it. */
export const nextSteps = lazyModule(async () => {
  const { NextSteps } = await import('#src/parts/sections/NextSteps.tsx')
  return { default: NextSteps }
})

/** What a real company shows on the contact page; until its code is there, it stands as the server rendered it. */
export const companyRows = lazyModule(() => import('#src/screens/CompanyRows.tsx'))

/** Where demos show themselves; until the page is at rest, the tiles stand there as the server drew them. */
export const stagePlace = lazyModule(async () => {
  if (!import.meta.env.SSR) await atRest
  return { default: (await import('../demos/LiveStagePlace.tsx')).LiveStagePlace }
})

/** Where the story's pictures are drawn; until the page is at rest, its stages stand empty. */
export const beatPlace = lazyModule(async () => {
  if (!import.meta.env.SSR) await atRest
  return { default: (await import('../demos/LiveBeatPlace.tsx')).LiveBeatPlace }
})

/** The policies as text on the about page, for visitors without scripts. */
export const policyTexts = lazyModule(() => import('#src/parts/page/PolicyTexts.tsx'))
