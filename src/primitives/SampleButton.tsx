// A control without an action that explains what the real product does there (Rules, Sample controls).
import type { IconNode } from 'lucide'
import {
  useEffect,
  useEffectEvent,
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
import { stamped, unfolded } from '../theme/motion.css.ts'
import { button as buttonLook, small } from './Button.css.ts'
import type { ButtonSize } from './Button.tsx'
import { Icon } from './Icon.tsx'
import * as styles from './SampleButton.css.ts'
import type { keepBeside, PlacedLine } from './samplePlace.ts'
import { Words } from './Words.tsx'

/** What the real product would show after the press, with what was entered here. It never says that something succeeded. */
export interface SampleOutcome {
  /** What it shows, as a noun: "Receipt of the vote". */
  title: string
  /** Names and values, at most four: what was entered, and what follows from it. */
  rows: readonly (readonly [name: string, value: string])[]
  /** A drawing before the title, 48 px wide and high. */
  picture?: ReactNode
  /** A drawing below the title that is read: a code, a set of works. */
  sheet?: ReactNode
}

export interface SampleButtonProps {
  /** What the real product does there: "In your version this …". Shown on hover, focus and press. */
  explains: string
  /** Shown below the sentence after a press, marked as a sample. See `Pressed`. */
  outcome?: SampleOutcome
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

/** What a slip says before its title, because nothing happened. */
const SLIP_NAME = 'Then, for example'

/** A slip in words. */
const slipText = ({ title, rows }: SampleOutcome) =>
  `${SLIP_NAME}: ${title}. ${rows.map(([name, value]) => `${name}: ${value}.`).join(' ')}`

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
        <Line
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

interface LineProps {
  anchor: RefObject<HTMLElement | null>
  bubble: RefObject<HTMLSpanElement | null>
  explains: string
  outcome: SampleOutcome | undefined
  isShown: boolean
  isSaid: boolean
  onLeave: (event: PointerEvent) => void
  onHide: () => void
}

type KeepBeside = typeof keepBeside

/** Hides the visible line: only one shows at a time. */
let hideOther: (() => void) | null = null

/**
 * The sentence over the page, beside its control; nothing moves for it. Hidden, it stays in its place: while the focus moves
 * to the next control, a dialog takes it back when something in it is removed.
 */
function Line({
  anchor,
  bubble,
  explains,
  outcome,
  isShown,
  isSaid,
  onLeave,
  onHide,
}: LineProps): ReactElement {
  const fold = useRef<HTMLSpanElement>(null)
  const placed = useRef<PlacedLine>(null)
  const hide = useRef(onHide)
  useEffect(() => {
    hide.current = onHide
  })
  /** Under a pointer that only passes nothing scrolls. */
  const makeRoom = useEffectEvent(() => {
    if (isSaid || anchor.current?.matches(':focus-visible')) void placed.current?.makeRoom()
  })
  useLayoutEffect(() => {
    if (!isShown) return
    const shown = bubble.current
    let isOver = false
    const show = (keepBeside?: KeepBeside) => {
      if (isOver || !shown || !anchor.current || !fold.current) return
      shown.showPopover()
      placed.current = keepBeside?.(anchor.current, shown, fold.current, () => hide.current()) ?? null
      makeRoom()
    }
    // Without that code the line is at the foot of the window.
    import('./samplePlace.ts').then(
      (loaded) => show(loaded.keepBeside),
      () => show(),
    )
    return () => {
      isOver = true
      placed.current?.stop()
      placed.current = null
      shown?.hidePopover()
    }
  }, [isShown, anchor, bubble])
  useEffect(() => makeRoom(), [isSaid])
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
  const said = outcome ? `${explains} ${slipText(outcome)}` : explains
  return (
    <span ref={bubble} popover="manual" className={styles.bubble} onPointerLeave={onLeave}>
      {/* Screen readers have already read it as the control's description. */}
      <span className={styles.sheet} aria-hidden>
        <span className={styles.sentence}>{explains}</span>
        {isSaid && outcome && <Slip {...outcome} />}
      </span>
      <span ref={fold} className={styles.fold} />
      <span role="status" className={visuallyHidden}>
        {isSaid ? said : ''}
      </span>
    </span>
  )
}

/** What the real product would show next, on paper below the sentence. */
const Slip = ({ title, rows, picture, sheet }: SampleOutcome): ReactElement => (
  <span className={`${styles.slip} ${unfolded}`}>
    <span className={styles.slipName}>{SLIP_NAME}</span>
    <span className={styles.slipTitle}>
      {picture && <span className={styles.slipPicture}>{picture}</span>}
      <span className={stamped}>{title}</span>
    </span>
    {sheet}
    {rows.map(([name, value]) => (
      <span key={name} className={styles.slipRow}>
        <span className={styles.slipTerm}>{name}</span>
        <span className={styles.slipValue}>{value}</span>
      </span>
    ))}
  </span>
)
