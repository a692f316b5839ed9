// What was said, newest last, with the contact form below it. A screen reader may read a message as one text: there are spaces
// between its blocks.
import { ArrowRight } from 'lucide'
import { memo, useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { company } from '../content/company.ts'
import { pageHref } from '../content/site.ts'
import { row } from '../primitives/Button.css.ts'
import { Button, ButtonLink, LiveDemoLink } from '../primitives/Button.tsx'
import { Icon } from '../primitives/Icon.tsx'
import { FamilyGlyph } from '../primitives/Marks.tsx'
import { newTab } from '../primitives/newTab.ts'
import { visuallyHidden } from '../theme/global.css.ts'
import type { BotMessage, ChatMessage } from './chat.ts'
import { Choices } from './Choices.tsx'
import type { Line } from './lines.ts'
import * as styles from './MessageLog.css.ts'
import type { Choice } from './rules.ts'

interface AnswerLineProps {
  line: Line
}

/** A path of the site; a demo, an address of mail or of another site stays what it is. */
const hrefOf = (href: string) => (href.startsWith('/') ? pageHref(href) : href)

/** A passage as its page shows it: heading, sentences, and the link to the place. */
function Quote({ line: { text, heading, href, name, family } }: AnswerLineProps): ReactElement {
  return (
    <li className={styles.quote} data-family={family ?? undefined}>
      <h3 className={styles.quoteHeading}>{heading}</h3>{' '}
      {/* No blockquote: Orca would speak no space between it and the link. */}
      <p className={styles.quoteText}>{text}</p>{' '}
      <a className={styles.quoteLink} href={hrefOf(href)}>
        {family && <FamilyGlyph family={family} size={16} />}
        <span className={styles.quoteName}>{name}</span>
        <Icon icon={ArrowRight} size={18} />
      </a>{' '}
    </li>
  )
}

/** A line of an answer: where it leads, its demo, its sentence. */
function AnswerLine({ line }: AnswerLineProps): ReactElement {
  const { text, href, name, family, demoHref } = line
  if (line.heading !== null) return <Quote line={line} />
  return (
    <li className={styles.answerLine}>
      <div className={styles.lineHead}>
        <a className={styles.lineLink} href={hrefOf(href)} {...(href.startsWith('https:') ? newTab : {})}>
          {family && <FamilyGlyph family={family} />}
          <span className={styles.lineName}>{`${name} `}</span>
        </a>
        {demoHref && family && <LiveDemoLink href={demoHref} subject={name} family={family} />}
      </div>{' '}
      <p className={styles.lineText}>{text}</p>{' '}
    </li>
  )
}

interface MessageActionsProps extends Pick<BotMessage, 'channels' | 'offersForm'> {
  hasLead: boolean
  onOpenForm: () => void
  copyText: (text: string) => Promise<boolean>
}

function MessageActions({
  channels,
  offersForm,
  hasLead,
  onOpenForm,
  copyText,
}: MessageActionsProps): ReactElement {
  const [isCopied, setIsCopied] = useState<boolean>()
  return (
    <>
      <div className={row}>
        {channels && (
          <>
            <ButtonLink size="small" href={channels.mailHref}>
              Open in email app
            </ButtonLink>
            <ButtonLink size="small" href={channels.whatsAppHref} isExternal>
              Open in WhatsApp
            </ButtonLink>
            {/* Where no mail app is set up, its link opens nothing and says nothing. */}
            <Button size="small" onClick={() => void copyText(channels.text).then(setIsCopied)}>
              Copy the text instead
            </Button>
          </>
        )}
        {offersForm && (
          <Button size="small" onClick={onOpenForm}>
            {hasLead ? 'Change contact information' : 'Leave contact information'}
          </Button>
        )}
      </div>
      {channels && (
        <p className={styles.copied} role="status">
          {isCopied !== undefined &&
            (isCopied
              ? ` Text copied. Paste it into a message to ${company.supportEmail}.`
              : ' The browser did not allow copying. Select this text and copy it by hand: ')}
        </p>
      )}
      {channels && isCopied === false && <p className={styles.copyByHand}>{channels.text}</p>}
    </>
  )
}

interface MessageProps extends Pick<MessageActionsProps, 'hasLead' | 'onOpenForm' | 'copyText'> {
  message: ChatMessage
  onChoose: (choice: Choice) => void
}

/** One message. It never changes, so a long conversation stays quick. */
const Message = memo(function Message({ message, onChoose, ...actions }: MessageProps): ReactElement {
  if (message.type === 'user')
    return (
      <div className={`${styles.message} ${styles.fromVisitor}`}>
        <span className={visuallyHidden}>{' You: '}</span>
        <p className={styles.typed} dir="auto">
          {message.content}
        </p>{' '}
      </div>
    )
  const { content, lines, choices, channels, offersForm } = message
  const leadsOn = lines.length > 0 || choices.length > 0 || channels !== null
  return (
    <div className={leadsOn ? `${styles.message} ${styles.wide}` : styles.message}>
      <span className={visuallyHidden}>{' Assistant: '}</span>
      <p>{`${content} `}</p>
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <AnswerLine key={line.href + line.text} line={line} />
          ))}
        </ul>
      )}
      {choices.length > 0 && <Choices choices={choices} onChoose={onChoose} />}
      {(channels || offersForm) && (
        <MessageActions channels={channels} offersForm={offersForm} {...actions} />
      )}
    </div>
  )
})

