// The secrets under attack: masked rows with the guess that is tried, each opened whole when it is found.
import type { ReactElement } from 'react'
import { useMediaQuery } from '../../browser/externalStores.ts'
import { panelHeading } from '../../patterns/figures/panelHeading.css.ts'
import { ProgressMeter } from '../../primitives/ProgressMeter.tsx'
import { stamped } from '../../theme/motion.css.ts'
import { media } from '../../theme/tokens.ts'
import {
  isFoundAt,
  secrets,
  targetOptions,
  writtenOut,
  type Secret,
  type Target,
} from './bruteForceSamples.ts'
import { cellsOf, guessOf } from './guesses.ts'
import * as styles from './Secrets.css.ts'

/** More squares than fit: the row fills its place. */
const PROGRESS_SQUARES = 100
const MASK = '•'

interface PiecesProps {
  secret: Secret
  isFound: boolean
  /** The ticks so far during a run; null while nothing is tried. */
  tick: number | null
}

/** The secret, whole, or the guess of this tick, or a mask: each in the same cells. */
function Pieces({ secret, isFound, tick }: PiecesProps): ReactElement {
  // What changes five times a second stays still for those who want less motion.
  const isStill = useMediaQuery(media.motionReduced)
  const isTried = !isFound && tick !== null
  const guesses = isTried && !isStill ? cellsOf(secret, guessOf(writtenOut(secret), tick)) : []
  return (
    <span className={styles.pieces}>
      {secret.pieces.map((piece, index) =>
        isFound ? (
          <span key={`${index} open`} className={`${styles.openPiece} ${stamped}`}>
            {piece}
          </span>
        ) : (
          <span key={index} className={isTried ? styles.triedPiece : styles.piece}>
            {guesses[index] ?? MASK.repeat(piece.length)}
          </span>
        ),
      )}
    </span>
  )
}

export interface UnderAttackProps {
  /** The target of the run. */
  target: Target
  /** Whole percent, 0 to 100. */
  percent: number
  /** The ticks of the run so far, which choose the guesses; null while nothing runs. See `Stopped`. */
  tick: number | null
  /** Whether another target is chosen for the next run. See `DoneAndOtherTarget`. */
  isLast: boolean
}

/** The target's secrets, each opened when the run finds it, above the progress of the run. See `Running`, `Done`. */
export function UnderAttack({ target, percent, tick, isLast }: UnderAttackProps): ReactElement {
  const name = targetOptions.find((option) => option.value === target)?.label
  return (
    <section className={styles.run}>
      <h3 className={panelHeading}>
        Progress <span className={styles.runTarget}>{isLast ? `${name}, last run` : name}</span>
      </h3>
      <dl className={styles.rows}>
        {secrets[target].map((secret) => {
          const isFound = isFoundAt(secret, percent)
          return (
            <div key={secret.name} className={styles.row}>
              <dt className={styles.rowName}>{secret.name}</dt>{' '}
              {/* The next description says in words what is known of it; a guess is no news. */}
              <dd className={styles.rowPieces} aria-hidden>
                <Pieces secret={secret} isFound={isFound} tick={tick} />
              </dd>{' '}
              <dd className={isFound ? styles.cracked : styles.found}>{isFound ? 'Cracked' : secret.size}</dd>
            </div>
          )
        })}
      </dl>
      <ProgressMeter label="Progress" value={percent} squares={PROGRESS_SQUARES} valueText={`${percent}%`} />
    </section>
  )
}
