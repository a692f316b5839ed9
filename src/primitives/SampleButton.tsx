// A control that does nothing, on purpose, and says what the real product does there (Rules, Sample controls).
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
import { visuallyHidden } from '../theme/global.css.ts'
import { button as buttonLook, small } from './Button.css.ts'
import type { ButtonSize } from './Button.tsx'
import { Icon } from './Icon.tsx'
import * as styles from './SampleButton.css.ts'
import { Words } from './Words.tsx'

export interface SampleButtonProps {
  /** What the real product does there: "In your version this …". Told under pointer and focus, and said when pressed. */
  explains: string
  /** The words on it; none beside an icon alone, which then needs a `label`. */
  children?: ReactNode
  /** `bare` takes its look from where it stands (an affix of a field, an icon). */
  variant?: 'primary' | 'secondary' | 'bare'
  /** `normal` is 48 px high, `small` 40 px; of no account for `bare`. */
  size?: ButtonSize
  /** Names it where its words alone would be ambiguous, or where it has no words. */
  label?: string
  /** Stands before the words, or alone with a `label`. */
  icon?: IconNode
  /** A class of the place it stands in, for `bare`. */
  className?: string
}

/** What assistive technology is told of a sample control. */
export const sampleDescription = (explains: string) => `Sample control. ${explains}`

/**
 * Enabled, recognizable by its dashed edge, and described as a sample. Nothing is faked when it is pressed: it answers
 * with one line over the page. See `Pressed`.
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
  /** Whether the line shows, and how often the control was pressed since; null before it first does. */
  const [line, setLine] = useState<{ isShown: boolean; presses: number } | null>(null)
  /** Taken away under the pointer, it stays away until that leaves. */
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
    // A finger leaves when it lifts, and then one reads.
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
        // A button that comes to stand under a pointer at rest was not pointed at.
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
/** Hides the line that shows: there is one at a time. */
let hideOther: (() => void) | null = null

/**
 * The sentence over the page, beside its control; nothing moves for it. Hidden it stays in its place: while the focus is on
 * its way to the next control, a dialog takes it back when something in it is removed.
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
    const ending = new AbortController()
    const options = { capture: true, signal: ending.signal }
    // Before the panel hears of it: Escape takes the line away, and a second one closes the demo.
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        hideThis()
      },
      options,
    )
    window.addEventListener(
      'pointerdown',
      ({ target }) => {
        // Also on the line itself: what it covers is wanted.
        if (!(target instanceof Node && anchor.current?.contains(target))) hideThis()
      },
      options,
    )
    return () => {
      ending.abort()
      if (hideOther === hideThis) hideOther = null
    }
  }, [isShown, anchor, bubble])
  return (
    <span ref={bubble} popover="manual" className={styles.bubble} onPointerLeave={onLeave}>
      {/* Those who listen have heard it as the control's description. */}
      <span className={styles.sentence} aria-hidden>
        {explains}
      </span>
      <span role="status" className={visuallyHidden}>
        {/* Another space each time, so that the same words are announced again. */}
        {presses === 0 ? '' : explains + SPACE.repeat(presses % 2)}
      </span>
    </span>
  )
}

/** The least distance of the line from the window's edge, in px. */
const MARGIN = 8

/** Where what scrolls with an element begins: a line above that would cover what stays, such as a dialog's ×. */
function topOfScroll(element: HTMLElement): number {
  for (let parent = element.parentElement; parent; parent = parent.parentElement)
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent.getBoundingClientRect().top
  return 0
}

/** Above its control, below it where there is no room, and never over the window's edge. */
function placeBeside(anchor: HTMLElement, bubble: HTMLElement): void {
  const { top, bottom, left, width } = anchor.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = bubble
  const furthest = document.documentElement.clientWidth - offsetWidth - MARGIN
  const isAbove = top - offsetHeight >= Math.max(MARGIN, topOfScroll(anchor))
  const middle = left + (width - offsetWidth) / 2
  bubble.style.setProperty('left', `${Math.max(MARGIN, Math.min(middle, furthest))}px`)
  bubble.style.setProperty('top', `${isAbove ? top - offsetHeight : bottom}px`)
}
