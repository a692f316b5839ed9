// A visitor's entries in a demo, with the labels of its fields, for the inquiry (Rules, Inquiry).

/** The label of a field and its value: as typed, or the label of the choice. */
export type Entry = readonly [label: string, value: string]

/** The label of a choice. */
export function labelOf<Value>(options: readonly { value: Value; label: string }[], value: Value): string {
  return options.find((option) => option.value === value)?.label ?? ''
}
