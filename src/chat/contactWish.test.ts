import { expect, it } from 'vitest'
import { detailsIn } from './contactWish.ts'

it.each([
  ['call me back please', {}],
  [
    'My name is Ines Marlow, reach me at ines@example.com.',
    { name: 'Ines Marlow', email: 'ines@example.com' },
  ],
  ['ring us on (030) 123 45 67', { phone: '(030) 123 45 67' }],
  ['+1 555 0142 000', { phone: '+1 555 0142 000' }],
  ['airdrop to 10000000 addresses', {}],
  ['I am Groot', {}],
  ['what is ERC-4337', {}],
])('%s', (message, details) => {
  expect(detailsIn(message)).toEqual(details)
})
