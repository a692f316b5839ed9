// The panel "Events", as far as it is pure: forms of a schema, a moment along its time, the lines of a fixture; and all of it
// with every demo.
import * as v from 'valibot'
import { NO_SITE } from '../links/siteLinks.ts'
import { describe, expect, it } from 'vitest'
import { DEPLOY_MS, tokenGenerator } from '#src/demos/token-generator/tokenGenerator.ts'
import { demoByKey, demoIds, type DemoId } from '#src/content/demos.ts'
import { manualClock, SAMPLE_NOW } from '#src/simulation/clock.ts'
import type { ClosedDemo } from '#src/simulation/LiveDemo.tsx'
import { durationOf, stateAt, type Moment, type MomentEntry } from '#src/simulation/moment.ts'
import { after, replay } from '#src/simulation/replay.ts'
import type { Simulation } from '#src/simulation/simulation.ts'
import { endOf, logTo, type Tour } from '#src/simulation/tour.ts'
import { happened, typedText } from '#src/simulation/visitorEvents.ts'
import { createPanelAnswers } from './panelAnswers.ts'
import { eventFrom, formsOf } from './eventForms.ts'
import { fixtureLines, rulesOf } from './fixtureLines.ts'
import { cutAfter, cutAt, timelineOf, wordsOf } from './timeline.ts'

type AnySimulation = Simulation<unknown, unknown>
const modules = import.meta.glob<{ default: ClosedDemo }>('../../src/demos/*/demo.ts', { eager: true })
const tours = import.meta.glob<{ default: Tour<unknown> }>('../../src/demos/*/tour.ts', { eager: true })
const rules = import.meta.glob<Record<string, unknown>>(['../../src/demos/*/*.ts', '!**/*.test.ts'], {
  eager: true,
})
const demoOf = (id: DemoId) => modules[`../../src/demos/${id}/demo.ts`]!.default
const tourOf = (id: DemoId) => tours[`../../src/demos/${id}/tour.ts`]!.default

const schema = v.variant('type', [
  happened('pressed'),
  happened('filled', {
    text: typedText,
    amount: v.number(),
    isFast: v.boolean(),
    chain: v.nullable(v.picklist(['ether', 'polygon'])),
    texts: v.object({ name: v.optional(typedText) }),
  }),
])
const [pressed, filled] = formsOf(schema) as [ReturnType<typeof formsOf>[0], ReturnType<typeof formsOf>[0]]
const right = { text: 'Orchard', amount: '2.5', isFast: '0', chain: '2' }

describe('a schema as forms', () => {
  it('has a field for each value, of its kind', () => {
    expect(pressed).toEqual({ type: 'pressed', fields: [] })
    expect(filled.fields).toEqual([
      { path: 'text', isOptional: false, kind: 'text' },
      { path: 'amount', isOptional: false, kind: 'number' },
      { path: 'isFast', isOptional: false, kind: 'choice', choices: [true, false] },
      { path: 'chain', isOptional: false, kind: 'choice', choices: [null, 'ether', 'polygon'] },
      { path: 'texts.name', isOptional: true, kind: 'text' },
    ])
  })

  it('offers no event that asks for something without a control', () => {
    const odd = v.variant('type', [happened('pressed'), happened('dated', { at: v.date() })])
    expect(formsOf(odd).map(({ type }) => type)).toEqual(['pressed'])
    expect(formsOf(undefined)).toEqual([])
  })

  it('makes the event from the values of the fields; an optional field that is empty is left out', () => {
    const event = { type: 'filled', text: 'Orchard', amount: 2.5, isFast: true, chain: 'polygon' }
    expect(eventFrom(schema, filled, right)).toEqual({ event: { ...event, texts: {} } })
    expect(eventFrom(schema, filled, { ...right, 'texts.name': 'x', chain: '0' })).toEqual({
      event: { ...event, chain: null, texts: { name: 'x' } },
    })
  })

  it.each([
    ['no number', { ...right, amount: 'much' }, 'amount: “much” is no number.'],
    ['spaces', { ...right, amount: ' ' }, 'amount: “ ” is no number.'],
    ['nothing', { ...right, amount: '' }, 'amount: nothing is there.'],
    ['a text too long', { ...right, text: 'x'.repeat(501) }, 'text: at most 500 characters; 501 are there.'],
    ['a choice that is none', { ...right, isFast: '7' }, expect.stringMatching(/^isFast: Invalid type/)],
  ])('says in a sentence what is wrong: %s', (_, texts, sentence) => {
    expect(eventFrom(schema, filled, texts)).toEqual({ sentence })
  })
})

const text = (field: string, value: string): MomentEntry<unknown> => ({
  kind: 'event',
  event: { type: 'textTyped', field, text: value },
})
const wait = (ms: number): MomentEntry<unknown> => ({ kind: 'wait', ms })
const event = (type: string): MomentEntry<unknown> => ({ kind: 'event', event: { type } })
const deploying: Moment<unknown> = {
  seed: 1,
  log: [
    text('name', "Orchard's"),
    wait(500),
    text('symbol', 'ORC'),
    text('supply', '1000'),
    event('reviewOpened'),
    wait(1000),
    event('deployPressed'),
    wait(DEPLOY_MS + 200),
  ],
}
const generator = tokenGenerator as AnySimulation

