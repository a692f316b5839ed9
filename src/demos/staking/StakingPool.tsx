// One pool of the comparison: its name and rate, the rewards of a day, its curve, and the button that opens it.
import type { ReactElement, ReactNode, Ref } from 'react'
import { plainPercent } from '../../format/percent.ts'
import { Button } from '../../primitives/Button.tsx'
import { CoinMark } from '../../primitives/CoinMark.tsx'
import { Counted } from '../../primitives/Counted.tsx'
import type { StepChartProps } from '../../primitives/drawings/StepChart.tsx'
import { stamped } from '../../theme/motion.css.ts'
import { RewardStairs } from './RewardStairs.tsx'
import { rewardsOf } from './rewardText.ts'
import type { Pool } from './samplePools.ts'
import { earnedBy, paydays } from './staking.ts'
import * as styles from './Staking.css.ts'

export interface StakingPoolProps {
  /** Yearly rate in percent, lock period in days, and how it pays. */
  pool: Pool
  /** In US dollars, the same for each pool; null, its rewards are in percent. See `AmountTyped`. */
  dollars: number | null
  /** The day that is read in each pool. */
  day: number
  /** Its form, if it is open. See `PoolOpen`. */
  form: ReactNode
  /** The id of the form. */
  formId: string
  /** The size of the curve: smaller where several are side by side. */
  size: NonNullable<StepChartProps['size']>
  /** The highest reward of all pools, which share its scale. */
  highest: number
  /** "Stake" of the pool, for the focus. */
  ref?: Ref<HTMLButtonElement>
  /** Pointer or finger is at a day of the curve. */
  onRead: (day: number) => void
  /** "Stake" was pressed. */
  onOpen: () => void
  /** "Close" was pressed. */
  onClose: () => void
}

/** A pool with its curve and Stake. See `AllClosed`, `PoolOpen`. */
export function StakingPool({
  pool,
  dollars,
  day,
  form,
  formId,
  size,
  highest,
  ref,
  onRead,
  onOpen,
  onClose,
}: StakingPoolProps): ReactElement {
  const isOpen = Boolean(form)
  const { daily, format, paidOn, tokensOn } = rewardsOf(pool, dollars)
  const tokens = tokensOn(day)
  const earned = earnedBy(pool, daily, day)
  const { last } = paydays(pool, day)
  return (
    <li className={styles.pools}>
      <section className={isOpen ? styles.openPool : styles.pool}>
        <div className={styles.poolHead}>
          <span className={styles.mark}>
            <CoinMark symbol={pool.token} />
          </span>
          <div className={styles.poolNames}>
            <h4 className={styles.poolName}>{pool.name}</h4>
            <p className={styles.token}>{`${plainPercent(pool.apy)} a year, ${pool.rewards}`}</p>
          </div>
          <span className={styles.stake}>
            <Button
              ref={ref}
              size="small"
              variant={isOpen ? 'secondary' : 'primary'}
              isExpanded={isOpen}
              controls={formId}
              label={isOpen ? `Close ${pool.name}` : `Stake in ${pool.name}`}
              onClick={isOpen ? onClose : onOpen}
            >
              {isOpen ? 'Close' : 'Stake'}
            </Button>
          </span>
        </div>
        <div className={styles.readings}>
          <strong className={styles.reading}>
            <Counted text={format(earned)} value={earned} />
          </strong>
          {tokens !== null && <p className={styles.tokens}>{tokens}</p>}
          <p className={styles.paid}>
            {/* Each payment stamps it. */}
            <span key={last} className={`${last > 0 ? styles.drop : styles.noDrop} ${stamped}`} aria-hidden />
            <span>{paidOn(day)}</span>
          </p>
        </div>
        <RewardStairs pool={pool} dollars={dollars} day={day} size={size} highest={highest} onRead={onRead} />
      </section>
      {form}
    </li>
  )
}
