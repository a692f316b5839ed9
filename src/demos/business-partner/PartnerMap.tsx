// A schematic map without network requests: land as squares, names of states, a square for each partner.
import type { ReactElement } from 'react'
import { HUNDRED_PERCENT } from '../../format/percent.ts'
import { partnersIn, onMap } from './businessPartner.ts'
import { land, SQUARE_DEGREES, SQUARES } from './mapLand.ts'
import { stateNamesAt, usStates, type Partner } from './samplePartners.ts'
import * as styles from './BusinessPartner.css.ts'

/** Side of a partner's square, and of the one in the legend, in px. */
const PIN = 14
const LEGEND_PIN = 10

const across = (squares: number) => `${(squares / SQUARES.across) * HUNDRED_PERCENT}%`
const down = (squares: number) => `${(squares / SQUARES.down) * HUNDRED_PERCENT}%`
/** The lines between a number of squares. */
const between = (squares: number) => Array.from({ length: squares - 1 }, (_, index) => index + 1)

/** The same on every map: runs of land, and lines that divide them into squares. */
const landscape = (
  <g>
    {land.flatMap((runs, row) =>
      runs.map(([first, last]) => (
        <rect
          key={`${row} ${first}`}
          className={styles.land}
          x={across(first)}
          y={down(row)}
          width={across(last - first + 1)}
          height={down(1)}
        />
      )),
    )}
    {between(SQUARES.across).map((at) => (
      <line key={at} className={styles.crease} x1={across(at)} x2={across(at)} y2="100%" />
    ))}
    {between(SQUARES.down).map((at) => (
      <line key={at} className={styles.crease} x2="100%" y1={down(at)} y2={down(at)} />
    ))}
  </g>
)

export interface PartnerMapProps {
  /** A square each, at their coordinates. */
  partners: readonly Partner[]
  /** The partners in the list; their squares are full. See `OneCity`. */
  found: readonly Partner[]
}

/** Full squares are the partners found, hollow ones the others; each row says its place in words. See `OneCity`. */
export function PartnerMap({ partners, found }: PartnerMapProps): ReactElement {
  // The results are drawn last, above their neighbors.
  const inOrder = partners.toSorted((a, b) => Number(found.includes(a)) - Number(found.includes(b)))
  return (
    <figure>
      <svg
        className={styles.sheet}
        width="100%"
        role="img"
        aria-label={`Map: ${found.length} of ${partners.length} partners are in this list`}
      >
        {landscape}
        {usStates.map((name) => {
          const { at, anchor } = stateNamesAt[name]
          const { x, y } = onMap(at)
          const isFound = partnersIn(found, name).length > 0
          return (
            <text
              key={name}
              className={isFound ? `${styles.stateName} ${styles.stateFound}` : styles.stateName}
              x={`${x}%`}
              y={`${y}%`}
              textAnchor={anchor}
              aria-hidden
            >
              {name}
            </text>
          )
        })}
        {inOrder.map((partner) => {
          const { x, y } = onMap(partner.coordinates)
          return (
            <svg key={partner.id} className={styles.pin} aria-hidden x={`${x}%`} y={`${y}%`}>
              <rect
                className={found.includes(partner) ? styles.pinFound : styles.pinOther}
                x={-PIN / 2}
                y={-PIN / 2}
                width={PIN}
                height={PIN}
              />
            </svg>
          )
        })}
      </svg>
      <figcaption className={styles.legend}>
        {(
          [
            ['In this list', styles.pinFound],
            ['Elsewhere', styles.pinOther],
          ] as const
        ).map(([words, pin]) => (
          <span key={words} className={styles.legendEntry}>
            <svg className={styles.pin} width={LEGEND_PIN} height={LEGEND_PIN} aria-hidden>
              <rect className={pin} width={LEGEND_PIN} height={LEGEND_PIN} />
            </svg>
            {words}
          </span>
        ))}
        <span>{`North is up. A square is ${SQUARE_DEGREES.lng}° wide and ${SQUARE_DEGREES.lat}° high.`}</span>
      </figcaption>
    </figure>
  )
}
