// Below a lead: when to choose this offer, and when one of the offers it is mixed up with.
import type { ReactElement } from 'react'
import type { Neighbor } from '../content/neighbors.ts'
import { pageHref } from '../content/site.ts'
import * as styles from './Neighbors.css.ts'
import { squared } from './Checklist.css.ts'

export interface NeighborsProps {
  /** The offer of the page first, then those it is mixed up with, from `neighborsOf`. See `OfThree` and `OfTwoGroups`. */
  neighbors: readonly Neighbor[]
}

/** A line each: "Choose this if …", then "Choose (a link) if …". */
export function Neighbors({ neighbors }: NeighborsProps): ReactElement {
  return (
    <ul className={styles.lines}>
      {neighbors.map(({ offer, if: condition }, at) => (
        <li className={squared} key={offer.path} data-family={offer.family}>
          <span>
            <span>Choose </span>
            {at === 0 ? <b className={styles.own}>this</b> : <a href={pageHref(offer.path)}>{offer.name}</a>}
            <span>{` if ${condition}.`}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
