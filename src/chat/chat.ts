// The chat's rules (Rules, Chat): when the assistant answers, when the contact form appears, and what the
// page keeps. Everything stays in this state until the page is reloaded.
import { company } from '../content/company.ts'
import { earliest, type Simulation } from '../simulation/simulation.ts'
import { channelsFor, type Channels, type Lead } from './handover.ts'
import { normalized } from '../passages/words.ts'
import type { Line } from './lines.ts'
import { ruleAnswer, type Answer, type Choice } from './rules.ts'

/** How long an answer takes (Rules, Chat). */
export const REPLY_DELAY_MS = { wide: 1500, narrow: 800 } as const
/** How much longer an answer waits while what the site says is loading; then the rules answer alone. */
export const LONGEST_WAIT_MS = 4000
/** How long after an answer the contact form opens automatically (Rules, Chat). */
export const FORM_DELAY_MS = 1000
/** What brings the form (Rules, Chat): literal substrings, in upper or lower case; "prices" has one, "pricing" has none. */
export const FORM_TRIGGERS = ['contact', 'quote', 'price', 'consultation', 'talk to someone'] as const

/** What the window opens with (Rules, Chat). */
const GREETING = 'Hello. Ask about a service, a product or a demo, and I will find the closest answer.'
/** Claims no delivery. */
const SAVED = `Your details are saved in this page until you reload or close it. Nothing has been sent. Open the prepared message and send it yourself: ${company.claims.response.toLowerCase()}.`

/** Most characters of a message: what is longer is no question, and takes long to draw. */
export const LONGEST_MESSAGE = 2000

interface MessageBase {
  /** Timestamp and counter (Rules, Chat). */
  readonly id: string
  /** For the visitor's messages as typed. */
  readonly content: string
  /** In milliseconds since 1970. */
  readonly timestamp: number
}

export interface UserMessage extends MessageBase {
  readonly type: 'user'
}

export interface BotMessage extends MessageBase {
  readonly type: 'bot'
  readonly lines: readonly Line[]
  /** What else may be meant. */
  readonly choices: readonly Choice[]
  readonly channels: Channels | null
  readonly offersForm: boolean
}

export type ChatMessage = UserMessage | BotMessage

export interface ChatState {
  window: 'closed' | 'open' | 'minimized'
  messages: readonly ChatMessage[]
  /** What is in the message field, as typed. */
  draft: string
  /** The question that is being answered; sending waits for it. `answer` is what the site says to it, once that was looked up. */
  asked: { question: string; choice: Choice | null; answerAt: number; answer: Answer | null } | null
  /** The services and products that the last answer was about: their addresses. */
  topics: readonly string[]
  /** `askedAt` tells when the visitor last asked for the form; null when it opened automatically. */
  form: { step: 'hidden' } | { step: 'due'; at: number } | { step: 'shown'; askedAt: number | null }
  /** What is in the form, as typed. */
  details: Lead
  /** Stored once saved. */
  lead: Lead | null
  /** Answers that came while the window was not open. */
  unread: number
}

export type ChatEvent =
  | { type: 'opened' }
  | { type: 'minimized' }
  | { type: 'closed' }
  /** The page's address changed under the chat. */
  | { type: 'navigated'; isNarrow: boolean }
  | { type: 'draftTyped'; text: string }
  /** Enter or "Send" was pressed; how wide the screen is decides the delay. */
  | { type: 'sent'; isNarrow: boolean }
  /** A question of the window's beginning was pressed. */
  | { type: 'starterPressed'; question: string; isNarrow: boolean }
  /** A choice of what may be meant was pressed. */
  | { type: 'choicePressed'; choice: Choice; isNarrow: boolean }
  /** The library had come, and what the site says to the question was looked up. */
  | { type: 'lookedUp'; question: string; answer: Answer }
  /** Due: the answer. */
  | { type: 'answered' }
  /** Due: the contact form. */
  | { type: 'formCame' }
  /** The button in an answer was pressed. */
  | { type: 'formOpened' }
  | { type: 'formDismissed' }
  | { type: 'detailTyped'; field: keyof Lead; text: string }
  /** "Save details" was pressed and the browser found nothing missing. */
  | { type: 'detailsSaved' }

/** Nothing that can be seen: no letter, no mark, only space and invisible characters. */
const isBlank = (text: string) => text.replace(/\p{Cf}/gu, '').trim() === ''

/** Whether what is in the field may be sent now. */
export const canSend = ({ draft, asked }: ChatState): boolean => asked === null && !isBlank(draft)

const mentionsContact = (question: string) => {
  const text = normalized(question)
  return FORM_TRIGGERS.some((trigger) => text.includes(trigger))
}

const questionsOf = ({ messages }: ChatState) =>
  messages.filter(({ type }) => type === 'user').map(({ content }) => content)

