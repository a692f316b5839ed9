// Other words for what is offered, for the chat alone: of each copy the build keeps only these (see sentences.ts).
import type { Offer } from '../offers.ts'

const synonyms = import.meta.glob<string>(['./services/*.ts', './products/*.ts'], {
  eager: true,
  import: 'synonyms',
  query: '?synonyms',
})

/** What visitors call an offer where its name and sentence do not say it: single words. */
export function synonymsOf({ path }: Offer): string {
  const words = synonyms[`.${path}.ts`]
  if (!words) throw new Error(`${path} has no synonyms: export some from src/content/copy${path}.ts.`)
  return words
}
