// The sender of the open demo, from its link (Rules, Sending a demo).
import { useMemo, type ReactElement } from 'react'
import { useLate } from '../loading/useLate.ts'
import type { Answer } from './replyLinks.ts'

// In the same function as its styles, so that a failure of either is caught.
const loadAnswering = () => import('./answering.ts')

/** Draws the sender and the ways to reply; receives the content of a reply at the time of the call. */
export type DrawAnswers = (answer: () => Omit<Answer, 'sender'>) => ReactElement

/** Draws the printed foot; receives the link to the demo in its current state, with the client's brand. */
export type DrawPrinted = (linkNow: () => string) => ReactElement

/** Draws a client's mark for a name. */
export type DrawMark = (client: string) => ReactElement

/** What the frame draws for a demo that is or was sent. */
export interface DrawnOfSender {
  /** Missing if the link does not name a sender. */
  answers?: DrawAnswers | undefined
  /** The client's mark, or the logo that this browser keeps for the client. */
  mark?: DrawMark
  /** The printed foot. */
  printed?: DrawPrinted
}

export interface SenderOfVisit {
  /** For the frame; empty until its code is loaded, and for a demo that is not sent. */
  drawn: DrawnOfSender
  /** The message for a link with an invalid sender. */
  notice?: string | undefined
}

/**
 * `said` is the content of the address; `isSending` is true once "Send" was opened. A part that does not load is omitted: the
 * demo works without it.
 */
export function useSender(said: string, isSending: boolean): SenderOfVisit {
  const parameters = useMemo(() => new URLSearchParams(said), [said])
  // A link with any content was sent.
  const isWanted = isSending || said !== ''
  const { part } = useLate(isWanted || null, loadAnswering)
  if (!part || !isWanted) return { drawn: {} }
  const { sender, isUnreadable } = part.senderOf(parameters)
  return {
    drawn: {
      answers: sender ? (answer) => <part.Answers sender={sender} answer={answer} /> : undefined,
      mark: (client) => <part.ClientMark client={client} />,
      printed: (linkNow) => <part.PrintedFoot sender={sender} linkNow={linkNow} />,
    },
    notice: isUnreadable ? part.UNREADABLE_SENDER : undefined,
  }
}
