// A visitor who wants to be called or written to, and the details that are in the message.
import type { Lead } from './handover.ts'
import { clausesOf, phraseFinder } from './phrases.ts'

const EMAIL = /[^\s@<>(),;:"']+@[^\s@<>(),;:"']+\.\p{L}{2,}/u
/** A number as people write it; at least seven digits, at most fifteen. */
const PHONE = /(?<![\p{L}\p{N}.])(?:\+|00|\()?\d(?:[\s()./-]{0,2}\d){6,14}(?![\p{L}\p{N}])/u
/** How a number begins that is no amount. */
const DIALED = /^(?:\+|0|\()/
/** What is to be written is no message to the visitor. */
const ORDERED =
  /\b(?:write|text|mail) (?:me|us) (?:an?|some|the|my|our) (?!e-?mail|mail|message|note|line|text|reply)/iu
/** Names begin with a capital letter. */
const NAME =
  /(?:\b[Mm]y name is|\bI am|\bI['’]m|\b[Tt]his is) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})/u

const asksForCall = phraseFinder([
  'call|phone|ring|contact|email|mail|text|message|whatsapp|write me|us|back',
  'call|phone|ring|write|reach|speak|talk to|with|me|us * back|by|at|on|under',
  'give|gives me|us|a * call|ring|buzz',
  'get|gets|stay in touch with me|us',
  'get|come back to me|us',
  'write|talk|speak|reply|respond to me|us',
  'rather|prefer|really|just|like * speak|talk|chat to|with * human|person|engineer|expert|phone|telephone',
  'speak|talk * on|by|over the phone|telephone',
  'speak|talk by|over phone|telephone',
  'reach me|us',
  'my|our number|telephone|mobile|cell|email|mail is',
  'here|heres is my|our number|phone|email|mail',
  'callback|recall',
  'someone|somebody|anyone|person|human|guy|team|sales * call|phone|ring|contact me|us',
  'send|mail|email me|us * by|via|per email|mail|whatsapp',
])
/** What is asked of a product, and what the visitor wants to do. */
const isNoWish = phraseFinder([
  'how|where|when|can|could|do|should i|we|one|you * call|contact|reach|write|email|mail you',
  'call|contact|reach|write|email|mail you',
  'wallet|bot|app|tracker * call|text|message|email|notify me|us',
  'when a|an|the|my',
  'a|their|his|her|lost|new|broken|stolen|keep|loses|lose phone|phoning',
  'lost|lose|loses|losing|stole|drop|drops|with|from the phone',
  'tell|show|give|send me|us * address|number|when|if|coins|tokens',
  'tell|show|give me|us',
])

export interface ContactWish {
  /** What was typed of the three, as typed. */
  readonly details: Partial<Lead>
}

/** A wish to be called or written to, or an address or a number alone; null when a message is about something else. */
export function contactWishIn(message: string): ContactWish | null {
  const email = EMAIL.exec(message)?.[0].replace(/[.!?]+$/, '')
  const rest = email ? message.replace(email, ' ') : message
  const clauses = clausesOf(rest)
  const wishes = clauses.some(({ words }) => asksForCall(words).size > 0)
  const isOther = ORDERED.test(rest) || clauses.some(({ words }) => isNoWish(words).size > 0)
  const number = PHONE.exec(rest)?.[0].trim()
  const phone = number !== undefined && (DIALED.test(number) || wishes) ? number : undefined
  const name = NAME.exec(message)?.[1]
  if (!email && !phone && (!wishes || isOther)) return null
  return { details: { ...(name && { name }), ...(phone && { phone }), ...(email && { email }) } }
}
