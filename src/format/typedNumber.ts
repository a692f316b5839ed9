// Number inputs of the demos are unchecked (Rules, Typed texts) and kept as typed; only a preview reads a number.

/**
 * The number in a typed text, for a preview. Blank, not a number or too large to be finite counts as 0.
 * Nothing is stripped first: `1,000` is no number, because a comma means different things to different people.
 */
export function parseTyped(text: string): number {
  const value = Number(text)
  // Adding 0 turns −0 into 0.
  return Number.isFinite(value) ? value + 0 : 0
}
