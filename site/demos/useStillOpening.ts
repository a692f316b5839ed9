// A sent demo opens at its top, as a page does: the prerendered demo becomes the one of the link without a press, so that
// what appears in it takes neither the focus nor the place on the page.
import { useEffect, useLayoutEffect, useRef } from 'react'
import { scroll } from '#src/parts/demo/DemoFrame.css.ts'
import type { OpenDemo } from '#src/simulation/LiveDemo.tsx'

interface Place {
  readonly focused: Element | null
  /** What can scroll around the demo, and where it is. */
  readonly tops: readonly (readonly [scroller: Element, top: number])[]
}

function placeNow(): Place {
  const tops: [Element, number][] = []
  for (let around = document.querySelector(`.${scroll}`); around; around = around.parentElement)
    tops.push([around, around.scrollTop])
  return { focused: document.activeElement, tops }
}

function putBack({ focused, tops }: Place): void {
  const { activeElement } = document
  if (activeElement === focused) return
  if (focused instanceof HTMLElement && focused !== document.body) focused.focus({ preventScroll: true })
  else if (activeElement instanceof HTMLElement) activeElement.blur()
  for (const [scroller, top] of tops) scroller.scrollTop = top
}

/** Puts focus and place back where they were before another run of the demo was shown. */
export function useStillOpening(opened: OpenDemo): void {
  const before = useRef<Place>(null)
  // The views move the focus in effects, which run after this one and before the next.
  useLayoutEffect(() => {
    before.current = placeNow()
  }, [opened])
  useEffect(() => {
    if (before.current) putBack(before.current)
  }, [opened])
}
