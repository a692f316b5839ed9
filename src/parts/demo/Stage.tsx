// A demo that plays its own tour where its tile stands: scaled, inert and silent, under its caption (Rules, The stage).
import { Pause, Play } from 'lucide'
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactElement,
  type RefObject,
} from 'react'
import { useIsTabHidden } from '../../browser/externalStores.ts'
import { demoByKey, type DemoId } from '../../content/demos.ts'
import { IconButton } from '../../primitives/Button.tsx'
import { realClock, type Clock } from '../../simulation/clock.ts'
import type { ClosedDemo, DemoCapabilities } from '../../simulation/LiveDemo.tsx'
import { createTourRun, type Tour } from '../../simulation/tour.ts'
import * as styles from './Stage.css.ts'

/** How wide the demo is drawn before it is scaled, in px: as wide as its panel would be in this window. */
const WIDEST = 1080
/** How long its end is seen before it begins anew. */
const REST_AT_END_MS = 4000
/** One seed, so that all visitors see the same. */
const SEED = 1

/** Nothing that happens here leaves the stage. */
const nowhere: DemoCapabilities = {
  close: () => undefined,
  copyText: () => Promise.resolve(false),
  downloadText: () => undefined,
}

export interface StageProps {
  /** Which demo it is; it stands in its family's colors. */
  id: DemoId
  /** Its code; the stage opens it once, with one seed for all visitors. */
  demo: ClosedDemo
  /** Its tour: what is done, and the caption of each step. */
  tour: Tour<unknown>
  /** The element that it lies over. The link in it then opens the demo at the very instant. */
  place: RefObject<HTMLElement | null>
  /** The visitor's clock when not given. */
  clock?: Clock
  /** Called some time after its end; without it, it begins anew. */
  onEnd?: (() => void) | undefined
  /** Whether it plays at once. See `Paused`. */
  isPlaying?: boolean
}

/** The demo, its caption, and Pause. */
export function Stage({
  id,
  demo,
  tour,
  place,
  clock = realClock,
  onEnd,
  isPlaying: playsAtOnce = true,
}: StageProps): ReactElement {
  const [opened] = useState(() => demo.open({ seed: SEED, clock }))
  const [run] = useState(() =>
    createTourRun(tour, { clock, isPlaying: playsAtOnce, show: (log) => opened.show(log) }),
  )
  const { step, isAtEnd } = useSyncExternalStore(run.subscribe, run.getView)
  const [isStopped, setIsStopped] = useState(!playsAtOnce)
  const isHidden = useIsTabHidden()
  const [isInSight, setIsInSight] = useState(true)
  const canvas = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)

  useEffect(() => run.start(), [run])
  useEffect(
    () => run.send({ type: 'visibilityChanged', isHidden: isHidden || !isInSight }),
    [run, isHidden, isInSight],
  )
  useEffect(() => {
    if (!stage.current) return
    const observer = new IntersectionObserver(([entry]) => setIsInSight(entry?.isIntersecting ?? true))
    observer.observe(stage.current)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    if (!isAtEnd || isStopped) return
    return clock.at(clock.now() + REST_AT_END_MS, () => {
      if (onEnd) onEnd()
      else run.send({ type: 'playPressed' })
    })
  }, [clock, isAtEnd, isStopped, onEnd, run])
  useScaled(stage, canvas)
  useLinkToNow(place, (start) => opened.linkTo(start).link)

  const caption = tour[step]?.caption ?? ''
  return (
    <div ref={stage} className={styles.stage} data-family={demoByKey(id).family}>
      <div className={styles.window} inert aria-hidden>
        <div ref={canvas} className={styles.canvas}>
          <opened.View capabilities={nowhere} />
        </div>
      </div>
      <div className={styles.foot}>
        <p className={styles.caption} aria-hidden>
          <span key={caption}>{caption}</span>
        </p>
        <IconButton
          className={styles.pause}
          icon={isStopped ? Play : Pause}
          label={isStopped ? 'Play the preview' : 'Pause the preview'}
          onClick={() => {
            setIsStopped(!isStopped)
            run.send({ type: isStopped ? 'playPressed' : 'pausePressed' })
          }}
        />
      </div>
    </div>
  )
}

/** Draws the demo at a screen's width, then makes it as small as its place. */
function useScaled(stage: { current: HTMLElement | null }, canvas: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const place = stage.current
    const drawn = canvas.current
    if (!place || !drawn) return
    const fit = () => {
      const { width } = place.getBoundingClientRect()
      const drawnWidth = Math.min(WIDEST, window.innerWidth)
      drawn.style.setProperty('width', `${drawnWidth}px`)
      drawn.style.setProperty('transform', `scale(${width / drawnWidth})`)
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(place)
    return () => observer.disconnect()
  }, [stage, canvas])
}

/** The link in the place says where the demo is when it is used. */
function useLinkToNow(place: RefObject<HTMLElement | null>, linkNow: (start: string) => string): void {
  const latest = useRef(linkNow)
  useEffect(() => {
    latest.current = linkNow
  })
  useEffect(() => {
    const link = place.current?.querySelector<HTMLAnchorElement>('a[href*="?demo="]')
    if (!link) return
    const start = link.getAttribute('href') ?? ''
    const update = () => link.setAttribute('href', latest.current(start))
    const events = ['pointerdown', 'keydown', 'click'] as const
    for (const event of events) link.addEventListener(event, update, { capture: true })
    return () => {
      for (const event of events) link.removeEventListener(event, update, { capture: true })
      link.setAttribute('href', start)
    }
  }, [place])
}