type Part<Message extends ChatMessage> = Omit<Message, keyof MessageBase> & Pick<Message, 'content'>

const withMessage = (
  state: ChatState,
  message: Part<UserMessage> | Part<BotMessage>,
  now: number,
): ChatState => ({
  ...state,
  messages: [...state.messages, { id: `${now}-${state.messages.length}`, timestamp: now, ...message }],
})

const plain = { type: 'bot', lines: [], choices: [], channels: null, offersForm: false } as const

/** What is missing in the form is filled in with what was typed in a message. */
const filledIn = (details: Lead, typed: Partial<Lead> | null): Lead => ({ ...details, ...typed })

function answered(state: ChatState, question: string, answer: Answer, now: number): ChatState {
  const { content, lines, choices, hasChannels, offersForm, details, topics } = answer
  const channels = hasChannels ? channelsFor(questionsOf(state), state.lead) : null
  const next = withMessage(
    {
      ...state,
      asked: null,
      unread: state.window === 'open' ? 0 : state.unread + 1,
      details: filledIn(state.details, details),
      topics: topics.length > 0 ? topics : state.topics,
    },
    { type: 'bot', content, lines, choices, channels, offersForm },
    now,
  )
  const isFormWanted =
    state.lead === null && state.form.step === 'hidden' && (details !== null || mentionsContact(question))
  return isFormWanted ? { ...next, form: { step: 'due', at: now + FORM_DELAY_MS } } : next
}

/** The visitor's message, and the answer to come. */
const asking = (
  state: ChatState,
  question: string,
  isNarrow: boolean,
  now: number,
  choice: Choice | null = null,
): ChatState =>
  withMessage(
    {
      ...state,
      asked: {
        question,
        choice,
        answerAt: now + REPLY_DELAY_MS[isNarrow ? 'narrow' : 'wide'],
        answer: null,
      },
    },
    { type: 'user', content: question },
    now,
  )

export const chat: Simulation<ChatState, ChatEvent> = {
  start: () => ({
    window: 'closed',
    messages: [],
    draft: '',
    asked: null,
    topics: [],
    form: { step: 'hidden' },
    details: { name: '', phone: '', email: '' },
    lead: null,
    unread: 0,
  }),

  reduce(state, event, now) {
    switch (event.type) {
      case 'opened': {
        const open: ChatState = { ...state, window: 'open', unread: 0 }
        return state.messages.length > 0 ? open : withMessage(open, { ...plain, content: GREETING }, now)
      }
      case 'minimized':
        return state.window === 'open' ? { ...state, window: 'minimized' } : state
      case 'closed':
        return { ...state, window: 'closed' }
      case 'navigated':
        // What is asked from now on is about the page that was gone to; a full-screen window would hide it.
        return {
          ...state,
          topics: [],
          window: state.window === 'open' && event.isNarrow ? 'minimized' : state.window,
        }
      case 'draftTyped':
        return { ...state, draft: event.text }
      case 'sent':
        if (!canSend(state)) return state
        return asking({ ...state, draft: '' }, state.draft, event.isNarrow, now)
      case 'starterPressed':
        return state.asked === null ? asking(state, event.question, event.isNarrow, now) : state
      case 'choicePressed':
        return state.asked === null
          ? asking(state, event.choice.label, event.isNarrow, now, event.choice)
          : state
      case 'lookedUp':
        return state.asked?.question === event.question
          ? { ...state, asked: { ...state.asked, answer: event.answer } }
          : state
      case 'answered':
        if (!state.asked) return state
        // Where the library did not come, the rules answer alone.
        return answered(
          state,
          state.asked.question,
          state.asked.answer ?? ruleAnswer(state.asked.question),
          now,
        )
      case 'formCame':
        return state.form.step === 'due' ? { ...state, form: { step: 'shown', askedAt: null } } : state
      case 'formOpened':
        return { ...state, form: { step: 'shown', askedAt: now } }
      case 'formDismissed':
        return { ...state, form: { step: 'hidden' } }
      case 'detailTyped':
        return { ...state, details: { ...state.details, [event.field]: event.text } }
      case 'detailsSaved':
        if (state.form.step !== 'shown') return state
        return withMessage(
          { ...state, form: { step: 'hidden' }, lead: state.details },
          { ...plain, content: SAVED, channels: channelsFor(questionsOf(state), state.details) },
          now,
        )
    }
  },

  // At the same time the answer comes first: it may bring the form.
  due: ({ asked, form }) =>
    earliest<ChatEvent>(
      asked && {
        event: { type: 'answered' },
        at: asked.answerAt + (asked.answer ? 0 : LONGEST_WAIT_MS),
      },
      form.step === 'due' ? { event: { type: 'formCame' }, at: form.at } : null,
    ),
}
