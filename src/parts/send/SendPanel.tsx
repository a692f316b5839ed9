// The panel "Send": client, sender, the demos and where each starts, and the links or the message to copy (Rules, Sending a demo).
import { useId, useState, type ReactElement } from 'react'
import type { Share } from '../../browser/share.ts'
import { demoByKey, type Demo, type DemoId } from '../../content/demos.ts'
import { DialogFrame, DialogHead } from '../../primitives/Dialog.tsx'
import { LONGEST_LINK } from '../../simulation/momentLimits.ts'
import type { DemoLink } from '../../simulation/momentLink.ts'
import { brandFrom, type Brand } from '../../theme/brand.ts'
import { BrandFields } from '../demo/BrandFields.tsx'
import type { Branded } from '../demo/DemoFrame.tsx'
import { NO_COVER, type Cover } from './cover.ts'
import { LetterFields, SenderFields, SendingFields } from './CoverFields.tsx'
import type { Chosen, Desk, Words } from './desk.ts'
import { Clients } from './Clients.tsx'
import { MessageDemos } from './MessageDemos.tsx'
import { LinkChoice } from './LinkChoice.tsx'
import { LogoField } from './LogoField.tsx'
import { roomDemo, roomLink } from './room.ts'
import { SendActions, useCopying } from './SendActions.tsx'
import { SendForms } from './SendForms.tsx'
import {
  firstBeginning,
  messageOf,
  sentLink,
  subjectOf,
  type Beginning,
  type Enclosed,
  type Letter,
} from './sending.ts'
import { senderFrom, type Sender } from './sender.ts'
import { SentLinks } from './SentLinks.tsx'
import { clientsOf, type Logo, type SentForm, type SentLink } from './sentLinks.ts'
import { SentPreview } from './SentPreview.tsx'
import * as styles from './SendPanel.css.ts'

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
  /** The note and the last day as typed during this visit. See `WithANote`. */
  words: Words
  /** Called with each change to a valid note and day. */
  onWords: (words: Words) => void
  /** The greeting and the subject of the message, as typed during this visit. */
  letter: Letter
  /** Called with each change to them. */
  onLetter: (letter: Letter) => void
  /** The other demos of the message. See `SeveralDemos`. */
  others: readonly Chosen[]
  /** Called with each change to them; receives all demos of the message, the open one first. */
  onChosen: (chosen: readonly [Chosen, ...Chosen[]]) => void
  /** The links to other demos as they were left during this visit, without a brand. */
  left: Desk['left']
  /** Whether one link opens all demos of the message. See `OneLinkForAll`. */
  isOneLink: boolean
  /** Another choice was made. */
  onOneLink: (isOneLink: boolean) => void
  /** The link to another demo at its start, without a brand. */
  startOf: (demo: DemoId) => string
  /** The address of the page that shows several demos; null where there is none. */
  roomStart: string | null
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
  /** The links of all demos of the message were copied or shared. */
  onSent: (links: readonly SentLink[]) => void
  /** The visitor removes one of the sent links. */
  onForget: (link: SentLink) => void
  /** The visitor removes all sent links. */
  onForgetAll: () => void
  /** Links come back after "Forget all", or from a colleague's file; they join those that are there. */
  onJoin: (links: readonly SentLink[]) => void
  /** Offers a text as a file. */
  downloadText: (fileName: string, text: string) => void
  /** Offers an email file or a picture. */
  saveFile: (fileName: string, content: Blob) => void
  /** The current time in milliseconds since 1970. */
  now: () => number
  /** Resolves to false if the browser refuses; the panel then shows the text for manual copying. Never rejects. See `CopyFailed`. */
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
  words,
  onWords,
  letter,
  onLetter,
  others,
  onChosen,
  left,
  isOneLink,
  onOneLink,
  startOf,
  roomStart,
  logo,
  onLogo,
  start,
  stands,
  sent,
  onSent,
  onForget,
  onForgetAll,
  onJoin,
  downloadText,
  saveFile,
  now,
  copyText,
  share = null,
  onClose,
  returnFocusTo,
}: SendPanelProps): ReactElement {
  const [beginning, setBeginning] = useState<Beginning>(() => firstBeginning(stands))
  const choose = (nextBeginning: Beginning, nextOthers: readonly Chosen[]) => {
    setBeginning(nextBeginning)
    onChosen([{ demo: demo.key, beginning: nextBeginning }, ...nextOthers])
  }
  const copying = useCopying(copyText)
  const [openedAt] = useState(now)
  const [isSenderUnusable, setIsSenderUnusable] = useState(false)
  const [isNoteUnusable, setIsNoteUnusable] = useState(false)
  // The fields have what was typed: a saved client gets new ones.
  const [filled, setFilled] = useState(0)
  const clients = clientsOf(sent)
  const id = useId()
  const sentId = `${id}-sent`

  const cover: Cover = { ...NO_COVER, ...words, sender: senderFrom(sender.name, sender.reply) }
  const leftAt = (other: DemoId): DemoLink => left[other] ?? { kind: 'start', link: startOf(other) }
  const link = sentLink({ start, stands, beginning, brand, cover })
  const enclosed: readonly [Enclosed, ...Enclosed[]] = [
    { demo, link, beginning },
    ...others.map((one) => {
      const sending = { start: startOf(one.demo), stands: leftAt(one.demo), ...one, brand, cover }
      return { demo: demoByKey(one.demo), link: sentLink(sending), beginning: one.beginning }
    }),
  ]
  const ofAll =
    roomStart === null
      ? null
      : roomLink(
          roomStart,
          enclosed.map((one) => roomDemo(one.demo.key, one.link)),
          brand,
          cover,
        )
  const isTooLong = ofAll !== null && ofAll.length > LONGEST_LINK
  const room = others.length > 0 && isOneLink && !isTooLong ? ofAll : null
  const message = messageOf(enclosed, { brand, cover, letter, room })
  const links = room === null ? enclosed : [{ demo, link: room, beginning: 'start' as const }]

  const remember = (form: SentForm) =>
    onSent(
      links.map((one) => ({
        link: one.link,
        demo: one.demo.key,
        client: brand?.name ?? '',
        color: brand?.color ?? null,
        beginning: one.beginning,
        at: now(),
        form,
      })),
    )
  return (
    <DialogFrame width="form" family={demo.family} onClose={onClose} returnFocusTo={returnFocusTo}>
      <DialogHead title="Send this demo" onClose={onClose} />
      <div className={styles.scroll}>
        <div className={styles.columns}>
          <div className={styles.form}>
            {sent.length > 0 && (
              <div>
                <button
                  type="button"
                  className={styles.quiet}
                  onClick={() => {
                    const heading = document.getElementById(sentId)
                    heading?.scrollIntoView()
                    heading?.focus({ preventScroll: true })
                  }}
                >
                  {`Sent links: ${sent.length}`}
                </button>
              </div>
            )}
            <section className={styles.brandFields} aria-labelledby={`${id}-for`}>
              <h3 id={`${id}-for`} className={styles.heading}>
                Prepared for
              </h3>
              <Clients
                clients={clients}
                onChoose={(chosen) => {
                  onBrand(brandFrom(chosen.client, chosen.color))
                  setFilled(filled + 1)
                }}
              />
              <BrandFields key={filled} brand={brand} onChange={onBrand} label="Client’s name" />
              {brand?.name && <LogoField key={brand.name} client={brand.name} logo={logo} onLogo={onLogo} />}
            </section>
            <SenderFields sender={sender} onSender={onSender} onUnusable={setIsSenderUnusable} />
            <SendingFields words={words} onWords={onWords} onUnusable={setIsNoteUnusable} now={openedAt} />
            <MessageDemos
              demo={demo}
              beginning={beginning}
              onBeginning={(next) => choose(next, others)}
              stands={stands}
              others={others}
              onOthers={(next) => choose(beginning, next)}
              leftAt={leftAt}
              onTold={copying.say}
            >
              {ofAll !== null && (
                <LinkChoice isOneLink={room !== null} onOneLink={onOneLink} isTooLong={isTooLong} />
              )}
            </MessageDemos>
            <LetterFields
              letter={letter}
              onLetter={onLetter}
              subject={subjectOf(
                enclosed.map((one) => one.demo),
                brand,
              )}
            />
          </div>
          <SentPreview link={room ?? link} message={message}>
            <SendForms
              demos={enclosed.map((one) => one.demo)}
              brand={brand}
              message={message}
              link={links.length === 1 ? (room ?? link) : ''}
              saveFile={saveFile}
              onSent={remember}
              onTold={copying.say}
            />
          </SentPreview>
        </div>
        <SendActions
          {...copying}
          links={links}
          message={message}
          share={share}
          onSent={remember}
          isIncomplete={isSenderUnusable || isNoteUnusable}
        />
        <SentLinks
          sent={sent}
          now={openedAt}
          onCopy={(one) => void copying.copy(one.link, `Link for ${one.client || demoByKey(one.demo).name}`)}
          onForget={onForget}
          onForgetAll={onForgetAll}
          onJoin={onJoin}
          downloadText={downloadText}
          origin={start.split('/', 3).join('/')}
          id={sentId}
        />
      </div>
    </DialogFrame>
  )
}
