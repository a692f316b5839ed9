// What this browser stores for sending: the sent links, the sender and a client's logo (Rules, Sending a demo).
import { demoIds, type DemoId } from '../../content/demos.ts'
import { readBrandColor } from '../../theme/brand.ts'
import { readBrandName } from './names.ts'
import { roomOf } from './room.ts'
import { readReply, readSenderName, type Sender } from './sender.ts'
import { beginnings, type Beginning } from './sending.ts'

/** How a link left the panel. */
export const sentForms = ['link', 'message', 'share', 'mail', 'file', 'picture'] as const
export type SentForm = (typeof sentForms)[number]

/** A sent link. */
export interface SentLink {
  readonly link: string
  readonly demo: DemoId
  /** The client's name; '' for none. */
  readonly client: string
  /** The client's color, `#rrggbb`; null for none. */
  readonly color: string | null
  readonly beginning: Beginning
  /** When it was sent, in milliseconds since 1970. */
  readonly at: number
  /** How it was sent; missing in lists from before November 2026. */
  readonly form?: SentForm
}

/** The maximum number of stored links; a new one replaces the oldest. */
export const MOST_SENT = 50
/** The maximum length of a stored link; far above the links of this site. */
const LONGEST_KEPT = 4000
/** The latest time that a date can hold, in milliseconds. */
const LATEST = 8.64e15

/** The list with a new link first. A link that was sent before moves up. */
export const withSent = (sent: readonly SentLink[], link: SentLink): readonly SentLink[] =>
  [link, ...withoutSent(sent, link)].slice(0, MOST_SENT)

/** The list without a link. */
export const withoutSent = (sent: readonly SentLink[], { link }: SentLink): readonly SentLink[] =>
  sent.filter((other) => other.link !== link)

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isAnyOf = <Value extends string>(values: readonly Value[], value: unknown): value is Value =>
  values.some((one) => one === value)

/** Without the schema library, which would then be loaded with every demo. */
function isSentLink(value: unknown): value is SentLink {
  if (!isRecord(value)) return false
  const { link, demo, client, color, beginning, at, form } = value
  return (
    typeof link === 'string' &&
    link.length <= LONGEST_KEPT &&
    /^https?:\/\//.test(link) &&
    isAnyOf(demoIds, demo) &&
    typeof client === 'string' &&
    readBrandName(client) === client &&
    (color === null || (typeof color === 'string' && readBrandColor(color) === color)) &&
    isAnyOf(beginnings, beginning) &&
    typeof at === 'number' &&
    at >= 0 &&
    at <= LATEST &&
    (form === undefined || isAnyOf(sentForms, form))
  )
}

/** The stored list of sent links, without invalid entries. */
export function readSent(text: string | null): readonly SentLink[] {
  const kept = parsed(text)
  return Array.isArray(kept) ? (kept as readonly unknown[]).filter(isSentLink).slice(0, MOST_SENT) : []
}

/** What a link says of the client and the sender. */
export const typedIn = (link: string): URLSearchParams => new URLSearchParams(link.split('#')[1])

/** The demos that a link opens. */
export function demosOf({ link, demo }: SentLink): readonly DemoId[] {
  const { demos } = roomOf(typedIn(link))
  return demos.length === 0 ? [demo] : demos.map((one) => one.demo)
}

/** Whether a newer link to the same demos for the same client is in the list. */
export const isReplaced = (sent: readonly SentLink[], link: SentLink): boolean =>
  link.client !== '' &&
  sent.some(
    (other) =>
      other.at > link.at &&
      other.client === link.client &&
      demosOf(other).toSorted().join() === demosOf(link).toSorted().join(),
  )

/** The clients of the list, the latest first, each with the color of the latest link. */
export const clientsOf = (sent: readonly SentLink[]): readonly Pick<SentLink, 'client' | 'color'>[] =>
  [
    ...new Map(
      sent
        .toReversed()
        .filter(({ client }) => client !== '')
        .map(({ client, color }) => [client, { client, color }]),
    ).values(),
  ].toReversed()

/** The list as a file for a colleague. */
export const exported = (sent: readonly SentLink[]): string => JSON.stringify({ sentLinks: sent }, null, 2)
export const EXPORT_NAME = 'sent-links.json'

/**
 * The links of such a file that lead to `origin` and are as this browser keeps them; null if there are none. Another site's link
 * in the list would be opened as one of this company.
 */
export function readExported(text: string, origin: string): readonly SentLink[] | null {
  const file = parsed(text)
  const { sentLinks } = isRecord(file) ? file : {}
  const links = readSent(JSON.stringify(sentLinks ?? null)).filter(({ link }) =>
    link.startsWith(`${origin}/`),
  )
  return links.length === 0 ? null : links
}

/** Two lists as one, newest first; each link once. */
export const joined = (sent: readonly SentLink[], others: readonly SentLink[]): readonly SentLink[] =>
  [...sent, ...others].toSorted((one, other) => one.at - other.at).reduce(withSent, [])

/** The stored sender; blank if it is invalid. */
export function readKeptSender(text: string | null): Sender {
  const kept = parsed(text)
  const { name, reply } = isRecord(kept) ? kept : {}
  return {
    name: (typeof name === 'string' ? readSenderName(name) : null) ?? '',
    reply: (typeof reply === 'string' ? readReply(reply) : null) ?? '',
  }
}

/** A client's stored logo. It is not part of any link. */
export interface Logo {
  /** The client's name: a demo for another client does not show it. */
  readonly client: string
  /** Base64 of a PNG, as `smallPicture` makes it. */
  readonly picture: string
}

/** The maximum length of a stored picture: a PNG of 192 by 192 px is smaller. */
const LONGEST_PICTURE = 250_000

/** The maximum number of stored logos, each of another client; a new one replaces the oldest. */
export const MOST_LOGOS = 8

function isLogo(value: unknown): value is Logo {
  if (!isRecord(value)) return false
  const { client, picture } = value
  return (
    typeof client === 'string' &&
    client !== '' &&
    readBrandName(client) === client &&
    typeof picture === 'string' &&
    picture.length <= LONGEST_PICTURE &&
    /^[A-Za-z\d+/]+=*$/.test(picture)
  )
}

/** The stored logos, newest first, without invalid ones. Before December 2026 there was one, without a list around it. */
export function readLogos(text: string | null): readonly Logo[] {
  const kept = parsed(text)
  return (Array.isArray(kept) ? (kept as readonly unknown[]) : [kept]).filter(isLogo).slice(0, MOST_LOGOS)
}

/** The logo of a client; null for none. */
export const logoOf = (logos: readonly Logo[], client: string): Logo | null =>
  logos.find((logo) => logo.client === client) ?? null

/** The logos with another one for a client; null removes it. */
export const withLogo = (logos: readonly Logo[], client: string, picture: string | null): readonly Logo[] =>
  [
    ...(picture === null ? [] : [{ client, picture }]),
    ...logos.filter((logo) => logo.client !== client),
  ].slice(0, MOST_LOGOS)

const DAY_MS = 24 * 60 * 60 * 1000

/** When a link was sent, relative to `now`: the time if it was today, otherwise the day. */
export function sentWhen(at: number, now: number): string {
  const day = new Date(at)
  const isSameDay = (other: number) => day.toDateString() === new Date(other).toDateString()
  if (isSameDay(now))
    return `Today, ${day.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })}`
  if (isSameDay(now - DAY_MS)) return 'Yesterday'
  const isSameYear = day.getFullYear() === new Date(now).getFullYear()
  return day.toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    ...(isSameYear ? {} : { year: 'numeric' }),
  })
}
