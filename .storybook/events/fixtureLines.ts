// A moment as the lines that make a fixture of it, as in stories/demos/*/*States.ts.
import { SAMPLE_NOW } from '#src/simulation/clock.ts'
import { isSame, stateAt, type Moment } from '#src/simulation/moment.ts'
import { shortest } from '#src/simulation/shortest.ts'
import type { Simulation } from '#src/simulation/simulation.ts'

/** The seed that `replay` takes when none is given. */
const USUAL_SEED = 1
/** What a line may hold, see .oxfmtrc.json. */
const LONGEST_LINE = 110

/** The name of a demo's rules, from its key. */
export const rulesOf = (key: string): string =>
  key.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The fixture of a moment, by the fewest events that lead to the same state; its name is that of the last event. */
export function fixtureLines(
  key: string,
  simulation: Simulation<unknown, unknown>,
  moment: Moment<unknown>,
): string {
  const { log } = shortest(simulation, moment, SAMPLE_NOW).moment
  const stateFrom = (seed: number) => stateAt(simulation, { seed, log }, SAMPLE_NOW)
  const options = isSame(stateFrom(USUAL_SEED), stateFrom(moment.seed)) ? [] : [`{ seed: ${moment.seed} }`]
  const events = log.flatMap((entry) => (entry.kind === 'event' ? [entry.event as { type: string }] : []))
  const name = events.at(-1)?.type ?? 'start'
  const parts = log.map((entry) => (entry.kind === 'event' ? literal(entry.event) : `after(${entry.ms})`))
  const tail = [`[${parts.join(', ')}]`, ...options]
  // What `replay` has no word for.
  const remark = log.some(({ kind }) => kind === 'leap')
    ? '  // The tab was hidden on the way: what fell due then came late, and comes on time here.\n'
    : ''
  const call = `replay(${[rulesOf(key), ...(log.length + options.length > 0 ? tail : [])].join(', ')})`
  const line = `  ${name}: ${call},`
  if (line.length <= LONGEST_LINE) return `${remark}${line}\n`
  const after = options.length > 0 ? `], ${options[0]}),` : ']),'
  return `${remark}  ${name}: replay(${rulesOf(key)}, [\n${parts.map((part) => `    ${part},\n`).join('')}  ${after}\n`
}

/** A value as it is written in code. */
function literal(value: unknown): string {
  if (typeof value === 'string') return text(value)
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value).map(([key, inner]) => `${written(key)}: ${literal(inner)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

const written = (key: string) => (/^[A-Za-z_]\w*$/.test(key) ? key : text(key))

/** In single quotes, unless there are more of them than of double ones within. */
function text(value: string): string {
  const inDouble = JSON.stringify(value)
  const count = (mark: string) => value.split(mark).length
  if (count("'") > count('"')) return inDouble
  return `'${inDouble.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}
