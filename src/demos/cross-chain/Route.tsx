// The route from chain to chain: an arch with a station for each step of a transfer, the tile that crosses it, and the planned
// time in its hollow.
import { RotateCcw } from 'lucide'
import type { ReactElement } from 'react'
import { Button } from '../../primitives/Button.tsx'
import { knownChains } from '../../primitives/chains.ts'
import { visuallyHidden } from '../../theme/global.css.ts'
import { slid } from '../../theme/motion.css.ts'
import { ARCH_SIDE, archPath } from './arch.ts'
import { FEE_STOP, LAST_STOP, PLANNED_MINUTES } from './crossChain.ts'
import { FEE_PERCENT, howItWorks, type SampleChain } from './sampleChains.ts'
import { FEE_SIDE, TILE_SIDE } from './tileSide.ts'
import * as styles from './Route.css.ts'

export interface RouteProps {
  /** Where the assets are locked. */
  from: SampleChain
  /** Where they are released. If the chains are equal there is no route, and the arch is an outline. See `SameChain`. */
  to: SampleChain
  /** Where the tile is: 0 is the source, then one stop for each step, 5 is the destination. See `AtStepTwo`, `Arrived`. */
  stop: number
  /** What is left of the planned time, as a clock says it; null if nothing crosses. See `AtStepTwo`. */
  timeLeft?: string | null
  /** Sends the tile again; without it there is no such button. */
  onReplay?: (() => void) | undefined
}

/** The place of a stop in words. */
function placeOf({ from, to, stop }: RouteProps): string {
  const step = howItWorks[stop - 1]
  if (step) return `step ${stop}, ${step.name}`
  return stop === 0 ? from.name : to.name
}

function wordsOf(props: RouteProps): string {
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
function Tile({ from, to, stop }: RouteProps): ReactElement {
  return (
    <span className={`${styles.track} ${styles.trackAt[stop]} ${slid}`}>
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
function Fee({ from, stop }: RouteProps): ReactElement {
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
function Hollow({ to, stop, timeLeft = null, onReplay }: RouteProps): ReactElement {
  const isThere = stop === LAST_STOP
  return (
    <div className={styles.hollow}>
      {timeLeft !== null && (
        <p className={styles.clock}>
          <span className={styles.timeLeft}>{isThere ? `${PLANNED_MINUTES} min` : timeLeft}</span>{' '}
          <span className={styles.plan}>
            {isThere ? 'by sample plan' : `left of ${PLANNED_MINUTES} min planned`}
          </span>
        </p>
      )}
      {onReplay && (
        <Button size="small" icon={RotateCcw} onClick={onReplay}>
          Replay
        </Button>
      )}
      {/* The clock is not read out at each tick. */}
      <p className={visuallyHidden} role="status">
        {isThere && timeLeft !== null ? `Arrived on ${to.name}, planned in ${PLANNED_MINUTES} minutes.` : ''}
      </p>
    </div>
  )
}

/**
 * An arch over a station for each step, and the choice in words. Whenever `stop` changes, the tile slides there and the arch is
 * drawn up to it. See `NoAmount`, `AtStepTwo`, `OtherChains`, `SameChain`.
 */
export function Route(props: RouteProps): ReactElement {
  const { from, to, stop } = props
  const isRoute = from.id !== to.id
  return (
    <>
      <div className={styles.deck} role="img" aria-label={wordsOf(props)}>
        <svg className={styles.arch} {...archBox}>
          <path className={isRoute ? styles.ahead : styles.outline} d={archPath} />
        </svg>
        {isRoute && (
          <svg className={`${styles.arch} ${styles.passed} ${styles.passedTo[stop]}`} {...archBox}>
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
      <Hollow {...props} />
      <h3 className={styles.words}>{`${from.name} to ${to.name}`}</h3>
    </>
  )
}
