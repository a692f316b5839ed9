// One family of a list: a band in its color, tiles for what can be seen in a demo, rows for the rest.
import { ArrowRight } from 'lucide'
import type { ReactElement } from 'react'
import { sentenceOf } from '../content/copy/sentences.ts'
import { families, type Family } from '../content/families.ts'
import { liveDemoOf, type Offer } from '../content/offers.ts'
import { shownWith } from '../content/ownDemo.ts'
import { pageHref } from '../content/site.ts'
import { OfferPicture } from '../parts/sections/OfferPicture.tsx'
import { LiveDemoLink } from '../primitives/Button.tsx'
import { Icon } from '../primitives/Icon.tsx'
import { FoldTile } from '../primitives/Mosaic.tsx'
import { notPrinted } from '../theme/global.css.ts'
import * as styles from './CatalogBand.css.ts'

/** Up to so many tiles have their texts beside them on wide screens. */
const FEW = 3

interface OfferProps {
  offer: Offer
}

function OfferTexts({ offer }: OfferProps): ReactElement {
  return (
    <>
      <h3 className={styles.name}>
        <a className={styles.link} href={pageHref(offer.path)}>
          {offer.name}
        </a>
      </h3>
      <p className={styles.sentence}>{sentenceOf(offer)}</p>
    </>
  )
}

function OfferTile({ offer }: OfferProps): ReactElement {
  const borrowed = shownWith(offer)
  const liveDemo = borrowed ? undefined : liveDemoOf(offer)
  return (
    <li className={styles.tile}>
      <div className={styles.face}>
        <OfferPicture offer={offer} look={liveDemo ? 'tile' : 'mark'} />
      </div>
      <div className={styles.texts}>
        <OfferTexts offer={offer} />
        {borrowed && <p className={styles.borrowed}>{borrowed}</p>}
      </div>
      {liveDemo && (
        <div className={`${styles.live} ${notPrinted}`}>
          <LiveDemoLink {...liveDemo} />
        </div>
      )}
    </li>
  )
}

function OfferRow({ offer }: OfferProps): ReactElement {
  return (
    <li className={styles.row}>
      <span className={styles.mark}>
        <OfferPicture offer={offer} look="mark" />
      </span>
      <OfferTexts offer={offer} />
      <span className={`${styles.arrow} ${notPrinted}`}>
        <Icon icon={ArrowRight} />
      </span>
    </li>
  )
}

export interface CatalogBandProps {
  /** The family; it determines color, fold, name and sentence. See `EachFamily`. */
  family: Family
  /** Its offers in the order of the list: those with a demo, their own or another product's, become tiles. See `RowsOnly`. */
  offers: readonly Offer[]
  /** Left out, as another family is chosen. */
  isHidden?: boolean
  /**
   * Whether its family is an anchor of the page. Not where the page's code answers the address: the browser would scroll to it
   * on Back.
   */
  isAnchor?: boolean
}

/** The whole tile and the whole row lead to the offer's page; "Live Demo" opens its demo over the list. */
export function CatalogBand({
  family,
  offers,
  isHidden = false,
  isAnchor = true,
}: CatalogBandProps): ReactElement {
  const { name, sentence } = families[family]
  const shown = offers.filter(({ demo }) => demo)
  const others = offers.filter(({ demo }) => !demo)
  const title = `${family}-title`
  const isOne = shown.length === 1 && others.length > 0
  const look = isOne ? styles.one : shown.length > FEW ? '' : styles.few
  return (
    <section
      className={styles.block}
      id={isAnchor ? family : undefined}
      data-family={family}
      aria-labelledby={title}
      hidden={isHidden}
    >
      <div className={styles.band}>
        <h2 className={styles.title} id={title}>
          {name}
        </h2>
        <p className={styles.subject}>{sentence}</p>
        <span className={styles.fold}>
          <FoldTile family={family} />
        </span>
      </div>
      <div className={isOne ? styles.besides : undefined}>
        {shown.length > 0 && (
          <ul className={`${styles.tiles} ${look}`}>
            {shown.map((offer) => (
              <OfferTile key={offer.path} offer={offer} />
            ))}
          </ul>
        )}
        {others.length > 0 && (
          <ul className={styles.rows}>
            {others.map((offer) => (
              <OfferRow key={offer.path} offer={offer} />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
