import { sampleAssets, sampleTransactions } from '#src/demos/wallet/sampleWallet.ts'
import { Assets, Transactions } from '#src/demos/wallet/WalletLists.tsx'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { partOf } from '../demoStories.tsx'

const meta = preview.meta({
  id: 'parts-wallet',
  title: 'Demo parts/Wallet',
  component: Assets,
  argTypes: { assets: oneOf({ samples: sampleAssets, one: sampleAssets.slice(0, 1), none: [] }) },
  subcomponents: { Transactions },
  ...partOf('wallet'),
  args: { assets: sampleAssets, isHidden: false },
})

export const Held = meta.story()
export const SentAndReceived = meta.story({
  render: () => <Transactions transactions={sampleTransactions} />,
})
