// The launchpad builder's four steps: two forms, a fixed analysis, a summary; plain props and named callbacks.
import type { ReactElement } from 'react'
import { useBrandName } from '../../patterns/brand/brandName.ts'
import { TextField } from '../../primitives/Field.tsx'
import { FigureField } from '../../primitives/FigureField.tsx'
import { Segments } from '../../primitives/Segments.tsx'
import { Meter } from '../../primitives/Meter.tsx'
import { KeyValues } from '../../primitives/KeyValues.tsx'
import { labelOf } from '../../simulation/entries.ts'
import { shownDate, type LaunchpadDraft, type TextName } from './launchpad.ts'
import {
  CURRENCY,
  ESTIMATED_GAS,
  ESTIMATED_MINUTES,
  HIGHEST_SCORE,
  saleTypeOptions,
  sampleAnalysis,
  type SaleType,
} from './launchpadSamples.ts'
import * as styles from './Launchpad.css.ts'

export interface BasicInfoProps {
  /** The entries so far, as typed; empty texts for missing ones. */
  draft: LaunchpadDraft
  /** With every change, which field it is and its whole text, as typed. */
  onText: (field: TextName, text: string) => void
}

/** Step 1: the token. See `Empty`, `BasicInfo`. */
export function BasicInfo({ draft, onText }: BasicInfoProps): ReactElement {
  const brandName = useBrandName()
  return (
    <div className={styles.form}>
      <div className={styles.whole}>
        <TextField
          label="Name"
          value={draft.name}
          onChange={(text) => onText('name', text)}
          placeholder={`For example ${brandName || 'Orchard'}`}
        />
      </div>
      <div className={styles.tall}>
        <TextField
          label="Description"
          isMultiline
          value={draft.description}
          onChange={(text) => onText('description', text)}
          placeholder="For example: one token for each planted tree."
        />
      </div>
      <div className={styles.whole}>
        <TextField
          label="Token address"
          value={draft.tokenAddress}
          onChange={(text) => onText('tokenAddress', text)}
          placeholder="For example 0x4f0C…91aE"
        />
      </div>
    </div>
  )
}

export interface SaleConfigProps extends BasicInfoProps {
  /** A sale type was chosen: `presale`, `public` or `private`. */
  onSaleType: (saleType: SaleType) => void
}

/** Step 2: the sale. See `SaleConfigEmpty`, `SaleConfig`. */
export function SaleConfig({ draft, onText, onSaleType }: SaleConfigProps): ReactElement {
  const amount = (field: 'hardCap' | 'softCap' | 'price', label: string, example: string, hint: string) => (
    <div className={field === 'price' ? styles.whole : styles.half}>
      <FigureField
        label={label}
        value={draft[field]}
        onChange={(text) => onText(field, text)}
        placeholder={example}
        unit={CURRENCY}
        hint={hint}
      />
    </div>
  )
  const date = (field: 'startDate' | 'endDate', label: string) => (
    <div className={styles.half}>
      <TextField
        label={label}
        kind="datetime-local"
        unit={draft[field] === '' ? 'Not set' : undefined}
        value={draft[field]}
        onChange={(text) => onText(field, text)}
        hint="In your local time."
      />
    </div>
  )
  return (
    <div className={styles.form}>
      <div className={styles.whole}>
        <Segments label="Sale type" value={draft.saleType} options={saleTypeOptions} onChange={onSaleType} />
      </div>
      {amount('hardCap', 'Hard cap', 'For example 500', 'The maximum the sale accepts.')}
      {amount('softCap', 'Soft cap', 'For example 100', 'The minimum for the sale to succeed.')}
      {amount('price', 'Price', 'For example 0.0005', 'Per token.')}
      {date('startDate', 'Start date')}
      {date('endDate', 'End date')}
    </div>
  )
}

/** The maximum number of squares across the analysis; in a narrow place, as many as fit. */
const FINDING_SQUARES = 54

/** Step 3: fixed sample values on tint, labeled as fixed. See `AiAnalysis`. */
export function AiAnalysis(): ReactElement {
  return (
    <div className={styles.analysis}>
      <div>
        <h3 className={styles.heading}>Sample analysis</h3>
        <p className={styles.analysisNote}>Fixed sample values. Nothing that you entered is analyzed.</p>
      </div>
      <dl className={styles.findings}>
        {sampleAnalysis.map(({ name, verdict, score, looksAt }) => (
          <div key={name} className={styles.finding}>
            <dt className={styles.findingName}>{name}</dt>{' '}
            <dd className={styles.verdict}>
              {verdict}
              <Meter
                label={name}
                value={score}
                max={HIGHEST_SCORE}
                squares={FINDING_SQUARES}
                valueText={`${score} of ${HIGHEST_SCORE}`}
              />
            </dd>
            <dd className={styles.looksAt}>{looksAt}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** From this length a typed text scrolls in place, also by keyboard. */
const LONG_TEXT = 160

interface TypedProps {
  name: string
  text: string
  unit?: string
  isAddress?: boolean
}

/** A text as typed, or a note that it is missing. See `DeployEmpty`, `DeployWithVeryLongTexts`. */
function Typed({ name, text, unit, isAddress = false }: TypedProps): ReactElement {
  if (text === '') return <span className={styles.missing}>Not filled in</span>
  return text.length > LONG_TEXT ? (
    <span className={styles.typedLong} dir="auto" tabIndex={0} role="group" aria-label={name}>
      {text}
    </span>
  ) : (
    <>
      <bdi className={isAddress ? styles.address : styles.typed}>{text}</bdi>
      {unit && <span>{` ${unit}`}</span>}
    </>
  )
}

export interface DeployProps {
  /** Everything that was entered; an empty text is "Not filled in". See `DeployEmpty`. */
  draft: LaunchpadDraft
}

/** Step 4: the summary. See `Deploy`, `DeployEmpty`. */
export function Deploy({ draft }: DeployProps): ReactElement {
  const fact = (key: string, text: string, unit?: string) => ({
    key,
    value: <Typed name={key} text={text} {...(unit && { unit })} />,
  })
  return (
    <div>
      <h3 className={styles.summaryHeading}>Check before you deploy</h3>
      <KeyValues
        items={[
          fact('Name', draft.name),
          fact('Description', draft.description),
          {
            key: 'Token address',
            value: <Typed name="Token address" text={draft.tokenAddress} isAddress />,
          },
          { key: 'Sale type', value: labelOf(saleTypeOptions, draft.saleType) },
          fact('Hard cap', draft.hardCap, CURRENCY),
          fact('Soft cap', draft.softCap, CURRENCY),
          fact('Price', draft.price, CURRENCY),
          fact('Start date', shownDate(draft.startDate)),
          fact('End date', shownDate(draft.endDate)),
        ]}
      />
    </div>
  )
}

/** The cost and time of a deployment, on the sale's card at the last step. See `Deploy`. */
export function Estimates(): ReactElement {
  return (
    <>
      <dl className={styles.estimates}>
        <div className={styles.estimate}>
          <dt className={styles.estimateName}>Estimated gas</dt>{' '}
          <dd className={styles.estimateFigure}>
            {ESTIMATED_GAS} {CURRENCY}
          </dd>
        </div>
        <div className={styles.estimate}>
          <dt className={styles.estimateName}>Estimated time</dt>{' '}
          <dd className={styles.estimateFigure}>About {ESTIMATED_MINUTES} minutes</dd>
        </div>
      </dl>
      <p className={styles.estimatesNote}>Fixed sample estimates.</p>
    </>
  )
}
