// A policy over the page (Rules, Policies), one clause a row. Loaded when it is opened.
import type { ReactElement } from 'react'
import { policies, type Policy } from '../../content/policies.ts'
import type { PolicyId } from '../../content/policyNames.ts'
import { Dialog, type DialogProps } from '../../primitives/Dialog.tsx'
import * as styles from './PolicyDialog.css.ts'

export interface PolicyDialogProps extends Pick<DialogProps, 'onClose' | 'returnFocusTo'> {
  /** Which text it shows: `privacy` or `cookies`. See `Privacy`, `Cookies`. */
  policy: PolicyId
  /** The texts of both; by default those of the site. See `OfARealCompany`. */
  texts?: Readonly<Record<PolicyId, Policy>>
}

/** See `Privacy`, `Cookies`. */
export function PolicyDialog({ policy, texts = policies, ...dialog }: PolicyDialogProps): ReactElement {
  const { title, clauses } = texts[policy]
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
