// The content of the DApp's tabs: plain props, named callbacks.
import { ArrowDown } from 'lucide'
import type { ReactElement } from 'react'
import { plainNumber } from '../../format/number.ts'
import { StatTiles } from '../../patterns/figures/StatTiles.tsx'
import { panelHeading } from '../../patterns/figures/panelHeading.css.ts'
import { ShareBar } from '../../primitives/drawings/ShareBar.tsx'
import { FigureField } from '../../primitives/FigureField.tsx'
import { Icon } from '../../primitives/Icon.tsx'
import { SampleButton } from '../../primitives/SampleButton.tsx'
import { KeyValues } from '../../primitives/KeyValues.tsx'
import { Note } from '../../primitives/Text.tsx'
import type { DappTab, SwapSide } from './dapp.ts'
import { sampleHoldings, sampleInsights, sampleStats, sampleSwap, SLIPPAGE_PERCENT } from './sampleDapp.ts'
import * as styles from './Dapp.css.ts'

const GAS_DECIMALS = 4

/** Three figures, remarks, and the composition of the portfolio; all fixed samples. See `Dashboard`. */
export function Dashboard(): ReactElement {
  return (
    <div className={styles.dashboard}>
      <StatTiles stats={sampleStats} />
      <section>
        <h3 className={panelHeading}>AI insights</h3>
        <p className={styles.remark}>Fixed sample values, the same every time. Not advice.</p>
        <ul className={styles.insights}>
          {sampleInsights.map((insight) => (
            <li key={insight}>
              <Note>{insight}</Note>
            </li>
          ))}
        </ul>
      </section>
      <ShareBar label="Portfolio" parts={sampleHoldings} />
    </div>
  )
}

export interface SwapProps {
  /** As typed. See `SwapFilled`. */
  amounts: Record<SwapSide, string>
  /** With every change, on which side (`from` or `to`) and the whole text, as typed. */
  onAmount: (side: SwapSide, text: string) => void
}

/** Two unchecked, independent inputs, and a sample button. See `SwapEmpty`. */
export function Swap({ amounts, onAmount }: SwapProps): ReactElement {
  const { from, to, route, gasFee } = sampleSwap
  return (
    <div className={styles.swap}>
      <div className={styles.form}>
        <FigureField
          label="From"
          value={amounts.from}
          onChange={(text) => onAmount('from', text)}
          placeholder="0.5"
          unit={from}
        />
        <span className={styles.arrow}>
          <Icon icon={ArrowDown} />
        </span>
        <FigureField
          label="To"
          value={amounts.to}
          onChange={(text) => onAmount('to', text)}
          placeholder="4238"
          unit={to}
          hint="Type both amounts: the demo does not calculate a rate."
        />
        <div className={styles.action}>
          <SampleButton
            variant="primary"
            explains="In your version this asks the wallet to sign, then swaps over the route shown."
          >
            AI Swap
          </SampleButton>
        </div>
      </div>
      <section className={styles.terms}>
        <h3 className={panelHeading}>Terms</h3>
        <KeyValues
          items={[
            { key: 'Route', value: route },
            { key: 'Slippage', value: `${plainNumber(SLIPPAGE_PERCENT, 1)}%` },
            { key: 'Sample gas fee', value: `${plainNumber(gasFee, GAS_DECIMALS)} ETH` },
          ]}
        />
        <p className={styles.remark}>Fixed sample values, whatever you type.</p>
      </section>
    </div>
  )
}

/** Staking and votes: text only (Rules, DApp). */
const descriptions: Record<Extract<DappTab, 'stake' | 'governance'>, { title: string; text: string[] }> = {
  stake: {
    title: 'Quantum Stake',
    text: [
      'In your version, users lock AIZ here for a fixed time and earn rewards. The tab lists the pools with rate, minimum and lock period, and shows an estimate before the user signs.',
      '“Quantum” refers to signatures designed to withstand quantum computers; the scheme depends on the chain of the DApp.',
      'In this demo the tab is only a description. You cannot stake.',
    ],
  },
  governance: {
    title: 'DAO Vote',
    text: [
      'In your version, holders of AIZ read proposals here and vote on them, one vote per token. The tab shows the current votes, the time left, and the effect of the proposal.',
      'Users sign votes with the connected wallet. A contract can count them, or they can be counted off chain to save fees.',
      'In this demo the tab is only a description. You cannot vote.',
    ],
  },
}

export interface DescriptionProps {
  /** The described tab: `stake` or `governance`. */
  of: keyof typeof descriptions
}

/** A description of the content of a tab. See `Stake`, `Governance`. */
export function Description({ of }: DescriptionProps): ReactElement {
  const { title, text } = descriptions[of]
  return (
    <section className={styles.description}>
      <h3 className={panelHeading}>{title}</h3>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  )
}
