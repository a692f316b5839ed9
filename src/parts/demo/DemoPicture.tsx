// A demo that is looked at: its head and its view, inert, moved to the control that is used, with a ring around it. For the
// stage and for the home page's story (Rules, The stage) (Rules, The story).
import { useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react'
import type { Demo } from '../../content/demos.ts'
import { BrandName } from '../../patterns/brand/brandName.ts'
import type { DemoCapabilities, OpenDemo } from '../../simulation/LiveDemo.tsx'
import type { Control } from '../../simulation/tour.ts'
import { DemoHead } from './DemoHead.tsx'
import { headGrid } from './DemoHead.css.ts'
import * as styles from './DemoPicture.css.ts'
import { controlIn, mark } from './tourMark.ts'

/** One seed for all pictures, so that all visitors see the same. */
export const PICTURE_SEED = 1

/** Nothing that happens in a picture leaves it. */
const nowhere: DemoCapabilities = {
  close: () => undefined,
  copyText: () => Promise.resolve(false),
  downloadText: () => undefined,
}

export interface DemoPictureProps {
  /** Which demo it is; it stands in its family's colors. */
  demo: Demo
  /** The demo at work. */
  opened: OpenDemo
  /** The client's name; none when not given. */
  client?: string
  /** Sets the client's colors. */
  className?: string | undefined
  /** What stands between head and view: the panel "Make it yours". See `MakeItYours`. */
  panel?: ReactNode
  /** The control with the ring; none when null. */
  ringed: Control | null
  /** The control that the view is moved to; the ringed one when not given. */
  moveTo?: Control
  /** Moves smoothly, where a visitor looks on. */
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
    mark(place, ringed)
    const found = target && controlIn(place, target)
    if (!found) return
    move(place, found, isSmooth)
    let isFirst = true
    const observer = new ResizeObserver(() => {
      // An observer reports once as it begins.
      if (!isFirst) move(place, found, false)
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
      <div className={headGrid}>
        <DemoHead demo={demo} client={client} />
      </div>
      {panel}
      <div ref={view} className={styles.view}>
        <BrandName value={client}>
          <opened.View capabilities={nowhere} />
        </BrandName>
      </div>
    </div>
  )
}

/** Room above what is shown first, in px. */
const ABOVE = 16

/** Moves a view to the entry around a control, or, where both do not fit, to the control. */
function move(view: HTMLElement, control: HTMLElement, isSmooth: boolean): void {
  const box = view.getBoundingClientRect()
  const used = control.getBoundingClientRect()
  const entry = (control.closest('li, section') ?? control).getBoundingClientRect()
  const hasRoom = used.bottom - entry.top < box.height * 0.75
  const top = hasRoom ? entry.top - box.top - ABOVE : used.top + used.height / 2 - (box.top + box.height / 2)
  view.scrollBy({ top, behavior: isSmooth ? 'smooth' : 'instant' })
}
