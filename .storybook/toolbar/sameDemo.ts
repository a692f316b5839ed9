// The demo of a story, as the book around it sees it: side by side brings the demo of the second frame to the state of the first.
import type { MomentEntry } from '#src/simulation/moment.ts'
import { demoAtWork } from '../events/atWork.ts'

type Log = readonly MomentEntry<unknown>[]

/** The window of a story in the book. */
export interface StoryWindow extends Window {
  demoOfStory?: {
    /** What happened in the demo so far; null if none is at work, or if its beginning is forgotten. */
    log: () => Log | null
    /** Brings the demo at work to the end of a log. It continues from there. */
    showEndOf: (log: Log) => void
  }
}

/** Offers it on the window of the story. */
export function offerDemo(): void {
  const story: StoryWindow = window
  // A demo that a play moves comes to its state by the play.
  const opened = () => {
    const demo = demoAtWork()
    return demo?.clock === 'visitor' ? demo.opened : null
  }
  story.demoOfStory = {
    log: () => opened()?.getMoment()?.log ?? null,
    showEndOf: (log) => {
      opened()?.show(log)
      opened()?.goOn()
    },
  }
}

/** Brings the demo of one window to the state of the other's. Returns whether there is one. */
export function takeOverDemo(from: StoryWindow, to: StoryWindow): boolean {
  const log = from.demoOfStory?.log()
  if (log) to.demoOfStory?.showEndOf(structuredClone(log))
  return Boolean(log)
}
