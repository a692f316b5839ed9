import { expect } from 'storybook/test'
import demo from '#src/demos/staking/demo.ts'
import tour from '#src/demos/staking/tour.ts'
import { Staking } from '#src/demos/staking/Staking.tsx'
import preview from '#storybook/preview.tsx'
import { capabilitiesOf, demoMeta, journeyOf, previewOf } from '../demoStories.tsx'
import { tourOf, tourOnAPhone } from '../tourStories.tsx'
import { states } from './stakingStates.ts'
import { onAPhone, onATablet } from '../../viewports.ts'
import { inSection, shows } from '../../card.ts'

const meta = preview.meta({
  id: 'demos-staking',
  title: 'Demos/Staking platform',
  component: Staking,
  ...demoMeta('staking', { parameters: inSection('Staking'), states, state: states.allClosed }),
})

/** The demo at work: the link to send. */
export const Preview = meta.story(previewOf(demo, tour))

export const AllClosed = meta.story({
  parameters: shows('No pool is open'),
  play: async ({ canvas, userEvent, args, step }) => {
    await step('Stake says which pool is wanted', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Stake in Ether Core' }))
      await expect(args.send).toHaveBeenCalledWith({ type: 'poolOpened', poolId: 'ether-core' })
    })
    await step('View Details is a sample control and does nothing', async () => {
      const details = canvas.getByRole('button', { name: 'View Details of Ether Core' })
      await expect(details).toHaveAccessibleDescription(/^Sample control\. In your version this /)
      await userEvent.click(details)
      await expect(args.send).toHaveBeenCalledTimes(1)
    })
    await step('What each pool pays is drawn, in percent of any amount', async () => {
      const drawn = canvas.getAllByRole('img').map((image) => image.getAttribute('aria-label'))
      await expect(drawn).toHaveLength(3)
      await expect(drawn.at(-1)).toBe('AIZ Reserve, 90 days. Paid at unlock: Day 90 3.58%')
    })
  },
})
export const PoolOpen = meta.story({
  parameters: shows('One pool is open'),
  args: { state: states.poolOpen },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'Rewards over the lock period. Paid weekly: no amount yet',
    )
  },
})
export const AmountTyped = meta.story({
  parameters: shows('An amount is typed'),
  args: { state: states.amountTyped },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Estimated daily rewards' })).toHaveTextContent(
      '0.671233 POL',
    )
    await expect(canvas.getByText('40.27 POL by day 60')).toBeVisible()
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      /Paid weekly: Day 7 4.7 POL, Day 14 9.4 POL, .* Day 56 37.59 POL, Day 60 40.27 POL$/,
    )
  },
})
export const AmountTypedOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.amountTyped },
  ...onAPhone,
})
export const MediumRiskOpen = meta.story({
  parameters: shows('One pool is open'),
  args: { state: states.mediumRiskOpen },
})
export const NotANumber = meta.story({
  args: { state: states.notANumber },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Amount to stake')).toHaveValue('<script>alert(1)</script>')
    await expect(canvas.getByRole('status', { name: 'Estimated daily rewards' })).toHaveTextContent('0 ETH')
  },
})
export const NegativeAmount = meta.story({ args: { state: states.negativeAmount } })
export const HugeAmount = meta.story({
  tags: ['slow'],
  args: { state: states.hugeAmount },
  ...onAPhone,
})
export const VeryLongAmount = meta.story({
  tags: ['slow'],
  args: { state: states.veryLongAmount },
  ...onAPhone,
})

export const AmountTypedOnATablet = meta.story({
  parameters: shows('An amount is typed'),
  tags: ['slow'],
  args: { state: states.amountTyped },
  ...onATablet,
})

/** From the first look to an estimate and back. */
export const Journey = meta.story({
  ...journeyOf(demo, tour, { longestMoment: 45 }),
  play: async (context) => {
    const { canvas, userEvent, step } = context
    await step('I open Polygon Growth and can type immediately', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Stake in Polygon Growth' }))
      await expect(canvas.getByLabelText('Amount to stake')).toHaveFocus()
    })
    await step('2500 would earn 0.671233 POL a day', async () => {
      await userEvent.keyboard('2500')
      await expect(canvas.getByRole('status', { name: 'Estimated daily rewards' })).toHaveTextContent(
        '0.671233 POL',
      )
    })
    await step('MAX and Stake Now are samples: nothing changes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'MAX' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Stake Now' }))
      await expect(canvas.getByLabelText('Amount to stake')).toHaveValue('2500')
    })
    await step('Another pool closes this one and starts empty', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Stake in AIZ Reserve' }))
      await expect(canvas.getAllByLabelText('Amount to stake')).toHaveLength(1)
      await expect(canvas.getByLabelText('Amount to stake')).toHaveValue('')
      await expect(canvas.getByRole('status', { name: 'Estimated daily rewards' })).toHaveTextContent('0 AIZ')
    })
    await step('Cancel closes it and leaves me where I was', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
      await expect(canvas.queryByLabelText('Amount to stake')).not.toBeInTheDocument()
      await expect(canvas.getByRole('button', { name: 'Stake in AIZ Reserve' })).toHaveFocus()
      await expect(capabilitiesOf(context).close).not.toHaveBeenCalled()
    })
  },
})

/** The demo shows itself. */
export const Tour = meta.story({ ...tourOf(demo, tour), tags: ['slow'] })
export const TourOnAPhone = meta.story({ ...tourOnAPhone(demo, tour), tags: ['slow'] })
