// The wallet demo: an address, a balance that can be hidden, sample actions, and lists of assets and transactions.
import { ArrowDownLeft, ArrowUpRight, Copy, QrCode, Repeat } from 'lucide'
import { useMemo, type ReactElement } from 'react'
import { shortAddress } from '../../format/address.ts'
import { price, signedPrice } from '../../format/money.ts'
import { HUNDRED_PERCENT, plainPercent, signedPercent } from '../../format/percent.ts'
import { EmptyState } from '../../patterns/feedback/EmptyState.tsx'
import { Concealable, HideableBalance } from '../../patterns/figures/HideableBalance.tsx'
import { ButtonGroup, type JoinedAction } from '../../patterns/controls/ButtonGroup.tsx'
import { StackedBar } from '../../primitives/drawings/StackedBar.tsx'
import { Mosaic } from '../../primitives/Mosaic.tsx'
import { SampleButton } from '../../primitives/SampleButton.tsx'
import { Slider } from '../../primitives/Slider.tsx'
import { Tabs } from '../../primitives/Tabs.tsx'
import type { DemoViewProps } from '../../simulation/LiveDemo.tsx'
import { code } from '../../theme/global.css.ts'
import { BalanceCurve } from './BalanceCurve.tsx'
import { sampleAddress, sampleAssets, sampleTransactions, sampleWorks, type Asset } from './sampleWallet.ts'
import { ShareQuilt } from './ShareQuilt.tsx'
import {
  gainOf,
  MOST_MOVE,
  movedAssets,
  shareOf,
  sharesOf,
  totalOf,
  walletTabs,
  type WalletEvent,
  type WalletState,
} from './wallet.ts'
import { Assets, Transactions } from './WalletLists.tsx'
import * as styles from './Wallet.css.ts'

/** The asset that an example takes while none is chosen, and what it is swapped for. */
const [FIRST, SECOND] = ['ETH', 'AIZ'] as const

/** Without effect (Rules, Wallet); the examples are of the chosen asset. */
function sampleActions(
  assets: readonly Asset[],
  { chosenAsset, isBalanceHidden }: WalletState,
): readonly JoinedAction[] {
  const of = (symbol: string) => assets.find((asset) => asset.symbol === symbol)!
  const asset = of(chosenAsset ?? FIRST)
  return [
    {
      label: 'Send',
      icon: ArrowUpRight,
      explains: 'In your version this asks for recipient and amount, then signs and sends the transaction.',
      outcome: async () => (await import('./outcomes.tsx')).sendOutcome(asset, isBalanceHidden),
    },
    {
      label: 'Receive',
      icon: ArrowDownLeft,
      explains: 'In your version this shows the address with a QR code.',
      outcome: async () => (await import('./outcomes.tsx')).receiveOutcome,
    },
    {
      label: 'AI Swap',
      icon: Repeat,
      explains: 'In your version this compares routes and swaps one token for another.',
      // Its amounts tell the balance.
      outcome: isBalanceHidden
        ? undefined
        : async () =>
            (await import('./outcomes.tsx')).swapOutcome(asset, of(asset.symbol === SECOND ? FIRST : SECOND)),
    },
  ]
}

