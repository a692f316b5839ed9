import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COPY_NOTICE_MS } from '../../patterns/feedback/copyNotice.ts'
import { SAMPLE_NOW } from '../../simulation/clock.ts'
import type { Entry } from '../../simulation/entries.ts'
import { after, replay } from '../../simulation/replay.ts'
import {
  GENERATION_MS,
  isInRust,
  smartContracts,
  writtenLines,
  type SmartContractsEvent,
  type SmartContractsState,
} from './smartContracts.ts'
import { LINES } from './contractOutline.ts'
import { features } from './features.ts'
import { rustLines, rustParts, rustText } from './rustSample.ts'
import { standardOptions } from './standards.ts'

const generate: SmartContractsEvent = { type: 'generatePressed' }
const solana: SmartContractsEvent = { type: 'standardChosen', standard: 'spl' }
const copied: SmartContractsEvent = { type: 'copied' }
const refused: SmartContractsEvent = { type: 'copyRefused' }
/** The time when a replay has gone on for so long. */
const replayedAt = (ms: number) => SAMPLE_NOW + ms
type Steps = Parameters<typeof replay<SmartContractsState, SmartContractsEvent>>[1] & object
const generated: Steps = [generate, after(GENERATION_MS)]

describe('Generate', () => {
  it.each<[string, Steps, SmartContractsState['phase']]>([
    ['nothing at first', [], 'empty'],
    ['nothing without an event', [after(60_000)], 'empty'],
    ['generating for 2 s', [generate, after(1999)], 'generating'],
    ['then the code', [generate, after(2000)], 'generated'],
    ['not later when pressed again meanwhile', [generate, after(1000), generate, after(1000)], 'generated'],
    ['once more when pressed again', [...generated, generate], 'generating'],
    ['and the code again', [...generated, generate, after(2000)], 'generated'],
  ])('%s', (_, steps, phase) => {
    expect(replay(smartContracts, steps).phase).toBe(phase)
  })
})

describe('the writing', () => {
  it.each<[string, Steps, number]>([
    ['nothing before Generate', [after(60_000)], 0],
    ['nothing when it is pressed', [generate], 0],
    ['a quarter after a quarter of the time', [generate, after(GENERATION_MS / 4)], Math.floor(LINES * 0.24)],
    ['half after half of it', [generate, after(GENERATION_MS / 2)], LINES / 2],
    ['not all just before the end', [generate, after(GENERATION_MS - 1)], Math.floor(LINES * 0.98)],
    ['all at the end', generated, LINES],
    ['nothing when it is pressed again', [...generated, generate], 0],
  ])('%s', (_, steps, written) => {
    expect(writtenLines(replay(smartContracts, steps))).toBe(written)
  })
  it('catches up after a hidden tab', () => {
    const late = smartContracts.reduce(
      replay(smartContracts, [generate]),
      { type: 'wrote' },
      replayedAt(1010),
    )
    expect(late).toMatchObject({
      written: Math.floor((LINES * 1010) / GENERATION_MS),
      nextAt: replayedAt(1040),
    })
  })
})

describe('a part', () => {
  const burn: SmartContractsEvent = { type: 'partChosen', part: 'burn' }
  it.each<[string, Steps]>([
    ['nothing generated', []],
    ['generating', [generate, after(500)]],
    ['the code there', generated],
    ['the code copied', [...generated, copied]],
  ])('can be chosen with %s, and changes nothing else', (_, steps) => {
    expect(replay(smartContracts, [...steps, burn])).toEqual({
      ...replay(smartContracts, steps),
      part: 'burn',
    })
  })
  it('stays to the end of the writing, and makes room for the next one', () => {
    expect(replay(smartContracts, [generate, burn, after(GENERATION_MS)])).toMatchObject({ part: 'burn' })
    expect(replay(smartContracts, [...generated, burn, generate])).toMatchObject({ part: null })
  })
  it('chosen again changes nothing', () => {
    const state = replay(smartContracts, [burn])
    expect(smartContracts.reduce(state, burn, 0)).toBe(state)
  })
})

describe('a feature', () => {
  const pause: SmartContractsEvent = { type: 'featureSwitched', feature: 'pause' }
  it('is turned off and on, and its part is shown', () => {
    expect(replay(smartContracts, [pause])).toMatchObject({ off: ['pause'], part: 'pause', phase: 'empty' })
    expect(replay(smartContracts, [...generated, pause, pause])).toMatchObject({
      off: [],
      phase: 'generated',
    })
  })
  it('stays off when it is generated again', () => {
    expect(replay(smartContracts, [pause, ...generated, ...generated])).toMatchObject({ off: ['pause'] })
  })
})

describe('the client’s token', () => {
  const typed: SmartContractsEvent = { type: 'tokenTyped', field: 'symbol', text: 'ORC' }
  it('is typed at any time, shows its part, and stays', () => {
    const token = { name: '', symbol: 'ORC', supply: '' }
    expect(replay(smartContracts, [typed])).toMatchObject({ token, part: 'supply', phase: 'empty' })
    expect(replay(smartContracts, [typed, ...generated])).toMatchObject({ token, phase: 'generated' })
    expect(replay(smartContracts, [...generated, typed, generate])).toMatchObject({ token, part: null })
  })
})

