// The launchpad builder's two forms and its summary; plain props and named callbacks.
import type { ReactElement } from 'react'
import { sayTypedDate } from '../../format/typedDate.ts'
import { useBrandName } from '../../patterns/brand/brandName.ts'
import { TextField } from '../../primitives/Field.tsx'
import { FigureField } from '../../primitives/FigureField.tsx'
import { Segments } from '../../primitives/Segments.tsx'
import { KeyValues } from '../../primitives/KeyValues.tsx'
import { labelOf } from '../../simulation/entries.ts'
import { type LaunchpadDraft, type TextName } from './launchpad.ts'
import {
  CURRENCY,
  ESTIMATED_GAS,
  ESTIMATED_MINUTES,
  saleTypeOptions,
  type SaleType,
} from './launchpadSamples.ts'
import { amountText } from './salePage.ts'
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
  const amount = (field: 'hardCap' | 'softCap' | 'price', label: string, example: string, hint?: string) => (
    <div className={field === 'price' ? styles.whole : styles.half}>
      <FigureField
        label={label}
        value={draft[field]}
        onChange={(text) => onText(field, text)}
        placeholder={example}
        unit={field === 'price' ? `${CURRENCY} per token` : CURRENCY}
        hint={hint}
      />
    </div>
  )
  const date = (field: 'startDate' | 'endDate', label: string) => (
    <div className={styles.whole}>
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
      {amount('softCap', 'Soft cap', 'For example 100', 'The minimum for success.')}
      {amount('price', 'Price', 'For example 0.0005')}
      {date('startDate', 'Start date')}
      {date('endDate', 'End date')}
    </div>
  )
}

/** From this length a typed text scrolls in place, also by keyboard. */
const LONG_TEXT = 160

interface TypedProps {
  name: string
  text: string
  isAddress?: boolean
}

/** A text as typed, or a note that it is missing. See `DeployEmpty`, `DeployWithVeryLongText`. */
function Typed({ name, text, isAddress = false }: TypedProps): ReactElement {
  if (text === '') return <span className={styles.missing}>Not filled in</span>
  return text.length > LONG_TEXT ? (
    <span className={styles.typedLong} dir="auto" tabIndex={0} role="group" aria-label={name}>
      {text}
    </span>
  ) : (
    <bdi className={isAddress ? styles.address : styles.typed}>{text}</bdi>
  )
}

export interface DeployProps {
  /** Everything that was entered; an empty text is "Not filled in". See `DeployEmpty`. */
  draft: LaunchpadDraft
}

/** Step 4: the summary. See `Deploy`, `DeployEmpty`. */
export function Deploy({ draft }: DeployProps): ReactElement {
  const fact = (key: string, text: string) => ({ key, value: <Typed name={key} text={text} /> })
  const amount = (key: string, text: string) => fact(key, text === '' ? '' : amountText(text))
  return (
    <div>
      <Estimates />
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
          amount('Hard cap', draft.hardCap),
          amount('Soft cap', draft.softCap),
          amount('Price', draft.price),
          fact('Start date', sayTypedDate(draft.startDate)),
          fact('End date', sayTypedDate(draft.endDate)),
        ]}
      />
    </div>
  )
}

/** The cost and time of a deployment. */
function Estimates(): ReactElement {
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
