// A closing demo folds up to its top edge while the page reappears (Rules, Motion).
import { media } from '#src/theme/tokens.ts'

/** The duration in ms: as short as a press. */
const CLOSING_MS = 140

/** Folds the open dialog away. Resolves immediately with reduced motion, or if the page is hidden. */
export async function foldAway(): Promise<void> {
  const panel = document.querySelector('[role="dialog"]')
  if (!panel || document.hidden || window.matchMedia(media.motionReduced).matches) return
  const timing = { duration: CLOSING_MS, easing: 'ease-in', fill: 'forwards' } as const
  panel.parentElement?.animate({ opacity: [1, 0] }, timing)
  // An animation that is removed with its element counts as finished.
  await panel.animate({ clipPath: ['inset(0)', 'inset(0 0 100%)'] }, timing).finished.catch(() => undefined)
}
