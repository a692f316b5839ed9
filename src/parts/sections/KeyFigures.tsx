// The company's figures on the faces of the four families, with a folded corner each.
import type { ReactElement } from 'react'
import type { Fact } from '../../content/company.ts'
import * as styles from './KeyFigures.css.ts'

const FACES = ['build', 'launch', 'secure', 'trade'] as const

export interface KeyFiguresProps {
  /** Four figures; the layout has a place for each. */
  facts: readonly Fact[]
}

/** Figures in Besley, four in a row, two on narrow screens. */
export function KeyFigures({ facts }: KeyFiguresProps): ReactElement {
  return (
    <dl className={styles.facts}>
      {FACES.map((family, index) => {
        const fact = facts[index]
        return (
          fact && (
            <div className={styles.fact} data-family={family} key={family}>
              <dt className={styles.label}>{fact.label}</dt>
              <dd className={styles.figure}>{fact.figure}</dd>
            </div>
          )
        )
      })}
    </dl>
  )
}
