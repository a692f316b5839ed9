// The run of the bot: its profit as a line, and each trade as a patch of a ledger.
import type { ReactElement } from 'react'
import { price } from '../../format/money.ts'
import { plainNumber } from '../../format/number.ts'
import { panelHeading } from '../../patterns/figures/panelHeading.css.ts'
import { GrowingLine } from '../../primitives/drawings/GrowingLine.tsx'
import { stamped } from '../../theme/motion.css.ts'
import { CENTS_PER_USD } from './tradingBot.ts'
import * as styles from './BotRun.css.ts'

/** Patches of the ledger: two rows of twelve on a phone. The line fills its width with as many trades. */
const PATCHES = 24
/** Six dollars: a trade is worth at most five. */
const LEAST_RANGE_USD = 6

/** The profit at the start and after each trade, in dollars. */
function profits(startCents: number, moves: readonly number[]): number[] {
  let cents = startCents
  return [startCents, ...moves.map((move) => (cents += move))].map((each) => each / CENTS_PER_USD)
}

export interface RunCourseProps {
  /** The profit now, in cents. */
  profitCents: number
  /** The trades' gains and losses, in cents, oldest first. */
  moves: readonly number[]
}

/** The profit over the trades of this run. */
export function RunCourse({ profitCents, moves }: RunCourseProps): ReactElement {
  const start = profitCents - moves.reduce((sum, cents) => sum + cents, 0)
  return (
    <div className={styles.course}>
      <GrowingLine
        label="Profit in this run"
        values={profits(start, moves)}
        steps={PATCHES}
        leastRange={LEAST_RANGE_USD}
        format={price}
        nothing="The line grows with each trade"
      />
    </div>
  )
}

export interface LedgerProps {
  /** The trades' gains and losses, in cents, oldest first. */
  moves: readonly number[]
  /** The number of trades of this run; more than `moves` in a long one. */
  trades: number
}

/** The last trades of this run as patches: a won one whole, a lost one cut, the newest outlined. */
export function Ledger({ moves, trades }: LedgerProps): ReactElement {
  const won = moves.filter((cents) => cents > 0).length
  const shown = moves.slice(-PATCHES)
  const counted = trades > moves.length ? `last ${moves.length}` : plainNumber(trades, 0)
  return (
    <section className={styles.ledger}>
      <h3 className={panelHeading}>
        {trades === 0
          ? 'Ledger: no trade in this run yet'
          : `Ledger: ${counted} ${trades === 1 ? 'trade' : 'trades'} in this run, ${won} won`}
      </h3>
      {/* The heading has the same in words. */}
      <div className={styles.patches} aria-hidden>
        {Array.from({ length: PATCHES }, (_, index) => {
          const cents = shown[index]
          if (cents === undefined) return <i key={index} className={styles.patch} />
          const kind = cents > 0 ? styles.won : styles.lost
          const isNewest = index === shown.length - 1
          return isNewest ? (
            <span key={`newest ${trades}`} className={`${styles.newest} ${stamped}`}>
              <i className={kind} />
            </span>
          ) : (
            <i key={index} className={kind} />
          )
        })}
      </div>
    </section>
  )
}
