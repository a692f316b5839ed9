import { constants, deflateRawSync, inflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DICTIONARY, pack, unpack } from './deflate.ts'

const MOST = 16 * 1024
const bytesOf = (code: string) => Buffer.from(code, 'base64url')
const repetitive = fc
  .array(
    fc.oneof(
      fc.constantFrom('{"type":"', 'textTyped', '"field":', 'aaaa', 'é🫒'),
      fc.string({ unit: 'binary' }),
    ),
    {
      maxLength: 60,
    },
  )
  .map((parts) => parts.join(''))

/** Deflate of another maker, in the base64url that a link has. */
const packedByZlib = (text: string | Buffer) =>
  deflateRawSync(text, { level: 9, strategy: constants.Z_FIXED }).toString('base64url')
const ONE_BLOCK_OF_FIXED_CODES = 0b011

describe('a packed text', () => {
  it('comes back', () => {
    fc.assert(
      fc.property(repetitive, (text) => {
        expect(unpack(pack(text), MOST * 4)).toBe(text)
      }),
      {
        numRuns: 500,
      },
    )
  })
  it.each([
    '',
    'x',
    'ab'.repeat(3000),
    'x'.repeat(258),
    'x'.repeat(259),
    'x'.repeat(260),
    Array.from({ length: 256 }, (_, letter) => String.fromCharCode(letter)).join(''),
    Array.from({ length: 3000 }, (_, count) => `${count} `).join(''),
  ])('comes back: case %#', (text) => {
    expect(unpack(pack(text), MOST)).toBe(text)
  })
  it('is deflate: another reader reads it, with the same dictionary', () => {
    fc.assert(
      fc.property(repetitive, (text) => {
        expect(inflateRawSync(bytesOf(pack(text)), { dictionary: DICTIONARY }).toString()).toBe(text)
      }),
    )
  })
  it('is read where another writer wrote it with fixed codes', () => {
    fc.assert(
      fc.property(repetitive, (text) => {
        const code = packedByZlib(text)
        // It stores what can't be shortened.
        fc.pre((bytesOf(code)[0]! & 7) === ONE_BLOCK_OF_FIXED_CODES)
        expect(unpack(code, MOST)).toBe(text)
      }),
    )
  })
  it('goes into an address as it is', () => {
    fc.assert(
      fc.property(repetitive, (text) => {
        expect(pack(text)).toMatch(/^[\w-]+$/)
      }),
    )
  })
  it('shortens what stories say', () => {
    const story = '[0,{"type":"textTyped","field":"name","text":"Orchard"},{"type":"deployPressed"},3000]'
    expect(pack(story).length).toBeLessThan(story.length / 2)
  })
  // Sent links must open for as long as there are links.
  it('is written today as it was written first', () => {
    expect(pack('[0,{"type":"tabChosen","tab":"receive"}]')).toMatchInlineSnapshot(`"Q1GN4Zii1OTUzLJUpdpYAA"`)
    expect(pack('[0,{"type":"amountTyped","text":"2500"},1200]')).toMatchInlineSnapshot(
      `"Q1aN1WojUwMDoNMNjQwMYgE"`,
    )
  })
})

describe('anything else', () => {
  it.each([
    '',
    ' ',
    '===',
    'a b',
    '$',
    'A',
    'é',
    '-',
    '__proto__',
    deflateRawSync('stored', { level: 0 }).toString('base64url'),
  ])('%j is refused', (code) => {
    expect(unpack(code, MOST)).toBeNull()
  })
  it('is refused when cut off or continued', () => {
    fc.assert(
      fc.property(repetitive, fc.nat(), (text, at) => {
        const code = pack(text)
        expect(unpack(code.slice(0, at % code.length), MOST)).not.toBe(text)
        expect(unpack(`${code}AAAA`, MOST)).toBeNull()
      }),
    )
  })
  it('is refused where it is no text', () => {
    expect(unpack(packedByZlib(Buffer.from([0xff, 0xfe])), MOST)).toBeNull()
  })
  it('is refused where it refers to what is not there', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 300, size: 'max' }), (bytes) => {
        const first = (bytes[0]! & ~7) | 3
        const answer = unpack(Buffer.from([first, ...bytes.slice(1)]).toString('base64url'), MOST)
        expect(answer === null || answer.length <= MOST).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
  it('is stopped while it unpacks to too much', () => {
    expect(unpack(pack(' '.repeat(2_000_000)), MOST)).toBeNull()
    expect(unpack(pack(' '.repeat(MOST)), MOST)).toHaveLength(MOST)
    expect(unpack(pack(' '.repeat(MOST + 1)), MOST)).toBeNull()
  })
})
