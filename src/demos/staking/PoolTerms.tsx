// The terms of the pools, a row each.
import type { ReactElement } from 'react'
import { days } from '../../format/duration.ts'
import { abbreviatedUsd } from '../../format/money.ts'
import { plainPercent } from '../../format/percent.ts'
import { fact, factName } from '../../patterns/figures/headedRows.css.ts'
import { StatusBadge } from '../../primitives/Badge.tsx'
import { ProgressMeter, LevelIndicator } from '../../primitives/ProgressMeter.tsx'
import { SampleButton } from '../../primitives/SampleButton.tsx'
import { tokenAmount } from './rewardText.ts'
import type { Pool } from './samplePools.ts'
import * as styles from './PoolTerms.css.ts'

/** The number of days per square of the lock period. */
const DAYS_A_PIP = 30
const LONGEST_LOCK_PIPS = 3
/** Squares of the AI score, out of 100. */
const SCORE_SQUARES = 5

/** The heads of the list; on narrow screens each is above its fact. */
const heads = ['Yearly rate', 'Value locked', 'Minimum', 'Lock period', 'Risk', 'AI score'] as const

const factsOf = (pool: Pool): Record<(typeof heads)[number], ReactElement | string> => ({
  'Yearly rate': <span className={styles.rate}>{plainPercent(pool.apy)}</span>,
  'Value locked': abbreviatedUsd(pool.tvl),
  Minimum: `${tokenAmount(pool.minStake)} ${pool.token}`,
  'Lock period': (
    <>
      <LevelIndicator filled={pool.lockPeriod / DAYS_A_PIP} of={LONGEST_LOCK_PIPS} />
      {days(pool.lockPeriod)}
    </>
  ),
  Risk:
    pool.risk === 'Low' ? (
      <StatusBadge tone="good" mark="full">
        Low
      </StatusBadge>
    ) : (
      <StatusBadge tone="caution" mark="half">
        Medium
      </StatusBadge>
    ),
  'AI score': (
    <>
      <span className={styles.score}>
        <ProgressMeter label={`AI score of ${pool.name}`} value={pool.aiScore} squares={SCORE_SQUARES} />
      </span>
      <span>{pool.aiScore}</span>
    </>
  ),
})

export interface PoolTermsProps {
  /** In the order of the comparison. */
  pools: readonly Pool[]
}

/** Rate, value locked, minimum, lock period, risk and score of each pool, with View Details. */
export function PoolTerms({ pools }: PoolTermsProps): ReactElement {
  return (
    <section>
      <h3 className={styles.heading}>Pools</h3>
      <div className={styles.heads} aria-hidden>
        <span>Pool</span>
        {heads.map((head) => (
          <span key={head}>{head}</span>
        ))}
      </div>
      <ul className={styles.rows}>
        {pools.map((pool) => {
          const facts = factsOf(pool)
          return (
            <li key={pool.id} className={styles.row}>
              <p className={styles.name}>{pool.name}</p>
              <dl className={styles.facts}>
                {heads.map((head) => (
                  <div key={head}>
                    <dt className={factName}>{head}</dt> <dd className={fact}>{facts[head]}</dd>
                  </div>
                ))}
              </dl>
              <div className={styles.actions}>
                <SampleButton
                  size="small"
                  label={`View Details of ${pool.name}`}
                  explains="In your version this opens the terms of the pool and the link to its contract."
                  outcome={async () => (await import('./outcomes.tsx')).termsOutcome(pool)}
                >
                  View Details
                </SampleButton>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
