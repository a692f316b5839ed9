// Parts of the layout whose code comes after the page's own.
// The ticker's styles come with the page, or the strip would stand unstyled until its code is there.
import '#src/market/TickerStrip.css.ts'
import { isDemoId } from '#src/content/demos.ts'
import { lazyModule } from './lazyModule.ts'

/**
 * The ticker; until its code is there, the strip stands as the server drew it. The browser makes its first number format in
 * a turn of its own, since that takes as long as drawing the strip: a press in between is not kept waiting for both.
 */
export const ticker = lazyModule(async () => {
  const part = await import('./LiveTicker.tsx')
  part.makeFormats()
  await new Promise((resolve) => setTimeout(resolve))
  return part
})

/** Opens demos; loaded with the first one, or when the pointer nears a link to one. */
export const demoLauncher = lazyModule(() => import('./DemoLauncher.tsx'))

/** The demos that open without a wait, by their keys. */
export const demosThere = new Set<string>()

/** Loads a demo's code and, beside it, all around it, ahead of its press. Does nothing when that fails: the press tries again. */
export function preloadDemo(key: string): void {
  if (!isDemoId(key)) return
  const demo = import('./demos.ts').then(({ demoLoaders }) => demoLoaders[key]())
  Promise.all([demo, demoLauncher.load()])
    .then(() => demosThere.add(key))
    .catch(() => undefined)
}

/** The chat; until its code is there, its button stands for it. */
export const liveChat = lazyModule(() => import('./LiveChat.tsx'))

/** The list at the end of a service's page; until its code is there, it stands as the server drew it. */
export const entryList = lazyModule(async () => {
  const { EntryList } = await import('#src/patterns/EntryList.tsx')
  return { default: EntryList }
})

/** What sets price and time on a service's page; until its code is there, it stands as the server drew it. */
export const familyTerms = lazyModule(async () => {
  const { FamilyTerms } = await import('#src/patterns/FamilyTerms.tsx')
  return { default: FamilyTerms }
})

/** What happens after a message; until its code is there, it stands as the server drew it. */
export const nextSteps = lazyModule(async () => {
  const { NextSteps } = await import('#src/patterns/NextSteps.tsx')
  return { default: NextSteps }
})

/** The policies in place, for visitors without scripts. */
export const policyTexts = lazyModule(() => import('#src/patterns/PolicyTexts.tsx'))
