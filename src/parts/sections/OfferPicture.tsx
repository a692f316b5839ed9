// A picture of a service or product: the miniature of the demo that belongs to it, else the symbol drawn for it.
import type { ReactElement } from 'react'
import type { Offer } from '../../content/offers.ts'
import { ownDemoOf } from '../../content/ownDemo.ts'
import { miniature } from '../../primitives/Marks.css.ts'
import miniatures from '../../primitives/miniatures.svg'
import offerPictures from './offerPictures.svg'

/** Of a tile of 100 by 100: all of it, or the art with an even margin. */
const views = { tile: '0 0 100 100', mark: '6 -6 88 88' } as const

export interface OfferPictureProps {
  /** The service or product. */
  offer: Offer
  /**
   * `tile` keeps the lower quarter of the square free, as on the wall of demos; `mark` is the art alone, for a small square
   * beside a name. See `EachOffer`, `Marks`.
   * @default 'tile'
   */
  look?: 'tile' | 'mark'
}

/**
 * Fills its box in the colors of the surrounding `data-family`; the box has the family's face. Decoration: the name is
 * beside it. Its symbols are a file that only pages with this component load.
 */
export function OfferPicture({ offer, look = 'tile' }: OfferPictureProps): ReactElement {
  const demo = ownDemoOf(offer)
  return (
    <svg className={miniature} aria-hidden viewBox={views[look]}>
      <use
        href={demo ? `${miniatures}#${demo}` : `${offerPictures}#${offer.slug}`}
        width="100"
        height="100"
      />
    </svg>
  )
}
