// Layouts that vary a long page: two sections side by side, a section on a tint, terms in columns.
import { useId, type ReactElement, type ReactNode } from 'react'
import type { Term } from '../content/copy/offerCopy.ts'
import { muted, sheet } from '../theme/global.css.ts'
import { section, sideNote, sideTitle, term as termName, termText } from '../parts/sections/Section.css.ts'
import { SplitSection, type SplitSectionProps } from '../parts/sections/Section.tsx'
import * as styles from './SectionColumns.css.ts'

export interface SectionColumnsProps {
  /** Two `ColumnSection`s; on narrow screens the second is below the first. */
  children: ReactNode
}

/** Two sections side by side under one rule, each with its title over it: three tiles, and five. */
export function SectionColumns({ children }: SectionColumnsProps): ReactElement {
  return (
    <div className={`${sheet} ${section}`}>
      <div className={styles.columns}>{children}</div>
    </div>
  )
}

/** A section in a separate column of `SectionColumns`. */
export function ColumnSection({ title, note, children }: Omit<SplitSectionProps, 'className'>): ReactElement {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 className={sideTitle} id={id}>
        {title}
      </h2>
      {note && <p className={`${muted} ${sideNote}`}>{note}</p>}
      <div className={styles.columnBody}>{children}</div>
    </section>
  )
}

/** As `SplitSection`, as a panel in the family's tint instead of under a rule. */
export function TintSection(props: Omit<SplitSectionProps, 'className'>): ReactElement {
  return <SplitSection {...props} className={styles.tinted} />
}

export interface TermColumnsProps {
  /** Side by side in this order, as many in a row as fit; no term twice. */
  items: readonly Term[]
}

/** Terms side by side, each over its explanation. */
export function TermColumns({ items }: TermColumnsProps): ReactElement {
  return (
    <dl className={styles.termColumns}>
      {items.map(({ term, text }) => (
        <div className={styles.termColumn} key={term}>
          <dt className={termName}>{term}</dt>
          <dd className={termText}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