describe('a moment along its time', () => {
  it('lists what was done and what fell due, each with its time', () => {
    const { happened: list, next } = timelineOf(generator, deploying)
    expect(list.map(({ event: what, ms, isDue }) => [ms, wordsOf(what), isDue])).toEqual([
      [0, "textTyped field 'name' text 'Orchard's'", false],
      [500, "textTyped field 'symbol' text 'ORC'", false],
      [500, "textTyped field 'supply' text '1000'", false],
      [500, 'reviewOpened', false],
      [1500, 'deployPressed', false],
      [1500 + DEPLOY_MS, 'deployed', true],
    ])
    expect(next).toBeNull()
    expect(timelineOf(generator, { seed: 1, log: cutAt(deploying.log, 2000) }).next).toEqual({
      event: { type: 'deployed' },
      ms: 1500 + DEPLOY_MS,
    })
  })

  it.each([
    [0, 1, 0],
    [499, 2, 499],
    [500, 5, 500],
    [1499, 6, 1499],
    [1500, 7, 1500],
    [3000, 8, 3000],
    [99_000, 8, 4700],
  ])('cut at %i ms has %i steps and lasts %i ms', (ms, count, lasts) => {
    const cut = cutAt(deploying.log, ms)
    expect([cut.length, durationOf(cut)]).toEqual([count, lasts])
  })

  it('cut after something stands right after it, and before the next at the same time', () => {
    const { happened: list } = timelineOf(generator, deploying)
    const stateAfterNth = (nth: number) =>
      stateAt(generator, { seed: 1, log: cutAfter(deploying.log, list[nth]!.at) }, SAMPLE_NOW)
    expect(stateAfterNth(1)).toMatchObject({ draft: { symbol: 'ORC', supply: '' } })
    expect(stateAfterNth(4)).toMatchObject({ step: 'deploying' })
    expect(stateAfterNth(5)).toMatchObject({ step: 'success' })
    expect(durationOf(cutAfter(deploying.log, list[5]!.at))).toBe(1500 + DEPLOY_MS)
  })
})

/** What the lines of a fixture make, by running them. */
function madeBy(lines: string, key: string, simulation: AnySimulation, options: object): unknown {
  const call = /^ {2}\w+: (replay\([^]*\)),\n$/.exec(lines)?.[1]
  if (call === undefined) throw new Error(`No fixture: ${lines}`)
  // oxlint-disable-next-line typescript/no-implied-eval
  return new Function(rulesOf(key), 'replay', 'after', `return ${call}`)(
    simulation,
    (one: AnySimulation, steps: unknown[] = [], chosen = {}) => replay(one, steps, { ...options, ...chosen }),
    after,
  )
}

describe('a moment as a fixture', () => {
  it('stands as it would be written by hand, without what left no trace', () => {
    const log = cutAt(deploying.log, 3000)
    expect(fixtureLines('token-generator', generator, { seed: 1, log })).toBe(
      [
        '  deployPressed: replay(tokenGenerator, [',
        `    { type: 'textTyped', field: 'name', text: "Orchard's" },`,
        `    { type: 'textTyped', field: 'symbol', text: 'ORC' },`,
        `    { type: 'textTyped', field: 'supply', text: '1000' },`,
        `    { type: 'reviewOpened' },`,
        `    { type: 'deployPressed' },`,
        `    after(1500),`,
        `  ]),`,
        '',
      ].join('\n'),
    )
  })

  it('of nothing is the start; a short one is one line; another seed is named where it counts', () => {
    expect(fixtureLines('token-generator', generator, { seed: 7, log: [wait(900)] })).toBe(
      '  start: replay(tokenGenerator),\n',
    )
    const started = { seed: 7, log: [event('botStarted'), wait(5000)] }
    expect(fixtureLines('trading-bot', demoOf('trading-bot').simulation, started)).toMatch(
      /^ {2}botStarted: replay\(tradingBot, \[\{ type: 'botStarted' \}, after\(\d+\)\], \{ seed: 7 \}\),\n$/,
    )
  })
})

describe.each(demoIds)('%s', (id) => {
  const { simulation } = demoOf(id)

  it('has a form for each of its events', () => {
    expect(formsOf(simulation.visitorEvents)).toHaveLength(simulation.visitorEvents?.options.length ?? 0)
  })

  it('is called in code as a fixture calls it', () => {
    const named = Object.values(rules).map((module) => module[rulesOf(id)])
    expect(named).toContain(simulation)
  })

  it('comes to the end of its tour by the lines of a fixture', () => {
    const log = logTo(tourOf(id), endOf(tourOf(id), tourOf(id).length - 1))
    const moment = { seed: 1, log }
    const lines = fixtureLines(id, simulation, moment)
    const lasts = [...lines.matchAll(/after\((\d+)\)/g)].reduce((sum, [, ms]) => sum + Number(ms), 0)
    const made = madeBy(lines, id, simulation, { now: SAMPLE_NOW - lasts })
    expect(made).toEqual(stateAt(simulation, moment, SAMPLE_NOW))
  })
})

