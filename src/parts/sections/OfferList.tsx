// Rows of services and products: each one a link, with a Live Demo if it has its own.
import { ArrowRight } from 'lucide'
import type { ReactElement } from 'react'
import { sentenceOf } from '../../content/copy/sentences.ts'
import { liveDemoOf, type Offer } from '../../content/offers.ts'
import { shownWith } from '../../content/ownDemo.ts'
import { pageHref } from '../../content/site.ts'
import { LiveDemoLink } from '../../primitives/Button.tsx'
import { Icon } from '../../primitives/Icon.tsx'
import { notPrinted } from '../../theme/global.css.ts'
import * as styles from './OfferList.css.ts'

export interface OfferListProps {
  /** Services and products in list order; each leads to its page. */
  offers: readonly Offer[]
}

/** Ruled rows with a name and a sentence. The whole row leads to the offer's page. */
export function OfferList({ offers }: OfferListProps): ReactElement {
  return (
    <ul>
      {offers.map((offer) => {
        const { name, path } = offer
        const borrowed = shownWith(offer)
        const liveDemo = borrowed ? undefined : liveDemoOf(offer)
        return (
          <li className={styles.entry} key={path}>
            <h3 className={styles.name}>
              <a className={styles.link} href={pageHref(path)}>
                {name}
              </a>
            </h3>
            <p className={styles.sentence}>{sentenceOf(offer)}</p>
            {borrowed && <p className={styles.borrowed}>{borrowed}</p>}
            <div className={`${styles.go} ${notPrinted}`}>
              {liveDemo && <LiveDemoLink {...liveDemo} />}
              <span className={styles.arrow}>
                <Icon icon={ArrowRight} />
              </span>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
