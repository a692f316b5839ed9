// The table's columns, in reading order, and the column of each sort order.
import type { Sort } from './sampleCoins.ts'

interface ColumnWords {
  /** Above the column; above each figure in stacked rows. */
  head: string
  /** The head is only for screen readers, because the controls below it are self-explanatory. */
  isHeadHidden?: boolean
  sort?: Sort
}

export type ColumnKey =
  | 'star'
  | 'rank'
  | 'coin'
  | 'price'
  | 'hour'
  | 'day'
  | 'cap'
  | 'volume'
  | 'course'
  | 'actions'

export const columns: Readonly<Record<ColumnKey, ColumnWords>> = {
  star: { head: 'Star', isHeadHidden: true },
  rank: { head: 'Rank' },
  coin: { head: 'Coin' },
  price: { head: 'Price', sort: 'price' },
  hour: { head: '1 h' },
  day: { head: '24 h', sort: 'change' },
  cap: { head: 'Market cap', sort: 'market_cap' },
  volume: { head: 'Volume', sort: 'volume' },
  course: { head: '7 days' },
  actions: { head: 'Coin page and details', isHeadHidden: true },
}
