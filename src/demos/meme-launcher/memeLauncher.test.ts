import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Entry } from '../../simulation/entries.ts'
import { replay } from '../../simulation/replay.ts'
import {
  nameOfFace,
  shownSymbol,
  memeLauncher,
  summaryOf,
  type MemeDraft,
  type MemeLauncherEvent,
} from './memeLauncher.ts'
import { wordsOfFace, faceOf } from './face.ts'
import { buyOutcome, chartOutcome, launchOutcome, picturesOutcome, variantsOf } from './outcomes.tsx'
import {
  LAUNCH_FEE_ETH,
  sampleDraft,
  sampleInsights,
  sampleMemes,
  weekOf,
  type MemeToken,
} from './sampleMemes.ts'

const typed = (field: keyof MemeDraft, text: string): MemeLauncherEvent => ({
  type: 'textTyped',
  field,
  text,
})
const empty = { name: '', symbol: '', description: '' }

describe('the draft', () => {
  it.each<[string, MemeLauncherEvent[], MemeDraft]>([
    ['is empty at first', [], empty],
    ['takes a name', [typed('name', 'Paper Moth')], { ...empty, name: 'Paper Moth' }],
    ['takes a symbol as typed', [typed('symbol', ' moth ')], { ...empty, symbol: ' moth ' }],
    ['takes a description', [typed('description', 'a\nb')], { ...empty, description: 'a\nb' }],
    ['can be emptied again', [typed('name', 'x'), typed('name', '')], empty],
  ])('%s', (_, events, draft) => {
    expect(replay(memeLauncher, events)).toEqual({ draft })
  })
  it('keeps the last text of each field, for any input in any order', () => {
    const field = fc.constantFrom('name', 'symbol', 'description')
    const event = fc.tuple(field, fc.string({ unit: 'binary' })).map(([name, text]) => typed(name, text))
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const { draft } = replay(memeLauncher, events)
        for (const name of ['name', 'symbol', 'description'] as const)
          expect(draft[name]).toBe(events.findLast((one) => one.field === name)?.text ?? '')
      }),
    )
  })
})

it('summarizes the list', () => {
  expect(summaryOf(sampleMemes)).toEqual({
    count: 5,
    marketCap: 10_381_000,
    holders: 34_345,
    averageScore: 81.6,
  })
  expect(summaryOf([])).toEqual({ count: 0, marketCap: 0, holders: 0, averageScore: 0 })
})

it('names the fee of the rules', () => {
  expect(LAUNCH_FEE_ETH).toBe(0.1)
})

describe('insights are true of the list', () => {
  const [talk, scores, leader] = sampleInsights
  const talkOf = ({ comments, holders }: MemeToken) => (comments / holders) * 100
  it('names the token with the most comments per holder', () => {
    const most = sampleMemes.toSorted((one, other) => talkOf(other) - talkOf(one))[0]!
    expect(talk.text).toContain(
      `${most.name} gets ${Math.round(talkOf(most))} comments for every 100 holders`,
    )
  })
  it('the two scores below 80 are those of the two that fell', () => {
    const idsOf = (chosen: MemeToken[]) => chosen.map(({ id }) => id)
    const low = sampleMemes.filter(({ aiScore }) => aiScore < 80)
    expect(idsOf(low)).toEqual(idsOf(sampleMemes.filter(({ trend }) => trend < 0)))
    expect(low).toHaveLength(2)
    expect(scores.text).toContain('below 80')
  })
  it('names the leader and its share', () => {
    const first = sampleMemes.toSorted((one, other) => other.marketCap - one.marketCap)[0]!
    const share = Math.round((first.marketCap / summaryOf(sampleMemes).marketCap) * 100)
    expect(leader.text).toBe(`${first.name} has ${share}% of the market cap of all five.`)
  })
  it('scores are from 0 to 100', () => {
    expect(sampleMemes.filter(({ aiScore }) => aiScore < 0 || aiScore > 100)).toEqual([])
  })
})

// The entries in an inquiry: the label and value of each field, in the order of the form (Rules, Inquiry).
it.each<[string, MemeLauncherEvent[], Entry[]]>([
  [
    'filled in',
    [
      { type: 'textTyped', field: 'name', text: 'Pip' },
      { type: 'textTyped', field: 'symbol', text: 'PIP' },
      { type: 'textTyped', field: 'description', text: 'A seed' },
    ],
    [
      ['Name', 'Pip'],
      ['Symbol', 'PIP'],
      ['Description', 'A seed'],
    ],
  ],
])('has entries: %s', (_, events, entries) => {
  expect(memeLauncher.entries?.(replay(memeLauncher, events))).toEqual(entries)
})

it.each([
  [{ name: '', symbol: '' }, null],
  [{ name: '  ', symbol: ' ' }, null],
  [{ name: ' ', symbol: 'MOTH' }, 'MOTH'],
  [{ name: 'Paper Moth', symbol: 'MOTH' }, 'Paper Moth'],
])('what draws the face of %j', (draft, named) => {
  expect(nameOfFace({ ...draft, description: '' })).toBe(named)
})
it('shows a symbol in capitals', () => {
  expect(shownSymbol('Moth')).toBe('MOTH')
})

it('has a week of prices that ends in the price, and in the change of a day', () => {
  for (const meme of sampleMemes) {
    const week = weekOf(meme)
    expect(week).toHaveLength(7)
    expect(week.at(-1)).toBe(meme.price)
    expect((meme.price / week.at(-2)! - 1) * 100).toBeCloseTo(meme.trend, 8)
    expect(Math.min(...week)).toBeGreaterThan(0)
  }
})

describe('slips', () => {
  it('name what is typed, or the example', () => {
    const rowsOf = (draft: Partial<MemeDraft>) =>
      [picturesOutcome, launchOutcome].map((outcome) => outcome({ ...empty, ...draft }).rows[0]![1])
    const isolated = (text: string) => `“\u2068${text}\u2069”`
    expect(rowsOf({ name: 'Pip', symbol: 'pip' })).toEqual([
      isolated('Pip'),
      `${isolated('Pip')}, ${isolated('PIP')}`,
    ])
    expect(rowsOf({ symbol: 'pip' })).toEqual([isolated('pip'), isolated('PIP')])
    const example = `${isolated(sampleDraft.name)}, the example`
    expect(rowsOf({ name: ' ' })).toEqual([example, example])
  })
  it('have pictures that differ from the face and from each other, for any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const faces = [name, ...variantsOf(name)].map((one) => wordsOfFace(faceOf(one)))
        expect(new Set(faces).size).toBe(faces.length)
      }),
    )
  })
  it('have the figures of the token', () => {
    for (const meme of sampleMemes) {
      const bought = Object.fromEntries(buyOutcome(meme).rows)
      const tokens = Number(bought['Received']!.replaceAll(/[^\d]/g, ''))
      expect(Math.abs(tokens * meme.price - 100)).toBeLessThanOrEqual(meme.price / 2)
      const charted = Object.fromEntries(chartOutcome(meme).rows)
      expect(charted['Now']).toBe(bought['Price'])
      const change = Number(charted['Now']!.slice(1)) / Number(charted['A day ago']!.slice(1))
      expect((change - 1) * 100).toBeCloseTo(meme.trend, 2)
    }
  })
})