/** Draws the wallet's state. */
export function Wallet({ state, send }: DemoViewProps<WalletState, WalletEvent>): ReactElement {
  const { chosenAsset, move } = state
  const shown = useMemo(
    () => sampleAssets.filter(({ symbol }) => (chosenAsset ?? symbol) === symbol),
    [chosenAsset],
  )
  const assets = movedAssets(state)
  const chosen = assets.find(({ symbol }) => symbol === chosenAsset)
  const worth = chosen?.value ?? totalOf(assets)
  const share = chosen && shareOf(chosen, assets)
  const today = totalOf(shown)
  const gain = move === 0 ? gainOf(shown) : worth - today
  const gainText = signedPercent((gain / (move === 0 ? today - gain : today)) * HUNDRED_PERCENT)
  const whose =
    chosen && share !== undefined
      ? `${chosen.name}, ${plainPercent(share * HUNDRED_PERCENT)} of it`
      : move === 0
        ? 'All assets'
        : 'All but stable coins'
  const moveText = signedPercent(move).replace('.00', '')
  const press = (symbol: string) => {
    const asset = sampleAssets.find((one) => one.symbol === symbol)
    if (asset) send({ type: 'assetPressed', symbol: asset.symbol })
  }
  return (
    <div className={styles.wallet}>
      <section className={styles.holdings} aria-label="Sample wallet">
        <div className={styles.card}>
          <div className={styles.addressRow}>
            <p className={styles.address}>
              <span>Sample address</span>
              <span className={code}>{shortAddress(sampleAddress)}</span>
            </p>
            <SampleButton
              variant="bare"
              className={styles.iconButton}
              icon={Copy}
              label="Copy address"
              explains="In your version this copies the whole address."
              outcome={async () => (await import('./outcomes.tsx')).copyOutcome}
            />
            <SampleButton
              variant="bare"
              className={styles.iconButton}
              icon={QrCode}
              label="Show QR code"
              explains="In your version this shows the address as a QR code."
              outcome={async () => (await import('./outcomes.tsx')).receiveOutcome}
            />
          </div>
          <div className={styles.balance}>
            <HideableBalance
              label="Total balance"
              figure={price(totalOf(assets))}
              isHidden={state.isBalanceHidden}
              onHide={() => send({ type: 'balanceHidden' })}
              onShow={() => send({ type: 'balanceShown' })}
              isOnFace
            />
            <p className={styles.standing} role="status">
              <span>{`${whose}. ${move === 0 ? '24 hours' : moveText}: `}</span>
              <strong>
                <Concealable isHidden={state.isBalanceHidden}>{signedPrice(gain)}</Concealable>
              </strong>
              {/* A chosen asset has it in its row. */}
              {!chosen && <span>{`, ${gainText}`}</span>}
            </p>
          </div>
          <ShareQuilt
            seed={sampleAddress}
            asset={chosen && share !== undefined ? { symbol: chosen.symbol, share } : null}
          />
        </div>
        <div className={styles.actions}>
          <ButtonGroup label="Wallet actions" actions={sampleActions(assets, state)} />
        </div>
        <div className={styles.shares}>
          <StackedBar
            label="Shares of the balance"
            parts={sharesOf(assets)}
            size="small"
            chosen={state.chosenAsset}
            onPress={press}
          />
          {/* Balance and gain are announced. */}
          <Slider
            key={chosenAsset}
            label={chosenAsset ? `If ${chosenAsset} moves` : 'If all prices move'}
            min={-MOST_MOVE}
            max={MOST_MOVE}
            value={move}
            text={moveText}
            valueText={moveText}
            onChange={(percent) => send({ type: 'moveTried', percent })}
          />
        </div>
      </section>
      <div className={styles.contents}>
        <BalanceCurve
          assets={shown}
          worth={worth}
          isBalance={!chosen}
          range={state.range}
          isHidden={state.isBalanceHidden}
          onRange={(range) => send({ type: 'rangeChosen', range })}
        />
        <Tabs
          label="Wallet contents"
          tabs={walletTabs}
          selected={state.tab}
          onSelect={(tab) => send({ type: 'tabChosen', tab })}
        >
          {state.tab === 'assets' && (
            <Assets
              assets={assets}
              isHidden={state.isBalanceHidden}
              chosen={state.chosenAsset}
              onPress={press}
            />
          )}
          {state.tab === 'transactions' && (
            <Transactions transactions={sampleTransactions} isHidden={state.isBalanceHidden} />
          )}
          {state.tab === 'nfts' && (
            <div className={styles.nfts}>
              <EmptyState
                title="No NFTs found"
                action={
                  <SampleButton explains="In your version this opens the marketplace that you connect.">
                    Explore NFT Marketplace
                  </SampleButton>
                }
              >
                NFTs of this sample address would appear here.
              </EmptyState>
              <div>
                <h3 className={styles.worksHeading}>In the marketplace, samples</h3>
                <ul className={styles.works} aria-hidden>
                  {sampleWorks.map(({ seed, families }) => (
                    <li key={seed}>
                      <Mosaic
                        seed={seed}
                        cols={6}
                        rows={6}
                        symmetry="fourfold"
                        families={families}
                        rest={0.1}
                      />
                    </li>
                  ))}
                </ul>
              </div>
            </div>
          )}
        </Tabs>
      </div>
    </div>
  )
}
