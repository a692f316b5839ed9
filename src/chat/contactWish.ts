// The details in a message of a visitor who wants to be called or written to.
import type { Lead } from './handover.ts'

const EMAIL = /[^\s@<>(),;:"']+@[^\s@<>(),;:"']+\.\p{L}{2,}/u
/** A number as people write it, with a plus, a zero or a bracket first: at least seven digits, at most fifteen. */
const PHONE = /(?<![\p{L}\p{N}.])(?:\+|0|\()\d(?:[\s()./-]{0,2}\d){5,14}(?![\p{L}\p{N}])/u
/** Names begin with a capital letter. */
const NAME =
  /(?:\b[Mm]y name is|\bI am|\bI['’]m|\b[Tt]his is) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})/u

/** What was typed of the contact form's fields, as typed; empty where a message has none. */
export function detailsIn(message: string): Partial<Lead> {
  const email = EMAIL.exec(message)?.[0].replace(/[.!?]+$/, '')
  const phone = PHONE.exec(email ? message.replace(email, ' ') : message)?.[0].trim()
  const name = email || phone ? NAME.exec(message)?.[1] : undefined
  return { ...(name && { name }), ...(phone && { phone }), ...(email && { email }) }
}
