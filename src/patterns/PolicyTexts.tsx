// The policies where the footer's buttons would stand, for visitors without scripts: drawn by the server only.
import type { ReactElement } from 'react'
import { policies } from '../content/policies.ts'
import type { PolicyId } from '../content/policyNames.ts'
import * as styles from './SiteFooter.css.ts'

const shown: readonly PolicyId[] = ['privacy', 'cookies']

/** Each opens in place. See `PrivacyOpen`. */
export default function PolicyTexts(): ReactElement {
  return (
    <>
      {shown.map((policy) => (
        <details key={policy} className={styles.policyInPlace}>
          <summary className={styles.policy}>{policies[policy].title}</summary>
          <dl className={styles.clauses}>
            {policies[policy].clauses.map(({ heading, text }) => (
              <div key={heading}>
                <dt className={styles.clauseHeading}>{heading}</dt>
                {text.map((paragraph) => (
                  <dd key={paragraph}>{paragraph}</dd>
                ))}
              </div>
            ))}
          </dl>
        </details>
      ))}
    </>
  )
}
