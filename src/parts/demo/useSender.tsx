// What goes with the open demo, from its link: its sender, a note, its last day (Rules, Sending a demo).
import { useMemo, useState, type ComponentType, type ReactElement } from 'react'
import { useLate } from '../loading/useLate.ts'
import type { Cover } from '../send/cover.ts'
import type { ArrivedProps } from './Arrived.tsx'
import type { Answer } from './replyLinks.ts'

// In the same function as its styles, so that a failure of either is caught.
const loadAnswering = () => import('./answering.ts')

/** Draws what goes with the demo; receives the content of a reply at the time of the call. */
export type DrawCover = (answer: () => Omit<Answer, 'sender' | 'isSeveral'>) => ReactElement

/** Draws the printed foot; receives the link to the demo in its current state, with the client's brand. */
export type DrawPrinted = (linkNow: () => string) => ReactElement

/** Draws a client's mark for a name. */
export type DrawMark = (client: string) => ReactElement

/** What the frame draws for a demo that is or was sent. */
export interface DrawnOfSender {
  /** Missing if nothing goes with the demo. */
  cover?: DrawCover | undefined
  /** The client's mark, or the logo that this browser keeps for the client. */
  mark?: DrawMark
  /** The printed foot. */
  printed?: DrawPrinted
  /** The line on how a link opened the demo. */
  arrived?: ComponentType<ArrivedProps> | undefined
  /** The email that asks the sender for a version of what was sent; missing where no reply address is known. */
  askFor?: ((answer: Omit<Answer, 'sender'>) => string) | undefined
}

export interface SenderOfVisit {
  /** For the frame; empty until its code is loaded, and for a demo that is not sent. */
  drawn: DrawnOfSender
  /** What goes with the demo; null until its code is loaded, and if nothing does. */
  came: Cover | null
  /** The message for a link with a part that could not be read. */
  notice?: string | undefined
}

/**
 * `said` is the content of the address; `isSending` is true once "Send" was opened. A part that does not load is omitted: the
 * demo works without it.
 */
export function useSender(said: string, isSending: boolean): SenderOfVisit {
  // A link with any content was sent; after "Start over" it may have none.
  const [wasSent, setWasSent] = useState(false)
  if (said !== '' && !wasSent) setWasSent(true)
  const isWanted = isSending || wasSent
  const { part } = useLate(isWanted || null, loadAnswering)
  const arrival = useMemo(() => part?.coverOf(new URLSearchParams(said)), [part, said])
  if (!part || !arrival || !isWanted) return { drawn: {}, came: null }
  const { cover, notice } = arrival
  const came = part.isCovered(cover) ? cover : null
  return {
    drawn: {
      cover: came ? (answer) => <part.CoverStrip cover={came} now={Date.now} answer={answer} /> : undefined,
      mark: (client) => <part.ClientMark client={client} />,
      arrived: part.Arrived,
      printed: (linkNow) => <part.PrintedFoot cover={cover} linkNow={linkNow} />,
      askFor: cover.sender?.reply
        ? (answer) => part.versionMail({ ...answer, sender: cover.sender })
        : undefined,
    },
    came,
    notice,
  }
}
