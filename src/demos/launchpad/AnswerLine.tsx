// One line about typed texts, on the public page and in the analysis.
import { TriangleAlert } from 'lucide'
import type { ReactElement } from 'react'
import { Icon } from '../../primitives/Icon.tsx'
import { stepOf, steps, type Step, type TextName } from './launchpad.ts'
import type { Answer } from './salePage.ts'
import * as styles from './SalePage.css.ts'

export interface AnswerLineProps {
  /** A fact with a full square, what is missing with a hollow one and its step, or what does not fit with a warning. */
  kind: Answer['kind']
  /** The line itself. */
  text: string
  /** The field of what is missing; its step is named. */
  field?: TextName
  /** The current step: what it asks for itself needs no number. */
  step: Step
}

/** A fact, a gap or a contradiction, told apart by mark and words. See `SaleConfig`, `Empty`, `SoftCapAboveHardCap`. */
export function AnswerLine({ kind, text, field, step }: AnswerLineProps): ReactElement {
  const from = field === undefined ? step : stepOf(field)
  return (
    <span className={styles.answer[kind]}>
      {/* Always rendered, so that a contradiction is announced. */}
      <span className={styles.odd} aria-live="polite">
        {kind === 'odd' && (
          <>
            <Icon icon={TriangleAlert} size={16} />
            <bdi>{text}</bdi>
          </>
        )}
      </span>
      {kind !== 'odd' && <bdi>{text}</bdi>}
      {from !== step && <span className={styles.fromStep}>{`Step ${steps.indexOf(from) + 1}`}</span>}
    </span>
  )
}
