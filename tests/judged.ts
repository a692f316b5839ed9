// Judges an answer by the content of a good one.
import { nowhere } from '#src/chat/knowledge.ts'
import { answerTo } from '#src/chat/answers.ts'
import type { Answer } from '#src/chat/rules.ts'
import type { Library } from '#src/passages/library.ts'
import { demoHref } from '#src/content/demos.ts'
import type { VisitorQuestion } from './visitorQuestions.ts'

export const textOf = ({ content, lines }: Answer): string =>
  [content, ...lines.flatMap(({ name, heading, text }) => [name, heading ?? '', text])].join('\n')

const isOffer = (href: string) => /^\/(?:services|products)/.test(href)

/** The answer to a question, on its page and after the earlier messages. */
export function answerAt(library: Library, { question, page = '/', demo, after }: VisitorQuestion): Answer {
  const topics = after === undefined ? [] : answerTo(after, library, { ...nowhere, path: page }).topics
  return answerTo(question, library, { path: page, demo: demo ?? null, topics })
}

/** The missing and wrong parts of an answer; empty for a good one. */
export function faultsOf(answer: Answer, expected: VisitorQuestion): string[] {
  const { says, saysNot, language, leadsToOne, leadsToAll, notTo, opensDemo, hasChannels, form, isNothing } =
    expected
  const text = textOf(answer)
  const hrefs = answer.lines.map(({ href }) => href)
  const faults: [boolean, string][] = [
    [says !== undefined && !says.test(text), `does not say ${says}`],
    [saysNot?.test(text) ?? false, `says ${saysNot}`],
    [language !== undefined && !language.test(text), `does not say ${language}`],
    [
      leadsToOne !== undefined && !leadsToOne.some((page) => hrefs.includes(page)),
      `leads to none of ${leadsToOne?.join(', ')}`,
    ],
    [
      !(leadsToAll ?? []).every((page) => hrefs.includes(page)),
      `leads not to all of ${leadsToAll?.join(', ')}`,
    ],
    [notTo !== undefined && hrefs.includes(notTo), `leads to ${notTo}`],
    [
      opensDemo !== undefined && !answer.lines.some((line) => line.demoHref === demoHref(opensDemo)),
      `does not open ${opensDemo}`,
    ],
    [hasChannels === true && !answer.hasChannels, 'has no channels'],
    [isNothing === true && (answer.rule !== 'fallback' || hrefs.some(isOffer)), 'answers'],
    [
      form !== undefined &&
        (answer.details === null ||
          Object.entries(form).some(
            ([name, typed]) => answer.details?.[name as keyof typeof form] !== typed,
          )),
      'offers no form, or another',
    ],
  ]
  return faults.flatMap(([isFault, fault]) => (isFault ? fault : []))
}
