// What the assistant answers to the labeled questions. How well it answers questions that it was not fitted to is what
// `npm run fit` reports; these floors only show that no change broke it.
import { readFileSync, readdirSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chosenAnswer } from '#src/chat/answers.ts'
import { MOST_LINES } from '#src/chat/lines.ts'
import { company, hrefOf } from '#src/content/company.ts'
import { isDemoId, type DemoId } from '#src/content/demos.ts'
import { intents } from '#src/content/intents.ts'
import { mainNavigation } from '#src/content/navigation.ts'
import { offers } from '#src/content/offers.ts'
import type { Answer } from '#src/chat/rules.ts'
import { faultsIn } from './claims.ts'
import { library } from './library.ts'
import { answerOf } from './siteAnswers.ts'

/** A line of tests/questions (Handbook, The assistant). */
interface LabeledQuestion {
  readonly question: string
  /** The path of the open page; home where it is missing. */
  readonly page?: string
  readonly demo?: DemoId
  /** What was asked before. */
  readonly after?: string
  /** `page|heading` of each passage that answers, or `page` for any of its passages; empty where the site says nothing on it. */
  readonly right: readonly string[]
}

const FOLDER = new URL('questions/', import.meta.url)
const exams = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.jsonl'))
  .map((file) => ({
    exam: file.replace('.jsonl', ''),
    questions: readFileSync(new URL(file, FOLDER), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as LabeledQuestion),
  }))
const all = exams.flatMap(({ questions }) => questions)

const textOf = ({ content, lines }: Answer): string =>
  [content, ...lines.flatMap(({ name, heading, text }) => [name, heading ?? '', text])].join('\n')

const given = new Map<LabeledQuestion, Answer>()
/** The answer to a labeled question at its place; each is asked once. */
function answerAt(labeled: LabeledQuestion): Answer {
  const { question, page = '/', demo, after } = labeled
  const place = { path: page, demo: demo ?? null, topics: [] }
  let answer = given.get(labeled)
  if (answer) return answer
  const topics = after === undefined ? [] : answerOf(after, place).topics
  given.set(labeled, (answer = answerOf(question, { ...place, topics })))
  return answer
}

/** Whether a right passage is among the lines, or the reply to small talk is given. */
function isRight(labeled: LabeledQuestion): boolean {
  const { content, lines, rule, details } = answerAt(labeled)
  if (labeled.right.length === 0) return rule === 'fallback'
  return labeled.right.some((right) => {
    const [href = '', heading] = right.split('|')
    if (href === 'talk') {
      const intent = intents[heading as keyof typeof intents]
      return intent.part === 'wish' ? details !== null : content.includes(intent.reply)
    }
    return lines.some(
      (line) => line.href === href && (heading === undefined || (line.heading ?? line.name) === heading),
    )
  })
}

/** The share of labeled questions that must be answered right, about four hundredths below what was reached. */
const FLOORS: Readonly<Record<string, number>> = {
  asked: 0.71,
  development: 0.81,
  elsewhere: 0.31,
  everyday: 0.75,
  foreign: 0.72,
  guests: 0.71,
  labeled: 0.82,
  later: 0.83,
  opened: 0.74,
  strangers: 0.72,
  traders: 0.75,
  unseen: 0.73,
  visitors: 0.82,
}

describe('the labeled questions', () => {
  it.each(exams)('of $exam are answered right', ({ exam, questions }) => {
    const wrong = questions.filter((labeled) => !isRight(labeled))
    const share = 1 - wrong.length / questions.length
    console.log(
      `${exam}: ${questions.length - wrong.length} of ${questions.length} (${(share * 100).toFixed(1)} %)`,
    )
    expect(
      share,
      `${exam}: add wordings in src/content/wordings for some of these and run npm run fit:\n${wrong.map(({ question }) => question).join('\n')}`,
    ).toBeGreaterThanOrEqual(FLOORS[exam] ?? 1)
  })
})

describe('the agreed rules', () => {
  it.each([
    ['hello', 'greeting'],
    ['Hi, can you build a bridge?', 'greeting'],
    ['What services do you offer?', 'services'],
    ['show me your products', 'products'],
    ['AI trading bot', 'ai'],
    ['What is your pricing?', 'pricing'],
    ['Who do I talk to for support?', 'contact'],
    ['Do you offer training for our developers?', 'training'],
    ['services and products', 'services'],
    ['do you build bridges?', 'knowledge'],
    // "AI" is matched as a whole word only.
    ['maintenance of nodes', 'knowledge'],
  ])('%s: %s', (question, rule) => {
    expect(answerOf(question).rule).toBe(rule)
  })

  it('offer what else may be meant, where more than a keyword was asked', () => {
    expect(answerOf('What is your pricing for a staking platform with a token of our own?').rule).toBe(
      'pricing',
    )
    expect(
      answerOf('What is your pricing for a staking platform with a token of our own?').choices.length,
    ).toBeGreaterThan(0)
    expect(answerOf('pricing').choices).toEqual([])
  })

  it('quote a passage that is sure, above the page that they lead to', () => {
    const { lines } = answerOf('Do you have services for smart contract audits?')
    expect(lines.map(({ href }) => href)).toContain('/services/smart-contract-audits')
    expect(lines.map(({ href }) => href)).toContain('/services')
  })
})

