// The open chat: head, messages, contact form, message field. A dialog of the browser's own: non-modal beside the page,
// modal where it covers the screen.
import { ArrowRight, Minus, X } from 'lucide'
import { useCallback, useId, useLayoutEffect, useRef, type ReactElement } from 'react'
import { isComposing } from '../browser/composing.ts'
import { useLayer } from '../browser/layers.ts'
import { company } from '../content/company.ts'
import { IconButton } from '../primitives/Button.tsx'
import { fullAt } from '../primitives/Field.tsx'
import { Icon } from '../primitives/Icon.tsx'
import { Logo } from '../primitives/Mosaic.tsx'
import { canSend, LONGEST_MESSAGE, type ChatEvent, type ChatState } from './chat.ts'
import * as styles from './ChatWindow.css.ts'
import { LeadForm } from './LeadForm.tsx'
import { MessageLog } from './MessageLog.tsx'
import type { Choice } from './rules.ts'
import { Starters } from './Starters.tsx'

export interface ChatWindowProps {
  /** What was said and typed, and whether the form shows; it is drawn open, whatever `window` says. */
  state: ChatState
  /** What the visitor does inside: typing, sending, and opening, filling in or leaving the contact form. */
  send: (event: ChatEvent) => void
  /** Decides the delay of an answer, when the question is sent. */
  isNarrow: boolean
  /** Keeps the focus inside and everything else out of reach. See `OnAPhone`. */
  isModal: boolean
  /** Questions to begin with, as buttons, until one was asked, and the page's demo. See `Open`, `StartersOfAPage`. */
  starters: { questions: readonly string[]; demoHref: string | null }
  /** Also called by Escape. */
  onMinimize: () => void
  /** The cross in its head was pressed. */
  onClose: () => void
  /** Copies a prepared message; false when the browser refuses. See `TextCopied` and `CopyFailed`. */
  copyText: (text: string) => Promise<boolean>
}

/** The chat while it is open: its head, the messages, the contact form when it is due, and the message field. */
export function ChatWindow({
  state,
  send,
  isNarrow,
  isModal,
  starters,
  onMinimize,
  onClose,
  copyText,
}: ChatWindowProps): ReactElement {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)

  /** With the caret behind its text. */
  const focusField = () => {
    field.current?.focus()
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length)
  }
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const { activeElement } = document
    element.close()
    if (isModal) element.showModal()
    else element.show()
    // Opening takes the focus to the first button; it belongs where one writes, or stays where it was.
    const isInside = activeElement instanceof HTMLElement && element.contains(activeElement)
    if (isInside) activeElement.focus()
    else focusField()
  }, [isModal])

  useLayer(true, { inside: [dialog], isBeside: !isModal, onEscape: onMinimize })

  const submit = () => {
    send({ type: 'sent', isNarrow })
    field.current?.focus()
  }
  const ask = useCallback(
    (question: string) => {
      send({ type: 'starterPressed', question, isNarrow })
      field.current?.focus()
    },
    [send, isNarrow],
  )
  const choose = useCallback(
    (choice: Choice) => {
      send({ type: 'choicePressed', choice, isNarrow })
      field.current?.focus()
    },
    [send, isNarrow],
  )
  const openForm = useCallback(() => send({ type: 'formOpened' }), [send])
  const leaveForm = (type: 'formDismissed' | 'detailsSaved') => {
    send({ type })
    focusField()
  }
  const isReady = canSend(state)
  const placeholder = state.messages.length > 1 ? 'Write a message' : 'Or type your own question'

  return (
    <dialog
      ref={dialog}
      className={styles.window}
      aria-labelledby={`${id}-title`}
      // The greeting is read with the window; later messages are read as they come.
      aria-describedby={state.messages.length > 1 ? `${id}-subject` : `${id}-subject ${id}-log`}
      // The browser's other ways to dismiss it, a back gesture for instance.
      onCancel={(event) => {
        event.preventDefault()
        onMinimize()
      }}
    >
      <div className={styles.head}>
        <Logo size={30} />
        <div className={styles.names}>
          <h2 className={styles.name} id={`${id}-title`}>
            {company.name} assistant
          </h2>
          <p className={styles.subject} id={`${id}-subject`}>
            Answers from these pages
          </p>
        </div>
        <IconButton className={styles.headButton} icon={Minus} label="Minimize chat" onClick={onMinimize} />
        <IconButton className={styles.headButton} icon={X} label="Close chat" onClick={onClose} />
      </div>
      <MessageLog
        id={`${id}-log`}
        messages={state.messages}
        isTyping={state.asked !== null}
        hasLead={state.lead !== null}
        onOpenForm={openForm}
        copyText={copyText}
        onChoose={choose}
        starters={
          state.messages.every(({ type }) => type === 'bot') && state.form.step !== 'shown' ? (
            <Starters {...starters} onAsk={ask} onPerson={openForm} />
          ) : null
        }
        form={
          state.form.step === 'shown' && (
            <LeadForm
              details={state.details}
              askedAt={state.form.askedAt}
              onDetail={(name, text) => send({ type: 'detailTyped', field: name, text })}
              onSave={() => leaveForm('detailsSaved')}
              onDismiss={() => leaveForm('formDismissed')}
            />
          )
        }
      />
      <form
        className={styles.composer}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <p className={styles.full} aria-live="polite">
          {state.draft.length < LONGEST_MESSAGE ? '' : fullAt(LONGEST_MESSAGE)}
        </p>
        <div className={styles.typing}>
          <textarea
            ref={field}
            maxLength={LONGEST_MESSAGE}
            className={styles.field}
            rows={1}
            dir="auto"
            aria-label="Message to the assistant"
            placeholder={placeholder}
            enterKeyHint="send"
            value={state.draft}
            onChange={(event) => send({ type: 'draftTyped', text: event.target.value })}
            onKeyDown={(event) => {
              // Enter sends, with Shift it begins a line (Rules, Chat).
              if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return
              event.preventDefault()
              submit()
            }}
          />
          {/* A line that was just begun has no text yet. */}
          <span className={styles.measure} aria-hidden>{`${state.draft || placeholder} `}</span>
        </div>
        {/* Not disabled, which would drop the focus with every message. */}
        <button
          type="submit"
          className={styles.sendButton}
          aria-label="Send"
          aria-disabled={!isReady}
          aria-describedby={isReady ? undefined : `${id}-reason`}
        >
          <Icon icon={ArrowRight} size={22} />
        </button>
        <span id={`${id}-reason`} hidden>
          {state.asked ? 'Wait for the answer first' : 'Write a message first'}
        </span>
      </form>
    </dialog>
  )
}
