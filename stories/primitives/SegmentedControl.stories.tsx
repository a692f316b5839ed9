import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import type { Option } from '#src/primitives/Field.tsx'
import { SegmentedControl, type SegmentedControlProps } from '#src/primitives/SegmentedControl.tsx'
import preview from '#storybook/preview.tsx'
import { column, stack } from './layout.css.ts'
import { oneOf } from '../controls.ts'
import { onAPhone } from '../viewports.ts'

function Chosen(props: SegmentedControlProps<string>) {
  const [value, setValue] = useState(props.value)
  const onChange = (next: string) => {
    setValue(next)
    props.onChange(next)
  }
  return <SegmentedControl {...props} value={value} onChange={onChange} />
}

const two: Option<string>[] = [
  { value: 'buy', label: 'Buy' },
  { value: 'sell', label: 'Sell' },
]
const three: Option<string>[] = [
  { value: '18', label: '18', note: 'Standard' },
  { value: '8', label: '8', note: 'Bitcoin' },
  { value: '6', label: '6', note: 'USDC' },
]
const four: Option<string>[] = ['Ethereum', 'Polygon', 'Arbitrum', 'Optimism'].map((label) => ({
  value: label.toLowerCase(),
  label,
}))

const meta = preview.meta({
  id: 'primitives-segments',
  title: 'Primitives/Segmented control',
  component: SegmentedControl<string>,
  argTypes: { options: oneOf({ two, three, four }) },
  args: { label: 'Side', value: 'buy', options: two, onChange: fn() },
  render: (args) => (
    <div className={args.options.length > 3 ? stack : column}>
      <Chosen {...args} />
    </div>
  ),
})

export const Two = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await step('A click chooses', async () => {
      await userEvent.click(canvas.getByText('Sell'))
      await expect(canvas.getByRole('radio', { name: 'Sell' })).toBeChecked()
      await expect(args.onChange).toHaveBeenLastCalledWith('sell')
    })
    await step('An arrow key chooses the next one, round the end', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('radio', { name: 'Buy' })).toBeChecked()
      await expect(canvas.getByRole('radio', { name: 'Buy' })).toHaveFocus()
    })
  },
})
export const ThreeWithNotes = meta.story({
  args: { label: 'Decimals', value: '18', options: three },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '18 Standard' })).toBeChecked()
  },
})
export const Four = meta.story({
  args: { label: 'Network', value: 'polygon', options: four },
})
export const FourOnAPhone = meta.story({
  tags: ['slow'],
  args: { label: 'Network', value: 'arbitrum', options: four },
  ...onAPhone,
})
export const WithDisabledOption = meta.story({
  args: {
    label: 'Network',
    value: 'polygon',
    options: four.map((one, index) => ({ ...one, isDisabled: index === 3 })),
  },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('What cannot be chosen now stays unchosen', async () => {
      await expect(canvas.getByRole('radio', { name: 'Optimism' })).toBeDisabled()
      await userEvent.click(canvas.getByText('Optimism'))
      await expect(canvas.getByRole('radio', { name: 'Polygon' })).toBeChecked()
      await expect(args.onChange).not.toHaveBeenCalled()
    })
  },
})
export const LabelHidden = meta.story({
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Side' })).toBeVisible()
  },
})
