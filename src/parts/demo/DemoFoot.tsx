// The bar at the foot of every demo: a note that it is a simulation, a step back, and the links to send it or ask for a version
// (Rules, Sending a demo) (Rules, Step back).
import { Send, Undo2 } from 'lucide'
import { useEffect, useRef, useState, useSyncExternalStore, type ReactElement, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { isShortcut } from '../../browser/shortcut.ts'
import { useAfterFrame } from '../../browser/useAfterFrame.ts'
import type { DemoControls, RunStatus } from '../../simulation/demoRun.ts'
import { onlyPrinted } from '../../theme/global.css.ts'
import * as styles from './DemoFrame.css.ts'
import { FootAction } from './FootAction.tsx'

export interface DemoFootProps {
  /** An additional line about how it was opened. See `BrokenBrand`. */
  notice?: string | undefined
  /** "Send" was pressed; receives the button, which gets the focus back later. See `SendPressed`. */
  onSend: (button: HTMLButtonElement) => void
  /** The open demo. See `Sent`, `BrokenLink`, `SteppedBack`. */
  opened?: DemoControls | undefined
  /** Opens the demo again from its start. See `Sent`. */
  onStartOver?: (() => void) | undefined
  /** More actions for this demo: `FootAction`s, before "Send". */
  tools?: ReactNode
  /** Draws the player of a tour in place of the bar; receives the actions that stay available. See `Toured`. */
  tour?: ((tools: ReactElement) => ReactNode) | undefined
  /** The primary action: "Ask for your version". */
  ask: ReactNode
  /** Its place is above the demo if the window is wide, otherwise here. */
  isAskedAbove?: boolean
}

const untouched: RunStatus = { arrival: 'start', canStepBack: false, isShown: false }
const never = () => () => {}

/** The actions of every demo: step back, send, ask for a version; and the result of the last one. */
export function DemoFoot({
  notice,
  onSend,
  opened,
  onStartOver,
  tools,
  tour,
  ask,
  isAskedAbove = false,
}: DemoFootProps): ReactElement {
  const [said, setSaid] = useState<{ count: number; text: string } | null>(null)
  const say = (text: string) => setSaid((last) => ({ count: (last?.count ?? 0) + 1, text }))
  const getStatus = opened?.getStatus ?? (() => untouched)
  const { arrival, canStepBack } = useSyncExternalStore(opened?.subscribe ?? never, getStatus, getStatus)
  const couldStepBack = useAfterFrame(canStepBack)
  const foot = useRef<HTMLDivElement>(null)
  const sendButton = useRef<HTMLButtonElement>(null)

  const stepBack = () => {
    const undone = opened?.stepBack()
    if (undone !== null && undone !== undefined) say(`Stepped back. Undone: ${undone}.`)
  }
  useUndoKeys(foot, opened ? stepBack : null)

  const send = (
    <FootAction icon={Send} ref={sendButton} label="Send this demo" onClick={onSend} opensDialog>
      Send
    </FootAction>
  )
  const outcome = (
    <p className={styles.footLine} aria-live="polite">
      {/* A new element each time, so that the same words are announced again. */}
      {said && <span key={said.count}>{said.text}</span>}
    </p>
  )
  const notes = (
    <div className={styles.notes}>
      <p>Simulation. Nothing here is sent to a network.</p>
      <p className={styles.sampleNote}>Dashed outline: a sample button. Press it for details.</p>
    </div>
  )
  if (tour)
    return (
      <div className={styles.tourFoot} ref={foot}>
        {outcome}
        {tour(send)}
        <div className={onlyPrinted}>{notes}</div>
      </div>
    )
  return (
    <div className={styles.foot} ref={foot}>
      {arrival !== 'start' && (
        <p className={styles.footLine}>
          {arrival === 'sent' ? (
            <>
              <span>Opened as it was sent. </span>
              <span>The entries in it came with the link. </span>
            </>
          ) : (
            <span>The link could not be read, so the demo starts from the beginning.</span>
          )}
          {arrival === 'sent' && onStartOver && (
            <button
              type="button"
              className={styles.footLineAction}
              onClick={() => {
                // This button disappears.
                sendButton.current?.focus()
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
      {notes}
      <div className={styles.footActions}>
        {(canStepBack || couldStepBack) && (
          <FootAction
            icon={Undo2}
            keyShortcuts="Control+Z Meta+Z"
            onClick={(button) => {
              // The button takes the focus, because a visitor may step back several times.
              flushSync(stepBack)
              const next = getStatus().canStepBack ? button : sendButton.current
              next?.focus()
            }}
          >
            Step back
          </FootAction>
        )}
        {tools}
        {send}
        <div className={isAskedAbove ? `${styles.footAsk} ${styles.notWide}` : styles.footAsk}>{ask}</div>
      </div>
    </div>
  )
}

/** Input elements without text, which have no native undo. */
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
      if (!isShortcut(event, 'z') || event.defaultPrevented || isTypedInto(event.target)) return
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
