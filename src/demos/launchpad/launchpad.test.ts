import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Entry } from '../../simulation/entries.ts'
import { after, replay } from '../../simulation/replay.ts'
import {
  launchpad,
  stepOf,
  steps,
  typedFields,
  type LaunchpadEvent,
  type Step,
  type TextName,
} from './launchpad.ts'
import {
  ESTIMATED_GAS,
  ESTIMATED_MINUTES,
  FIRST_PLACE,
  LAST_PLACE,
  SALE_PLACES,
  saleTypeOptions,
  sampleAnalysis,
  sampleDraft,
} from './launchpadSamples.ts'
import { deployOutcome } from './outcomes.tsx'
import { previewOf } from './salePreview.ts'

const next: LaunchpadEvent = { type: 'nextPressed' }
const previous: LaunchpadEvent = { type: 'previousPressed' }
const typed = (field: TextName, text: string): LaunchpadEvent => ({ type: 'textTyped', field, text })
const publicSale: LaunchpadEvent = { type: 'saleTypeChosen', saleType: 'public' }
const to = (step: Step): LaunchpadEvent[] => Array.from({ length: steps.indexOf(step) }, () => next)
const allFields = Object.values(typedFields).flat()

describe('steps', () => {
  it.each<[string, LaunchpadEvent[], Step]>([
    ['begin at the first', [], 'basicInfo'],
    ['Next Step, with nothing filled in', [next], 'saleConfig'],
    ['twice', [next, next], 'aiAnalysis'],
    ['three times', [next, next, next], 'deploy'],
    ['and not beyond the last', [next, next, next, next], 'deploy'],
    ['Previous at the first', [previous], 'basicInfo'],
    ['Previous', [next, next, previous], 'saleConfig'],
    ['all the way back', [next, next, next, previous, previous, previous, previous], 'basicInfo'],
  ])('%s', (_, events, step) => {
    expect(replay(launchpad, events).step).toBe(step)
  })
  it('are never blocked, for any entries', () => {
    fc.assert(
      fc.property(fc.constantFrom(...allFields), fc.string({ unit: 'binary' }), (field, text) => {
        const events = [typed(field, text), next, typed(field, text), next, typed(field, text), next]
        expect(replay(launchpad, events).step).toBe('deploy')
      }),
    )
  })
  it('do not change over time: nothing is deployed', () => {
    expect(launchpad.due!(replay(launchpad, to('deploy')))).toBe(null)
  })
})

describe('the preview of the sale', () => {
  const played: LaunchpadEvent[] = [...to('deploy'), { type: 'previewPlayed' }]
  it('plays from the first day to the last in 3 s, and stops', () => {
    expect(replay(launchpad, played)).toMatchObject({ place: 0 })
    expect(replay(launchpad, [...played, after(1500)])).toMatchObject({ place: 50, step: 'deploy' })
    expect(replay(launchpad, [...played, after(3000)])).toMatchObject({ place: LAST_PLACE, nextAt: null })
  })
  it('stops where another day is chosen, and when the step is left', () => {
    for (const event of [{ type: 'placePreviewed', place: 30 } as const, previous])
      expect(replay(launchpad, [...played, event])).toMatchObject({ nextAt: null })
    expect(replay(launchpad, [{ type: 'previewPlayed' }])).toMatchObject({ nextAt: null })
  })
})

it('fills the fields that are empty with an example, and keeps what is typed', () => {
  const { draft } = replay(launchpad, [typed('name', 'Orchard'), { type: 'exampleFilled' }])
  expect(draft).toEqual({ ...sampleDraft, name: 'Orchard', saleType: 'presale' })
})

it('keeps the previewed place in every step', () => {
  const previewed: LaunchpadEvent = { type: 'placePreviewed', place: 80 }
  expect(replay(launchpad, [])).toMatchObject({ place: FIRST_PLACE })
  expect(replay(launchpad, [...to('deploy'), previewed, previous, next])).toMatchObject({ place: 80 })
})

