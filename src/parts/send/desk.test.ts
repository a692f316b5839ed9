import { describe, expect, it } from 'vitest'
import { demoIds } from '../../content/demos.ts'
import type { DemoLink } from '../../simulation/momentLink.ts'
import { addable, afterSending, beginningsOf, EMPTY_DESK, othersOf, type Desk } from './desk.ts'
import { MOST_DEMOS } from './room.ts'

const desk: Desk = {
  ...EMPTY_DESK,
  words: { note: 'As agreed.', until: '' },
  letter: { greeting: 'Hello Ada,', subject: 'Three demos' },
  chosen: [
    { demo: 'dao', beginning: 'tour' },
    { demo: 'staking', beginning: 'start' },
  ],
}

describe('the desk', () => {
  it('has the other demos, whichever is open', () => {
    expect(othersOf(desk, 'dao')).toEqual([{ demo: 'staking', beginning: 'start' }])
    expect(othersOf(desk, 'wallet')).toEqual(desk.chosen)
    const full = { ...desk, chosen: demoIds.map((demo) => ({ demo, beginning: 'start' as const })) }
    expect(othersOf(full, 'dao')).toHaveLength(MOST_DEMOS - 1)
  })
  it('offers each demo once, and none when the message is full', () => {
    expect(addable(['dao']).map(({ key }) => key)).toEqual(demoIds.filter((id) => id !== 'dao'))
    expect(addable(demoIds.slice(0, MOST_DEMOS))).toEqual([])
  })
  it('is ready for the next client after sending: without the words for the last one', () => {
    expect(afterSending(desk)).toEqual(EMPTY_DESK)
  })
  it('offers a demo as it was left only where it was', () => {
    const link = 'https://site.example/demo/dao'
    const values = (stands: DemoLink) => beginningsOf(stands).map(({ value }) => value)
    expect(values({ kind: 'start', link })).toEqual(['start', 'tour'])
    expect(values({ kind: 'moment', link, code: '1aZ', holdsText: true })).toEqual(['start', 'now', 'tour'])
  })
})
