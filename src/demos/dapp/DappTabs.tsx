// The content of the DApp's dashboard, and of the two tabs that describe; without callbacks.
import type { ReactElement } from 'react'
import { plainNumber } from '../../format/number.ts'
import { HUNDRED_PERCENT } from '../../format/percent.ts'
import { StatTiles } from '../../patterns/figures/StatTiles.tsx'
import { panelHeading } from '../../patterns/figures/panelHeading.css.ts'
import { ShareBar } from '../../primitives/drawings/ShareBar.tsx'
import { StepChart } from '../../primitives/drawings/StepChart.tsx'
import { Alert } from '../../primitives/Text.tsx'
import type { DappTab } from './dapp.ts'
import { Patches } from './Patches.tsx'
import { sampleHoldings, sampleInsights, sampleLock, sampleStats, sampleVote } from './sampleDapp.ts'
import * as styles from './Dapp.css.ts'

/** Three figures, remarks, and the composition of the portfolio; all fixed samples. See `Dashboard`. */
export function Dashboard(): ReactElement {
  return (
    <div className={styles.dashboard}>
      <StatTiles stats={sampleStats} />
      <section className={styles.remarks}>
        <h3 className={panelHeading}>AI insights</h3>
        <p className={styles.remark}>Fixed sample values, the same every time. Not advice.</p>
        <ul className={styles.insights}>
          {sampleInsights.map((insight) => (
            <li key={insight}>
              <Alert>{insight}</Alert>
            </li>
          ))}
        </ul>
      </section>
      <ShareBar label="Portfolio" parts={sampleHoldings} />
    </div>
  )
}

const DAYS_PER_YEAR = 365
const REWARD_DECIMALS = 2

const rewardOn = (day: number) =>
  (sampleLock.amount * sampleLock.yearlyRate * day) / HUNDRED_PERCENT / DAYS_PER_YEAR
const rewardText = (value: number) => plainNumber(value, REWARD_DECIMALS)

/** The rewards of the sample lock, from the day of the lock to the last payment. */
function LockStairs(): ReactElement {
  const { amount, days, yearlyRate, paidEvery } = sampleLock
  return (
    <>
      <StepChart
        label="Rewards of a sample lock"
        stepsName={`Paid every ${paidEvery} days`}
        courseName="Earned"
        steps={Array.from({ length: days / paidEvery }, (_, index) => {
          const at = (index + 1) * paidEvery
          return { at, value: rewardOn(at) }
        })}
        ticks={[0, 1, 2, 3].map((third) => (third * days) / 3)}
        start="Lock"
        unit="Day"
        format={(value) => `${rewardText(value)} AIZ`}
        brief={rewardText}
        end={`${rewardText(rewardOn(days))} AIZ by day ${days}`}
        nothing="no amount yet"
      />
      <p className={styles.remark}>
        {`${plainNumber(amount, 0)} AIZ for ${days} days at ${yearlyRate}% a year: an estimate from sample data.`}
      </p>
    </>
  )
}

/** The sample vote and what it needs. */
function VotePatches(): ReactElement {
  const { for: votesFor, against, thresholdPercent } = sampleVote
  return (
    <>
      <p className={styles.drawingLabel}>A sample vote</p>
      <Patches
        label="Sample vote"
        parts={[
          { name: 'For', value: votesFor, tone: 'build' },
          { name: 'Against', value: against, tone: 'trade' },
        ]}
        thresholdPercent={thresholdPercent}
      />
      <p className={styles.remark}>
        {`${plainNumber(votesFor, 0)} votes for, ${plainNumber(against, 0)} against. The proposal passes from ${thresholdPercent}% for.`}
      </p>
    </>
  )
}

/** Staking and votes: text (Rules, DApp), and a drawing of what it is about. */
const descriptions: Record<
  Extract<DappTab, 'stake' | 'governance'>,
  { title: string; text: string[]; Drawing: () => ReactElement }
> = {
  stake: {
    title: 'Quantum Stake',
    text: [
      'In your version, users lock AIZ here for a fixed time and earn rewards. The tab lists the pools with rate, minimum and lock period, and shows an estimate before the user signs.',
      '“Quantum” refers to signatures designed to withstand quantum computers; the scheme depends on the chain of the DApp.',
    ],
    Drawing: LockStairs,
  },
  governance: {
    title: 'DAO Vote',
    text: [
      'In your version, holders of AIZ read proposals here and vote on them, one vote per token. The tab shows the current votes, the time left, and the effect of the proposal.',
      'Users sign votes with the connected wallet. A contract can count them, or they can be counted off chain to save fees.',
    ],
    Drawing: VotePatches,
  },
}

export interface DescriptionProps {
  /** The described tab: `stake` or `governance`. */
  of: keyof typeof descriptions
}

/** A description of the content of a tab, beside its drawing. See `Stake`, `Governance`. */
export function Description({ of }: DescriptionProps): ReactElement {
  const { title, text, Drawing } = descriptions[of]
  return (
    <section className={styles.description}>
      <div className={styles.descriptionText}>
        <h3 className={panelHeading}>{title}</h3>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={styles.drawing}>
        <Drawing />
      </div>
    </section>
  )
}
