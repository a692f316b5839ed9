// The panel "Send" with what this browser keeps: who sends, and what was sent. Loaded when it is opened.
import { useState, type ReactElement } from 'react'
import { keep, keptKeys, useKept } from '../../browser/kept.ts'
import { deviceShare } from '../../browser/share.ts'
import type { DemoControls } from '../../simulation/demoRun.ts'
import { SendPanel, type SendPanelProps } from './SendPanel.tsx'
import { readKeptSender, readSent, withoutSent, withSent, type SentLink } from './sentLinks.ts'

export interface LiveSendProps extends Pick<
  SendPanelProps,
  'demo' | 'brand' | 'onBrand' | 'start' | 'copyText' | 'onClose' | 'returnFocusTo'
> {
  /** The demo at work: the link says how it stands as the panel opens. */
  opened: DemoControls
}

const keepSent = (links: readonly SentLink[]) =>
  keep(keptKeys.sentLinks, links.length === 0 ? null : JSON.stringify(links))

/** What is typed here is kept at once. */
export function LiveSend({ opened, ...panel }: LiveSendProps): ReactElement {
  const [stands] = useState(() => opened.linkTo(panel.start))
  const [share] = useState(deviceShare)
  const sender = readKeptSender(useKept(keptKeys.sender))
  const sent = readSent(useKept(keptKeys.sentLinks))
  return (
    <SendPanel
      {...panel}
      stands={stands}
      share={share}
      now={Date.now}
      sender={sender}
      onSender={(next) =>
        keep(keptKeys.sender, next.name === '' && next.reply === '' ? null : JSON.stringify(next))
      }
      sent={sent}
      onSent={(link) => keepSent(withSent(sent, link))}
      onForget={(link) => keepSent(withoutSent(sent, link))}
      onForgetAll={() => keepSent([])}
    />
  )
}
