import { fn } from 'storybook/test'
import { samplePools } from '#src/demos/staking/samplePools.ts'
import { PoolRhythms, RewardStairs } from '#src/demos/staking/RewardStairs.tsx'
import { StakingPool } from '#src/demos/staking/StakingPool.tsx'
import preview from '#storybook/preview.tsx'
import { oneByName } from '../../controls.ts'
import { partOf } from '../demoStories.tsx'

const meta = preview.meta({
  id: 'parts-staking',
  title: 'Parts/Staking platform',
  component: StakingPool,
  subcomponents: { RewardStairs, PoolRhythms },
  argTypes: { pool: oneByName(samplePools) },
  ...partOf('staking'),
  render: (args) => (
    <ul>
      <StakingPool {...args} />
    </ul>
  ),
  args: { pool: samplePools[0]!, amount: null, onOpen: fn(), onClose: fn(), onAmount: fn() },
})

export const Open = meta.story({ args: { amount: '2500' } })
/** Paid daily, weekly and at unlock: as many steps as there are payments. */
export const Rhythms = meta.story({ render: () => <PoolRhythms pools={samplePools} /> })
export const RewardsOfAnAmount = meta.story({
  render: ({ pool }) => <RewardStairs pool={pool} amount="2500" />,
})
