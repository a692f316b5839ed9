// What stands on the DApp's tabs: plain props, named callbacks.
import { ArrowDown } from 'lucide'
import type { ReactElement } from 'react'
import { plainNumber } from '../../format/number.ts'
import { StatTiles } from '../../patterns/figures/StatTiles.tsx'
import { panelHeading } from '../../patterns/figures/panelHeading.css.ts'
import { ShareBar } from '../../primitives/drawings/ShareBar.tsx'
import { TextField } from '../../primitives/Field.tsx'
import { Icon } from '../../primitives/Icon.tsx'
import { SampleButton } from '../../primitives/SampleButton.tsx'
import { KeyValues } from '../../primitives/KeyValues.tsx'
import { Note } from '../../primitives/Text.tsx'
import type { DappTab, SwapSide } from './dapp.ts'
import { sampleHoldings, sampleInsights, sampleStats, sampleSwap, SLIPPAGE_PERCENT } from './sampleDapp.ts'
import * as styles from './Dapp.css.ts'

const GAS_DECIMALS = 4

/** Three figures, remarks on them, and what the portfolio is made of; fixed samples all. See `Dashboard`. */
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

/** Two inputs, unchecked and free of each other, and a button that is a sample. See `SwapEmpty`. */
export function Swap({ amounts, onAmount }: SwapProps): ReactElement {
  const { from, to, route, gasFee } = sampleSwap
  return (
    <div className={styles.swap}>
      <div className={styles.form}>
        <TextField
          label="From"
          kind="decimal"
          value={amounts.from}
          onChange={(text) => onAmount('from', text)}
          placeholder="0.5"
          unit={from}
        />
        <span className={styles.arrow}>
          <Icon icon={ArrowDown} />
        </span>
        <TextField
          label="To"
          kind="decimal"
          value={amounts.to}
          onChange={(text) => onAmount('to', text)}
          placeholder="4238"
          unit={to}
          hint="Both amounts are yours to type: the demo calculates no rate."
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
      'Here a visitor would lock AIZ for a fixed time and be paid rewards for it. The tab would list the pools with rate, minimum and lock period, and show an estimate before anything is signed.',
      '“Quantum” stands for signatures that are made to withstand quantum computers; which scheme is used is decided with the chain the DApp runs on.',
      'In this demo the tab is a description. Nothing can be staked.',
    ],
  },
  governance: {
    title: 'DAO Vote',
    text: [
      'Here holders of AIZ would read proposals and vote on them, one vote for each token. The tab would show how a vote stands, how long it stays open, and what carrying it out would change.',
      'Votes are signed with the connected wallet. Counting can happen in a contract, or outside the chain where fees matter more.',
      'In this demo the tab is a description. Nothing can be voted on.',
    ],
  },
}

export interface DescriptionProps {
  /** The tab that is described: `stake` or `governance`. */
  of: keyof typeof descriptions
}

/** What a tab would hold, in words. See `Stake`, `Governance`. */
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
