// The wallet demo: an address, a balance that can be hidden, sample actions, and what the wallet holds and did.
import { ArrowDownLeft, ArrowUpRight, Copy, QrCode, Repeat } from 'lucide'
import type { ReactElement } from 'react'
import { shortAddress } from '../../format/address.ts'
import { price } from '../../format/money.ts'
import { BrandedTitle } from '../../patterns/brand/BrandedTitle.tsx'
import { EmptyState } from '../../patterns/feedback/EmptyState.tsx'
import { HideableBalance } from '../../patterns/figures/HideableBalance.tsx'
import { JoinedActions } from '../../patterns/controls/JoinedActions.tsx'
import { Avatar } from '../../primitives/Mosaic.tsx'
import { SampleButton } from '../../primitives/SampleButton.tsx'
import { Tabs } from '../../primitives/Tabs.tsx'
import type { DemoViewProps } from '../../simulation/LiveDemo.tsx'
import { code } from '../../theme/global.css.ts'
import { sampleAddress, sampleAssets, sampleTransactions } from './sampleWallet.ts'
import { totalOf, walletTabs, type WalletEvent, type WalletState } from './wallet.ts'
import { Assets, Transactions } from './WalletLists.tsx'
import * as styles from './Wallet.css.ts'

/** Without effect (Rules, Wallet). */
const sampleActions = [
  {
    label: 'Send',
    icon: ArrowUpRight,
    explains: 'In your version this asks for recipient and amount, then signs and sends the transaction.',
  },
  {
    label: 'Receive',
    icon: ArrowDownLeft,
    explains: 'In your version this shows the address with a code to scan.',
  },
  {
    label: 'AI Swap',
    icon: Repeat,
    explains: 'In your version this compares routes and swaps one token for another.',
  },
] as const

/** Draws the wallet's state. */
export function Wallet({ state, send }: DemoViewProps<WalletState, WalletEvent>): ReactElement {
  return (
    <>
      <section className={styles.card} aria-label="Sample wallet">
        <BrandedTitle>Wallet</BrandedTitle>
        <div className={styles.addressRow}>
          <Avatar seed={sampleAddress} />
          <p className={styles.address}>
            <span className={styles.addressLabel}>Sample address</span>
            <span className={code}>{shortAddress(sampleAddress)}</span>
          </p>
          <SampleButton
            variant="bare"
            className={styles.iconButton}
            icon={Copy}
            label="Copy address"
            explains="In your version this copies the whole address."
          />
          <SampleButton
            variant="bare"
            className={styles.iconButton}
            icon={QrCode}
            label="Show QR code"
            explains="In your version this shows the address as a code to scan."
          />
        </div>
        <div className={styles.holdings}>
          <HideableBalance
            label="Total balance"
            figure={price(totalOf(sampleAssets))}
            isHidden={state.isBalanceHidden}
            onHide={() => send({ type: 'balanceHidden' })}
            onShow={() => send({ type: 'balanceShown' })}
          />
          <JoinedActions label="Wallet actions" actions={sampleActions} />
        </div>
      </section>
      <Tabs
        label="Wallet contents"
        tabs={walletTabs}
        selected={state.tab}
        onSelect={(tab) => send({ type: 'tabChosen', tab })}
      >
        {state.tab === 'assets' && <Assets assets={sampleAssets} isHidden={state.isBalanceHidden} />}
        {state.tab === 'transactions' && <Transactions transactions={sampleTransactions} />}
        {state.tab === 'nfts' && (
          <EmptyState
            title="No NFTs found"
            action={
              <SampleButton explains="In your version this opens the marketplace that you connect.">
                Explore NFT Marketplace
              </SampleButton>
            }
          >
            Works held by this sample address would appear here.
          </EmptyState>
        )}
      </Tabs>
    </>
  )
}
