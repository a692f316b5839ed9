// The panel "Events": what can be sent to a demo at work, what has happened in it, and ways to take that along. The book's
// own builder knows no other JSX than that of `React`.
import * as React from 'react'
import type { FormField, EventForm, FieldTexts } from './eventForms.ts'
import './eventsPanel.css'
import type { CopyKind, CopyText, EventsView, TimelineView } from './messages.ts'

export interface EventsPanelProps {
  /** The demo at work; null while nothing is known of the story. */
  view: EventsView | 'still' | null
  /** The story in which the demo of a still story works. Null if there is none. */
  previewHref: string | null
  /** What was copied last, and whether the browser allowed it. */
  copied: (CopyText & { isCopied: boolean }) | null
  /** An event was sent, with the values of its fields. */
  onSend: (type: string, texts: FieldTexts) => void
  /** The time was dragged to so many milliseconds. */
  onShowAt: (ms: number) => void
  /** One of those that are listed was chosen. */
  onShowAfter: (index: number) => void
  /** "Go on" was pressed. */
  onGoOn: () => void
  /** A button to copy was pressed, for the lines of a fixture or for a link. */
  onCopy: (of: CopyKind) => void
}

/** A step of the slider. */
const TENTH = 100

const seconds = (ms: number) => `${(Math.floor(ms / TENTH) / 10).toFixed(1)} s`

/** How time goes, in a sentence. */
const TIME = {
  visitor: 'Time follows your clock. Dragging stops it.',
  play: 'In this story only its play moves the time.',
  stopped: 'The time is stopped here. “Go on” or a sent event drops what came after.',
  tour: 'A tour tells this. Take over there, or send an event, to drag.',
}

const COPIES: readonly { of: CopyKind; words: string }[] = [
  { of: 'fixture', words: 'Copy as story' },
  { of: 'site', words: 'Copy as link: site' },
  { of: 'page', words: 'Copy as link: page to send' },
  { of: 'story', words: 'Copy as link: story' },
]

const REFUSED = 'The browser did not allow copying. Select the text to copy it.'

/** Events to send, the timeline, and what to take along. */
export function EventsPanel({ view, previewHref, copied, ...on }: EventsPanelProps): React.ReactElement {
  if (!view)
    return (
      <div className="demo-events">
        <p>The story is loading.</p>
      </div>
    )
  if (view === 'still')
    return (
      <div className="demo-events">
        <p>
          <span>This story is still: a fixture makes its state.</span>{' '}
          {previewHref !== null && (
            <a href={previewHref} target="_top">
              The demo at work
            </a>
          )}
        </p>
      </div>
    )
  const { demo, forms, timeline, time, answer } = view
  return (
    <div className="demo-events">
      <div className="demo-events-columns">
        <section aria-labelledby="demo-events-send">
          <h2 id="demo-events-send">{`Send to: ${demo}`}</h2>
          {forms.length === 0 && <p>Nothing can be done in this demo: it has no events.</p>}
          <ul className="demo-events-forms">
            {forms.map((form) => (
              <EventItem
                // Another demo's fields are others.
                key={`${demo} ${form.type}`}
                form={form}
                said={answer?.type === form.type ? answer.sentence : ''}
                onSend={on.onSend}
              />
            ))}
          </ul>
        </section>
        <section aria-labelledby="demo-events-time">
          <h2 id="demo-events-time">What happened</h2>
          {timeline ? (
            <Timeline timeline={timeline} time={time} {...on} />
          ) : (
            <p>So much happened that its beginning is forgotten. “Start over” in the demo begins again.</p>
          )}
        </section>
      </div>
      <section aria-label="Take it along">
        <div className="demo-events-row">
          {COPIES.map(({ of, words }) => (
            <button key={of} type="button" onClick={() => on.onCopy(of)}>
              {words}
            </button>
          ))}
        </div>
        <p role="status">
          {copied &&
            [copied.text === '' ? '' : copied.isCopied ? 'Copied.' : REFUSED, copied.remark]
              .filter(Boolean)
              .join(' ')}
        </p>
        {copied && copied.text !== '' && (
          <textarea
            aria-label="What was copied"
            readOnly
            rows={Math.min(8, copied.text.split('\n').length)}
            value={copied.text}
          />
        )}
      </section>
    </div>
  )
}

interface EventItemProps {
  form: EventForm
  /** What came of it. */
  said: string
  onSend: (type: string, texts: FieldTexts) => void
}

/** A field's initial value. */
const firstText = (field: FormField) => (field.kind === 'choice' && !field.isOptional ? '0' : '')

