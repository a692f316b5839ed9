// The demo that a visitor left for the contact page, from the page's address. Loaded if the address contains one.
import { PARAMETERS } from '#src/address/address.ts'
import { demoAbout, demoLeft } from '#src/parts/inquiry/inquiry.ts'
import { readEntered } from '#src/parts/inquiry/entered.ts'
import { SHORTENED, TOO_LONG } from '#src/parts/inquiry/tooLong.ts'
import type { Entry } from '#src/simulation/entries.ts'
import { brandOf } from '#src/parts/send/brandOf.ts'
import { demoByKey } from '#src/content/demos.ts'
import type { Brand } from '#src/theme/brand.ts'
import { brandTones, type BrandTones } from '#src/theme/brandTones.ts'
import { demoLoaders } from './demos.ts'

/** Its brand and its entries. */
export interface LeftDemo {
  readonly brand: Brand | null
  /** The tones of the client's color for the demo's picture; null without a color. */
  readonly tones: BrandTones | null
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
  const tones = id !== null && brand?.color ? brandTones(brand.color, demoByKey(id).family) : null
  const entered = id === null ? null : readEntered(said.get(PARAMETERS.entered))
  if (entered) {
    const { why, isShortened, entries } = entered
    const leftOut = `Your message has no link to the demo as you left it. ${TOO_LONG[why]}${isShortened ? ` ${SHORTENED}` : ''}`
    return onRead({ brand, tones, entries, leftOut })
  }
  onRead({ brand, tones, entries: [] })
  if (id === null || at === null || demoLeft(about, at) === null) return
  const demo = (await demoLoaders[id]()).default.open({ at })
  if (demo.getStatus().arrival === 'sent') onRead({ brand, tones, entries: demo.getEntries() })
}
