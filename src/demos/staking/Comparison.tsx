// The comparison of the pools: one amount redraws all of them, and one day is read in each.
import { useState, type ReactElement, type ReactNode, type Ref } from 'react'
import { useMediaQuery } from '../../browser/externalStores.ts'
import { FigureField } from '../../primitives/FigureField.tsx'
import { Slider } from '../../primitives/Slider.tsx'
import { media } from '../../theme/tokens.ts'
import { tokenAmount } from './PoolTerms.tsx'
import { highestReward, rewardsOf } from './rewardText.ts'
import type { Pool } from './samplePools.ts'
import { DAYS_READ, FIRST_READ } from './staking.ts'
import { StakingPool } from './StakingPool.tsx'
import * as styles from './Staking.css.ts'

export interface ComparisonProps {
  /** In the order of the list. */
  pools: readonly Pool[]
  /** As typed; blank, the curves are in percent. See `AllClosed`, `Compared`. */
  amount: string
  /** The open pool, if there is one. */
  openPool: string | null
  /** Its form. */
  form: ReactNode
  /** The id of the form. */
  formId: string
  /** The button of the pool that is, or was last, open. */
  openedRef?: Ref<HTMLButtonElement>
  /** With every change the whole amount, as typed. */
  onAmount: (text: string) => void
  /** "Stake" of a pool was pressed. */
  onOpen: (poolId: string) => void
  /** "Close" of the open pool was pressed. */
  onClose: () => void
}

/** All pools for one amount, and a slider for the day that is read along their curves. See `Compared`, `DayRead`. */
export function Comparison({
  pools,
  amount,
  openPool,
  form,
  formId,
  openedRef,
  onAmount,
  onOpen,
  onClose,
}: ComparisonProps): ReactElement {
  const [day, setDay] = useState(FIRST_READ)
  const highest = highestReward(pools, amount)
  const isNarrow = useMediaQuery(media.narrow)
  const read = pools
    .filter(({ id }) => openPool === null || id === openPool)
    .map((pool) => rewardsOf(pool, amount).readOn(day))
  const balances = `Sample balances: ${pools.map(({ balance, token }) => `${tokenAmount(balance)} ${token}`).join(', ')}`
  const [first = '', ...others] = read
  // "Day 45: 2.13 ETH (ended), 4.03 POL, 5.96 AIZ"
  const words = [first, ...others.map((text) => text.slice(text.indexOf(': ') + 2))].join(', ')
  return (
    <section className={styles.comparison} aria-label="Rewards over the lock period">
      <div className={styles.compareHead}>
        <div className={styles.compared}>
          <FigureField
            label="Amount in each pool"
            value={amount}
            onChange={onAmount}
            placeholder="For example 2500"
            // On a phone the day that is read needs the room; the form of a pool has its balance.
            hint={isNarrow ? undefined : balances}
          />
        </div>
        <div className={styles.compareWords}>
          <h3 className={styles.compareTitle}>Rewards over the lock period, on one scale</h3>
          <p className={styles.key}>
            <span className={styles.paidKey}>Paid out</span> <span className={styles.earnedKey}>Earned</span>{' '}
            <span>
              {amount.trim() === '' ? 'Sample estimates, in percent' : 'Sample estimates, in tokens'}
            </span>
          </p>
        </div>
      </div>
      <ul className={styles.pools}>
        {pools.map((pool) => (
          <StakingPool
            key={pool.id}
            ref={pool.id === openPool ? openedRef : undefined}
            pool={pool}
            amount={amount}
            day={day}
            form={pool.id === openPool ? form : null}
            formId={formId}
            size={isNarrow ? 'smallest' : 'small'}
            highest={highest}
            onRead={setDay}
            onOpen={() => onOpen(pool.id)}
            onClose={onClose}
          />
        ))}
      </ul>
      <div className={styles.slider}>
        <Slider
          label="Day"
          min={DAYS_READ.first}
          max={DAYS_READ.last}
          value={day}
          text={String(day)}
          valueText={words}
          onChange={setDay}
        />
      </div>
    </section>
  )
}
