// How a client replies to the sender of a demo (Rules, Sending a demo).
import { colleagueEmail, prefilledMail, prefilledWhatsApp } from '../../content/channels.ts'
import { company } from '../../content/company.ts'
import type { Demo } from '../../content/demos.ts'
import type { Entry } from '../../simulation/entries.ts'
import { enteredText } from '../inquiry/inquiry.ts'
import type { Sender } from '../../theme/sender.ts'

/** The content of a reply about the demo. */
export interface Answer {
  /** The demo that was sent. */
  demo: Demo
  /** The client's name; '' for none. */
  client: string
  /** Its sender. */
  sender: Sender
  /** The link to the demo in its current state. */
  link: string
  /** The entries in the demo. */
  entries: readonly Entry[]
}

const textOf = ({ demo, client, sender, link, entries }: Answer): string => {
  const greeting = sender.name === '' ? 'Hello,' : `Hello ${sender.name},`
  const about = `About: ${demo.name} demo${client === '' ? '' : `, prepared for ${client}`}`
  const entered = enteredText(entries)
  return [greeting, '', about, `The demo as I left it: ${link}`, ...(entered ? ['', entered] : []), ''].join(
    '\n',
  )
}

/** An email to the sender: the topic, the link to the demo as the client left it, and the entries. */
export const replyMail = (answer: Answer): string =>
  prefilledMail(
    `${company.name}: ${answer.demo.name} demo`,
    textOf(answer),
    colleagueEmail(answer.sender.reply),
  )

/** The same text for a chat with the company in WhatsApp. */
export const replyWhatsApp = (answer: Answer): string => prefilledWhatsApp(textOf(answer))
