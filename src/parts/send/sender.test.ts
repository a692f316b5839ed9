import { describe, expect, it } from 'vitest'
import { LONGEST_REPLY, readReply, senderFrom, withSender } from './sender.ts'

describe('a reply address', () => {
  it('is at most as long as an email address allows', () => {
    expect(LONGEST_REPLY).toBe(64)
  })
  it.each([
    ['mara', 'mara'],
    ['  Mara.Lindt ', 'mara.lindt'],
    ['sales+north_1', 'sales+north_1'],
    ['', ''],
    ['   ', ''],
    ['x'.repeat(LONGEST_REPLY), 'x'.repeat(LONGEST_REPLY)],
  ])('%j is read as %j', (text, expected) => {
    expect(readReply(text)).toBe(expected)
  })
  it.each([
    'mara@elsewhere.example',
    'mara lindt',
    '.mara',
    'mara.',
    'ma..ra',
    'mara?subject=x',
    'mara&cc=y',
    'mära',
    'mara%40',
    '<mara>',
    'x'.repeat(LONGEST_REPLY + 1),
  ])('%j is none', (text) => {
    expect(readReply(text)).toBeNull()
  })
})

it('a sender is absent without a name and an address', () => {
  expect(senderFrom('', '')).toBeNull()
  expect(withSender('/demo/dao', null)).toBe('/demo/dao')
  expect(withSender('/demo/dao', { name: 'Mara & Co', reply: 'mara.l' })).toBe(
    '/demo/dao#from=Mara+%26+Co&reply=mara.l',
  )
})
