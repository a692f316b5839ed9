import { expect } from 'storybook/test'
import { Trend } from '#src/primitives/Badge.tsx'
import { CoinMark } from '#src/primitives/CoinMark.tsx'
import { Table, type Column } from '#src/primitives/Table.tsx'
import preview from '#storybook/preview.tsx'
import { inCorner, row, square32 } from './layout.css.ts'
import { oneOf } from '../controls.ts'
import { onAPhone } from '../viewports.ts'

interface Coin {
  name: string
  symbol: string
  price: string
  change: number | null
  cap: string
}

const rows: Coin[] = [
  { name: 'Bitcoin', symbol: 'BTC', price: '$67,412.00', change: 1.84, cap: '$1.33T' },
  { name: 'Ethereum', symbol: 'ETH', price: '$3,518.22', change: -0.62, cap: '$422.71B' },
  { name: 'Tether', symbol: 'USDT', price: '$1.00', change: 0.01, cap: '$111.06B' },
]
const columns: Column<Coin>[] = [
  {
    key: 'name',
    head: 'Coin',
    isRowHead: true,
    cell: (coin) => (
      <span className={row}>
        <span className={square32}>
          <CoinMark symbol={coin.symbol} />
        </span>
        <b>{coin.name}</b>
      </span>
    ),
  },
  { key: 'price', head: 'Price', isNumber: true, cell: (coin) => coin.price },
  { key: 'change', head: '24 h', isNumber: true, cell: (coin) => <Trend value={coin.change} /> },
  { key: 'cap', head: 'Market cap', isNumber: true, cell: (coin) => coin.cap },
]

const meta = preview.meta({
  id: 'primitives-table',
  title: 'Primitives/Table',
  component: Table<Coin>,
  argTypes: {
    rows: oneOf({ three: rows, one: rows.slice(0, 1), none: [] }),
    columns: oneOf({ four: columns, two: columns.slice(0, 2) }),
    places: oneOf({ none: undefined, 'the market cap in the corner': { cap: inCorner } }),
    detailsOf: oneOf({
      none: undefined,
      'of Ethereum': ({ symbol, cap }: Coin) =>
        symbol === 'ETH' ? { id: 'details-eth', content: `Market cap: ${cap}` } : null,
    }),
    rowProps: oneOf({ none: undefined, 'a title for each': ({ name }: Coin) => ({ title: name }) }),
  },
  args: { label: 'Coins', columns, rows, rowKey: (coin: Coin) => coin.name },
})

export const Wide = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Coins' })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'Bitcoin' })).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: 'Market cap' })).toBeVisible()
  },
})
/** A row is open: what belongs to it is below it, across all columns. */
export const WithDetails = meta.story({
  args: {
    detailsOf: ({ symbol, cap }) =>
      symbol === 'ETH' ? { id: 'details-eth', content: `Market cap: ${cap}` } : null,
  },
  play: async ({ canvas }) => {
    const details = canvas.getByText('Market cap: $422.71B')
    await expect(details).toHaveAttribute('colspan', '4')
    await expect(details.closest('tr')).toHaveAttribute('id', 'details-eth')
    await expect(details.closest('tr')?.previousElementSibling).toHaveTextContent('Ethereum')
  },
})
export const StackedOnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
  play: async ({ canvas, step }) => {
    await step('Each figure keeps its head', async () => {
      for (const head of canvas.getAllByText('Market cap').slice(1)) await expect(head).toBeVisible()
    })
  },
})
export const WordsAfterFigures = meta.story({
  args: { columns: [...columns, { key: 'word', head: 'Standing', cell: () => 'Listed' }] },
})
/** When narrow, the market cap is beside the name. */
export const Placed = meta.story({
  tags: ['slow'],
  args: { places: { cap: inCorner } },
  ...onAPhone,
  play: async ({ canvas }) => {
    const name = canvas.getByRole('rowheader', { name: 'Bitcoin' }).getBoundingClientRect()
    const cap = canvas.getByText('$1.33T').getBoundingClientRect()
    await expect(cap.top).toBeLessThan(name.bottom)
  },
})
