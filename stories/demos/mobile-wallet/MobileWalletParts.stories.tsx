import { House, Shield } from 'lucide'
import { expect, fn, waitFor } from 'storybook/test'
import { AssetRow, AssetWeek, Figure } from '#src/demos/mobile-wallet/Assets.tsx'
import { BottomTabs } from '#src/demos/mobile-wallet/BottomTabs.tsx'
import { Confirm } from '#src/demos/mobile-wallet/Confirm.tsx'
import { Home, Receive, Security, Send } from '#src/demos/mobile-wallet/MobileWalletTabs.tsx'
import { sampleAddress, sampleAssets, sampleRecipient } from '#src/demos/mobile-wallet/sampleMobileWallet.ts'
import { loadLater } from '#src/demos/mobile-wallet/later.ts'
import preview from '#storybook/preview.tsx'
import { oneByName, oneOf } from '../../controls.ts'
import { partOf } from '../demoStories.tsx'
import { states } from './mobileWalletStates.ts'

const meta = preview.meta({
  id: 'parts-mobile-wallet',
  title: 'Demo parts/Mobile wallet',
  component: Home,
  loaders: [loadLater],
  argTypes: {
    opened: oneByName(sampleAssets),
    assets: oneOf({ samples: sampleAssets, one: sampleAssets.slice(0, 1), none: [] }),
  },
  subcomponents: { Send, Confirm, Receive, Security, BottomTabs, AssetRow, AssetWeek, Figure },
  ...partOf('mobile-wallet'),
  args: {
    assets: sampleAssets,
    isBalanceHidden: false,
    onHide: fn(),
    onShow: fn(),
    onSend: fn(),
    onReceive: fn(),
    opened: null,
    pressed: null,
    onOpen: fn(),
    onBack: fn(),
  },
})

const sending = {
  assets: sampleAssets,
  isBalanceHidden: false,
  limit: 1000,
  confirmed: null,
  onAsset: fn(),
  onText: fn(),
  onReview: fn(),
  onConfirm: fn(),
  onBack: fn(),
}
export const Balances = meta.story()
export const SendForm = meta.story({
  render: () => <Send {...sending} draft={states.sendFilled.draft} />,
})
/** Its worth is above the spending limit: a line says what that asks. */
export const SendAboveLimit = meta.story({
  render: () => (
    <Send {...sending} draft={{ recipient: sampleRecipient('ETH'), amount: '1', symbol: 'ETH' }} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Above your limit of $1,000: you confirm twice.',
    )
  },
})
/** Within the limit, one confirmation: a sample control. */
export const TransferWithinLimit = meta.story({
  render: () => (
    <Confirm
      {...sending}
      asset={sampleAssets[1]!}
      draft={{ recipient: sampleRecipient('ETH'), amount: '0.1', symbol: 'ETH' }}
      confirmed={0}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Within your limit of $1,000: you confirm once.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Confirm' })).toHaveAccessibleDescription(
      /^Sample control/,
    )
  },
})
/** Pressed, the last confirmation shows on a slip what would have been sent. */
export const SlipOfTheTransfer = meta.story({
  tags: ['focus'],
  render: () => (
    <Confirm
      {...sending}
      asset={sampleAssets[1]!}
      draft={{ recipient: sampleRecipient('ETH'), amount: '0.1', symbol: 'ETH' }}
      confirmed={0}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(canvas.getByText('Receipt of the transfer')).toBeVisible())
    await expect(canvas.getByText('0xd6b9…72Fc')).toBeVisible()
  },
})
export const OneAsset = meta.story({
  render: () => <AssetWeek asset={sampleAssets[2]!} isHidden={false} takesFocus={false} onBack={fn()} />,
})
export const OneRow = meta.story({
  render: () => (
    <ul>
      <AssetRow asset={sampleAssets[2]!} isHidden takesFocus={false} onOpen={fn()} />
    </ul>
  ),
})
export const FoldedFigure = meta.story({
  render: () => (
    <Figure isHidden hiddenText="hidden">
      12.5 SOL
    </Figure>
  ),
})
export const AddressToReceive = meta.story({
  render: () => <Receive address={sampleAddress} result={undefined} onCopy={fn()} />,
})
export const SecurityOffered = meta.story({ render: () => <Security limit={1000} onLimit={fn()} /> })
export const LimitLowered = meta.story({ render: () => <Security limit={250} onLimit={fn()} /> })
export const Bar = meta.story({
  render: () => (
    <BottomTabs
      label="Two tabs"
      tabs={[
        { key: 'home', label: 'Home', icon: House },
        { key: 'security', label: 'Security', icon: Shield },
      ]}
      selected="security"
      onSelect={fn()}
      screenOf={(key) => <p>The screen of {key} is above the bar.</p>}
    />
  ),
})
