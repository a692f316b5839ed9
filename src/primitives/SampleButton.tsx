// A control without an action that explains what the real product does there (Rules, Sample controls).
import type { IconNode } from 'lucide'
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react'
import { useLayer } from '../browser/layers.ts'
import { visuallyHidden } from '../theme/global.css.ts'
import { button as buttonLook, small } from './Button.css.ts'
import type { ButtonSize } from './Button.tsx'
import { Icon } from './Icon.tsx'
import * as styles from './SampleButton.css.ts'
import { Words } from './Words.tsx'

export interface SampleButtonProps {
  /** What the real product does there: "In your version this …". Shown on hover, focus and press. */
  explains: string
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

/**
 * Enabled, recognizable by its dashed edge, and described as a sample. A press does not fake a result: it shows
 * a line over the page. See `Pressed`.
 */
export function SampleButton({
  explains,
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
  /** Whether the line is visible, and how often the control was pressed since then; null before its first appearance. */
  const [line, setLine] = useState<{ isShown: boolean; presses: number } | null>(null)
  /** If it was dismissed under the pointer, it stays hidden until the pointer leaves. */
  const isDismissed = useRef(false)
  const show = () => setLine((before) => (before?.isShown ? before : { isShown: true, presses: 0 }))
  const press = () =>
    setLine((before) => ({ isShown: true, presses: before?.isShown ? before.presses + 1 : 1 }))
  const hide = () => {
    isDismissed.current = true
    setLine((before) => before && { ...before, isShown: false })
  }
  const leave = ({ pointerType, relatedTarget }: PointerEvent) => {
    const isGone =
      !(relatedTarget instanceof Node) ||
      (!button.current?.contains(relatedTarget) && !bubble.current?.contains(relatedTarget))
    // On touch the pointer leaves when the finger lifts, but the visitor still reads the line.
    if (pointerType === 'touch' || !isGone) return
    if (!button.current?.matches(':focus-visible')) hide()
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
        <Line anchor={button} bubble={bubble} explains={explains} {...line} onLeave={leave} onHide={hide} />
      )}
    </>
  )
}

interface LineProps {
  anchor: RefObject<HTMLElement | null>
  bubble: RefObject<HTMLSpanElement | null>
  explains: string
  isShown: boolean
  presses: number
  onLeave: (event: PointerEvent) => void
  onHide: () => void
}

const SPACE = '\u00A0'
/** Hides the visible line: only one shows at a time. */
let hideOther: (() => void) | null = null

/**
 * The sentence over the page, beside its control; nothing moves for it. Hidden, it stays in its place: while the focus moves
 * to the next control, a dialog takes it back when something in it is removed.
 */
function Line({ anchor, bubble, explains, isShown, presses, onLeave, onHide }: LineProps): ReactElement {
  useLayoutEffect(() => {
    if (!isShown) return
    const shown = bubble.current
    const place = () => anchor.current && bubble.current && placeBeside(anchor.current, bubble.current)
    shown?.showPopover()
    place()
    const ending = new AbortController()
    const options = { capture: true, passive: true, signal: ending.signal }
    window.addEventListener('scroll', place, options)
    window.addEventListener('resize', place, options)
    return () => {
      ending.abort()
      shown?.hidePopover()
    }
  }, [isShown, anchor, bubble])
  const hide = useRef(onHide)
  useEffect(() => {
    hide.current = onHide
  })
  useEffect(() => {
    if (!isShown) return
    const hideThis = () => hide.current()
    hideOther?.()
    hideOther = hideThis
    return () => {
      if (hideOther === hideThis) hideOther = null
    }
  }, [isShown])
  // A press on the line itself hides it too, because the visitor may want the content below it.
  useLayer(isShown, { inside: [anchor], onEscape: onHide, onPressOutside: onHide })
  return (
    <span ref={bubble} popover="manual" className={styles.bubble} onPointerLeave={onLeave}>
      {/* Screen readers have already read it as the control's description. */}
      <span className={styles.sentence} aria-hidden>
        {explains}
      </span>
      <span role="status" className={visuallyHidden}>
        {/* An additional space each time, so that the same text is announced again. */}
        {presses === 0 ? '' : explains + SPACE.repeat(presses % 2)}
      </span>
    </span>
  )
}

/** The least distance of the line from the window's edge, in px. */
const MARGIN = 8

/** The top of the scrolling area of an element: a line above it would cover fixed parts, such as a dialog's ×. */
function topOfScroll(element: HTMLElement): number {
  for (let parent = element.parentElement; parent; parent = parent.parentElement)
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent.getBoundingClientRect().top
  return 0
}

/** Above its control, below it if there is no room, and always inside the window. */
function placeBeside(anchor: HTMLElement, bubble: HTMLElement): void {
  const { top, bottom, left, width } = anchor.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = bubble
  const furthest = document.documentElement.clientWidth - offsetWidth - MARGIN
  const isAbove = top - offsetHeight >= Math.max(MARGIN, topOfScroll(anchor))
  const middle = left + (width - offsetWidth) / 2
  bubble.style.setProperty('left', `${Math.max(MARGIN, Math.min(middle, furthest))}px`)
  bubble.style.setProperty('top', `${isAbove ? top - offsetHeight : bottom}px`)
}
