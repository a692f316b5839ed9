// The sale's public page, as buyers would see it: it changes with every letter that the visitor types.
import type { ReactElement } from 'react'
import { plainNumber } from '../../format/number.ts'
import { HUNDRED_PERCENT } from '../../format/percent.ts'
import { inQuotes } from '../../format/quoted.ts'
import { sayTypedDate } from '../../format/typedDate.ts'
import { StatusBadge } from '../../primitives/Badge.tsx'
import { BlankValue } from '../../primitives/BlankValue.tsx'
import { Counted } from '../../primitives/Counted.tsx'
import { ProgressMeter } from '../../primitives/ProgressMeter.tsx'
import { Mosaic } from '../../primitives/Mosaic.tsx'
import { placed, shareText, wordsOf } from '../../primitives/drawings/parts.ts'
import { labelOf } from '../../simulation/entries.ts'
import { stamped } from '../../theme/motion.css.ts'
import { AnswerLine } from './AnswerLine.tsx'
import { type LaunchpadDraft, type Step } from './launchpad.ts'
import { CURRENCY, SAMPLE_DAY, saleTypeOptions } from './launchpadSamples.ts'
import {
  amountText,
  capsOf,
  datesOf,
  priceOf,
  UNNAMED,
  type Dates,
  type Phase,
  type Span,
} from './salePage.ts'
import { raisedText, type Preview } from './salePreview.ts'
import * as styles from './SalePage.css.ts'

/** Colors of the pictures, which are generated from the name. */
const COLORS = { families: ['launch', 'trade', 'secure'], rest: 0 } as const
/** Of the sale. */
const ART = { cols: 24, rows: 2, ...COLORS } as const
/** Of its token. */
export const TOKEN_ART = { cols: 2, rows: 2, ...COLORS } as const
/** The maximum number of squares across the page; in a narrow one, as many as fit. */
const CAP_SQUARES = 78

const countName = { ahead: 'Opens in', open: 'Closes in', over: 'Closed for' } as const satisfies Record<
  Phase,
  string
>
/** The names of the line's two parts. */
const partNames = {
  ahead: ['until it opens', 'open'],
  open: ['open so far', 'left'],
  over: ['open', 'since then'],
} as const satisfies Record<Phase, readonly [string, string]>

/** Days, hours and minutes, still while days are previewed. Before they are known, squares are in their place and only the line below is read. */
function Countdown({ count, isStill }: { count: Span | null; isStill: boolean }): ReactElement {
  const parts = [
    ['days', count?.days],
    ['hours', count?.hours],
    ['minutes', count?.minutes],
  ] as const
  return (
    <span className={styles.countdown} aria-hidden={count === null || undefined}>
      {parts.map(([unit, value]) => (
        <span key={unit} className={styles.unit}>
          <span className={styles.figure}>
            {value === undefined ? (
              <BlankValue squares={2} />
            ) : isStill ? (
              plainNumber(value, 0)
            ) : (
              <Counted text={plainNumber(value, 0)} value={value} />
            )}
          </span>{' '}
          <span className={styles.unitName}>{unit}</span>
        </span>
      ))}
    </span>
  )
}

/** From the sample day to the end, or from the start to the sample day; a mark is at the sample day. */
function Line({ phase, line }: Pick<Dates, 'phase' | 'line'>): ReactElement {
  if (line === null) return <span className={styles.lineEmpty} />
  const names = partNames[phase]
  const all = placed([
    { name: names[0], value: line[0], tone: 'rest' },
    { name: names[1], value: line[1], tone: 'rest' },
  ])
  const day = { ahead: 0, open: all[1]?.from ?? 0, over: 1 }[phase]
  return (
    <svg className={styles.line} height={12} role="img" aria-label={wordsOf('The time of the sale', all)}>
      {all.map(({ name, from, share }, at) => (
        <rect
          key={at}
          className={name === 'open' || name === 'left' ? styles.lineOpen : styles.lineRest}
          x={shareText(from)}
          y={2}
          width={shareText(share)}
          height={8}
        />
      ))}
      <line className={styles.day} x1={shareText(day)} x2={shareText(day)} y2={12} />
    </svg>
  )
}

export interface SalePageProps {
  /** The entries so far. What is missing has an empty place that names its step; what does not fit is said in words. */
  draft: LaunchpadDraft
  /** The current step: on narrow screens the page is as short as the step allows. */
  step: Step
  /** The previewed day: the page counts from it, and shows what is raised by then. See `Deploy`. */
  preview?: Preview | undefined
}

