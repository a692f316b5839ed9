// Presses on the backdrop around a panel.
import { useRef, type MouseEvent, type PointerEvent } from 'react'

/** Handlers for the backdrop around a panel. */
export interface BackdropPresses {
  onPointerDown: (event: PointerEvent) => void
  onClick: (event: MouseEvent) => void
}

/**
 * Calls back when a press begins and ends on the backdrop itself: a selection of text that begins in the panel and ends
 * beside it is no such press.
 */
export function useBackdropPress(onPress: () => void): BackdropPresses {
  const hasBegun = useRef(false)
  return {
    onPointerDown: ({ target, currentTarget }) => {
      hasBegun.current = target === currentTarget
    },
    onClick: ({ target, currentTarget }) => {
      if (hasBegun.current && target === currentTarget) onPress()
      hasBegun.current = false
    },
  }
}
