// The questions that a conversation may begin with: those of the page that is open.
import { companyQuestions } from '../content/companyQuestions.ts'
import { demoHref } from '../content/demos.ts'
import { offerAt } from '../content/offers.ts'
import type { Library } from '../passages/library.ts'

/** How many the window shows (Rules, Chat). */
const STARTERS = 4
/** Of a service or product, so many are its own. */
const OWN = 2

const { build, firstDemo, ownName, firstMessage, whereMessage, afterMessage, code, phone, whiteLabel } =
  companyQuestions

const PRICE = 'What sets the price?'
const HANDOVER = 'What is handed over?'

const ofPages: Readonly<Record<string, readonly string[]>> = {
  '/': [build.question, firstDemo.question, ownName.question, PRICE],
  '/services': [build.question, code.question, PRICE, 'What sets the timeline?'],
  '/products': [whiteLabel.question, firstDemo.question, phone.question, PRICE],
  '/about': [
    'What does AI do in your products?',
    'How many projects have you finished?',
    code.question,
    PRICE,
  ],
  '/contact': [
    firstMessage.question,
    'How fast do you answer?',
    whereMessage.question,
    afterMessage.question,
  ],
}

/** Four questions that fit a page. Its own questions come from the library; until that is loaded, the questions of any page are shown. */
export function startersAt(path: string, library: Library | null): readonly string[] {
  const offer = offerAt(path)
  if (!offer) return ofPages[path] ?? ofPages['/'] ?? []
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
