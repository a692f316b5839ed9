// One link to several demos, which its page shows as tiles (Rules, One link for several demos). `room` says how many demos it
// has, and names them, each followed by where it opens: `room=3.staking.at-1aZ.dao.tour.token-generator.about-token-locker`. It
// has only characters that no mail program changes.
import { PARAMETERS, paramsOf, withBrand, withParams, type Params } from '../../address/address.ts'
import { isDemoId, type DemoId } from '../../content/demos.ts'
import type { Brand } from '../../theme/brand.ts'
import { withCover, type Cover } from './cover.ts'
import { linkRules, readBy } from './linkRules.ts'

/** More than six are no choice for a client. */
export const MOST_DEMOS = 6

/** How a demo opens, as parameters of a link to it alone. */
const OPENINGS = [PARAMETERS.about, PARAMETERS.tour, PARAMETERS.moment] as const
type Opening = (typeof OPENINGS)[number]

/** A demo of a room. */
export interface RoomDemo {
  readonly demo: DemoId
  /** Where it opens: a moment, a tour, or at its start; and the service or product that it is shown for. */
  readonly opening: Readonly<Partial<Record<Opening, string>>>
}

/** Before each demo, and between its name and how it opens. */
const NEXT = '.'
/** Between the name of a parameter and its value. */
const IS = '-'

/** What a part of the text says of how a demo opens; null for the name of a demo. */
function openingIn(part: string): RoomDemo['opening'] | null {
  const name = OPENINGS.find((each) => part === each || part.startsWith(each + IS))
  return name ? { [name]: part.slice(name.length + IS.length) } : null
}

/** The demos of a link. */
export interface RoomArrival {
  readonly demos: readonly RoomDemo[]
  /** One sentence on what could not be read or is left out; missing if nothing is. */
  readonly notice?: string
}

/** The demos of a link; `said` holds all its parameters. A demo that is named twice counts once. */
export function roomOf(said: URLSearchParams): RoomArrival {
  const text = readBy(linkRules.room, said)
  if (text === null)
    return { demos: [], notice: `The ${linkRules.room.called} in the link could not be read.` }
  const named = new Map<string, RoomDemo['opening']>()
  let last = ''
  const parts = text.split(NEXT).filter(Boolean)
  // Older links do not say how many they have.
  const count = /^\d$/.test(parts[0] ?? '') ? Number(parts.shift()) : 0
  for (const part of parts) {
    const opening = openingIn(part)
    if (!opening) named.set((last = part), named.get(part) ?? {})
    else if (last !== '') named.set(last, { ...opening, ...named.get(last) })
  }
  const known = [...named].flatMap(([demo, opening]) => (isDemoId(demo) ? [{ demo, opening }] : []))
  const missing = count - known.length
  const notices = [
    ...(missing > 0
      ? [
          `Of the ${count} demos of this link, ${missing} cannot be read. It may have been cut off: ask its sender to send it again.`,
        ]
      : known.length < named.size
        ? ['The link names a demo that does not exist. It may have been cut off.']
        : []),
    ...(known.length > MOST_DEMOS
      ? [`The link names more than ${MOST_DEMOS} demos. The others are left out.`]
      : []),
  ]
  return {
    demos: known.slice(0, MOST_DEMOS),
    ...(notices.length > 0 && { notice: notices.join(' ') }),
  }
}

/** The demos as the text of the parameter. */
const written = (demos: readonly RoomDemo[]): string =>
  [
    String(demos.length),
    ...demos.flatMap(({ demo, opening }) => [
      demo,
      ...OPENINGS.flatMap((name) => {
        const value = opening[name]
        return value === undefined ? [] : [value === '' ? name : name + IS + value]
      }),
    ]),
  ].join(NEXT)

/** A demo as a link to it alone opens it; at its start where that is no address. */
export function roomDemo(demo: DemoId, link: string): RoomDemo {
  const said = URL.canParse(link) ? paramsOf(new URL(link)) : new URLSearchParams()
  return {
    demo,
    opening: Object.fromEntries(OPENINGS.flatMap((name) => (said.has(name) ? [[name, said.get(name)]] : []))),
  }
}

/** The parameters that open a demo of a room over its page. */
export const openingParams = ({ demo, opening }: RoomDemo): Params => ({
  [PARAMETERS.demo]: demo,
  ...opening,
})

/** The link that opens all of them; `start` is the address of the page. */
export const roomLink = (
  start: string,
  demos: readonly RoomDemo[],
  brand: Brand | null,
  cover: Cover,
): string => withParams(withCover(withBrand(start, brand), cover), { [PARAMETERS.room]: written(demos) })
