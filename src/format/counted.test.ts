import { expect, it } from 'vitest'
import { counted } from './counted.ts'

it.each([
  [0, 'No coins'],
  [1, '1 coin'],
  [2, '2 coins'],
  [40, '40 coins'],
])('%i', (count, words) => {
  expect(counted(count, 'coin')).toBe(words)
})

it('takes an irregular plural', () => {
  expect(counted(2, 'entry', 'entries')).toBe('2 entries')
  expect(counted(0, 'entry', 'entries')).toBe('No entries')
})
