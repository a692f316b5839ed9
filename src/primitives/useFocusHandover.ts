// A button that its own press disables loses the focus with the next frame (Button.tsx). Before that the focus moves to the next
// control, so that keyboard users do not start at the top of the page again.
import { useLayoutEffect, useRef, type FocusEvent } from 'react'

/** Handlers for the element around the buttons. */
export interface FocusHandover {
  onFocus: (event: FocusEvent) => void
  onBlur: () => void
}

/**
 * Moves the focus of a disabled button to the next control.
 * @param phase the state that disables buttons when it changes
 * @param next the target of the focus; null leaves it
 */
export function useFocusHandover(phase: string, next: () => HTMLElement | null): FocusHandover {
  /** The focused button, as known to React: it gets no blur event while it updates the page. */
  const held = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (held.current?.matches(':disabled, [aria-disabled="true"]')) next()?.focus()
    // Only the phase triggers it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [phase])
  return {
    onFocus: ({ target }) => {
      held.current = target
    },
    onBlur: () => {
      held.current = null
    },
  }
}
