import { fn } from 'storybook/test'
import { PoolTerms } from '#src/demos/staking/PoolTerms.tsx'
import { samplePools } from '#src/demos/staking/samplePools.ts'
import { StakeForm } from '#src/demos/staking/StakeForm.tsx'
import preview from '#storybook/preview.tsx'
import { oneByName } from '../../controls.ts'
import { partOf } from '../demoStories.tsx'

const meta = preview.meta({
  id: 'parts-staking',
  title: 'Demo parts/Staking platform',
  component: StakeForm,
  subcomponents: { PoolTerms },
  argTypes: { pool: oneByName(samplePools) },
  ...partOf('staking'),
  args: { id: 'stake', pool: samplePools[0]!, amount: '', onAmount: fn(), onCancel: fn() },
})

export const Open = meta.story({ args: { amount: '2500' } })
/** The facts of each pool. */
export const Terms = meta.story({ render: () => <PoolTerms pools={samplePools} /> })
