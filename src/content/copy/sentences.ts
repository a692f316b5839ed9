// One sentence about each service and product. Menus and the home page do not use them, so they are loaded with the pages
// that show them. The query makes a separate module of each copy, and the build keeps only its sentence.
import type { Offer } from '../offers.ts'

const sentences = import.meta.glob<string>(['./services/*.ts', './products/*.ts'], {
  eager: true,
  import: 'sentence',
  query: '?sentence',
})

/** What an offer is, in one sentence. */
export function sentenceOf({ path }: Offer): string {
  const sentence = sentences[`.${path}.ts`]
  if (!sentence) throw new Error(`${path} has no sentence: export one from src/content/copy${path}.ts.`)
  return sentence
}
