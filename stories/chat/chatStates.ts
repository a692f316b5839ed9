// One state for each picture of the chat, by replaying what leads to it.
import { chat, FORM_DELAY_MS, REPLY_DELAY_MS, type ChatEvent } from '#src/chat/chat.ts'
import type { Lead } from '#src/chat/handover.ts'
import { ruleAnswer } from '#src/chat/rules.ts'
import { nowhere } from '#src/passages/ranking.ts'
import { after, replay, type Wait } from '#src/simulation/replay.ts'
import { answerOf } from '#tests/siteAnswers.ts'
import { hostileTexts } from '../demos/hostileTexts.ts'

type Step = ChatEvent | Wait

const opened: ChatEvent = { type: 'opened' }
const closed: ChatEvent = { type: 'closed' }
const minimized: ChatEvent = { type: 'minimized' }
const typed = (text: string): ChatEvent => ({ type: 'draftTyped', text })
const sent: ChatEvent = { type: 'sent', isNarrow: false }
const answerTime = after(REPLY_DELAY_MS.wide)
const formTime = after(FORM_DELAY_MS)
const lookedUp = (question: string, topics: readonly string[] = []): ChatEvent => ({
  type: 'lookedUp',
  question,
  answer: answerOf(question, { ...nowhere, topics }),
})
/** A question and its answer, after what was said of some services and products. */
const asked = (question: string, topics?: readonly string[]): Step[] => [
  typed(question),
  sent,
  lookedUp(question, topics),
  answerTime,
]
/** The same, where what the site says did not come. */
const askedAlone = (question: string): Step[] => [
  typed(question),
  sent,
  { type: 'lookedUp', question, answer: ruleAnswer(question) },
  answerTime,
]
const filledIn = (details: Lead): ChatEvent[] =>
  (['name', 'phone', 'email'] as const).map((field) => ({ type: 'detailTyped', field, text: details[field] }))

const ines: Lead = { name: 'Ines Marlow', phone: '+1 555 0142', email: 'ines@example.com' }
const hostileLead: Lead = {
  name: hostileTexts.script,
  phone: hostileTexts.rightToLeft,
  email: `${hostileTexts.veryLong}@example.com`,
}
const stored = [
  ...asked('What is the price of a staking platform?'),
  formTime,
  ...filledIn(ines),
  { type: 'detailsSaved' } as const,
]
const conversation = (questions: number): Step[] =>
  Array.from({ length: questions }, (_, index) => asked(`Question ${index + 1} about bridges`)).flat()

const state = (...steps: Step[]) => replay(chat, steps)

export const states = {
  closed: state(),
  closedWithAnswer: state(
    opened,
    typed('audit of a contract'),
    sent,
    lookedUp('audit of a contract'),
    closed,
    answerTime,
  ),
  open: state(opened),
  draftTyped: state(opened, typed('Do you build bridges?')),
  draftOfThreeLines: state(
    opened,
    typed('Do you build bridges?\nBetween which chains?\nHow long does it take?'),
  ),
  minimized: state(opened, ...asked('which chains?'), minimized),
  minimizedWithAnswer: state(
    opened,
    typed('which chains?'),
    sent,
    lookedUp('which chains?'),
    minimized,
    answerTime,
  ),
  typing: state(opened, typed('Do you build bridges?'), sent),
  typingFound: state(opened, typed('What is the price?'), sent, lookedUp('What is the price?')),
  greeting: state(opened, ...asked('hello')),
  services: state(opened, ...asked('Do you have services for smart contract audits?')),
  products: state(opened, ...asked('What products do you sell?')),
  ai: state(opened, ...asked('AI trading bot')),
  pricing: state(opened, ...asked('What is your pricing?')),
  contact: state(opened, ...asked('Who do I talk to for support?')),
  training: state(opened, ...asked('Do you offer training for our developers?')),
  knowledge: state(opened, ...asked('do you build bridges?')),
  fact: state(opened, ...asked('When were you founded?')),
  severalWishes: state(
    opened,
    ...asked('hi, we need a staking platform and an audit. how much is it and how long does it take?'),
  ),
  fundsAreGone: state(opened, ...asked('somebody stole my coins, can I get them back?')),
  withoutLibrary: state(opened, ...askedAlone('Is there pricing for a staking platform?')),
  quoted: state(opened, ...asked('Can a holder leave before the lock ends?')),
  compared: state(opened, ...asked('trading bot vs sniping bot')),
  followUp: state(
    opened,
    ...asked('do you build staking platforms?'),
    ...asked('and how long?', ['/services/staking-platform']),
  ),
  unsure: state(opened, ...asked('tokens for a club')),
  ofAnyCompany: state(opened, ...asked('would you sign an NDA?')),
  inAnotherLanguage: state(opened, ...asked('Was kostet eine Brücke zwischen zwei Blockchains?')),
  wantsACall: state(
    opened,
    ...asked('I am Maria Stone, please call me on +1 202 555 0170, maria@stone.example'),
    formTime,
  ),
  fallback: state(opened, ...asked('recipe for lentil soup')),
  formDue: state(opened, ...asked('What is the price of a staking platform?')),
  formShown: state(opened, ...asked('What is the price of a staking platform?'), formTime),
  formDismissed: state(opened, ...asked('What is the price of a staking platform?'), formTime, {
    type: 'formDismissed',
  }),
  formFilled: state(
    opened,
    ...asked('What is the price of a staking platform?'),
    formTime,
    ...filledIn(ines),
  ),
  formStored: state(opened, ...stored),
  fallbackWithLead: state(opened, ...stored, ...asked('recipe for lentil soup')),
  longConversation: state(opened, ...conversation(60)),
  veryLongDraft: state(opened, typed(hostileTexts.veryLong)),
  veryLong: state(opened, ...asked(hostileTexts.veryLong)),
  markup: state(opened, ...asked('<img src=x onerror=alert(1)><script>alert(1)</script>')),
  rightToLeft: state(opened, ...asked(hostileTexts.rightToLeft)),
  emoji: state(opened, ...asked(hostileTexts.emoji)),
  severalLines: state(opened, ...asked('First line\n\n   third line, indented')),
  hostileLead: state(
    opened,
    ...asked('Can I get a quote?'),
    formTime,
    ...filledIn(hostileLead),
    { type: 'detailsSaved' },
    { type: 'formOpened' },
  ),
}
