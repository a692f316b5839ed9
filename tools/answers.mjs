// Prints what the assistant answers, as a visitor reads it: the text, each block with its heading and its link, the choices and the
// buttons. npm run answers -- FILE [FROM] [COUNT] reads questions from JSON or JSON Lines: { "question", "page"?, "after"?, "good"? }.
// npm run answers -- --why "question" [PAGE] prints the features of the first passages, each with its part of the score.
import { readFileSync } from 'node:fs'
import { startAssistant } from './assistant.mjs'

/** @typedef {import('./assistant.mjs').Asked & { good?: string }} Question */

const assistant = await startAssistant()

/** How many passages and how many features `--why` prints. */
const MOST = { passages: 5, features: 8 }

/** @param {string} question @param {string} page */
async function why(question, page) {
  const { ranked, terms } = await assistant.rankingOf({ question, page })
  const certainty = assistant.probabilityOf(assistant.certaintyFeatures(ranked, terms))
  console.log(`${question}   [${page}]   right among three with ${Math.round(certainty * 100)} %`)
  console.log(
    `words: ${terms.map(({ typed, stems, idf }) => `${typed}${stems[0] ? '' : ' (unknown)'} ${idf.toFixed(1)}`).join(', ')}`,
  )
  for (const { passage, score, features } of ranked.slice(0, MOST.passages)) {
    console.log(`${score.toFixed(2)} “${passage.heading}” → ${passage.page.name} (${passage.page.href})`)
    const parts = Object.entries(features)
      .map(([name, value]) => ({ name, value, part: value * (assistant.weights[name] ?? 0) }))
      .sort((one, other) => Math.abs(other.part) - Math.abs(one.part))
    for (const { name, value, part } of parts.slice(0, MOST.features))
      console.log(`     ${part.toFixed(2).padStart(6)}  ${name} ${value.toFixed(2)}`)
  }
}

/** @param {string} file @param {number} from @param {number} count */
async function answers(file, from, count) {
  const text = readFileSync(file, 'utf8').trim()
  /** @type {Question[]} */
  const questions = text.startsWith('[')
    ? JSON.parse(text)
    : text.split('\n').map((line) => /** @type {Question} */ (JSON.parse(line)))
  for (const [at, asked] of questions.slice(from, from + count).entries()) {
    const { content, lines, choices, hasChannels, offersForm } = await assistant.answerOf(asked)
    const { question, page = '/', after, good } = asked
    console.log(
      `${from + at}. ${question}   [${[page, after && `after: ${after}`].filter(Boolean).join(', ')}]`,
    )
    if (good) console.log(`   good: ${good}`)
    console.log(`   ${content}`)
    for (const { heading, text: sentence, name, href } of lines)
      console.log(`   • ${heading === null ? '' : `“${heading}” `}${sentence} → ${name} (${href})`)
    for (const { label } of choices) console.log(`   ▸ ${label}`)
    if (hasChannels || offersForm)
      console.log(`   ${hasChannels ? '[mail, WhatsApp]' : ''}${offersForm ? '[form]' : ''}`)
  }
}

const [first = '', second = '', third = '1000'] = process.argv.slice(2)
await (first === '--why'
  ? why(second, process.argv[4] ?? '/')
  : answers(first, Number(second), Number(third)))
await assistant.close()
