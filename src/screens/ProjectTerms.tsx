// What a project takes, in one block: what the buyer brings, what sets price and time, what is handed over, and the terms used.
import type { ReactElement, ReactNode } from 'react'
import type { OfferCopy } from '../content/copy/offerCopy.ts'
import { SplitSection } from '../parts/sections/Section.tsx'
import { notPrinted } from '../theme/global.css.ts'
import * as styles from './ProjectTerms.css.ts'
import { squared } from './Checklist.css.ts'

export interface ProjectTermsProps {
  /** What the buyer provides: three to five short phrases. */
  needs: OfferCopy['needs']
  /** What sets price and time, and what is handed over. */
  terms: OfferCopy['terms']
  /** Terms and standards of the subject, folded. See `WithoutStandards`. */
  standards?: OfferCopy['standards']
}

interface FoldedProps {
  /** The heading that opens it. */
  name: string
  /** What is in it, in a few words. */
  names?: string
  children: ReactNode
}

const Folded = ({ name, names, children }: FoldedProps) => (
  <details className={styles.fold}>
    <summary>
      <h3 className={styles.name}>{name}</h3>
      {names && <span className={styles.names}>{names}</span>}
    </summary>
    <div className={styles.text}>{children}</div>
  </details>
)

/** What is needed, and rows that unfold by a press, and by a search in the page. */
export function ProjectTerms({ needs, terms, standards }: ProjectTermsProps): ReactElement {
  return (
    <SplitSection title="What the project takes">
      <div className={styles.row}>
        <h3 className={styles.name}>What we need from you</h3>
        <ul className={styles.needs}>
          {needs.map((need) => (
            <li key={need} className={squared}>
              {need}
            </li>
          ))}
        </ul>
      </div>
      {/* Not printed, so that the hand-out stays on two sheets. */}
      <div className={notPrinted}>
        <Folded name="What sets the price">{terms.price}</Folded>
        <Folded name="What sets the timeline">{terms.time}</Folded>
        <Folded name="What is handed over">{terms.handover}</Folded>
      </div>
      {standards && (
        <Folded name="Standards and terms" names={standards.map(({ term }) => term).join(', ')}>
          <dl className={styles.standards}>
            {standards.map(({ term, text, names }) => (
              <div key={term}>
                <dt className={styles.term}>{term}</dt>
                {names && <dt className={styles.coded}>{names}</dt>}
                <dd className={styles.meaning}>{text}</dd>
              </div>
            ))}
          </dl>
        </Folded>
      )}
    </SplitSection>
  )
}
