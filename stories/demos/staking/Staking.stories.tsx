import { expect, fireEvent, type within } from 'storybook/test'
import demo from '#src/demos/staking/demo.ts'
import tour from '#src/demos/staking/tour.ts'
import { Staking } from '#src/demos/staking/Staking.tsx'
import preview from '#storybook/preview.tsx'
import { capabilitiesOf, demoMeta, journeyOf, previewOf } from '../demoStories.tsx'
import { tourOf, tourOnAPhone } from '../tourStories.tsx'
import { states } from './stakingStates.ts'
import { onAPhone, onATablet } from '../../viewports.ts'
import { inSection, shows } from '../../card.ts'

type Canvas = ReturnType<typeof within>
const slider = (canvas: Canvas) => canvas.getByRole('slider', { name: 'Day' })
/** The large figure of each pool. */
const readings = (canvas: Canvas) =>
  canvas
    .getAllByRole('heading', { level: 4 })
    .map((head: Element) => head.closest('section')?.querySelector('strong span span')?.textContent)
/** Where the line of each curve is. */
const lines = (canvas: Canvas) =>
  canvas.getAllByRole('img').map((image: Element) => image.querySelector('line[x1]')?.getAttribute('x1'))
const inPercent = (share: number) => `${Math.round(share * 10_000) / 100}%`

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
      const drawn = canvas.getAllByRole('img').map((image: Element) => image.getAttribute('aria-label'))
      await expect(drawn).toHaveLength(3)
      await expect(drawn.at(-1)).toBe('AIZ Reserve, 90 days. Paid at unlock: Day 90 3.58%')
    })
  },
})
export const AllClosedOnAPhone = meta.story({
  parameters: shows('No pool is open'),
  tags: ['slow'],
  ...onAPhone,
})
export const Compared = meta.story({
  parameters: shows('One amount redraws all pools'),
  args: { state: states.compared },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('Each pool has its rewards, and the day that is read', async () => {
      await expect(readings(canvas)).toEqual(['$10.68', '$30.21', '$44.69'])
      for (const paid of [
        'Day 45: all paid, ended on day 30',
        'Day 45: $28.19 of it paid, next on day 49',
        'Day 45: not paid before day 90',
      ])
        await expect(canvas.getByText(paid)).toBeVisible()
      for (const tokens of ['0.003037 ETH', '62.50 POL', '107.69 AIZ'])
        await expect(canvas.getByText(tokens)).toBeVisible()
    })
    await step('The pool that has earned most by the day is said', async () => {
      const best =
        /^After 45 days: \$14\.49 more in AIZ Reserve than in Polygon Growth, earned, not paid yet$/
      await expect(canvas.getByText(best)).toBeVisible()
      await fireEvent.change(slider(canvas), { target: { value: '90' } })
      await expect(canvas.getByText(/^After 90 days: \$49\.11 more in AIZ Reserve/)).toBeVisible()
    })
    await step('So is an amount to try', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '$4,000' }))
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'comparedTyped', text: '4000' })
    })
    await step('Typing is sent for all of them', async () => {
      await userEvent.type(canvas.getByLabelText('Amount in each pool'), '0')
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'comparedTyped', text: '25000' })
    })
  },
})
export const DayRead = meta.story({
  parameters: shows('A day is read along the curves'),
  args: { state: states.compared },
  play: async ({ canvas, userEvent, step }) => {
    await step('The slider says the value of its day in words', async () => {
      await expect(slider(canvas)).toHaveAttribute('aria-valuetext', 'Day 45: $10.68 (ended), $30.21, $44.69')
      await expect(lines(canvas)).toEqual([45 / 90, 45 / 90, 45 / 90].map(inPercent))
    })
    await step('On another day the line of each curve is elsewhere', async () => {
      await fireEvent.change(slider(canvas), { target: { value: '48' } })
      await expect(lines(canvas)).toEqual([48 / 90, 48 / 90, 48 / 90].map(inPercent))
      await expect(readings(canvas)).toEqual(['$10.68', '$32.22', '$47.67'])
      await expect(slider(canvas)).toHaveAttribute('aria-valuetext', 'Day 48: $10.68 (ended), $32.22, $47.67')
    })
    await step('A pointer on a curve reads a day in each of them', async () => {
      const curve = canvas.getAllByRole('presentation')[2]!
      const { left, width } = curve.getBoundingClientRect()
      await userEvent.pointer({ target: curve, coords: { clientX: left + width / 6 } })
      await expect(slider(canvas)).toHaveValue('15')
      // A drag selects no words of the axis.
      await expect(getComputedStyle(curve).userSelect).toBe('none')
      await expect(lines(canvas)).toEqual([15 / 90, 15 / 90, 15 / 90].map(inPercent))
    })
  },
})
/** Below each minimum: it is said, and blocks nothing. */
export const ComparedBelowTheMinimum = meta.story({
  args: { state: states.comparedBelowTheMinimum },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^That is less than the minimum of Ether Core, /)).toBeVisible()
  },
})
export const ComparedNotANumber = meta.story({
  args: { state: states.comparedNotANumber },
  play: async ({ canvas }) => {
    await expect(readings(canvas)).toEqual(['$0.00', '$0.00', '$0.00'])
  },
})
export const PoolOpen = meta.story({
  parameters: shows('One pool is open'),
  args: { state: states.poolOpen },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(3)
    await expect(canvas.getByRole('img', { name: /^Polygon Growth/ })).toHaveAccessibleName(
      /^Polygon Growth, 60 days. Paid weekly: Day 7 0.19%, .* Day 60 1.61%$/,
    )
    await expect(slider(canvas)).toHaveAttribute('aria-valuetext', 'Day 45: 1.21%')
  },
})
export const PoolOpenOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.poolOpen },
  ...onAPhone,
})
export const AmountTyped = meta.story({
  parameters: shows('An amount is typed'),
  args: { state: states.amountTyped },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Estimated daily rewards' })).toHaveTextContent(
      '0.671233 POL',
    )
    await expect(canvas.getByText('Worth $1,208.25 in each pool')).toBeVisible()
    await expect(canvas.getByLabelText('Amount in Polygon Growth')).toHaveValue('2500')
    // What comes back is what was locked with what it earns.
    const outcome = canvas.getByRole('list', { name: 'What becomes of it' })
    await expect(outcome).toHaveTextContent(/lock 2,500 POL.*earns 40\.274 POL\$19\.46.*have 2,540\.274 POL/)
    await expect(slider(canvas)).toHaveAttribute('aria-valuetext', 'Day 45: $14.60')
    // The other pools stay, for the same amount.
    await expect(readings(canvas)).toEqual(['$5.16', '$14.60', '$21.60'])
    await expect(canvas.getByRole('img', { name: /^Polygon Growth/ })).toHaveAccessibleName(
      /Paid weekly: Day 7 \$2.27, Day 14 \$4.54, .* Day 56 \$18.17, Day 60 \$19.46$/,
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
  tags: ['slow'],
  ...journeyOf(demo, tour, { longestMoment: 68 }),
  play: async (context) => {
    const { canvas, userEvent, step } = context
    await step('One amount shows what each pool earns', async () => {
      const before = readings(canvas)
      await userEvent.type(canvas.getByLabelText('Amount in each pool'), '2500')
      const after = readings(canvas)
      await expect(after).toEqual(['$10.68', '$30.21', '$44.69'])
      for (const [at, text] of before.entries()) await expect(after[at]).not.toBe(text)
    })
    await step('It comes along into the pool that I open, in its token', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Stake in Ether Core' }))
      await expect(canvas.getByLabelText('Amount to stake')).toHaveFocus()
      await expect(canvas.getByLabelText('Amount to stake')).toHaveValue('0.7106')
    })
    await step('I open Polygon Growth instead, and can type immediately', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Stake in Polygon Growth' }))
      await expect(canvas.getByLabelText('Amount to stake')).toHaveFocus()
    })
    await step('2500 would earn 0.671233 POL a day', async () => {
      await userEvent.keyboard('2500')
      await expect(canvas.getByRole('status', { name: 'Estimated daily rewards' })).toHaveTextContent(
        '0.671233 POL',
      )
    })
    await step('The other pools stay, redrawn for the same amount', async () => {
      await expect(canvas.getAllByRole('img')).toHaveLength(3)
      await expect(readings(canvas)).toEqual(['$5.16', '$14.60', '$21.60'])
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
