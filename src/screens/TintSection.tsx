// A section on a tint: it varies a long page.
import type { ReactElement } from 'react'
import { SplitSection, type SplitSectionProps } from '../parts/sections/Section.tsx'
import * as styles from './TintSection.css.ts'

/** As `SplitSection`, as a panel in the family's tint instead of under a rule. */
export function TintSection(props: Omit<SplitSectionProps, 'className'>): ReactElement {
  return <SplitSection {...props} className={styles.tinted} />
}
