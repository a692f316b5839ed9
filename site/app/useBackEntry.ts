// Back on a phone closes what covers the whole screen, instead of leaving the page below it. It has a separate entry in the
// history for that: the same address and the router's own state, with a mark.
import { useEffect, useEffectEvent, useRef } from 'react'

const MARK = 'covers'

/** Whether the history is at such an entry. A reload leaves it there, although nothing covers the page after it. */
export const isAtEntry = (): boolean => MARK in ((window.history.state as object | null) ?? {})

/**
 * Adds the entry when something opens, and removes it when that closes in another way. After a link was followed in it, the
 * entry stays: Back from the next page leads to it.
 * @param isOpen whether it covers the screen
 * @param onMoved called after Back and Forward, with whether the history is at the entry now
 */
export function useBackEntry(isOpen: boolean, onMoved: (isAtEntry: boolean) => void): void {
  // The browser removes it later, when it may be open again.
  const isLeaving = useRef(false)
  const addEntry = () => {
    // The router finds its key in the state, so that this is no navigation to it.
    if (!isAtEntry()) window.history.pushState({ ...window.history.state, [MARK]: true }, '')
  }
  const moved = useEffectEvent(() => {
    if (!isLeaving.current) return onMoved(isAtEntry())
    isLeaving.current = false
    if (isOpen) addEntry()
  })
  useEffect(() => {
    const onPopState = () => moved()
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [])
  useEffect(() => {
    if (!isOpen) return
    addEntry()
    return () => {
      if (!isAtEntry() || isLeaving.current) return
      isLeaving.current = true
      window.history.back()
    }
  }, [isOpen])
}
