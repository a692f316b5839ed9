// One work: its picture, its details, and two sample controls; unfolded also its facts.
import { X } from 'lucide'
import { useRef, type ReactElement } from 'react'
import { plainNumber } from '../../format/number.ts'
import { IconButton } from '../../primitives/Button.tsx'
import { Meter } from '../../primitives/Meter.tsx'
import { SampleButton } from '../../primitives/SampleButton.tsx'
import { unfolded } from '../../theme/motion.css.ts'
import { factsOf } from './nftMarketplace.ts'
import { categories, sampleWorks, type Work } from './sampleWorks.ts'
import { WorkArt } from './WorkArt.tsx'
import * as styles from './NftMarketplace.css.ts'

const PRICE_DECIMALS = 2

/** What only the unfolded card says: the price beside its category's, who liked it, and what is like it. */
function Facts({ work, categoryLabel }: { work: Work; categoryLabel: string }): ReactElement {
  const { likedPercent, averagePrice, priceAgainstAverage, others } = factsOf(work, sampleWorks)
  const difference = Math.round(priceAgainstAverage)
  return (
    <dl className={styles.facts}>
      {[
        {
          key: `Average price in ${categoryLabel}`,
          value: `${averagePrice.toFixed(PRICE_DECIMALS)} ETH; this work is ${Math.abs(difference)}% ${
            difference < 0 ? 'below' : 'above'
          } it`,
        },
        { key: 'Liked', value: `by ${Math.round(likedPercent)}% of those who looked at it` },
        {
          key: 'AI score',
          value: <Meter label={`AI score of ${work.name}`} value={work.aiScore} />,
        },
        { key: `Also in ${categoryLabel}`, value: others.map(({ name }) => name).join(', ') },
      ].map(({ key, value }) => (
        <div key={key}>
          <dt className={styles.factName}>{key}</dt> <dd className={styles.fact}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export interface WorkCardProps {
  /** Its price in ETH, its AI score from 0 to 100; its picture is generated from its id. */
  work: Work
  /** Whether the card is unfolded to the large picture and the facts. See `Unfolded`. */
  isOpen: boolean
  /** The class that keeps an unfolded card in its row of the grid. See `UnfoldedInItsRow`. */
  place?: string | undefined
  /** The picture or × was pressed, to unfold the card or to fold it back. */
  onDetails: () => void
}

/** A card of the grid; Buy Now and Bid have no effect (Rules, Sample controls). */
export function WorkCard({ work, isOpen, place, onDetails }: WorkCardProps): ReactElement {
  const picture = useRef<HTMLButtonElement>(null)
  const { id, name, price, image, creator, likes, views, category, aiScore } = work
  const categoryLabel = categories.find(({ key }) => key === category)?.label ?? ''
  return (
    <li className={isOpen ? [styles.openCard, place, unfolded].filter(Boolean).join(' ') : styles.card}>
      <button
        ref={picture}
        type="button"
        className={isOpen ? styles.openPicture : styles.picture}
        aria-label={`Details of ${name}`}
        aria-expanded={isOpen}
        onClick={onDetails}
      >
        <WorkArt seed={id} category={category} {...image} label={`${name}, generated artwork`} />
      </button>
      <div className={styles.cardBody}>
        <div className={styles.cardHead}>
          <div>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.creator}>{creator}</p>
          </div>
          {isOpen && (
            <IconButton
              icon={X}
              label={`Close details of ${name}`}
              onClick={() => {
                // Before it is removed.
                picture.current?.focus()
                onDetails()
              }}
            />
          )}
        </div>
        <p className={styles.meta}>
          <span className={styles.category}>{categoryLabel}</span>
          <span>{`${plainNumber(likes, 0)} likes`}</span>
          <span>{`${plainNumber(views, 0)} views`}</span>
        </p>
        <p className={styles.priceLine}>
          <span className={styles.price}>{`${price.toFixed(PRICE_DECIMALS)} ETH`}</span>
          <span className={styles.score}>{`AI score ${aiScore}`}</span>
        </p>
        {isOpen && <Facts work={work} categoryLabel={categoryLabel} />}
        <div className={styles.actions}>
          <SampleButton
            variant="primary"
            size="small"
            label={`Buy Now: ${name}`}
            explains="In your version this pays from the buyer’s wallet and transfers the work to it."
          >
            Buy Now
          </SampleButton>
          <SampleButton
            size="small"
            label={`Bid: ${name}`}
            explains="In your version this signs a bid that the seller can accept."
          >
            Bid
          </SampleButton>
        </div>
      </div>
    </li>
  )
}
