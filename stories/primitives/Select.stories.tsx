import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Select, type SelectProps } from '#src/primitives/Field.tsx'
import preview from '#storybook/preview.tsx'
import { noPicture } from '../checks.ts'
import { column } from './layout.css.ts'
import { oneOf } from '../controls.ts'
import { onTheSmallest } from '../viewports.ts'

function Chosen(props: SelectProps<string>) {
  const [value, setValue] = useState(props.value)
  const onChange = (next: string) => {
    setValue(next)
    props.onChange(next)
  }
  return <Select {...props} value={value} onChange={onChange} />
}

const chains = ['Ethereum', 'Polygon', 'Arbitrum', 'Optimism', 'Avalanche']
const options = chains.map((label) => ({ value: label.toLowerCase(), label }))

const meta = preview.meta({
  id: 'primitives-select-field',
  title: 'Primitives/Select',
  component: Select<string>,
  argTypes: { options: oneOf({ five: options, two: options.slice(0, 2) }) },
  args: { label: 'Destination chain', value: 'polygon', options, onChange: fn() },
  render: (args) => (
    <div className={column}>
      <Chosen {...args} />
    </div>
  ),
})

export const Default = meta.story()
export const AnotherChosen = Default.extend({
  tags: ['check', '!dev', '!autodocs'],
  parameters: noPicture,
  play: async ({ canvas, userEvent, args, step }) => {
    const select = canvas.getByRole('combobox', { name: 'Destination chain' })
    await step('Another chain is chosen and the field shows it', async () => {
      await userEvent.selectOptions(select, 'Arbitrum')
      await expect(select).toHaveDisplayValue('Arbitrum')
      await expect(args.onChange).toHaveBeenCalledWith('arbitrum')
    })
  },
})
export const WithHint = meta.story({ args: { hint: 'Transfers take about 4 minutes.' } })
export const WithError = meta.story({
  args: { value: 'ethereum', error: 'Choose another chain than the source.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
      'Choose another chain than the source.',
    )
  },
})
export const WithDisabledOption = meta.story({
  args: { options: options.map((option) => ({ ...option, isDisabled: option.value === 'ethereum' })) },
  play: async ({ canvas, step }) => {
    await step('One chain cannot be chosen; the field itself can be used', async () => {
      await expect(canvas.getByRole('option', { name: 'Ethereum' })).toBeDisabled()
      await expect(canvas.getByRole('combobox')).toBeEnabled()
    })
  },
})
export const Grouped = meta.story({
  args: {
    options: [
      { value: 'any', label: 'Any chain' },
      { heading: 'Rollups', options: options.slice(2, 4) },
      { heading: 'Others', options: [...options.slice(0, 2), ...options.slice(4)] },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Rollups' })).toContainElement(
      canvas.getByRole('option', { name: 'Optimism' }),
    )
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Optimism')
    await expect(args.onChange).toHaveBeenCalledWith('optimism')
  },
})
export const LabelHidden = meta.story({ args: { isLabelHidden: true } })
export const LongOption = meta.story({
  tags: ['slow'],
  args: {
    value: 'long',
    options: [...options, { value: 'long', label: 'A chain whose name is longer than its field allows' }],
  },
  ...onTheSmallest,
})
