// Links that open a prepared text in the visitor's email app or in WhatsApp. The visitor sends it.
import { company } from './company.ts'

/** The longest link that email apps and browsers are known to keep whole; in characters. */
export const LONGEST_SAFE_LINK = 2000

/** Half of a surrogate pair, from a broken paste, would make the encoder throw. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))

/** The domain of every address of the company. */
const mailDomain = company.supportEmail.slice(company.supportEmail.indexOf('@') + 1)

/** The email address of one person of the company, by its part before the @. */
export const colleagueEmail = (localPart: string): string => `${localPart}@${mailDomain}`

/** Opens the visitor's email app with subject and text filled in; `to` is an email address, the company's when not given. */
export function prefilledMail(subject: string, text: string, to: string = company.supportEmail): string {
  const body = text.replace(/\r\n?|\n/g, '\r\n')
  return `mailto:${to}?subject=${encode(subject)}&body=${encode(body)}`
}

/** Opens a chat in WhatsApp with the text filled in. */
export function prefilledWhatsApp(text: string): string {
  return `${company.whatsappUrl}?text=${encode(text)}`
}
