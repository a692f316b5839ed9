// One work of the grid: its picture, its details, and two sample controls.
import { memo, type ReactElement } from 'react'
import { plainNumber } from '../../format/number.ts'
import { SampleButton } from '../../primitives/SampleButton.tsx'
import { inEth } from './inEth.ts'
import { categories, type Work } from './sampleWorks.ts'
import { WorkArt } from './WorkArt.tsx'
import * as styles from './NftMarketplace.css.ts'

/** The id of the picture's button, for moving the focus. */
export const pictureOf = (workId: string): string => `picture-${workId}`

export interface WorkPictureProps {
  /** Its picture is generated from its id. */
  work: Work
  /** Whether a press puts the work back. */
  isOpen: boolean
  /** The picture was pressed. */
  onPress: () => void
}

/** Its picture: a press opens the work, another one puts it back. */
export function WorkPicture({ work, isOpen, onPress }: WorkPictureProps): ReactElement {
  const { id, name, image, category } = work
  return (
    <button
      type="button"
      id={pictureOf(id)}
      className={isOpen ? styles.openPicture : styles.picture}
      aria-label={`Details of ${name}`}
      aria-expanded={isOpen}
      onClick={onPress}
    >
      {/* A new key unfolds the next picture; the button keeps the focus. */}
      <span key={id} className={isOpen ? styles.opened : undefined}>
        <WorkArt seed={id} category={category} {...image} label={`${name}, generated artwork`} />
      </span>
    </button>
  )
}

export interface WorkMetaProps {
  /** Its likes and views are shown. */
  work: Work
  /** "Music". */
  categoryLabel: string
}

/** Its category, and who liked and saw it. */
export function WorkMeta({ work, categoryLabel }: WorkMetaProps): ReactElement {
  return (
    <p className={styles.meta}>
      <span className={styles.category}>{categoryLabel}</span>
      <span>{`${plainNumber(work.likes, 0)} likes`}</span>
      <span>{`${plainNumber(work.views, 0)} views`}</span>
    </p>
  )
}

export interface WorkActionsProps {
  /** Its name is for screen readers; its price and its picture are on the slips. */
  work: Work
  /** The bid that is tried, in ETH, or null. */
  bid: number | null
}

/** Two sample controls. */
export function WorkActions({ work, bid }: WorkActionsProps): ReactElement {
  const { name } = work
  return (
    <div className={styles.actions}>
      <SampleButton
        variant="primary"
        size="small"
        label={`Buy Now: ${name}`}
        explains="In your version this pays from the buyer’s wallet and transfers the work to it."
        outcome={async () => (await import('./outcomes.tsx')).purchaseOutcome(work)}
      >
        Buy Now
      </SampleButton>
      <SampleButton
        size="small"
        label={`Bid: ${name}`}
        explains="In your version this signs a bid that the seller can accept."
        outcome={async () => (await import('./outcomes.tsx')).bidOutcome(work, bid)}
      >
        Bid
      </SampleButton>
    </div>
  )
}

export interface WorkCardProps {
  /** Its price in ETH, its AI score from 0 to 100; its picture is generated from its id. */
  work: Work
  /** The picture was pressed, to open the work with this id. */
  onDetails: (workId: string) => void
}

/** A card of the grid; Buy Now and Bid have no effect (Rules, Sample controls). It stays as it is while another work opens. */
export const WorkCard = memo(function WorkCard({ work, onDetails }: WorkCardProps): ReactElement {
  const { id, name, price, creator, category, aiScore } = work
  return (
    <li className={styles.card}>
      <WorkPicture work={work} isOpen={false} onPress={() => onDetails(id)} />
      <div className={styles.cardBody}>
        <div>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.creator}>{creator}</p>
        </div>
        <WorkMeta work={work} categoryLabel={categories.find(({ key }) => key === category)?.label ?? ''} />
        <p className={styles.priceLine}>
          <span className={styles.price}>{inEth(price)}</span>
          <span className={styles.score}>{`AI score ${aiScore}`}</span>
        </p>
        <WorkActions work={work} bid={null} />
      </div>
    </li>
  )
})
