import { describe, expect, it } from 'vitest'
import { SAMPLE_NOW } from './clock.ts'
import { pack } from './deflate.ts'
import type { Moment } from './moment.ts'
import { LARGEST_UNPACKED, LONGEST_LINK, LONGEST_SENT_TEXT, MOST_EVENTS } from './momentLimits.ts'
import { linkTo, momentFrom } from './momentLink.ts'
import {
  clockStarted,
  light,
  line,
  notebook,
  stamped,
  title,
  type NotebookEvent,
} from '../../tests/notebook.ts'

const START = '/?demo=notebook'
const HOUR_MS = 3_600_000
const code = (content: unknown) => `1${pack(typeof content === 'string' ? content : JSON.stringify(content))}`
const read = (content: unknown) => momentFrom(notebook, code(content))
const momentOf = (...events: readonly NotebookEvent[]): Moment<NotebookEvent> => ({
  seed: 0,
  log: events.map((event) => ({ kind: 'event', event })),
})
const linkOf = (moment: Moment<NotebookEvent>, start = START) => linkTo(start, notebook, moment, SAMPLE_NOW)
/** Letters that do not repeat, and so can't be packed. */
const noise = (count: number) =>
  Array.from({ length: count }, (_, at) => String.fromCharCode(0x4e00 + ((at * 7919) % 20_000))).join('')
const MOST_WRITTEN = 2 * MOST_EVENTS + 2

describe('a link is read', () => {
  it('as seed, waits, leaps and events', () => {
    expect(read([7, 20, light(true), 0, -30, clockStarted])).toEqual({
      seed: 7,
      log: [
        { kind: 'wait', ms: 20 },
        { kind: 'event', event: light(true) },
        { kind: 'wait', ms: 0 },
        { kind: 'leap', ms: 30 },
        { kind: 'event', event: clockStarted },
      ],
    })
  })
  it.each<[string, unknown, boolean]>([
    ['the least seed', [0, clockStarted], true],
    ['the largest seed', [0xffff_ffff, clockStarted], true],
    ['a larger one', [0x1_0000_0000, clockStarted], false],
    ['a negative one', [-1, clockStarted], false],
    ['one that is no number', ['7', clockStarted], false],
    ['half a seed', [0.5, clockStarted], false],
    ['nothing', [], false],
    ['no list', {}, false],
    ['a text', '"12345"', false],
    ['null', 'null', false],
    ['no JSON', 'clockStarted', false],
    ['an unknown event', [0, { type: 'bookStolen' }], false],
    ['what time brings', [0, { type: 'ticked' }], false],
    ['a longer text than links take', [0, title('x'.repeat(LONGEST_SENT_TEXT + 1))], false],
    ['as many parts as are written at most', [0, ...Array<number>(MOST_WRITTEN - 1).fill(1)], true],
    ['one more', [0, ...Array<number>(MOST_WRITTEN).fill(1)], false],
    [
      'as many events, with waits between',
      [
        0,
        ...Array<unknown>(MOST_EVENTS)
          .fill([light(true), 5])
          .flat(),
      ],
      true,
    ],
    ['one more event', [0, ...Array<unknown>(MOST_EVENTS + 1).fill(light(true))], false],
    ['as many leaps', [0, ...Array<number>(MOST_EVENTS).fill(-1)], true],
    ['one more leap', [0, ...Array<number>(MOST_EVENTS + 1).fill(-1)], false],
    ['a day', [0, 23 * HOUR_MS, light(true), -HOUR_MS], true],
    ['a millisecond more', [0, 23 * HOUR_MS, light(true), -HOUR_MS, 1], false],
  ])('if it is right: %s', (_, content, isRight) => {
    expect(read(content) !== null).toBe(isRight)
  })
  it('by the demo’s own schema, and not at all without one', () => {
    const { visitorEvents: _, ...plain } = notebook
    const right = code([0, light(true)])
    expect(momentFrom(notebook, right)).not.toBeNull()
    expect(momentFrom(plain, right)).toBeNull()
    expect(momentFrom(notebook, `2${right.slice(1)}`)).toBeNull()
    expect(momentFrom(notebook, right.slice(1))).toBeNull()
  })
  it('as far as a link may reach', () => {
    const codes = Array.from({ length: 400 }, (_, more) =>
      code([0, title(`${'vwxyz'.slice(more % 5)}${noise(400 + Math.floor(more / 5))}`)]),
    )
    const longest = codes.find(({ length }) => length === LONGEST_LINK) ?? ''
    const tooLong = codes.find(({ length }) => length > LONGEST_LINK) ?? ''
    expect([longest, tooLong].map(Boolean)).toEqual([true, true])
    expect(momentFrom(notebook, longest)).not.toBeNull()
    expect(momentFrom(notebook, tooLong)).toBeNull()
  })
})

