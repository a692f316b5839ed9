// The company's figures on the faces of the four families, with folded tiles between them.
import type { ReactElement } from 'react'
import type { Fact } from '../../content/company.ts'
import { Fold } from '../../primitives/Mosaic.tsx'
import * as styles from './Facts.css.ts'

const FACES = ['build', 'launch', 'secure', 'trade'] as const

export interface FactsProps {
  /** Four figures; the layout has a place for each. */
  facts: readonly Fact[]
}

/** Figures in Besley, as large as their tiles. */
export function Facts({ facts }: FactsProps): ReactElement {
  return (
    <div className={styles.facts}>
      <div className={styles.layer} aria-hidden>
        {styles.folds.map(({ family, className }) => (
          <div className={className} key={className}>
            <Fold family={family} />
          </div>
        ))}
      </div>
      <dl className={styles.layer}>
        {FACES.map((family, index) => {
          const fact = facts[index]
          return (
            fact && (
              <div className={`${styles.fact} ${styles.place[family]}`} data-family={family} key={family}>
                <dt className={styles.label}>{fact.label}</dt>
                <dd className={styles.figure}>{fact.figure}</dd>
              </div>
            )
          )
        })}
      </dl>
    </div>
  )
}
