// Formats names as a list in a sentence.

/** "Burn and Pause"; "Burn, Pause, and Transfer tax". */
export const listInWords = (names: readonly string[]): string =>
  new Intl.ListFormat('en-US', { type: 'conjunction' }).format(names)
