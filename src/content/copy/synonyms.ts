// Other words for services and products, for the chat only: the build keeps only these of each copy (see sentences.ts).
import type { Offer } from '../offers.ts'

const synonyms = import.meta.glob<string>(['./services/*.ts', './products/*.ts'], {
  eager: true,
  import: 'synonyms',
  query: '?synonyms',
})

/** Words that visitors use for an offer and that its name and sentence do not contain: single words. */
export function synonymsOf({ path }: Offer): string {
  const words = synonyms[`.${path}.ts`]
  if (!words) throw new Error(`${path} has no synonyms: export some from src/content/copy${path}.ts.`)
  return words
}
