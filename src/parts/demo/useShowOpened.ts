// Scrolls to what a press opens in a demo: a row's form with its buttons, the top of a new step or tab (Rules, Demo overlay).
import { useEffect, type RefObject } from 'react'
import { media } from '../../theme/tokens.ts'
import { attrSelector } from '../../wires/wires.ts'
import { bringIntoSight, scrollerOf } from './tourMark.ts'

/** A tab that is not chosen shows nothing: to scroll to it would move the chosen one out of its row. */
const CONTROLS = 'a[href], button:not([aria-selected="false"]), input, select, textarea'
/** What begins with its stepper or its row of tabs. */
const PAGE_OF = '[role="group"], [role="tabpanel"]'
/** A part that appears later than this after a use of the demo was not opened by it. */
const OPENS_WITHIN_MS = 500
/** Text fields and sliders: a press on one and typing open nothing, and end what a press before them may open. */
const TYPED = 'textarea, input:not([type="radio"], [type="checkbox"])'
const USES = ['click', 'input', 'change'] as const
/** A press begins with the first of these, and ends with one of the others. */
const PRESS = ['pointerdown', 'pointerup', 'pointercancel'] as const

/** The first part of an element that is small enough to be seen as a whole. */
function headOf(element: Element, most: number): Element {
  const [first] = element.children
  return first && element.clientHeight > most ? headOf(first, most) : element
}

function show(opened: readonly HTMLElement[], renamed: HTMLElement | undefined, scroller: Element): void {
  const before = scroller.scrollTop
  const room = scroller.clientHeight * 0.8
  const controls = opened.flatMap((part) => [
    ...(part.matches(CONTROLS) ? [part] : []),
    ...part.querySelectorAll<HTMLElement>(CONTROLS),
  ])
  const seen = controls.filter((control) => control.checkVisibility())
  const newPage = renamed ?? opened.find((part) => part.parentElement?.matches(PAGE_OF))
  const top = newPage ?? opened[0]
  const [first] = seen
  const last = seen.at(-1)
  if (!top || (!first && !newPage)) return
  const end = last?.getBoundingClientRect().bottom ?? 0
  const fits = end - top.getBoundingClientRect().top <= room
  ;(fits ? last : first)?.scrollIntoView({ block: 'nearest' })
  const head = headOf(top, room / 2)
  const isAbove = head.getBoundingClientRect().top < scroller.getBoundingClientRect().top
  const page = (newPage ?? (isAbove ? head : null))?.closest(PAGE_OF)?.parentElement
  headOf(page ?? head, room / 2).scrollIntoView({ block: 'nearest' })
  const after = scroller.scrollTop
  if (after === before || window.matchMedia(media.motionReduced).matches) return
  scroller.scrollTop = before
  scroller.scrollTo({ top: after, behavior: 'smooth' })
}

/** Scrolls to what opens in a demo when it is used, or when a tour uses it. Typing moves nothing. */
export function useShowOpened(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current
    if (!element) return
    let usedAt = -OPENS_WITHIN_MS
    const onUse = ({ timeStamp, target }: Event) => {
      usedAt = target instanceof Element && target.matches(TYPED) ? -OPENS_WITHIN_MS : timeStamp
    }
    // A pressed control must not move away before the release: moving the focus may change the demo.
    let isPressed = false
    const onPress = ({ type }: Event) => (isPressed = type === 'pointerdown')
    const observer = new MutationObserver((records) => {
      const toured = element.querySelector<HTMLElement>(attrSelector('toured'))
      if (!toured && performance.now() - usedAt > OPENS_WITHIN_MS) return
      const opened = records
        .flatMap(({ addedNodes }) => [...addedNodes])
        .filter((node): node is HTMLElement => node instanceof HTMLElement && element.contains(node))
      // A step has the name of what it shows.
      const renamed = records
        .filter(({ type }) => type === 'attributes')
        .map(({ target }) => target as HTMLElement)
        .find((target) => target.matches(PAGE_OF))
      show(opened, renamed, scrollerOf(element.firstElementChild ?? element))
      if (toured && !isPressed) bringIntoSight(toured, false)
    })
    for (const event of PRESS) document.addEventListener(event, onPress, true)
    for (const event of USES) element.addEventListener(event, onUse, true)
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['aria-label'] })
    return () => {
      for (const event of PRESS) document.removeEventListener(event, onPress, true)
      for (const event of USES) element.removeEventListener(event, onUse, true)
      observer.disconnect()
    }
  }, [place])
}
