import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { FigureField, type FigureFieldProps } from '#src/primitives/FigureField.tsx'
import preview from '#storybook/preview.tsx'
import { column } from './layout.css.ts'

/** Keeps what is typed, as every place of a field does. */
function Typed(props: FigureFieldProps) {
  const [value, setValue] = useState(props.value)
  return <FigureField {...props} value={value} onChange={setValue} />
}

const meta = preview.meta({
  id: 'primitives-figure-field',
  title: 'Primitives/Figure field',
  component: FigureField,
  args: { label: 'Amount', value: '', placeholder: 'For example 1.5', unit: 'ETH', onChange: fn() },
  render: (args) => (
    <div className={column}>
      <Typed {...args} />
    </div>
  ),
})

export const Empty = meta.story()
export const Whole = meta.story({ args: { label: 'Supply', isWhole: true, value: '10000000', unit: 'ORCH' } })
/** What a comma means differs by country, so a preview reads none. */
export const WithAComma = meta.story({
  args: { value: '1,5' },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' })
    const notice = () => canvas.queryByText('Use a point for decimals; a comma is not read.')
    await step('The field says what to use, and keeps what is typed', async () => {
      await expect(notice()).toBeVisible()
      await expect(field).toHaveValue('1,5')
    })
    await step('Commas that group digits are no decimals', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, '10,000,000')
      await expect(canvas.getByText('Type it without commas; a comma is not read.')).toBeVisible()
    })
    await step('With a point it says nothing', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, '1.5')
      await expect(notice()).not.toBeInTheDocument()
    })
  },
})
