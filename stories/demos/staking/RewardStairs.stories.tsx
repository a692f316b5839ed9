import { samplePools } from '#src/demos/staking/samplePools.ts'
import { PoolRhythms, RewardStairs } from '#src/demos/staking/RewardStairs.tsx'
import preview from '#storybook/preview.tsx'
import { oneByName } from '../../controls.ts'
import { partOf } from '../demoStories.tsx'

const meta = preview.meta({
  id: 'parts-staking-rewards',
  title: 'Demo parts/Staking platform: rewards',
  component: RewardStairs,
  subcomponents: { PoolRhythms },
  argTypes: { pool: oneByName(samplePools) },
  ...partOf('staking'),
  args: { pool: samplePools[1]!, amount: '2500' },
})

export const Weekly = meta.story()
export const Daily = meta.story({ args: { pool: samplePools[0]!, amount: '2' } })
export const AtUnlock = meta.story({ args: { pool: samplePools[2]!, amount: '1000' } })
export const NoAmount = meta.story({ args: { amount: '' } })
/** As many steps as there are payments, in percent of any amount. */
export const Rhythms = meta.story({ render: () => <PoolRhythms pools={samplePools} /> })
