import { describe, expect, it } from 'vitest'
import { paramsOf } from '../../address/address.ts'
import { LONGEST_REPLY, readReply, senderFrom, senderOf, withSender } from './sender.ts'

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

const place = (link: string) => {
  const { search, hash } = new URL(link, 'https://site.example')
  return paramsOf({ search, hash })
}

describe('a link’s sender', () => {
  it.each([
    ['/demo/dao', { sender: null, isUnreadable: false }],
    ['/demo/dao#from=Mara', { sender: { name: 'Mara', reply: '' }, isUnreadable: false }],
    ['/demo/dao#reply=mara', { sender: { name: '', reply: 'mara' }, isUnreadable: false }],
    ['/demo/dao#from=Mara&reply=mara', { sender: { name: 'Mara', reply: 'mara' }, isUnreadable: false }],
    ['/demo/dao#from=Mara&reply=mara%40evil.example', { sender: null, isUnreadable: true }],
    ['/demo/dao#from=call+555123456789&reply=mara', { sender: null, isUnreadable: true }],
  ])('of %s', (link, expected) => {
    expect(senderOf(place(link))).toEqual(expected)
  })
  it('is written in the form in which it is read', () => {
    const sender = { name: 'Mara & Co', reply: 'mara.l' }
    const link = withSender('/demo/dao', sender)
    expect(link).toBe('/demo/dao#from=Mara+%26+Co&reply=mara.l')
    expect(senderOf(place(link))).toEqual({ sender, isUnreadable: false })
  })
  it('is absent without a name and an address', () => {
    expect(senderFrom('', '')).toBeNull()
    expect(withSender('/demo/dao', null)).toBe('/demo/dao')
  })
})
