// A visitor's text, quoted in a sentence of the site.

/** The maximum length of a quotation, in characters. */
const LONGEST_QUOTE = 40

/** A typed text in quotation marks, isolated from the sentence's writing direction, and shortened if very long. */
export function quoted(typed: string): string {
  const letters = [...typed]
  const text = letters.length > LONGEST_QUOTE ? `${letters.slice(0, LONGEST_QUOTE).join('')}…` : typed
  return `“\u2068${text}\u2069”`
}
