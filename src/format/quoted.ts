// What a visitor typed, inside a sentence of ours.

/** Of a longer text no more is quoted; in characters. */
const LONGEST_QUOTE = 40

/** A typed text in quotation marks, kept apart from the sentence's direction of writing, and shortened if very long. */
export function quoted(typed: string): string {
  const letters = [...typed]
  const text = letters.length > LONGEST_QUOTE ? `${letters.slice(0, LONGEST_QUOTE).join('')}…` : typed
  return `“\u2068${text}\u2069”`
}
