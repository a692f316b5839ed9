import { expect, fn } from 'storybook/test'
import { BrandFields } from '#src/parts/demo/BrandFields.tsx'
import preview from '#storybook/preview.tsx'
import { brandsByName, oneOf } from '../../controls.ts'

const meta = preview.meta({
  id: 'patterns-brand-fields',
  title: 'Patterns/Demo panel/Brand fields',
  component: BrandFields,
  argTypes: { brand: oneOf(brandsByName) },
  args: { brand: null, onChange: fn(), label: 'Client’s name' },
})

/** The fields alone. The panel around them places each in a cell of its grid. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Teal' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ name: '', color: '#0b7285' })
  },
})
