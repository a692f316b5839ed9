// The content of the DApp's dashboard, and of the two tabs that describe; nothing in them is sent.
import type { ReactElement } from 'react'
import { StatTiles } from '../../patterns/figures/StatTiles.tsx'
import { panelHeading } from '../../patterns/figures/panelHeading.css.ts'
import { StackedBar } from '../../primitives/drawings/StackedBar.tsx'
import { Alert } from '../../primitives/Text.tsx'
import { dashboardWith, type DappTab, type Tried } from './dapp.ts'
import * as styles from './Dapp.css.ts'

export interface DashboardProps {
  /** What is tried in the other tabs shows here, too. See `DashboardAfterTrying`. */
  tried: Tried
}

/** Three figures, remarks, and the composition of the portfolio; all samples. See `Dashboard`. */
export function Dashboard({ tried }: DashboardProps): ReactElement {
  const { stats, holdings, insights } = dashboardWith(tried)
  return (
    <div className={styles.dashboard}>
      <StatTiles stats={stats} />
      <section className={styles.remarks}>
        <h3 className={panelHeading}>AI insights</h3>
        <p className={styles.remark}>Fixed sample values, the same every time. Not advice.</p>
        <ul className={styles.insights}>
          {insights.map((insight) => (
            <li key={insight}>
              <Alert>{insight}</Alert>
            </li>
          ))}
        </ul>
      </section>
      <StackedBar label="Portfolio" parts={holdings} />
    </div>
  )
}

/** Staking and votes: text (Rules, DApp). */
const descriptions: Record<Extract<DappTab, 'stake' | 'governance'>, { title: string; text: string[] }> = {
  stake: {
    title: 'Quantum Stake',
    text: [
      'In your version, users lock AIZ here for a fixed time and earn rewards. The tab lists the pools with rate, minimum and lock period, and shows an estimate before the user signs.',
      '“Quantum” refers to signatures designed to withstand quantum computers; the scheme depends on the chain of the DApp.',
    ],
  },
  governance: {
    title: 'DAO Vote',
    text: [
      'In your version, holders of AIZ read proposals here and vote on them, one vote per token. The tab shows the current votes, the time left, and the effect of the proposal.',
      'Users sign votes with the connected wallet. A contract can count them, or they can be counted off chain to save fees.',
    ],
  },
}

export interface DescriptionProps {
  /** The described tab: `stake` or `governance`. */
  of: keyof typeof descriptions
  /** Beside the text. */
  drawing: ReactElement
}

/** A description of the content of a tab, beside its drawing. See `Stake`, `Governance`. */
export function Description({ of, drawing }: DescriptionProps): ReactElement {
  const { title, text } = descriptions[of]
  return (
    <section className={styles.description}>
      <div className={styles.descriptionText}>
        <h3 className={panelHeading}>{title}</h3>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={styles.drawing}>{drawing}</div>
    </section>
  )
}
