import { fn } from 'storybook/test'
import { nothingTried } from '#src/demos/dapp/dapp.ts'
import { Dashboard, Description } from '#src/demos/dapp/DappTabs.tsx'
import { LockTry } from '#src/demos/dapp/LockTry.tsx'
import { NotConnected } from '#src/demos/dapp/NotConnected.tsx'
import { Patches } from '#src/demos/dapp/Patches.tsx'
import { Swap } from '#src/demos/dapp/Swap.tsx'
import { VoteTry } from '#src/demos/dapp/VoteTry.tsx'
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
  subcomponents: { Dashboard, Description, LockTry, NotConnected, Patches, VoteTry },
  ...partOf('dapp'),
  args: { amounts: { from: '0.5', to: '2118' }, onFrom: fn(), onTo: fn() },
})

export const AmountsTyped = meta.story()
export const Overview = meta.story({ render: () => <Dashboard tried={nothingTried} /> })
/** What was tried in the other tabs shows on the dashboard. */
export const DashboardAfterTrying = meta.story({
  render: () => <Dashboard tried={{ locked: 6500, days: 120, votes: -5000 }} />,
})
export const StakeDescribed = meta.story({
  render: () => <Description of="stake" drawing={<LockTry {...nothingTried} onLock={fn()} />} />,
})
export const VoteDescribed = meta.story({
  render: () => <Description of="governance" drawing={<VoteTry {...nothingTried} onVotes={fn()} />} />,
})
export const TinyShare = meta.story({
  render: () => (
    <Patches
      label="A vote"
      parts={[
        { name: 'For', value: 1, tone: 'build' },
        { name: 'Against', value: 9999, tone: 'trade' },
      ]}
      thresholdPercent={50}
    />
  ),
})
export const CallToConnect = meta.story({ render: () => <NotConnected onConnect={fn()} /> })
export const LockTried = meta.story({ render: () => <LockTry locked={9000} days={60} onLock={fn()} /> })
export const VoteTried = meta.story({ render: () => <VoteTry votes={-12_000} onVotes={fn()} /> })
