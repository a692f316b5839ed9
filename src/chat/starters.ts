// The questions that a conversation may begin with: those of the page that is open.
import { HANDOVER, PRICE, startersOfPages } from '../content/chatStarters.ts'
import { demoHref } from '../content/demos.ts'
import { offerAt } from '../content/offers.ts'
import type { Library } from '../passages/library.ts'

/** How many the window shows (Rules, Chat). */
const STARTERS = 4
/** Of a service or product, so many are its own. */
const OWN = 2

/** Four questions that fit a page. Its own questions come from the library; until that is loaded, the questions of any page are shown. */
export function startersAt(path: string, library: Library | null): readonly string[] {
  const offer = offerAt(path)
  if (!offer) return startersOfPages[path] ?? startersOfPages['/'] ?? []
  const own = (library?.passages ?? [])
    .filter(({ part, page }) => part === 'question' && page.href === path)
    .map(({ heading }) => heading)
    .slice(0, OWN)
  return [...own, PRICE, HANDOVER, 'What is included?', 'What do you need from us?'].slice(0, STARTERS)
}

/** The link to the demo that belongs to a page; null where none does. */
export function demoAt(path: string): string | null {
  const offer = offerAt(path)
  return offer?.demo && !offer.borrowsDemo ? demoHref(offer.demo) : null
}
