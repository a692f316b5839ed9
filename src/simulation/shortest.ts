// The shortest story that still leads to the same state: what left no trace is not told.
import {
  beginningOf,
  isSame,
  merged,
  stateAt,
  stepped,
  type Instant,
  type Moment,
  type Step,
} from './moment.ts'
import { runDue, type Simulation, type TimedEvent } from './simulation.ts'

/**
 * Leaves out, from the last step to the first and until nothing more can go, each event without which the state at `now`
 * is the same. A leap becomes a wait, and a wait ends with the last thing that it brought, where that makes no difference.
 * So a link holds neither what was typed and taken back, nor how long somebody thought about it.
 */
export function shortest<State, Event>(
  simulation: Simulation<State, Event>,
  moment: Moment<Event>,
  now: number,
): Moment<Event> {
  const wanted = stateAt(simulation, moment, now)
  let best: Moment<Event> = { ...moment, steps: merged(moment.steps) }
  const attempt = (shorter: Moment<Event>): boolean => {
    const isAsGood = isSame(stateAt(simulation, shorter, now), wanted)
    if (isAsGood) best = shorter
    return isAsGood
  }
  // A shorter wait may make another event one that leaves no trace: until a whole round changes nothing.
  for (let before: Moment<Event> | null = null; !isSame(before, best);) {
    before = best
    if (best.seed !== 0) attempt({ ...best, seed: 0 })
    best = { ...best, steps: merged(withoutTraceless(simulation, best, now)) }
    const shorter = withShorterWaits(simulation, best, now)
    if (!isSame(shorter, best.steps) && !attempt({ ...best, steps: shorter }))
      for (let at = shorter.length - 1; at >= 0; at--) {
        const step = shorter[at]
        if (step && step !== best.steps[at]) attempt({ ...best, steps: best.steps.with(at, step) })
      }
    best = { ...best, steps: merged(best.steps) }
  }
  return best
}

/** The steps without the events that left no trace; a leap that left none is a wait. */
function withoutTraceless<State, Event>(
  simulation: Simulation<State, Event>,
  moment: Moment<Event>,
  now: number,
): readonly Step<Event>[] {
  const steps = [...moment.steps]
  /** Before each step, and at the end. */
  const instants = [beginningOf(simulation, moment, now)]
  for (const step of steps) instants.push(stepped(simulation, instants.at(-1) as Instant<State>, step))

  /**
   * Tries `instead` for the step at `at`. As soon as the way with it meets the way without, all that follows is the same:
   * most steps are judged by their neighbors alone.
   */
  const attempt = (at: number, instead: readonly Step<Event>[]) => {
    const way = [instants[at] as Instant<State>]
    const follow = (step: Step<Event>) => way.push(stepped(simulation, way.at(-1) as Instant<State>, step))
    instead.forEach(follow)
    for (let meeting = at + 1; meeting < instants.length; meeting++) {
      if (isSame(settled(simulation, way.at(-1)), settled(simulation, instants[meeting]))) {
        steps.splice(at, 1, ...instead)
        instants.splice(at, meeting - at, ...way.slice(0, -1))
        return
      }
      const next = steps[meeting]
      if (next) follow(next)
    }
  }

  for (let at = steps.length - 1; at >= 0; at--) {
    const step = steps[at]
    if (step?.kind === 'event') attempt(at, [])
    else if (step?.kind === 'leap') attempt(at, [{ kind: 'wait', ms: step.ms }])
  }
  return steps
}

const settled = <State, Event>(simulation: Simulation<State, Event>, instant: Instant<State> | undefined) =>
  instant && runDue(simulation, instant.state, instant.time, instant.time)

/** The same steps, each wait no longer than until the last thing fell due in it. */
function withShorterWaits<State, Event>(
  simulation: Simulation<State, Event>,
  moment: Moment<Event>,
  now: number,
): readonly Step<Event>[] {
  let instant = beginningOf(simulation, moment, now)
  return moment.steps.map((step) => {
    const { time } = instant
    const fired: TimedEvent<Event>[] = []
    instant = stepped(simulation, instant, step, fired)
    const ms = (fired.at(-1)?.at ?? time) - time
    return step.kind === 'wait' && ms < step.ms ? { kind: 'wait', ms } : step
  })
}
