// Texts that came by a link are not ours: they are shown in quotes or in fields, and never in a heading.
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { withParams } from '#src/address/address.ts'
import { demoByKey, demoIds, type DemoId } from '#src/content/demos.ts'
import { DemoFrame, type DemoFrameProps } from '#src/parts/demo/DemoFrame.tsx'
import { CoverStrip } from '#src/parts/demo/CoverStrip.tsx'
import { PrintedFoot } from '#src/parts/demo/PrintedFoot.tsx'
import { SeveralDemos, type SeveralDemosProps } from '#src/parts/demo/SeveralDemos.tsx'
import { brandOf } from '#src/parts/send/brandOf.ts'
import { readBrandName } from '#src/parts/send/names.ts'
import { coverOf, NO_COVER } from '#src/parts/send/cover.ts'
import { readNote } from '#src/parts/send/note.ts'
import { roomOf } from '#src/parts/send/room.ts'
import { readSenderName } from '#src/parts/send/sender.ts'
import { manualClock } from '#src/simulation/clock.ts'
import type { ClosedDemo, OpenDemo } from '#src/simulation/LiveDemo.tsx'
import type { Tour } from '#src/simulation/tour.ts'
import { eventShapesOf, sampleEventsOf } from './eventFields.ts'
import { CLIENT_NAMES, HOSTILE_NAMES, HOSTILE_NOTES, HOSTILE_SENDERS, HOSTILE_TEXTS } from './hostileLinks.ts'

const demos = import.meta.glob<{ default: ClosedDemo }>('../src/demos/*/demo.ts', { eager: true })
const tours = import.meta.glob<{ default: Tour<unknown> }>('../src/demos/*/tour.ts', { eager: true })
const demoOf = (id: DemoId) => demos[`../src/demos/${id}/demo.ts`]!.default
const tourOf = (id: DemoId) => tours[`../src/demos/${id}/tour.ts`]!.default

const saidIn = (link: string) => new URLSearchParams(new URL(link, 'https://site.example').hash.slice(1))

describe('the link of a stranger', () => {
  it('is tried with at least 60 names', () => {
    expect(new Set([...HOSTILE_NAMES, ...HOSTILE_SENDERS]).size).toBeGreaterThanOrEqual(60)
  })
  it.each(HOSTILE_NAMES)('names neither a client nor a sender %j', (name) => {
    expect(readBrandName(name)).toBeNull()
    expect(readSenderName(name)).toBeNull()
    for (const id of demoIds) {
      const said = saidIn(withParams(`/demo/${id}`, { for: name, from: name }))
      expect(brandOf(said)).toEqual({ brand: null, isUnreadable: true })
      expect(coverOf(said)).toEqual({
        cover: NO_COVER,
        notice: 'The name or the address of the sender in the link could not be read.',
      })
      expect(coverOf(saidIn(withParams(`/demo/${id}`, { by: name }))).cover).toEqual(NO_COVER)
    }
  })
  it.each(HOSTILE_SENDERS)('does not name %j as its sender', (name) => {
    expect(readSenderName(name)).toBeNull()
  })
  it.each(HOSTILE_NOTES)('has no note %j', (note) => {
    expect(readNote(note)).toBeNull()
    expect(coverOf(saidIn(withParams('/demo/dao', { note })))).toEqual({
      cover: NO_COVER,
      notice: 'The note in the link could not be read.',
    })
  })
  it.each(CLIENT_NAMES)('may name the client %j', (name) => {
    expect(readBrandName(name)).toBe(name)
  })
  it.each(['Mara', 'Mara Lindt', 'Mara Lindt, Sales', 'Dr. Ada Okafor', 'Ольга', 'J.P. Lindt'])(
    'may name the sender %j',
    (name) => {
      expect(readSenderName(name)).toBe(name)
    },
  )
})

