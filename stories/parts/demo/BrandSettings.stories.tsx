import { useState, type ReactElement } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { BrandSettings, type BrandSettingsProps } from '#src/parts/demo/BrandSettings.tsx'
import { brandTones } from '#src/theme/brandTones.ts'
import { BrandMark } from '#src/patterns/brand/BrandMark.tsx'
import { tile } from '../../patterns/places.css.ts'
import preview from '#storybook/preview.tsx'
import { noPicture } from '../../checks.ts'
import { brandsByName, oneOf, tonesByName } from '../../controls.ts'
import { onAPhone } from '../../viewports.ts'

const meta = preview.meta({
  id: 'patterns-brand-panel',
  title: 'Patterns/Demo panel/Brand settings',
  component: BrandSettings,
  argTypes: { brand: oneOf(brandsByName), tones: oneOf(tonesByName), Title: oneOf({ h2: 'h2', h3: 'h3' }) },
  subcomponents: { BrandMark },
  parameters: { layout: 'fullscreen' },
  args: { id: 'panel', brand: null, tones: null, onChange: fn(), onDone: fn() },
  render: (args) => <Working {...args} />,
})

/** The panel with a parent that keeps what is chosen. */
function Working(args: BrandSettingsProps): ReactElement {
  const [brand, setBrand] = useState(args.brand)
  const tones = brand?.color ? brandTones(brand.color, 'trade') : null
  return (
    <BrandSettings
      {...args}
      brand={brand}
      tones={tones}
      onChange={(next) => {
        args.onChange(next)
        setBrand(next)
      }}
    />
  )
}

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Company name')).toHaveFocus()
  },
})
export const EmptyTried = Empty.extend({
  tags: ['check', '!dev', '!autodocs'],
  parameters: noPicture,
  play: async ({ canvas, userEvent, args, step }) => {
    await step('A name is handed on with every letter', async () => {
      await userEvent.keyboard('Or')
      await expect(args.onChange).toHaveBeenLastCalledWith({ name: 'Or', color: null })
    })
    await step('A color is chosen, by key as well', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Violet' }))
      await expect(args.onChange).toHaveBeenLastCalledWith({ name: 'Or', color: '#6741d9' })
      await expect(canvas.getByLabelText('Hex')).toHaveValue('#6741d9')
      await userEvent.keyboard('{ArrowRight}')
      await expect(args.onChange).toHaveBeenLastCalledWith({ name: 'Or', color: '#a61e6d' })
    })
    await step('Any other by the picker', async () => {
      // A browser's own dialog cannot be used from here.
      await fireEvent.input(canvas.getByLabelText('Any other color'), { target: { value: '#123456' } })
      await expect(args.onChange).toHaveBeenLastCalledWith({ name: 'Or', color: '#123456' })
    })
    await step('It can be taken off', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove brand' }))
      await expect(args.onChange).toHaveBeenLastCalledWith(null)
      await expect(canvas.getByLabelText('Company name')).toHaveValue('')
      await expect(canvas.getByLabelText('Company name')).toHaveFocus()
    })
  },
})
export const Chosen = meta.story({ args: { brand: { name: 'Orchard Cooperative', color: '#6741d9' } } })
export const OnAPhone = meta.story({
  tags: ['slow'],
  args: { brand: { name: 'Orchard Cooperative', color: '#6741d9' } },
  ...onAPhone,
})
/** A color that nothing can be read on is moved, and the panel says by how much. */
export const Moved = meta.story({
  args: { brand: { name: 'Noir', color: '#000000' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^The color is shown .*lighter.*, so that text is readable\.$/),
    ).toBeVisible()
  },
})
/** Where nothing is to be put away, as beside a list of links. */
export const Staying = meta.story({
  args: { title: 'For whom?' },
  render: (args) => <Working {...args} onDone={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Done' })).not.toBeInTheDocument()
    await expect(canvas.getByLabelText('Company name')).not.toHaveFocus()
  },
})
/** What is no name and no color stays as typed; the demo keeps what it had. */
export const Unusable = meta.story({
  args: { brand: { name: 'Orchard', color: '#6741d9' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(canvas.getByLabelText('Hex'))
    await userEvent.type(canvas.getByLabelText('Hex'), '#zzz')
    await expect(canvas.getByText('Three or six digits, from 0 to 9 and a to f.')).toBeVisible()
    await userEvent.click(canvas.getByLabelText('Company name'))
    await userEvent.paste('x'.repeat(50))
    await expect(
      canvas.getByText(
        /^Use letters of one alphabet, spaces and .* At most 5 words, 6 digits and 40 characters/,
      ),
    ).toBeVisible()
    await expect(args.onChange).toHaveBeenLastCalledWith({ name: 'Orchard', color: null })
    await expect(canvas.getByLabelText('Hex')).toHaveValue('#zzz')
  },
})
export const ItsMark = meta.story({
  render: () => (
    <div className={tile}>
      <BrandMark name="Orchard Cooperative" />
    </div>
  ),
})