describe('an answer', () => {
  it('on a page is mostly about that page', () => {
    const { lines } = answerOf('what sets the price', {
      path: '/services/staking-platform',
      demo: null,
      topics: [],
    })
    expect(lines[0]?.href).toBe('/services/staking-platform')
  })

  it('offers up to four choices, also where the assistant is sure', () => {
    const offering = all.map(answerAt).filter(({ choices }) => choices.length > 0)
    const isSure = ({ content }: Answer) => content.endsWith('Here is what I have on that.')
    expect(offering.filter(isSure).length).toBeGreaterThan(20)
    expect(offering.filter((answer) => !isSure(answer)).length).toBeGreaterThan(20)
    for (const { choices, lines: quotes } of offering) {
      expect(choices.length).toBeLessThanOrEqual(4)
      // What is quoted is no choice.
      for (const { label } of choices) expect(quotes.map(({ heading }) => heading)).not.toContain(label)
      // Each leads to one passage of its page.
      for (const choice of choices) {
        const { lines } = chosenAnswer(choice, library)
        expect(
          lines.map(({ href }) => href),
          choice.label,
        ).toEqual([choice.href])
      }
    }
  })

  it('is seldom certain where the site says nothing', () => {
    const questions = exams.find(({ exam }) => exam === 'elsewhere')?.questions ?? []
    const certain = questions.filter((labeled) => answerAt(labeled).content.startsWith('Here is what'))
    expect(questions.length).toBeGreaterThan(100)
    expect(certain.length, certain.map(({ question }) => question).join('\n')).toBeLessThan(6)
  })

  it('to the name of a page is its summary, with its demo', () => {
    const { content, lines, choices } = answerOf('staking platform')
    expect(content).toBe('Here is what I have on that.')
    expect(lines[0]).toMatchObject({ href: '/services/staking-platform', heading: null })
    expect(lines[0]?.demoHref).toBe('?demo=staking')
    expect(choices).toHaveLength(3)
  })

  it('of words that no page has is the fallback, and what ranks first is offered where a word is known', () => {
    const topics = ['/services/cross-chain-bridge']
    expect(answerOf('qwertz asdf')).toMatchObject({ rule: 'fallback', choices: [] })
    expect(answerOf('qwertz asdf', { path: '/', demo: null, topics }).rule).toBe('fallback')
    const offered = exams
      .find(({ exam }) => exam === 'elsewhere')!
      .questions.map(answerAt)
      .filter(({ rule, choices }) => rule === 'fallback' && choices.length > 0)
    expect(offered.length).toBeGreaterThan(20)
  })

  it('in another language says so, and that answers are in English', () => {
    const { content, lines } = answerOf('Gehört uns der Code am Ende?')
    expect(content).toMatch(/^Meine Antworten sind auf Englisch/)
    expect(lines[0]?.heading).toBe('Do we own the code?')
  })
})

describe('every answer', () => {
  const answers = all.map((labeled) => ({ ...labeled, answer: answerAt(labeled) }))
  const pages = new Set<string>([...mainNavigation, ...offers].map(({ path }) => path))
  const elsewhere = new Set<string | undefined>([
    company.mailHref,
    company.phoneHref,
    company.whatsappUrl,
    company.details.careersUrl,
    company.details.securityContact && hrefOf(company.details.securityContact),
  ])

  it('has at most three lines, each with a place that exists', () => {
    for (const { answer } of answers) {
      expect(answer.lines.length).toBeLessThanOrEqual(MOST_LINES)
      for (const { href, demoHref } of answer.lines) {
        const [page = ''] = href.split('#')
        const isDemo = isDemoId(href.replace('?demo=', ''))
        expect(pages.has(page) || elsewhere.has(href) || isDemo, href).toBe(true)
        if (demoHref !== null) expect(isDemoId(demoHref.replace('?demo=', '')), demoHref).toBe(true)
      }
    }
  })

  it('promises a response only beside mail and WhatsApp', () => {
    for (const { answer, question } of answers)
      if (textOf(answer).includes(company.answer)) expect(answer.hasChannels, question).toBe(true)
  })

  it('makes only allowed claims', () => {
    for (const { answer, question } of answers) expect(faultsIn(textOf(answer)), question).toEqual([])
  })

  it('is plain JSON for any text, and always the same', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.constantFrom('bridge', 'AI', 'hi', '\u200b', '\ud800', '🙂', '<b>', 'بستان'))
        .map((words) => words.join(' ')),
    )
    fc.assert(
      fc.property(text, (question) => {
        const answer = answerOf(question)
        expect(JSON.parse(JSON.stringify(answer))).toEqual(answer)
        expect(answerOf(question)).toEqual(answer)
      }),
    )
  })

  // A cost that grows too fast exceeds the time limit of the test.
  it.each(['x', 'bridge ', 'a1 b2 ', '?'])('comes for ten thousand characters of %j', (part) => {
    const answer = answerOf(part.repeat(10_000 / part.length))
    expect(answer.lines.length).toBeLessThanOrEqual(MOST_LINES)
    expect(answer.content).not.toBe('')
  })
})
