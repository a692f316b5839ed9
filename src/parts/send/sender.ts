// Who sent a demo, as a link says it and as a salesperson types it (Rules, Sending a demo).
import { PARAMETERS, withParams } from '../../address/address.ts'
import { colleagueEmail } from '../../content/channels.ts'
import { isWord, readName, skeletonOf } from './names.ts'

/** The person who sent a link to a demo. Either value may be missing, not both. */
export interface Sender {
  /** As `readSenderName` gives it; '' when none is given. */
  readonly name: string
  /** The part of the reply address before the @, as `readReply` gives it; '' when none is given. The domain is the company's. */
  readonly reply: string
}

/** Parts of a company, which no person is called. */
const ROLES = new Set(
  (
    'the our your us we and of for it account accounts accounting administration admin administrator alert alerts assistance ' +
    'audit billing bot care center centre client clients company compliance contact crypto customer customers defense department ' +
    'desk digital emergency executive finance fraud head help helpdesk helpline hotline identity info information legal ' +
    'management manager notification notifications office official operations operator payment payments policy prevention ' +
    'protection recovery response risk safety sales security service services settlement staff success support system systems ' +
    'team tech technical technology treasury trust unit urgent verification verified wallet warning'
  )
    .split(' ')
    .map(skeletonOf),
)

/** The name of a person who sends a demo: no address of a page, and no part of a company; otherwise as `readName` gives it. */
export function readSenderName(text: string): string | null {
  const name = readName(text, false)
  const words = name?.split(/[ ,()&-]+/).filter(isWord) ?? []
  return words.length > 0 && words.every((word) => ROLES.has(skeletonOf(word))) ? null : name
}

/** The longest local part of an email address, in characters (RFC 5321, 4.5.3.1.1). */
export const LONGEST_REPLY = 64

/** An address of the company without its domain; another text as it is. */
export const withoutDomain = (text: string): string =>
  text.toLowerCase().endsWith(DOMAIN) ? text.slice(0, -DOMAIN.length) : text
const DOMAIN = colleagueEmail('').toLowerCase()

/** Letters, digits and the marks that company addresses use. A dot is never first, last or doubled. */
const REPLY = /^(?!.*\.\.)[a-z0-9_+-](?:[a-z0-9._+-]*[a-z0-9_+-])?$/i

/**
 * The local part of a reply address, in lower case; '' for a blank text, null for a text that cannot be one. An address of the
 * company may be whole.
 */
export function readReply(text: string): string | null {
  const typed = withoutDomain(text.trim())
  if (typed === '') return ''
  return typed.length <= LONGEST_REPLY && REPLY.test(typed) ? typed.toLowerCase() : null
}

/** A sender, or null when neither a name nor an address is given. */
export const senderFrom = (name: string, reply: string): Sender | null =>
  name === '' && reply === '' ? null : { name, reply }

/** A link that names its sender, or the link as it is when there is none. */
export const withSender = (link: string, sender: Sender | null): string =>
  withParams(link, {
    [PARAMETERS.sender]: sender?.name || null,
    [PARAMETERS.reply]: sender?.reply || null,
  })
