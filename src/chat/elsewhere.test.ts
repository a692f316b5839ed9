import { expect, it } from 'vitest'
import { isElsewhere } from './elsewhere.ts'
import { clausesOf } from './phrases.ts'

it.each([
  'can you write me a letter to my landlord',
  'do my tax return',
  'how do i report crypto on my taxes',
  'what is the weather like in Oslo',
  'cheap hotel near the airport',
  'buy instagram likes',
])('%s: another trade', (question) => {
  expect(isElsewhere(clausesOf(question))).toBe(true)
})

it.each([
  'tickets for flights as nfts',
  'write a whitepaper',
  'a transfer tax in our token',
  'book a workshop for our team',
  'bonus program of a hotel',
  'repair a broken smart contract',
  'how much is a bridge',
])('%s: what is built here', (question) => {
  expect(isElsewhere(clausesOf(question))).toBe(false)
})
