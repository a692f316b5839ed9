import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { manualClock, SAMPLE_NOW } from '../simulation/clock.ts'
import { after, eventLog, replay, replayLog, type Wait } from '../simulation/replay.ts'
import { createRunner } from '../simulation/runner.ts'
import { ruleAnswer } from './rules.ts'
import {
  canSend,
  chat,
  FORM_DELAY_MS,
  FORM_TRIGGERS,
  LONGEST_WAIT_MS,
  REPLY_DELAY_MS,
  type ChatEvent,
} from './chat.ts'

const opened: ChatEvent = { type: 'opened' }
const typed = (text: string): ChatEvent => ({ type: 'draftTyped', text })
const sent: ChatEvent = { type: 'sent', isNarrow: false }
const sentNarrow: ChatEvent = { type: 'sent', isNarrow: true }
const lookedUp = (question: string): ChatEvent => ({
  type: 'lookedUp',
  question,
  answer: ruleAnswer(question),
})
const ask = (question: string): (ChatEvent | Wait)[] => [
  typed(question),
  sent,
  lookedUp(question),
  after(1500),
]
const choice = { label: 'Lock periods', href: '/services/staking-platform' }
const chosen: ChatEvent = { type: 'choicePressed', choice, isNarrow: false }
const details: ChatEvent[] = [
  { type: 'detailTyped', field: 'name', text: 'Ines' },
  { type: 'detailTyped', field: 'phone', text: '+1' },
  { type: 'detailTyped', field: 'email', text: 'i@x' },
]
const state = (...steps: (ChatEvent | Wait)[]) => replay(chat, steps)
const said = (...steps: (ChatEvent | Wait)[]) =>
  state(...steps).messages.map(({ type, content }) => `${type}: ${content}`)

it('begins with nothing, and with nothing to come', () => {
  const first = replay(chat, [])
  expect(first).toEqual({
    window: 'closed',
    messages: [],
    draft: '',
    asked: null,
    topics: [],
    form: { step: 'hidden' },
    details: { name: '', phone: '', email: '' },
    lead: null,
    unread: 0,
  })
  expect(chat.due?.(first)).toBeNull()
})

describe('the window', () => {
  it.each<[string, ChatEvent[], string]>([
    ['is closed at first', [], 'closed'],
    ['opens', [opened], 'open'],
    ['minimizes', [opened, { type: 'minimized' }], 'minimized'],
    ['does not minimize when closed', [{ type: 'minimized' }], 'closed'],
    ['closes', [opened, { type: 'closed' }], 'closed'],
    ['closes when minimized', [opened, { type: 'minimized' }, { type: 'closed' }], 'closed'],
    ['opens again', [opened, { type: 'minimized' }, opened], 'open'],
    ['stays beside a page that was navigated to', [opened, { type: 'navigated', isNarrow: false }], 'open'],
    ['makes way for it on a narrow screen', [opened, { type: 'navigated', isNarrow: true }], 'minimized'],
    ['stays closed then', [{ type: 'navigated', isNarrow: true }], 'closed'],
  ])('%s', (_, events, window) => {
    expect(state(...events).window).toBe(window)
  })

  it('greets once', () => {
    expect(state(opened).messages[0]).toMatchObject({
      type: 'bot',
      content: 'Hello. Ask about a service, a product or a demo, and I will find the closest answer.',
      lines: [],
      channels: null,
      offersForm: false,
    })
    expect(said(opened, { type: 'closed' }, opened, { type: 'minimized' }, opened)).toHaveLength(1)
  })

  it('counts the answers that come while it is not open', () => {
    const away = [opened, typed('hi'), sent, lookedUp('hi'), { type: 'minimized' } as const, after(1500)]
    expect(state(...away).unread).toBe(1)
    expect(state(...away, opened).unread).toBe(0)
    expect(state(opened, ...ask('hi')).unread).toBe(0)
  })
})

