// The addresses of demos and of the inquiry: their parameters, and the part of the address that contains each.
// Typed text and the client's name are in the fragment, which browsers do not send to a server.

/** Each parameter by its meaning. */
export const PARAMETERS = {
  /** Query: the demo that is open over a page, by its key. */
  demo: 'demo',
  /** Query: what an inquiry is about, the slug of a service or product or the key of a demo. */
  about: 'about',
  /** Query: asks for the tour, from its beginning or, with a number, paused at that step. */
  tour: 'tour',
  /** Fragment: the moment that a demo opens at. */
  moment: 'at',
  /** Fragment, to an inquiry: the entries of a demo whose moment is too long for a link (src/parts/inquiry/withEntered.ts). */
  entered: 'entered',
  /** Fragment: the client's name. */
  brandName: 'for',
  /** Fragment: the client's color, six hexadecimal digits. */
  brandColor: 'color',
  /** Fragment: the sender's name. */
  sender: 'from',
  /** Fragment: the part of the sender's email address before the @. */
  reply: 'reply',
  /** Fragment: the sender's note to the client. */
  note: 'note',
  /** Fragment: the last day that the sender means the demo for, YYYY-MM-DD. */
  until: 'until',
  /** Fragment: the name of the client who passed the demo on. */
  passedOnBy: 'by',
  /** Fragment: the demos of a link that opens several (src/parts/send/room.ts). */
  room: 'room',
} as const

const { demo, about, tour, brandName, brandColor, moment } = PARAMETERS

/**
 * The parameters that go with a sent demo and are not the demo's: the client's and the sender's. Their limits and how they are
 * read are in src/parts/send/linkRules.ts.
 */
export const OF_THE_CLIENT: readonly string[] = [brandName, brandColor]
export const OF_THE_SENDER: readonly string[] = [
  PARAMETERS.sender,
  PARAMETERS.reply,
  PARAMETERS.note,
  PARAMETERS.until,
  PARAMETERS.passedOnBy,
  PARAMETERS.room,
]

/** Parameters in the query: they identify no person. All others, including a demo's own, are in the fragment. */
const IN_QUERY: readonly string[] = [demo, about, tour]

/** The relevant parts of an address; `window.location` and a router's location have them. */
export interface Place {
  /** With its question mark, or empty. */
  readonly search: string
  /** With its number sign, or empty. */
  readonly hash: string
}

/** Whether a fragment has parameters. Any other is an anchor on the page. */
export const isOurs = (hash: string): boolean => hash.includes('=')

/** The anchor of an address, with its number sign; empty if there is none. */
export const anchorOf = ({ hash }: Place): string => (isOurs(hash) ? '' : hash)

/**
 * All parameters of an address, from both parts. Links from before the fragment have everything in the query, and a
 * page moves everything after the first typed part (site/start/early.js).
 */
export function paramsOf({ search, hash }: Place): URLSearchParams {
  const said = new URLSearchParams(search)
  if (isOurs(hash))
    for (const [name, value] of new URLSearchParams(hash.slice(1)))
      if (!IN_QUERY.includes(name) || !said.has(name)) said.set(name, value)
  return said
}

/** The parameters of a link; null and undefined are omitted, '' adds only the name. */
export type Params = Readonly<Record<string, string | number | null | undefined>>

/** A link with additional parameters, each in its part. */
export function withParams(link: string, more: Params): string {
  const at = link.indexOf('#')
  let query = at < 0 ? link : link.slice(0, at)
  let fragment = at < 0 ? '' : link.slice(at)
  for (const [name, value] of Object.entries(more)) {
    if (value === null || value === undefined) continue
    const pair = new URLSearchParams({ [name]: String(value) }).toString()
    const part = value === '' ? pair.slice(0, -1) : pair
    if (IN_QUERY.includes(name)) query += `${query.includes('?') ? '&' : '?'}${part}`
    else fragment += `${fragment === '' ? '#' : '&'}${part}`
  }
  return query + fragment
}

/** A link with the name and color of a client, or unchanged without a client. */
export const withBrand = (link: string, brand: { name: string; color: string | null } | null): string =>
  withParams(link, { [brandName]: brand?.name || null, [brandColor]: brand?.color?.slice(1) })

/** The query and the fragment of a link without a path. */
function placeOf(link: string): Place {
  const { search, hash } = new URL(link, 'https://a')
  return { search, hash }
}

/** An address that keeps only these parameters; an anchor stays. */
export function keeping(place: Place, names: readonly string[]): Place {
  const said = Object.fromEntries([...paramsOf(place)].filter(([name]) => names.includes(name)))
  const { search, hash } = placeOf(withParams('', said))
  return { search, hash: anchorOf(place) || hash }
}

/** The address of the page without the open demo and its parameters. */
export const withoutDemo = (place: Place): Place => keeping(place, [about])

/**
 * The address of a demo that the visitor leaves by this link to an inquiry: with its state and brand, so that Back restores it.
 * The link contains both.
 */
export function leftBy(link: Place, place: Place): Place {
  const said = paramsOf(link)
  const kept = keeping(place, [about, demo, ...OF_THE_SENDER])
  return placeOf(
    withParams(
      kept.search + kept.hash,
      Object.fromEntries([brandName, brandColor, moment].map((name) => [name, said.get(name)])),
    ),
  )
}
