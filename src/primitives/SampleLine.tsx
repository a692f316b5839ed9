// The line over the page after hover, focus or press on a sample control, and its slip of paper (Rules, Sample controls). Loads with
// the first one.
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react'
import { visuallyHidden } from '../theme/global.css.ts'
import { stamped, unfolded } from '../theme/motion.css.ts'
import * as styles from './SampleLine.css.ts'
import { keepBeside, type PlacedLine } from './samplePlace.ts'

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

/** What a slip says before its title, because nothing happened. */
const SLIP_NAME = 'Then, for example'

/** A slip in words, after the sentence. */
const slipText = ({ title, rows }: SampleOutcome): string =>
  ` ${SLIP_NAME}: ${title}. ${rows.map(([name, value]) => `${name}: ${value}.`).join(' ')}`

/** Paper below the sentence of a `SampleButton`; see its `WithSlip`. Hidden from screen readers, which hear its words. */
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

/** What `SampleButton` says of itself and of the press. */
export interface LineProps {
  /** The control. */
  anchor: RefObject<HTMLElement | null>
  /** The line itself, for the control: a pointer may go over to it. */
  bubble: RefObject<HTMLSpanElement | null>
  /** What the real product does there. */
  explains: string
  /** Loads the answer of the real product; undefined for a control without one. */
  outcome: (() => Promise<SampleOutcome | undefined>) | undefined
  /** Hidden, it stays in the page. */
  isShown: boolean
  /** After a press: it is announced, with the slip. */
  isSaid: boolean
  /** The pointer left the line. */
  onLeave: (event: PointerEvent) => void
  /** Escape, a press elsewhere, another line, or the control was scrolled away. */
  onHide: () => void
}

/** Hides the visible line: only one shows at a time. */
let hideOther: (() => void) | null = null

/**
 * The sentence over the page, beside its control; nothing moves for it. Hidden, it stays in its place: while the focus moves
 * to the next control, a dialog takes it back when something in it is removed.
 */
export function Line({
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
    if (!shown || !anchor.current || !fold.current) return
    shown.showPopover()
    placed.current = keepBeside(anchor.current, shown, fold.current, () => hide.current())
    makeRoom()
    return () => {
      placed.current?.stop()
      placed.current = null
      shown.hidePopover()
    }
  }, [isShown, anchor, bubble])
  /** The slip of the last press; null if there is none, undefined while it loads. */
  const [slip, setSlip] = useState<SampleOutcome | null>()
  const [wasSaid, setWasSaid] = useState(false)
  if (wasSaid !== isSaid) {
    setWasSaid(isSaid)
    if (isSaid) setSlip(undefined)
  }
  const isLoading = outcome !== undefined && slip === undefined
  const answer = useEffectEvent(() => outcome?.())
  useEffect(() => {
    if (!isSaid) return
    let isOver = false
    const show = (slip: SampleOutcome | null) => isOver || setSlip(slip)
    Promise.resolve(answer()).then(
      (slip) => show(slip ?? null),
      () => show(null),
    )
    return () => {
      isOver = true
    }
  }, [isSaid])
  useEffect(() => makeRoom(), [isSaid, slip])
  useEffect(() => {
    if (!isShown) return
    const hideThis = () => hide.current()
    hideOther?.()
    hideOther = hideThis
    return () => {
      if (hideOther === hideThis) hideOther = null
    }
  }, [isShown])
  return (
    <span ref={bubble} popover="manual" className={styles.bubble} onPointerLeave={onLeave}>
      {/* Screen readers have already read it as the control's description. */}
      <span className={styles.sheet} aria-hidden>
        <span className={styles.sentence}>{explains}</span>
        {/* Hidden it stays: React would miss that the pointer left the row, if what is under the pointer were removed. */}
        {slip && (
          <span hidden={!isSaid}>
            <Slip {...slip} />
          </span>
        )}
      </span>
      <span ref={fold} className={styles.fold} />
      <span role="status" aria-busy={(isSaid && isLoading) || undefined} className={visuallyHidden}>
        {isSaid && !isLoading ? `${explains}${slip ? slipText(slip) : ''}` : ''}
      </span>
    </span>
  )
}
