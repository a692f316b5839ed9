// Number inputs of the demos are unchecked (Rules, Typed texts) and kept as typed; only previews parse a number.

/**
 * The number in a typed text; null if it is blank, not a number or too large to be finite. Nothing is stripped first: `1,000`
 * is not a number, because the meaning of a comma differs by country.
 */
export function readTyped(text: string): number | null {
  const value = text.trim() === '' ? Number.NaN : Number(text)
  // Adding 0 turns −0 into 0.
  return Number.isFinite(value) ? value + 0 : null
}

/** The same for a preview, where a text without a number counts as 0. */
export const parseTyped = (text: string): number => readTyped(text) ?? 0
