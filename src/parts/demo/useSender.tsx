// Who sent the demo that is open, as its link says (Rules, Sending a demo).
import { useMemo, type ReactElement } from 'react'
import { useLate } from '../loading/useLate.ts'
import type { Answer } from './replyLinks.ts'

// In one function with its styles, so that a failure of either is caught.
const loadAnswering = () => import('./answering.ts')

/** Draws who sent the demo and how to answer; gets what an answer says at the time of the call. */
export type DrawAnswers = (answer: () => Omit<Answer, 'sender'>) => ReactElement

/** Draws the foot on paper; gets the link to the demo as it stands, in the client's name, at the time of the call. */
export type DrawPrinted = (linkNow: () => string) => ReactElement

/** Draws the mark of a client, by the name. */
export type DrawMark = (client: string) => ReactElement

/** What the frame draws for a demo that was sent or is being sent. */
export interface DrawnOfSender {
  /** Missing if the link does not name a sender. */
  answers?: DrawAnswers | undefined
  /** The client's mark, or the logo that this browser keeps for the client. */
  mark?: DrawMark
  /** The foot on paper. */
  printed?: DrawPrinted
}

export interface SenderOfVisit {
  /** For the frame; empty until its code is there, and for a demo that is not sent. */
  drawn: DrawnOfSender
  /** Said of a link whose sender is broken. */
  notice?: string | undefined
}

/**
 * `said` is all that the address says; `isSending` tells that "Send" was opened. A part that does not load is left out: the
 * demo is there without it.
 */
export function useSender(said: string, isSending: boolean): SenderOfVisit {
  const parameters = useMemo(() => new URLSearchParams(said), [said])
  // A link that says something was sent.
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
