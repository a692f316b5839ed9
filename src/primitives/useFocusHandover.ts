// A button that its own press disables loses the focus: some browsers take it at once, others with the next frame. The focus
// goes on to what comes next, so that a keyboard does not begin at the top of the page again.
import { useLayoutEffect, useRef, type FocusEvent } from 'react'

/** Handlers for the element around the buttons. */
export interface FocusHandover {
  onFocus: (event: FocusEvent) => void
  onBlur: () => void
}

/**
 * Hands the focus of a disabled button on.
 * @param phase what disables buttons when it changes
 * @param next where the focus goes then; null leaves it
 */
export function useFocusHandover(phase: string, next: () => HTMLElement | null): FocusHandover {
  /** The button that has the focus, as far as React was told: while it changes the page it hears of no blur. */
  const held = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (held.current?.matches(':disabled')) next()?.focus()
    // The phase alone decides when.
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
