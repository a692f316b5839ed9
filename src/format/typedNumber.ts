// Number inputs of the demos are unchecked (Rules, Typed texts) and kept as typed; only previews parse a number.

/**
 * The number in a typed text, for a preview. Blank, not a number or too large to be finite counts as 0.
 * Nothing is stripped first: `1,000` is not a number, because the meaning of a comma differs by country.
 */
export function parseTyped(text: string): number {
  const value = Number(text)
  // Adding 0 turns −0 into 0.
  return Number.isFinite(value) ? value + 0 : 0
}
