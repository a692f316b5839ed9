// The fields for what goes with a sent demo: the sender, a note and the last day (Rules, Sending a demo).
import { useId, useState, type ReactElement, type ReactNode } from 'react'
import { colleagueEmail } from '../../content/channels.ts'
import { readDay } from '../../format/day.ts'
import { TextField } from '../../primitives/Field.tsx'
import { NAME_RULE } from '../demo/BrandFields.tsx'
import { validityOf } from './cover.ts'
import type { Words } from './desk.ts'
import { LONGEST_NOTE, NOTE_RULE, readNote } from './note.ts'
import { readReply, readSenderName, withoutDomain, type Sender } from './sender.ts'
import { GREETING, type Letter } from './sending.ts'
import * as styles from './SendPanel.css.ts'

/** What a sender's name may be. */
export const SENDER_RULE = `Your own name, not the name of a team. ${NAME_RULE}`

interface FieldGroupProps {
  title: string
  className: string
  children: ReactNode
}

/** Fields below a heading. */
function FieldGroup({ title, className, children }: FieldGroupProps): ReactElement {
  const id = useId()
  return (
    <section className={className} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      {children}
    </section>
  )
}

export interface SenderFieldsProps {
  /** The initial sender of the fields. */
  sender: Sender
  /** Called with each change; what cannot be used is ''. */
  onSender: (sender: Sender) => void
  /** Called with each change: whether a field has what cannot be used. */
  onUnusable?: (isUnusable: boolean) => void
}

/** Invalid input stays as typed, with a message, and is in no link. */
export function SenderFields({ sender, onSender, onUnusable }: SenderFieldsProps): ReactElement {
  const [name, setName] = useState(sender.name)
  const [reply, setReply] = useState(sender.reply)
  const change = (nextName: string, nextReply: string) => {
    setName(nextName)
    setReply(nextReply)
    const [readName, readAddress] = [readSenderName(nextName), readReply(nextReply)]
    // Not the last usable one: half of an address may be that of another person.
    onSender({ name: readName ?? '', reply: readAddress ?? '' })
    onUnusable?.(readName === null || readAddress === null)
  }
  return (
    <FieldGroup title="From" className={styles.from}>
      <TextField
        label="Your name"
        value={name}
        onChange={(next) => change(next, reply)}
        autoComplete="given-name"
        error={readSenderName(name) === null ? SENDER_RULE : undefined}
      />
      <TextField
        label="Reply address"
        value={reply}
        onChange={(next) => change(name, withoutDomain(next))}
        unit={colleagueEmail('')}
        error={
          readReply(reply) === null
            ? `Only the part before ${colleagueEmail('')}: letters, digits and . _ + -`
            : undefined
        }
      />
      <p className={styles.fromNote}>
        Optional. Both go with the link and show at the top of the demo. This browser keeps them for the next
        one.
      </p>
    </FieldGroup>
  )
}

export interface SendingFieldsProps {
  /** The initial values of the fields. */
  words: Words
  /** Called with each change to a valid note and day. */
  onWords: (words: Words) => void
  /** Called with each change: whether the note cannot be used. */
  onUnusable?: (isUnusable: boolean) => void
  /** The current time in milliseconds since 1970: a day that is over is said to be. */
  now: number
}

/** A note that cannot be one stays as typed, with a message, and is in no link. */
export function SendingFields({ words, onWords, onUnusable, now }: SendingFieldsProps): ReactElement {
  const [note, setNote] = useState(words.note)
  const [until, setUntil] = useState(words.until)
  const change = (nextNote: string, nextUntil: string) => {
    setNote(nextNote)
    setUntil(nextUntil)
    const read = readNote(nextNote)
    onWords({ note: read ?? '', until: readDay(nextUntil) ?? '' })
    onUnusable?.(read === null)
  }
  return (
    <FieldGroup title="Your words" className={styles.words}>
      <TextField
        label="Note"
        isMultiline
        value={note}
        onChange={(next) => change(next, until)}
        hint={`Optional. At most ${LONGEST_NOTE} characters, shown above the demo as your words.`}
        error={readNote(note) === null ? NOTE_RULE : undefined}
      />
      <TextField
        label="Valid until"
        kind="date"
        value={until}
        onChange={(next) => change(note, next)}
        hint="Optional. A courtesy, not a lock: after this day the demo still opens, says that the day is over, and offers to ask you for a new one."
        notice={validityOf({ until }, now) === 'over' ? 'This day is over.' : ''}
      />
    </FieldGroup>
  )
}

export interface LetterFieldsProps {
  /** The greeting and the subject as typed. */
  letter: Letter
  /** Called with each change. */
  onLetter: (letter: Letter) => void
  /** The usual subject. */
  subject: string
}

/** The greeting and the subject of the message: they are in no link. */
export function LetterFields({ letter, onLetter, subject }: LetterFieldsProps): ReactElement {
  return (
    <FieldGroup title="The message" className={styles.words}>
      <TextField
        label="Greeting"
        value={letter.greeting}
        onChange={(greeting) => onLetter({ ...letter, greeting })}
        placeholder={GREETING}
      />
      <TextField
        label="Subject"
        value={letter.subject}
        onChange={(next) => onLetter({ ...letter, subject: next })}
        placeholder={subject}
      />
    </FieldGroup>
  )
}
