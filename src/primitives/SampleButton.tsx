// A control without an action that explains what the real product does there (Rules, Sample controls).
import type { IconNode } from 'lucide'
import { useId, useRef, useState, type PointerEvent, type ReactElement, type ReactNode } from 'react'
import { useLayer } from '../browser/layers.ts'
import { latePart } from '../browser/latePart.ts'
import { button as buttonLook, small } from './Button.css.ts'
import type { ButtonSize } from './Button.tsx'
import { Icon } from './Icon.tsx'
import * as styles from './SampleButton.css.ts'
import type { LineProps, SampleOutcome } from './SampleLine.tsx'
import { Words } from './Words.tsx'

export interface SampleButtonProps {
  /** What the real product does there: "In your version this …". Shown on hover, focus and press. */
  explains: string
  /**
   * Loads what the real product would answer to these entries; undefined where they have no answer. Shown on a slip below the
   * sentence after a press. See `WithSlip`.
   */
  outcome?: () => Promise<SampleOutcome | undefined>
  /** The label on it; an icon without a visible label needs `label`. */
  children?: ReactNode
  /** `bare` takes its look from its parent (an affix of a field, an icon). */
  variant?: 'primary' | 'secondary' | 'bare'
  /** `normal` is 48 px high, `small` 40 px; no effect for `bare`. */
  size?: ButtonSize
  /** The accessible name if the visible label is ambiguous or missing. */
  label?: string
  /** The icon before the label, or alone with a `label`. */
  icon?: IconNode
  /** A class from the parent, for `bare`. */
  className?: string
}

/** The description of a sample control for assistive technology. */
export const sampleDescription = (explains: string) => `Sample control. ${explains}`

const late = latePart(() => import('./SampleLine.tsx'))
/** Loads the code of the line ahead of the first one. */
export const loadLine = late.load

/** The line, once its code is there. */
function LateLine(props: LineProps): ReactElement | null {
  const loaded = late.usePart()
  return loaded && <loaded.Line {...props} />
}

/**
 * Enabled, recognizable by its dashed edge, and described as a sample. A press changes nothing in the demo: it shows a line over
 * the page, and a slip with what the real product would say next. See `Pressed`.
 */
export function SampleButton({
  explains,
  outcome,
  children,
  variant = 'secondary',
  size = 'normal',
  label,
  icon,
  className,
}: SampleButtonProps): ReactElement {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  /** Whether the line is visible, and whether a press has said it; null before its first appearance. */
  const [line, setLine] = useState<{ isShown: boolean; isSaid: boolean } | null>(null)
  /** If it was dismissed under the pointer, it stays hidden until the pointer leaves. */
  const isDismissed = useRef(false)
  const show = () => setLine((before) => (before?.isShown ? before : { isShown: true, isSaid: false }))
  const hide = () => {
    isDismissed.current = true
    setLine((before) => before && { isShown: false, isSaid: false })
  }
  // While its code loads, too. A press on the line itself hides it, because the visitor may want the content below it.
  useLayer(line?.isShown === true, { inside: [button], onEscape: hide, onPressOutside: hide })
  const press = () => (line?.isSaid ? hide() : setLine({ isShown: true, isSaid: true }))
  const leave = ({ pointerType, relatedTarget }: PointerEvent) => {
    const isGone =
      !(relatedTarget instanceof Node) ||
      (!button.current?.contains(relatedTarget) && !bubble.current?.contains(relatedTarget))
    // On touch the pointer leaves when the finger lifts, but the visitor still reads the line.
    if (pointerType === 'touch' || !isGone) return
    // A line that was pressed for stays, because the panel may have scrolled away from the pointer.
    if (!line?.isSaid && !button.current?.matches(':focus-visible')) hide()
    isDismissed.current = false
  }
  const look = [
    variant !== 'bare' && buttonLook,
    variant !== 'bare' && size === 'small' && small,
    styles.sample,
    variant === 'primary' && styles.samplePrimary,
    className,
  ]
  return (
    <>
      <button
        ref={button}
        type="button"
        className={look.filter(Boolean).join(' ')}
        aria-describedby={id}
        aria-label={label}
        // A button that appears under a resting pointer is not hovered.
        onPointerMove={({ pointerType }) => pointerType !== 'touch' && !isDismissed.current && show()}
        onPointerLeave={leave}
        // The code of the line comes while the finger is down.
        onPointerDown={() => void loadLine()}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && show()}
        onBlur={hide}
        onClick={press}
      >
        {icon && <Icon icon={icon} size={18} />}
        <Words>{children}</Words>
      </button>
      <span id={id} hidden>
        {sampleDescription(explains)}
      </span>
      {line && (
        <LateLine
          anchor={button}
          bubble={bubble}
          explains={explains}
          outcome={outcome}
          {...line}
          onLeave={leave}
          onHide={hide}
        />
      )}
    </>
  )
}
