// The course of a price before now, from the few prices that are known of it: a random walk that is bent to pass them. Always
// the same one for the same seed.
import { draw, hashText } from './random.ts'

/** Between two values, in hours. */
export const PAST_STEP_HOURS = 3
/** The hours of a week. */
export const WEEK_HOURS = 7 * 24
/** Numbers that are drawn from so wide a range have a standard deviation of 1. */
const UNIT_RANGE = Math.sqrt(12)

/** A price that is known; above 0. */
export interface KnownPrice {
  hoursAgo: number
  value: number
}

/**
 * The prices of the last hours in steps of `PAST_STEP_HOURS`, oldest first.
 * @param seed - Of the walk: the symbol of a coin.
 * @param known - From now back; at least two. Each is the price of its nearest step.
 * @param hours - How far back, a multiple of the step.
 */
export function pastOf(seed: string, known: readonly KnownPrice[], hours: number): number[] {
  const points = known.map(({ hoursAgo, value }) => ({ at: Math.round(hoursAgo / PAST_STEP_HOURS), value }))
  const last = points.at(-1)!
  // As restless as the known prices.
  const moves = points.slice(1).map(({ value }, index) => Math.log(value / points[index]!.value) ** 2)
  const unrest = Math.sqrt(moves.reduce((sum, move) => sum + move) / last.at)
  const steps = hours / PAST_STEP_HOURS
  const walk = [0]
  for (let step = 0, random = hashText(`${seed} prices`); step < Math.max(steps, last.at); step += 1) {
    const drawn = draw(random)
    random = drawn.random
    walk.push(walk[step]! + (drawn.value - 0.5) * UNIT_RANGE * unrest)
  }
  const offOf = ({ at, value }: (typeof points)[number]) => Math.log(value) - walk[at]!
  return walk
    .slice(0, steps + 1)
    .map((way, step) => {
      const next = points.findIndex(({ at }) => at >= step)
      // Before the first known price the walk is free.
      const to = points[next] ?? last
      const from = points[next - 1] ?? to
      if (step === to.at) return to.value
      const share = to === from ? 0 : (step - from.at) / (to.at - from.at)
      return Math.exp(way + offOf(from) + share * (offOf(to) - offOf(from)))
    })
    .reverse()
}

/** The last seven days of a coin by its known prices; without them these values, such as the few that are known. */
export const weekOf = <Values>(
  seed: string,
  known: readonly KnownPrice[] | null,
  otherwise: Values,
): number[] | Values => (known ? pastOf(seed, known, WEEK_HOURS) : otherwise)

/** Values in so many parts of the same length, as a small picture has room for: the first and the last one stay. */
export const inParts = <Value>(values: readonly Value[], parts: number): Value[] =>
  Array.from({ length: parts + 1 }, (_, at) => values[Math.round((at * (values.length - 1)) / parts)]!)
