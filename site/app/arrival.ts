// Where a page begins after a navigation: the scroll position, and the focus.
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import { afterFrame } from '#src/browser/afterFrame.ts'

/**
 * A change of path scrolls to the top immediately, with or without the spinner; a change of the query alone does not. Back
 * and Forward return to where the page was left: Firefox restores a position before the page has its height again.
 * @returns where the page of this visit was left, in px; undefined for a new visit
 */
export function useScrollPosition(visit: string, path: string, anchor: string): () => number | undefined {
  const isReturn = useNavigationType() === 'POP'
  const shown = useRef({ visit, path })
  const positions = useRef(new Map<string, number>())
  useEffect(() => {
    const onScroll = () => {
      positions.current.set(shown.current.visit, window.scrollY)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  useLayoutEffect(() => {
    const isOther = shown.current.path !== path
    shown.current = { visit, path }
    if (isOther && !anchor && !(isReturn && positions.current.has(visit)))
      window.scrollTo({ top: 0, behavior: 'instant' })
  }, [visit, path, anchor, isReturn])
  return useCallback(() => (isReturn ? positions.current.get(visit) : undefined), [isReturn, visit])
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
  /** Where the page was left, if Back or Forward led to it. */
  leftAt: () => number | undefined
  hasMovedOn: () => boolean
}

/**
 * After a navigation, the focus moves to the heading of the new screen, or to the anchor of the link. A visitor who
 * has moved to the chat or the header in the meantime keeps the focus there.
 */
export function Arrival({ isNavigation, path, anchor, leftAt, hasMovedOn }: ArrivalProps): null {
  useLayoutEffect(() => {
    if (!isNavigation) return
    const top = leftAt()
    if (top === undefined) return
    const restore = () => window.scrollTo({ top, behavior: 'instant' })
    restore()
    // The browser may restore its own value in between.
    afterFrame(restore)
  }, [isNavigation, path, leftAt])
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
