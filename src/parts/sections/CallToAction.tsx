// The call to action at the end of a page, on a family's face, beside art composed from the family's fold.
import type { ReactElement, ReactNode } from 'react'
import { company } from '../../content/company.ts'
import { pageHref } from '../../content/site.ts'
import { row } from '../../primitives/Button.css.ts'
import { ButtonLink } from '../../primitives/Button.tsx'
import { FoldArt } from '../../primitives/Mosaic.tsx'
import { notPrinted, sheet } from '../../theme/global.css.ts'
import type { FamilyName } from '../../theme/tokens.ts'
import * as styles from './CallToAction.css.ts'

export interface CallToActionProps {
  /** The question to the visitor, as a heading. */
  title: string
  /** One or two sentences. */
  children: ReactNode
  /** The target of "Tell us what you need"; with `?about=` if the page has a subject. */
  contactHref?: string
  /** The family of the page, or of a page's art that has none. See `OfAnotherFamily`. */
  family?: FamilyName
  /** Beside other content and as high as it, in Launch's colors; by default over the whole sheet. See `Beside`. */
  isBeside?: boolean
}

/** Asks the visitor to write. */
export function CallToAction({
  title,
  children,
  contactHref = pageHref('/contact'),
  family = 'launch',
  isBeside = false,
}: CallToActionProps): ReactElement {
  return (
    <section className={isBeside ? styles.beside : `${sheet} ${styles.section}`}>
      <div className={isBeside ? `${styles.panel} ${styles.stacked}` : styles.panel} data-family={family}>
        <div className={styles.texts}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{children}</p>
          {/* The panel looks like print, the same in both themes, and so do its buttons. */}
          <div className={`${row} ${styles.actions} ${notPrinted}`} data-theme="light">
            <ButtonLink variant="primary" href={contactHref}>
              Tell us what you need
            </ButtonLink>
            <ButtonLink variant="onFace" href={company.mailHref}>
              {company.supportEmail}
            </ButtonLink>
          </div>
        </div>
        <div className={`${styles.art} ${notPrinted}`}>
          <FoldArt art={isBeside ? 'wide' : family} />
        </div>
      </div>
    </section>
  )
}
