import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paramsOf } from '../../address/address.ts'
import { pack } from '../../simulation/deflate.ts'
import type { Entry } from '../../simulation/entries.ts'
import { LONGEST_LINK } from '../../simulation/momentLimits.ts'
import { readEntered } from './entered.ts'
import { fitted } from './fitted.ts'
import { TOO_LONG } from './tooLong.ts'
import { withEntered } from './withEntered.ts'

const START = '/contact?about=launchpad'
const readFrom = (link: string) => readEntered(paramsOf(new URL(link, 'https://site.example')).get('entered'))

describe('the entries of a demo that is too long for a link', () => {
  it('go along whole if they fit', () => {
    const entries: Entry[] = [
      ['Name', 'x'.repeat(501)],
      ['Sale type', 'Public'],
    ]
    const link = withEntered(START, 'text', entries)
    expect(readFrom(link)).toEqual({ why: 'text', isShortened: false, entries })
    expect(link).toMatch(/^\/contact\?about=launchpad#entered=[\w-]+$/)
  })

  it('are shortened as far as needed', () => {
    const letters = Array.from({ length: 9000 }, (_, index) =>
      String.fromCodePoint(33 + ((index * 7919) % 8000)),
    )
    const link = withEntered(START, 'link', [
      ['Name', 'Orchard'],
      ['Description', letters.join('')],
    ])
    expect(link.length).toBeLessThanOrEqual(LONGEST_LINK)
    const read = readFrom(link)
    expect(read).toMatchObject({ why: 'link', isShortened: true })
    expect(read?.entries[0]).toEqual(['Name', 'Orchard'])
    const description = read?.entries[1]?.[1] ?? ''
    expect(description.endsWith('…')).toBe(true)
    expect(letters.join('').startsWith(description.slice(0, -1))).toBe(true)
    expect(description.length).toBeGreaterThan(300)
  })

  it('always fit, and are read as they were written', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 10_000, size: 'max' })
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string({ maxLength: 20 }), text), { maxLength: 9 }), (entries) => {
        const link = withEntered(START, 'text', entries)
        expect(link.length).toBeLessThanOrEqual(LONGEST_LINK)
        const read = readFrom(link)
        expect(read?.why).toBe('text')
        if (!read?.isShortened) expect(read?.entries).toEqual(entries)
      }),
      { numRuns: 30 },
    )
  })

  it('are never cut inside a character', () => {
    const { entries } = fitted([['Name', '🦄'.repeat(9)]], (some) => JSON.stringify(some).length < 22)
    expect(entries).toEqual([['Name', '🦄🦄🦄…']])
  })
})

it.each([
  null,
  '',
  'x',
  pack('{}'),
  pack('[]'),
  pack('["toString",false]'),
  pack('["text",false,["Name"]]'),
  pack('["text",false,["Name",1]]'),
  pack('["text"'),
  'A'.repeat(LONGEST_LINK + 1),
])('%j says nothing', (code) => {
  expect(readEntered(code)).toBeNull()
})

it('each reason is a sentence', () => {
  for (const sentence of Object.values(TOO_LONG)) expect(sentence).toMatch(/^[A-Z].*\.$/)
})
