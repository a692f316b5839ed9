// Both policies as sections of a page, for visitors without scripts: rendered by the server only.
import type { ReactElement } from 'react'
import { policies } from '../../content/policies.ts'
import type { PolicyId } from '../../content/policyNames.ts'
import { SplitSection } from '../sections/Section.tsx'
import * as styles from '../sections/Section.css.ts'

const shown: readonly PolicyId[] = ['privacy', 'cookies']

/** A section for each policy, with the anchor that the footer links to. */
export default function PolicyTexts(): ReactElement {
  return (
    <>
      {shown.map((policy) => {
        const { title, clauses } = policies[policy]
        return (
          <div key={policy} id={policy}>
            <SplitSection title={title}>
              <dl>
                {clauses.map(({ heading, text }) => (
                  <div className={styles.termRow} key={heading}>
                    <dt className={styles.term}>{heading}</dt>{' '}
                    <dd className={styles.paragraphs}>
                      {text.map((paragraph) => (
                        <p key={paragraph}>{paragraph}</p>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </SplitSection>
          </div>
        )
      })}
    </>
  )
}