describe('a link', () => {
  it('says whether it contains typed text', () => {
    const holdsText = (...events: NotebookEvent[]) => {
      const link = linkOf(momentOf(...events))
      return link.kind === 'moment' && link.holdsText
    }
    expect(holdsText(light(true))).toBe(false)
    expect(holdsText(line(''))).toBe(false)
    expect(holdsText(line(''), line('x'))).toBe(true)
    expect(holdsText({ type: 'bothPasted', texts: { title: 'x', body: '' } })).toBe(true)
  })
  it('is at most as long as links may be', () => {
    const short = linkOf(momentOf(light(true)))
    const room = LONGEST_LINK - short.link.length
    const long = (more: number) => linkOf(momentOf(light(true)), `${START}&x=${'x'.repeat(room - 3 + more)}`)
    expect(long(0)).toMatchObject({ kind: 'moment' })
    expect(long(0).link).toHaveLength(LONGEST_LINK)
    expect(long(1)).toMatchObject({ kind: 'tooLong', why: 'link' })
  })
  it('has at most the allowed unpacked length, even if it packs well', () => {
    const lines = (last: number) =>
      momentOf(...Array<NotebookEvent>(30).fill(line('x'.repeat(LONGEST_SENT_TEXT))), line('x'.repeat(last)))
    const size = (moment: Moment<NotebookEvent>) =>
      JSON.stringify([0, ...moment.log.map((entry) => entry.kind === 'event' && entry.event)]).length
    const room = LARGEST_UNPACKED - size(lines(0))
    expect(size(lines(room))).toBe(LARGEST_UNPACKED)
    expect(linkOf(lines(room)).kind).toBe('moment')
    expect(linkOf(lines(room + 1))).toEqual({ kind: 'tooLong', link: START, why: 'link' })
  })
  it('counts events, not the waits between them', () => {
    const log = Array.from({ length: MOST_EVENTS }, (_, at) => [
      { kind: 'event', event: stamped(at % 3) } as const,
      { kind: 'wait', ms: 1000 } as const,
    ]).flat()
    const moment: Moment<NotebookEvent> = {
      seed: 0,
      log: [{ kind: 'event', event: clockStarted }, ...log.slice(2)],
    }
    expect(linkOf(moment).kind).toBe('moment')
  })
})

describe('a moment of other rules', () => {
  const changed = { ...notebook, rules: 2 }
  const moment = momentOf(title('abc'))
  const codeBy = (rules: typeof notebook) => {
    const link = linkTo(START, rules, moment, SAMPLE_NOW)
    return link.kind === 'moment' ? link.code : ''
  }

  it('is not opened, in either direction', () => {
    expect(momentFrom(notebook, codeBy(notebook))).toEqual(moment)
    expect(momentFrom(changed, codeBy(changed))).toEqual(moment)
    expect(momentFrom(changed, codeBy(notebook))).toBeNull()
    expect(momentFrom(notebook, codeBy(changed))).toBeNull()
  })

  it('names its rules from the second version on, in letters of a link', () => {
    expect(codeBy(notebook)).toMatch(/^1/)
    expect(codeBy(changed)).toMatch(/^r2-1[\w-]+$/)
  })
})
