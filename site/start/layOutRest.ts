// The parts of a page that its first frames leave out (early.js, arriving.ts).
import { turn } from '#src/browser/turn.ts'
import { pageAttr, setPageAttr } from '#src/wires/wires.ts'

/**
 * Lays them out one by one, so that presses are answered in between. After that nothing of the page is left out.
 */
export async function layOutRest(): Promise<void> {
  if (pageAttr('arriving') === undefined) return
  const parts = document.querySelectorAll<HTMLElement>('#main > *, footer')
  for (const part of parts) {
    part.style.contentVisibility = 'visible'
    // Measured now, so that each part is laid out by its own task.
    part.getBoundingClientRect()
    await turn()
  }
  setPageAttr('arriving', null)
  for (const { style } of parts) style.contentVisibility = ''
}
