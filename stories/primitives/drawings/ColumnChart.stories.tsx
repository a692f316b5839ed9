import { expect } from 'storybook/test'
import { plainNumber } from '#src/format/number.ts'
import { ColumnChart } from '#src/primitives/drawings/ColumnChart.tsx'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'

const blocks = [201, 154, 96, 168, 213, 142, 187]

const meta = preview.meta({
  id: 'primitives-columns',
  title: 'Primitives/Charts/Column chart',
  component: ColumnChart,
  argTypes: {
    values: oneOf({ blocks, one: [201] }),
    format: oneOf({
      'as a number': (value: number) => plainNumber(value, 0),
      'in percent': (value: number) => `${plainNumber(value, 0)}%`,
    }),
  },
  args: {
    label: 'Transactions, each block, oldest first',
    values: blocks,
    format: (value: number) => plainNumber(value, 0),
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'Transactions, each block, oldest first: 201, 154, 96, 168, 213, 142, 187',
    )
  },
})
export const Low = meta.story({ args: { rows: 4 } })
export const OfALimit = meta.story({
  args: {
    label: 'Gas used, share of the limit, oldest first',
    values: [62, 44, 27, 47, 71, 39, 53],
    max: 100,
    format: (value: number) => `${plainNumber(value, 0)}%`,
  },
})
