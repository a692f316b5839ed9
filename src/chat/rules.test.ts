import { describe, expect, it } from 'vitest'
import { answerTo, rules } from './rules.ts'

describe('the rules', () => {
  it('stand in the order that was agreed on (Rules, Chat)', () => {
    expect(rules.map(({ name }) => name)).toEqual([
      'greeting',
      'services',
      'products',
      'ai',
      'pricing',
      'contact',
      'training',
    ])
  })

  it.each([
    // Whole words only.
    ['hi', 'greeting'],
    ['HEY', 'greeting'],
    ['“Hello”', 'greeting'],
    ['highway', 'fallback'],
    ['a whitepaper', 'knowledge'],
    ['they', 'fallback'],
    ['AI', 'ai'],
    ['ai-made', 'ai'],
    ['training', 'training'],
    ['air', 'fallback'],
    // At the beginning of a word.
    ['Servicestation', 'services'],
    ['microservices', 'fallback'],
    ['quantumness', 'ai'],
    ['contacting', 'contact'],
    ['supporter', 'contact'],
    ['unhelpful', 'fallback'],
    ['helpful', 'contact'],
    ['learning', 'training'],
    ['of course', 'training'],
    // Literal keywords.
    ['a service', 'fallback'],
    ['one product', 'fallback'],
    ['prices', 'knowledge'],
    // The first rule wins, wherever its word stands.
    ['products and services', 'services'],
    ['training services for AI, hi', 'greeting'],
    ['help with pricing', 'pricing'],
    ['learn to use support', 'contact'],
    ['quantum pricing', 'ai'],
  ])('%s: %s', (question, rule) => {
    expect(answerTo(question).rule).toBe(rule)
  })

  it('end in a fallback that names mail and WhatsApp and offers the form', () => {
    const fallback = answerTo('lentil soup')
    expect(fallback).toMatchObject({ hasChannels: true, offersForm: true, lines: [] })
    expect(fallback.content).toMatch(/mail or WhatsApp/)
  })
})