function EventItem({ form: { type, fields }, said, onSend }: EventItemProps): React.ReactElement {
  const [texts, setTexts] = React.useState<FieldTexts>(() =>
    Object.fromEntries(fields.map((field) => [field.path, firstText(field)])),
  )
  return (
    <li>
      <form
        className="demo-events-row"
        // What is wrong is said by the schema, in a sentence.
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSend(type, texts)
        }}
      >
        <code>{type}</code>
        {fields.map((field) => (
          <label key={field.path}>
            <span>{field.path}</span>
            <Control
              field={field}
              label={`${field.path} of ${type}`}
              text={texts[field.path] ?? ''}
              onText={(text) => setTexts({ ...texts, [field.path]: text })}
            />
          </label>
        ))}
        <button type="submit" aria-label={`Send ${type}`}>
          Send
        </button>
        <span className="demo-events-said" role="status">
          {said}
        </span>
      </form>
    </li>
  )
}

interface ControlProps {
  field: FormField
  label: string
  text: string
  onText: (text: string) => void
}

function Control({ field, label, text, onText }: ControlProps): React.ReactElement {
  if (field.kind === 'choice')
    return (
      <select aria-label={label} value={text} onChange={({ target }) => onText(target.value)}>
        {field.isOptional && <option value="">(left out)</option>}
        {field.choices.map((choice, index) => (
          <option key={String(choice)} value={index}>
            {choice === null ? '(none)' : String(choice)}
          </option>
        ))}
      </select>
    )
  return (
    <input
      type="text"
      aria-label={label}
      inputMode={field.kind === 'number' ? 'decimal' : 'text'}
      value={text}
      onChange={({ target }) => onText(target.value)}
    />
  )
}

interface TimelineProps
  extends Pick<EventsView, 'time'>, Pick<EventsPanelProps, 'onShowAt' | 'onShowAfter' | 'onGoOn'> {
  timeline: TimelineView
}

function Timeline({ timeline, time, onShowAt, onShowAfter, onGoOn }: TimelineProps): React.ReactElement {
  const { listed, earlier, reached, next, endMs, atMs } = timeline
  const isStopped = time === 'stopped'
  /** Where it was dragged to; the answer comes a little later. */
  const [dragged, setDragged] = React.useState<number | null>(null)
  const [wasStopped, setWasStopped] = React.useState(isStopped)
  if (wasStopped !== isStopped) {
    setWasStopped(isStopped)
    if (!isStopped) setDragged(null)
  }
  const list = React.useRef<HTMLOListElement>(null)
  React.useEffect(() => {
    // Only the list itself is moved, not the page around it.
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (!list.current || !current) return
    const { offsetTop, offsetHeight } = current
    const { scrollTop, clientHeight } = list.current
    if (offsetTop < scrollTop || offsetTop + offsetHeight > scrollTop + clientHeight)
      list.current.scrollTop = offsetTop - clientHeight + offsetHeight
  }, [reached, listed.length])
  const max = Math.ceil(endMs / TENTH) * TENTH
  const value = Math.min(dragged ?? atMs, max)
  return (
    <>
      <p>{TIME[time]}</p>
      <div className="demo-events-row">
        <input
          type="range"
          aria-label="Time"
          aria-valuetext={seconds(value)}
          min={0}
          max={Math.max(max, TENTH)}
          step={TENTH}
          disabled={max === 0 || time === 'tour'}
          value={value}
          onChange={({ target }) => {
            setDragged(Number(target.value))
            onShowAt(Number(target.value))
          }}
        />
        <output>{`${seconds(value)} of ${seconds(endMs)}`}</output>
        <button type="button" disabled={!isStopped} onClick={onGoOn}>
          Go on
        </button>
      </div>
      {earlier > 0 && <p>{`${earlier} more came before these.`}</p>}
      {listed.length === 0 && <p>Nothing yet.</p>}
      <ol ref={list} className="demo-events-list">
        {listed.map(({ ms, words, isDue }, index) => (
          // What happened stays where it stands.
          <li key={earlier + index} data-to-come={index >= reached || undefined}>
            <button
              type="button"
              disabled={time === 'tour'}
              aria-current={index === reached - 1 ? 'step' : undefined}
              onClick={() => {
                setDragged(null)
                onShowAfter(index)
              }}
            >
              <span className="demo-events-time">{seconds(ms)}</span>
              <span>{words}</span>
              {isDue && <span className="demo-events-due">due</span>}
            </button>
          </li>
        ))}
      </ol>
      {next && <p>{`Next: ${next.words} at ${seconds(next.ms)}`}</p>}
    </>
  )
}
