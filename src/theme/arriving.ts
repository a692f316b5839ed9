// A page that loads lays out its beginning first (site/start/layOutRest.ts).
import { pageSelector } from '../wires/wires.ts'

/** For parts of a page that are as wide as the page: while it loads, those below the window wait. */
export const waitsBelow = {
  [`${pageSelector('arriving')} &`]: { contentVisibility: 'auto', containIntrinsicSize: 'auto 800px' },
} as const
