// The bar at the foot of every demo: that it is a simulation, the way back, and how to send it or ask for one's own
// (Rules, Sending a demo) (Rules, Step back).
import { Link2, Undo2 } from 'lucide'
import { useEffect, useRef, useState, useSyncExternalStore, type ReactElement, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { Demo } from '../../content/demos.ts'
import { ButtonLink } from '../../primitives/Button.tsx'
import type { DemoControls, RunStatus } from '../../simulation/demoRun.ts'
import { LONGEST_SENT_TEXT } from '../../simulation/momentLimits.ts'
import type { DemoLink, TooLong } from '../../simulation/momentLink.ts'
import type { Brand } from '../../theme/brand.ts'
import type { BrandTones } from '../../theme/brandTones.ts'
import * as styles from './DemoFrame.css.ts'
import { contactHref } from './contactHref.ts'
import { FootAction } from './FootAction.tsx'

/** A brand with the tones of its color; null while they are not there, or without a color. */
export interface Branded extends Brand {
  readonly tones: BrandTones | null
}

export interface DemoFootProps {
  /** Which demo it is: its name, its family, its picture. */
  demo: Demo
  /** Whose demo it is; the house's own when not given. The link brings it already. See `Branded`. */
  brand?: Branded | null | undefined
  /** One more line about how it was opened. See `BrokenBrand`. */
  notice?: string | undefined
  /** The service or product on whose page it is shown, by its slug: that is what is asked for. See `LentDemo`. */
  shownFor?: string | undefined
  /** The address that opens this demo at its start. */
  link: string
  /** False when the browser refuses; never rejects. The link is then shown, to be copied by hand. See `CopyRefused`. */
  copyText: (text: string) => Promise<boolean>
  /** The demo at work; without it the link is the one to its start. See `Sent`, `BrokenLink`, `SteppedBack`, `TooLongToSend`. */
  opened?: DemoControls | undefined
  /** Opens the demo anew, at its start. See `Sent`. */
  onStartOver?: (() => void) | undefined
  /** What else can be done with this demo: `FootAction`s, before the way back. */
  tools?: ReactNode
  /** Draws the player of a tour in place of the bar; gets what can be done with the demo meanwhile. See `Toured`. */
  tour?: ((tools: ReactElement) => ReactNode) | undefined
}

const WHY: Record<TooLong, string> = {
  text: `A text of more than ${LONGEST_SENT_TEXT} characters does not fit into a link`,
  events: 'More was done here than fits into a link',
  age: 'More than a day has passed here, which does not fit into a link',
  link: 'What is here does not fit into a link',
}

/** What a link opens; empty for a demo in which nothing was done. */
function opensWhat(link: DemoLink): string {
  if (link.kind === 'tooLong') return `${WHY[link.why]}: this one opens the demo at its start.`
  if (link.kind === 'start') return ''
  if (link.kind === 'tour') return 'It opens the tour at this step.'
  return link.holdsText
    ? 'It opens the demo as it stands, with what you typed.'
    : 'It opens the demo as it stands.'
}

const untouched: RunStatus = { arrival: 'start', canStepBack: false, isShown: false }
const never = () => () => {}

/** What can be done with every demo: stepping back, copying its link, asking for one's own; and what came of it. */
export function DemoFoot({
  demo,
  brand = null,
  notice,
  shownFor = demo.key,
  link,
  copyText,
  opened,
  onStartOver,
  tools,
  tour,
}: DemoFootProps): ReactElement {
  const [said, setSaid] = useState<{ count: number; text: string; link: string | undefined } | null>(null)
  const say = (text: string, shown?: string) =>
    setSaid((last) => ({ count: (last?.count ?? 0) + 1, text, link: shown }))
  const getStatus = opened?.getStatus ?? (() => untouched)
  const { arrival, canStepBack } = useSyncExternalStore(opened?.subscribe ?? never, getStatus, getStatus)
  const foot = useRef<HTMLDivElement>(null)
  const copyButton = useRef<HTMLButtonElement>(null)
  const status = useRef<HTMLParagraphElement>(null)

  const linkNow = (): DemoLink => opened?.linkTo(link) ?? { kind: 'start', link }
  const copy = async () => {
    const made = linkNow()
    const isCopied = await copyText(made.link)
    flushSync(() => {
      if (isCopied) say(`Link copied. ${opensWhat(made)}`)
      else say(`The browser did not allow copying. ${opensWhat(made)} The link is`, made.link)
    })
    status.current?.scrollIntoView({ block: 'nearest' })
  }
  const stepBack = () => {
    const undone = opened?.stepBack()
    if (undone !== null && undone !== undefined) say(`Stepped back. Undone: ${undone}.`)
  }
  /** The link is told where it leads when it is used, as the demo may have moved on. */
  const handOn = (ask: HTMLAnchorElement) => {
    const made = linkNow()
    ask.href = contactHref(shownFor, brand, made.kind === 'moment' ? made.code : null)
  }
  useUndoKeys(foot, opened ? stepBack : null)

  const copyAction = (
    <FootAction icon={Link2} ref={copyButton} onClick={() => void copy()}>
      Copy link
    </FootAction>
  )
  const outcome = (
    <p ref={status} className={styles.footLine} aria-live="polite">
      {said && (
        // A new element each time, so that the same words are announced again.
        <span key={said.count}>
          <span>{`${said.text} `}</span>
          {said.link && <span className={styles.link}>{said.link}</span>}
        </span>
      )}
    </p>
  )
  if (tour)
    return (
      <div className={styles.tourFoot} ref={foot}>
        {outcome}
        {tour(copyAction)}
      </div>
    )
  return (
    <div className={styles.foot} ref={foot}>
      {arrival !== 'start' && (
        <p className={styles.footLine}>
          <span>
            {arrival === 'sent'
              ? 'Opened as it was sent. '
              : 'The link could not be read: this is the demo at its start.'}
          </span>
          {arrival === 'sent' && onStartOver && (
            <button
              type="button"
              className={styles.footLineAction}
              onClick={() => {
                // This button goes.
                copyButton.current?.focus()
                onStartOver()
                say('Started over.')
              }}
            >
              Start over
            </button>
          )}
        </p>
      )}
      {notice && <p className={styles.footLine}>{notice}</p>}
      {outcome}
      <div className={styles.notes}>
        <p>Simulation. Nothing here is sent to a network.</p>
        <p className={styles.sampleNote}>Dashed edge: a sample, explained when pressed.</p>
      </div>
      <div className={styles.footActions}>
        {tools}
        {canStepBack && (
          <FootAction
            icon={Undo2}
            keyShortcuts="Control+Z Meta+Z"
            onClick={(button) => {
              // A step that changes takes the focus: a visitor who steps back may want to do so again.
              flushSync(stepBack)
              if (button.isConnected) button.focus()
              else copyButton.current?.focus()
            }}
          >
            Step back
          </FootAction>
        )}
        {copyAction}
        <ButtonLink variant="primary" size="small" href={contactHref(shownFor, brand, null)} onUse={handOn}>
          Ask for your version
        </ButtonLink>
      </div>
    </div>
  )
}

/** Input elements that take no text, so that they have no undo of their own. */
const NOT_TYPED = /^(checkbox|radio|button|submit|reset|range|color|file|image)$/

function isTypedInto(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NOT_TYPED.test(target.type)
  return target instanceof HTMLElement && (target instanceof HTMLTextAreaElement || target.isContentEditable)
}

/** Calls back for Ctrl+Z or Cmd+Z in the demo around `inside`; in a text field they belong to the field. */
function useUndoKeys(inside: { current: HTMLElement | null }, onUndo: (() => void) | null): void {
  useEffect(() => {
    if (!onUndo) return
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo =
        event.key.toLowerCase() === 'z' &&
        (event.ctrlKey || event.metaKey) &&
        !event.shiftKey &&
        !event.altKey
      if (!isUndo || event.defaultPrevented || isTypedInto(event.target)) return
      const panel = inside.current?.closest('[role="dialog"]') ?? inside.current?.parentElement
      const isHere =
        event.target === document.body || (event.target instanceof Node && panel?.contains(event.target))
      if (!isHere) return
      event.preventDefault()
      onUndo()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [inside, onUndo])
}
