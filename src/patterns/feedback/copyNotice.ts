// The result of a copy, for a demo's rules: "Copied" shows for a while; a refusal stays, because the visitor
// still has to select and copy the text.
import type { Due } from '../../simulation/simulation.ts'

/** How long "Copied" shows (Rules, Copying). */
export const COPY_NOTICE_MS = 2000

export type CopyNotice = { result: 'copied'; until: number } | { result: 'refused' }

/** The result of a copy: the text is on the clipboard, or the browser did not allow copying. */
export type CopyOutcome = { type: 'copied' } | { type: 'copyRefused' }

/** Due: the notice has been visible long enough. */
export interface CopyNoticeEnded {
  type: 'copyNoticeEnded'
}

/** The notice of a copy that ended at `now`. */
export function copyNotice({ type }: CopyOutcome, now: number): CopyNotice {
  return type === 'copied' ? { result: 'copied', until: now + COPY_NOTICE_MS } : { result: 'refused' }
}

/** When a notice closes automatically. */
export function copyNoticeDue(notice: CopyNotice | null): Due<CopyNoticeEnded> | null {
  return notice?.result === 'copied' ? { event: { type: 'copyNoticeEnded' }, at: notice.until } : null
}
