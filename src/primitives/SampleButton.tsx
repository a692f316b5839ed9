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
  size?: ButtonSize
  /** Names it where its words alone would be ambiguous, or where it has no words. */
  label?: string
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
  /** How often it was pressed while the line shows; null while it does not. */
  const [presses, setPresses] = useState<number | null>(null)
  /** Taken away under the pointer, it stays away until that leaves. */
  const isDismissed = useRef(false)
  const show = () => setPresses((before) => before ?? 0)
  const hide = () => {
    isDismissed.current = true
    setPresses(null)
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
        onClick={() => setPresses((before) => (before ?? 0) + 1)}
      >
        {icon && <Icon icon={icon} size={18} />}
        <Words>{children}</Words>
      </button>
      <span id={id} hidden>
        {sampleDescription(explains)}
      </span>
      {presses !== null && (
        <Line
          anchor={button}
          bubble={bubble}
          explains={explains}
          presses={presses}
          onLeave={leave}
          onHide={hide}
        />
      )}
    </>
  )
}

interface LineProps {
  anchor: RefObject<HTMLElement | null>
  bubble: RefObject<HTMLSpanElement | null>
  explains: string
  presses: number
  onLeave: (event: PointerEvent) => void
  onHide: () => void
}

/** Hides the line that shows: there is one at a time. */
let hideOther: (() => void) | null = null

/** The sentence over the page, beside its control; nothing moves for it. */
function Line({ anchor, bubble, explains, presses, onLeave, onHide }: LineProps): ReactElement {
  useLayoutEffect(() => {
    const place = () => anchor.current && bubble.current && placeBeside(anchor.current, bubble.current)
    bubble.current?.showPopover()
    place()
    const ending = new AbortController()
    const options = { capture: true, passive: true, signal: ending.signal }
    window.addEventListener('scroll', place, options)
    window.addEventListener('resize', place, options)
    return () => ending.abort()
  }, [anchor, bubble])
  const hide = useRef(onHide)
  useEffect(() => {
    hide.current = onHide
  })
  useEffect(() => {
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
        const isInside =
          target instanceof Node && (anchor.current?.contains(target) || bubble.current?.contains(target))
        if (!isInside) hideThis()
      },
      options,
    )
    return () => {
      ending.abort()
      if (hideOther === hideThis) hideOther = null
    }
  }, [anchor, bubble])
  return (
    <span ref={bubble} popover="manual" className={styles.bubble} onPointerLeave={onLeave}>
      {/* Those who listen have heard it as the control's description. */}
      <span className={styles.sentence} aria-hidden>
        {explains}
      </span>
      <span role="status" className={visuallyHidden}>
        {/* A new element each time, so that the same words are announced again. */}
        {presses > 0 && <span key={presses}>{explains}</span>}
      </span>
    </span>
  )
}

/** The least distance of the line from the window's edge, in px. */
const MARGIN = 8

/** Above its control, below it where there is no room, and never over the window's edge. */
function placeBeside(anchor: HTMLElement, bubble: HTMLElement): void {
  const { top, bottom, left, width } = anchor.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = bubble
  const furthest = document.documentElement.clientWidth - offsetWidth - MARGIN
  const middle = left + (width - offsetWidth) / 2
  bubble.style.setProperty('left', `${Math.max(MARGIN, Math.min(middle, furthest))}px`)
  bubble.style.setProperty('top', `${top - offsetHeight < MARGIN ? bottom : top - offsetHeight}px`)
}
