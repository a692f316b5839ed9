import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTypedDate } from '../../format/typedDate.ts'
import { replay } from '../../simulation/replay.ts'
import { launchpad, typedFields, type TextName } from './launchpad.ts'
import { SAMPLE_DAY, sampleAnalysis } from './launchpadSamples.ts'
import { amountText, capsOf, datesOf, factsOf, needsInWords, priceOf } from './salePage.ts'

const { draft } = replay(launchpad)

it.each([
  ['12500', '12,500 ETH'],
  [' 12500.50 ', '12,500.5 ETH'],
  ['0.0005', '0.0005 ETH'],
  ['1e-9', '0.000000001 ETH'],
  ['0', '0 ETH'],
  ['-1', '−1 ETH'],
  ['1e15', '“1e15”'],
  ['1e-10', '“1e-10”'],
  ['1e400', '“1e400”'],
  ['12,500', '“12,500”'],
  ['cheap', '“cheap”'],
])('an amount typed as “%s” stands as %s', (typed, text) => {
  expect(amountText(typed)).toBe(text)
})

it.each<[softCap: string, hardCap: string, bar: { soft: number; hard: number } | null, text: string]>([
  ['100', '500', { soft: 100, hard: 500 }, 'Soft cap at 20% of the hard cap'],
  ['0', '500', { soft: 0, hard: 500 }, 'Soft cap at 0% of the hard cap'],
  ['500', '500', { soft: 500, hard: 500 }, 'Soft cap at 100% of the hard cap'],
  ['1', '3', { soft: 1, hard: 3 }, 'Soft cap at 33.3% of the hard cap'],
  ['1', '500000', { soft: 1, hard: 500_000 }, 'Soft cap at less than 0.1% of the hard cap'],
  ['', '', null, 'No caps yet'],
  [' ', '500', null, 'No soft cap yet'],
  ['100', '', null, 'No hard cap yet'],
  ['many', '', null, 'The soft cap is not a number'],
  ['900', '500', null, 'The soft cap is above the hard cap'],
  ['-1', '500', null, 'The soft cap is below zero'],
  ['100', '0', null, 'The hard cap is zero'],
  ['100', '1e400', null, 'The hard cap is too large'],
  ['100', '1e15', null, 'The hard cap is too large'],
  ['100', '1e-10', null, 'The hard cap is too small'],
  ['many', 'more', null, 'The hard cap is not a number'],
])('a soft cap of “%s” within a hard cap of “%s”', (softCap, hardCap, bar, text) => {
  expect(capsOf({ ...draft, softCap, hardCap })).toMatchObject({ bar, answer: { text } })
})

it.each<[price: string, hardCap: string, tokens: string | null, text: string]>([
  ['0.0005', '500', '2,000', '0.0005 ETH each: the hard cap is 1,000,000 tokens'],
  ['0.0005', '', '2,000', '0.0005 ETH each'],
  ['0.0005', 'many', '2,000', '0.0005 ETH each'],
  ['3', '500', '0.333333333333', '3 ETH each: the hard cap is 166.67 tokens'],
  ['0.03', '500', '33.33', '0.03 ETH each: the hard cap is 16,666.67 tokens'],
  ['1e14', '', null, '100,000,000,000,000 ETH each'],
  ['', '500', null, 'No price yet'],
  ['cheap', '500', null, 'The price is not a number'],
  ['0', '500', null, 'The price is zero'],
  ['-0.5', '500', null, 'The price is below zero'],
  ['1e-12', '500', null, 'The price is too small'],
])('a price of “%s” with a hard cap of “%s”', (price, hardCap, tokens, text) => {
  const found = priceOf({ ...draft, price, hardCap })
  expect([found.tokens?.text ?? null, found.answer.text]).toEqual([tokens, text])
})

