// A tour in an open demo: its player, the mark, and the ways to take over (Rules, Tours). Loaded when a tour starts.
import {
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
} from 'react'
import { flushSync } from 'react-dom'
import { PARAMETERS, withParams } from '../../address/address.ts'
import { afterFrame } from '../../browser/afterFrame.ts'
import { useIsTabHidden, useMediaQuery } from '../../browser/externalStores.ts'
import { focusTitle } from '../../browser/focusTitle.ts'
import type { Clock } from '../../simulation/clock.ts'
import type { DemoControls } from '../../simulation/demoRun.ts'
import { createTourRun, type Control, type Tour, type TourRun } from '../../simulation/tour.ts'
import { media } from '../../theme/tokens.ts'
import { bringIntoSight, controlIn, mark } from './tourMark.ts'
import { TourPlayer } from './TourPlayer.tsx'

/** A tour that was started in an open demo. */
export interface BegunTour {
  run: TourRun
  tour: Tour<unknown>
  /** The demo, for its frame: its link leads to the current step. */
  opened: DemoControls
}

export interface BeginOptions {
  clock: Clock
  /** The step to show, from 1. Without it the tour plays, unless the visitor prefers reduced motion. */
  step?: number | undefined
}

/** Starts a tour in an open demo; it replaces what the visitor did there. */
export function beginTour(demo: DemoControls, tour: Tour<unknown>, { clock, step }: BeginOptions): BegunTour {
  const isPlaying = step === undefined && !window.matchMedia(media.motionReduced).matches
  const run = createTourRun(tour, {
    clock,
    step: (step ?? 1) - 1,
    isPlaying,
    // The demo's steps and forms move the focus for a visitor; during a tour it stays in place.
    show: (log) => keepFocus(() => flushSync(() => demo.show(log))),
  })
  return {
    run,
    tour,
    opened: {
      ...demo,
      linkTo(start) {
        if (!demo.getStatus().isShown) return demo.linkTo(start)
        const { step, isAtEnd } = run.getView()
        // At its end the tour has nothing more to show.
        return isAtEnd
          ? { kind: 'start', link: start }
          : { kind: 'tour', link: withParams(start, { [PARAMETERS.tour]: step + 1 }) }
      },
    },
  }
}

function keepFocus(act: () => void): void {
  const { activeElement } = document
  act()
  if (document.activeElement === activeElement) return
  if (activeElement instanceof HTMLElement && activeElement !== document.body)
    activeElement.focus({ preventScroll: true })
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

export interface LiveTourProps {
  /** "Ask for your version", at the end of the tour. */
  ask: ReactNode
  /** The demo that plays its tour. */
  at: DemoControls
  /** The tour that `beginTour` started in this demo. */
  begun: BegunTour
  /** The element around the demo. */
  place: () => HTMLElement | null
  /** Closes the player. */
  onClose: () => void
  /** More actions for the demo in its current state. */
  tools?: ReactNode
}

const SECOND = 1000

/** Plays a tour in an open demo until the visitor takes over, with the player or by using the demo. */
export function LiveTour({ ask, at, begun, place, onClose, tools }: LiveTourProps): ReactElement {
  const { run, tour } = begun
  const { step, isPlaying, isAtEnd, control, later } = useSyncExternalStore(run.subscribe, run.getView)
  const { isShown } = useSyncExternalStore(at.subscribe, at.getStatus)
  const [isReading, setIsReading] = useState(false)
  const isByHand = useMediaQuery(media.motionReduced)
  const isHidden = useIsTabHidden()

  useEffect(() => run.start(), [run])
  useEffect(() => run.send({ type: 'visibilityChanged', isHidden }), [run, isHidden])
  // The visitor took over by using the demo.
  useEffect(
    () =>
      at.subscribe(() => {
        if (!at.getStatus().isShown && run.getView().isPlaying) run.send({ type: 'pausePressed' })
      }),
    [at, run],
  )
  useMark(isShown ? control : null, at, place, isByHand)
  useTakeOver(isShown, at.goOn, place)

  const takeOver = () => {
    const element = place()
    const next = element && control && controlIn(element, control)
    at.goOn()
    onClose()
    if (next) next.focus()
    else {
      const dialog = element?.closest<HTMLElement>('[role="dialog"]')
      if (dialog) focusTitle(dialog)
    }
  }
  return (
    <TourPlayer
      captions={tour.map(({ caption }) => caption)}
      step={step}
      status={!isShown ? 'takenOver' : isPlaying ? 'playing' : isAtEnd ? 'ended' : 'paused'}
      later={later === null ? null : `${later / SECOND} s later`}
      isByHand={isByHand}
      isReading={isReading}
      onPlay={() => run.send({ type: 'playPressed' })}
      onPause={() => run.send({ type: 'pausePressed' })}
      onStep={(chosen) => run.send({ type: 'stepChosen', step: chosen })}
      onReading={(isNow) => {
        setIsReading(isNow)
        if (isNow) run.send({ type: 'pausePressed' })
      }}
      onTakeOver={takeOver}
      onClose={onClose}
      tools={tools}
      ask={ask}
    />
  )
}

/** Marks the control and scrolls it into view, even if the step's actions create it. */
function useMark(
  control: Control | null,
  at: DemoControls,
  place: () => HTMLElement | null,
  isMotionReduced: boolean,
): void {
  useLayoutEffect(() => {
    const element = place()
    if (!element) return
    let isInSight = false
    let isOver = false
    const update = () => {
      if (isOver) return
      const marked = mark(element, control)
      if (marked && !isInSight) {
        bringIntoSight(marked, !isMotionReduced)
        // What the step opened may take the focus, and the browser then scrolls to that.
        afterFrame(() => {
          if (!isOver && marked.isConnected) bringIntoSight(marked, !isMotionReduced)
        })
      }
      isInSight = marked !== null
    }
    update()
    // The demo renders again only after its listeners are called.
    const unsubscribe = at.subscribe(() => queueMicrotask(update))
    return () => {
      unsubscribe()
      isOver = true
      mark(element, null)
    }
  }, [control, at, place, isMotionReduced])
}

/** Keys that only navigate. */
const LOOKING = ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape']

/** Any use of the demo takes over. Events from scripts do not count, and touch scrolling is allowed. */
function useTakeOver(isShown: boolean, goOn: () => void, place: () => HTMLElement | null): void {
  useEffect(() => {
    const element = place()
    if (!element || !isShown) return
    const ending = new AbortController()
    const onTouch = (event: Event) => {
      const isLooking = event instanceof KeyboardEvent && LOOKING.includes(event.key)
      const isFinger =
        event instanceof PointerEvent && event.type !== 'click' && event.pointerType === 'touch'
      if (event.isTrusted && !isLooking && !isFinger) goOn()
    }
    for (const type of ['pointerdown', 'click', 'keydown', 'input'])
      element.addEventListener(type, onTouch, { capture: true, signal: ending.signal })
    return () => ending.abort()
  }, [isShown, goOn, place])
}
