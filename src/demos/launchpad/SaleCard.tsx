// The card of the sale, as buyers would see it: it updates while the visitor types.
import type { ReactElement, ReactNode } from 'react'
import { inQuotes } from '../../format/quoted.ts'
import { StatusBadge } from '../../primitives/Badge.tsx'
import { Blank } from '../../primitives/Blank.tsx'
import { Meter } from '../../primitives/Meter.tsx'
import { Mosaic } from '../../primitives/Mosaic.tsx'
import { labelOf } from '../../simulation/entries.ts'
import { visuallyHidden } from '../../theme/global.css.ts'
import {
  capsDrawn,
  isRunOfDates,
  shownDate,
  stepOf,
  steps,
  type LaunchpadDraft,
  type Step,
  type TextName,
} from './launchpad.ts'
import { CURRENCY, saleTypeOptions } from './launchpadSamples.ts'
import * as styles from './Launchpad.css.ts'

/** The title of the card while the sale has no name. */
const UNNAMED = 'Your sale'
/** Cells of the card's picture, which is generated from the name. */
const ART = { cols: 12, rows: 3 }
/** The maximum number of squares across the card; in a narrow one, as many as fit. */
const CAP_SQUARES = 52

export interface SaleCardProps {
  /** As typed, in quotes: the title of the card and the seed of its picture; empty before. See `Empty`, `BasicInfo`. */
  name: string
  /** The content below the name. */
  children: ReactNode
}

/** A picture generated from the name, the name, and a note that nothing is deployed. See `Empty`, `Deploy`. */
export function SaleCard({ name, children }: SaleCardProps): ReactElement {
  return (
    <section className={styles.sale} aria-label="Sale card">
      <h3 className={visuallyHidden}>Sale card</h3>
      <div className={styles.saleArt}>
        <Mosaic
          seed={name || UNNAMED}
          {...ART}
          families={['launch', 'trade', 'secure']}
          rest={0}
          isCovering
        />
      </div>
      <div className={styles.saleBody}>
        <div className={styles.saleTop}>
          <p className={name === '' ? `${styles.saleName} ${styles.missing}` : styles.saleName} dir="auto">
            {name === '' ? UNNAMED : inQuotes(name)}
          </p>
          <StatusBadge tone="outline" mark="hollow">
            Not deployed
          </StatusBadge>
        </div>
        {children}
      </div>
    </section>
  )
}

export interface SaleFactsProps {
  /** The entries so far; placeholders and the step number for missing ones. See `SaleConfig`. */
  draft: LaunchpadDraft
  /** The current step: `basicInfo`, `saleConfig`, `aiAnalysis` or `deploy`. */
  step: Step
}

/** The sale in a few lines: caps as a bar, dates as a line. See `Empty`, `SaleConfig`, `SoftCapAboveHardCap`. */
export function SaleFacts({ draft, step }: SaleFactsProps): ReactElement {
  const valueOf = (field: TextName, unit = '') => {
    const text = draft[field]
    if (text !== '')
      return (
        <span className={field === 'tokenAddress' ? styles.saleAddress : styles.saleValue} dir="auto">
          {`${field === 'startDate' || field === 'endDate' ? shownDate(text) : text}${unit}`}
        </span>
      )
    const from = stepOf(field)
    return (
      <span className={styles.todo}>
        <Blank>Not filled in:</Blank>
        {from === step ? (
          <span className={styles.todoHere}>This step</span>
        ) : (
          <span>{`Step ${steps.indexOf(from) + 1}`}</span>
        )}
      </span>
    )
  }
  /** On narrow screens only the facts of the current step show. */
  const rowOf = (field: TextName, look = styles.saleFact) =>
    step === 'aiAnalysis' || step === stepOf(field) ? look : `${look} ${styles.ofOtherStep}`
  const eth = ` ${CURRENCY}`
  const caps = capsDrawn(draft)
  const line = isRunOfDates(draft) ? styles.dateInRun : styles.date
  return (
    <>
      <div className={styles.saleDescription} dir="auto">
        {draft.description ? inQuotes(draft.description) : valueOf('description')}
      </div>
      <dl className={styles.saleFacts}>
        <div className={rowOf('tokenAddress')}>
          <dt>Token address</dt> <dd>{valueOf('tokenAddress')}</dd>
        </div>
        <div className={styles.saleFact}>
          <dt>Sale type</dt> <dd>{labelOf(saleTypeOptions, draft.saleType)}</dd>
        </div>
        <div className={rowOf('softCap', styles.cap)}>
          <dt>Soft cap</dt> <dd>{valueOf('softCap', eth)}</dd>
        </div>
        <div className={rowOf('hardCap', styles.cap)}>
          <dt>Hard cap</dt> <dd>{valueOf('hardCap', eth)}</dd>
          <dd className={styles.capsDrawn} aria-hidden={caps ? undefined : true}>
            {caps ? (
              <Meter
                label="Soft cap within the hard cap"
                value={caps.soft}
                max={caps.hard}
                squares={CAP_SQUARES}
                tone="family"
                valueText={`${draft.softCap} of ${draft.hardCap}${eth}`}
              />
            ) : (
              <Blank squares={CAP_SQUARES} />
            )}
          </dd>
        </div>
        <div className={rowOf('price')}>
          <dt>Price</dt> <dd>{valueOf('price', eth)}</dd>
        </div>
        <div className={rowOf('startDate', draft.startDate === '' ? line : `${line} ${styles.dateThere}`)}>
          <dt>Start date</dt> <dd>{valueOf('startDate')}</dd>
        </div>
        <div className={rowOf('endDate', draft.endDate === '' ? line : `${line} ${styles.dateThere}`)}>
          <dt>End date</dt> <dd>{valueOf('endDate')}</dd>
        </div>
      </dl>
    </>
  )
}
