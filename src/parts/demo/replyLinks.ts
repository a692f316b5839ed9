// How a client replies to the sender of a demo (Rules, Sending a demo).
import {
  colleagueEmail,
  LONGEST_SAFE_LINK,
  prefilledMail,
  prefilledWhatsApp,
} from '../../content/channels.ts'
import { company } from '../../content/company.ts'
import type { Entry } from '../../simulation/entries.ts'
import type { DemoLink } from '../../simulation/momentLink.ts'
import { fitted } from '../inquiry/fitted.ts'
import { enteredText } from '../inquiry/inquiry.ts'
import { SHORTENED, TOO_LONG } from '../inquiry/tooLong.ts'
import type { Sender } from '../send/sender.ts'

/** The content of a reply about the demo. */
export interface Answer {
  /** What was sent: "Staking platform demo", "3 demos". */
  what: string
  /** Whether these are several demos. */
  isSeveral?: boolean
  /** The client's name; '' for none. */
  client: string
  /** Its sender; null if the link does not say who it is. */
  sender: Sender | null
  /** The link to the demo in its current state, or to its start where that is too long for a link. */
  link: DemoLink
  /** The entries in the demo. */
  entries: readonly Entry[]
}

/** The greeting, what the client says, and the demo as the client left it. */
function textOf(
  { what, isSeveral = false, client, sender, link, entries }: Answer,
  says: string,
  isShortened: boolean,
): string {
  const greeting = sender?.name ? `Hello ${sender.name},` : 'Hello,'
  const about = `${says}: ${what}${client === '' ? '' : `, prepared for ${client}`}`
  // A tour enters what it shows.
  const entered = link.kind === 'tour' ? '' : enteredText(entries)
  const named = isSeveral ? 'The demos' : link.kind === 'moment' ? 'The demo as I left it' : 'The demo'
  const left =
    link.kind === 'tooLong'
      ? [`The demo from its beginning: ${link.link}`, `Not as I left it: ${TOO_LONG[link.why]}`]
      : [`${named}: ${link.link}`]
  const lines = [greeting, '', about, ...left, ...(entered ? ['', entered] : [])]
  return [...lines, ...(isShortened ? ['', SHORTENED] : []), ''].join('\n')
}

/** A link with the text; entries that no link holds are shortened, so that apps keep all of it. */
function linkWith(answer: Answer, says: string, linkOf: (text: string) => string): string {
  if (answer.link.kind !== 'tooLong') return linkOf(textOf(answer, says, false))
  const doFit = (entries: readonly Entry[]) =>
    linkOf(textOf({ ...answer, entries }, says, true)).length <= LONGEST_SAFE_LINK
  const { entries, isShortened } = fitted(answer.entries, doFit)
  return linkOf(textOf({ ...answer, entries }, says, isShortened))
}

/** An email to the sender, or to the company where none is known. */
const mailOf = ({ what, sender }: Answer) => {
  const to = sender?.reply ? colleagueEmail(sender.reply) : company.supportEmail
  return (text: string) => prefilledMail(`${company.name}: ${what}`, text, to)
}

/** An email to the sender: the topic, the link to the demo as the client left it, and the entries. */
export const replyMail = (answer: Answer): string => linkWith(answer, 'About', mailOf(answer))

/** Asks the sender for a version of what was sent. */
export const versionMail = (answer: Answer): string =>
  linkWith(answer, 'I would like our own version of', mailOf(answer))

/** The same text for a chat with the company in WhatsApp. */
export const replyWhatsApp = (answer: Answer): string => linkWith(answer, 'About', prefilledWhatsApp)

/**
 * Tells the sender that the client has looked at the demo: by email or, without a reply address, in WhatsApp. Nothing else tells it,
 * because the site counts no visits. `day` is in the client's format.
 */
export const lookedAt = (answer: Answer, day: string): string =>
  linkWith(
    answer,
    `I have looked at this on ${day}`,
    answer.sender?.reply ? mailOf(answer) : prefilledWhatsApp,
  )

/** Asks for a new demo after the last day of this one, which is in the client's format. */
export const newOneMail = (answer: Answer, lastDay: string): string =>
  linkWith(answer, `Please send me a new link. This one was valid until ${lastDay}`, mailOf(answer))
