// Tables of figures. On narrow screens a row becomes a small grid that keeps each figure's head.
import { Fragment, type HTMLAttributes, type ReactElement, type ReactNode } from 'react'
import { visuallyHidden } from '../theme/global.css.ts'
import * as styles from './Table.css.ts'
import { Words } from './Words.tsx'

export interface Column<Row> {
  key: string
  head: string
  /** Right-aligned, with tabular figures. */
  isNumber?: boolean
  /** Names the row; the first such column is its header cell. */
  isRowHead?: boolean
  cell: (row: Row) => ReactNode
}

export interface TableProps<Row> {
  /** The content of the table; a caption only for screen readers. */
  label: string
  /** Columns from left to right, each with its head and cell content. See `Wide`. */
  columns: readonly Column<Row>[]
  /** The data of the rows, in order. */
  rows: readonly Row[]
  /** The unique key of a row; it stays the same when the order changes. */
  rowKey: (row: Row) => string
  /** A class for the cells of a column, by its key: their place in a stacked row. See `Placed`. */
  places?: Readonly<Record<string, string>>
  /** A class for a row, and what happens on it. */
  rowProps?: (row: Row) => HTMLAttributes<HTMLTableRowElement>
  /** What is open below a row, and the id that its button controls; null while it is closed. See `WithDetails`. */
  detailsOf?: (row: Row) => { id: string; content: ReactNode } | null
}

/** A plain table with hairlines. */
export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  places = {},
  rowProps,
  detailsOf,
}: TableProps<Row>): ReactElement {
  return (
    <table className={`${styles.table} ${styles.stacking}`}>
      <caption className={visuallyHidden}>{label}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={column.isNumber ? `${styles.head} ${styles.number}` : styles.head}
            >
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const details = detailsOf?.(row)
          return (
            <Fragment key={rowKey(row)}>
              <tr {...rowProps?.(row)}>
                {columns.map((column) => {
                  const Cell = column.isRowHead ? 'th' : 'td'
                  const classes = [styles.cell, column.isNumber && styles.number, places[column.key]]
                  return (
                    <Cell
                      key={column.key}
                      scope={column.isRowHead ? 'row' : undefined}
                      className={classes.filter(Boolean).join(' ')}
                    >
                      {/* On narrow screens, without the head row, visible and for screen readers. A name needs no head. */}
                      {!column.isRowHead && <span className={styles.cellHead}>{column.head}</span>}
                      <Words>{column.cell(row)}</Words>
                    </Cell>
                  )
                })}
              </tr>
              {details && (
                <tr id={details.id}>
                  <td className={styles.details} colSpan={columns.length}>
                    {details.content}
                  </td>
                </tr>
              )}
            </Fragment>
          )
        })}
      </tbody>
    </table>
  )
}
