// Whether the demo of an offer is its own, for lists and pictures. Apart from the offers, because most pages do not ask.
import { demoByKey, type DemoId } from './demos.ts'
import type { Offer } from './offers.ts'

/** The demo that belongs to an offer; undefined if it has none or shows another product's. */
export const ownDemoOf = ({ demo, borrowsDemo }: Offer): DemoId | undefined =>
  borrowsDemo ? undefined : demo

/** The product whose demo an offer borrows, as within a sentence: "token generator"; undefined unless it is another product's. */
export function borrowedName({ demo, borrowsDemo }: Offer): string | undefined {
  if (!demo || !borrowsDemo) return undefined
  // An abbreviation keeps its capitals.
  return demoByKey(demo).name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())
}

/** Whose demo an offer is shown with, in words: "Shown with the token generator"; undefined unless it is another product's. */
export function shownWith(offer: Offer): string | undefined {
  const name = borrowedName(offer)
  return name && `Shown with the ${name}`
}
