// The panel "Send": client, sender, where the demo starts, and the link or message to copy (Rules, Sending a demo).
import { Link2, Mail, Share2 } from 'lucide'
import { useId, useRef, useState, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import type { Share } from '../../browser/share.ts'
import { colleagueEmail } from '../../content/channels.ts'
import { demoByKey, type Demo } from '../../content/demos.ts'
import { inQuotes } from '../../format/quoted.ts'
import { Button } from '../../primitives/Button.tsx'
import { DialogFrame, DialogHead } from '../../primitives/Dialog.tsx'
import { FieldGroup, TextField } from '../../primitives/Field.tsx'
import { newTab } from '../../primitives/newTab.ts'
import type { DemoLink } from '../../simulation/momentLink.ts'
import type { Brand } from '../../theme/brand.ts'
import { BrandFields, NAME_RULE } from '../demo/BrandFields.tsx'
import type { Branded } from '../demo/DemoFrame.tsx'
import { DemoHead } from '../demo/DemoHead.tsx'
import {
  BEGINNING_WORDS,
  beginningOptions,
  firstBeginning,
  messageOf,
  sentLink,
  type Beginning,
  type Sending,
} from './sending.ts'
import { readReply, readSenderName, senderFrom, type Sender } from './sender.ts'
import { MOST_SENT, sentWhen, type Logo, type SentLink } from './sentLinks.ts'
import * as styles from './SendPanel.css.ts'

/** What a sender's name may be. */
const SENDER_RULE = `Your own name, not the name of a team. ${NAME_RULE}`

export interface SendPanelProps {
  /** The demo to send. */
  demo: Demo
  /** The client's name and color, which the demo behind the panel also shows. */
  brand: Branded | null
  /** Called with each change to a valid name and color; null when both are blank. */
  onBrand: (brand: Brand | null) => void
  /** The sender that this browser keeps. */
  sender: Sender
  /** Called with each change to a valid name and address. */
  onSender: (sender: Sender) => void
  /** The logo that this browser keeps for this client; null for none. See `WithALogo`. */
  logo: Logo | null
  /** A file was chosen as the client's logo; null removes the logo. Resolves to whether the file is a picture. */
  onLogo: (file: File | null) => Promise<boolean>
  /** The link to the demo at its start, without a brand. */
  start: string
  /** The link to the demo in its current state, without a brand. See `AsItStands`, `DuringATour`, `TooLongToSend`. */
  stands: DemoLink
  /** The links sent from this browser, newest first. See `SentBefore`. */
  sent: readonly SentLink[]
  /** A link was copied or shared. */
  onSent: (link: SentLink) => void
  /** The visitor removes one of the sent links. */
  onForget: (link: SentLink) => void
  /** The visitor removes all sent links. */
  onForgetAll: () => void
  /** The current time in milliseconds since 1970. */
  now: () => number
  /** Resolves to false if the browser refuses; the panel then shows the text for manual copying. Never rejects. See `CopyRefused`. */
  copyText: (text: string) => Promise<boolean>
  /** Opens the device's share sheet; null if there is none. See `WithAShareSheet`. */
  share?: Share | null
  /** ×, Escape or a press beside the panel. */
  onClose: () => void
  /** The element that gets the focus back. */
  returnFocusTo: () => HTMLElement | null
}

/** The panel "Send". */
export function SendPanel({
  demo,
  brand,
  onBrand,
  sender,
  onSender,
  logo,
  onLogo,
  start,
  stands,
  sent,
  onSent,
  onForget,
  onForgetAll,
  now,
  copyText,
  share = null,
  onClose,
  returnFocusTo,
}: SendPanelProps): ReactElement {
  const [beginning, setBeginning] = useState<Beginning>(() => firstBeginning(stands))
  const [said, setSaid] = useState<{ count: number; text: string; shown?: string } | null>(null)
  const say = (text: string, shown?: string) =>
    flushSync(() => setSaid((last) => ({ count: (last?.count ?? 0) + 1, text, ...(shown && { shown }) })))
  const [openedAt] = useState(now)
  const id = useId()
  const sentHeading = useRef<HTMLHeadingElement>(null)

  const from = senderFrom(sender.name, sender.reply)
  const sending: Sending = { start, stands, beginning, brand, sender: from }
  const link = sentLink(sending)
  const message = messageOf(demo, link, sending)
  const letter = `${message.subject}\n\n${message.text}`

  const remember = () =>
    onSent({
      link,
      demo: demo.key,
      client: brand?.name ?? '',
      color: brand?.color ?? null,
      beginning,
      at: now(),
    })
  const copy = async (text: string, what: string, onCopied?: () => void) => {
    if (!(await copyText(text))) return say('The browser did not allow copying. Copy this by hand:', text)
    onCopied?.()
    say(`${what} copied.`)
  }
  return (
    <DialogFrame width="form" family={demo.family} onClose={onClose} returnFocusTo={returnFocusTo}>
      <DialogHead title="Send this demo" onClose={onClose} />
      <div className={styles.scroll}>
        <div className={styles.columns}>
          <div className={styles.form}>
            <section className={styles.brandFields} aria-labelledby={`${id}-for`}>
              <h3 id={`${id}-for`} className={styles.heading}>
                Prepared for
              </h3>
              <BrandFields brand={brand} onChange={onBrand} label="Client’s name" />
              {brand?.name && <LogoField key={brand.name} client={brand.name} logo={logo} onLogo={onLogo} />}
            </section>
            <SenderFields sender={sender} onSender={onSender} />
            <section>
              <h3 className={styles.heading}>Where it starts</h3>
              <Beginnings value={beginning} onChange={setBeginning} stands={stands} />
            </section>
          </div>
          <div className={styles.preview}>
            <h3 className={styles.heading}>What they will see</h3>
            <Preview demo={demo} brand={brand} sender={from} />
            <h3 className={styles.heading}>The message</h3>
            <div className={styles.letter}>
              <p className={styles.subject}>{message.subject}</p>
              <p className={styles.letterText}>{message.text}</p>
            </div>
          </div>
        </div>
        <div className={styles.actions}>
          <div className={styles.buttons}>
            <Button variant="primary" icon={Link2} onClick={() => void copy(link, 'Link', remember)}>
              Copy link
            </Button>
            {share && (
              <Button
                icon={Share2}
                onClick={() =>
                  void share({ title: message.subject, text: message.text }).then((isShared) => {
                    if (!isShared) return
                    remember()
                    say('Shared.')
                  })
                }
              >
                Share…
              </Button>
            )}
            <Button icon={Mail} onClick={() => void copy(letter, 'Message', remember)}>
              Copy message
            </Button>
          </div>
          <p className={styles.said} aria-live="polite">
            {said && (
              <span key={said.count}>
                <span>{said.text}</span>
                {said.shown && <span className={styles.byHand}>{said.shown}</span>}
              </span>
            )}
          </p>
        </div>
        <section className={styles.sent} aria-labelledby={`${id}-sent`}>
          <div className={styles.sentHead}>
            <h3 id={`${id}-sent`} ref={sentHeading} tabIndex={-1} className={styles.heading}>
              Sent from this browser
            </h3>
            <p className={styles.note}>
              {`${sent.length === 0 ? 'No links yet. ' : ''}The last ${MOST_SENT} links, kept in this browser only.`}
            </p>
            {sent.length > 0 && (
              <button
                type="button"
                className={styles.quiet}
                onClick={() => {
                  flushSync(onForgetAll)
                  sentHeading.current?.focus()
                }}
              >
                Forget all
              </button>
            )}
          </div>
          {sent.length > 0 && (
            <ul className={styles.list}>
              {sent.map((one) => (
                <SentRow
                  key={one.link}
                  sent={one}
                  now={openedAt}
                  onCopy={() => void copy(one.link, 'Link')}
                  onForget={() => {
                    flushSync(() => onForget(one))
                    sentHeading.current?.focus()
                  }}
                />
              ))}
            </ul>
          )}
        </section>
      </div>
    </DialogFrame>
  )
}

interface LogoFieldProps extends Pick<SendPanelProps, 'logo' | 'onLogo'> {
  client: string
}

/** A logo for this device only: for screen sharing and print. */
function LogoField({ client, logo, onLogo }: LogoFieldProps): ReactElement {
  const field = useRef<HTMLInputElement>(null)
  const [isRefused, setIsRefused] = useState(false)
  const id = useId()
  const hasLogo = logo?.client === client
  return (
    <div className={styles.logo}>
      <div className={styles.logoField}>
        <label className={styles.logoLabel} htmlFor={id}>
          Logo on this device
        </label>
        <input
          ref={field}
          id={id}
          type="file"
          accept="image/*"
          aria-describedby={`${id}-note`}
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) void onLogo(file).then((isPicture) => setIsRefused(!isPicture))
          }}
        />
        {hasLogo && (
          <button
            type="button"
            className={styles.quiet}
            onClick={() => {
              void onLogo(null)
              if (field.current) field.current.value = ''
              field.current?.focus()
            }}
          >
            Remove logo
          </button>
        )}
      </div>
      <p id={`${id}-note`} className={styles.note}>
        For screen sharing and printing. It stays in this browser and is not part of any link.
      </p>
      <p className={styles.note} aria-live="polite">
        {isRefused && (
          <span>The browser cannot read this file as a picture. Choose a PNG, JPEG or WebP file.</span>
        )}
      </p>
    </div>
  )
}

