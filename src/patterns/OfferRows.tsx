// The rows of a menu of services or products: a link to the page and, where there is one, to the live demo.
import type { ReactElement, ReactNode } from 'react'
import { demoHref } from '../content/demos.ts'
import type { OfferEntry } from '../content/navigation.ts'
import { LiveDemoLink } from '../primitives/Button.tsx'
import { FamilyGlyph } from '../primitives/Marks.tsx'
import * as styles from './SiteHeader.css.ts'

export interface OfferRowsProps {
  entries: readonly OfferEntry[]
  /** Makes each link an entry of the menu it stands in; in a plain list it stays as it is. */
  wrap?: (link: ReactElement) => ReactNode
}

/** One row an entry; link and demo are two siblings, never one inside the other. */
export function OfferRows({ entries, wrap = (link) => link }: OfferRowsProps): ReactNode {
  return entries.map((entry) => (
    <div key={entry.id} className={styles.row}>
      {wrap(
        <a className={styles.rowLink} href={entry.path}>
          <FamilyGlyph family={entry.family} />
          {entry.name}
        </a>,
      )}
      {entry.demo &&
        wrap(<LiveDemoLink href={demoHref(entry.demo)} subject={entry.name} family={entry.family} />)}
    </div>
  ))
}
