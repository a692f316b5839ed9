// Code that comes when it is wanted. A module once loaded is there at once, so that hydration finds its screen; a load
// that failed can be tried again, which React's own lazy does not allow.
import { lazy, type ComponentType } from 'react'

/** A module whose default export is a component. */
export interface LazyModule<Props> {
  /** Suspends while the code is not there; throws what went wrong when it could not be loaded. */
  readonly Component: ComponentType<Props>
  /** Loads ahead; resolves when the code is there. */
  load: () => Promise<void>
  /** After a failure: a fresh `Component` that will load anew. */
  renew: () => void
}

export function lazyModule<Props>(load: () => Promise<{ default: ComponentType<Props> }>): LazyModule<Props> {
  let loaded: { default: ComponentType<Props> } | undefined
  const fetchModule = async () => (loaded ??= await load())
  // React asks once, and takes what answers at once without suspending.
  const atOnce = (module: { default: ComponentType<Props> }) =>
    ({ then: (resolve: (value: typeof module) => void) => resolve(module) }) as Promise<typeof module>
  const fresh = () => lazy(() => (loaded ? atOnce(loaded) : fetchModule())) as unknown as ComponentType<Props>
  let Component = fresh()
  return {
    get Component() {
      return Component
    },
    load: async () => {
      await fetchModule()
    },
    renew: () => {
      Component = fresh()
    },
  }
}
