// What a visitor takes along to mail or WhatsApp: what was asked and who asks, short enough for a link.
import { LONGEST_SAFE_LINK, prefilledMail, prefilledWhatsApp } from '../content/channels.ts'
import { company } from '../content/company.ts'

/** What the contact form asks for: all required (Rules, Chat). As typed. */
export interface Lead {
  readonly name: string
  readonly phone: string
  readonly email: string
}

/** A text and two links with it; the visitor's own app sends it. */
export interface Channels {
  /** For where no app opens. */
  readonly text: string
  readonly mailHref: string
  readonly whatsAppHref: string
}

/** Of one typed text no more goes into a link; in characters. */
const LONGEST_PIECE = 160

/** On one line, and shortened if very long. */
function piece(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()]
  return characters.length > LONGEST_PIECE
    ? `${characters.slice(0, LONGEST_PIECE).join('')}…`
    : characters.join('')
}

function textOf(questions: readonly string[], lead: Lead | null): string {
  const asked =
    questions.length > 0 ? ['I asked the assistant:', ...questions.map((question) => `- ${question}`)] : []
  const details = lead
    ? [`Name: ${piece(lead.name)}`, `Phone: ${piece(lead.phone)}`, `Email: ${piece(lead.email)}`]
    : []
  return [asked, details]
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')
}

/** Links that carry the details and as many of the last questions as fit. `questions` come oldest first. */
export function channelsFor(questions: readonly string[], lead: Lead | null): Channels {
  const mail = (kept: readonly string[]) => prefilledMail(`${company.name}: a question`, textOf(kept, lead))
  let kept: string[] = []
  for (const question of questions.toReversed()) {
    const more = [piece(question), ...kept]
    if (mail(more).length > LONGEST_SAFE_LINK) break
    kept = more
  }
  const text = textOf(kept, lead)
  return { text, mailHref: mail(kept), whatsAppHref: prefilledWhatsApp(text) }
}
