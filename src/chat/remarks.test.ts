import { describe, expect, it } from 'vitest'
import pages from 'virtual:site-passages'
import { libraryInPieces } from '../passages/library.ts'
import { linesAbout } from './knowledge.ts'
import { MOST_LINES } from './lines.ts'
import { remarksOn } from './remarks.ts'

const library = await libraryInPieces(pages)
const namesOn = (question: string, ...saying: string[]) =>
  remarksOn(question, saying).remarks.map(({ name }) => name)
const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`).join(' ')

describe('remarks', () => {
  it('are not made where a rule or another remark says the same', () => {
    expect(namesOn('how much is it')).toEqual(['price'])
    expect(namesOn('how much is it', 'pricing')).toEqual([])
    expect(namesOn('how much is it', 'services')).toEqual(['price'])
  })
  it('say once what two clauses ask for, where one of them says it for both', () => {
    expect(namesOn('Is there a free plan?')).toEqual(['free'])
    expect(namesOn('Is there a free plan? How much is it?')).toEqual(['free'])
    // Both send to the same page, and neither says what the other does.
    expect(namesOn('How much is it? How long does it take?')).toEqual(['price', 'time'])
    expect(namesOn('Are you open on weekends? How much is it?')).toEqual(['price', 'hours'])
  })
  it('are both made where the one that says it leads elsewhere, or neither leads anywhere', () => {
    expect(namesOn('Should I buy bitcoin? How much is a wallet?')).toEqual(['advice', 'price'])
    expect(namesOn('You idiot. Are you a robot?')).toEqual(['rudeness', 'itself'])
  })
  it('are looked for in the first words of a long question, and the rest is searched', () => {
    expect(namesOn(`${words(116)}, are you a robot`)).toEqual(['itself'])
    expect(namesOn(`${words(100)}, ${words(20)} are you a robot`)).toEqual([])
    const { remarks, rest } = remarksOn(`${words(120)}, are you a robot`, [])
    expect(remarks).toEqual([])
    expect(rest).toBe(`${words(120)} are you a robot`)
  })
})

it('lines are three at most', () => {
  expect(linesAbout(library, 'audit, bridges, staking, wallet, dao')).toHaveLength(MOST_LINES)
  expect(linesAbout(library, 'lentil soup')).toEqual([])
})
