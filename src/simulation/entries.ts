// What a visitor has entered in a demo, in the words of its fields: what an inquiry takes along (Rules, Inquiry).

/** The label of a field, and what stands there: as typed, or in the words of what was chosen. */
export type Entry = readonly [label: string, value: string]

/** The words of a choice. */
export function labelOf<Value>(options: readonly { value: Value; label: string }[], value: Value): string {
  return options.find((option) => option.value === value)?.label ?? ''
}