describe('the standard', () => {
  it('is one of the four of the rules', () => {
    expect(standardOptions.map(({ label, note }) => `${label} (${note})`)).toEqual([
      'ERC-20 (Ethereum)',
      'BEP-20 (BSC)',
      'TRC-20 (Tron)',
      'SPL (Solana)',
    ])
  })
  it.each<[string, Steps]>([
    ['nothing generated', []],
    ['generating', [generate, after(500)]],
    ['the code there', generated],
    ['the code copied', [...generated, copied]],
  ])('changes nothing else with %s', (_, steps) => {
    expect(replay(smartContracts, [...steps, solana])).toEqual({
      ...replay(smartContracts, steps),
      standard: 'spl',
    })
  })
})

describe('the version in Rust', () => {
  const version: SmartContractsEvent = { type: 'versionSwitched' }
  it.each<[string, Steps, boolean]>([
    ['with SPL, after the press', [solana, ...generated, version], true],
    ['and no more after the next press', [solana, ...generated, version, version], false],
    ['not by the choice of SPL', [...generated, solana], false],
    ['not with another standard', [...generated, version], false],
    ['not before the code is there', [solana, version, ...generated], false],
    ['not while the code is generated again', [solana, ...generated, version, generate], false],
  ])('is shown: %s', (_, steps, isShown) => {
    expect(isInRust(replay(smartContracts, steps))).toBe(isShown)
  })
  it('loses the part of each feature that is off, and keeps the rest', () => {
    const all = rustText([])
    for (const { id } of features) {
      const text = rustText([id])
      expect(text.length).toBeLessThan(all.length)
      for (const line of text.split('\n')) expect(all).toContain(line)
      expect(rustParts([id]).filter(({ lines }) => lines === 0)).toHaveLength(1)
    }
  })
  it('has the same lines in colors and as a text', () => {
    const colored = rustParts([]).flatMap((_, index) =>
      rustLines(index, []).map((line) => line.map(({ text }) => text).join('')),
    )
    expect(`${colored.join('\n')}\n`).toBe(rustText([]))
  })
})

describe('copying', () => {
  it('says so for 2 s', () => {
    expect(replay(smartContracts, [...generated, copied, after(1999)])).toMatchObject({
      copy: { result: 'copied' },
    })
    expect(replay(smartContracts, [...generated, copied, after(2000)])).toMatchObject({ copy: null })
  })
  it('says so for 2 s from the last time', () => {
    const twice = [...generated, copied, after(1500), copied]
    expect(replay(smartContracts, [...twice, after(1999)])).toMatchObject({ copy: { result: 'copied' } })
    expect(replay(smartContracts, [...twice, after(2000)])).toMatchObject({ copy: null })
  })
  it('refused, it says so until something else happens', () => {
    expect(replay(smartContracts, [...generated, refused, after(60_000)])).toMatchObject({
      copy: { result: 'refused' },
    })
    expect(replay(smartContracts, [...generated, refused, copied])).toMatchObject({
      copy: { result: 'copied' },
    })
    expect(replay(smartContracts, [...generated, refused, ...generated])).toMatchObject({ copy: null })
  })
  it.each<[string, Steps]>([
    ['nothing is generated', []],
    ['generating', [generate, after(500)]],
  ])('means nothing while %s', (_, steps) => {
    for (const event of [copied, refused, { type: 'copyNoticeEnded' } as const])
      expect(replay(smartContracts, [...steps, event])).toEqual(replay(smartContracts, steps))
  })
})

it('always reaches a stable state, for any presses at any time', () => {
  const step = fc.oneof(
    fc.constantFrom<SmartContractsEvent>(generate, solana, copied, refused, {
      type: 'partChosen',
      part: 'tax',
    }),
    fc.integer({ min: 0, max: 5000 }).map(after),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const state = replay(smartContracts, [...steps, after(GENERATION_MS + COPY_NOTICE_MS)])
      expect(smartContracts.due?.(state)).toBeNull()
      expect(state.phase).toBe(steps.includes(generate) ? 'generated' : 'empty')
    }),
  )
})

// The entries in an inquiry: the label and value of each field, in the order of the form (Rules, Inquiry).
it.each<[string, SmartContractsEvent[], Entry[]]>([
  ['untouched', [], [['Token standard', 'ERC-20']]],
  ['filled in', [{ type: 'standardChosen', standard: 'spl' }], [['Token standard', 'SPL']]],
  [
    'with a token',
    [
      { type: 'tokenTyped', field: 'supply', text: '500' },
      { type: 'tokenTyped', field: 'name', text: 'Orchard' },
    ],
    [
      ['Token standard', 'ERC-20'],
      ['Name', 'Orchard'],
      ['Supply', '500'],
    ],
  ],
])('has entries: %s', (_, events, entries) => {
  expect(smartContracts.entries?.(replay(smartContracts, events))).toEqual(entries)
})
