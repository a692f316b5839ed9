// The values of a curve, and the step at which it says something.
import type { CurveExhibit, CurveLine } from '../../content/copy/exhibit.ts'

/** The value of a line at each step, from 0 to `count`; never below 0. */
export const courseOf = (line: CurveLine, input: number, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, step) => {
    const jumped = (line.jumps ?? []).reduce((sum, { at, by }) => (at <= step ? sum + by : sum), 0)
    const slope = (line.slope ?? 0) + (line.slopeOfInput ?? 0) * input
    return Math.max(0, line.start + slope * step + jumped)
  })

/** The first step at which a single line is at 0, or the first of two exceeds the second; undefined if it never happens. */
export function momentOf({ lines, over }: CurveExhibit, input: number): number | undefined {
  const [first = [], second] = lines.map((line) => courseOf(line, input, over.count))
  const step = first.findIndex((value, at) => (second ? value > (second[at] ?? 0) : value === 0))
  return step < 0 ? undefined : step
}
