// Before a wallet is connected: the call to connect, the dashboard's parts as folded patches, and a description of the tabs.
import type { ReactElement } from 'react'
import { panelHeading } from '../../patterns/figures/panelHeading.css.ts'
import { Button } from '../../primitives/Button.tsx'
import { Mosaic } from '../../primitives/Mosaic.tsx'
import { dappTabs, type DappTab } from './dapp.ts'
import { sampleStats } from './sampleDapp.ts'
import * as styles from './NotConnected.css.ts'

/** A sentence about each tab. */
const afterwards: Readonly<Record<DappTab, string>> = {
  dashboard: 'Portfolio, rewards and voting power of the sample address, with three insights.',
  swap: 'What you would receive as you type, with the slippage and a sample gas fee.',
  stake: 'What locking AIZ earns, step by step.',
  governance: 'How holders vote, and what a proposal needs.',
}

const [portfolio, rewards, power] = sampleStats
/** The parts of the dashboard, in the order in which they are sewn together, each with a drawing of 48 by 24. */
const parts = [
  { name: portfolio.label, drawing: 'M0 6h30v12H0zM33 6h15v12H33z' },
  { name: rewards.label, drawing: 'M0 24v-5h11v-5h11v-6h11V2h15v22z' },
  {
    name: power.label,
    drawing: 'M0 4h9v9H0zM11 4h9v9h-9zM22 4h9v9h-9zM33 4h9v9h-9zM0 15h9v9H0zM11 15h9v9h-9z',
  },
  { name: 'AI insights', drawing: 'M0 3h48v3H0zM0 11h38v3H0zM0 19h44v3H0z' },
  { name: 'Holdings', drawing: 'M0 0h20l4 4v20H0zM27 0h17l4 4v20H27z' },
] as const

export interface NotConnectedProps {
  /** "Connect Wallet" was pressed. */
  onConnect: () => void
}

/** The screen before a connection: the dashboard's parts lie apart below the call to connect. See `NotConnected`. */
export function NotConnected({ onConnect }: NotConnectedProps): ReactElement {
  return (
    <>
      <div className={styles.table}>
        <section className={styles.connect}>
          <div className={styles.connectArt}>
            <Mosaic
              seed="Connect Wallet"
              cols={4}
              rows={4}
              symmetry="fourfold"
              families={['build', 'trade']}
              rest={0}
              isCovering
            />
          </div>
          <div className={styles.connectWords}>
            <h3 className={styles.connectTitle}>No wallet is connected.</h3>
            <p>One press connects a sample address and sews its dashboard together.</p>
            <Button variant="primary" onClick={onConnect}>
              Connect Wallet
            </Button>
          </div>
        </section>
        {/* Decoration: names and drawings, without figures and without controls. */}
        <div className={styles.patches} inert aria-hidden>
          {parts.map(({ name, drawing }) => (
            <div key={name} className={styles.patch}>
              <span className={styles.patchName}>{name}</span>
              <svg className={styles.patchDrawing} viewBox="0 0 48 24">
                <path d={drawing} fill="currentColor" />
              </svg>
            </div>
          ))}
        </div>
      </div>
      <section>
        <h3 className={panelHeading}>After connecting</h3>
        <dl className={styles.afterwards}>
          {dappTabs.map(({ key, label }) => (
            <div key={key} className={styles.afterwardsPart}>
              <dt className={styles.afterwardsName}>{label}</dt>{' '}
              <dd className={styles.afterwardsText}>{afterwards[key]}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}
