// The rows of a menu of services or products: a link to the page and, if there is one, to the live demo.
import type { ReactElement, ReactNode } from 'react'
import { liveDemoOf, type Offer } from '../../content/offers.ts'
import { pageHref } from '../../content/site.ts'
import { LiveDemoLink } from '../../primitives/Button.tsx'
import { FamilyGlyph } from '../../primitives/Marks.tsx'
import * as styles from './HeaderMenus.css.ts'

export interface OfferRowsProps {
  /** A row each, in this order. */
  offers: readonly Offer[]
  /** Makes each link an entry of its menu; in a plain list it returns the link unchanged. */
  wrap?: (link: ReactElement) => ReactNode
}

/** One row per offer; link and demo are siblings, never nested. */
export function OfferRows({ offers, wrap = (link) => link }: OfferRowsProps): ReactNode {
  return offers.map((offer) => {
    const { slug, name, family, path } = offer
    const liveDemo = liveDemoOf(offer)
    return (
      <div key={slug} className={styles.row}>
        {wrap(
          <a className={styles.rowLink} href={pageHref(path)}>
            <FamilyGlyph family={family} />
            {name}
          </a>,
        )}
        {liveDemo && wrap(<LiveDemoLink {...liveDemo} />)}
      </div>
    )
  })
}
