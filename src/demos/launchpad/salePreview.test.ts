import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY } from '../../format/duration.ts'
import { readTypedDate } from '../../format/typedDate.ts'
import { replay } from '../../simulation/replay.ts'
import { launchpad, type LaunchpadDraft } from './launchpad.ts'
import { FIRST_PLACE, LAST_PLACE, SALE_PLACES, SAMPLE_DEMAND, UNLOCK_DAYS } from './launchpadSamples.ts'
import { demandAt, previewOf, raisedText } from './salePreview.ts'

const empty = replay(launchpad).draft
const filled: LaunchpadDraft = {
  ...empty,
  hardCap: '500',
  softCap: '100',
  price: '0.0005',
  startDate: '2026-04-01T09:00',
  endDate: '2026-04-30T18:00',
}
const at = (place: number, draft = filled) => previewOf(draft, place)

describe('a sample demand', () => {
  it('is nothing at first, never falls, and ends below the hard cap', () => {
    expect(demandAt(-1)).toBe(0)
    expect(demandAt(0)).toBe(0)
    expect(demandAt(1)).toBeCloseTo(SAMPLE_DEMAND, 10)
    expect(demandAt(2)).toBe(demandAt(1))
    const unit = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(unit, unit, (one, other) => {
        expect(demandAt(Math.max(one, other))).toBeGreaterThanOrEqual(demandAt(Math.min(one, other)))
      }),
    )
  })
})

describe('the previewed day', () => {
  it('goes from before the sale to the last unlock', () => {
    const [opens, closes] = [readTypedDate(filled.startDate)!, readTypedDate(filled.endDate)!]
    expect(at(0)).toMatchObject({ ms: opens - 10 * DAY, phase: 'ahead', raised: 0, unlocked: 0 })
    expect(at(SALE_PLACES.opens)).toMatchObject({ ms: opens, phase: 'open', raised: 0 })
    expect(at(FIRST_PLACE)).toMatchObject({ phase: 'open', day: 'Apr 16, 2026', hasSampleDates: false })
    expect(at(SALE_PLACES.closes)).toMatchObject({ ms: closes, phase: 'over', unlocked: 0, unlockDay: 0 })
    expect(at(LAST_PLACE)).toMatchObject({ unlockDay: UNLOCK_DAYS, unlocked: 100 })
  })
  it('never goes back, and neither does what is raised or unlocked', () => {
    for (let place = 1; place <= LAST_PLACE; place++) {
      const [before, now] = [at(place - 1), at(place)]
      expect(now.ms).toBeGreaterThan(before.ms)
      expect(now.raised).toBeGreaterThanOrEqual(before.raised)
      expect(now.unlocked).toBeGreaterThanOrEqual(before.unlocked)
    }
  })
  it('says in words what is raised, and whether the soft cap is reached', () => {
    expect(at(10).words).toBe('Not open yet: nothing is raised.')
    expect(at(FIRST_PLACE).words).toMatch(
      /^Open: sample demand has raised \d+% of the hard cap, soft cap reached\.$/,
    )
    expect(at(100, { ...filled, softCap: '499' }).words).toBe(
      'Closed at 92% of the hard cap, soft cap not reached. 100% of the tokens have unlocked.',
    )
    expect(at(100).raisedAmount).toBeCloseTo(460, 8)
  })
  it.each<[string, Partial<LaunchpadDraft>]>([
    ['without dates', { startDate: '', endDate: '' }],
    ['with an end before the start', { endDate: '2026-03-01T09:00' }],
    ['with letters as a date', { startDate: 'soon' }],
  ])('has sample dates %s', (_, changed) => {
    expect(at(FIRST_PLACE, { ...filled, ...changed })).toMatchObject({ hasSampleDates: true, phase: 'open' })
  })
  it('has no sum without caps', () => {
    expect(at(50, { ...filled, softCap: '' })).toMatchObject({ raisedAmount: null })
    expect(at(50, { ...filled, softCap: '' }).words).not.toContain('soft cap')
  })
  it('stands the first and the last date', () => {
    const far = { ...filled, startDate: '0001-01-01T00:00', endDate: '275760-09-12T23:59' }
    for (const place of [0, 20, 45, 70, 100]) expect(at(place, far).day).not.toContain('Invalid')
  })
})

it.each([
  [0, '0 ETH'],
  [0.00000046, '0.00000046 ETH'],
  [1.234, '1.23 ETH'],
  [283.4, '283 ETH'],
  [46_000_000, '46,000,000 ETH'],
])('what is raised, %d, is %s', (amount, text) => {
  expect(raisedText(amount)).toBe(text)
})
