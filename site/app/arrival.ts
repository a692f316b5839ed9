// Where a page begins after a navigation: the scroll position, and the focus.
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { afterFrame } from '#src/browser/afterFrame.ts'

/** A change of path scrolls to the top immediately, with or without the spinner; a change of the query alone does not. */
export function useScrollToTop(path: string, anchor: string): void {
  const shown = useRef(path)
  useLayoutEffect(() => {
    if (shown.current !== path && !anchor) window.scrollTo({ top: 0, behavior: 'instant' })
    shown.current = path
  }, [path, anchor])
}

/** Whether the visitor has pressed a control since the navigation. */
export function useHasMovedOn(visit: string): () => boolean {
  const hasPressed = useRef(false)
  useLayoutEffect(() => {
    hasPressed.current = false
    const onPress = () => {
      hasPressed.current = true
    }
    document.addEventListener('pointerdown', onPress, true)
    document.addEventListener('keydown', onPress, true)
    return () => {
      document.removeEventListener('pointerdown', onPress, true)
      document.removeEventListener('keydown', onPress, true)
    }
  }, [visit])
  return useCallback(() => hasPressed.current, [])
}

interface ArrivalProps {
  isNavigation: boolean
  path: string
  anchor: string
  hasMovedOn: () => boolean
}

/**
 * After a navigation, the focus moves to the heading of the new screen, or to the anchor of the link. A visitor who
 * has moved to the chat or the header in the meantime keeps the focus there.
 */
export function Arrival({ isNavigation, path, anchor, hasMovedOn }: ArrivalProps): null {
  useEffect(() => {
    if (!isNavigation) return
    // In the same frame, a screen reader would read the title of the page that was left.
    afterFrame(() => {
      const { activeElement, body } = document
      const isElsewhere = activeElement !== body && !activeElement?.closest('#main')
      if (hasMovedOn() && isElsewhere) return
      if (anchor) document.getElementById(anchor.slice(1))?.scrollIntoView()
      else document.getElementById('page-title')?.focus({ preventScroll: true })
    })
  }, [isNavigation, path, anchor, hasMovedOn])
  return null
}
