// Which of several things is pointed at: the one under the pointer, else the one with the focus, else the one that was
// pressed last.
import { useState, type FocusEvent, type PointerEvent } from 'react'

/** For the element of a thing. */
export interface PointedHandlers {
  onPointerEnter: (event: PointerEvent) => void
  onPointerLeave: (event: PointerEvent) => void
  onPointerUp: (event: PointerEvent) => void
  onFocus: (event: FocusEvent) => void
  onBlur: (event: FocusEvent) => void
}

export interface PointedAt<Key> {
  /** Null while there is none. */
  shown: Key | null
  /** The same without pointer and focus. */
  atRest: Key | null
  /** Null for an element that belongs to none of them. */
  handlersOf: (key: Key | null) => PointedHandlers
  /** To call when a press changes the state: it counts more than earlier touches. */
  forgetTouch: () => void
}

/**
 * Local to the view: pointing sends no event.
 *
 * @param pressed - The one that stays, from the demo's state; null if none does.
 */
export function usePointedAt<Key extends string | number>(pressed: Key | null): PointedAt<Key> {
  const [pointed, setPointed] = useState<Key | null>(null)
  const [focused, setFocused] = useState<Key | null>(null)
  /** A touch anywhere on an element, until the demo's state says something newer. */
  const [touched, setTouched] = useState<{ key: Key; since: Key | null } | null>(null)
  const atRest = touched && touched.since === pressed ? touched.key : pressed
  return {
    shown: pointed ?? focused ?? atRest,
    atRest,
    forgetTouch: () => setTouched(null),
    handlersOf: (key) => ({
      onPointerEnter: ({ pointerType }) => pointerType !== 'touch' && setPointed(key),
      onPointerLeave: () => setPointed(null),
      // A touch that scrolls ends without it.
      onPointerUp: ({ pointerType, target }) => {
        // A button acts alone, and a sample changes nothing; one that opens its element belongs to it.
        const isAlone = target instanceof Element && target.closest('button:not([aria-expanded])') !== null
        if (pointerType === 'touch' && !isAlone && key !== null) setTouched({ key, since: pressed })
      },
      onFocus: ({ target }) => target.matches(':focus-visible') && setFocused(key),
      onBlur: ({ currentTarget, relatedTarget: next }) => {
        const leave = () => setFocused((now) => (now === key ? null : now))
        if (next instanceof Element && currentTarget.contains(next)) return
        // Until the focus is elsewhere nothing may change: a dialog takes the focus back when something in it is removed. It may do
        // so before the next control has it, so any element counts.
        if (next instanceof Element)
          document.addEventListener('focusin', leave, { once: true, capture: true })
        else leave()
      },
    }),
  }
}
