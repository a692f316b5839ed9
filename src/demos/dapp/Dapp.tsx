// The DApp demo: a connect button, then a sample wallet with one portfolio, and tabs that change it. Connecting sews
// the dashboard together.
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { shortAddress } from '../../format/address.ts'
import { plainNumber } from '../../format/number.ts'
import { StatusBadge } from '../../primitives/Badge.tsx'
import { AddressMark } from '../../primitives/Mosaic.tsx'
import { Tabs } from '../../primitives/Tabs.tsx'
import type { DemoViewProps } from '../../simulation/LiveDemo.tsx'
import { code, visuallyHidden } from '../../theme/global.css.ts'
import { stamped } from '../../theme/motion.css.ts'
import { dappTabs, nothingTried, walletWith, type DappEvent, type DappState } from './dapp.ts'
import { Dashboard, Description, Portfolio } from './DappTabs.tsx'
import { LockTry } from './LockTry.tsx'
import { NotConnected } from './NotConnected.tsx'
import { sampleWallet } from './sampleDapp.ts'
import { Swap } from './Swap.tsx'
import { VoteTry } from './VoteTry.tsx'
import * as styles from './Dapp.css.ts'

/** The maximum decimals of the wallet's balance. */
const BALANCE_DECIMALS = 4

/** Draws the DApp's state. */
export function Dapp({ state, send }: DemoViewProps<DappState, DappEvent>): ReactElement {
  /** Local to the view, and in no link: one wallet for all tabs. */
  const [tried, setTried] = useState(nothingTried)
  const head = useRef<HTMLDivElement>(null)
  const isConnected = state.connection === 'connected'
  const wallet = walletWith(isConnected ? state.swap.from : '', tried)
  const wasConnected = useRef(isConnected)
  useEffect(() => {
    // The pressed button is gone, so the focus moves to the new content.
    if (isConnected && !wasConnected.current) head.current?.focus()
    wasConnected.current = isConnected
  }, [isConnected])
  // What was connected when it opened is sewn already, and so is the dashboard that one comes back to.
  const [before, setBefore] = useState({ isConnected, isSewing: false })
  const isSewing = isConnected && state.tab === 'dashboard' && (before.isConnected ? before.isSewing : true)
  if (before.isConnected !== isConnected || before.isSewing !== isSewing) setBefore({ isConnected, isSewing })
  return (
    <>
      <p className={visuallyHidden} role="status">
        {isConnected && 'Sample wallet connected.'}
      </p>
      {isConnected ? (
        <div className={isSewing ? styles.sewn : styles.app}>
          <div ref={head} className={styles.head} tabIndex={-1} role="group" aria-label="Connected wallet">
            <AddressMark address={sampleWallet.address} />
            <p className={styles.address}>
              <span className={styles.label}>Sample address</span>
              <span className={code}>{shortAddress(sampleWallet.address)}</span>
            </p>
            <p className={styles.balance}>
              <span className={styles.label}>
                {wallet.eth === sampleWallet.balance ? 'Balance' : 'After the swap'}
              </span>
              <span className={styles.figure}>{`${plainNumber(wallet.eth, BALANCE_DECIMALS)} ETH`}</span>
            </p>
            <span className={isSewing ? `${styles.badge} ${stamped}` : styles.badge}>
              <StatusBadge tone="good" mark="full">
                Connected
              </StatusBadge>
            </span>
            <Portfolio wallet={wallet} />
          </div>
          <Tabs
            label="DApp"
            tabs={dappTabs}
            selected={state.tab}
            onSelect={(tab) => send({ type: 'tabChosen', tab })}
          >
            {state.tab === 'dashboard' && <Dashboard wallet={wallet} />}
            {state.tab === 'swap' && (
              <Swap
                amounts={state.swap}
                onFrom={(text) => send({ type: 'fromTyped', text })}
                onTo={(text) => send({ type: 'toTyped', text })}
              />
            )}
            {state.tab === 'stake' && (
              <Description of="stake">
                <LockTry
                  held={wallet.aiz}
                  locked={tried.locked === null ? null : wallet.locked}
                  days={tried.days}
                  onLock={(lock) => setTried({ ...tried, ...lock })}
                />
              </Description>
            )}
            {state.tab === 'governance' && (
              <Description of="governance">
                <VoteTry
                  power={wallet.power}
                  votes={wallet.votes}
                  onVotes={(votes) => setTried({ ...tried, votes })}
                  onLock={() => send({ type: 'tabChosen', tab: 'stake' })}
                />
              </Description>
            )}
          </Tabs>
        </div>
      ) : (
        <NotConnected onConnect={() => send({ type: 'walletConnected' })} />
      )}
    </>
  )
}
