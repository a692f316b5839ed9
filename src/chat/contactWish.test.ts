import { expect, it } from 'vitest'
import { contactWishIn } from './contactWish.ts'

it.each([
  ['call me back please', {}],
  ['write me an email', {}],
  [
    'My name is Ines Marlow, reach me at ines@example.com.',
    { name: 'Ines Marlow', email: 'ines@example.com' },
  ],
  ['ring us on (030) 123 45 67', { phone: '(030) 123 45 67' }],
  ['+1 555 0142 000', { phone: '+1 555 0142 000' }],
])('%s: a wish, with what was typed', (message, details) => {
  expect(contactWishIn(message)?.details).toEqual(details)
})

it.each([
  'airdrop to 10000000 addresses',
  'how can I call you?',
  'can the wallet text me when a balance moves',
  'what is ERC-4337',
  'write me a cover letter',
  'write us a smart contract',
  '',
])('%s: no wish', (message) => {
  expect(contactWishIn(message)).toBeNull()
})
