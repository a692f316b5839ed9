// A sum that can be hidden from people nearby. Hidden, it is shown as dots and removed from the page.
import { Eye, EyeOff } from 'lucide'
import type { ReactElement, ReactNode } from 'react'
import { IconButton } from '../../primitives/Button.tsx'
import { visuallyHidden } from '../../theme/global.css.ts'
import * as styles from './HideableBalance.css.ts'

/** Always as many: their number must not tell the length of what they hide. */
const DOTS = '••••••'

export interface ConcealableProps {
  /** Dots stand in place of the figure. See `Hidden` of HideableBalance. */
  isHidden: boolean
  /** What is read in place of the dots. */
  hiddenText?: string
  /** The figure; drawn only while it is not hidden. */
  children: ReactNode
}

/** A figure, or dots that are read as `hiddenText`. See `Hidden` of HideableBalance. */
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
  /** What the figure is: "Total balance". */
  label: string
  /** As it is shown, with its unit: "$18,204.53". */
  figure: string
  /** Dots stand in place of the figure, for screen readers as well. See `Hidden`. */
  isHidden: boolean
  /** The eye was pressed while the figure shows. See `Hidden`. */
  onHide: () => void
  /** The eye was pressed while the figure is hidden. See `Shown`. */
  onShow: () => void
  /** It stands on a family's face and takes the color of the text there. See `OnAFace`. */
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
      {/* The eye stands beside the label: beside the figure it would move away on being pressed. */}
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
