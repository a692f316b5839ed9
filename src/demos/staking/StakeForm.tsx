// The form of the open pool: an amount, its estimated daily rewards, and sample buttons.
import type { ReactElement, Ref } from 'react'
import { samplePrices } from '../../content/samplePrices.ts'
import { days } from '../../format/duration.ts'
import { price } from '../../format/money.ts'
import { MISSING } from '../../format/number.ts'
import { plainPercent } from '../../format/percent.ts'
import { Button } from '../../primitives/Button.tsx'
import { affixButton } from '../../primitives/Field.css.ts'
import { FigureField } from '../../primitives/FigureField.tsx'
import { SampleButton } from '../../primitives/SampleButton.tsx'
import { unfolded } from '../../theme/motion.css.ts'
import { smallTokens, stakeText, tokenAmount } from './rewardText.ts'
import type { Pool } from './samplePools.ts'
import { dailyRewards, remarkOf, stakeOf } from './staking.ts'
import * as styles from './StakeForm.css.ts'

export interface StakeFormProps {
  /** For the button that opens it. */
  id: string
  /** Its rate, minimum, lock period and the sample balance. */
  pool: Pool
  /** As typed, in the pool's token. */
  amount: string
  /** For the focus of its field. */
  ref?: Ref<HTMLElement>
  /** With every change the whole amount, as typed. */
  onAmount: (text: string) => void
  /** "Cancel" was pressed. */
  onCancel: () => void
}

/** What becomes of the amount: the lock today, and the day on which it comes back with its rewards. */
function Outcome({ pool, amount }: Pick<StakeFormProps, 'pool' | 'amount'>): ReactElement {
  const { token, lockPeriod } = pool
  const { locked, earned } = stakeOf(pool, amount)
  const stations = [
    ['Today', 'You lock', locked],
    [`By day ${lockPeriod}`, 'It earns', earned],
    [`Day ${lockPeriod}`, 'You have', locked + earned],
  ] as const
  return (
    <ol className={styles.stations} aria-label="What becomes of it">
      {stations.map(([when, what, tokens]) => (
        <li key={when} className={styles.station}>
          <span className={styles.when}>{when}</span>
          <span>
            <span>{what}</span>{' '}
            <strong className={styles.tokens}>{locked > 0 ? stakeText(tokens, pool) : MISSING}</strong>
          </span>
          <span className={styles.when}>{locked > 0 && price(tokens * samplePrices[token].usd)}</span>
        </li>
      ))}
    </ol>
  )
}

/** An amount for one pool, and what it earns a day. See `Open`, `AboveTheBalance`. */
export function StakeForm({ id, pool, amount, ref, onAmount, onCancel }: StakeFormProps): ReactElement {
  return (
    // A section has a box, which its list item does not have: the line of a sample control is beside it.
    <section
      ref={ref}
      id={id}
      className={`${styles.form} ${unfolded}`}
      role="group"
      aria-label={`Stake in ${pool.name}`}
    >
      <h3 className={styles.title}>{`Stake in ${pool.name}`}</h3>
      <div className={styles.amount}>
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
              outcome={async () => (await import('./outcomes.tsx')).balanceOutcome(pool)}
            >
              MAX
            </SampleButton>
          }
          // Number inputs are unchecked: it blocks nothing.
          {...remarkOf(amount, [pool])}
          hint={`Sample balance ${tokenAmount(pool.balance)} ${pool.token}. Minimum ${tokenAmount(pool.minStake)}.`}
        />
      </div>
      <div className={styles.rewards}>
        <p className={styles.rewardLabel}>Estimated daily rewards</p>
        <output className={styles.reward} aria-label="Estimated daily rewards">
          <span>{smallTokens(dailyRewards(pool, amount))}</span>{' '}
          <span className={styles.rewardUnit}>{pool.token}</span>
        </output>
        <p
          className={styles.rewardNote}
        >{`${plainPercent(pool.apy)} a year. Unlocks after ${days(pool.lockPeriod)}. An estimate on sample data.`}</p>
      </div>
      <div className={styles.go}>
        <SampleButton
          variant="primary"
          explains="In your version this asks the wallet to sign, then stakes the amount in the pool."
          outcome={async () => (await import('./outcomes.tsx')).stakeOutcome(pool, amount)}
        >
          Stake Now
        </SampleButton>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
      <Outcome pool={pool} amount={amount} />
    </section>
  )
}
