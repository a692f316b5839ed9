// Whether the demo of an offer is its own, for lists and pictures. Apart from the offers, because most pages do not ask.
import { demoByKey, type DemoId } from './demos.ts'
import type { Offer } from './offers.ts'

/** The demo that belongs to an offer; undefined if it has none or shows another product's. */
export const ownDemoOf = ({ demo, borrowsDemo }: Offer): DemoId | undefined =>
  borrowsDemo ? undefined : demo

/** Whose demo an offer is shown with, in words: "Shown with the token generator"; undefined unless it is another product's. */
export function shownWith({ demo, borrowsDemo }: Offer): string | undefined {
  if (!demo || !borrowsDemo) return undefined
  // Within a sentence; an abbreviation keeps its capitals.
  const name = demoByKey(demo).name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())
  return `Shown with the ${name}`
}
