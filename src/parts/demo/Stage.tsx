// A demo that plays its tour in place of its tile: the narrow layout at full size, inert and silent, above its caption
// (Rules, The stage).
import { Pause, Play } from 'lucide'
import { useEffect, useRef, useState, useSyncExternalStore, type ReactElement, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { useIsTabHidden } from '../../browser/externalStores.ts'
import { demoByKey, type DemoId } from '../../content/demos.ts'
import { IconButton } from '../../primitives/Button.tsx'
import { realClock, type Clock } from '../../simulation/clock.ts'
import type { ClosedDemo, DemoForOffer } from '../../simulation/LiveDemo.tsx'
import { createTourRun, type Tour } from '../../simulation/tour.ts'
import { DemoPicture, PICTURE_SEED } from './DemoPicture.tsx'
import * as styles from './Stage.css.ts'

/** How long the end shows before the tour starts again. */
const REST_AT_END_MS = 4000

export interface StageProps {
  /** The demo; the picture has its family's colors. */
  id: DemoId
  /** Its code; the stage opens it once, with the same seed for all visitors. */
  demo: ClosedDemo
  /** Its tour: the actions and the caption of each step. */
  tour: Tour<unknown>
  /** What the demo has for the page's service or product; its tour comes first. See `ForAProduct`. */
  forOffer?: DemoForOffer<unknown, unknown> | undefined
  /** The element that it covers. Its link then opens the demo at the current moment. */
  place: RefObject<HTMLElement | null>
  /** The element for the list of steps; by default there is no list. See `WithSteps`. */
  stepsPlace?: RefObject<HTMLElement | null> | undefined
  /** By default the visitor's clock. */
  clock?: Clock
  /** Whether it starts to play immediately. See `Paused`. */
  isPlaying?: boolean
}

/** The demo, its caption, and Pause. */
export function Stage({
  id,
  demo,
  tour: ownTour,
  forOffer,
  place,
  stepsPlace,
  clock = realClock,
  isPlaying: playsAtOnce = true,
}: StageProps): ReactElement {
  const shown = demoByKey(id)
  const tour = forOffer?.tour ?? ownTour
  const [opened] = useState(() => demo.open({ seed: PICTURE_SEED, clock, forOffer }))
  const [run] = useState(() =>
    createTourRun(tour, { clock, isPlaying: playsAtOnce, show: (log) => opened.show(log) }),
  )
  const { step, isAtEnd, control } = useSyncExternalStore(run.subscribe, run.getView)
  const [isStopped, setIsStopped] = useState(!playsAtOnce)
  const isHidden = useIsTabHidden()
  const [isInSight, setIsInSight] = useState(true)
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
    return clock.at(clock.now() + REST_AT_END_MS, () => run.send({ type: 'playPressed' }))
  }, [clock, isAtEnd, isStopped, run])
  useLinkToNow(place, (start) => opened.linkTo(start).link)

  const caption = tour[step]?.caption ?? ''
  const choose = (chosen: number) => {
    setIsStopped(false)
    run.send({ type: 'playPressed' })
    run.send({ type: 'stepChosen', step: chosen })
  }
  return (
    <div ref={stage} className={styles.stage} data-family={shown.family}>
      <div className={styles.window}>
        <DemoPicture demo={shown} opened={opened} ringed={control} isSmooth />
      </div>
      <div className={styles.foot}>
        <div className={styles.told} aria-hidden>
          <p key={caption} className={styles.caption}>
            {caption}
          </p>
          <div className={styles.marks}>
            {tour.map(({ caption: text }, index) => (
              <span key={text} className={index <= step ? styles.markOn : styles.mark} />
            ))}
          </div>
        </div>
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
      {stepsPlace?.current &&
        createPortal(
          <ol className={styles.steps} aria-label="Steps of the preview">
            {tour.map(({ caption: text }, index) => (
              <li key={text}>
                <button
                  type="button"
                  className={`${styles.step} ${index < step ? styles.done : ''}`}
                  aria-current={index === step ? 'step' : undefined}
                  onClick={() => choose(index)}
                >
                  <span>{text}</span>
                  {index === step && (
                    <span className={styles.state}>{isStopped ? 'Paused' : 'Playing now'}</span>
                  )}
                </button>
              </li>
            ))}
          </ol>,
          stepsPlace.current,
        )}
    </div>
  )
}

/** The link in the place gets the demo's current moment when it is used. */
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
