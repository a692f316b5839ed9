import { describe, expect, it } from 'vitest'
import { companyName } from '../../content/companyName.ts'
import { demoByKey, type DemoId } from '../../content/demos.ts'
import type { DemoLink } from '../../simulation/momentLink.ts'
import { NO_COVER } from './cover.ts'
import {
  beginningOptions,
  firstBeginning,
  messageOf,
  passedOnMessageOf,
  sentLink,
  type Enclosed,
  type Sending,
} from './sending.ts'

const START = 'https://site.example/demo/staking'
const untouched: DemoLink = { kind: 'start', link: START }
const typed: DemoLink = { kind: 'moment', link: `${START}#at=1aZ`, code: '1aZ', holdsText: true }
const touring: DemoLink = { kind: 'tour', link: `${START}?tour=3` }
const sending: Sending = { start: START, stands: untouched, beginning: 'start', brand: null, cover: NO_COVER }
const brand = { name: 'Orchard', color: '#7a1fa2' }
const sender = { name: 'Mara', reply: 'mara' }
const cover = { ...NO_COVER, sender }

describe('a sent link', () => {
  it.each([
    [sending, START],
    [{ ...sending, beginning: 'tour' }, `${START}?tour`],
    [{ ...sending, beginning: 'tour', stands: touring }, `${START}?tour=3`],
    [{ ...sending, beginning: 'now', stands: typed }, `${START}#at=1aZ`],
    // A demo that cannot be sent in its current state begins at its start.
    [{ ...sending, beginning: 'now' }, START],
    [
      { ...sending, beginning: 'now', stands: typed, brand, cover },
      `${START}#for=Orchard&color=7a1fa2&from=Mara&reply=mara&at=1aZ`,
    ],
    [
      { ...sending, beginning: 'tour', stands: touring, brand, cover },
      `${START}?tour=3#for=Orchard&color=7a1fa2&from=Mara&reply=mara`,
    ],
  ] satisfies [Sending, string][])('%#: says what was chosen', (one, link) => {
    expect(sentLink(one)).toBe(link)
  })
})

describe('the start of a sent demo', () => {
  const disabled = (stands: DemoLink) =>
    beginningOptions(stands)
      .filter(({ isDisabled }) => isDisabled)
      .map(({ value }) => value)
  it.each([
    [untouched, 'start', ['now']],
    [typed, 'now', []],
    [touring, 'tour', ['now']],
    [{ kind: 'tooLong', link: START, why: 'text' }, 'start', ['now']],
  ] satisfies [DemoLink, string, string[]][])(
    '%#: is chosen by the state of the demo',
    (stands, first, not) => {
      expect(firstBeginning(stands)).toBe(first)
      expect(disabled(stands)).toEqual(not)
    },
  )
})

const enclosedBy = (one: Sending, id: DemoId): Enclosed => ({
  demo: demoByKey(id),
  link: sentLink(one),
  beginning: one.beginning,
})

describe('the message', () => {
  it('states what it opens, what the client can do, and the sender', () => {
    const one: Sending = { ...sending, beginning: 'now', stands: typed, brand, cover }
    const { subject, text } = messageOf([enclosedBy(one, 'staking')], one)
    expect(subject).toBe('Staking platform demo for Orchard')
    expect(text.split('\n')).toEqual([
      'Hello,',
      '',
      'Here is a working demo for you: Staking platform in your colors. It opens where I left it. All data in it is sample data, so you can try every control.',
      '',
      sentLink(one),
      '',
      'What should be different in your version? Reply to this message, or choose “Ask for your version” in the demo.',
      '',
      `Mara, ${companyName}`,
    ])
  })
  it('omits unknown parts', () => {
    const { subject, text } = messageOf([enclosedBy(sending, 'dao')], sending)
    expect(subject).not.toContain(' for ')
    expect(text).not.toContain('your colors')
    expect(text.endsWith(`\n${companyName}`)).toBe(true)
  })
  it('has the note and the last day', () => {
    const one: Sending = { ...sending, cover: { ...cover, note: 'As agreed.\nMara', until: '2026-12-18' } }
    const lines = messageOf([enclosedBy(one, 'dao')], one, 'en-US').text.split('\n')
    expect(lines.slice(0, 5)).toEqual(['Hello,', '', 'As agreed.', 'Mara', ''])
    expect(lines[5]).toMatch(/ It is valid until December 18, 2026\.$/)
  })
  it('lists several demos, each with where it begins', () => {
    const begun = { ...sending, beginning: 'tour', brand, cover } as const
    const enclosed = [enclosedBy({ ...sending, brand, cover }, 'dao'), enclosedBy(begun, 'staking')] as const
    const { subject, text } = messageOf([...enclosed], begun)
    expect(subject).toBe('2 demos for Orchard')
    expect(text).toContain('Here are 2 working demos for you in your colors.')
    expect(text).toContain(
      `DAO governance\n${enclosed[0].link}\n\nStaking platform (begins with a short tour)\n${enclosed[1].link}\n`,
    )
    expect(messageOf([...enclosed], { ...begun, brand: null }).subject).toBe(`2 demos by ${companyName}`)
  })
  it('has the greeting and the subject as typed', () => {
    const letter = { greeting: 'Dear Ada,', subject: 'As agreed' }
    const { subject, text } = messageOf([enclosedBy(sending, 'dao')], { ...sending, letter })
    expect(subject).toBe('As agreed')
    expect(text.startsWith('Dear Ada,\n\n')).toBe(true)
  })
  it('of a client who passes it on names the sender, and is signed by the client', () => {
    const passed = { ...cover, passedOnBy: 'Ada' }
    const { subject, text } = passedOnMessageOf(demoByKey('dao'), START, { beginning: 'now', cover: passed })
    expect(subject).toBe(`DAO governance demo by ${companyName}`)
    expect(text).toContain(
      `Mara of ${companyName} sent this working demo: DAO governance. It opens where I left it.`,
    )
    expect(text.endsWith(`${START}\n\nAda`)).toBe(true)
  })
})
