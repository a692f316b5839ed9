// How a page ends: what to do next, on a family's face, beside art composed from the family's fold.
import type { ReactElement, ReactNode } from 'react'
import { company } from '../../content/company.ts'
import { pageHref } from '../../content/site.ts'
import { row } from '../../primitives/Button.css.ts'
import { ButtonLink } from '../../primitives/Button.tsx'
import { FoldArt, Mosaic } from '../../primitives/Mosaic.tsx'
import { notPrinted, sheet } from '../../theme/global.css.ts'
import type { FamilyName } from '../../theme/tokens.ts'
import * as styles from './CallPanel.css.ts'

export interface CallPanelProps {
  /** What the visitor is asked, as a heading. */
  title: string
  /** One or two sentences. */
  children: ReactNode
  /** Where "Contact us" leads; with `?about=` where the page has a subject. */
  contactHref?: string
  /** The page's own. See `OfAnotherFamily`. */
  family?: FamilyName
  /** A page of no family: its art is made from this text, its name for instance. See `OfAPage`. */
  seed?: string
  /** Stands beside something else, as high as that, in Launch's colors; over the whole sheet when not given. See `Beside`. */
  isBeside?: boolean
}

/** Asks the visitor to write. */
export function CallPanel({
  title,
  children,
  contactHref = pageHref('/contact'),
  family = 'launch',
  seed,
  isBeside = false,
}: CallPanelProps): ReactElement {
  return (
    <section className={isBeside ? styles.beside : `${sheet} ${styles.section}`}>
      <div className={isBeside ? `${styles.panel} ${styles.stacked}` : styles.panel} data-family={family}>
        <div className={styles.texts}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{children}</p>
          {/* The panel is printed matter, the same in both themes, and so are the buttons on it. */}
          <div className={`${row} ${styles.actions} ${notPrinted}`} data-theme="light">
            <ButtonLink variant="primary" href={contactHref}>
              Contact us
            </ButtonLink>
            <ButtonLink variant="onFace" href={company.mailHref}>
              {company.supportEmail}
            </ButtonLink>
          </div>
        </div>
        <div className={`${styles.art} ${notPrinted}`}>
          {seed === undefined ? (
            <FoldArt art={isBeside ? 'wide' : family} />
          ) : (
            <Mosaic
              seed={seed}
              cols={6}
              rows={6}
              families={[family, family === 'trade' ? 'build' : 'trade']}
              rest={0}
              isCovering
            />
          )}
        </div>
      </div>
    </section>
  )
}
