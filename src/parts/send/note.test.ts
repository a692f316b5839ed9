import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LONGEST_NOTE, MOST_NOTE_LINES, readNote } from './note.ts'

describe('a note', () => {
  it.each([
    ['', ''],
    [' \n \t', ''],
    ['  Dear Ada,\r\n\r\n\r\n  as agreed:\tthree pools. ', 'Dear Ada,\n\nas agreed: three pools.'],
    ['It’s “yours” and «mine».', "It's 'yours' and 'mine'."],
    [
      'Try 2500 POL at 9.8% – 0.67 a day; see you at 10:30!',
      'Try 2500 POL at 9.8% – 0.67 a day; see you at 10:30!',
    ],
    ['About €25,000 (24 November 2026), and/or later…', 'About €25,000 (24 November 2026), and/or later…'],
    ['Call J.P. Morgan, e.g. on Tuesday?', 'Call J.P. Morgan, e.g. on Tuesday?'],
    ['¿Qué opina, señora?', '¿Qué opina, señora?'],
    ['デモです。ご覧ください！', 'デモです。ご覧ください！'],
    ['مرحبا، هل أعجبك؟', 'مرحبا، هل أعجبك؟'],
    ['Он готов: посмотрите.', 'Он готов: посмотрите.'],
    ['a\u200Bb', 'ab'],
    ['x'.repeat(LONGEST_NOTE), 'x'.repeat(LONGEST_NOTE)],
    [Array(MOST_NOTE_LINES).fill('a').join('\n'), Array(MOST_NOTE_LINES).fill('a').join('\n')],
  ])('%j is %j', (text, note) => {
    expect(readNote(text)).toBe(note)
  })

  it.each([
    'About 2,500,000 POL',
    'Up 2,500,000 in a year, that is +12.5%',
    '2,500,000.75 of 12,345,678',
    '2 500 000 or 2.500.000 or 2.500.000,75',
    '0.00012345 BTC',
    'By 2026-11-30.',
    'On 2026-11-30, 10:30, or 30.11.2026 9:00',
    'From 30/11/2026 – 12/31/2026',
    'The plan for 2026–2028',
  ])('%j has amounts and dates, and no telephone number', (text) => {
    expect(readNote(text)).toBe(text)
  })

  it.each([
    'x'.repeat(LONGEST_NOTE + 1),
    Array(MOST_NOTE_LINES + 1)
      .fill('a')
      .join('\n'),
    'Call 555 010 0199',
    'Call +1 (555) 010-0199',
    'Nr. 1.2.3.4.5.6.7',
    'Call +15550100199',
    'Call + 49 800 000',
    'Call +1.555.010.000',
    'Call +2026-11-30',
    'Call (555) 010-0199',
    'Call 555(010)0199',
    'Call 555,010,0199',
    'Call 600 123 456',
    'Call 600.123.456',
    'Call 0800 000 000',
    'Call 5550100',
    'Call 555-2026-11-30',
    'Call 2026-11-30-555',
    'Call 2345-6789',
    'Call 2026-13-30',
    'Call 2,500,000-555',
    'Call +2,500,000',
    'a\u202Eb',
    'a\u0000b',
    '<b>now</b>',
    'x\u0323\u0302\u0301',
    '👋 Hello',
  ])('%j is none', (text) => {
    expect(readNote(text)).toBeNull()
  })

  it('is stable when it is read again, and within its bounds', () => {
    const characters = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      fc.constantFrom(
        'a',
        'É',
        ' ',
        '\n',
        '\r',
        '\t',
        '7',
        '.',
        ',',
        ':',
        '“',
        '’',
        '-',
        '\u0301',
        '\u200B',
        '\u00A0',
      ),
    )
    fc.assert(
      fc.property(fc.array(characters, { maxLength: 80 }), (parts) => {
        const note = readNote(parts.join(''))
        if (note === null) return
        expect(readNote(note)).toBe(note)
        expect(note).not.toMatch(/[“”"<>@\\]|\p{M}{3}|\p{Default_Ignorable_Code_Point}|\n{3}| {2}|^\s|\s$/u)
        expect(note.split('\n').length).toBeLessThanOrEqual(MOST_NOTE_LINES)
      }),
      { numRuns: 500 },
    )
  })
})
