// Fits the assistant's weights to the labeled questions in tests/questions, and reports how well they answer questions that they
// were not fitted to: each exam is left out in turn. npm run fit [-- EXAM …] reports only those exams; the weights are fitted to all.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { startAssistant } from './assistant.mjs'

/** @typedef {{ question: string, page?: string, demo?: string, after?: string, kind?: string, good?: string, right: string[] }} Labeled */
/** @typedef {{ at: Uint16Array, values: Float64Array, isRight: boolean }} Row */
/** @typedef {{ exam: string, labeled: Labeled, rows: Row[], certainty: (scores: number[]) => Record<string, number> }} Example */

const FOLDER = fileURLToPath(new URL('../tests/questions/', import.meta.url))
const WEIGHTS = fileURLToPath(new URL('../src/passages/weights.json', import.meta.url))
const STEPS = 80
const RATE = 0.1
/** How much large weights are held down. */
const DECAY = 0.002

const exams = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.jsonl'))
  .map((file) => file.replace('.jsonl', ''))

/** @type {string[]} */
const names = []
const places = new Map()
/** @param {string} name */
const placeOf = (name) => {
  if (!places.has(name)) places.set(name, names.push(name) - 1)
  return /** @type {number} */ (places.get(name))
}

/**
 * Gradient steps with Adam over a number of weights.
 * @param {number} count
 * @param {(weights: Float64Array, gradient: Float64Array) => void} addGradient
 */
function descend(count, addGradient) {
  const weights = new Float64Array(count)
  const mean = new Float64Array(count)
  const square = new Float64Array(count)
  for (let step = 1; step <= STEPS; step += 1) {
    const gradient = new Float64Array(count)
    addGradient(weights, gradient)
    for (let at = 0; at < count; at += 1) {
      const slope = (gradient[at] ?? 0) + DECAY * (weights[at] ?? 0)
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * slope
      square[at] = 0.999 * (square[at] ?? 0) + 0.001 * slope * slope
      const first = (mean[at] ?? 0) / (1 - 0.9 ** step)
      const second = Math.sqrt((square[at] ?? 0) / (1 - 0.999 ** step))
      weights[at] = (weights[at] ?? 0) - (RATE * first) / (second + 1e-8)
    }
  }
  return weights
}

/** @param {Row} row @param {Float64Array} weights */
const scoreOf = ({ at, values }, weights) => {
  let sum = 0
  for (let place = 0; place < at.length; place += 1)
    sum +=
      /** @type {number} */ (values[place]) *
      /** @type {number} */ (weights[/** @type {number} */ (at[place])])
  return sum
}

/** Listwise softmax: the right passages of a question against its others. @param {Example[]} examples */
function fitRanking(examples) {
  const usable = examples.filter(({ rows }) => rows.some(({ isRight }) => isRight))
  return descend(names.length, (weights, gradient) => {
    for (const { rows } of usable) {
      const scores = rows.map((row) => scoreOf(row, weights))
      const highest = Math.max(...scores)
      const shares = scores.map((score) => Math.exp(score - highest))
      const all = shares.reduce((sum, share) => sum + share, 0)
      const right = rows.reduce((sum, row, at) => sum + (row.isRight ? (shares[at] ?? 0) : 0), 0)
      for (const [at, row] of rows.entries()) {
        const share = shares[at] ?? 0
        const slope = share / all - (row.isRight ? share / right : 0)
        if (Math.abs(slope) < 1e-6) continue
        for (const [place, feature] of row.at.entries())
          gradient[feature] = (gradient[feature] ?? 0) + (slope * (row.values[place] ?? 0)) / usable.length
      }
    }
  })
}

/** @param {Example} example @param {Float64Array} weights */
function ranked({ rows }, weights) {
  const scores = rows.map((row) => scoreOf(row, weights))
  const order = scores.map((_, at) => at).sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0))
  return { scores, place: order.findIndex((at) => rows[at]?.isRight) }
}

