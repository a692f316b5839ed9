import { describe, expect, it } from 'vitest'
import { allowedExamples, deniedExamples } from './claimExamples.ts'
import { denied, faultsIn } from './claims.ts'

describe('denied texts', () => {
  it.each(deniedExamples)('%s', (text) => {
    expect(faultsIn(text)).not.toEqual([])
  })

  it('have an example each', () => {
    const shown = new Set(deniedExamples.flatMap(faultsIn).map((fault) => fault.split(': ')[0]))
    expect(denied.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([])
  })

  it.each(allowedExamples)('but not: %s', (text) => {
    expect(faultsIn(text)).toEqual([])
  })
})
