// The names of what stories import from the library, and the module of each: propTables.ts adds them to the modules of stories.

export interface Known {
  name: string
  /** As an import says it: "#src/primitives/Button.tsx". */
  from: string
  isDefault: boolean
}

/** By the component, icon or sample itself. */
export const known = new WeakMap<object, Known>()

/**
 * Texts and numbers have no identity: the code shows them as they are.
 * @public called by the lines that componentPages.ts adds to the modules of stories
 */
export function know(from: string, values: Readonly<Record<string, unknown>>, isDefault = false): void {
  for (const [name, value] of Object.entries(values))
    if ((typeof value === 'object' && value !== null) || typeof value === 'function')
      known.set(value, known.get(value) ?? { name, from, isDefault })
}
