// The secrets under attack: masked rows that open piece by piece with the run.
import type { ReactElement } from 'react'
import { panelHeading } from '../../patterns/figures/panelHeading.css.ts'
import { ProgressMeter } from '../../primitives/ProgressMeter.tsx'
import { stamped } from '../../theme/motion.css.ts'
import { openPieces, secrets, targetOptions, type Secret, type Target } from './bruteForceSamples.ts'
import * as styles from './Secrets.css.ts'

/** More squares than fit: the row fills its place. */
const PROGRESS_SQUARES = 100
const MASK = '•'
/** What a piece under attack shows: another guess of its kind for each number of attempts. */
const WORDS = ['year', 'zone', 'wolf', 'zero', 'yard', 'work', 'zebra']
const KINDS = [
  [/\d/, '3071948265'],
  [/[a-z]/, 'earxtnsmoilc'],
  [/[A-Z]/, 'SAMLBCT'],
  [/./, '#!?-$'],
] as const

interface PiecesProps {
  secret: Secret
  /** How many are open, from the first on. */
  open: number
  /** The attempts so far during a run; null while nothing is tried. */
  attempts: number | null
}

/** The next guess: a word for a word, else a character of the same kind for each. */
function guess(piece: string, unit: Secret['unit'], attempts: number): string {
  if (unit === 'words') return WORDS[attempts % WORDS.length] ?? ''
  return Array.from(piece, (character, place) => {
    const kind = KINDS.find(([test]) => test.test(character))?.[1] ?? ''
    return kind[(attempts + place * 7) % kind.length]
  }).join('')
}

function Pieces({ secret, open, attempts }: PiecesProps): ReactElement {
  return (
    <span className={styles.pieces}>
      {secret.pieces.map((piece, index) => {
        if (index < open)
          return (
            <span key={`${index} open`} className={`${styles.openPiece} ${stamped}`}>
              {piece}
            </span>
          )
        const isTried = index === open && attempts !== null
        return (
          <span key={index} className={isTried ? styles.triedPiece : styles.piece}>
            {isTried ? guess(piece, secret.unit, attempts) : MASK.repeat(piece.length)}
          </span>
        )
      })}
    </span>
  )
}

export interface UnderAttackProps {
  /** The target of the run. */
  target: Target
  /** Whole percent, 0 to 100. */
  percent: number
  /** The number of secrets tried so far. */
  attempts: number
  /** Whether it runs now. */
  isRunning: boolean
  /** Whether another target is chosen for the next run. See `DoneAndOtherTarget`. */
  isLast: boolean
}

/** The target's secrets, each piece opened when the run reaches it, above the progress of the run. See `Running`, `Done`. */
export function UnderAttack({
  target,
  percent,
  attempts,
  isRunning,
  isLast,
}: UnderAttackProps): ReactElement {
  const name = targetOptions.find((option) => option.value === target)?.label
  return (
    <section className={styles.run}>
      <h3 className={panelHeading}>
        Progress <span className={styles.runTarget}>{isLast ? `${name}, last run` : name}</span>
      </h3>
      <dl className={styles.rows}>
        {secrets[target].map((secret, row) => {
          const open = openPieces(secret, row, percent / 100)
          const count = secret.pieces.length
          return (
            <div key={secret.name} className={styles.row}>
              <dt className={styles.rowName}>{secret.name}</dt>{' '}
              {/* The next description says the same in words. */}
              <dd className={styles.rowPieces} aria-hidden>
                <Pieces secret={secret} open={open} attempts={isRunning ? attempts : null} />
              </dd>{' '}
              <dd className={open === count ? styles.cracked : styles.found}>
                {open === count ? 'Cracked' : `${open} of ${count} ${secret.unit}`}
              </dd>
            </div>
          )
        })}
      </dl>
      <ProgressMeter label="Progress" value={percent} squares={PROGRESS_SQUARES} valueText={`${percent}%`} />
    </section>
  )
}
