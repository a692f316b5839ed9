// The offers with their sentences, for the screens that show them; the home page does without.
import { productSentences, serviceSentences } from '../content/sentences.ts'
import type { Offer } from './offers.ts'

/** One sentence on each service and product, by kind; their slugs may coincide. */
const sentences: Record<Offer['kind'], Readonly<Record<string, string>>> = {
  service: serviceSentences,
  product: productSentences,
}

/** What an offer is, in one sentence. */
export function sentenceOf({ kind, slug }: Offer): string {
  return sentences[kind][slug] ?? ''
}

/** An offer as an entry of a list. */
export function entryOf(offer: Offer): Offer & { sentence: string } {
  return { ...offer, sentence: sentenceOf(offer) }
}
