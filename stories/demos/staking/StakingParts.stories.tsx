import { fn } from 'storybook/test'
import { samplePools } from '#src/demos/staking/samplePools.ts'
import { StakingPool } from '#src/demos/staking/StakingPool.tsx'
import preview from '#storybook/preview.tsx'
import { oneByName } from '../../controls.ts'
import { partOf } from '../demoStories.tsx'

const meta = preview.meta({
  id: 'parts-staking',
  title: 'Demo parts/Staking platform',
  component: StakingPool,
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