describe('what the panel asks for', () => {
  function atWork(links?: { site: null; page: null; story: string }) {
    const clock = manualClock()
    const opened = demoOf('token-generator').open({ seed: 1, clock })
    opened.getStatus()
    const answers = createPanelAnswers({
      storyId: 'demos-token-generator--preview',
      demo: demoByKey('token-generator'),
      simulation: generator,
      opened,
      clock: 'visitor',
      linksTo: (code) => links ?? { site: `site ${code}`, page: `page ${code}`, story: `story ${code}` },
    })
    const send = (type: string, texts = {}) => answers.answer({ kind: 'send', type, texts })
    const toDeploying = () => {
      for (const [at, value] of ['Orchard', 'ORC', '1000'].entries())
        send('textTyped', { field: String(at), text: value })
      send('reviewOpened')
      clock.advance(1000)
      send('deployPressed')
    }
    return { answers, clock, opened, send, toDeploying }
  }

  it('sends what its form says, and says what came of it', () => {
    const { answers, opened, send } = atWork()
    send('textTyped', { field: '0', text: 'Orchard' })
    expect(opened.getState()).toMatchObject({ draft: { name: 'Orchard' } })
    expect(answers.view().answer).toEqual({ type: 'textTyped', sentence: 'Sent.' })
    send('deployPressed')
    expect(answers.view().answer?.sentence).toBe('Sent. Here it changes nothing.')
    send('textTyped', { field: '0', text: 'x'.repeat(501) })
    expect(answers.view().answer?.sentence).toBe('text: at most 500 characters; 501 are there.')
    expect(opened.getState()).toMatchObject({ draft: { name: 'Orchard' } })
  })

  it('has no link to a site that is not there, and says so', () => {
    const { answers } = atWork({ site: null, page: null, story: 'story' })
    const text = (of: 'site' | 'story') => answers.answer({ kind: 'text', of })
    expect(text('site')).toEqual({ of: 'site', text: '', remark: NO_SITE })
    expect(text('story')).toMatchObject({ text: 'story', remark: '' })
  })

  it('stands where it was dragged to, backwards and forwards, and no time passes meanwhile', () => {
    const { answers, clock, opened, toDeploying } = atWork()
    toDeploying()
    clock.advance(DEPLOY_MS)
    answers.view()
    expect(opened.getState()).toMatchObject({ step: 'success' })
    answers.answer({ kind: 'showAt', ms: 2500 })
    expect(opened.getState()).toMatchObject({ step: 'deploying' })
    clock.advance(60_000)
    expect(answers.view()).toMatchObject({
      time: 'stopped',
      timeline: { atMs: 2500, endMs: 4000, reached: 5, listed: { length: 6 } },
    })
    answers.answer({ kind: 'showAfter', index: 0 })
    expect(opened.getState()).toMatchObject({ step: 'configuration', draft: { name: 'Orchard', symbol: '' } })
    answers.answer({ kind: 'showAt', ms: 4000 })
    expect(opened.getState()).toMatchObject({ step: 'success' })
  })

  it('continues from there with a sent event and drops the later ones', () => {
    const { answers, opened, send, toDeploying } = atWork()
    toDeploying()
    answers.answer({ kind: 'showAt', ms: 0 })
    expect(opened.getState()).toMatchObject({ step: 'review' })
    send('configurationReopened')
    expect(opened.getState()).toMatchObject({ step: 'configuration', draft: { name: 'Orchard' } })
    expect(answers.view()).toMatchObject({ time: 'visitor', timeline: { endMs: 0, next: null } })
  })

  it('lets time continue on request', () => {
    const { answers, clock, opened, toDeploying } = atWork()
    toDeploying()
    answers.answer({ kind: 'showAt', ms: 1000 })
    clock.advance(60_000)
    answers.answer({ kind: 'goOn' })
    expect(answers.view()).toMatchObject({
      time: 'visitor',
      timeline: { next: { words: 'deployed', ms: 4000 } },
    })
    clock.advance(DEPLOY_MS)
    opened.linkTo('')
    expect(opened.getState()).toMatchObject({ step: 'success' })
  })

  it('gives the lines and the links of where it stands', () => {
    const { answers, clock, toDeploying } = atWork()
    toDeploying()
    clock.advance(DEPLOY_MS)
    answers.answer({ kind: 'showAt', ms: 2500 })
    expect(answers.answer({ kind: 'text', of: 'fixture' })?.text).toContain('after(1500),')
    expect(answers.answer({ kind: 'text', of: 'page' })).toEqual({
      of: 'page',
      text: expect.stringMatching(/^page 1\w/),
      remark: '',
    })
  })

  it('says when a moment is too long for a link', () => {
    const { answers, opened } = atWork()
    opened.send({ type: 'textTyped', field: 'name', text: 'x'.repeat(501) })
    expect(answers.answer({ kind: 'text', of: 'site' })).toEqual({
      of: 'site',
      text: 'site null',
      remark: 'A text is too long for a link: it leads to the start.',
    })
  })
})
