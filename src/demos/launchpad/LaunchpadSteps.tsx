// The launchpad builder's two forms and its last step; plain props and named callbacks.
import { Play } from 'lucide'
import type { ReactElement } from 'react'
import { useBrandName } from '../../patterns/brand/brandName.ts'
import { Button } from '../../primitives/Button.tsx'
import { TextField } from '../../primitives/Field.tsx'
import { FigureField } from '../../primitives/FigureField.tsx'
import { SegmentedControl } from '../../primitives/SegmentedControl.tsx'
import { Slider } from '../../primitives/Slider.tsx'
import { StepChart } from '../../primitives/drawings/StepChart.tsx'
import { AnswerLine } from './AnswerLine.tsx'
import { type LaunchpadDraft, type TextName } from './launchpad.ts'
import {
  CURRENCY,
  ESTIMATED_GAS,
  ESTIMATED_MINUTES,
  LAST_PLACE,
  samplePlan,
  saleTypeOptions,
  type SaleType,
} from './launchpadSamples.ts'
import { factsOf } from './salePage.ts'
import type { Preview } from './salePreview.ts'
import * as styles from './Launchpad.css.ts'

interface FormProps {
  /** The entries so far, as typed; empty texts for missing ones. */
  draft: LaunchpadDraft
  /** With every change, which field it is and its whole text, as typed. */
  onText: (field: TextName, text: string) => void
}

export interface BasicInfoProps extends FormProps {
  /** The fields of all steps that are empty shall have the texts of an example. */
  onExample: () => void
}

/** Step 1: the token. See `Empty`, `BasicInfo`. */
export function BasicInfo({ draft, onText, onExample }: BasicInfoProps): ReactElement {
  const brandName = useBrandName()
  return (
    <div className={styles.form}>
      <div className={styles.whole}>
        <Button size="small" onClick={onExample}>
          Fill empty fields with an example
        </Button>
      </div>
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

export interface SaleConfigProps extends FormProps {
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
        <SegmentedControl
          label="Sale type"
          value={draft.saleType}
          options={saleTypeOptions}
          onChange={onSaleType}
        />
      </div>
      {amount('hardCap', 'Hard cap', 'For example 500', 'The maximum the sale accepts.')}
      {amount('softCap', 'Soft cap', 'For example 100', 'The minimum for success.')}
      {amount('price', 'Price', 'For example 0.0005')}
      {date('startDate', 'Start date')}
      {date('endDate', 'End date')}
    </div>
  )
}

export interface DeployProps {
  /** Everything that was entered: what is missing or does not fit is listed. See `DeployEmpty`. */
  draft: LaunchpadDraft
  /** The previewed place in the time of the sale, from 0 to `LAST_PLACE`. */
  place: number
  /** The previewed day. */
  preview: Preview
  /** Another place was chosen. */
  onPlace: (place: number) => void
  /** The preview shall run from its first day to its last. */
  onPlay: () => void
}

/** Step 4: the sale's days, what to check, and what a deployment takes. See `Deploy`, `DeployEmpty`. */
export function Deploy({ draft, place, preview, onPlace, onPlay }: DeployProps): ReactElement {
  const open = Object.values(factsOf(draft))
    .flat()
    .filter(({ kind }) => kind !== 'fact')
  return (
    <div className={styles.deploy}>
      <div className={styles.preview}>
        <Slider
          label="Preview the sale day"
          min={0}
          max={LAST_PLACE}
          value={place}
          text={preview.day}
          valueText={`${preview.day}. ${preview.words}`}
          onChange={onPlace}
        />
        <div className={styles.previewRow}>
          <p className={styles.previewWords}>{preview.words}</p>
          <Button size="small" icon={Play} onClick={onPlay}>
            Play the sale
          </Button>
        </div>
        {preview.hasSampleDates && (
          <p className={styles.estimatesNote}>Sample dates: step 2 asks for those of the sale.</p>
        )}
        <StepChart
          label="Tokens that have unlocked"
          stepsName="Sample plan"
          courseName="Even"
          steps={samplePlan}
          ticks={[0, ...samplePlan.slice(1).map(({ at }) => at)]}
          start="Sale ends"
          unit="Day"
          format={(share) => `${share}%`}
          brief={(share) => `${share}%`}
          end={`${preview.unlocked}%`}
          nothing=""
          size="small"
          readAt={preview.unlockDay}
        />
      </div>
      <div>
        <h3 className={styles.summaryHeading}>
          {open.length === 0 ? 'The page is complete.' : 'Check before you deploy'}
        </h3>
        {open.length > 0 && (
          <ul className={styles.checks}>
            {open.map((answer) => (
              <li key={answer.text}>
                <AnswerLine {...answer} step="deploy" />
              </li>
            ))}
          </ul>
        )}
      </div>
      <Estimates />
    </div>
  )
}

/** The cost and time of a deployment. */
function Estimates(): ReactElement {
  return (
    <div className={styles.estimatesPlace}>
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
    </div>
  )
}