describe('an answer', () => {
  it.each([
    ['1500 ms', sent, 1500],
    ['800 ms on a narrow screen', sentNarrow, 800],
  ])('comes after %s', (_, send, ms) => {
    const waiting = [opened, typed('hi'), send, lookedUp('hi')]
    expect(state(...waiting, after(ms - 1)).messages).toHaveLength(2)
    expect(state(...waiting, after(ms)).messages).toHaveLength(3)
    expect(REPLY_DELAY_MS).toEqual({ wide: 1500, narrow: 800 })
  })

  it('waits for what the site says while that is loading, then the rules answer alone', () => {
    const waiting = [opened, typed('hi'), sent, after(1500)]
    expect(state(...waiting).messages).toHaveLength(2)
    expect(state(...waiting, lookedUp('hi'), after(0)).messages).toHaveLength(3)
    expect(state(...waiting, after(LONGEST_WAIT_MS - 1)).messages).toHaveLength(2)
    expect(said(...waiting, after(LONGEST_WAIT_MS))[2]).toMatch(/^bot: Hello/)
  })

  it('is waited for: nothing else is sent, and the draft stays', () => {
    const waiting = state(opened, typed('hi'), sent, typed('more'), sent, sent)
    expect(waiting.messages).toHaveLength(2)
    expect(waiting.draft).toBe('more')
    expect(canSend(waiting)).toBe(false)
  })

  it.each(['', ' ', '\n\t ', '\u200b', '\u200b \u2060\ufeff'])(
    'is not given to a blank message: %j',
    (text) => {
      expect(state(opened, typed(text), sent, after(5000)).messages).toHaveLength(1)
      expect(state(opened, typed(text), sent).draft).toBe(text)
    },
  )

  it('leaves an empty field behind what was sent', () => {
    expect(state(opened, typed('hi'), sent).draft).toBe('')
  })

  it('leaves the question as typed', () => {
    expect(said(opened, typed('  <b>hi\n'), sent)[1]).toBe('user:   <b>hi\n')
  })

  it('comes late after a hidden tab, once', () => {
    const clock = manualClock()
    const runner = createRunner(chat, { seed: 1, clock, opening: [opened, typed('price'), sent] })
    runner.start()
    clock.leap(60_000)
    expect(runner.getState().messages).toHaveLength(3)
    expect(runner.getState().form.step).toBe('due')
    clock.advance(FORM_DELAY_MS)
    expect(runner.getState().form.step).toBe('shown')
  })
})

it('puts what the visitor asked into the prepared message, and nothing that the assistant said', () => {
  const asking = [opened, ...ask('hi'), ...ask('lentil soup'), ...ask('price'), after(1000), ...details]
  const { messages } = state(...asking, { type: 'detailsSaved' })
  const bodies = messages.map((message) =>
    message.type === 'bot' && message.channels
      ? new URL(message.channels.mailHref).searchParams.get('body')?.replaceAll('\r\n', '|')
      : null,
  )
  const asked = 'I asked the assistant:|- hi|- lentil soup'
  expect(bodies).toEqual([
    ...[null, null, null, null],
    asked,
    null,
    `${asked}|- price`,
    `${asked}|- price||Name: Ines|Phone: +1|Email: i@x`,
  ])
})

