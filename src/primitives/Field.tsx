// Controls for typing and choosing. Typed input is passed on unchanged: as text, never as a number.
import { ChevronDown, Search, TriangleAlert } from 'lucide'
import { useId, type ReactElement, type ReactNode, type Ref } from 'react'
import { useTypedEarly } from '../browser/typedEarly.ts'
import { visuallyHidden } from '../theme/global.css.ts'
import * as styles from './Field.css.ts'
import { Icon } from './Icon.tsx'

/** The maximum length of a line and of a multi-line text: the page has to redraw typed text quickly. */
export const LONGEST_LINE = 1000
const LONGEST_TEXT = 5000

/** The message at the maximum length. */
export const fullAt = (longest: number): string =>
  `That is the limit: ${longest.toLocaleString('en-US')} characters.`

interface FieldTexts {
  /** What the control is for; always visible above it unless `isLabelHidden`. */
  label: string
  /** Hides the label visually if the context makes it clear (a search box beside its list). */
  isLabelHidden?: boolean
  /** One line below: a bound, a format, what will happen. */
  hint?: ReactNode
  /** What is wrong and what to do, in words. See `WithError`. */
  error?: string | undefined
}

interface FrameProps extends FieldTexts {
  id: string
  /** The message at the maximum length; else that of the place. A select has none. */
  notice?: string
  /** The control; in a group, its controls. */
  children: ReactNode
}

const describedBy = (id: string, { hint, error }: FieldTexts) =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined

