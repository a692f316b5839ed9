import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { affixButton } from '#src/primitives/Field.css.ts'
import { LONGEST_LINE, FieldGroup, TextField, type TextFieldProps } from '#src/primitives/Field.tsx'
import { SampleButton } from '#src/primitives/SampleButton.tsx'
import preview from '#storybook/preview.tsx'
import { inFocus, underPointer, whilePressed } from '../pressed.ts'
import { noPicture } from '../checks.ts'
import { oneOf } from '../controls.ts'
import { column, fields } from './layout.css.ts'

/** Keeps what is typed, as every place of a field does. */
function Typed(props: TextFieldProps) {
  const [value, setValue] = useState(props.value)
  const onChange = (next: string) => {
    setValue(next)
    props.onChange(next)
  }
  return <TextField {...props} value={value} onChange={onChange} />
}

const sampleAction = (
  <SampleButton
    variant="bare"
    className={affixButton}
    explains="In your version this fills in the whole balance."
  >
    MAX
  </SampleButton>
)

const meta = preview.meta({
  id: 'primitives-text-field',
  title: 'Primitives/Text field',
  component: TextField,
  argTypes: { action: oneOf({ none: undefined, 'a sample button': sampleAction }) },
  subcomponents: { FieldGroup },
  args: { label: 'Token name', value: '', onChange: fn() },
  render: (args) => (
    <div className={column}>
      <Typed {...args} />
    </div>
  ),
})

export const Empty = meta.story({
  args: { placeholder: 'For example Orchard' },
})
export const EmptyTypedInto = Empty.extend({
  tags: ['check', '!dev', '!autodocs'],
  parameters: noPicture,
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Token name' })
    await step('A click on the label leads into the field, which shows the typed text', async () => {
      await userEvent.click(canvas.getByText('Token name'))
      await expect(field).toHaveFocus()
      await userEvent.keyboard('Orchard')
      await expect(field).toHaveValue('Orchard')
      await expect(args.onChange).toHaveBeenLastCalledWith('Orchard')
    })
  },
})
export const Hovered = meta.story({ args: { value: 'Orchard' }, ...underPointer('div:has(> input), input') })
export const Focused = meta.story({ args: { value: 'Orchard' }, ...inFocus('input') })
export const Pressed = meta.story({ args: { value: 'Orchard' }, ...whilePressed('div:has(> input), input') })
export const Filled = meta.story({ args: { value: 'Orchard' } })
export const Full = meta.story({
  args: { value: '9'.repeat(LONGEST_LINE - 1) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText(/^That is all/)).toBeNull()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Token name' }), '99')
    await expect(args.onChange).toHaveBeenLastCalledWith('9'.repeat(LONGEST_LINE))
    await expect(canvas.getByText('That is the limit: 1,000 characters.')).toBeVisible()
  },
})

