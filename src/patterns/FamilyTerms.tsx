// What sets price and time for a family's work, and what is handed over. Apart from the page, whose first load does
// without it.
import type { ReactElement } from 'react'
import { familyTerms } from '../content/copy/familyTerms.ts'
import type { Family } from '../content/families.ts'
import { Terms } from './Section.tsx'

export interface FamilyTermsProps {
  /** See `WithDemo` of the service's page. */
  family: Family
}

/** Said once for a family, on each of its pages. */
export function FamilyTerms({ family }: FamilyTermsProps): ReactElement {
  return <Terms items={familyTerms[family]} />
}
