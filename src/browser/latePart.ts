// Code that is loaded when it is first shown, for what opens later than the rest.
import { useEffect, useState } from 'react'

export interface LatePart<Part> {
  /** Loads the code ahead; if that fails, the next one that is shown tries again. */
  load: () => Promise<void>
  /** The part; null until its code is there. */
  usePart: () => Part | null
}

/** @param importIt - Imports the part: a component, or a module with several; may reject. */
export function latePart<Part>(importIt: () => Promise<Part>): LatePart<Part> {
  let loaded: Part | null = null
  const load = async () => {
    loaded ??= await importIt().catch(() => null)
  }
  return {
    load,
    usePart() {
      const [part, setPart] = useState(() => loaded)
      useEffect(() => {
        if (!part) void load().then(() => setPart(() => loaded))
      }, [part])
      return part
    },
  }
}
