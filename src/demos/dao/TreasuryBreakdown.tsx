// What the treasury holds: one bar of eight tiles, and the same in figures. The bar is drawn by attributes.
import type { ReactElement } from 'react'
import { price } from '../../format/money.ts'
import { plainNumber } from '../../format/number.ts'
import { plainPercent } from '../../format/percent.ts'
import { panelHeading } from '../../patterns/figures/panelHeading.css.ts'
import { Table } from '../../primitives/Table.tsx'
import type { Treasury, TreasuryToken } from './sampleDao.ts'
import * as styles from './Dao.css.ts'

/** Tiles across the bar, as across a sheet (Rules, Wall). */
const TILES = 8
const TILE_PERCENT = 100 / TILES
/** Height of the line of symbols and of the bar below it, in px. */
const SYMBOLS_HEIGHT = 22
const BAR_HEIGHT = 56
/** Most decimals of an amount. */
const AMOUNT_DECIMALS = 2

interface Part extends TreasuryToken {
  /** Where its part of the bar begins, in percent of the bar. */
  from: number
  /** Its color, beside its symbol. */
  fill: string
}

function partsOf(tokens: readonly TreasuryToken[]): Part[] {
  let from = 0
  return tokens.map((token, index) => {
    const part = { ...token, from, fill: styles.fills[index % styles.fills.length] ?? '' }
    from += token.percentage
    return part
  })
}

export interface TreasuryBreakdownProps {
  /** Values in US dollars, amounts in the tokens, parts in percent of the total; in the order of the bar. */
  treasury: Treasury
}

/** The total, each token's part of the bar under its symbol, and a table of the same figures. */
export function TreasuryBreakdown({ treasury }: TreasuryBreakdownProps): ReactElement {
  const parts = partsOf(treasury.tokens)
  return (
    <section>
      <div className={styles.treasuryHead}>
        <h3 className={panelHeading}>Treasury</h3>
        <p className={styles.total}>
          Total value <strong className={styles.totalValue}>{price(treasury.totalValue)}</strong>
        </p>
      </div>
      {/* The table says the same. */}
      <svg className={styles.bar} width="100%" height={SYMBOLS_HEIGHT + BAR_HEIGHT} aria-hidden>
        {parts.map(({ symbol, percentage, from, fill }) => (
          <g key={symbol}>
            <text className={styles.symbol} x={`${from}%`} y={SYMBOLS_HEIGHT - 8}>
              {symbol}
            </text>
            <rect
              className={fill}
              x={`${from}%`}
              y={SYMBOLS_HEIGHT}
              width={`${percentage}%`}
              height={BAR_HEIGHT}
            />
          </g>
        ))}
        {Array.from({ length: TILES - 1 }, (_, index) => {
          const x = `${(index + 1) * TILE_PERCENT}%`
          return <line key={x} className={styles.crease} x1={x} x2={x} y1={SYMBOLS_HEIGHT} y2="100%" />
        })}
      </svg>
      <Table
        label="What the treasury holds"
        rows={parts}
        rowKey={({ symbol }) => symbol}
        columns={[
          {
            key: 'token',
            head: 'Token',
            isRowHead: true,
            cell: ({ symbol, fill }) => (
              <span className={styles.token}>
                <svg className={styles.swatch} width="14" height="14" aria-hidden>
                  <rect className={fill} width="14" height="14" />
                </svg>
                {symbol}
              </span>
            ),
          },
          {
            key: 'amount',
            head: 'Amount',
            isNumber: true,
            cell: ({ amount, symbol }) => `${plainNumber(amount, AMOUNT_DECIMALS)} ${symbol}`,
          },
          { key: 'value', head: 'Value', isNumber: true, cell: ({ value }) => price(value) },
          {
            key: 'percentage',
            head: 'Percentage',
            isNumber: true,
            cell: ({ percentage }) => plainPercent(percentage),
          },
        ]}
      />
    </section>
  )
}