const kinds: NonNullable<TextFieldProps['kind']>[] = [
  'text',
  'number',
  'decimal',
  'search',
  'email',
  'tel',
  'datetime-local',
]
export const Types = meta.story({
  render: ({ onChange }) => (
    <div className={fields}>
      {kinds.map((kind) => (
        <Typed key={kind} label={`Type ${kind}`} kind={kind} value="" onChange={onChange} />
      ))}
    </div>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step('Fields for figures take anything and keep it as it was typed', async () => {
      for (const name of ['Type number', 'Type decimal']) {
        const field = canvas.getByRole('textbox', { name })
        await userEvent.type(field, '-1e3,5 x')
        await expect(field).toHaveValue('-1e3,5 x')
      }
    })
  },
})
export const WithUnit = meta.story({
  args: { label: 'Total supply', kind: 'decimal', value: '1000000', unit: 'ORCH' },
})
export const WithLongUnit = meta.story({
  args: { label: 'Total supply', kind: 'decimal', value: '1000000', unit: 'ORCHARDORCHARDORCHARDORCHARD' },
})
export const WithAction = meta.story({
  args: {
    label: 'Amount',
    kind: 'decimal',
    value: '2500.00',
    unit: 'POL',
    action: sampleAction,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'MAX' })).toBeEnabled()
  },
})
export const WithHint = meta.story({
  args: { label: 'Symbol', value: 'ORCH', hint: 'Two to eleven letters.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Two to eleven letters.')
  },
})
export const WithError = meta.story({
  args: { label: 'Email', kind: 'email', value: 'ines@', error: 'Add the part after the @ sign.' },
  play: async ({ canvas, step }) => {
    await step('The field is marked as wrong and says what to do', async () => {
      await expect(canvas.getByText('Add the part after the @ sign.')).toBeVisible()
      await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
      await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Add the part after the @ sign.')
    })
  },
})
export const WithErrorAndHint = meta.story({
  args: {
    label: 'Amount',
    kind: 'decimal',
    value: '5',
    unit: 'POL',
    error: 'Enter at least 10 POL, the minimum of this pool, or choose another pool.',
    hint: 'Minimum 10 POL.',
  },
})
/** Safari shows the current date in an empty field: the unit says that it is empty. */
export const NoDate = meta.story({
  args: { label: 'Start date', kind: 'datetime-local', value: '', unit: 'Not set' },
  play: async ({ canvas, step }) => {
    await step('What the browser shows in it is not in the color of a typed text', async () => {
      const shown = getComputedStyle(canvas.getByLabelText('Start date')).color
      await expect(canvas.getByText('Not set')).toBeVisible()
      await expect(shown).toBe(getComputedStyle(canvas.getByText('Not set')).color)
      await expect(shown).not.toBe(getComputedStyle(document.body).color)
    })
  },
})
export const Disabled = meta.story({
  args: { label: 'Slippage', value: '0.1%', isDisabled: true, hint: 'Fixed in this demo.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Slippage' })).toBeDisabled()
  },
})
export const Required = meta.story({
  args: { label: 'Name', isRequired: true, autoComplete: 'name', name: 'name' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeRequired()
  },
})
export const Multiline = meta.story({
  args: { label: 'Project details', isMultiline: true, value: 'A staking platform.\nThree pools.' },
})
export const Search = meta.story({
  args: { label: 'Search coins', isLabelHidden: true, kind: 'search', placeholder: 'Name or symbol' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search coins' })).toBeVisible()
  },
})
export const VeryLongText = meta.story({
  tags: ['slow'],
  args: {
    value: 'Orchard'.repeat(1429).slice(0, 10_000),
    error: 'Use at most 50 characters.',
    unit: 'characters',
  },
  play: async ({ canvas, step }) => {
    await step('Ten thousand characters stay inside the field', async () => {
      await expect(canvas.getByRole<HTMLInputElement>('textbox').value).toHaveLength(10_000)
      const { scrollWidth, clientWidth } = document.documentElement
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    })
  },
})
export const RightToLeft = meta.story({
  tags: ['slow'],
  render: ({ onChange }) => (
    <div className={fields}>
      <Typed label="Name" value="مرحبا Orchard" onChange={onChange} />
      <Typed label="Project details" isMultiline value="שלום, צריך אסימון." onChange={onChange} />
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step('Text that is written from the right begins at the right', async () => {
      for (const field of canvas.getAllByRole('textbox'))
        await expect(getComputedStyle(field).direction).toBe('rtl')
    })
  },
})
export const MarkupStaysText = meta.story({
  args: { value: '<script>alert(1)</script> 🪙👩🏽‍🚀', hint: '<b>Not bold</b> 🪙', unit: '<i>' },
  play: async ({ canvas, step }) => {
    await step('Markup and emoji are shown as they were typed', async () => {
      await expect(canvas.getByRole('textbox')).toHaveValue('<script>alert(1)</script> 🪙👩🏽‍🚀')
      await expect(canvas.getByText('<b>Not bold</b> 🪙')).toBeVisible()
      await expect(canvas.getByText('<i>')).toBeVisible()
    })
  },
})
/** Several fields under one label. */
export const Grouped = meta.story({
  render: (args) => (
    <FieldGroup label="Sale">
      <div className={fields}>
        <TextField {...args} label="Start" />
        <TextField {...args} label="End" />
      </div>
    </FieldGroup>
  ),
})
