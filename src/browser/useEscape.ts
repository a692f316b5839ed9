// The Escape key, wherever the focus is.
import { useEffect } from 'react'

/** Calls back when Escape is pressed and no inner element has handled it. Does nothing while `isActive` is false. */
export function useEscape(isActive: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isActive) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isActive, onEscape])
}
