// The content of the DApp's dashboard, and of the two tabs that describe; nothing in them is sent.
import { useState, type ReactElement } from 'react'
import { price } from '../../format/money.ts'
import { plainNumber } from '../../format/number.ts'
import { StatTiles } from '../../patterns/figures/StatTiles.tsx'
import { panelHeading } from '../../patterns/figures/panelHeading.css.ts'
import { StackedBar } from '../../primitives/drawings/StackedBar.tsx'
import { Alert } from '../../primitives/Text.tsx'
import { dashboardOf, holdingsOf, type DappTab, type TriedWallet } from './dapp.ts'
import { AIZ_HELD } from './sampleDapp.ts'
import * as styles from './Dapp.css.ts'

export interface WalletProps {
  /** The wallet with what is tried in all tabs. See `DashboardAfterTrying`. */
  wallet: TriedWallet
}

/** Of an amount in a sentence. */
const DECIMALS = { ETH: 4, AIZ: 2 } as const

/** The portfolio above all tabs: it follows the swap and the lock, and a pressed part is read. See `PartRead`. */
export function Portfolio({ wallet }: WalletProps): ReactElement {
  const [chosen, setChosen] = useState<string | null>(null)
  const holdings = holdingsOf(wallet)
  const part = holdings.find(({ name }) => name === chosen)
  return (
    <section className={styles.portfolio}>
      <StackedBar
        label="Portfolio"
        size="small"
        parts={holdings}
        chosen={part ? chosen : null}
        onPress={(name) => setChosen(name === chosen ? null : name)}
      />
      <p className={styles.read} role="status">
        {part
          ? `${part.name}: ${plainNumber(part.amount, DECIMALS[part.coin])} ${part.coin}, worth ${price(part.value)}.`
          : wallet.aiz > AIZ_HELD || wallet.locked > 0
            ? 'As if you had signed it, before gas.'
            : 'Follows what you swap and lock. Press a part.'}
      </p>
    </section>
  )
}

/** Three figures and remarks; all samples. See `Dashboard`. */
export function Dashboard({ wallet }: WalletProps): ReactElement {
  const { stats, insights } = dashboardOf(wallet)
  return (
    <div className={styles.dashboard}>
      <StatTiles stats={stats} />
      <section>
        <h3 className={panelHeading}>AI insights</h3>
        <p className={styles.remark}>Sample values. Not advice.</p>
        <ul className={styles.insights}>
          {insights.map((insight) => (
            <li key={insight}>
              <Alert>{insight}</Alert>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

/** Staking and votes: text (Rules, DApp). */
const descriptions: Record<Extract<DappTab, 'stake' | 'governance'>, { title: string; text: string }> = {
  stake: {
    title: 'Quantum Stake',
    text: 'In your version, users lock AIZ here. “Quantum” stands for signatures that withstand quantum computers.',
  },
  governance: {
    title: 'DAO Vote',
    text: 'In your version, users read proposals here and vote, one vote for each AIZ that is not locked.',
  },
}

export interface DescriptionProps {
  /** The described tab: `stake` or `governance`. */
  of: keyof typeof descriptions
  /** Below the text. */
  children: ReactElement
}

/** A description of the content of a tab, above what can be tried. See `Stake`, `Governance`. */
export function Description({ of, children }: DescriptionProps): ReactElement {
  const { title, text } = descriptions[of]
  return (
    <section>
      <h3 className={panelHeading}>{title}</h3>
      <p className={styles.remark}>{text}</p>
      <div className={styles.drawing}>{children}</div>
    </section>
  )
}
