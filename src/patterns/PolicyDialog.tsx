// A policy over the page (Rules, Policies), one clause a row. Loaded when somebody wants to read it.
import type { ReactElement } from 'react'
import { policies } from '../content/policies.ts'
import type { PolicyId } from '../content/policyNames.ts'
import { Dialog, type DialogProps } from '../primitives/Dialog.tsx'
import * as styles from './PolicyDialog.css.ts'

export interface PolicyDialogProps extends Pick<DialogProps, 'onClose' | 'returnFocusTo'> {
  /** Which of the two texts: `privacy` or `cookies`. See `Privacy`, `Cookies`. */
  policy: PolicyId
}

/** See `Privacy`, `Cookies`. */
export function PolicyDialog({ policy, ...dialog }: PolicyDialogProps): ReactElement {
  const { title, clauses } = policies[policy]
  return (
    <Dialog title={title} {...dialog}>
      {clauses.map(({ heading, text }) => (
        <section key={heading} className={styles.clause}>
          <h3 className={styles.heading}>{heading}</h3>
          <div className={styles.text}>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      ))}
    </Dialog>
  )
}
