// One partner: name, place, rating and distance, services, and two sample controls.
import type { ReactElement } from 'react'
import { plainNumber } from '../../format/number.ts'
import { TrustBadges } from '../../patterns/figures/TrustBadges.tsx'
import type { PointedHandlers } from '../../patterns/controls/usePointedAt.ts'
import { PersonMark } from '../../primitives/PersonMark.tsx'
import { SampleButton } from '../../primitives/SampleButton.tsx'
import { visuallyHidden } from '../../theme/global.css.ts'
import { DISTANCE_DECIMALS, RATING_DECIMALS, type Partner } from './samplePartners.ts'
import * as styles from './BusinessPartner.css.ts'

/** Keeps a figure and its unit on one line. */
const NO_BREAK = '\u00a0'

export interface PartnerRowProps {
  /** Rated from 0 to 5, its distance in miles; verified and online are shown as badges. */
  partner: Partner
  /** The row or its square on the map is pointed at. See `Lit`. */
  isLit?: boolean
  /** Handlers that light row and square together. */
  handlers?: PointedHandlers | undefined
}

/** A row of the list; its controls have no effect (Rules, Sample controls). */
export function PartnerRow({ partner, isLit = false, handlers }: PartnerRowProps): ReactElement {
  const { name, type, rating, reviews, location, distance, services, verified, online } = partner
  const facts = [
    {
      head: 'Rating',
      fact: `${rating.toFixed(RATING_DECIMALS)} of 5`,
      note: `${plainNumber(reviews, 0)} reviews`,
    },
    { head: 'Distance', fact: `${plainNumber(distance, DISTANCE_DECIMALS)}${NO_BREAK}miles` },
    { head: 'Services', fact: services.join(', ') },
  ]
  return (
    <li className={isLit ? styles.litPartner : styles.partner} {...handlers}>
      <span className={styles.mark}>
        <PersonMark name={name} />
      </span>
      <div className={styles.who}>
        <h3 className={styles.name} dir="auto">
          {name}
        </h3>
        <p className={styles.type}>
          <span>{type}</span>
          <span dir="auto">{`${location.city}, ${location.state}`}</span>
        </p>
      </div>
      <div className={styles.badges}>
        <TrustBadges isOnline={online} isVerified={verified} />
      </div>
      <dl className={styles.facts}>
        {facts.map(({ head, fact, note }) => (
          <div key={head} className={styles.factPair}>
            <dt className={visuallyHidden}>{`${head} `}</dt>
            <dd className={styles.fact} dir="auto">
              {fact}
            </dd>
            {note && <dd className={styles.factNote}>{note}</dd>}
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <SampleButton
          variant="primary"
          size="small"
          label={`Start escrow with ${name}`}
          explains="In your version this holds the payment in escrow until both sides confirm the delivery. Escrow Trades shows how."
          outcome={async () => (await import('./outcomes.tsx')).escrowOutcome(partner)}
        >
          Start escrow
        </SampleButton>
        <SampleButton
          size="small"
          label={`Book appointment with ${name}`}
          explains="In your version this shows the partner’s free times and books one of them. Appointments shows how."
          outcome={async () => (await import('./outcomes.tsx')).appointmentOutcome(partner)}
        >
          Book appointment
        </SampleButton>
      </div>
    </li>
  )
}
