// Back on a phone closes what covers the whole screen, instead of leaving the page below it. It has a separate entry in the
// history for that: the same address and the router's own state, with a mark.
import { useEffect, useEffectEvent } from 'react'

const MARK = 'covers'

const isAtEntry = () => MARK in ((window.history.state as object | null) ?? {})

/**
 * Adds the entry when something opens, and removes it when that closes in another way. After a link was followed in it, the
 * entry stays: Back from the next page leads to it.
 * @param isOpen whether it covers the screen
 * @param onMoved called after Back and Forward, with whether the history is at the entry now
 */
export function useBackEntry(isOpen: boolean, onMoved: (isAtEntry: boolean) => void): void {
  const moved = useEffectEvent(onMoved)
  useEffect(() => {
    const onPopState = () => moved(isAtEntry())
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [])
  useEffect(() => {
    if (!isOpen) return
    // The router finds its key in the state, so that this is no navigation to it.
    if (!isAtEntry()) window.history.pushState({ ...window.history.state, [MARK]: true }, '')
    return () => {
      if (isAtEntry()) window.history.back()
    }
  }, [isOpen])
}
