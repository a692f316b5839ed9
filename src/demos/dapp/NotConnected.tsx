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

/** The parts of the dashboard, in the order in which they are sewn together. */
const parts = [...sampleStats.map(({ label }) => label), 'AI insights', 'Holdings']

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
        {/* Decoration: names and shapes, without figures and without controls. */}
        <div className={styles.patches} inert aria-hidden>
          {parts.map((part) => (
            <div key={part} className={styles.patch}>
              <span className={styles.patchName}>{part}</span>
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