describe('dates', () => {
  it('are counted from the sample day, as it is named', () => {
    const name = new Date(readTypedDate(SAMPLE_DAY.typed)!).toLocaleDateString('en-US', {
      timeZone: 'UTC',
      dateStyle: 'medium',
    })
    expect(name).toBe(SAMPLE_DAY.name)
  })
  it.each<[start: string, end: string, phase: string, count: number[] | null, text: string]>([
    ['', '', 'ahead', null, 'No dates yet'],
    ['', '2026-04-30T18:00', 'ahead', null, 'No start date yet'],
    ['2026-04-01T09:30', '', 'ahead', [30, 9, 30], 'No end date yet'],
    ['2026-02-01T09:00', '', 'open', null, 'No end date yet'],
    ['2026-04-01T09:00', '2026-04-30T18:00', 'ahead', [30, 9, 0], 'Runs 29 days, 9 hours'],
    ['2026-04-01T09:00', '2026-04-02T10:01', 'ahead', [30, 9, 0], 'Runs 1 day, 1 hour, 1 minute'],
    ['2026-03-02T00:00', '2026-03-05T00:00', 'open', [3, 0, 0], 'Runs 3 days'],
    ['2024-03-01T09:00', '2024-04-30T18:30', 'over', [670, 5, 30], 'Runs 60 days, 9 hours, 30 minutes'],
    ['2026-04-01T09:00', '2026-03-31T18:00', 'ahead', [30, 9, 0], 'The end is before the start'],
    ['2026-04-01T09:00', '2026-04-01T09:00', 'ahead', [30, 9, 0], 'The end is the same as the start'],
    ['soon', '2026-04-30T18:00', 'ahead', null, 'The start date is not a date'],
    ['2026-04-01T09:00', 'later', 'ahead', [30, 9, 0], 'The end date is not a date'],
  ])('from “%s” to “%s”', (startDate, endDate, phase, count, text) => {
    const dates = datesOf({ ...draft, startDate, endDate })
    const found = dates.count && [dates.count.days, dates.count.hours, dates.count.minutes]
    expect([dates.phase, found, dates.answer.text]).toEqual([phase, count, text])
  })
  it.each<[start: string, end: string, line: [number, number] | null]>([
    ['2026-03-04T00:00', '2026-03-05T00:00', [2, 1]],
    ['2026-03-01T00:00', '2026-03-05T00:00', [1, 3]],
    ['2026-02-01T00:00', '2026-02-02T00:00', [1, 28]],
    ['2026-03-04T00:00', '', null],
    ['2026-03-05T00:00', '2026-03-04T00:00', null],
  ])('draw a line from “%s” to “%s”, in days', (startDate, endDate, line) => {
    const days = datesOf({ ...draft, startDate, endDate }).line?.map((ms) => ms / 86_400_000)
    expect(days ?? null).toEqual(line)
  })
})

describe('the facts beside the analysis', () => {
  const texts = (typed: Partial<Record<TextName, string>>) =>
    Object.values(factsOf({ ...draft, ...typed }))
      .flat()
      .map(({ text }) => text)
  it('judge nothing that is empty: each is missing, with the step that asks for it', () => {
    expect(texts({})).toEqual([
      'No caps yet',
      'No price yet',
      'No dates yet',
      'No name yet',
      'No description yet',
      'No token address yet',
    ])
    const kinds = Object.values(factsOf(draft)).flat()
    expect(kinds.every(({ kind }) => kind === 'missing')).toBe(true)
  })
  it('count what is typed', () => {
    expect(texts({ name: 'X', description: ' One token\nfor each 🌳. ' }).slice(3, 5)).toEqual([
      'Name: 1 character',
      'Description: 21 characters',
    ])
  })
  it.each([
    ['0x4f0Ca17B6E6b1D1cF1a0F3AB3b7D5c0E5B2291aE', 'Token address: 0x and 40 digits, as on Ethereum'],
    ['0x4f0C…91aE', 'Token address: 11 characters, not 0x and 40 digits'],
  ])('know an address by its form: %s', (tokenAddress, text) => {
    expect(texts({ tokenAddress }).at(-1)).toBe(text)
  })
  it('count what is missing and what does not fit', () => {
    const needs = (typed: Partial<Record<TextName, string>>) =>
      Object.values(factsOf({ ...draft, ...typed })).map(needsInWords)
    expect(needs({})).toEqual(['3 missing', '2 missing', '1 missing'])
    expect(
      needs({ hardCap: '5', softCap: '9', price: '0', tokenAddress: '0x1', name: 'X', description: 'Y' }),
    ).toEqual(['1 missing, 2 do not fit', 'Complete', '1 does not fit'])
  })
  it('have a line of the analysis each', () => {
    expect(Object.keys(factsOf(draft))).toEqual(sampleAnalysis.map(({ about }) => about))
  })
})

it('answers any texts, and never throws', () => {
  const fields = Object.values(typedFields).flat()
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.double().map(String),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 16)),
  )
  fc.assert(
    fc.property(fc.record(Object.fromEntries(fields.map((field) => [field, text]))), (texts) => {
      for (const { text: told } of Object.values(factsOf({ ...draft, ...texts })).flat())
        expect(told).not.toMatch(/NaN|Infinity|undefined|–/)
    }),
  )
})
