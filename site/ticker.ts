// The ticker's code comes after the page's own: until then the strip stands as the server drew it.
// Its styles come with the page, or the strip would stand unstyled.
import '#src/market/TickerStrip.css.ts'
import { lazyModule } from './lazyModule.ts'

export const ticker = lazyModule(() => import('./LiveTicker.tsx'))
