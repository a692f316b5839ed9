import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { folded } from './folded.ts'

describe('a text for a search', () => {
  it.each([
    ['Bitcoin ', 'bitcoin'],
    ['\u00A0bit coin\n', 'bit coin'],
    // The Turkish letters, as they are and as a browser changes their case.
    ['İSTANBUL', 'istanbul'],
    ['I\u0307stanbul', 'istanbul'],
    ['i\u0307stanbul', 'istanbul'],
    ['ısparta', 'isparta'],
    ['Café crème', 'cafe creme'],
    ['Cafe\u0301', 'cafe'],
    ['Nẵng', 'nang'],
    ['Ｂｉｔｃｏｉｎ', 'bitcoin'],
    ['bit\u200Bco\u00ADin', 'bitcoin'],
    ['', ''],
    ['  ', ''],
    ['.*', '.*'],
  ])('%j is %j', (text, expected) => {
    expect(folded(text)).toBe(expected)
  })

  it.each(['ビットコイン', '한국', 'हिन्दी'])('keeps the letters of %s', (text) => {
    expect(folded(text).normalize('NFC')).toBe(text.normalize('NFC'))
  })

  it('is the same in capitals, and when it is folded again', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (text) => {
        expect(folded(text.toUpperCase())).toBe(folded(text))
        expect(folded(folded(text))).toBe(folded(text))
      }),
    )
  })
})