export interface MessageLogProps {
  /** Of the element with the messages. */
  id: string
  /** Oldest first. See `LongConversation`. */
  messages: readonly ChatMessage[]
  /** The assistant is about to answer. See `Typing`. */
  isTyping: boolean
  /** Details are stored already. */
  hasLead: boolean
  /** The visitor opened the contact form with the button of a message. */
  onOpenForm: () => void
  /** Copies a prepared message; false when the browser refuses. See `TextCopied` and `CopyFailed`. */
  copyText: (text: string) => Promise<boolean>
  /** A choice of what may be meant was pressed. See `UnsureAnswer`. */
  onChoose: (choice: Choice) => void
  /** What is shown below the greeting until something was asked. See `Open`. */
  starters?: ReactNode
  /** The contact form, while it shows. See `FormShown`. */
  form: ReactNode
}

/** What stays visible above the message that a visitor continues to read, in px. */
const ABOVE_START = 12

/** Draws nothing again while the visitor types. */
export const MessageLog = memo(function MessageLog({
  id,
  messages,
  isTyping,
  hasLead,
  onOpenForm,
  copyText,
  onChoose,
  starters,
  form,
}: MessageLogProps): ReactElement {
  const scroller = useRef<HTMLDivElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const hasForm = Boolean(form)
  useEffect(() => {
    const element = scroller.current
    // To the end, but not past the last question or message.
    const kept = messages.at(-2)?.type === 'user' ? -2 : -1
    const start = [...(log.current?.children ?? [])].at(kept)
    if (!element || !start) return
    const above = start.getBoundingClientRect().top - element.getBoundingClientRect().top
    // The form is shown whole.
    const top = hasForm ? element.scrollHeight : element.scrollTop + above - ABOVE_START
    element.scrollTo({ top, behavior: 'instant' })
  }, [messages, isTyping, hasForm])
  // What is there on opening is not read out again; what comes from then on is, as a log does automatically: a dialog
  // over the page leaves whatever has the attribute readable.
  const [countOnOpening] = useState(messages.length)

  return (
    <div ref={scroller} className={styles.scroller} tabIndex={0} role="group" aria-label="Conversation">
      <div
        ref={log}
        className={styles.log}
        id={id}
        role="log"
        aria-label="Messages"
        aria-live={messages.length > countOnOpening ? undefined : 'off'}
        aria-relevant="additions"
      >
        {messages.map((message) => (
          <Message
            key={message.id}
            message={message}
            hasLead={hasLead}
            onOpenForm={onOpenForm}
            copyText={copyText}
            onChoose={onChoose}
          />
        ))}
      </div>
      <div className={isTyping ? styles.typing : visuallyHidden} role="status">
        {isTyping && (
          <>
            <span className={visuallyHidden}>The assistant is typing</span>
            <span className={styles.dot} />
            <span className={styles.dot} />
            <span className={styles.dot} />
          </>
        )}
      </div>
      {starters}
      {form}
      <p className={visuallyHidden} role="status">
        {hasForm && 'A form for your contact details is above the message field.'}
      </p>
    </div>
  )
})
