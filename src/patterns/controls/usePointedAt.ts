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
        const isControl = target instanceof Element && target.closest('[aria-pressed]') !== null
        if (pointerType === 'touch' && !isControl && key !== null) setTouched({ key, since: pressed })
      },
      onFocus: ({ target }) => target.matches(':focus-visible') && setFocused(key),
      onBlur: () => setFocused(null),
    }),
  }
}
