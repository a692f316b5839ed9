// The comparison of the pools: one amount redraws all of them, and one day is read in each.
import { useState, type ReactElement, type ReactNode, type Ref } from 'react'
import { useMediaQuery } from '../../browser/externalStores.ts'
import { price, priceWith } from '../../format/money.ts'
import { Button } from '../../primitives/Button.tsx'
import { FigureField } from '../../primitives/FigureField.tsx'
import { Slider } from '../../primitives/Slider.tsx'
import { media } from '../../theme/tokens.ts'
import { bestInWords, highestReward, rewardsOf, tokenAmount } from './rewardText.ts'
import type { Pool } from './samplePools.ts'
import { boughtWith, DAYS_READ, EXAMPLES, FIRST_READ, remarkOf } from './staking.ts'
import { StakingPool } from './StakingPool.tsx'
import * as styles from './Staking.css.ts'

export interface ComparisonProps {
  /** In the order of the list. */
  pools: readonly Pool[]
  /** As typed, in dollars, or in the token of the open pool. See `Compared`. */
  amount: string
  /** What all pools are drawn for, in US dollars; null, the curves are in percent. See `AllClosed`, `Compared`. */
  dollars: number | null
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
  dollars,
  openPool,
  form,
  formId,
  openedRef,
  onAmount,
  onOpen,
  onClose,
}: ComparisonProps): ReactElement {
  const [day, setDay] = useState(FIRST_READ)
  const highest = highestReward(pools, dollars)
  const isNarrow = useMediaQuery(media.narrow)
  const read = pools
    .filter(({ id }) => openPool === null || id === openPool)
    .map((pool) => rewardsOf(pool, dollars).readOn(day))
  const balances = `Sample balances: ${pools.map(({ balance, token }) => `${tokenAmount(balance)} ${token}`).join(', ')}`
  const [first = '', ...others] = read
  const open = pools.find(({ id }) => id === openPool)
  // "Day 45: $10.68 (ended), $30.21, $44.69"
  const words = [first, ...others.map((text) => text.slice(text.indexOf(': ') + 2))].join(', ')
  return (
    <section className={styles.comparison} aria-label="Rewards over the lock period">
      <div className={styles.compareHead}>
        <div className={styles.compared}>
          <FigureField
            label={open ? `Amount in ${open.name}` : 'Amount in each pool'}
            value={amount}
            onChange={onAmount}
            placeholder="For example 2500"
            unit={open ? open.token : 'USD'}
            {...(!open && remarkOf(amount, pools, boughtWith))}
            hint={open && dollars !== null ? `Worth ${price(dollars)} in each pool` : balances}
          />
        </div>
        <div className={styles.compareWords}>
          <h3 className={styles.compareTitle}>Rewards on one scale</h3>
          <p className={styles.key}>
            <span className={styles.paidKey}>Paid out</span> <span className={styles.earnedKey}>Earned</span>{' '}
            <span>{dollars === null ? 'Sample estimates, in percent' : 'Sample estimates, in dollars'}</span>
          </p>
        </div>
        {!open && (
          <div className={styles.examples} role="group" aria-label="Amounts to try">
            {EXAMPLES.map((example) => (
              <Button key={example} size="small" onClick={() => onAmount(String(example))}>
                {priceWith(0, example)}
              </Button>
            ))}
          </div>
        )}
      </div>
      <ul className={styles.pools}>
        {pools.map((pool) => (
          <StakingPool
            key={pool.id}
            ref={pool.id === openPool ? openedRef : undefined}
            pool={pool}
            dollars={dollars}
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
      <div className={open ? styles.slider : styles.stickySlider}>
        <Slider
          label="Day"
          min={DAYS_READ.first}
          max={DAYS_READ.last}
          value={day}
          text={String(day)}
          valueText={words}
          onChange={setDay}
        />
        <p className={styles.best}>{bestInWords(pools, dollars, day)}</p>
      </div>
    </section>
  )
}
