// A demo as a picture: its head and its view, inert, moved to the used control, which has a ring around it. For the
// stage and for the home page's story (Rules, The stage) (Rules, The story).
import { useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react'
import type { Demo } from '../../content/demos.ts'
import { BrandName } from '../../patterns/brand/brandName.ts'
import type { DemoCapabilities, OpenDemo } from '../../simulation/LiveDemo.tsx'
import type { Control } from '../../simulation/tour.ts'
import { DemoHead } from './DemoHead.tsx'
import * as styles from './DemoPicture.css.ts'
import { controlIn, mark } from './tourMark.ts'
import { ABOVE, wholeEnd, wholeTop, type Extent, type Shown } from './wholeRows.ts'

/** One seed for all pictures, so that all visitors see the same. */
export const PICTURE_SEED = 1

/** Events in a picture have no effect outside it. */
const nowhere: DemoCapabilities = {
  close: () => undefined,
  copyText: () => Promise.resolve(false),
  downloadText: () => undefined,
}

export interface DemoPictureProps {
  /** The demo; the picture has its family's colors. */
  demo: Demo
  /** The open demo. */
  opened: OpenDemo
  /** The client's name; by default none. */
  client?: string
  /** Sets the client's colors. */
  className?: string | undefined
  /** The panel "Make it yours", between head and view. See `MakeItYours`. */
  panel?: ReactNode
  /** The control with the ring; none when null. */
  ringed: Control | null
  /** The control that the view moves to; by default the ringed one. */
  moveTo?: Control
  /** Moves smoothly while a visitor watches. */
  isSmooth?: boolean
}

/** The picture of a demo. */
export function DemoPicture({
  demo,
  opened,
  client = '',
  className,
  panel,
  ringed,
  moveTo,
  isSmooth = false,
}: DemoPictureProps): ReactElement {
  const view = useRef<HTMLDivElement>(null)
  const target = moveTo ?? ringed
  useLayoutEffect(() => {
    const place = view.current
    if (!place) return
    let isFirst = true
    let top = place.scrollTop
    // The first report comes when the picture has its layout, before it is painted: asking earlier would force a layout.
    const observer = new ResizeObserver((entries) => {
      if (isFirst) mark(place, ringed)
      const found = target && controlIn(place, target)
      // What grows or shrinks in the demo does not move the view.
      const isNew = entries.some((entry) => entry.target === place)
      const shown = shownIn(place)
      const used = found ? extentIn(place, found) : { top, bottom: top }
      if (found && isNew) {
        top = wholeTop(wantedTop(place, found), used, shown, roomAbove(found))
        place.scrollTo({ top, behavior: isFirst && isSmooth ? 'smooth' : 'instant' })
      }
      const end = top + shown.height
      place.style.setProperty('border-bottom-width', `${end - wholeEnd(end, used, shown)}px`)
      isFirst = false
    })
    // With its edge, which changes here.
    observer.observe(place, { box: 'border-box' })
    for (const part of place.children) observer.observe(part)
    return () => observer.disconnect()
  }, [ringed, target, isSmooth])
  return (
    <div
      className={className === undefined ? styles.picture : `${styles.picture} ${className}`}
      data-family={demo.family}
      inert
      aria-hidden
    >
      <DemoHead demo={demo} client={client} />
      {panel}
      <div ref={view} className={styles.view}>
        <BrandName value={client}>
          <opened.View capabilities={nowhere} />
        </BrandName>
      </div>
    </div>
  )
}

/** How far the top of what a view scrolls is above the window's, in px. */
const aboveIn = (view: HTMLElement) => view.scrollTop - view.getBoundingClientRect().top

/** The extent of an element in a view, from the top of what the view scrolls. */
function extentIn(view: HTMLElement, element: Element, above = aboveIn(view)): Extent {
  const { top, bottom } = element.getBoundingClientRect()
  return { top: top + above, bottom: bottom + above }
}

/** What a view shows a part of. */
function shownIn(view: HTMLElement): Shown {
  const height = view.offsetHeight
  const above = aboveIn(view)
  const parts: Extent[] = []
  const leaves: Extent[] = []
  for (const element of view.querySelectorAll('*:not(svg *)')) {
    const extent = extentIn(view, element, above)
    // What is only for screen readers is one pixel high.
    if (extent.bottom - extent.top <= 1) continue
    parts.push(extent)
    if (element.childElementCount === 0 || element.matches('svg, button, a, p, select')) leaves.push(extent)
  }
  return { parts, leaves, height, furthest: view.scrollHeight - view.clientHeight }
}

/** The space above a control, in px: for its label, and for what stays there while the rest scrolls, by the control's own style. */
const roomAbove = (control: HTMLElement) =>
  Math.max(ABOVE / 2, Number.parseFloat(getComputedStyle(control).scrollMarginTop))

/** Where a view would begin to show the entry around a control, or the control in its middle if the entry does not fit. */
function wantedTop(view: HTMLElement, control: HTMLElement): number {
  const used = extentIn(view, control)
  const entry = extentIn(view, control.closest('li, section') ?? control)
  const height = view.offsetHeight
  return used.bottom - entry.top < height * 0.75
    ? entry.top - Math.max(ABOVE, roomAbove(control))
    : used.top + used.bottom / 2 - used.top / 2 - height / 2
}
