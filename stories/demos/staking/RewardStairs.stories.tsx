import { useState, type ReactElement } from 'react'
import { expect, fn } from 'storybook/test'
import { Comparison } from '#src/demos/staking/Comparison.tsx'
import { RewardStairs } from '#src/demos/staking/RewardStairs.tsx'
import { samplePools } from '#src/demos/staking/samplePools.ts'
import { StakingPool } from '#src/demos/staking/StakingPool.tsx'
import { parseTyped } from '#src/format/typedNumber.ts'
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
  args: {
    pool: samplePools[1]!,
    dollars: 2500,
    day: 45,
    size: 'small' as const,
    highest: 89.38,
    onRead: fn(),
  },
})

export const Weekly = meta.story({
  play: async ({ canvas, args, userEvent, step }) => {
    const curve = canvas.getByRole('presentation')
    const { left, width } = curve.getBoundingClientRect()
    await step('A pointer reads the day below it', async () => {
      await userEvent.pointer({ target: curve, coords: { clientX: left + width / 3 } })
      await expect(args.onRead).toHaveBeenLastCalledWith(30)
    })
    await step('A finger, too', async () => {
      await userEvent.pointer({ keys: '[TouchA]', target: curve, coords: { clientX: left + width } })
      await expect(args.onRead).toHaveBeenLastCalledWith(90)
    })
  },
})
export const Daily = meta.story({ args: { pool: samplePools[0]!, dollars: 2000, highest: 8.55 } })
export const AtUnlock = meta.story({ args: { pool: samplePools[2]!, dollars: 1000, highest: 35.76 } })
export const NoAmount = meta.story({ args: { dollars: null, highest: 3.58 } })

function Compared(): ReactElement {
  const [amount, setAmount] = useState('')
  return (
    <Comparison
      pools={samplePools}
      amount={amount}
      dollars={amount === '' ? null : parseTyped(amount)}
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
/** The ends of the curves are as far and as high as their days and rewards. */
export const OnOneScale = meta.story({
  render: () => <Compared />,
  play: async ({ canvas, userEvent }) => {
    const ends = () =>
      canvas.getAllByRole('img').map((image: Element) => {
        const stairs = image.querySelector('svg[preserveAspectRatio] path:not([d$="Z"])')!
        return /H([\d.]+)V([\d.]+)$/.exec(stairs.getAttribute('d')!)!.slice(1).map(Number)
      })
    const inPercent = ends()
    await expect(inPercent.map(([along]) => along)).toEqual([33.33, 66.67, 100])
    // 0.43, 1.61 and 3.58 %.
    await expect(inPercent.map(([, down]) => Math.round(100 - down!))).toEqual([12, 45, 100])
    await userEvent.type(canvas.getByLabelText('Amount in each pool'), '2500')
    await expect(ends()).toEqual(inPercent)
    await expect(canvas.getByText('$30.21')).toBeVisible()
  },
})
/** One pool of them. */
export const OnePool = meta.story({
  render: ({ pool, dollars, day, size, highest, onRead }) => (
    <ul>
      <StakingPool
        pool={pool}
        dollars={dollars}
        day={day}
        form={null}
        formId="stake"
        size={size}
        highest={highest}
        onRead={onRead}
        onOpen={fn()}
        onClose={fn()}
      />
    </ul>
  ),
})
