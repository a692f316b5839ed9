// The words of a visitor or of a link, in quotation marks.

/** The maximum length of a quotation in a sentence, in characters. */
const LONGEST_QUOTE = 40

/** A text in quotation marks, for a separate element. Quotation marks inside it become single ones, so that it cannot end them. */
export const inQuotes = (text: string): string => `“${text.replace(/“/g, '‘').replace(/”/g, '’')}”`

/** A typed text in quotation marks for a sentence: isolated from its writing direction, and shortened if very long. */
export function quoted(typed: string): string {
  const letters = [...typed]
  const text = letters.length > LONGEST_QUOTE ? `${letters.slice(0, LONGEST_QUOTE).join('')}…` : typed
  return inQuotes(`\u2068${text}\u2069`)
}
