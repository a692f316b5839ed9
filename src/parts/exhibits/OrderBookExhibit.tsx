// An order book with its depth, and the ledger that holds what it offers.
import type { ReactElement } from 'react'
import type { OrderBookExhibit as Book, Level } from '../../content/copy/exhibit.ts'
import { plainNumber } from '../../format/number.ts'
import { visuallyHidden } from '../../theme/global.css.ts'
import { cellHead, listed, table } from './ExhibitFrame.css.ts'
import { ExhibitFrame, FactList, type ExhibitProps } from './ExhibitFrame.tsx'
import * as styles from './OrderBookExhibit.css.ts'

/** The picture is drawn on a square of this side, which is stretched to its place; either side of the book has half of it. */
const SIDE = 100
const MIDDLE = SIDE / 2
const DECIMALS = 2

/** The amount up to each level, best first. */
const depthOf = (levels: readonly Level[]): number[] => {
  let sum = 0
  return levels.map(([, amount]) => (sum += amount))
}

/** Steps from the middle outward: `way` is 1 to the right, −1 to the left. */
const stepsOf = (levels: readonly Level[], highest: number, way: 1 | -1): string => {
  const wide = MIDDLE / levels.length
  const steps = depthOf(levels).map((sum, index) => {
    const height = Math.round((1 - sum / highest) * SIDE * 100) / 100
    return `V${height}H${MIDDLE + way * wide * (index + 1)}`
  })
  return `M${MIDDLE} ${SIDE}${steps.join('')}V${SIDE}Z`
}

/** Depth, levels, and the amount that the ledger reserved. */
export function OrderBookExhibit({ exhibit, family }: ExhibitProps<Book>): ReactElement {
  const { caption, base, quote, bids, asks, reserved } = exhibit
  const offered = depthOf(asks).at(-1) ?? 0
  const highest = Math.max(offered, depthOf(bids).at(-1) ?? 0)
  const amount = (value: number) => plainNumber(value, DECIMALS)
  const heads = [`Wanted, ${base}`, `Bid, ${quote}`, `Ask, ${quote}`, `Offered, ${base}`]
  return (
    <ExhibitFrame caption={caption} family={family}>
      <svg className={styles.depth} viewBox={`0 0 ${SIDE} ${SIDE}`} preserveAspectRatio="none" aria-hidden>
        <path className={styles.bids} d={stepsOf(bids, highest, -1)} />
        <path className={styles.asks} d={stepsOf(asks, highest, 1)} />
      </svg>
      <table className={`${table} ${listed} ${styles.book}`}>
        <caption className={visuallyHidden}>Order book, best prices first</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bids.map(([bid, wanted], index) => {
            const [ask, sold] = asks[index] ?? [0, 0]
            return (
              <tr key={bid}>
                {[wanted, bid, ask, sold].map((value, column) => (
                  <td key={heads[column]}>
                    <span className={cellHead} aria-hidden>
                      {heads[column]}
                    </span>
                    <span>{amount(value)}</span>
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
      <div className={styles.sum}>
        <FactList
          items={[
            { name: 'Offered in the book', value: `${amount(offered)} ${base}` },
            { name: 'Reserved in the ledger', value: `${amount(reserved)} ${base}` },
            { name: 'Difference', value: `${amount(Math.abs(reserved - offered))} ${base}` },
          ]}
        />
      </div>
    </ExhibitFrame>
  )
}
