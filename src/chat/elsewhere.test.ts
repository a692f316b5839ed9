import { expect, it } from 'vitest'
import { isElsewhere, isOfPrivateLife } from './elsewhere.ts'
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

it.each([
  'who wrote hamlet',
  'whats a good name for a puppy',
  'how do i get red wine out of a white shirt',
  'bike chain keeps jumping off',
  'my landlord sent me a new rental contract',
])('%s: private life', (question) => {
  expect(isOfPrivateLife(clausesOf(question))).toBe(true)
  expect(isElsewhere(clausesOf(question))).toBe(true)
})

it.each([
  'our football club wants its members to vote on things',
  'bike repair franchise, people should find the nearest branch',
  'do customers passport scans end up on our server',
  'can i put the coin prices on my wordpress blog',
  'im on the train, do the demos work on an iphone',
  'band of 5, want every sale split between us automatically',
])('%s: a business, or what is built here', (question) => {
  expect(isElsewhere(clausesOf(question))).toBe(false)
})
