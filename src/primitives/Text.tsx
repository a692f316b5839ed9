// An alert, and a placeholder for content that is still loading.
import { Check, Info, TriangleAlert } from 'lucide'
import type { ReactElement, ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import * as styles from './Text.css.ts'

export interface AlertProps {
  /** The text, in one or two lines. See `TwoLines`. */
  children: ReactNode
  /** `family` informs in the family's tint, `bad` reports a failure, `good` confirms. */
  tone?: 'family' | 'bad' | 'good'
}

const alertIcon = { family: Info, bad: TriangleAlert, good: Check }

/** One or two highlighted lines. */
export function Alert({ children, tone = 'family' }: AlertProps): ReactElement {
  return (
    <div className={`${styles.alert} ${styles.alertTone[tone]}`}>
      <Icon icon={alertIcon[tone]} />
      <div>{children}</div>
    </div>
  )
}

export interface SkeletonProps {
  /** The shape of the content: a square of 20 px, or a line of 40, 72 or 92 px. See `Shapes`. */
  shape: 'square' | 'short' | 'medium' | 'long'
}

/** A loading placeholder; it pulses in four steps, and does not move under reduced motion. */
export function Skeleton({ shape }: SkeletonProps): ReactElement {
  return <span className={`${styles.skeleton} ${styles.skeletonSize[shape]}`} aria-hidden />
}
