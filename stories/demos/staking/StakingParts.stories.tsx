import { expect, fn, waitFor } from 'storybook/test'
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

export const Open = meta.story({
  args: { amount: '3.2' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/more than the sample balance/)).not.toBeInTheDocument()
  },
})
/** A line says so; nothing is blocked. */
export const AboveTheBalance = meta.story({
  args: { amount: '2500' },
  play: async ({ canvas, step }) => {
    await step('More than 3.2 ETH is counted, and a line says that it is more', async () => {
      await expect(
        canvas.getByText('That is more than the sample balance. The estimate counts all of it.'),
      ).toBeVisible()
      await expect(canvas.getByLabelText('Amount to stake')).toBeInvalid()
      await expect(canvas.getByRole('status', { name: 'Estimated daily rewards' })).toHaveTextContent(
        '0.356164 ETH',
      )
    })
  },
})
/** Pressed, Stake Now shows on a slip what the typed amount would come to. */
export const SlipOfAStake = meta.story({
  tags: ['focus'],
  args: { pool: samplePools[1]!, amount: '2500' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stake Now' }))
    await waitFor(() => expect(canvas.getByText('Receipt of the stake')).toBeVisible())
    await expect(canvas.getByText('4.6986 POL, day 7')).toBeVisible()
  },
})
/** The facts of each pool. */
export const Terms = meta.story({ render: () => <PoolTerms pools={samplePools} /> })
