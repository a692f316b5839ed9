import { describe, expect, it } from 'vitest'
import { paramsOf } from '../../address/address.ts'
import { coverOf, isCovered, NO_COVER, validityOf, withCover, type Cover } from './cover.ts'

const saidBy = (link: string) => {
  const { search, hash } = new URL(link, 'https://site.example')
  return paramsOf({ search, hash })
}
const MARA = { name: 'Mara', reply: 'mara' }

describe('what goes with the demo of a link', () => {
  it.each([
    ['/demo/dao', {}],
    ['/demo/dao#from=Mara', { sender: { name: 'Mara', reply: '' } }],
    ['/demo/dao#reply=mara', { sender: { name: '', reply: 'mara' } }],
    ['/demo/dao#from=Mara&reply=mara', { sender: MARA }],
    ['/demo/dao#note=Hello%2C+Ada.%0AYours', { note: 'Hello, Ada.\nYours' }],
    ['/demo/dao#until=2026-11-30', { until: '2026-11-30' }],
    ['/demo/dao#from=Mara&by=Ada', { sender: { name: 'Mara', reply: '' }, passedOnBy: 'Ada' }],
  ])('%s', (link, cover) => {
    expect(coverOf(saidBy(link))).toEqual({ cover: { ...NO_COVER, ...cover } })
  })

  const SENDER = 'The name or the address of the sender in the link could not be read.'
  it.each([
    ['from=Mara&reply=mara%40evil.example', {}, SENDER],
    ['from=call+555123456789&reply=mara', {}, SENDER],
    [
      'from=Mara&note=See+evil.example',
      { sender: { name: 'Mara', reply: '' } },
      'The note in the link could not be read.',
    ],
    ['until=2026-02-30&note=Hello', { note: 'Hello' }, 'The last day in the link could not be read.'],
    [
      'by=Support&note=See+evil.example',
      {},
      'The note and the name of who passed it on in the link could not be read.',
    ],
  ])('without what cannot be read: %s', (hash, cover, notice) => {
    expect(coverOf(saidBy(`/demo/dao#${hash}`))).toEqual({ cover: { ...NO_COVER, ...cover }, notice })
  })

  it('is written in the form in which it is read', () => {
    const cover: Cover = {
      sender: { name: 'Mara & Co', reply: 'mara.l' },
      note: 'Hello,\n\n9.8% & more: 10:30?',
      until: '2026-11-30',
      passedOnBy: 'Ada Okafor',
    }
    const link = withCover('/demo/dao?tour#for=Orchard', cover)
    expect(link).toMatch(/^\/demo\/dao\?tour#for=Orchard&from=/)
    expect(coverOf(saidBy(link))).toEqual({ cover })
    expect(withCover('/demo/dao', NO_COVER)).toBe('/demo/dao')
  })

  it('is nothing, or anything', () => {
    expect(isCovered(NO_COVER)).toBe(false)
    for (const part of [{ sender: MARA }, { note: 'a' }, { until: '2026-11-30' }, { passedOnBy: 'Ada' }])
      expect(isCovered({ ...NO_COVER, ...part })).toBe(true)
  })
})

describe('a demo that is valid until November 30', () => {
  it.each([
    [new Date(2026, 10, 29, 23, 59), 'valid'],
    [new Date(2026, 10, 30), 'lastDay'],
    [new Date(2026, 10, 30, 23, 59, 59), 'lastDay'],
    [new Date(2026, 11, 1), 'over'],
    [new Date(2027, 0, 1), 'over'],
  ] as const)('at %s', (now, validity) => {
    expect(validityOf({ until: '2026-11-30' }, now.getTime())).toBe(validity)
  })
  it('and one without a last day', () => {
    expect(validityOf({ until: '' }, Date.now())).toBe('unlimited')
  })
})
