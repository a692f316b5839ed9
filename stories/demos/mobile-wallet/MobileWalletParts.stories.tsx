import { House, Shield } from 'lucide'
import { fn } from 'storybook/test'
import { BottomTabs } from '#src/demos/mobile-wallet/BottomTabs.tsx'
import { Home, Receive, Security, Send } from '#src/demos/mobile-wallet/MobileWalletTabs.tsx'
import { sampleAddress, sampleAssets } from '#src/demos/mobile-wallet/sampleMobileWallet.ts'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { partOf } from '../demoStories.tsx'
import { states } from './mobileWalletStates.ts'

const meta = preview.meta({
  id: 'parts-mobile-wallet',
  title: 'Demo parts/Mobile wallet',
  component: Home,
  argTypes: { assets: oneOf({ samples: sampleAssets, one: sampleAssets.slice(0, 1), none: [] }) },
  subcomponents: { Send, Receive, Security, BottomTabs },
  ...partOf('mobile-wallet'),
  args: {
    assets: sampleAssets,
    isBalanceHidden: false,
    onHide: fn(),
    onShow: fn(),
    onSend: fn(),
    onReceive: fn(),
  },
})

export const Balances = meta.story()
export const SendForm = meta.story({
  render: () => (
    <Send
      assets={sampleAssets}
      draft={states.sendFilled.draft}
      isBalanceHidden={false}
      onAsset={fn()}
      onText={fn()}
    />
  ),
})
export const AddressToReceive = meta.story({
  render: () => <Receive address={sampleAddress} result={undefined} onCopy={fn()} />,
})
export const SecurityOffered = meta.story({ render: () => <Security /> })
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
