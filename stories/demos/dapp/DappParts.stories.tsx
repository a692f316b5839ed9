import { fn } from 'storybook/test'
import { Dashboard, Description, Swap } from '#src/demos/dapp/DappTabs.tsx'
import { NotConnected } from '#src/demos/dapp/NotConnected.tsx'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { partOf } from '../demoStories.tsx'

const meta = preview.meta({
  id: 'parts-dapp',
  title: 'Demo parts/DApp interface',
  component: Swap,
  argTypes: {
    amounts: oneOf({
      typed: { from: '0.5', to: '2118' },
      'of one side': { from: '0.5', to: '' },
      none: { from: '', to: '' },
      'no numbers': { from: 'a few', to: 'more' },
    }),
  },
  subcomponents: { Dashboard, Description, NotConnected },
  ...partOf('dapp'),
  args: { amounts: { from: '0.5', to: '2118' }, onAmount: fn() },
})

export const AmountsTyped = meta.story()
export const Overview = meta.story({ render: () => <Dashboard /> })
export const StakeDescribed = meta.story({ render: () => <Description of="stake" /> })
export const CallToConnect = meta.story({ render: () => <NotConnected onConnect={fn()} /> })
