// A component whose code is loaded when it is first shown, for what opens later than the rest.
import { useEffect, useState, type ComponentType } from 'react'

export interface LateComponent<Props> {
  /** Loads the code ahead; if that fails, the next one that is shown tries again. */
  load: () => Promise<void>
  /** The component; null until its code is there. */
  useComponent: () => ComponentType<Props> | null
}

/** @param importIt - Imports the component; may reject. */
export function lateComponent<Props>(importIt: () => Promise<ComponentType<Props>>): LateComponent<Props> {
  let loaded: ComponentType<Props> | null = null
  const load = async () => {
    loaded ??= await importIt().catch(() => null)
  }
  return {
    load,
    useComponent() {
      const [component, setComponent] = useState(() => loaded)
      useEffect(() => {
        if (!component) void load().then(() => setComponent(() => loaded))
      }, [component])
      return component
    },
  }
}
