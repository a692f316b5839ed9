// One pool: its facts in a row and, when open, the estimated rewards of an amount.
import { useEffect, useId, useRef, type ReactElement } from 'react'
import { days } from '../../format/duration.ts'
import { abbreviatedUsd } from '../../format/money.ts'
import { plainNumber } from '../../format/number.ts'
import { plainPercent } from '../../format/percent.ts'
import { fact, factName } from '../../patterns/figures/headedRows.css.ts'
import { StatusBadge } from '../../primitives/Badge.tsx'
import { Button } from '../../primitives/Button.tsx'
import { FigureField } from '../../primitives/FigureField.tsx'
import { affixButton } from '../../primitives/Field.css.ts'
import { CoinMark } from '../../primitives/CoinMark.tsx'
import { Meter, Pips } from '../../primitives/Meter.tsx'
import { SampleButton } from '../../primitives/SampleButton.tsx'
import { REWARD_DECIMALS, RewardStairs } from './RewardStairs.tsx'
import type { Pool } from './samplePools.ts'
import { dailyRewards } from './staking.ts'
import * as styles from './Staking.css.ts'

/** The number of days per square of the lock period. */
const DAYS_A_PIP = 30
const LONGEST_LOCK_PIPS = 3
/** Squares of the AI score, out of 100. */
const SCORE_SQUARES = 5

/** The heads of the pool list; on narrow screens each is above its fact. */
export const poolHeads = [
  'Yearly rate',
  'Value locked',
  'Minimum',
  'Lock period',
  'Risk',
  'AI score',
] as const

const tokenAmount = (value: number) => (value < 1 ? value.toFixed(2) : plainNumber(value, 2))

export interface StakingPoolProps {
  /** Yearly rate in percent, value locked in US dollars, minimum and balance in its token, lock period in days. */
  pool: Pool
  /** The typed amount when the pool is open, else null. */
  amount: string | null
  /** "Stake" was pressed. */
  onOpen: () => void
  /** "Close" or "Cancel" was pressed. */
  onClose: () => void
  /** With every change the whole amount, as typed. */
  onAmount: (text: string) => void
}

/** A pool with View Details and Stake; open, it takes an amount. See `PoolOpen`, `AmountTyped`. */
export function StakingPool({ pool, amount, onOpen, onClose, onAmount }: StakingPoolProps): ReactElement {
  const formId = useId()
  const stake = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLDivElement>(null)
  const isOpen = amount !== null
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (isOpen && !wasOpen.current) form.current?.querySelector('input')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const closeFromForm = () => {
    onClose()
    stake.current?.focus()
  }
  const facts = {
    'Yearly rate': <span className={styles.rate}>{plainPercent(pool.apy)}</span>,
    'Value locked': abbreviatedUsd(pool.tvl),
    Minimum: `${tokenAmount(pool.minStake)} ${pool.token}`,
    'Lock period': (
      <>
        <Pips filled={pool.lockPeriod / DAYS_A_PIP} of={LONGEST_LOCK_PIPS} />
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
          <Meter label={`AI score of ${pool.name}`} value={pool.aiScore} squares={SCORE_SQUARES} />
        </span>
        <span>{pool.aiScore}</span>
      </>
    ),
  } satisfies Record<(typeof poolHeads)[number], ReactElement | string>
  return (
    <li className={isOpen ? `${styles.pool} ${styles.open}` : styles.pool}>
      <div className={styles.row}>
        <div className={styles.name}>
          <span className={styles.mark}>
            <CoinMark symbol={pool.token} />
          </span>
          <div>
            <h4 className={styles.poolName}>{pool.name}</h4>
            <p className={styles.token}>{`${pool.token} · ${pool.rewards}`}</p>
          </div>
        </div>
        <dl className={styles.facts}>
          {poolHeads.map((head) => (
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
          >
            View Details
          </SampleButton>
          <Button
            ref={stake}
            size="small"
            variant={isOpen ? 'secondary' : 'primary'}
            isExpanded={isOpen}
            controls={formId}
            label={isOpen ? `Close ${pool.name}` : `Stake in ${pool.name}`}
            onClick={isOpen ? onClose : onOpen}
          >
            {isOpen ? 'Close' : 'Stake'}
          </Button>
        </div>
      </div>
      {isOpen && (
        <div ref={form} id={formId} className={styles.form} role="group" aria-label={`Stake in ${pool.name}`}>
          <FigureField
            label="Amount to stake"
            value={amount}
            onChange={onAmount}
            placeholder={tokenAmount(pool.minStake)}
            unit={pool.token}
            action={
              <SampleButton
                variant="bare"
                className={affixButton}
                explains="In your version this fills in the whole balance of the connected wallet."
              >
                MAX
              </SampleButton>
            }
            hint={`Sample balance ${tokenAmount(pool.balance)} ${pool.token}. Minimum ${tokenAmount(pool.minStake)}.`}
          />
          <div className={styles.rewards}>
            <p className={styles.rewardLabel}>Estimated daily rewards</p>
            <output className={styles.reward} aria-label="Estimated daily rewards">
              <span>{plainNumber(dailyRewards(pool, amount), REWARD_DECIMALS)}</span>{' '}
              <span className={styles.rewardUnit}>{pool.token}</span>
            </output>
            <p
              className={styles.rewardNote}
            >{`${plainPercent(pool.apy)} a year. Unlocks after ${days(pool.lockPeriod)}. An estimate on sample data.`}</p>
          </div>
          <div className={styles.stairs}>
            <RewardStairs pool={pool} amount={amount} />
          </div>
          <div className={styles.go}>
            <SampleButton
              variant="primary"
              explains="In your version this asks the wallet to sign, then stakes the amount in the pool."
            >
              Stake Now
            </SampleButton>
            <Button onClick={closeFromForm}>Cancel</Button>
          </div>
        </div>
      )}
    </li>
  )
}
