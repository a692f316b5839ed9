// Browser state as external stores for React: the server's value first, the actual one after
// hydration, so that prerendered and hydrated pages agree.
import { useCallback, useSyncExternalStore } from 'react'

const never = () => () => {}

/** `before` on the server and in the first render, then `value`. Equal values cause no second render. */
export function useOnceHydrated<Value extends string | boolean | null>(value: Value, before: Value): Value {
  return useSyncExternalStore(
    never,
    () => value,
    () => before,
  )
}

/** False on the server and in the first render, then true. */
export function useIsHydrated(): boolean {
  return useOnceHydrated(true, false)
}

/** Whether a media query matches; `onServer` until hydrated. */
export function useMediaQuery(query: string, onServer = false): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => onServer,
  )
}

const onVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Whether the tab is hidden. */
export function useIsTabHidden(): boolean {
  return useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  )
}
