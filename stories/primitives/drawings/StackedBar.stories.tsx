import { expect, fn } from 'storybook/test'
import { StackedBar, Swatch } from '#src/primitives/drawings/StackedBar.tsx'
import { Table } from '#src/primitives/Table.tsx'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { hostileTexts } from '../../demos/hostileTexts.ts'
import { onAPhone } from '../../viewports.ts'
import { narrowPlace } from '../layout.css.ts'

const parts = [
  { name: 'ETH', value: 11_258.3, tone: 'build' },
  { name: 'AIZ', value: 4980, tone: 'trade' },
  { name: 'USDC', value: 1850, tone: 'launch' },
  { name: 'POL', value: 116.23, tone: 'secure' },
] as const
const nothing = parts.map((part) => ({ ...part, value: 0 }))

const meta = preview.meta({
  id: 'primitives-share-bar',
  title: 'Primitives/Charts/Stacked bar',
  component: StackedBar,
  subcomponents: { Swatch },
  argTypes: { parts: oneOf({ four: parts, two: parts.slice(0, 2), nothing }) },
  args: { label: 'Assets by value', parts },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'Assets by value: ETH 61.84%, AIZ 27.36%, USDC 10.16%, POL 0.64%',
    )
  },
})
/** On a phone the key of four parts has two rows of two. */
export const SmallOnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
  args: { size: 'small' },
  play: async ({ canvas }) => {
    const tops = canvas
      .getAllByRole('listitem', { hidden: true })
      .map((entry) => entry.getBoundingClientRect().top)
    await expect(tops[3]).toBe(tops[2])
    await expect(tops[1]).toBe(tops[0])
  },
})
export const TinyPart = meta.story({
  args: { parts: [...parts.slice(0, 2), { name: 'Dust', value: 1, tone: 'rest' }] },
})
/** Its parts and the entries of its key are pressed; the chosen one keeps its color. */
export const Pressed = meta.story({
  args: { chosen: 'AIZ', onPress: fn() },
  play: async ({ canvas, args, userEvent }) => {
    const entry = canvas.getByRole('button', { name: 'AIZ 27.36%' })
    await expect(entry).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('img').querySelector('rect')!)
    await expect(args.onPress).toHaveBeenLastCalledWith('ETH')
    await userEvent.click(entry)
    await expect(args.onPress).toHaveBeenLastCalledWith('AIZ')
  },
})
export const NothingToDivide = meta.story({
  args: { parts: nothing },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/ETH 0.00%, .* POL 0.00%$/)
  },
})
export const LongNamesInANarrowPlace = meta.story({
  args: {
    parts: [{ name: hostileTexts.veryLong.slice(0, 200), value: 1, tone: 'build' }, ...parts.slice(1)],
  },
  decorators: [(Story) => <div className={narrowPlace}>{Story()}</div>],
})
/** The square leads from the figures to their part. */
export const InATable = meta.story({
  render: (args) => (
    <>
      <StackedBar {...args} />
      <Table
        label="Assets"
        rows={args.parts}
        rowKey={({ name }) => name}
        columns={[
          {
            key: 'name',
            head: 'Token',
            isRowHead: true,
            cell: ({ name, tone }) => (
              <>
                <Swatch tone={tone} /> {name}
              </>
            ),
          },
          { key: 'value', head: 'Value', isNumber: true, cell: ({ value }) => String(value) },
        ]}
      />
    </>
  ),
})
