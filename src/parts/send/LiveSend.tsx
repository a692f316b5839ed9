// The panel "Send" with the data that this browser keeps: the sender and the sent links; for a client, the panel that passes a
// demo on. Loaded when it is opened.
import { useCallback, useEffect, useState, type ReactElement } from 'react'
import { keep, keptKeys, useKept } from '../../browser/kept.ts'
import { downloadFile, downloadText } from '../../browser/download.ts'
import { smallPicture } from '../../browser/picture.ts'
import { deviceShare } from '../../browser/share.ts'
import type { DemoControls } from '../../simulation/demoRun.ts'
import { coverOf, NO_COVER, type Cover } from './cover.ts'
import { afterSending, EMPTY_DESK, othersOf, type Desk } from './desk.ts'
import { PassOnPanel } from './PassOnPanel.tsx'
import type { Sender } from './sender.ts'
import { SendPanel, type SendPanelProps } from './SendPanel.tsx'
import {
  readKeptSender,
  joined,
  logoOf,
  readLogos,
  readSent,
  typedIn,
  withLogo,
  withoutSent,
  withSent,
  type SentLink,
} from './sentLinks.ts'

export interface LiveSendProps extends Pick<
  SendPanelProps,
  'demo' | 'brand' | 'onBrand' | 'start' | 'startOf' | 'roomStart' | 'copyText' | 'onClose' | 'returnFocusTo'
> {
  /** The open demo: the link contains its state when the panel opens. */
  opened: DemoControls
  /** What came with the demo; null if nothing did. */
  came: Cover | null
  /** What was chosen and typed during the visit; null before the panel was open. */
  desk: Desk | null
  /** Called with each change to it. */
  onDesk: (change: (desk: Desk | null) => Desk) => void
}

const keepSent = (links: readonly SentLink[]) =>
  keep(keptKeys.sentLinks, links.length === 0 ? null : JSON.stringify(links))

/** Whether this browser keeps the sender, or a link from the same sender, as from a colleague's list: then no client passes it on. */
const isFromHere = (from: Sender | null | undefined, kept: Sender, sent: readonly SentLink[]): boolean =>
  from !== null &&
  from !== undefined &&
  [kept, ...sent.map(({ link }) => coverOf(typedIn(link)).cover.sender)].some(
    (one) => one?.name === from.name && one.reply === from.reply,
  )

/** Typed text is stored immediately. */
export function LiveSend({ opened, came, desk: ofVisit, onDesk, ...panel }: LiveSendProps): ReactElement {
  const [stands] = useState(() => opened.linkTo(panel.start))
  const [share] = useState(deviceShare)
  const { key } = panel.demo
  const desk = ofVisit ?? EMPTY_DESK
  const [isSent, setIsSent] = useState(false)
  const change = useCallback(
    (make: (desk: Desk) => Desk) => onDesk((last) => make(last ?? EMPTY_DESK)),
    [onDesk],
  )
  useEffect(
    () => change((last) => ({ ...last, left: { ...last.left, [key]: stands } })),
    [key, stands, change],
  )
  const sender = readKeptSender(useKept(keptKeys.sender))
  const sent = readSent(useKept(keptKeys.sentLinks))
  const logos = readLogos(useKept(keptKeys.logo))
  const client = panel.brand?.name ?? ''
  const takeLogo = async (file: File | null) => {
    const picture = file && (await smallPicture(file))
    if (file && picture === null) return false
    const next = withLogo(logos, client, picture)
    keep(keptKeys.logo, next.length === 0 ? null : JSON.stringify(next))
    return true
  }
  const [isOwn] = useState(() => isFromHere(came?.sender, sender, sent))
  if (came && !isOwn) {
    const { onBrand: _, startOf: __, roomStart: ___, ...passed } = panel
    return <PassOnPanel {...passed} came={came} stands={stands} share={share} />
  }
  return (
    <SendPanel
      {...panel}
      onClose={() => {
        if (isSent) change(afterSending)
        panel.onClose()
      }}
      words={desk.words ?? came ?? NO_COVER}
      onWords={(words) => change((last) => ({ ...last, words }))}
      letter={desk.letter}
      onLetter={(letter) => change((last) => ({ ...last, letter }))}
      others={othersOf(desk, key)}
      onChosen={(chosen) => change((last) => ({ ...last, chosen: chosen.length > 1 ? chosen : [] }))}
      isOneLink={desk.isOneLink}
      onOneLink={(isOneLink) => change((last) => ({ ...last, isOneLink }))}
      left={desk.left}
      stands={stands}
      share={share}
      now={Date.now}
      sender={sender}
      onSender={(next) =>
        keep(keptKeys.sender, next.name === '' && next.reply === '' ? null : JSON.stringify(next))
      }
      logo={logoOf(logos, client)}
      onLogo={takeLogo}
      sent={sent}
      onSent={(links) => {
        keepSent(links.toReversed().reduce(withSent, sent))
        setIsSent(true)
      }}
      onForget={(link) => keepSent(withoutSent(sent, link))}
      onForgetAll={() => keepSent([])}
      onJoin={(links) => keepSent(joined(sent, links))}
      downloadText={downloadText}
      saveFile={downloadFile}
    />
  )
}