/** Logistic regression: whether a right passage is among the first three. @param {{ features: Record<string, number>, isRight: boolean }[]} cases */
function fitCertainty(cases) {
  const own = [...new Set(cases.flatMap(({ features }) => Object.keys(features)))]
  const weights = descend(own.length, (now, gradient) => {
    for (const { features, isRight } of cases) {
      const sum = own.reduce((add, name, at) => add + (features[name] ?? 0) * (now[at] ?? 0), 0)
      const slope = 1 / (1 + Math.exp(-sum)) - Number(isRight)
      for (const [at, name] of own.entries())
        gradient[at] = (gradient[at] ?? 0) + (slope * (features[name] ?? 0)) / cases.length
    }
  })
  return Object.fromEntries(own.map((name, at) => [name, Number((weights[at] ?? 0).toFixed(3))]))
}

const assistant = await startAssistant()
/** @type {Example[]} */
const examples = []
for (const exam of exams)
  for (const line of readFileSync(`${FOLDER}${exam}.jsonl`, 'utf8').trim().split('\n')) {
    /** @type {Labeled} */
    const labeled = JSON.parse(line)
    const { candidates, isRight, terms } = await assistant.examplesOf(labeled)
    const rows = candidates.map((candidate) => {
      const features = Object.entries(candidate.features).filter(([, value]) => value !== 0)
      return {
        at: Uint16Array.from(features, ([name]) => placeOf(name)),
        values: Float64Array.from(features, ([, value]) => value),
        isRight: isRight(candidate.passage),
      }
    })
    examples.push({
      exam,
      labeled,
      rows,
      certainty: (scores) =>
        assistant.certaintyFeatures(
          candidates
            .map((candidate, at) => ({ ...candidate, score: scores[at] ?? 0 }))
            .sort((one, other) => other.score - one.score),
          terms,
        ),
    })
  }
await assistant.close()

const left = process.argv.slice(2).length > 0 ? process.argv.slice(2) : exams
/** @type {{ features: Record<string, number>, isRight: boolean, exam: string }[]} */
const cases = []
console.log('Each exam by weights that were fitted to the others: right passage first, among 3, among 7')
for (const exam of left) {
  const weights = fitRanking(examples.filter((example) => example.exam !== exam))
  const own = examples.filter((example) => example.exam === exam)
  const reached = own.map((example) => {
    const { scores, place } = ranked(example, weights)
    // Where the site says nothing, only a refusal is right; else a passage among the three that are shown.
    const isRight = place >= 0 && place < (example.labeled.right.length === 0 ? 1 : 3)
    cases.push({ features: example.certainty(scores), isRight, exam })
    return place
  })
  const among = (/** @type {number} */ count) => reached.filter((place) => place >= 0 && place < count).length
  console.log(`${exam.padEnd(12)} ${own.length} questions: ${among(1)}, ${among(3)}, ${among(7)}`)
  if (process.env.MISSED)
    for (const [at, { labeled }] of own.entries())
      if ((reached[at] ?? -1) < 0 || (reached[at] ?? 0) > 2)
        console.log(`  - ${labeled.question} (${reached[at]})`)
}
const certainty = fitCertainty(cases)
for (const [from, to] of [
  [0, 0.2],
  [0.2, 0.4],
  [0.4, 0.6],
  [0.6, 0.72],
  [0.72, 0.85],
  [0.85, 1.01],
]) {
  const within = cases.filter(({ features }) => {
    const probability = assistant.probabilityOf(features, certainty)
    return probability >= (from ?? 0) && probability < (to ?? 1)
  })
  console.log(
    `certainty ${from} to ${Math.min(1, to ?? 1)}: ${within.length} questions, ${within.filter(({ isRight }) => isRight).length} right`,
  )
}
if (left.length === exams.length || process.env.WRITE) {
  const weights = fitRanking(examples)
  const ranking = Object.fromEntries(
    [...names].sort().map((name) => [name, Number((weights[placeOf(name)] ?? 0).toFixed(3))]),
  )
  writeFileSync(WEIGHTS, `${JSON.stringify({ ranking, certainty }, null, 2)}\n`)
  console.log(
    `Written: ${names.length} weights of the ranking, ${Object.keys(certainty).length} of the certainty.`,
  )
}
