// Rows of what is offered: each one link, and a Live Demo where there is one to open.
import { ArrowRight } from 'lucide-react'
import type { ReactElement } from 'react'
import type { Family } from '../content/families.ts'
import { LiveDemoLink } from '../primitives/Button.tsx'
import { Icon } from '../primitives/Icon.tsx'
import { FamilyGlyph } from '../primitives/Marks.tsx'
import { notPrinted } from '../theme/global.css.ts'
import * as styles from './EntryList.css.ts'

/** Something offered, with a page of its own. */
export interface NamedEntry {
  name: string
  family: Family
  /** The address of its page. */
  href: string
  /** The address that opens its demo, where it has one. */
  demoHref?: string | undefined
}

/** The same, said in one sentence. */
export interface Entry extends NamedEntry {
  sentence: string
}

export interface EntryListProps {
  entries: readonly Entry[]
  /** The family's glyph before each name, for lists whose head shows something else. See `WithGlyphs`. */
  hasGlyphs?: boolean
}

/** Ruled rows with a name and a sentence. The whole row leads to the entry's page. */
export function EntryList({ entries, hasGlyphs = false }: EntryListProps): ReactElement {
  return (
    <ul>
      {entries.map(({ name, sentence, family, href, demoHref }) => (
        <li className={styles.entry} key={href}>
          <h3 className={styles.name}>
            {hasGlyphs && <FamilyGlyph family={family} />}
            <a className={styles.link} href={href}>
              {name}
            </a>
          </h3>
          <p className={styles.sentence}>{sentence}</p>
          <div className={`${styles.go} ${notPrinted}`}>
            {demoHref !== undefined && <LiveDemoLink href={demoHref} subject={name} family={family} />}
            <span className={styles.arrow}>
              <Icon icon={ArrowRight} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}
