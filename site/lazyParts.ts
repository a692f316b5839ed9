// Parts of the layout whose code comes after the page's own.
// The ticker's styles come with the page, or the strip would stand unstyled until its code is there.
import '#src/market/TickerStrip.css.ts'
import { lazyModule } from './lazyModule.ts'

/** The ticker; until its code is there, the strip stands as the server drew it. */
export const ticker = lazyModule(() => import('./LiveTicker.tsx'))

/** Opens demos; loaded with the first one, or when the pointer nears a link to one. */
export const demoLauncher = lazyModule(() => import('./DemoLauncher.tsx'))

/** The chat; until its code is there, its button stands for it. */
export const liveChat = lazyModule(() => import('./LiveChat.tsx'))

/** The policies in place, for visitors without scripts. */
export const policyTexts = lazyModule(() => import('#src/patterns/PolicyTexts.tsx'))
