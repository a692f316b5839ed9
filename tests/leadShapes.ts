// The rough shape of a lead and of a line on price, time and handover: how it begins, how many sentences it has, and whether it
// is a list. Pages that share their shapes read as one page (copy.test.ts).

/** Verbs that begin a lead: "Find out …". A lead that begins with another one counts as a plain statement. */
const VERBS =
  'add|build|connect|deploy|find|get|give|know|launch|let|lock|make|mint|move|prepare|run|see|sell|set|show|test|trade|turn|watch'

/** The shapes, by name: the first that matches is the lead's. */
const shapes: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['two sentences', /\.\s+\p{Lu}/u],
  ['a name, a colon, then the parts', /:/],
  ['You get, your team does', /^(?:You|Your|We)\b/],
  ['a verb first', new RegExp(`^(?:${VERBS})\\b`, 'i')],
  // The pronoun is near the beginning, before a verb: "A ledger that …", "Contracts with rules …".
  [
    'a thing that does something',
    /^(?:[\p{L}\p{N}’-]+ ){1,5}(?:that|which|whose|where|in which)\b|^\S+ (?:\S+ )?with\b/u,
  ],
  ['a statement', /./],
]

/** How a lead is built, roughly, in words. */
export const shapeOfLead = (lead: string): string =>
  shapes.find(([, pattern]) => pattern.test(lead))?.[0] ?? ''

/** Whether a text is one sentence that ends with three things or more: "a, b, and c" or "a, b and c". */
export const isList = (text: string): boolean =>
  /^[^.:]*\.$/.test(text) && /,[^,]+, and [^,]+\.$|,(?: [\p{L}\p{N}’-]+){1,5} and [^,]+\.$/u.test(text)
