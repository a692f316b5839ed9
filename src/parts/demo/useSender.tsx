// Who sent the demo that is open, as its link says (Rules, Sending a demo).
import { useMemo, type ReactElement } from 'react'
import { PARAMETERS } from '../../address/address.ts'
import { useLate } from '../loading/useLate.ts'
import type { Answer } from './replyLinks.ts'

// In one function with its styles, so that a failure of either is caught.
const loadAnswering = () => import('./answering.ts')

/** Draws who sent the demo and how to answer; gets what an answer says at the time of the call. */
export type DrawAnswers = (answer: () => Omit<Answer, 'sender'>) => ReactElement

export interface SenderOfVisit {
  /** For the frame; undefined while no sender is known. */
  answers: DrawAnswers | undefined
  /** Said of a link whose sender is broken. */
  notice: string | undefined
}

/** `said` is all that the address says. A part that does not load is left out: the demo is there without it. */
export function useSender(said: string): SenderOfVisit {
  const parameters = useMemo(() => new URLSearchParams(said), [said])
  const isNamed = parameters.has(PARAMETERS.sender) || parameters.has(PARAMETERS.reply)
  const { part } = useLate(isNamed || null, loadAnswering)
  const arrival = part && isNamed ? part.senderOf(parameters) : null
  if (!part || !arrival) return { answers: undefined, notice: undefined }
  const { sender, isUnreadable } = arrival
  return {
    answers: sender ? (answer) => <part.Answers sender={sender} answer={answer} /> : undefined,
    notice: isUnreadable ? part.UNREADABLE_SENDER : undefined,
  }
}
