// A schematic map without network requests: land as squares, names of states, a square for each partner.
import type { ReactElement } from 'react'
import { HUNDRED_PERCENT } from '../../format/percent.ts'
import type { PointedHandlers } from '../../patterns/controls/usePointedAt.ts'
import { unfolded } from '../../theme/motion.css.ts'
import { partnersIn, onMap, type Box } from './businessPartner.ts'
import { land, MAP, SQUARE_DEGREES, SQUARES } from './mapLand.ts'
import { stateNamesAt, usStates, type Partner } from './samplePartners.ts'
import * as styles from './BusinessPartner.css.ts'

/** Side of a partner's square, of one that is pointed at, and of the one in the legend, in px. */
const PIN = 14
const LIT_PIN = 24
const LEGEND_PIN = 10

/** The lines between a number of squares. */
const between = (squares: number) => Array.from({ length: squares - 1 }, (_, index) => index + 1)

/** Runs of land, and lines that divide them into squares, in a part of the world. */
function Landscape({ box }: { box: Box }): ReactElement {
  const place = (share: number, whole: number) => `${((share / whole) * HUNDRED_PERCENT).toFixed(2)}%`
  const degreesAcross = box.east - box.west
  const degreesDown = box.north - box.south
  const x = (squares: number) => place(MAP.west + squares * SQUARE_DEGREES.lng - box.west, degreesAcross)
  const y = (squares: number) => place(box.north - MAP.north + squares * SQUARE_DEGREES.lat, degreesDown)
  return (
    <g>
      {land.flatMap((runs, row) =>
        runs.map(([first, last]) => (
          <rect
            key={`${row} ${first}`}
            className={styles.land}
            x={x(first)}
            y={y(row)}
            width={place((last - first + 1) * SQUARE_DEGREES.lng, degreesAcross)}
            height={place(SQUARE_DEGREES.lat, degreesDown)}
          />
        )),
      )}
      {between(SQUARES.across).map((at) => (
        <line key={at} className={styles.crease} x1={x(at)} x2={x(at)} y2="100%" />
      ))}
      {between(SQUARES.down).map((at) => (
        <line key={at} className={styles.crease} x2="100%" y1={y(at)} y2={y(at)} />
      ))}
    </g>
  )
}

export interface PartnerMapProps {
  /** A square each, at their coordinates. */
  partners: readonly Partner[]
  /** The partners in the list; their squares are full. See `OneCity`. */
  found: readonly Partner[]
  /** The part of the world that is drawn; another one unfolds. See `OneState`. */
  box?: Box
  /** The id of the partner whose row or square is pointed at; its square is larger. See `Lit`. */
  lit?: string | null
  /** Handlers for the square of a partner. */
  handlersOf?: ((id: string) => PointedHandlers) | undefined
}

/** Full squares are the partners found, hollow ones the others; each row says its place in words. See `OneCity`. */
export function PartnerMap({
  partners,
  found,
  box = MAP,
  lit = null,
  handlersOf,
}: PartnerMapProps): ReactElement {
  const isInside = ({ lat, lng }: Partner['coordinates']) =>
    lat <= box.north && lat >= box.south && lng >= box.west && lng <= box.east
  // The results are drawn last, above their neighbors.
  const rank = (partner: Partner) => (partner.id === lit ? 2 : Number(found.includes(partner)))
  const inOrder = partners
    .filter(({ coordinates }) => box === MAP || isInside(coordinates))
    .sort((a, b) => rank(a) - rank(b))
  return (
    <figure>
      <svg
        className={styles.sheet}
        width="100%"
        role="img"
        aria-label={`Map: ${found.length} of ${partners.length} partners are in this list`}
      >
        <g key={`${box.west} ${box.north}`} className={box === MAP ? undefined : unfolded}>
          <Landscape box={box} />
        </g>
        {usStates.map((name) => {
          const { at, anchor } = stateNamesAt[name]
          if (!isInside(at)) return null
          const { x, y } = onMap(at, box)
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
          const { x, y } = onMap(partner.coordinates, box)
          const side = partner.id === lit ? LIT_PIN : PIN
          return (
            <svg
              key={partner.id}
              className={styles.pin}
              aria-hidden
              x={`${x}%`}
              y={`${y}%`}
              {...handlersOf?.(partner.id)}
            >
              <rect
                className={found.includes(partner) ? styles.pinFound : styles.pinOther}
                x={-side / 2}
                y={-side / 2}
                width={side}
                height={side}
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
        <span>North is up.</span>
      </figcaption>
    </figure>
  )
}
