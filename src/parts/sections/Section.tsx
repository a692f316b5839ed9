// The sections of a page: a rule across the sheet, a head, and the content below or beside it.
import { useId, type ReactElement, type ReactNode } from 'react'
import type { Term } from '../../content/copy/offerCopy.ts'
import { muted, sheet, visuallyHidden } from '../../theme/global.css.ts'
import * as styles from './Section.css.ts'

export interface SectionProps {
  /** The heading, which also names the section. See `TitleHidden`. */
  title: string
  /** A link or a short sentence at the right of the title. See `WithLink`, `WithNote`. */
  aside?: ReactNode
  /** For sections of art: no rule, and only screen readers get the title. See `TitleHidden`. */
  isTitleHidden?: boolean
  /** The content of the section. */
  children: ReactNode
}

/** A section over the whole sheet. */
export function Section({ title, aside, isTitleHidden = false, children }: SectionProps): ReactElement {
  const id = useId()
  return (
    <section className={`${sheet} ${styles.section}`} aria-labelledby={id}>
      {isTitleHidden ? (
        <h2 className={visuallyHidden} id={id}>
          {title}
        </h2>
      ) : (
        <div className={styles.head}>
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
          {typeof aside === 'string' ? <p className={`${muted} ${styles.note}`}>{aside}</p> : aside}
        </div>
      )}
      {children}
    </section>
  )
}

export interface SplitSectionProps {
  /** The heading, which also names the section. */
  title: string
  /** A quiet sentence under the title. See `SplitWithNote`. */
  note?: string
  /** The content of the section. */
  children: ReactNode
  /** The grid of title and content; by default under a rule. */
  className?: string
}

/** Title over three tiles, rows over five. */
export function SplitSection({
  title,
  note,
  children,
  className = styles.split,
}: SplitSectionProps): ReactElement {
  const id = useId()
  return (
    <section className={`${sheet} ${styles.section}`} aria-labelledby={id}>
      <div className={className}>
        <div className={styles.side}>
          <h2 className={styles.sideTitle} id={id}>
            {title}
          </h2>
          {note && <p className={`${muted} ${styles.sideNote}`}>{note}</p>}
        </div>
        <div>{children}</div>
      </div>
    </section>
  )
}

export interface TermsProps {
  /** A row each, in this order; no term twice. */
  items: readonly Term[]
}

/** Ruled rows of a term and its explanation. See `SplitWithTerms`. */
export function Terms({ items }: TermsProps): ReactElement {
  return (
    <dl>
      {items.map(({ term, text }) => (
        <div className={styles.termRow} key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.termText}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
