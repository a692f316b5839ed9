// Code that loads on demand and that hydration must find in its place: the screens, and the ticker. Loaded code is used
// directly; a failed load can be repeated, which React's own lazy does not allow. All other code is loaded by `useLate`.
import { lazy, type ComponentType } from 'react'

/** A module whose default export is a component. */
export interface LazyModule<Props> {
  /**
   * Suspends while the code loads; throws the error if it could not be loaded. Stays the same component
   * until `renew`, so that its state is kept.
   */
  readonly Component: ComponentType<Props>
  /** Loads ahead; resolves when the code is loaded. */
  load: () => Promise<void>
  /** Whether the code is loaded. */
  isLoaded: () => boolean
  /** For the boundary that caught a failure: `Component` becomes a new one that loads again. */
  renew: () => void
}

export function lazyModule<Props>(load: () => Promise<{ default: ComponentType<Props> }>): LazyModule<Props> {
  let loaded: { default: ComponentType<Props> } | undefined
  let chosen: ComponentType<Props> | undefined
  const fetchModule = async () => (loaded ??= await load())
  return {
    get Component() {
      chosen ??= loaded?.default ?? (lazy(fetchModule) as unknown as ComponentType<Props>)
      return chosen
    },
    load: async () => {
      await fetchModule()
    },
    isLoaded: () => loaded !== undefined,
    renew: () => {
      chosen = undefined
    },
  }
}
