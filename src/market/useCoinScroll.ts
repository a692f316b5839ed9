// Moves the ticker's coins: 1 px every 30 ms, from 1 s after mounting, wrapping to the start at the end (Rules, Ticker).
// The browser runs it as a stepped animation, without script.
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useIsTabHidden } from '../browser/externalStores.ts'

/** Milliseconds per pixel (Rules, Ticker). */
const SCROLL_MS_PER_PX = 30
/** The delay before the coins move (Rules, Ticker). */
const SCROLL_DELAY_MS = 1000

export interface CoinScroll {
  /** The visible window of the coins. */
  windowRef: RefObject<HTMLDivElement | null>
  /** The moving element: two copies, side by side. */
  trackRef: RefObject<HTMLDivElement | null>
  /** The number of repetitions in one copy, so that a copy is at least as wide as the window. */
  repeats: number
  /** Handlers for the strip: it stops on hover and on focus inside. */
  resting: {
    onPointerEnter: (event: { pointerType: string }) => void
    onPointerLeave: () => void
    onFocus: (event: { target: Element }) => void
    onBlur: (event: { currentTarget: Node; relatedTarget: EventTarget | null }) => void
  }
}

export function useCoinScroll({
  isPaused,
  isStill,
  coins,
}: {
  isPaused: boolean
  /** Reduced motion: the coins never start. */
  isStill: boolean
  /** The number of coins in a set. */
  coins: number
}): CoinScroll {
  const windowRef = useRef<HTMLDivElement>(null)
  const trackRef = useRef<HTMLDivElement>(null)
  const animation = useRef<Animation>(null)
  const [repeats, setRepeats] = useState(1)
  /** From the first copy to the second, in px; 0 until it is known. */
  const [distance, setDistance] = useState(0)
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isTabHidden = useIsTabHidden()
  const isResting = isPaused || isHovered || isFocused || isTabHidden

  useEffect(() => {
    const opening = windowRef.current
    const copy = trackRef.current?.firstElementChild
    const set = copy?.firstElementChild
    if (!opening || !copy || !set) return
    // Measured by the observer, after a layout that is due anyway: measuring immediately would cause a second layout.
    const observer = new ResizeObserver(() => {
      const { width } = set.getBoundingClientRect()
      if (width > 0) setRepeats(Math.max(1, Math.ceil(opening.clientWidth / width)))
      setDistance(Math.round(copy.getBoundingClientRect().width))
    })
    for (const element of [opening, copy, set]) observer.observe(element)
    return () => observer.disconnect()
  }, [coins])

  useEffect(() => {
    const track = trackRef.current
    if (isStill || !track || distance <= 0) return
    const scroll = track.animate(
      [{ transform: 'translateX(0)' }, { transform: `translateX(${-distance}px)` }],
      {
        duration: distance * SCROLL_MS_PER_PX,
        delay: SCROLL_DELAY_MS,
        easing: `steps(${distance})`,
        iterations: Number.POSITIVE_INFINITY,
      },
    )
    animation.current = scroll
    return () => {
      scroll.cancel()
      animation.current = null
    }
  }, [isStill, distance])

  useEffect(() => {
    const scroll = animation.current
    const opening = windowRef.current
    if (!scroll || !opening) return
    // Continues from the position that the visitor scrolled to.
    if (!isPaused && opening.scrollLeft > 0) {
      scroll.currentTime = Number(scroll.currentTime) + opening.scrollLeft * SCROLL_MS_PER_PX
      opening.scrollLeft = 0
    }
    if (isResting) scroll.pause()
    else scroll.play()
  }, [isPaused, isResting, isStill, distance])

  return {
    windowRef,
    trackRef,
    repeats,
    resting: {
      // A finger that scrolls the page past the strip does not hover.
      onPointerEnter: (event) => setIsHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setIsHovered(false),
      // Focus on Pause does not count, because Play would have no effect while it keeps the focus.
      onFocus: ({ target }) => setIsFocused(target.matches(':focus-visible') && target.tagName !== 'BUTTON'),
      onBlur: (event) => setIsFocused(event.currentTarget.contains(event.relatedTarget as Node | null)),
    },
  }
}
