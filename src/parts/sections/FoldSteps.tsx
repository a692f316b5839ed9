// How a project runs, as an origami diagram: one corner folded in per step, the next crease dashed.
import type { ReactElement } from 'react'
import type { Step } from '../../content/steps.ts'
import * as styles from './FoldSteps.css.ts'

/** What is left of the sheet after each fold, and the crease of the next one. */
const SHEETS = [
  { sheet: 'M0 50L50 0L100 0L100 100L0 100z', crease: 'M50 0L100 50' },
  { sheet: 'M0 50L50 0L100 50L100 100L0 100z', crease: 'M100 50L50 100' },
  { sheet: 'M0 50L50 0L100 50L50 100L0 100z', crease: 'M0 50L50 100' },
  { sheet: 'M0 50L50 0L100 50L50 100z', crease: undefined },
]
const FOLDS = [
  { family: 'build', d: 'M50 0L0 50L50 50z' },
  { family: 'launch', d: 'M100 50L50 0L50 50z' },
  { family: 'secure', d: 'M50 100L100 50L50 50z' },
  { family: 'trade', d: 'M0 50L50 100L50 50z' },
] as const

export interface FoldStepsProps {
  /** Four steps, one per corner. */
  steps: readonly Step[]
}

/** Four numbered steps, each with the sheet as it is after its fold. */
export function FoldSteps({ steps }: FoldStepsProps): ReactElement {
  return (
    <ol className={styles.steps}>
      {SHEETS.map(({ sheet, crease }, index) => {
        const step = steps[index]
        return (
          step && (
            <li className={styles.step} key={step.name}>
              <svg className={styles.diagram} viewBox="0 0 100 100" aria-hidden>
                <path className={styles.sheet} d={sheet} />
                {FOLDS.slice(0, index + 1).map(({ family, d }) => (
                  <path key={family} className={styles.fold} data-family={family} d={d} />
                ))}
                {crease && <path className={styles.crease} d={crease} />}
              </svg>
              <h3 className={styles.name}>{step.name}</h3>
              <p className={styles.sentence}>{step.sentence}</p>
            </li>
          )
        )
      })}
    </ol>
  )
}
