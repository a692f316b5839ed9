import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { copyLoaders } from '../content/copy/copyLoaders.ts'
import { faultsIn } from '../content/claims.ts'
import { company } from '../content/company.ts'
import { isDemoId } from '../content/demos.ts'
import { labeledQuestions, unanswerableQuestions, type LabeledQuestion } from './labeledQuestions.ts'
import { MOST_LINES } from './knowledge.ts'
import { answerTo, rules, type Answer } from './rules.ts'

const textOf = ({ content, lines }: Answer) =>
  [content, ...lines.flatMap(({ name, text }) => [name, text])].join('\n')

/** Share of the labeled questions that are answered right; what was reached, and must not be lost. */
const FLOOR = 1

describe('the questions that the assistant is measured by', () => {
  const isRight = ({ question, rule, page, says }: LabeledQuestion) => {
    const answer = answerTo(question)
    return (
      answer.rule === rule &&
      (page === undefined || answer.lines.some(({ href }) => href === page)) &&
      (says === undefined || textOf(answer).includes(says))
    )
  }

  it('are answered right', () => {
    const wrong = labeledQuestions.filter((labeled) => !isRight(labeled)).map(({ question }) => question)
    const share = 1 - wrong.length / labeledQuestions.length
    console.log(
      `${labeledQuestions.length - wrong.length} of ${labeledQuestions.length} labeled questions answered right (${(share * 100).toFixed(1)} %)`,
    )
    expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(FLOOR)
  })

  it('reach the fallback where nothing here is about them', () => {
    const answered = unanswerableQuestions.filter((question) => answerTo(question).rule !== 'fallback')
    console.log(
      `${unanswerableQuestions.length - answered.length} of ${unanswerableQuestions.length} unanswerable questions reach the fallback`,
    )
    expect(answered).toEqual([])
  })
})

describe('the rules', () => {
  it('stand in the order of the specification', () => {
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

describe('every answer', () => {
  const questions = [...labeledQuestions.map(({ question }) => question), ...unanswerableQuestions]
  const pages = new Set(['/', '/services', '/products', '/about', '/contact', ...Object.keys(copyLoaders)])
  const elsewhere = new Set<string>([company.mailHref, company.phoneHref, company.whatsappUrl])

  it('has at most three lines, each with a place that exists', () => {
    for (const question of questions) {
      const { lines } = answerTo(question)
      expect(lines.length).toBeLessThanOrEqual(MOST_LINES)
      for (const { href, demoHref } of lines) {
        expect(pages.has(href) || elsewhere.has(href), href).toBe(true)
        if (demoHref !== null) expect(isDemoId(demoHref.replace('?demo=', '')), demoHref).toBe(true)
      }
    }
  })

  it('promises a response only beside mail and WhatsApp', () => {
    for (const question of questions) {
      const answer = answerTo(question)
      if (/24 hours/.test(textOf(answer))) expect(answer.hasChannels, question).toBe(true)
    }
  })

  it('claims nothing beyond what may be claimed', () => {
    for (const question of questions) expect(faultsIn(textOf(answerTo(question))), question).toEqual([])
  })

  it('is plain JSON, for whatever is typed, and always the same', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.constantFrom('bridge', 'AI', 'hi', '\u200b', '\ud800', '🙂', '<b>', 'بستان'))
        .map((all) => all.join(' ')),
    )
    fc.assert(
      fc.property(text, (question) => {
        const answer = answerTo(question)
        expect(JSON.parse(JSON.stringify(answer))).toEqual(answer)
        expect(answerTo(question)).toEqual(answer)
      }),
    )
  })

  it('comes at once for ten thousand characters', () => {
    for (const long of [
      'x'.repeat(10_000),
      'bridge '.repeat(1400),
      'a1 b2 '.repeat(1600),
      '?'.repeat(10_000),
    ]) {
      const started = performance.now()
      answerTo(long)
      expect(performance.now() - started).toBeLessThan(250)
    }
  })
})
