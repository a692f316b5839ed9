// The route from chain to chain: an arch with a station for each step of a transfer, the tile that crosses it, and the planned
// time in its hollow.
import type { PointerEvent, ReactElement } from 'react'
import { knownChains } from '../../primitives/chains.ts'
import { visuallyHidden } from '../../theme/global.css.ts'
import { slid } from '../../theme/motion.css.ts'
import { ARCH_SIDE, archPath, PLACES } from './arch.ts'
import { lastTickOf, minutesOf, shareAlong, stopOf, ticksAt, timeLeftOf } from './crossChain.ts'
import { planOf, routeOf, type RouteId, type SampleChain } from './sampleChains.ts'
import { FEE_SIDE, LIGHTEST, TILE_SIDE, WEIGHTS } from './tileSide.ts'
import * as styles from './Route.css.ts'

/** What the drawing shows, from the props. */
interface Drawn extends RouteProps {
  route: RouteId
  /** 0 is the source, then one stop for each step; the one after them is the destination. */
  stop: number
  /** The minutes of each step. */
  plan: readonly number[]
}

export interface RouteProps {
  /** Where the assets are locked. */
  from: SampleChain
  /** Where they are released. If the chains are equal there is no route, and the arch is an outline. See `SameChain`. */
  to: SampleChain
  /** The steps on the way; without it the standard route. See `Express`. */
  route?: RouteId
  /** How much the tile carries: the more, the larger it is; null for nothing. */
  amount?: number | null
  /** The planned time that has passed, in ticks; null if there is no route. See `AtStepTwo`, `Arrived`. */
  ticks: number | null
  /** The tile was moved to another tick; without it, or without a route, it is not to be moved. See `Moved`. */
  onMove?: (ticks: number) => void
}

/** The place of the tile on the arch, of `PLACES`. */
const placeAt = (ticks: number | null, plan: readonly number[]) =>
  Math.round(shareAlong(ticks ?? 0, plan) * PLACES)

/** From the last step on the fee has left the tile: the destination chain pays out the rest. */
const hasPaid = ({ stop, plan }: Drawn) => stop >= plan.length

/** Where a stop is on the arch, of `PLACES`. */
const placeOfStop = (stop: number, plan: readonly number[]) => (stop / (plan.length + 1)) * PLACES

/** The place of a stop in words. */
function placeOf({ from, to, stop, route }: Drawn): string {
  const step = routeOf(route).steps[stop - 1]
  if (step) return `step ${stop}, ${step}`
  return stop === 0 ? from.name : to.name
}

function wordsOf(props: Drawn): string {
  const { from, to } = props
  const { fee: percent, steps } = routeOf(props.route)
  const fee = hasPaid(props) ? ` The fee of ${percent}% has left the tile.` : ''
  return from.id === to.id
    ? `No route from ${from.name} to itself`
    : `Route from ${from.name} to ${to.name} in ${steps.length} steps: ${steps.join(', ')}.${fee} The tile is at ${placeOf(props)}`
}

/** The size of the tile by what it carries: a step for each doubling. */
function weightOf(amount: number | null): number {
  const steps = amount ? Math.round(Math.log2(amount)) + LIGHTEST : LIGHTEST
  return Math.min(WEIGHTS - 1, Math.max(0, steps))
}

const archBox = {
  'aria-hidden': true,
  viewBox: `0 0 ${ARCH_SIDE} ${ARCH_SIDE}`,
  preserveAspectRatio: 'none',
  width: '100%',
  height: '100%',
} as const

/** The tile: from the source's color to the destination's, which grows from its lower corner with each stop. */
function Tile(props: Drawn): ReactElement {
  const { from, to, stop, ticks, plan, amount } = props
  const place = placeOfStop(stop, plan)
  return (
    <span className={`${styles.track} ${styles.trackAt[placeAt(ticks, plan)]} ${slid}`}>
      <svg
        className={`${styles.tile} ${styles.tileAt[place]} ${styles.weights[weightOf(amount ?? null)]} ${slid}`}
        aria-hidden
        viewBox={`0 0 ${TILE_SIDE} ${TILE_SIDE}`}
      >
        <rect width={TILE_SIDE} height={TILE_SIDE} fill={knownChains[from.id].face} />
        <path
          className={`${styles.turned[place]} ${slid}`}
          d={`M${2 * TILE_SIDE} 0V${2 * TILE_SIDE}H0Z`}
          fill={knownChains[to.id].face}
        />
        {hasPaid(props) && (
          <rect className={styles.notch} x={TILE_SIDE - FEE_SIDE} width={FEE_SIDE} height={FEE_SIDE} />
        )}
      </svg>
    </span>
  )
}

