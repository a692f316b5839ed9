// Fits a sent demo to one sheet while it is printed. Browsers tell of it when the page is laid out for paper; the number of sheets is
// counted before that, so that styles alone keep it to one (DemoFrame.css.ts).
import { useEffect, type RefObject } from 'react'
import { alone, scroll } from './DemoFrame.css.ts'
import { paperZoom } from './paper.css.ts'
import { PAPER_ZOOM, SMALLEST_PAPER_ZOOM } from './paper.ts'

/** The name of the custom property, from `var(--name)`. */
const ZOOM = paperZoom.slice('var('.length, -1)
/** Each time a little smaller: smaller letters need fewer lines, so that a share of the height would be too much. */
const STEP = 0.96

/** Makes the page smaller until all of the demo is on the sheet. */
function fit(page: HTMLElement, demo: HTMLElement): void {
  for (let zoom = PAPER_ZOOM; zoom >= SMALLEST_PAPER_ZOOM; zoom *= STEP) {
    page.style.setProperty(ZOOM, zoom.toFixed(3))
    if (demo.scrollHeight <= demo.clientHeight + 1) return
  }
}

/** `inside` is an element of the page. */
export function usePaperFit(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = inside.current?.closest<HTMLElement>(`.${alone}`)
    const demo = page?.querySelector<HTMLElement>(`.${scroll}`)
    if (!page || !demo) return
    const paper = window.matchMedia('print')
    const onChange = () => (paper.matches ? fit(page, demo) : page.style.removeProperty(ZOOM))
    paper.addEventListener('change', onChange)
    return () => paper.removeEventListener('change', onChange)
  }, [inside])
}
