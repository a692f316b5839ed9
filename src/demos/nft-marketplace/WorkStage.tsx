// The opened work, half a window large: its picture, the history of its price, what is offered for it, and the way to the next one.
import { ChevronLeft, ChevronRight, X } from 'lucide'
import { useState, type KeyboardEvent, type ReactElement } from 'react'
import { useLayer } from '../../browser/layers.ts'
import { LatePriceHistory } from '../../patterns/figures/LatePriceHistory.tsx'
import { IconButton } from '../../primitives/Button.tsx'
import { ProgressMeter } from '../../primitives/ProgressMeter.tsx'
import { Slider } from '../../primitives/Slider.tsx'
import { stamped } from '../../theme/motion.css.ts'
import { besideOf, factsOf, offersBefore, placeInWords } from './nftMarketplace.ts'
import { categories, HISTORY_WEEKS, offersOf, pricesOf, sampleWorks, type Work } from './sampleWorks.ts'
import { sharedBy, traitsOf } from './traits.ts'
import { WorkActions, WorkMeta, WorkPicture } from './WorkCard.tsx'
import { inEth } from './inEth.ts'
import * as styles from './WorkStage.css.ts'

const DAYS_PER_WEEK = 7

export interface WorkStageProps {
  /** Its price in ETH, its AI score from 0 to 100; its picture is generated from its id. */
  work: Work
  /** All that were found, to say its place and to turn to its neighbors. See `OnlyOne`. */
  found: readonly Work[]
  /** The way to a neighbor was chosen, by its button or by an arrow key. */
  onTurn: (work: Work) => void
  /** The trait that all shown works share, or null. */
  trait: string | null
  /** A trait was pressed. */
  onTrait: (trait: string) => void
  /** The picture or × was pressed, to put the work back. */
  onClose: () => void
}

/** From half of the best offer to the asking price, at which Buy Now gives the work, in hundredths of an ETH. */
const BIDS = { least: 0.5, perEth: 100 } as const

interface OffersProps extends Pick<WorkStageProps, 'work'> {
  /** The bid that is tried, in hundredths of an ETH, or null. */
  bid: number | null
  /** Another bid was tried, at most the price. */
  onBid: (bid: number) => void
}

/** The offers, best first, and among them the bid that is tried. See `Unfolded`. */
function Offers({ work, bid, onBid }: OffersProps): ReactElement {
  const offers = offersOf(work)
  const [least, most] = [offers[0]!.price * BIDS.least, work.price].map((eth) =>
    Math.round(eth * BIDS.perEth),
  ) as [number, number]
  const own = (bid ?? least) / BIDS.perEth
  const place = offersBefore(work, own)
  const all = [...offers.slice(0, place), ...(bid === null ? [] : [null]), ...offers.slice(place)]
  const text = bid === null ? 'None yet' : placeInWords(work, own)
  return (
    <section className={styles.panel}>
      <h4 className={styles.panelName}>Sample offers</h4>
      <ul className={styles.offers}>
        {all.map((offer) =>
          offer ? (
            <li key={offer.bidder} className={styles.offer}>
              <span>{offer.bidder}</span> <span className={styles.offered}>{inEth(offer.price)}</span>
            </li>
          ) : (
            <li key={`own ${place}`} className={`${styles.ownOffer} ${stamped}`}>
              <span>You</span> <span className={styles.offered}>{inEth(own)}</span>
            </li>
          ),
        )}
      </ul>
      <Slider
        label="Try a bid"
        min={least}
        max={most}
        value={bid ?? least}
        text={text}
        valueText={bid === null ? text : `${inEth(own)}: ${text}`}
        onChange={onBid}
      />
    </section>
  )
}

/** The first row of the grid; Buy Now and Bid have no effect (Rules, Sample controls). */
export function WorkStage({ work, found, trait, onTrait, onTurn, onClose }: WorkStageProps): ReactElement {
  const { previous, next } = besideOf(found, work)
  const { id, name, price, creator, category, aiScore } = work
  const categoryLabel = categories.find(({ key }) => key === category)?.label ?? ''
  const { averagePrice, priceAgainstAverage } = factsOf(work, sampleWorks)
  const difference = Math.round(priceAgainstAverage)
  const [read, setRead] = useState<number | null>(null)
  /** Local to the view, and forgotten with the work that it is for. */
  const [tried, setTried] = useState<{ id: string; bid: number | null }>({ id, bid: null })
  if (tried.id !== id) setTried({ id, bid: null })
  useLayer(true, { onEscape: onClose })
  const turnBy = ({ key, currentTarget }: KeyboardEvent) => {
    const isForward = (key === 'ArrowRight') === (getComputedStyle(currentTarget).direction === 'ltr')
    const wanted = isForward ? next : previous
    if (wanted && (key === 'ArrowRight' || key === 'ArrowLeft')) onTurn(wanted)
  }
  return (
    <li className={styles.stage} aria-label={`Opened: ${name}`}>
      <div className={styles.mat} role="presentation" onKeyDown={turnBy}>
        <WorkPicture work={work} isOpen onPress={onClose} />
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <div>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.creator}>{creator}</p>
          </div>
          <div role="presentation" onKeyDown={turnBy}>
            <div className={styles.turns} role="group" aria-label="Opened work">
              {previous && (
                <IconButton icon={ChevronLeft} label="Previous work" onClick={() => onTurn(previous)} />
              )}
              <p className={styles.place} role="status">
                <span>{`${found.indexOf(work) + 1} of ${found.length}`}</span>
                <span className={styles.placeName}>{`: ${name}`}</span>
              </p>
              {next && <IconButton icon={ChevronRight} label="Next work" onClick={() => onTurn(next)} />}
              <IconButton icon={X} label={`Close details of ${name}`} onClick={onClose} />
            </div>
          </div>
        </div>
        <p className={styles.priceLine}>
          <span className={styles.price}>{inEth(price)}</span>
          <span className={styles.against}>
            {`${difference === 0 ? '' : `${Math.abs(difference)}% ${difference < 0 ? 'below' : 'above'} `}the average in ${categoryLabel}${difference === 0 ? '' : `, ${inEth(averagePrice)}`}`}
          </span>
        </p>
        <WorkMeta work={work} categoryLabel={categoryLabel} />
        <div className={styles.panels}>
          <LatePriceHistory
            key={id}
            name={name}
            what="price"
            symbol={null}
            past={HISTORY_WEEKS * DAYS_PER_WEEK}
            values={pricesOf(work)}
            format={inEth}
            read={read}
            onRead={setRead}
          />
          <Offers
            key={`offers for ${id}`}
            work={work}
            bid={tried.bid}
            onBid={(bid) => setTried({ id, bid })}
          />
        </div>
        <div className={styles.traits} role="group" aria-label="Traits">
          {traitsOf(work).map((own) => (
            <button
              key={own}
              type="button"
              className={styles.trait}
              aria-pressed={own === trait}
              onClick={() => onTrait(own)}
            >
              <span>{own}</span>{' '}
              <span className={styles.share}>{`${sharedBy(own, sampleWorks)} of ${sampleWorks.length}`}</span>
            </button>
          ))}
        </div>
        <dl className={styles.scoreLine}>
          <dt className={styles.factName}>AI score</dt>{' '}
          <dd className={styles.scored}>
            <ProgressMeter label={`AI score of ${name}`} value={aiScore} /> <span>{aiScore}</span>
          </dd>
        </dl>
        <WorkActions work={work} bid={tried.bid === null ? null : tried.bid / BIDS.perEth} />
      </div>
    </li>
  )
}
