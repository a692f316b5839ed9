// A demo that is closed folds up to its top edge while the page comes back (Rules, Motion).
import { media } from '#src/theme/tokens.ts'

/** How long it takes, in ms: as short as a press. */
const CLOSING_MS = 140

/** Folds the open dialog away. Resolves at once where less motion is asked for, or where the page is not seen. */
export async function foldAway(): Promise<void> {
  const panel = document.querySelector('[role="dialog"]')
  if (!panel || document.hidden || window.matchMedia(media.motionReduced).matches) return
  const timing = { duration: CLOSING_MS, easing: 'ease-in', fill: 'forwards' } as const
  panel.parentElement?.animate({ opacity: [1, 0] }, timing)
  // An animation that is taken away with its element is as good as done.
  await panel.animate({ clipPath: ['inset(0)', 'inset(0 0 100%)'] }, timing).finished.catch(() => undefined)
}