function Frame({
  id,
  label,
  isLabelHidden = false,
  hint,
  error,
  notice,
  children,
}: FrameProps): ReactElement {
  return (
    <div className={styles.field}>
      <label className={isLabelHidden ? visuallyHidden : styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {/* Always rendered, so that new content is announced. */}
      <p className={styles.notice} aria-live="polite">
        {error && (
          <span className={styles.error} id={`${id}-error`}>
            <Icon icon={TriangleAlert} size={16} />
            <span>{error}</span>
          </span>
        )}
        {notice && <span>{notice}</span>}
      </p>
    </div>
  )
}

/** Several controls under one label. */
export function FieldGroup({
  label,
  isLabelHidden = false,
  children,
}: Pick<FrameProps, 'label' | 'isLabelHidden' | 'children'>): ReactElement {
  return (
    <fieldset className={styles.field}>
      <legend className={isLabelHidden ? visuallyHidden : `${styles.label} ${styles.legend}`}>{label}</legend>
      {children}
    </fieldset>
  )
}

export interface TextFieldProps extends FieldTexts {
  /** The typed text, unchanged. */
  value: string
  /** Called on every change with the whole text, unchanged. */
  onChange: (value: string) => void
  /** `number` and `decimal` show a numeric keyboard but accept any text. See `Types`, `NoDate`. */
  kind?: 'text' | 'number' | 'decimal' | 'search' | 'email' | 'tel' | 'date' | 'datetime-local'
  /** An example, never the label. */
  placeholder?: string
  /** The unit, at the right inside the field. See `WithUnit`. */
  unit?: string | undefined
  /** A control inside the field, before the unit. See `WithAction`. */
  action?: ReactNode
  /** Several lines. See `Multiline`. */
  isMultiline?: boolean
  /** What the visitor should know of the typed text, though it is accepted. It is announced. */
  notice?: string
  /** Disabled. See `Disabled`. */
  isDisabled?: boolean
  /** Must be filled in; the browser says so, unless the form has its own words (`noValidate`). See `Required`. */
  isRequired?: boolean
  /** The browser's autofill token. */
  autoComplete?: string
  /** The name of the field for the browser's autofill. */
  name?: string
  /** The input element for setting the focus; with `isMultiline` the text area. */
  ref?: Ref<HTMLInputElement> | Ref<HTMLTextAreaElement>
}

/** One line of text, or several, up to the maximum length. See `Full`. */
export function TextField({
  value,
  onChange,
  kind = 'text',
  placeholder,
  unit,
  action,
  isMultiline = false,
  isDisabled = false,
  isRequired = false,
  autoComplete = 'off',
  name,
  notice = '',
  ref,
  ...texts
}: TextFieldProps): ReactElement {
  const id = useId()
  useTypedEarly(id, value, onChange)
  const isFigure = kind === 'number' || kind === 'decimal'
  const longest = isMultiline ? LONGEST_TEXT : LONGEST_LINE
  const shared = {
    maxLength: longest,
    id,
    name,
    value,
    placeholder,
    autoComplete,
    disabled: isDisabled,
    required: isRequired,
    'aria-invalid': texts.error ? true : undefined,
    'aria-describedby': describedBy(id, texts),
  }
  return (
    <Frame id={id} {...texts} notice={value.length < longest ? notice : fullAt(longest)}>
      <div className={texts.error ? `${styles.box} ${styles.boxWithError}` : styles.box}>
        {kind === 'search' && (
          <span className={styles.icon}>
            <Icon icon={Search} />
          </span>
        )}
        {isMultiline ? (
          <textarea
            {...shared}
            ref={ref as Ref<HTMLTextAreaElement>}
            className={`${styles.input} ${styles.textarea}`}
            dir="auto"
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <input
            {...shared}
            ref={ref as Ref<HTMLInputElement>}
            className={styles.input}
            // A number input discards text it cannot parse; this field keeps and shows the typed text.
            type={isFigure ? 'text' : kind}
            inputMode={kind === 'number' ? 'numeric' : kind === 'decimal' ? 'decimal' : undefined}
            dir={isFigure ? undefined : 'auto'}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
        {action}
        {unit !== undefined && unit !== '' && <span className={styles.affix}>{unit}</span>}
      </div>
    </Frame>
  )
}

/** One choice of a select or of segments. */
export interface Option<Value extends string> {
  value: Value
  label: string
  /** A second, quieter word in a segment ("Standard"). See `ThreeWithNotes`. */
  note?: string
  /** Cannot be chosen now. See `WithDisabledOption`. */
  isDisabled?: boolean
}

/** Choices of a select below a heading. */
export interface OptionGroup<Value extends string> {
  heading: string
  options: readonly Option<Value>[]
}

const optionElement = <Value extends string>({ value, label, isDisabled }: Option<Value>) => (
  <option key={value} value={value} disabled={isDisabled}>
    {label}
  </option>
)

export interface SelectProps<Value extends string> extends FieldTexts {
  /** The `value` of the chosen option. */
  value: Value
  /** Plain, or in groups. See `Grouped`. */
  options: readonly (Option<Value> | OptionGroup<Value>)[]
  /** The `value` of the option that was chosen. */
  onChange: (value: Value) => void
}

/** One of five or more; the browser's own list. */
export function Select<Value extends string>({
  value,
  options,
  onChange,
  ...texts
}: SelectProps<Value>): ReactElement {
  const id = useId()
  useTypedEarly(id, value, (chosen) => onChange(chosen as Value))
  return (
    <Frame id={id} {...texts}>
      <div className={texts.error ? `${styles.box} ${styles.boxWithError}` : styles.box}>
        <select
          id={id}
          className={`${styles.input} ${styles.select}`}
          value={value}
          aria-invalid={texts.error ? true : undefined}
          aria-describedby={describedBy(id, texts)}
          onChange={(event) => onChange(event.target.value as Value)}
        >
          {options.map((option) =>
            'heading' in option ? (
              <optgroup key={option.heading} label={option.heading}>
                {option.options.map(optionElement)}
              </optgroup>
            ) : (
              optionElement(option)
            ),
          )}
        </select>
        <span className={styles.selectIcon}>
          <Icon icon={ChevronDown} />
        </span>
      </div>
    </Frame>
  )
}
