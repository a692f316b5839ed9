import { useState, type ReactElement } from 'react'
import { expect, fn } from 'storybook/test'
import { Comparison } from '#src/demos/staking/Comparison.tsx'
import { RewardStairs } from '#src/demos/staking/RewardStairs.tsx'
import { samplePools } from '#src/demos/staking/samplePools.ts'
import { StakingPool } from '#src/demos/staking/StakingPool.tsx'
import preview from '#storybook/preview.tsx'
import { oneByName } from '../../controls.ts'
import { partOf } from '../demoStories.tsx'

const meta = preview.meta({
  id: 'parts-staking-rewards',
  title: 'Demo parts/Staking platform: rewards',
  component: RewardStairs,
  subcomponents: { Comparison, StakingPool },
  argTypes: { pool: oneByName(samplePools) },
  ...partOf('staking'),
  args: { pool: samplePools[1]!, amount: '2500', day: 45, size: 'small' as const, onRead: fn() },
})

export const Weekly = meta.story({
  play: async ({ canvas, args, userEvent, step }) => {
    const curve = canvas.getByRole('presentation')
    const { left, width } = curve.getBoundingClientRect()
    await step('A pointer reads the day below it', async () => {
      await userEvent.pointer({ target: curve, coords: { clientX: left + width / 3 } })
      await expect(args.onRead).toHaveBeenLastCalledWith(20)
    })
    await step('A finger, too', async () => {
      await userEvent.pointer({ keys: '[TouchA]', target: curve, coords: { clientX: left + width } })
      await expect(args.onRead).toHaveBeenLastCalledWith(60)
    })
  },
})
export const Daily = meta.story({ args: { pool: samplePools[0]!, amount: '2' } })
export const AtUnlock = meta.story({ args: { pool: samplePools[2]!, amount: '1000' } })
export const NoAmount = meta.story({ args: { amount: '' } })

function Compared(): ReactElement {
  const [amount, setAmount] = useState('')
  return (
    <Comparison
      pools={samplePools}
      amount={amount}
      openPool={null}
      form={null}
      formId="stake"
      onAmount={setAmount}
      onOpen={fn()}
      onClose={fn()}
    />
  )
}
/** As many steps as there are payments, in percent of any amount. */
export const Rhythms = meta.story({ render: () => <Compared /> })
/** One pool of them. */
export const OnePool = meta.story({
  render: ({ pool, amount, day, size, onRead }) => (
    <ul>
      <StakingPool
        pool={pool}
        amount={amount}
        day={day}
        form={null}
        formId="stake"
        size={size}
        onRead={onRead}
        onOpen={fn()}
        onClose={fn()}
      />
    </ul>
  ),
})
