// The demo that a visitor left for the contact page, from the page's address. Loaded if the address contains one.
import { PARAMETERS } from '#src/address/address.ts'
import { demoAbout, demoLeft } from '#src/parts/inquiry/inquiry.ts'
import { readEntered, SHORTENED, TOO_LONG } from '#src/parts/inquiry/entered.ts'
import type { Entry } from '#src/simulation/entries.ts'
import { brandOf } from '#src/parts/send/brandOf.ts'
import type { Brand } from '#src/theme/brand.ts'
import { demoLoaders } from './demos.ts'

/** Its brand and its entries. */
export interface LeftDemo {
  readonly brand: Brand | null
  readonly entries: readonly Entry[]
  /** What the message lacks of the demo, in sentences; missing if it lacks nothing. */
  readonly leftOut?: string
}

/**
 * Reads them from the parameters of the page's address. `onRead` receives the brand immediately, and the entries when the demo's
 * code is loaded; a link that the demo cannot read has no entries.
 */
export async function readLeftDemo(said: URLSearchParams, onRead: (left: LeftDemo) => void): Promise<void> {
  const { brand } = brandOf(said)
  const about = said.get(PARAMETERS.about)
  const at = said.get(PARAMETERS.moment)
  const id = demoAbout(about)
  const entered = id === null ? null : readEntered(said.get(PARAMETERS.entered))
  if (entered) {
    const { why, isShortened, entries } = entered
    const leftOut = `Your message has no link to the demo as you left it. ${TOO_LONG[why]}${isShortened ? ` ${SHORTENED}` : ''}`
    return onRead({ brand, entries, leftOut })
  }
  onRead({ brand, entries: [] })
  if (id === null || at === null || demoLeft(about, at) === null) return
  const demo = (await demoLoaders[id]()).default.open({ at })
  if (demo.getStatus().arrival === 'sent') onRead({ brand, entries: demo.getEntries() })
}
