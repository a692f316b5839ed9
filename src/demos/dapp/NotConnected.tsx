// Before a wallet is connected: the call to connect above the dashboard, and a description of the tabs.
import type { ReactElement } from 'react'
import { panelHeading } from '../../patterns/figures/panelHeading.css.ts'
import { Button } from '../../primitives/Button.tsx'
import { placed } from '../../primitives/drawings/parts.ts'
import { fill } from '../../primitives/drawings/ShareBar.css.ts'
import { Mosaic } from '../../primitives/Mosaic.tsx'
import { Tabs } from '../../primitives/Tabs.tsx'
import { dappTabs, type DappTab } from './dapp.ts'
import { sampleHoldings, sampleInsights, sampleStats } from './sampleDapp.ts'
import * as styles from './Dapp.css.ts'

/** A sentence about each tab. */
const afterwards: Readonly<Record<DappTab, string>> = {
  dashboard: 'Portfolio, rewards and voting power of the sample address, with three insights.',
  swap: 'Two amount fields, and the terms of a route: slippage and fee.',
  stake: 'A description of locking AIZ for rewards.',
  governance: 'A description of proposals and votes.',
}

const percent = (share: number) => `${share * 100}%`

/** A preview of the dashboard as decoration: labels and shapes, without figures and without controls. */
function Veiled(): ReactElement {
  return (
    <div className={styles.veiled} inert aria-hidden>
      <Tabs label="DApp" tabs={dappTabs} selected="dashboard" onSelect={() => {}}>
        <div className={styles.dashboard}>
          <div className={styles.veiledStats}>
            {sampleStats.map(({ label }) => (
              <div key={label} className={styles.veiledStat}>
                <p className={styles.label}>{label}</p>
                <span className={styles.veiledFigure} />
              </div>
            ))}
          </div>
          <div>
            <p className={panelHeading}>AI insights</p>
            <div className={styles.insights}>
              {sampleInsights.map((insight) => (
                <div key={insight} className={styles.veiledInsight}>
                  <span className={styles.veiledWords} />
                  <span className={styles.veiledWords} />
                </div>
              ))}
            </div>
          </div>
          <svg width="100%" height="56">
            {placed(sampleHoldings).map(({ name, tone, from, share }) => (
              <rect
                key={name}
                className={fill[tone]}
                x={percent(from)}
                width={percent(share)}
                height="100%"
              />
            ))}
          </svg>
        </div>
      </Tabs>
    </div>
  )
}

export interface NotConnectedProps {
  /** "Connect Wallet" was pressed. */
  onConnect: () => void
}

/** The screen before a connection: the call to connect over the dimmed dashboard, and the tabs. See `NotConnected`. */
export function NotConnected({ onConnect }: NotConnectedProps): ReactElement {
  return (
    <>
      <div className={styles.veil}>
        <Veiled />
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
            <p>
              The demo connects a sample address that holds a sample balance. It does not contact your own
              wallet.
            </p>
            <Button variant="primary" onClick={onConnect}>
              Connect Wallet
            </Button>
          </div>
        </section>
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
