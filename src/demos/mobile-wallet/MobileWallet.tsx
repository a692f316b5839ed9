// The mobile wallet demo: a phone screen with a balance, assets, a form that sends nothing, and an address.
import { ArrowDownLeft, ArrowUpRight, House, ShieldCheck, type IconNode } from 'lucide'
import type { ReactElement } from 'react'
import type { DemoViewProps } from '../../simulation/LiveDemo.tsx'
import { BottomTabs } from './BottomTabs.tsx'
import {
  mobileWalletTabs,
  type MobileWalletEvent,
  type MobileWalletState,
  type MobileWalletTab,
} from './mobileWallet.ts'
import { Home, Receive, Security, Send } from './MobileWalletTabs.tsx'
import { sampleAddress, sampleAssets } from './sampleMobileWallet.ts'
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
  const choose = (tab: MobileWalletTab) => send({ type: 'tabChosen', tab })
  return (
    <div className={styles.stage}>
      <div className={styles.phone}>
        <BottomTabs label="Mobile wallet" tabs={tabs} selected={state.tab} onSelect={choose}>
          {state.tab === 'home' && (
            <Home
              assets={sampleAssets}
              isBalanceHidden={state.isBalanceHidden}
              onHide={() => send({ type: 'balanceHidden' })}
              onShow={() => send({ type: 'balanceShown' })}
              onSend={() => choose('send')}
              onReceive={() => choose('receive')}
            />
          )}
          {state.tab === 'send' && (
            <Send
              assets={sampleAssets}
              draft={state.draft}
              isBalanceHidden={state.isBalanceHidden}
              onAsset={(symbol) => send({ type: 'assetChosen', symbol })}
              onText={(field, text) => send({ type: 'textTyped', field, text })}
            />
          )}
          {state.tab === 'receive' && (
            <Receive
              address={sampleAddress}
              result={state.copy?.result}
              onCopy={() =>
                void capabilities
                  .copyText(sampleAddress)
                  .then((isCopied) => send({ type: isCopied ? 'copied' : 'copyRefused' }))
              }
            />
          )}
          {state.tab === 'settings' && <Security />}
        </BottomTabs>
      </div>
    </div>
  )
}
