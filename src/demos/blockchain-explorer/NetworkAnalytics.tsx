// The sample lists as plots.
import type { ReactElement } from 'react'
import { plainNumber } from '../../format/number.ts'
import { HUNDRED_PERCENT } from '../../format/percent.ts'
import { ColumnChart } from '../../primitives/drawings/ColumnChart.tsx'
import { loadReading } from './blockchainExplorer.ts'
import { GAS_LIMIT, type Block, type Transaction } from './sampleChain.ts'
import * as styles from './BlockchainExplorer.css.ts'

/** Squares of a full column. */
const ROWS = 12

interface ColumnPlotProps {
  name: string
  /** The meaning of a column: "block". */
  each: string
  /** Values from zero up, oldest first; at least one. */
  values: readonly number[]
  /** The value of a full column; by default the highest value. */
  max?: number | undefined
  /** Formats a value. */
  format: (value: number) => string
}

/** Columns of squares, the latest in the family's color, and the same in words. See `Analytics`. */
function ColumnPlot({ name, each, values, max, format }: ColumnPlotProps): ReactElement {
  return (
    <div className={styles.plot}>
      <ColumnChart
        label={`${name}, each ${each}, oldest first`}
        values={values}
        max={max}
        format={format}
        rows={ROWS}
      />
      <div>
        <h3 className={styles.plotName}>{name}</h3>
        <p className={styles.plotFigure}>{format(values.at(-1) ?? Number.NaN)}</p>
        <p className={styles.plotWords}>{`Latest ${each}`}</p>
        <p
          className={styles.plotWords}
        >{`${format(Math.min(...values))} to ${format(Math.max(...values))} in the last ${values.length}`}</p>
      </div>
    </div>
  )
}

export interface NetworkAnalyticsProps {
  /** Newest first. */
  blocks: readonly Block[]
  /** Newest first. */
  transactions: readonly Transaction[]
}

/** The load of the blocks and the offered gas prices. See `Analytics`. */
export function NetworkAnalytics({ blocks, transactions }: NetworkAnalyticsProps): ReactElement {
  const oldestFirst = blocks.toReversed()
  return (
    <div className={styles.plots}>
      <p className={styles.reading}>{loadReading(blocks)}</p>
      <ColumnPlot
        name="Transactions per block"
        each="block"
        values={oldestFirst.map((block) => block.transactions)}
        format={(count) => plainNumber(count, 0)}
      />
      <ColumnPlot
        name="Gas used, share of the limit"
        each="block"
        values={oldestFirst.map(({ gasUsed }) => (gasUsed / GAS_LIMIT) * HUNDRED_PERCENT)}
        max={HUNDRED_PERCENT}
        format={(percent) => `${plainNumber(percent, 0)}%`}
      />
      <ColumnPlot
        name="Gas price offered"
        each="transaction"
        values={transactions.toReversed().map(({ gas }) => gas)}
        format={(gwei) => `${plainNumber(gwei, 1)} gwei`}
      />
    </div>
  )
}
