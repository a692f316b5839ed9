// The route from chain to chain: an arch with a station for each step of a transfer, the tile that crosses it, and the planned
// time in its hollow.
import { RotateCcw } from 'lucide'
import type { PointerEvent, ReactElement } from 'react'
import { Button } from '../../primitives/Button.tsx'
import { knownChains } from '../../primitives/chains.ts'
import { visuallyHidden } from '../../theme/global.css.ts'
import { slid } from '../../theme/motion.css.ts'
import { ARCH_SIDE, archPath, PLACES } from './arch.ts'
import {
  FEE_STOP,
  LAST_STOP,
  lastTickOf,
  minutesOf,
  shareAlong,
  stopOf,
  ticksAt,
  timeLeftOf,
} from './crossChain.ts'
import { FEE_PERCENT, howItWorks, planOf, type SampleChain } from './sampleChains.ts'
import { FEE_SIDE, TILE_SIDE } from './tileSide.ts'
import * as styles from './Route.css.ts'

/** What the drawing shows, from the props. */
interface Drawn extends RouteProps {
  /** 0 is the source, then one stop for each step, 5 is the destination. */
  stop: number
  /** The minutes of each step. */
  plan: readonly number[]
}

export interface RouteProps {
  /** Where the assets are locked. */
  from: SampleChain
  /** Where they are released. If the chains are equal there is no route, and the arch is an outline. See `SameChain`. */
  to: SampleChain
  /** The planned time that has passed, in ticks; null if nothing crosses. See `AtStepTwo`, `Arrived`. */
  ticks: number | null
  /** The tile was moved to another tick; without it, or while nothing crosses, it is not to be moved. See `Moved`. */
  onMove?: (ticks: number) => void
  /** Sends the tile again; without it there is no such button. */
  onReplay?: (() => void) | undefined
}

/** The place of the tile on the arch, of `PLACES`. */
const placeAt = (ticks: number | null, plan: readonly number[]) =>
  Math.round(shareAlong(ticks ?? 0, plan) * PLACES)

/** The place of a stop in words. */
function placeOf({ from, to, stop }: Drawn): string {
  const step = howItWorks[stop - 1]
  if (step) return `step ${stop}, ${step.name}`
  return stop === 0 ? from.name : to.name
}

function wordsOf(props: Drawn): string {
  const { from, to, stop } = props
  const fee = stop >= FEE_STOP ? ` The fee of ${FEE_PERCENT}% has left the tile.` : ''
  const steps = howItWorks.map(({ name }) => name)
  return from.id === to.id
    ? `No route from ${from.name} to itself`
    : `Route from ${from.name} to ${to.name} in ${steps.length} steps: ${steps.join(', ')}.${fee} The tile is at ${placeOf(props)}`
}

const archBox = {
  'aria-hidden': true,
  viewBox: `0 0 ${ARCH_SIDE} ${ARCH_SIDE}`,
  preserveAspectRatio: 'none',
  width: '100%',
  height: '100%',
} as const

/** The tile: from the source's color to the destination's, which grows from its lower corner with each stop. */
function Tile({ from, to, stop, ticks, plan }: Drawn): ReactElement {
  return (
    <span className={`${styles.track} ${styles.trackAt[placeAt(ticks, plan)]} ${slid}`}>
      <svg
        className={`${styles.tile} ${styles.tileAt[stop]} ${slid}`}
        aria-hidden
        viewBox={`0 0 ${TILE_SIDE} ${TILE_SIDE}`}
      >
        <rect width={TILE_SIDE} height={TILE_SIDE} fill={knownChains[from.id].face} />
        <path
          className={`${styles.turned[stop]} ${slid}`}
          d={`M${2 * TILE_SIDE} 0V${2 * TILE_SIDE}H0Z`}
          fill={knownChains[to.id].face}
        />
        {stop >= FEE_STOP && (
          <rect className={styles.notch} x={TILE_SIDE - FEE_SIDE} width={FEE_SIDE} height={FEE_SIDE} />
        )}
      </svg>
    </span>
  )
}

/** The fee: a piece of the tile that falls from the last station. */
function Fee({ from, stop }: Drawn): ReactElement {
  return (
    <span className={styles.feePlace}>
      <span className={`${stop >= FEE_STOP ? styles.fee : styles.feeAhead} ${slid}`}>
        <svg className={styles.feePiece} aria-hidden>
          <rect width="100%" height="100%" fill={knownChains[from.id].face} />
        </svg>
        <span className={styles.feeWord}>{`Fee ${FEE_PERCENT}%`}</span>
      </span>
    </span>
  )
}

/** The planned time in the hollow of the arch, and the button that plays the way again. */
function Hollow({ to, stop, ticks, plan, onReplay }: Drawn): ReactElement {
  const isThere = stop === LAST_STOP
  const minutes = minutesOf(plan)
  return (
    <div className={styles.hollow}>
      {ticks !== null && (
        <p className={styles.clock}>
          <span className={styles.timeLeft}>{isThere ? `${minutes} min` : timeLeftOf(ticks, plan)}</span>{' '}
          <span className={styles.plan}>{isThere ? 'by sample plan' : `left of ${minutes} min`}</span>
        </p>
      )}
      {onReplay && (
        <Button size="small" icon={RotateCcw} onClick={onReplay}>
          Replay
        </Button>
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
    const { left, width } = currentTarget.getBoundingClientRect()
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
  const { from, to, ticks } = given
  const plan = planOf(from.id, to.id)
  const stop = stopOf(ticks ?? 0, plan)
  const props: Drawn = { ...given, plan, stop }
  const isRoute = from.id !== to.id
  return (
    <>
      <div className={styles.deck}>
        <div className={styles.drawing} role="img" aria-label={wordsOf(props)}>
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
          {howItWorks.map(({ name }, index) => (
            <span key={name} className={isRoute ? styles.station : styles.stationOfNoRoute}>
              <i className={isRoute && index < stop ? styles.postPassed : styles.post} />
              <span className={styles.stationName}>
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