describe('the form', () => {
  const formAfter = (question: string, ms: number) => state(opened, ...ask(question), after(ms)).form.step

  it('comes 1000 ms after the answer', () => {
    expect(formAfter('quote', 999)).toBe('due')
    expect(formAfter('quote', 1000)).toBe('shown')
    expect(FORM_DELAY_MS).toBe(1000)
  })

  it('opens automatically, or when the visitor asks for it, and stays open', () => {
    const form = (...steps: (ChatEvent | Wait)[]) => state(opened, ...steps).form
    const formOpened: ChatEvent = { type: 'formOpened' }
    expect(form(...ask('quote'), after(1000))).toEqual({ step: 'shown', askedAt: null })
    expect(form(after(250), formOpened)).toEqual({ step: 'shown', askedAt: SAMPLE_NOW + 250 })
    expect(form(formOpened, ...ask('quote'))).toEqual({ step: 'shown', askedAt: SAMPLE_NOW })
    expect(form({ type: 'formCame' })).toEqual({ step: 'hidden' })
  })

  it('has five triggers', () => {
    expect(FORM_TRIGGERS).toEqual(['contact', 'quote', 'price', 'consultation', 'talk to someone'])
  })
  it.each([
    ['CONTACT', 'shown'],
    ['unquoted', 'shown'],
    ['your prices', 'shown'],
    ['a Consultation', 'shown'],
    ['let me Talk to Someone', 'shown'],
    ['pricing', 'hidden'],
    ['consulting', 'hidden'],
    ['talk to  someone', 'hidden'],
    ['I need help', 'hidden'],
  ])('"%s": %s', (question, step) => {
    expect(formAfter(question, 5000)).toBe(step)
  })

  it('comes no more once details are stored, unless asked for', () => {
    const stored = [opened, ...ask('price'), after(1000), ...details, { type: 'detailsSaved' } as const]
    expect(state(...stored).lead).toEqual({ name: 'Ines', phone: '+1', email: 'i@x' })
    expect(state(...stored, ...ask('price'), after(5000)).form.step).toBe('hidden')
    const changing = state(...stored, { type: 'formOpened' })
    expect(changing.form.step).toBe('shown')
    expect(changing.details.name).toBe('Ines')
  })

  it('can be put away, keeps what was typed, and comes again', () => {
    const away = [opened, ...ask('price'), after(1000), ...details, { type: 'formDismissed' } as const]
    expect(state(...away).form.step).toBe('hidden')
    expect(state(...away).lead).toBeNull()
    expect(state(...away, ...ask('a quote'), after(1000))).toMatchObject({
      form: { step: 'shown' },
      details: { name: 'Ines' },
    })
  })

  it('is confirmed without a claim that anything was sent, and once', () => {
    const steps = [opened, ...ask('price'), after(1000), ...details, { type: 'detailsSaved' } as const]
    const last = state(...steps).messages.at(-1)
    expect(last).toMatchObject({ type: 'bot', channels: { mailHref: expect.stringContaining('Ines') } })
    expect(last?.content).toContain('Nothing has been sent')
    expect(state(...steps, { type: 'detailsSaved' }).messages).toHaveLength(state(...steps).messages.length)
  })

  it('is not stored unseen', () => {
    expect(state(opened, ...details, { type: 'detailsSaved' }).lead).toBeNull()
  })
})

describe('the conversation', () => {
  const event = fc.oneof(
    fc.constantFrom<ChatEvent>(
      opened,
      { type: 'minimized' },
      { type: 'closed' },
      sent,
      sentNarrow,
      { type: 'formOpened' },
      { type: 'formDismissed' },
      { type: 'detailsSaved' },
      { type: 'answered' },
      { type: 'formCame' },
      { type: 'navigated', isNarrow: true },
    ),
    fc
      .oneof(fc.string(), fc.constantFrom('price', 'hi', 'bridges', '<script>', '\u200b', 'خ', '🙂'))
      .map(typed),
  )

  it('loses nothing, names each message once and replays, whatever happens', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ event, wait: fc.integer({ min: 0, max: 2000 }) }), { maxLength: 30 }),
        (steps) => {
          const clock = manualClock()
          const { log, observer } = eventLog<ChatEvent>()
          const runner = createRunner(chat, { seed: 1, clock, observer })
          runner.start()
          for (const step of steps) {
            const before = runner.getState().messages
            runner.send(step.event)
            clock.advance(step.wait)
            expect(runner.getState().messages.slice(0, before.length)).toEqual(before)
          }
          const end = runner.getState()
          expect(new Set(end.messages.map(({ id }) => id)).size).toBe(end.messages.length)
          expect(JSON.parse(JSON.stringify(end))).toEqual(end)
          expect(replayLog(chat, 1, runner.startedAt, log)).toEqual(end)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('takes five hundred messages in a row', () => {
    const end = state(opened, ...Array.from({ length: 500 }, (_, index) => ask(`message ${index}`)).flat())
    expect(end.messages).toHaveLength(1001)
  })
})

describe('a choice of what may be meant', () => {
  it('is asked with its label, and answered like a question', () => {
    const asking = state(opened, chosen)
    expect(asking.asked).toMatchObject({ question: 'Lock periods', choice })
    expect(asking.messages.at(-1)).toMatchObject({ type: 'user', content: 'Lock periods' })
    expect(state(opened, chosen, lookedUp('Lock periods'), after(1500)).asked).toBeNull()
  })

  it('waits for the answer that is due', () => {
    const waiting = state(opened, typed('hi'), sent)
    expect(state(opened, typed('hi'), sent, chosen)).toEqual(waiting)
  })
})