/** Picture, name and text of the sale, a countdown, a price and caps. See `Empty`, `SaleConfig`, `SoftCapAboveHardCap`. */
export function SalePage({ draft, step, preview }: SalePageProps): ReactElement {
  const caps = capsOf(draft)
  const price = priceOf(draft)
  const dates = datesOf(draft, preview?.ms)
  const raised = preview?.raisedAmount ?? null
  const capOf = (name: string, typed: string) => (
    <div className={styles.cap}>
      <dt className={styles.label}>{name}</dt>{' '}
      <dd className={styles.capFigure} dir="auto">
        {typed.trim() === '' ? <BlankValue>None yet</BlankValue> : amountText(typed)}
      </dd>
    </div>
  )
  const type = labelOf(saleTypeOptions, draft.saleType)
  const hasDate = draft.startDate !== '' || draft.endDate !== ''
  const isNamed = draft.name.trim() !== ''
  return (
    <section className={`${styles.page} ${styles.at[step]}`} aria-label="Public page">
      <div className={styles.bar}>
        <h3 className={styles.barName}>Public page</h3>
        <StatusBadge tone="outline" mark="hollow">
          Not deployed
        </StatusBadge>
      </div>
      <div className={styles.art}>
        <Mosaic seed={draft.name || UNNAMED} {...ART} isCovering />
      </div>
      <div className={styles.head}>
        <div className={styles.top}>
          <p className={isNamed ? styles.name : `${styles.name} ${styles.unnamed}`} dir="auto">
            {isNamed ? inQuotes(draft.name) : UNNAMED}
          </p>
          <span key={type} className={`${styles.type} ${stamped}`}>
            {type}
          </span>
        </div>
        {draft.description.trim() === '' ? (
          <p className={styles.empty}>Here buyers read the description.</p>
        ) : (
          <p className={styles.description} dir="auto">
            {inQuotes(draft.description)}
          </p>
        )}
        <dl className={styles.token}>
          <dt className={styles.label}>Token address</dt>{' '}
          <dd className={draft.tokenAddress.trim() === '' ? styles.empty : styles.address} dir="auto">
            {draft.tokenAddress.trim() === '' ? 'Here they check it.' : draft.tokenAddress}
          </dd>
        </dl>
      </div>
      <div className={styles.parts}>
        <dl className={styles.part}>
          <dt className={styles.countLabel}>
            <span>{countName[dates.phase]}</span>{' '}
            <span className={styles.sampleDay}>
              {preview ? `Previewed day: ${preview.day}` : `Sample day: ${SAMPLE_DAY.name}`}
            </span>
          </dt>{' '}
          <dd>
            <Countdown count={dates.count} isStill={preview !== undefined} />
          </dd>
          <dd className={styles.drawing} aria-hidden={dates.line === null || undefined}>
            <Line phase={dates.phase} line={dates.line} />
          </dd>
          <dd className={styles.answerPlace}>
            <AnswerLine {...dates.answer} step={step} />
          </dd>
          <dd className={styles.run} dir="auto">
            {hasDate && `${sayTypedDate(draft.startDate) || '…'} to ${sayTypedDate(draft.endDate) || '…'}`}
          </dd>
        </dl>
        <dl className={styles.nextPart}>
          <dt className={styles.label}>
            <bdi>{`1 ${CURRENCY} buys`}</bdi>
          </dt>{' '}
          <dd className={styles.tokens} aria-hidden={price.tokens === null || undefined}>
            <span className={styles.tokenMark}>
              <Mosaic seed={draft.name || UNNAMED} {...TOKEN_ART} />
            </span>
            <span className={styles.unit}>
              <span className={styles.figure}>
                {price.tokens ? (
                  <Counted text={price.tokens.text} value={price.tokens.value} />
                ) : (
                  <BlankValue squares={4} />
                )}
              </span>{' '}
              <span className={styles.unitName}>tokens</span>
            </span>
          </dd>
          <dd className={styles.answerPlace}>
            <AnswerLine {...price.answer} step={step} />
          </dd>
        </dl>
        <div className={styles.caps}>
          {raised !== null && (
            <p className={styles.raised}>
              <span>{raisedText(raised)}</span>{' '}
              <span className={styles.unitName}>raised by sample demand</span>
            </p>
          )}
          {/* Each is at its end of the bar, which is filled from the left in every language. */}
          <dl className={styles.capNames} dir="ltr">
            {capOf('Soft cap', draft.softCap)}
            {capOf('Hard cap', draft.hardCap)}
          </dl>
          {caps.bar ? (
            <ProgressMeter
              label={preview ? 'Raised, of the hard cap' : 'Soft cap within the hard cap'}
              value={raised ?? caps.bar.soft}
              max={caps.bar.hard}
              squares={CAP_SQUARES}
              tone="family"
              threshold={(caps.bar.soft / caps.bar.hard) * HUNDRED_PERCENT}
              valueText={`${raised === null ? amountText(draft.softCap) : raisedText(raised)} of ${amountText(draft.hardCap)}`}
            />
          ) : (
            <BlankValue squares={CAP_SQUARES} />
          )}
          <p className={styles.answerPlace}>
            <AnswerLine {...caps.answer} step={step} />
          </p>
        </div>
      </div>
    </section>
  )
}
