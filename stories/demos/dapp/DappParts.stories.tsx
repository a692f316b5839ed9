import { expect, fn } from 'storybook/test'
import { nothingTried, walletWith } from '#src/demos/dapp/dapp.ts'
import { Dashboard, Description, Portfolio } from '#src/demos/dapp/DappTabs.tsx'
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
  subcomponents: { Dashboard, Description, LockTry, NotConnected, Patches, Portfolio, VoteTry },
  ...partOf('dapp'),
  args: { amounts: { from: '0.5', to: '2118' }, onFrom: fn(), onTo: fn() },
})

export const AmountsTyped = meta.story()
export const Overview = meta.story({ render: () => <Dashboard wallet={walletWith('', nothingTried)} /> })
/** What was tried in the other tabs shows on the dashboard. */
export const DashboardAfterTrying = meta.story({
  render: () => <Dashboard wallet={walletWith('', { locked: 6500, days: 120, votes: -5000 })} />,
})
/** A pressed part is read; it follows the swap and the lock. */
export const PartRead = meta.story({
  render: () => <Portfolio wallet={walletWith('1.5', { ...nothingTried, locked: 6500 })} />,
  play: async ({ canvas, userEvent }) => {
    const line = canvas.getByRole('status')
    await expect(line).toHaveTextContent('As if you had signed it, before gas.')
    const part = canvas.getByRole('button', { name: /^Locked AIZ/ })
    await userEvent.click(part)
    await expect(line).toHaveTextContent('Locked AIZ: 6,500 AIZ, worth $2,697.50.')
    await userEvent.click(canvas.getByRole('button', { name: /^ETH/ }))
    await expect(line).toHaveTextContent('ETH: 1.7 ETH, worth $5,980.97.')
    await userEvent.click(canvas.getByRole('button', { name: /^ETH/ }))
    await expect(line).toHaveTextContent('As if you had signed')
  },
})
export const StakeDescribed = meta.story({
  render: () => (
    <Description of="stake">
      <LockTry held={12_000} {...nothingTried} onLock={fn()} />
    </Description>
  ),
})
export const VoteDescribed = meta.story({
  render: () => (
    <Description of="governance">
      <VoteTry power={12_000} {...nothingTried} onVotes={fn()} onLock={fn()} />
    </Description>
  ),
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
export const LockTried = meta.story({
  render: () => <LockTry held={12_000} locked={9000} days={60} onLock={fn()} />,
})
export const VoteTried = meta.story({
  render: () => <VoteTry power={12_000} votes={-12_000} onVotes={fn()} onLock={fn()} />,
})
const leadsBack = fn()
/** All AIZ are locked: why there are no votes, and the way back. */
export const AllLocked = meta.story({
  render: () => <VoteTry power={0} votes={0} onVotes={fn()} onLock={leadsBack} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Your AIZ are locked, and locked AIZ have no votes.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Lock less' }))
    await expect(leadsBack).toHaveBeenCalled()
  },
})