describe('the page of several demos', () => {
  const room = 'staking.dao'
  it.each(HOSTILE_NAMES)('names neither a client nor a sender %j', (name) => {
    const said = saidIn(withParams('/demo', { room, for: name, from: name, by: name }))
    expect(brandOf(said).brand).toBeNull()
    expect(coverOf(said).cover).toEqual(NO_COVER)
    expect(roomOf(said).demos).toHaveLength(2)
  })
  it.each(HOSTILE_NOTES)('has no note %j', (note) => {
    const said = saidIn(withParams('/demo', { room, note }))
    expect(coverOf(said).cover).toEqual(NO_COVER)
    expect(roomOf(said).demos).toHaveLength(2)
  })
  it.each([...HOSTILE_NAMES, ...HOSTILE_NOTES, ...HOSTILE_TEXTS])('has no demo %j', (text) => {
    expect(roomOf(saidIn(withParams('/demo', { room: text }))).demos).toEqual([])
  })
  it('shows what came by its link in quotes only', () => {
    const words = { from: NAME, reply: 'mara', note: NAME, until: '2026-11-30', by: NAME }
    const said = saidIn(withParams('/demo', { room, for: NAME, ...words }))
    const { cover } = coverOf(said)
    const { brand } = brandOf(said)
    const sheet: SeveralDemosProps = {
      demos: roomOf(said).demos,
      brand: brand && { ...brand, tones: null },
      link: 'https://site.example/demo',
      linkTo: ({ demo }) => `/demo/${demo}`,
      onOpen: () => undefined,
      cover: (answer) => createElement(CoverStrip, { cover, now: () => 0, answer, isSeveral: true }),
      printed: () => createElement(PrintedFoot, { cover, linkNow: () => '/demo' }),
    }
    const html = renderToStaticMarkup(createElement(SeveralDemos, sheet))
    expect(html).toContain(`“${NAME}”`)
    expect(ownWordsIn(html, NAME)).toEqual([])
  })
})

/** A text that is in each of the demo's fields, and on the client's and the sender's names. */
const NAME = 'Your account is locked'

const nothing = () => undefined
/** A demo in its frame as a link shows it. */
function drawn(id: DemoId, opened: OpenDemo): string {
  const { brand } = brandOf(saidIn(withParams('/', { for: NAME })))
  const words = { from: NAME, reply: 'mara', note: NAME, until: '2026-11-30', by: NAME }
  const { cover } = coverOf(saidIn(withParams('/', words)))
  const view = createElement(opened.View, {
    capabilities: { close: nothing, copyText: () => Promise.resolve(true), downloadText: nothing },
  })
  const frame: DemoFrameProps = {
    isPageToSend: true,
    demo: demoByKey(id),
    link: `/demo/${id}`,
    onClose: nothing,
    onSend: nothing,
    brand: brand && { ...brand, tones: null },
    cover: (answer) => createElement(CoverStrip, { cover, now: () => 0, answer }),
    printed: () => createElement(PrintedFoot, { cover, linkNow: () => `/demo/${id}` }),
    opened,
    children: view,
  }
  return renderToStaticMarkup(createElement(DemoFrame, frame))
}

const escaped = (text: string) =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#x27;')
/** Values beside their labels: fields with their unit, and the second column of a list of facts. */
const FIELDS = /<(dd|textarea|select|output)\b.*?<\/\1>|<input\b[^>]*>(?:<span[^>]*>[^<]*<\/span>)?/gs
const HEADINGS = /<(h[1-6])\b.*?<\/\1>/gs

/** Where a drawing says a text as the company's words: in a heading, or outside fields and quotes. */
function ownWordsIn(html: string, text: string): string[] {
  // Its beginning is enough: a quotation mark inside it is shown as a single one.
  const said = escaped(text).slice(0, 6)
  const headings = html.match(HEADINGS) ?? []
  const others = html
    .replace(FIELDS, '')
    // A string of source code is a quotation as well.
    .replace(
      /(?<==|>)(?: ?unicode)?&quot;(?:(?!&quot;).)*&quot;|= (?:unicode)?&quot;(?:(?!&quot;).)*&quot;/g,
      '',
    )
    .replace(/“[^“”]*”/g, '')
    .split(/(?=<\w)/)
  return [...headings, ...others].filter((part) => part.includes(said))
}

/** The events of a demo's tour, with the text in the place of each typed text. */
const toured = (id: DemoId, text: string) =>
  tourOf(id).flatMap(({ acts }) =>
    acts.flatMap((act) => [
      ...('event' in act && act.event
        ? [{ ...act.event, ...('text' in (act.event as object) && { text }) }]
        : []),
      ...('passes' in act && act.passes ? [act.passes] : []),
    ]),
  )

describe.each(demoIds)('the demo %s', (id) => {
  it.each(HOSTILE_TEXTS)('shows %j as the words of its link', (text) => {
    const { simulation } = demoOf(id)
    const typed = eventShapesOf(simulation.visitorEvents)
      .filter(({ fields }) => fields.some(({ name }) => name === 'text'))
      .flatMap(sampleEventsOf)
      .map((event) => ({ ...event, text }))
    const clock = manualClock()
    const opened = demoOf(id).open({ clock, seed: 1 })
    const faults: string[] = []
    const look = () => {
      const html = drawn(id, opened)
      faults.push(...ownWordsIn(html, text), ...ownWordsIn(html, NAME))
    }
    look()
    for (const step of [...typed, ...toured(id, text)]) {
      if (typeof step === 'number') clock.advance(step)
      else opened.send(step)
      look()
    }
    expect([...new Set(faults)]).toEqual([])
  })
})