describe('the draft', () => {
  it('is empty at first, a presale', () => {
    const { saleType, ...texts } = replay(launchpad).draft
    expect(saleType).toBe('presale')
    expect(texts).toEqual(Object.fromEntries(allFields.map((field) => [field, ''])))
  })
  it('keeps every text as typed, in both directions', () => {
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(allFields.map((field) => [field, fc.string({ unit: 'binary' })]))),
        (texts) => {
          const fill = (step: Step) => typedFields[step].map((field) => typed(field, texts[field] ?? ''))
          const events = [...fill('basicInfo'), next, ...fill('saleConfig'), publicSale, next, next]
          const filled = { ...texts, saleType: 'public' }
          expect(replay(launchpad, events)).toEqual({
            step: 'deploy',
            draft: filled,
            place: FIRST_PLACE,
            nextAt: null,
          })
          expect(replay(launchpad, [...events, previous, previous, previous]).draft).toEqual(filled)
        },
      ),
    )
  })
  it.each(
    steps.flatMap((step) =>
      allFields
        .filter((field) => !(typedFields[step] as readonly string[]).includes(field))
        .map((field) => [step, field] as const),
    ),
  )('at %s takes no %s', (step, field) => {
    expect(replay(launchpad, [...to(step), typed(field, 'x')])).toEqual(replay(launchpad, to(step)))
  })
  it.each(steps.filter((step) => step !== 'saleConfig'))('at %s takes no sale type', (step) => {
    expect(replay(launchpad, [...to(step), publicSale]).draft.saleType).toBe('presale')
  })
  it('has a sale type of the rules', () => {
    expect(saleTypeOptions.map(({ value }) => value)).toEqual(['presale', 'public', 'private'])
  })
})

it('has the estimates of the rules, and scores that a meter can show', () => {
  expect([ESTIMATED_GAS, ESTIMATED_MINUTES]).toEqual(['0.05', 5])
  for (const { score } of sampleAnalysis) expect(score >= 0 && score <= 100).toBe(true)
})

// The entries in an inquiry: the label and value of each field, in the order of the form (Rules, Inquiry).
it.each<[string, LaunchpadEvent[], Entry[]]>([
  [
    'filled in',
    [
      { type: 'textTyped', field: 'name', text: 'Orchard' },
      { type: 'textTyped', field: 'description', text: 'Trees' },
      { type: 'textTyped', field: 'tokenAddress', text: '0x1' },
      { type: 'nextPressed' },
      { type: 'saleTypeChosen', saleType: 'private' },
      { type: 'textTyped', field: 'hardCap', text: '9' },
      { type: 'textTyped', field: 'softCap', text: '4' },
      { type: 'textTyped', field: 'price', text: '0.1' },
      { type: 'textTyped', field: 'startDate', text: '2024-03-01T09:00' },
      { type: 'textTyped', field: 'endDate', text: '2024-04-30T18:30' },
    ],
    [
      ['Name', 'Orchard'],
      ['Description', 'Trees'],
      ['Token address', '0x1'],
      ['Sale type', 'Private'],
      ['Hard cap', '9'],
      ['Soft cap', '4'],
      ['Price', '0.1'],
      ['Start date', '2024-03-01, 09:00'],
      ['End date', '2024-04-30, 18:30'],
    ],
  ],
])('has entries: %s', (_, events, entries) => {
  expect(launchpad.entries?.(replay(launchpad, events))).toEqual(entries)
})

it('knows the step of each field', () => {
  for (const step of steps) for (const field of typedFields[step]) expect(stepOf(field)).toBe(step)
})

describe('the slip of a deployment', () => {
  const { draft } = replay(launchpad)
  const rowsOf = (typedTexts: Partial<typeof draft>) =>
    Object.fromEntries(deployOutcome({ ...draft, ...typedTexts })?.rows ?? [])
  it('has what is typed', () => {
    expect(rowsOf(sampleDraft)).toMatchObject({
      Sale: '“\u2068Tideglass\u2069”',
      'Hard cap': '800 ETH',
      Opens: 'Apr 1, 2026',
    })
    const other = { ...sampleDraft, hardCap: '12500', startDate: '2026-04-20T09:00' }
    expect(rowsOf(other)).toMatchObject({ 'Hard cap': '12,500 ETH', Opens: 'Apr 20, 2026' })
  })
  it('leaves out what is not typed, and opens on the day of the preview', () => {
    expect(Object.keys(rowsOf({}))).toEqual(['Sale', 'Opens', 'Contract'])
    expect(rowsOf({})).toMatchObject({ Sale: 'Your sale', Opens: previewOf(draft, SALE_PLACES.opens).day })
    expect(rowsOf({ startDate: '2026-05-02T09:00' })).toMatchObject({ Opens: 'May 2, 2026' })
    expect(rowsOf({ hardCap: '500' })).toMatchObject({ 'Hard cap': '500 ETH' })
  })
  it('does not have a long name', () => {
    expect(rowsOf({ name: 'x'.repeat(25) })).toMatchObject({ Sale: 'Your sale' })
  })
  it.each([{ hardCap: 'many' }, { hardCap: '5', softCap: '9' }, { price: '0' }, { tokenAddress: 'here' }])(
    'does not exist while an entry does not fit: %j',
    (typedTexts) => {
      expect(deployOutcome({ ...draft, ...sampleDraft, ...typedTexts })).toBeUndefined()
    },
  )
})