interface SenderFieldsProps {
  sender: Sender
  onSender: (sender: Sender) => void
}

/** Invalid input stays as typed, with a message. */
function SenderFields({ sender, onSender }: SenderFieldsProps): ReactElement {
  const [name, setName] = useState(sender.name)
  const [reply, setReply] = useState(sender.reply)
  const id = useId()
  const change = (nextName: string, nextReply: string) => {
    setName(nextName)
    setReply(nextReply)
    onSender({
      name: readSenderName(nextName) ?? sender.name,
      reply: readReply(nextReply) ?? sender.reply,
    })
  }
  return (
    <section className={styles.from} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        From
      </h3>
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
        onChange={(next) => change(name, next)}
        unit={colleagueEmail('')}
        error={
          readReply(reply) === null
            ? `Only the part before ${colleagueEmail('')}: letters, digits and . _ + -`
            : undefined
        }
      />
      <p className={styles.fromNote}>
        Optional. Shown at the top of the demo, and replies go to this address. Kept in this browser only.
      </p>
    </section>
  )
}

interface BeginningsProps {
  value: Beginning
  onChange: (value: Beginning) => void
  stands: DemoLink
}

function Beginnings({ value, onChange, stands }: BeginningsProps): ReactElement {
  const group = useId()
  return (
    <FieldGroup label="Where it starts" isLabelHidden>
      <div className={styles.options}>
        {beginningOptions(stands).map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              className={styles.radio}
              type="radio"
              name={group}
              value={option.value}
              checked={value === option.value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.optionName}>{option.label}</span>
            <span className={styles.optionNote}>{option.note}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

interface PreviewProps {
  demo: Demo
  brand: Branded | null
  sender: Sender | null
}

/** The top of the demo as the client will see it; inert. */
function Preview({ demo, brand, sender }: PreviewProps): ReactElement {
  return (
    <div className={styles.seen} inert>
      <DemoHead demo={demo} client={brand?.name ?? ''} tones={brand?.tones ?? null} isSent />
      {sender && (
        <p className={styles.seenFrom}>
          {sender.name !== '' && (
            <span>
              From <bdi>{inQuotes(sender.name)}</bdi>
            </span>
          )}
          {sender.reply !== '' && <span>{`Reply to ${colleagueEmail(sender.reply)}`}</span>}
        </p>
      )}
    </div>
  )
}

interface SentRowProps {
  sent: SentLink
  now: number
  onCopy: () => void
  onForget: () => void
}

function SentRow({ sent, now, onCopy, onForget }: SentRowProps): ReactElement {
  const { name } = demoByKey(sent.demo)
  const client = sent.client || 'No name'
  return (
    <li className={styles.entry}>
      <Swatch color={sent.color} />
      <div className={styles.entryWords}>
        <p className={styles.entryName}>
          <bdi>{client}</bdi>
        </p>
        <p className={styles.note}>{`${name}, ${BEGINNING_WORDS[sent.beginning]}`}</p>
      </div>
      <p className={styles.when}>{sentWhen(sent.at, now)}</p>
      <div className={styles.entryActions}>
        <a
          className={styles.quiet}
          href={sent.link}
          {...newTab}
          aria-label={`Open: ${name} for ${client} (opens in a new tab)`}
        >
          Open
        </a>
        <button
          type="button"
          className={styles.quiet}
          onClick={onForget}
          aria-label={`Forget: ${name} for ${client}`}
        >
          Forget
        </button>
        <Button size="small" onClick={onCopy} label={`Copy link: ${name} for ${client}`}>
          Copy link
        </Button>
      </div>
    </li>
  )
}

/** A square of the client's color. */
function Swatch({ color }: { color: string | null }): ReactElement {
  return (
    <svg className={styles.swatch} viewBox="0 0 1 1" aria-hidden>
      {color !== null && <rect width="1" height="1" fill={color} />}
    </svg>
  )
}
