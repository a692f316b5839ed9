import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { VoteSlider } from '#src/patterns/controls/VoteSlider.tsx'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { onTheSmallest } from '../../viewports.ts'

const open = { votesFor: 33_000, votesAgainst: 19_000, threshold: 60 }

const meta = preview.meta({
  id: 'patterns-vote-slider',
  title: 'Patterns/Controls/Vote slider',
  component: VoteSlider,
  argTypes: { vote: oneOf({ open, decided: { votesFor: 96_000, votesAgainst: 4_000, threshold: 60 } }) },
  args: {
    vote: open,
    power: 12_000,
    step: 500,
    own: 0,
    onOwn: fn(),
  },
})

export const NoneGiven = meta.story({
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Your sample votes' })
    await expect(slider).toHaveAttribute('aria-valuetext', 'None. Passes with 63.46% for')
    await fireEvent.change(slider, { target: { value: '-500' } })
    await expect(args.onOwn).toHaveBeenCalledWith(-500)
  },
})
/** The own votes decide: it passes, and no longer does. */
export const Decided = meta.story({
  args: { of: 'Lower the swap fee' },
  render: function Decided(args) {
    const [own, setOwn] = useState(args.own)
    return <VoteSlider {...args} own={own} onOwn={setOwn} />
  },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Your sample votes on Lower the swap fee' })
    const width = slider.getBoundingClientRect().width
    const bar = () => canvas.getByRole('slider').closest('div')!.parentElement!.querySelectorAll('rect')
    // The rail alone; then all votes against are its left half.
    await expect(bar()).toHaveLength(1)
    await fireEvent.change(slider, { target: { value: '-12000' } })
    const [rail, against] = [...bar()].map((rect) => rect.getBoundingClientRect())
    await expect(against!.left).toBeCloseTo(rail!.left, 0)
    await expect(against!.width).toBeCloseTo(rail!.width / 2, 0)
    await expect(canvas.getByText('Fails: 51.56% for, 60% needed')).toBeVisible()
    await expect(canvas.getByText('12,000 against')).toBeVisible()
    // The thumb stays under the pointer.
    await expect(slider.getBoundingClientRect().width).toBe(width)
  },
})
export const OnTheSmallestPhone = meta.story({ tags: ['slow'], args: { own: -12_000 }, ...onTheSmallest })
