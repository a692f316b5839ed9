// The mobile wallet demo: phones in step, with a balance, assets, a sample form, and an address. Hiding folds every balance.
import { ArrowDownLeft, ArrowUpRight, House, ShieldCheck, type IconNode } from 'lucide'
import { useState, type ReactElement } from 'react'
import type { DemoViewProps } from '../../simulation/LiveDemo.tsx'
import { BottomTabs } from './BottomTabs.tsx'
import {
  mobileWalletTabs,
  type MobileWalletEvent,
  type MobileWalletState,
  type MobileWalletTab,
} from './mobileWallet.ts'
import { Home, Receive, Security, Send } from './MobileWalletTabs.tsx'
import { LIMITS, sampleAddress, sampleAssets } from './sampleMobileWallet.ts'
import * as styles from './MobileWallet.css.ts'

const tabIcons: Record<MobileWalletTab, IconNode> = {
  home: House,
  send: ArrowUpRight,
  receive: ArrowDownLeft,
  settings: ShieldCheck,
}
const tabs = mobileWalletTabs.map((tab) => ({ ...tab, icon: tabIcons[tab.key] }))

/** Draws the mobile wallet's state. */
export function MobileWallet({
  state,
  send,
  capabilities,
}: DemoViewProps<MobileWalletState, MobileWalletEvent>): ReactElement {
  const { isBalanceHidden, draft } = state
  const opened = sampleAssets.find(({ symbol }) => symbol === state.asset) ?? null
  /** The asset that was opened or closed last: what appears takes the focus of what was pressed. */
  const [pressed, setPressed] = useState<string | null>(null)
  /** Local to the view: what is tried is in no link. */
  const [limit, setLimit] = useState<number>(LIMITS.start)
  const choose = (tab: MobileWalletTab) => {
    setPressed(null)
    send({ type: 'tabChosen', tab })
  }
  const [hasFolded, setFolded] = useState(isBalanceHidden)
  if (isBalanceHidden && !hasFolded) setFolded(true)
  const screens: Record<MobileWalletTab, () => ReactElement> = {
    home: () => (
      <Home
        assets={sampleAssets}
        isBalanceHidden={isBalanceHidden}
        onHide={() => send({ type: 'balanceHidden' })}
        onShow={() => send({ type: 'balanceShown' })}
        onSend={() => {
          if (opened) send({ type: 'assetChosen', symbol: opened.symbol })
          choose('send')
        }}
        onReceive={() => choose('receive')}
        opened={opened}
        pressed={pressed}
        onOpen={(symbol) => {
          setPressed(symbol)
          send({ type: 'assetOpened', symbol })
        }}
        onBack={() => send({ type: 'assetClosed' })}
      />
    ),
    send: () => (
      <Send
        assets={sampleAssets}
        draft={draft}
        isBalanceHidden={isBalanceHidden}
        limit={limit}
        onAsset={(symbol) => send({ type: 'assetChosen', symbol })}
        onText={(field, text) => send({ type: 'textTyped', field, text })}
        confirmed={state.confirmed}
        onReview={() => send({ type: 'sendPressed' })}
        onConfirm={() => send({ type: 'transferConfirmed' })}
        onBack={() => send({ type: 'transferLeft' })}
      />
    ),
    receive: () => (
      <Receive
        address={sampleAddress}
        result={state.tab === 'receive' ? state.copy?.result : undefined}
        onCopy={() =>
          void capabilities
            .copyText(sampleAddress)
            .then((isCopied) => send({ type: isCopied ? 'copied' : 'copyRefused' }))
        }
      />
    ),
    settings: () => <Security limit={limit} onLimit={setLimit} />,
  }
  return (
    <div className={hasFolded ? `${styles.stage} ${styles.hasFolded}` : styles.stage}>
      <BottomTabs
        label="Mobile wallet"
        tabs={tabs}
        selected={state.tab}
        onSelect={choose}
        screenOf={(key) => screens[key]()}
      />
    </div>
  )
}
