// The steps of a project as an origami diagram: one fold per step, the next crease dashed. Each family folds its own figure.
import type { ReactElement } from 'react'
import type { Step } from '../../content/steps.ts'
import { FoldFigure } from '../../primitives/Mosaic.tsx'
import type { FamilyName } from '../../theme/tokens.ts'
import * as styles from './NumberedSteps.css.ts'

/** The shape of the sheet after each fold, and the crease of the next one. */
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

export interface NumberedStepsProps {
  /** Four steps, a fold each. */
  steps: readonly Step[]
  /** The family whose figure is folded; by default all four together. See `EachFamily`. */
  family?: FamilyName
  /**
   * `columns` are side by side; `rows` are stacked, beside other content. See `Rows`.
   * @default 'columns'
   */
  look?: 'columns' | 'rows'
}

/** Four numbered steps, each with the sheet as it is after its fold. */
export function NumberedSteps({ steps, family, look = 'columns' }: NumberedStepsProps): ReactElement {
  const { list, step: item, diagram, name, sentence } = styles.looks[look]
  return (
    <ol className={list} data-family={family}>
      {SHEETS.map(({ sheet, crease }, index) => {
        const step = steps[index]
        return (
          step && (
            <li className={item} key={step.name}>
              <svg className={diagram} viewBox="0 0 100 100" aria-hidden>
                {family ? (
                  <FoldFigure family={family} step={index + 1} />
                ) : (
                  <>
                    <path className={styles.sheet} d={sheet} />
                    {FOLDS.slice(0, index + 1).map(({ family: corner, d }) => (
                      <path key={corner} className={styles.fold} data-family={corner} d={d} />
                    ))}
                    {crease && <path className={styles.crease} d={crease} />}
                  </>
                )}
              </svg>
              <h3 className={name}>{step.name}</h3>
              <p className={sentence}>{step.sentence}</p>
            </li>
          )
        )
      })}
    </ol>
  )
}
