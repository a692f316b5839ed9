// What became of a copy, for a demo's rules: "Copied" shows for a while, a refusal stays, since what was to be copied is
// still to be selected by hand.
import type { Due } from '../../simulation/simulation.ts'

/** How long "Copied" shows (Rules, Copying). */
export const COPY_NOTICE_MS = 2000

export type CopyNotice = { result: 'copied'; until: number } | { result: 'refused' }

/** How a copy ended: the text is on the clipboard, or the browser did not allow copying. */
export type CopyOutcome = { type: 'copied' } | { type: 'copyRefused' }

/** Due: the notice has been seen. */
export interface CopyNoticeEnded {
  type: 'copyNoticeEnded'
}

/** The notice of a copy that ended at `now`. */
export function copyNotice({ type }: CopyOutcome, now: number): CopyNotice {
  return type === 'copied' ? { result: 'copied', until: now + COPY_NOTICE_MS } : { result: 'refused' }
}

/** When a notice goes by itself. */
export function copyNoticeDue(notice: CopyNotice | null): Due<CopyNoticeEnded> | null {
  return notice?.result === 'copied' ? { event: { type: 'copyNoticeEnded' }, at: notice.until } : null
}
