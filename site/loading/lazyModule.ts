// Code that comes when it is wanted. What is loaded already is used as it is, so that hydration finds its screen at
// once; a load that failed can be tried again, which React's own lazy does not allow.
import { lazy, type ComponentType } from 'react'

/** A module whose default export is a component. */
export interface LazyModule<Props> {
  /**
   * Suspends while the code is not there; throws what went wrong when it could not be loaded. Stays the same component
   * until `renew`, so that what it holds is not lost.
   */
  readonly Component: ComponentType<Props>
  /** Loads ahead; resolves when the code is there. */
  load: () => Promise<void>
  /** After a failure: `Component` becomes a fresh one that loads anew. */
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
    renew: () => {
      chosen = undefined
    },
  }
}
