import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { Slider } from '#src/primitives/Slider.tsx'
import preview from '#storybook/preview.tsx'
import { column } from './layout.css.ts'

const meta = preview.meta({
  id: 'primitives-slider',
  title: 'Primitives/Slider',
  component: Slider,
  args: {
    label: 'Day',
    min: 0,
    max: 90,
    value: 45,
    text: '45',
    valueText: 'Day 45: 44.69 AIZ',
    onChange: fn(),
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Day' })
    await expect(slider).toHaveValue('45')
    await expect(slider).toHaveAttribute('aria-valuetext', 'Day 45: 44.69 AIZ')
  },
})
export const AtItsEnd = meta.story({ args: { value: 90, text: '90' } })
/** Its text follows. */
export const Moved = meta.story({
  args: { step: 5 },
  render: function Moved(args) {
    const [value, setValue] = useState(args.value)
    return (
      <div className={column}>
        <Slider {...args} value={value} text={String(value)} valueText={`Day ${value}`} onChange={setValue} />
      </div>
    )
  },
  play: async ({ canvas }) => {
    await fireEvent.change(canvas.getByRole('slider', { name: 'Day' }), { target: { value: '55' } })
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Day 55')
    await expect(canvas.getByText('55')).toBeVisible()
  },
})
