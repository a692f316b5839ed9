// The bar at the foot of every demo: a note that it is a simulation, a step back, and the tools (Rules, Sending a demo)
// (Rules, Step back).
import { Send, Undo2 } from 'lucide'
import {
  useEffect,
  useRef,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import { isShortcut } from '../../browser/shortcut.ts'
import { useAfterFrame } from '../../browser/useAfterFrame.ts'
import type { DemoControls, RunStatus } from '../../simulation/demoRun.ts'
import { onlyPrinted } from '../../theme/global.css.ts'
import * as styles from './DemoFrame.css.ts'
import { FootAction } from './FootAction.tsx'

/** Draws "Ask for your version" for a demo in its current state. */
export type AskOf = (of: DemoControls | undefined) => ReactElement

export interface DemoFootProps {
  /** "Send" was pressed; receives the button, which gets the focus back later. See `SendPressed`. */
  onSend: (button: HTMLButtonElement) => void
  /** The open demo. See `Sent`, `BrokenLink`, `SteppedBack`. */
  opened?: DemoControls | undefined
  /** More actions for this demo: `FootAction`s, before "Send". */
  tools?: ReactNode
  /** Draws the player of a tour in place of the bar; receives the actions that stay available. See `Toured`. */
  tour?: ((tools: ReactElement, ask: AskOf) => ReactNode) | undefined
  /** Draws the primary action, where the head has no room: "Ask for your version". */
  ask: AskOf
  /** The result of the last action, which is announced; null for none. Another count announces the same text again. */
  said: { count: number; text: string } | null
  /** An action has this result. */
  onSaid: (text: string) => void
  /** Receives the button "Send". */
  sendButton: RefObject<HTMLButtonElement | null>
}

const untouched: RunStatus = { arrival: 'start', canStepBack: false, isShown: false }
const never = () => () => {}

/** What the frame knows of an open demo; without one, that of an untouched demo. */
export function useRunStatus(opened: DemoControls | undefined): RunStatus {
  const getStatus = opened?.getStatus ?? (() => untouched)
  return useSyncExternalStore(opened?.subscribe ?? never, getStatus, getStatus)
}

/** The note and the actions of every demo in one row, and the result of the last action above it. */
export function DemoFoot({
  onSend,
  opened,
  tools,
  tour,
  ask,
  said,
  onSaid,
  sendButton,
}: DemoFootProps): ReactElement {
  const { canStepBack } = useRunStatus(opened)
  const couldStepBack = useAfterFrame(canStepBack)
  const foot = useRef<HTMLDivElement>(null)

  const stepBack = () => {
    const undone = opened?.stepBack()
    if (undone !== null && undone !== undefined) onSaid(`Stepped back. Undone: ${undone}.`)
  }
  useUndoKeys(foot, opened ? stepBack : null)

  const send = (
    <FootAction icon={Send} ref={sendButton} label="Send this demo" onClick={onSend} opensDialog>
      Send
    </FootAction>
  )
  const outcome = (
    <p className={styles.outcome} aria-live="polite">
      {/* A new element each time, so that the same words are announced again. */}
      {said && (
        <span key={said.count} className={styles.said}>
          {said.text}
        </span>
      )}
    </p>
  )
  const note = <p className={styles.note}>Simulation. Nothing here is sent to a network.</p>
  if (tour)
    return (
      <div className={styles.tourFoot} ref={foot}>
        {outcome}
        {tour(send, ask)}
        <div className={onlyPrinted}>{note}</div>
      </div>
    )
  return (
    <div className={styles.foot} ref={foot}>
      {outcome}
      {note}
      <div className={styles.footActions}>
        <FootAction
          icon={Undo2}
          short="back"
          // A press that disables the button moves the focus first.
          isDisabled={!canStepBack && !couldStepBack}
          keyShortcuts="Control+Z Meta+Z"
          onClick={(button) => {
            // The button takes the focus, because a visitor may step back several times.
            flushSync(stepBack)
            const next = opened?.getStatus().canStepBack ? button : sendButton.current
            next?.focus()
          }}
        >
          Step back
        </FootAction>
        {tools}
        {send}
        <div className={styles.footAsk}>{ask(opened)}</div>
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
