// A sample lock to try: amount and days are dragged, and the stairs of its rewards answer.
import type { ReactElement } from 'react'
import { price } from '../../format/money.ts'
import { plainNumber } from '../../format/number.ts'
import { worth } from '../../content/samplePrices.ts'
import { StepChart } from '../../primitives/drawings/StepChart.tsx'
import { Slider } from '../../primitives/Slider.tsx'
import { inSteps, rewardOf } from './dapp.ts'
import { sampleLock } from './sampleDapp.ts'
import * as styles from './Dapp.css.ts'

const REWARD_DECIMALS = 2
const rewardText = (value: number) => plainNumber(value, REWARD_DECIMALS)
const { amounts, terms, yearlyRate, paidEvery } = sampleLock
const ticks = [0, 1, 2, 3].map((third) => (third * terms.last) / 3)

export interface LockTryProps {
  /** The AIZ of the wallet: as much can be locked. */
  held: number
  /** The AIZ to lock; null until it is changed. See `LockTried`. */
  locked: number | null
  /** The days of the lock. */
  days: number
  /** Another lock was chosen. */
  onLock: (lock: { locked: number; days: number }) => void
}

/** What is tried is sent nowhere. See `Stake`. */
export function LockTry({ held, locked, days, onLock }: LockTryProps): ReactElement {
  const amount = locked ?? amounts.start
  const most = inSteps(held, amounts.step)
  const reward = rewardOf(amount, days)
  const earned = `${rewardText(reward)} AIZ, ${price(worth('AIZ', reward))}`
  return (
    <div className={styles.tryout}>
      <StepChart
        label="Rewards of a sample lock"
        size="small"
        stepsName={`Paid every ${paidEvery} days`}
        courseName="Earned"
        steps={Array.from({ length: days / paidEvery }, (_, index) => {
          const at = (index + 1) * paidEvery
          return { at, value: rewardOf(amount, at) }
        })}
        ticks={ticks}
        start="Lock"
        unit="Day"
        format={(value) => `${rewardText(value)} AIZ`}
        brief={rewardText}
        end={`${rewardText(reward)} AIZ by day ${days}`}
        nothing="no amount yet"
        // Every amount and term has the same scale, so that more is higher.
        scale={{ at: terms.last, value: rewardOf(most, terms.last) }}
      />
      <div>
        <Slider
          label="AIZ"
          min={amounts.first}
          max={most}
          step={amounts.step}
          value={amount}
          text={plainNumber(amount, 0)}
          valueText={`${plainNumber(amount, 0)} AIZ earn ${earned}`}
          onChange={(chosen) => onLock({ locked: chosen, days })}
        />
        <Slider
          label="Days"
          min={terms.first}
          max={terms.last}
          step={paidEvery}
          value={days}
          text={String(days)}
          valueText={`${days} days earn ${earned}`}
          onChange={(chosen) => onLock({ locked: amount, days: chosen })}
        />
        <p
          className={styles.outcome}
        >{`You would have ${plainNumber(amount + reward, REWARD_DECIMALS)} AIZ`}</p>
        <p className={styles.remark}>
          {`${rewardText(reward)} AIZ of it are earned at ${yearlyRate}% a year, worth ${price(worth('AIZ', reward))}. An estimate from sample data.`}
        </p>
      </div>
    </div>
  )
}
