import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LONGEST_NAME, readBrandName } from './names.ts'

describe('a name', () => {
  it.each([
    ['Orchard Cooperative', 'Orchard Cooperative'],
    ['  Orchard   Cooperative ', 'Orchard Cooperative'],
    ['', ''],
    ['   ', ''],
    ["L'Arbre & Fils, S.A. (Lyon) - 1899", "L'Arbre & Fils, S.A. (Lyon) - 1899"],
    ['L’Arbre Jean‑Luc', "L'Arbre Jean-Luc"],
    ['تعاونية البستان', 'تعاونية البستان'],
    ['果園合作社', '果園合作社'],
    ['Công ty Việt', 'Công ty Việt'],
    ['สหกรณ์ผู้ผลิต', 'สหกรณ์ผู้ผลิต'],
    ['3M 4711', '3M 4711'],
    ['x'.repeat(LONGEST_NAME), 'x'.repeat(LONGEST_NAME)],
    ['x\u0301'.repeat(LONGEST_NAME), 'x\u0301'.repeat(LONGEST_NAME)],
    ['x\u0302\u0323', 'x\u0323\u0302'],
    ['a\u200B\u0323', 'ạ'],
    ['Call 555010', 'Call 555010'],
  ])('%j is %j', (text, name) => {
    expect(readBrandName(text)).toBe(name)
  })

  it.each([
    '<script>alert(1)</script>',
    'Orchard: your account is locked',
    'www.orchard.example/login',
    'mail@orchard.example',
    'Call +1 555 0100',
    'Call 555 0100',
    '٥٥٥٠١٠٠',
    '👨‍👩‍👧‍👦 Family',
    'Orchard™',
    '$100',
    'Orchard!',
    '“Orchard”',
    'Orchard \t Cooperative',
    'Orchard\nCooperative',
    'Orch\u0000ard',
    'Orch\u202Eard',
    'Orch\u2066ard',
    'Orch\uD800ard',
    'x'.repeat(LONGEST_NAME + 1),
    'x\u0323\u0302\u0301',
    '\u0301x',
    'क्'.repeat(LONGEST_NAME + 1),
  ])('%j is none', (text) => {
    expect(readBrandName(text)).toBeNull()
  })

  const unseen = [
    '\u00AD',
    '\u034F',
    '\u115F',
    '\u1160',
    '\u180E',
    '\u200B',
    '\u200C',
    '\u200D',
    '\u200E',
    '\u200F',
    '\u2060',
    '\u2800',
    '\u3164',
    '\uFE0F',
    '\uFEFF',
    '\uFFA0',
    '\u{E0041}',
    '\u{E007F}',
    '\u{E0100}',
  ]

  it('does not count invisible characters', () => {
    for (const character of unseen) {
      expect(readBrandName(character.repeat(3)), JSON.stringify(character)).toBe('')
      expect(readBrandName(`Or${character.repeat(90)}chard${character}`), JSON.stringify(character)).toBe(
        'Orchard',
      )
    }
  })

  it('is stable when it is read again, and has only allowed characters', () => {
    const characters = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      fc.constantFrom(
        'a',
        'É',
        'न',
        '\u0301',
        '\u0323',
        ' ',
        '\u00A0',
        '7',
        '&',
        "'",
        '’',
        '‑',
        '(',
        ...unseen,
      ),
    )
    fc.assert(
      fc.property(fc.array(characters, { maxLength: 50 }), (parts) => {
        const name = readBrandName(parts.join(''))
        if (name === null) return
        expect(readBrandName(name)).toBe(name)
        expect(name).not.toMatch(/[^\p{L}\p{M}\p{Nd} &.,'()-]|\p{M}{3}|(?:\p{Nd}\P{Nd}*){7}|^ | $| {2}/u)
        expect(name).not.toMatch(/\p{Default_Ignorable_Code_Point}/u)
        expect(name.match(/\P{M}/gu)?.length ?? 0).toBeLessThanOrEqual(LONGEST_NAME)
      }),
      { numRuns: 500 },
    )
  })
})
