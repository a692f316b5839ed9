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
    // The first report comes when the picture has its layout, before it is painted: asking earlier would force a layout.
    const observer = new ResizeObserver(() => {
      if (isFirst) mark(place, ringed)
      const found = target && controlIn(place, target)
      if (found) move(place, found, isFirst && isSmooth)
      isFirst = false
    })
    observer.observe(place)
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

/** Space above the first visible entry, in px. */
const ABOVE = 16

/** Moves a view to the entry around a control, or to the control if the entry does not fit. */
function move(view: HTMLElement, control: HTMLElement, isSmooth: boolean): void {
  const box = view.getBoundingClientRect()
  const used = control.getBoundingClientRect()
  const entry = (control.closest('li, section') ?? control).getBoundingClientRect()
  const hasRoom = used.bottom - entry.top < box.height * 0.75
  const top = hasRoom ? entry.top - box.top - ABOVE : used.top + used.height / 2 - (box.top + box.height / 2)
  view.scrollBy({ top, behavior: isSmooth ? 'smooth' : 'instant' })
}
