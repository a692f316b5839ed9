import { fn } from 'storybook/test'
import { BalanceCurve } from '#src/demos/wallet/BalanceCurve.tsx'
import { ShareQuilt } from '#src/demos/wallet/ShareQuilt.tsx'
import { sampleAddress, sampleAssets, sampleTransactions } from '#src/demos/wallet/sampleWallet.ts'
import { card } from '#src/demos/wallet/Wallet.css.ts'
import { totalOf } from '#src/demos/wallet/wallet.ts'
import { Assets, Transactions } from '#src/demos/wallet/WalletLists.tsx'
import { QrCode } from '#src/primitives/QrCode.tsx'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { partOf } from '../demoStories.tsx'

const meta = preview.meta({
  id: 'parts-wallet',
  title: 'Demo parts/Wallet',
  component: Assets,
  argTypes: { assets: oneOf({ samples: sampleAssets, one: sampleAssets.slice(0, 1), none: [] }) },
  subcomponents: { Transactions, ShareQuilt, BalanceCurve },
  ...partOf('wallet'),
  args: { assets: sampleAssets, isHidden: false, chosen: null, onPress: fn() },
})

export const Held = meta.story()
export const SentAndReceived = meta.story({
  render: () => <Transactions transactions={sampleTransactions} isHidden={false} />,
})
/** Dark squares on light ground in both themes. */
export const CodeToScan = meta.story({
  render: () => <QrCode text={sampleAddress} />,
})
/** A third of the patches is in the coin's color. */
export const QuiltOfAThird = meta.story({
  render: () => (
    <div className={card}>
      <ShareQuilt seed="0x818A" asset={{ symbol: 'AIZ', share: 0.33 }} />
    </div>
  ),
})
export const CurveOfTheBalance = meta.story({
  render: () => (
    <BalanceCurve
      assets={sampleAssets}
      worth={totalOf(sampleAssets)}
      isBalance
      range="month"
      isHidden={false}
      onRange={fn()}
    />
  ),
})
export const CurveOfAnAsset = meta.story({
  render: () => (
    <BalanceCurve
      assets={sampleAssets.slice(1, 2)}
      worth={totalOf(sampleAssets.slice(1, 2))}
      isBalance={false}
      range="week"
      isHidden={false}
      onRange={fn()}
    />
  ),
})
