// One work: its picture, its details, and two sample controls.
import type { ReactElement } from 'react'
import { plainNumber } from '../../format/number.ts'
import { SampleButton } from '../../primitives/SampleButton.tsx'
import { categories, type Work } from './sampleWorks.ts'
import { WorkArt } from './WorkArt.tsx'
import * as styles from './NftMarketplace.css.ts'

const PRICE_DECIMALS = 2

export interface WorkCardProps {
  /** Its price in ETH, its AI score from 0 to 100; its picture is generated from its id. */
  work: Work
}

/** A card of the grid; Buy Now and Bid have no effect (Rules, Sample controls). */
export function WorkCard({ work }: WorkCardProps): ReactElement {
  const { id, name, price, image, creator, likes, views, category, aiScore } = work
  return (
    <li className={styles.card}>
      <WorkArt seed={id} category={category} {...image} label={`${name}, generated artwork`} />
      <div className={styles.cardBody}>
        <div>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.creator}>{creator}</p>
        </div>
        <p className={styles.meta}>
          <span className={styles.category}>{categories.find(({ key }) => key === category)?.label}</span>
          <span>{`${plainNumber(likes, 0)} likes`}</span>
          <span>{`${plainNumber(views, 0)} views`}</span>
        </p>
        <p className={styles.priceLine}>
          <span className={styles.price}>{`${price.toFixed(PRICE_DECIMALS)} ETH`}</span>
          <span className={styles.score}>{`AI score ${aiScore}`}</span>
        </p>
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