/** The fee: a piece of the tile that falls from the last station. */
function Fee(props: Drawn): ReactElement {
  const { from, route, plan } = props
  return (
    <span className={`${styles.at[placeOfStop(plan.length, plan)]}`}>
      <span className={`${hasPaid(props) ? styles.fee : styles.feeAhead} ${slid}`}>
        <svg className={styles.feePiece} aria-hidden>
          <rect width="100%" height="100%" fill={knownChains[from.id].face} />
        </svg>
        <span className={styles.feeWord}>{`Fee ${routeOf(route).fee}%`}</span>
      </span>
    </span>
  )
}

/** The planned time in the hollow of the arch. */
function Hollow({ to, stop, ticks, plan }: Drawn): ReactElement {
  const isThere = stop > plan.length
  const minutes = minutesOf(plan)
  return (
    <div className={styles.hollow}>
      {ticks !== null && (
        <p className={styles.clock}>
          <span className={styles.timeLeft}>{isThere ? `${minutes} min` : timeLeftOf(ticks, plan)}</span>{' '}
          <span className={styles.plan}>{isThere ? 'by sample plan' : `left of ${minutes} min`}</span>
        </p>
      )}
      {/* The clock is not read out at each tick. */}
      <p className={visuallyHidden} role="status">
        {isThere && ticks !== null ? `Arrived on ${to.name}, planned in ${minutes} minutes.` : ''}
      </p>
    </div>
  )
}

/** The way as a control: the tile follows a finger or a pointer that is pressed, and the arrow keys. */
function Handle(props: Drawn): ReactElement | null {
  const { from, to, ticks, plan, onMove } = props
  if (ticks === null || !onMove) return null
  const move = ({ currentTarget, clientX }: PointerEvent<Element>) => {
    // The handle is wider than the arch, by the tile.
    const { left, width } = currentTarget.parentElement!.getBoundingClientRect()
    const share = Math.min(1, Math.max(0, (clientX - left) / width))
    onMove(ticksAt(getComputedStyle(currentTarget).direction === 'rtl' ? 1 - share : share, plan))
  }
  return (
    <>
      <input
        className={styles.range}
        type="range"
        aria-label={`Move the amount from ${from.name} to ${to.name}`}
        min={0}
        max={lastTickOf(plan)}
        value={ticks}
        aria-valuetext={`${timeLeftOf(ticks, plan)} left, at ${placeOf(props)}`}
        onChange={({ target }) => onMove(Number(target.value))}
      />
      <span
        className={styles.handle}
        role="presentation"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          move(event)
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && move(event)}
      />
    </>
  )
}

/**
 * An arch over a station for each step, and the choice in words. Whenever `ticks` change, the tile slides on and the arch is
 * drawn up to it. See `NoAmount`, `AtStepTwo`, `OtherChains`, `SameChain`.
 */
export function Route(given: RouteProps): ReactElement {
  const { from, to, ticks, route = 'standard' } = given
  const plan = planOf(from.id, to.id, route)
  const stop = stopOf(ticks ?? 0, plan)
  const props: Drawn = { ...given, route, plan, stop }
  const isRoute = from.id !== to.id
  return (
    <>
      <div className={styles.deck}>
        <div className={`${styles.drawing} ${styles.heights[route]}`} role="img" aria-label={wordsOf(props)}>
          <svg className={styles.arch} {...archBox}>
            <path className={isRoute ? styles.ahead : styles.outline} d={archPath} />
          </svg>
          {isRoute && (
            <svg
              className={`${styles.arch} ${styles.passed} ${styles.passedTo[placeAt(ticks, plan)]}`}
              {...archBox}
            >
              <path className={styles.road} d={archPath} />
            </svg>
          )}
          {routeOf(route).steps.map((name, index, { length }) => (
            <span
              key={name}
              className={`${isRoute ? '' : styles.ofNoRoute} ${styles.at[placeOfStop(index + 1, plan)]}`}
            >
              <i className={isRoute && index < stop ? styles.postPassed : styles.post} />
              <span className={index < Math.floor(length / 2) ? styles.nameBefore : styles.nameAfter}>
                <span>{index + 1}</span> <span className={styles.stationWord}>{name}</span>
              </span>
            </span>
          ))}
          {isRoute && <Fee {...props} />}
          <Tile {...props} />
        </div>
        {isRoute && <Handle {...props} />}
      </div>
      <Hollow {...props} />
      <h3 className={styles.words}>{`${from.name} to ${to.name}`}</h3>
    </>
  )
}
