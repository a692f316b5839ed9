// Fits the page of a sent demo to one sheet while it is printed. Browsers tell of it when the page is laid out for paper.
import { useEffect, type RefObject } from 'react'
import { alone, paperHeight, paperZoom } from './DemoFrame.css.ts'
import { PAPER_ZOOM, SMALLEST_PAPER_ZOOM } from './paper.ts'

/** The name of a custom property, from `var(--name)`. */
const nameOf = (property: string) => property.slice('var('.length, -1)
/** A sheet is not filled to its last pixel, which rounding could push onto a second one. */
const MARGIN_PX = 4
/** A smaller page has fewer line breaks, so that the first guess is often too small. */
const MOST_TRIES = 6

/** Makes the page smaller until it is no higher than the sheet, and then as high as the sheet. */
function fit(page: HTMLElement): void {
  const sheet = document.documentElement.clientHeight - MARGIN_PX
  const heightAt = (zoom: number) => {
    page.style.setProperty(nameOf(paperZoom), String(zoom))
    return page.getBoundingClientRect().height
  }
  let zoom = PAPER_ZOOM
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const height = heightAt(zoom)
    if (height <= sheet || zoom === SMALLEST_PAPER_ZOOM) break
    zoom = Math.max(SMALLEST_PAPER_ZOOM, zoom * Math.max(0.8, sheet / height))
  }
  page.style.setProperty(nameOf(paperHeight), `${sheet / zoom}px`)
}

function forget(page: HTMLElement): void {
  for (const property of [paperZoom, paperHeight]) page.style.removeProperty(nameOf(property))
}

/** `inside` is an element of the page. */
export function usePaperFit(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = inside.current?.closest<HTMLElement>(`.${alone}`)
    if (!page) return
    const paper = window.matchMedia('print')
    const onChange = () => (paper.matches ? fit(page) : forget(page))
    paper.addEventListener('change', onChange)
    return () => paper.removeEventListener('change', onChange)
  }, [inside])
}
