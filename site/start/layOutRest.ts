// The parts of a page that its first frames leave out (early.js, arriving.ts).
import { onPage, setOnPage } from '#src/wires/wires.ts'
import { idle } from './idle.ts'

/** Lays them out one by one, each when the browser is idle. After that the page is like one that left nothing out. */
export async function layOutRest(): Promise<void> {
  if (onPage('arriving') === undefined) return
  const parts = document.querySelectorAll<HTMLElement>('#main > *, footer')
  for (const { style } of parts) {
    await idle()
    style.contentVisibility = 'visible'
  }
  setOnPage('arriving', null)
  for (const { style } of parts) style.contentVisibility = ''
}
