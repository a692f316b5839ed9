// A balance that visitors can hide from people nearby. Hidden, it shows as dots and is removed from the page.
import { Eye, EyeOff } from 'lucide'
import type { ReactElement, ReactNode } from 'react'
import { IconButton } from '../../primitives/Button.tsx'
import { visuallyHidden } from '../../theme/global.css.ts'
import * as styles from './HideableBalance.css.ts'

/** A fixed number: it must not reveal the length of the hidden figure. */
const DOTS = '••••••'

export interface ConcealableProps {
  /** Shows dots in place of the figure. See `Hidden` of HideableBalance. */
  isHidden: boolean
  /** The text for screen readers in place of the dots. */
  hiddenText?: string
  /** The figure; drawn only while it is not hidden. */
  children: ReactNode
}

/** A figure, or dots that screen readers read as `hiddenText`. See `Hidden` of HideableBalance. */
export function Concealable({ isHidden, hiddenText = 'Hidden', children }: ConcealableProps): ReactElement {
  if (!isHidden) return <span>{children}</span>
  return (
    <>
      <span aria-hidden>{DOTS}</span>
      <span className={visuallyHidden}>{hiddenText}</span>
    </>
  )
}

export interface HideableBalanceProps {
  /** The label of the figure: "Total balance". */
  label: string
  /** As displayed, with its unit: "$18,204.53". */
  figure: string
  /** Shows dots in place of the figure, for screen readers as well. See `Hidden`. */
  isHidden: boolean
  /** Called when the visitor presses the eye while the figure is visible. See `Hidden`. */
  onHide: () => void
  /** Called when the visitor presses the eye while the figure is hidden. See `Shown`. */
  onShow: () => void
  /** For a place on a family's face: it takes the color of the text there. See `OnAFace`. */
  isOnFace?: boolean
}

/** A balance with an eye that hides and shows it; the change is announced. */
export function HideableBalance({
  label,
  figure,
  isHidden,
  onHide,
  onShow,
  isOnFace = false,
}: HideableBalanceProps): ReactElement {
  return (
    <div>
      {/* The eye is beside the label: beside the figure it would move when pressed. */}
      <div className={styles.head}>
        <p className={isOnFace ? styles.labelOnFace : styles.label}>{label}</p>
        <IconButton
          className={isOnFace ? styles.eyeOnFace : styles.eye}
          icon={isHidden ? EyeOff : Eye}
          label={isHidden ? 'Show balance' : 'Hide balance'}
          onClick={isHidden ? onShow : onHide}
        />
      </div>
      <output className={styles.figure} aria-label={label}>
        <Concealable isHidden={isHidden} hiddenText="Balance hidden">
          {figure}
        </Concealable>
      </output>
    </div>
  )
}
