// The shortest log that still leads to the same state: what left no trace is not told.
import {
  beginningOf,
  isSame,
  merged,
  stateAt,
  stepped,
  type Instant,
  type Moment,
  type MomentEntry,
} from './moment.ts'
import { runDue, type Simulation, type TimedEvent } from './simulation.ts'

/**
 * How much shortening may cost, in events reduced: as many replays of the log as this, each of which takes as long as opening
 * its link. A short log may cost as much as the second figure. Then a log stays as long as it is by then.
 */
const MOST_REPLAYS = 4
const LEAST_WORK = 20_000
/** How many entries the first, quick look at an event follows: the next two events, and the waits before them. */
const NEAR = 4

/** A log that was shortened. */
export interface Shortened<Event> {
  moment: Moment<Event>
  /** Each event that was to be judged first was; else there was too much to do, and one that left no trace may be told. */
  areAllChecked: boolean
}

/**
 * Leaves out, until nothing more can go, each event without which the state at `now` is the same. A leap becomes a wait, and
 * a wait ends with the last thing that it brought, where that makes no difference. So a link holds neither what was typed and
 * taken back, nor how long the visitor waited in between. `isFirst` names the events that are judged before the others.
 */
export function shortest<State, Event>(
  rules: Simulation<State, Event>,
  moment: Moment<Event>,
  now: number,
  isFirst: (event: Event) => boolean = () => false,
): Shortened<Event> {
  let work = 0
  const simulation: Simulation<State, Event> = {
    ...rules,
    reduce(...entry) {
      work++
      return rules.reduce(...entry)
    },
  }
  // A simulation with no random start has no random steps.
  const isByChance = !isSame(rules.start(moment.seed, now), rules.start(0, now))
  let best: Moment<Event> = { seed: isByChance ? moment.seed : 0, log: merged(moment.log) }
  let instants = instantsOf(simulation, best, now)
  const wanted = settled(simulation, instants.at(-1))
  const most = Math.max(LEAST_WORK, MOST_REPLAYS * work)
  const mayGoOn = () => work < most
  const attempt = (log: readonly MomentEntry<Event>[]): boolean => {
    const isAsGood = mayGoOn() && isSame(stateAt(simulation, { ...best, log }, now), wanted)
    if (isAsGood) best = { ...best, log }
    return isAsGood
  }
  let areAllChecked: boolean | undefined
  // A shorter wait may make another event one that leaves no trace: until a whole round changes nothing.
  for (let before: Moment<Event> | null = null; before !== best && (!before || mayGoOn());) {
    if (before) instants = instantsOf(simulation, best, now)
    before = best
    const told = withoutNoOps(simulation, best.log, instants, isFirst, mayGoOn)
    areAllChecked ??= told.areAllChecked
    if (!isSame(told.log, best.log)) best = { ...best, log: merged(told.log) }
    const shorter = withShorterWaits(simulation, best, now)
    const changed = shorter.flatMap((entry, at) => (entry === best.log[at] ? [] : [at]))
    if (changed.length > 0 && !attempt(shorter)) {
      // A single one need not be tried once more.
      const each = changed.length === 1 ? [] : changed.toReversed()
      for (const at of each) attempt(best.log.with(at, shorter[at] as MomentEntry<Event>))
    }
    if (before !== best) best = { ...best, log: merged(best.log) }
  }
  return { moment: best, areAllChecked: areAllChecked ?? false }
}

/** The instants before each entry, and at the end. */
function instantsOf<State, Event>(
  simulation: Simulation<State, Event>,
  moment: Moment<Event>,
  now: number,
): Instant<State>[] {
  const instants = [beginningOf(simulation, moment, now)]
  for (const entry of moment.log) instants.push(stepped(simulation, instants.at(-1) as Instant<State>, entry))
  return instants
}

/** The log without the events that left no trace; a leap that left none is a wait. */
function withoutNoOps<State, Event>(
  simulation: Simulation<State, Event>,
  told: readonly MomentEntry<Event>[],
  passed: readonly Instant<State>[],
  isFirst: (event: Event) => boolean,
  mayGoOn: () => boolean,
): { log: readonly MomentEntry<Event>[]; areAllChecked: boolean } {
  const log = [...told]
  const instants = [...passed]

  /**
   * Tries `instead` for the entry at `at`, as far as `farthest`. As soon as the way with it meets the way without, all that
   * follows is the same: most entries are judged by their neighbors alone.
   */
  const attempt = (at: number, instead: readonly MomentEntry<Event>[], farthest: number): boolean => {
    const way = [instants[at] as Instant<State>]
    const follow = (entry: MomentEntry<Event>) =>
      way.push(stepped(simulation, way.at(-1) as Instant<State>, entry))
    instead.forEach(follow)
    for (let meeting = at + 1; meeting < instants.length && meeting <= farthest && mayGoOn(); meeting++) {
      if (isSame(settled(simulation, way.at(-1)), settled(simulation, instants[meeting]))) {
        log.splice(at, 1, ...instead)
        instants.splice(at, meeting - at, ...way.slice(0, -1))
        return true
      }
      const next = log[meeting]
      if (next) follow(next)
    }
    return false
  }

  // Of many texts in one field each is overwritten by the next: found from the front, that takes one short look at each.
  for (let at = 0; at + 1 + NEAR < instants.length;)
    if (log[at]?.kind !== 'event' || !attempt(at, [], at + 1 + NEAR)) at++
  const judge = (isTurn: (entry: MomentEntry<Event>) => boolean) => {
    for (let at = log.length - 1; at >= 0; at--) {
      const entry = log[at]
      if (entry && isTurn(entry))
        attempt(at, entry.kind === 'leap' ? [{ kind: 'wait', ms: entry.ms }] : [], instants.length)
    }
  }
  const isEarly = (entry: MomentEntry<Event>) => entry.kind === 'event' && isFirst(entry.event)
  judge(isEarly)
  const areAllChecked = mayGoOn()
  judge((entry) => entry.kind !== 'wait' && !isEarly(entry))
  return { log, areAllChecked }
}

const settled = <State, Event>(simulation: Simulation<State, Event>, instant: Instant<State> | undefined) =>
  instant && runDue(simulation, instant.state, instant.time, instant.time)

/** The same log, each wait no longer than until the last thing fell due in it. */
function withShorterWaits<State, Event>(
  simulation: Simulation<State, Event>,
  moment: Moment<Event>,
  now: number,
): readonly MomentEntry<Event>[] {
  let instant = beginningOf(simulation, moment, now)
  return moment.log.map((entry) => {
    const { time } = instant
    const fired: TimedEvent<Event>[] = []
    instant = stepped(simulation, instant, entry, fired)
    const ms = (fired.at(-1)?.at ?? time) - time
    return entry.kind === 'wait' && ms < entry.ms ? { kind: 'wait', ms } : entry
  })
}
