// One line about typed texts, on the public page and in the analysis.
import { TriangleAlert } from 'lucide'
import type { ReactElement } from 'react'
import { Icon } from '../../primitives/Icon.tsx'
import { stepOf, steps, type Step } from './launchpad.ts'
import type { Answer } from './salePage.ts'
import * as styles from './SalePage.css.ts'

export interface AnswerLineProps {
  /** A fact with a full square, what is missing with a hollow one and its step, or what does not fit with a warning. */
  answer: Answer
  /** The current step: what it asks for itself needs no number. */
  step: Step
}

/** A fact, a gap or a contradiction, told apart by mark and words. See `SaleConfig`, `Empty`, `SoftCapAboveHardCap`. */
export function AnswerLine({ answer, step }: AnswerLineProps): ReactElement {
  const from = answer.kind === 'missing' ? stepOf(answer.field) : step
  return (
    <span className={styles.answer[answer.kind]}>
      {/* Always rendered, so that a contradiction is announced. */}
      <span className={styles.odd} aria-live="polite">
        {answer.kind === 'odd' && (
          <>
            <Icon icon={TriangleAlert} size={16} />
            <bdi>{answer.text}</bdi>
          </>
        )}
      </span>
      {answer.kind !== 'odd' && <bdi>{answer.text}</bdi>}
      {from !== step && <span className={styles.fromStep}>{`Step ${steps.indexOf(from) + 1}`}</span>}
    </span>
  )
}
