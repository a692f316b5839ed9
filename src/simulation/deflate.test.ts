import { constants, deflateRawSync, inflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DICTIONARY, pack, unpack } from './deflate.ts'
import { hashText } from './random.ts'

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
  it('is deflate: another reader can read it with the same dictionary', () => {
    fc.assert(
      fc.property(repetitive, (text) => {
        expect(inflateRawSync(bytesOf(pack(text)), { dictionary: DICTIONARY }).toString()).toBe(text)
      }),
    )
  })
  it('is read if another writer wrote it with fixed codes', () => {
    fc.assert(
      fc.property(repetitive, (text) => {
        const code = packedByZlib(text)
        // It stores what can't be shortened.
        fc.pre((bytesOf(code)[0]! & 7) === ONE_BLOCK_OF_FIXED_CODES)
        expect(unpack(code, MOST)).toBe(text)
      }),
    )
  })
  it('needs no escapes in an address', () => {
    fc.assert(
      fc.property(repetitive, (text) => {
        expect(pack(text)).toMatch(/^[\w-]+$/)
      }),
    )
  })
  it('shortens the links of stories', () => {
    const story = '[0,{"type":"textTyped","field":"name","text":"Orchard"},{"type":"deployPressed"},3000]'
    expect(pack(story).length).toBeLessThan(story.length / 2)
  })
  it('has this length: the best of all back references is used', () => {
    const numbers = Array.from({ length: 3000 }, (_, count) => `${count} `).join('')
    const many = Array.from({ length: 400 }, (_, at) => `{"type":"${at * 7919}${at % 7}Typed"}`).join()
    const codes = ['x'.repeat(600), numbers, many, 'a\0b\0\0c'.repeat(40)].map((text) => pack(text))
    expect(codes.map((code) => `${code.length} letters, ${hashText(code)}`)).toMatchInlineSnapshot(`
      [
        "11 letters, 3522766927",
        "12439 letters, 701444870",
        "3928 letters, 3693827102",
        "14 letters, 2025643532",
      ]
    `)
  })
  // Sent links must open for as long as there are links.
  it('is still written in its first form', () => {
    expect(pack('[0,{"type":"tabChosen","tab":"receive"}]')).toMatchInlineSnapshot(`"Q1GN4Zii1OTUzLJUpdpYAA"`)
    expect(pack('[0,{"type":"amountTyped","text":"2500"},1200]')).toMatchInlineSnapshot(
      `"Q1aN1WojUwMDoNMNjQwMYgE"`,
    )
  })
})

describe('anything else', () => {
  /** A block from bits: codes have their highest bit first, numbers their lowest. */
  const block = (...parts: readonly (readonly [value: number, bits: number])[]) => {
    const bits = [...parts, [0, 7] as const].flatMap(([value, count]) =>
      Array.from({ length: count }, (_, at) => (value >> (count - 1 - at)) & 1),
    )
    const bytes = new Uint8Array(Math.ceil((3 + bits.length) / 8))
    for (const [at, bit] of [1, 1, 0, ...bits].entries()) bytes[at >> 3]! |= bit << (at & 7)
    return Buffer.from(bytes).toString('base64url')
  }
  const reversed = (value: number, bits: number): readonly [number, number] => [
    Number.parseInt([...value.toString(2).padStart(bits, '0')].toReversed().join(''), 2),
    bits,
  ]
  /** The length code 257, in seven bits. */
  const A_MATCH_OF_3 = [1, 7] as const
  it('is refused if it refers to a letter before the dictionary, but not to its first letter', () => {
    const distance = DICTIONARY.length
    // A distance of 385 to 512 has the code 17 and 7 bits more.
    const back = (by: number) => block(A_MATCH_OF_3, [17, 5], reversed(by - 385, 7))
    expect(unpack(back(distance), MOST)).toBe(new TextDecoder().decode(DICTIONARY.slice(0, 3)))
    expect(unpack(back(distance + 1), MOST)).toBeNull()
  })
  it('is refused with an impossible distance or length', () => {
    expect(unpack(block(A_MATCH_OF_3, [0, 5]), MOST)).toHaveLength(3)
    for (const distance of [30, 31]) expect(unpack(block(A_MATCH_OF_3, [distance, 5]), MOST)).toBeNull()
    for (const length of [286, 287]) expect(unpack(block([0xc0 + length - 280, 8], [0, 5]), MOST)).toBeNull()
  })
  it('is refused in another base64 alphabet, even with the same content', () => {
    const text = Array.from({ length: 300 }, (_, at) => String.fromCharCode(0x4e00 + at * 61)).join('')
    const code = pack(text)
    expect(code).toMatch(/-.*_|_.*-/)
    expect(unpack(code, MOST)).toBe(text)
    for (const other of [
      code.replaceAll('-', '+'),
      code.replaceAll('_', '/'),
      ` ${code}`,
      `${code} `,
      `${code}\n`,
      `${code.slice(0, 8)} ${code.slice(8)}`,
    ])
      expect(unpack(other, MOST)).toBeNull()
    const padded = ['', 'y', 'yzzy', 'yzzyy'].flatMap((word) => [`${pack(word)}=`, `${pack(word)}==`])
    expect(padded.map(({ length }) => length % 4)).toContain(0)
    for (const one of padded) expect(unpack(one, MOST)).toBeNull()
  })
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
  it('is refused if it is not text', () => {
    expect(unpack(packedByZlib(Buffer.from([0xff, 0xfe])), MOST)).toBeNull()
  })
  it('is refused if it refers to missing letters', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 300, size: 'max' }), (bytes) => {
        const first = (bytes[0]! & ~7) | 3
        const answer = unpack(Buffer.from([first, ...bytes.slice(1)]).toString('base64url'), MOST)
        expect(answer === null || answer.length <= MOST).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
  it('is stopped if its unpacked text is too long', () => {
    expect(unpack(pack(' '.repeat(2_000_000)), MOST)).toBeNull()
    expect(unpack(pack(' '.repeat(MOST)), MOST)).toHaveLength(MOST)
    expect(unpack(pack(' '.repeat(MOST + 1)), MOST)).toBeNull()
  })
})
