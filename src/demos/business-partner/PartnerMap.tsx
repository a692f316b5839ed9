// A schematic map: lines at full tens of degrees, names of states, a square for each partner. It loads nothing.
import type { ReactElement } from 'react'
import { mapLines, onMap } from './businessPartner.ts'
import { stateNamesAt, usStates, type Partner } from './samplePartners.ts'
import * as styles from './BusinessPartner.css.ts'

/** Side of a partner's square, in px. */
const SQUARE = 12

export interface PartnerMapProps {
  /** A square each, at their coordinates. */
  partners: readonly Partner[]
  /** Those of them that are in the list; their squares are full. See `OneCity`. */
  found: readonly Partner[]
}

/** Full squares are the partners found, hollow ones the others; each row says its place in words. See `OneCity`. */
export function PartnerMap({ partners, found }: PartnerMapProps): ReactElement {
  // Those found are drawn last, over their neighbors.
  const inOrder = partners.toSorted((a, b) => Number(found.includes(a)) - Number(found.includes(b)))
  return (
    <figure>
      <svg className={styles.sheet} width="100%" height="196" aria-hidden>
        {mapLines.x.map((x) => (
          <line key={x} className={styles.degree} x1={`${x}%`} x2={`${x}%`} y1="0" y2="100%" />
        ))}
        {mapLines.y.map((y) => (
          <line key={y} className={styles.degree} x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} />
        ))}
        {usStates.map((name) => {
          const { x, y } = onMap(stateNamesAt[name])
          return (
            <text key={name} className={styles.stateName} x={`${x}%`} y={`${y}%`}>
              {name}
            </text>
          )
        })}
        {inOrder.map((partner) => {
          const { x, y } = onMap(partner.coordinates)
          return (
            <svg key={partner.id} className={styles.pin} x={`${x}%`} y={`${y}%`}>
              <rect
                className={found.includes(partner) ? styles.pinFound : styles.pinOther}
                x={-SQUARE / 2}
                y={-SQUARE / 2}
                width={SQUARE}
                height={SQUARE}
              />
            </svg>
          )
        })}
      </svg>
      <figcaption className={styles.legend}>
        <span className={styles.legendEntry}>
          <svg width="10" height="10" aria-hidden>
            <rect className={styles.pinFound} width="10" height="10" />
          </svg>
          In this list
        </span>
        <span className={styles.legendEntry}>
          <svg className={styles.pin} width="10" height="10" aria-hidden>
            <rect className={styles.pinOther} width="10" height="10" />
          </svg>
          Elsewhere
        </span>
        <span>North is up, lines every 10°.</span>
      </figcaption>
    </figure>
  )
}
