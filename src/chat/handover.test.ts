import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { LONGEST_SAFE_LINK } from '../content/channels.ts'
import { company } from '../content/company.ts'
import { channelsFor, type Lead } from './handover.ts'

const ines: Lead = { name: 'Ines Marlow', phone: '+1 555 0142', email: 'ines@example.com' }
const body = (questions: string[], lead: Lead | null) =>
  new URL(channelsFor(questions, lead).mailHref).searchParams.get('body')
const text = (questions: string[], lead: Lead | null) =>
  new URL(channelsFor(questions, lead).whatsAppHref).searchParams.get('text')

describe('the prepared message', () => {
  it('says what was asked and who asks', () => {
    expect(text(['Which chains?', 'What does it cost?'], ines)).toBe(
      'I asked the assistant:\n- Which chains?\n- What does it cost?\n\nName: Ines Marlow\nPhone: +1 555 0142\nEmail: ines@example.com',
    )
    expect(body(['Which chains?'], null)).toBe('I asked the assistant:\r\n- Which chains?')
    expect(text([], ines)).toMatch(/^Name: Ines/)
  })

  it('keeps a question on one line, and shortens a very long one', () => {
    expect(text(['one\n\n- two'], null)).toContain('- one - two')
    expect(text(['  one '], null)).toBe('I asked the assistant:\n- one')
    expect(text(['x'.repeat(160)], null)).toBe(`I asked the assistant:\n- ${'x'.repeat(160)}`)
    expect(text(['é'.repeat(161)], null)).toBe(`I asked the assistant:\n- ${'é'.repeat(160)}…`)
    expect(text(['x'.repeat(10_000)], null)?.length).toBeLessThan(200)
  })

  it('keeps the last questions where not all fit', () => {
    const all = Array.from({ length: 500 }, (_, index) => `question number ${index}`)
    expect(text(all, ines)).toContain('question number 499')
    expect(text(all, ines)).not.toContain('question number 0\n')
  })

  it('has the company’s name for a subject', () => {
    expect(new URL(channelsFor([], null).mailHref).searchParams.get('subject')).toBe(
      `${company.name}: a question`,
    )
  })

  it('fills a link to its last character', () => {
    const eleven = Array.from({ length: 11 }, () => 'x'.repeat(150))
    const links = Array.from({ length: 160 }, (_, length) =>
      channelsFor(['x'.repeat(length + 1), ...eleven], null),
    )
    expect(Math.max(...links.map(({ mailHref }) => mailHref.length))).toBe(LONGEST_SAFE_LINK)
  })

  it('makes a link that no app cuts off, whatever is typed', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary', maxLength: 300, size: 'max' }),
      fc.constant('ل'.repeat(300)),
    )
    fc.assert(
      fc.property(fc.array(typed, { maxLength: 8 }), (questions) => {
        expect(channelsFor(questions, null).mailHref.length).toBeLessThanOrEqual(LONGEST_SAFE_LINK)
        expect(channelsFor(questions, ines).mailHref.length).toBeLessThanOrEqual(LONGEST_SAFE_LINK)
        expect(() => new URL(channelsFor(questions, ines).whatsAppHref)).not.toThrow()
      }),
    )
  })
})
