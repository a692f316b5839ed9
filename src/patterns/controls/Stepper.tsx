// A task in steps: the current step, its content, and the buttons back and onward.
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react'
import { visuallyHidden } from '../../theme/global.css.ts'
import * as styles from './Stepper.css.ts'

export interface StepperProps {
  /** The steps' names, in order. */
  steps: readonly string[]
  /** The index of the current step. */
  current: number
  /** The step's content. */
  children: ReactNode
  /** Buttons of the step: back first, onward last. */
  actions: ReactNode
  /** Why the onward button is disabled, in one sentence; its id is `reasonId`. See `OnwardDisabled`. */
  reason?: string | undefined
  /** The id of that sentence, for the button that it describes. */
  reasonId?: string
  /** While a process runs no button can be pressed, and the focus is on the reason. See `Busy`. */
  isBusy?: boolean
}

/**
 * A stepper, the current step, and its buttons. When the step changes, the focus moves to the new step, because the
 * pressed button is gone; it moves to the reason if that button is disabled.
 */
export function Stepper({
  steps,
  current,
  children,
  actions,
  reason,
  reasonId,
  isBusy = false,
}: StepperProps): ReactElement {
  const panel = useRef<HTMLDivElement>(null)
  const shown = useRef(current)
  useEffect(() => {
    if (shown.current !== current) panel.current?.focus()
    shown.current = current
  }, [current])
  const waiting = useRef<HTMLParagraphElement>(null)
  const wasBusy = useRef(isBusy)
  useEffect(() => {
    if (isBusy && !wasBusy.current) waiting.current?.focus()
    wasBusy.current = isBusy
  }, [isBusy])
  return (
    <div className={styles.flow}>
      <ol className={styles.steps}>
        {steps.map((name, index) => (
          <li
            key={name}
            className={`${styles.step} ${index < current ? styles.done : index === current ? styles.current : ''}`}
            aria-current={index === current ? 'step' : undefined}
          >
            <span aria-hidden>{index + 1}</span>
            {name}
            {index < current && <span className={visuallyHidden}> (done)</span>}
          </li>
        ))}
      </ol>
      <div
        ref={panel}
        className={styles.panel}
        tabIndex={-1}
        role="group"
        aria-label={`Step ${current + 1} of ${steps.length}: ${steps[current]}`}
      >
        {children}
      </div>
      <div className={styles.actions}>
        {actions}
        <p
          ref={waiting}
          className={styles.reason}
          id={reasonId}
          role="status"
          tabIndex={isBusy ? -1 : undefined}
        >
          {reason}
        </p>
      </div>
    </div>
  )
}
