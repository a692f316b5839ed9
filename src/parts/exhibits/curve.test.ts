import { describe, expect, it } from 'vitest'
import stakingPlatform from '../../content/copy/services/staking-platform.ts'
import tokenomicsDesign from '../../content/copy/services/tokenomics-design.ts'
import { courseOf, momentOf } from './curve.ts'

describe('the course of a line', () => {
  it('begins at its start, adds its slopes with each step, and its jumps from their step on', () => {
    const line = { name: 'A', start: 10, slope: 1, slopeOfInput: 0.5, jumps: [{ at: 2, by: 5 }] }
    expect(courseOf(line, 2, 3)).toEqual([10, 12, 19, 21])
  })
  it('never goes below 0', () => {
    expect(courseOf({ name: 'A', start: 1, slope: -1 }, 0, 3)).toEqual([1, 0, 0, 0])
  })
})

describe('the moment of a curve', () => {
  it.each([
    [100, 5],
    [60, 9],
    [50, 10],
    [40, undefined],
    [20, undefined],
  ])('of one line is when it is empty: at %i in %s', (input, at) => {
    expect(momentOf(stakingPlatform.exhibit, input)).toBe(at)
  })
  it.each([
    [1, 6],
    [2, 12],
    [3, 12],
    [4, undefined],
  ])('of two lines is when the first exceeds the second: at %i in %s', (input, at) => {
    expect(momentOf(tokenomicsDesign.exhibit, input)).toBe(at)
  })
})
