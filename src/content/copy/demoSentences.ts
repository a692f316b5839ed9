// One sentence about each demo: what a visitor can do in it.
import type { Demo } from '../demos.ts'

const sentences = import.meta.glob<string>('./demos/*.ts', { eager: true, import: 'sentence' })

/** What a visitor can do in a demo, in one sentence. */
export function demoSentenceOf({ key }: Demo): string {
  const sentence = sentences[`./demos/${key}.ts`]
  if (!sentence) throw new Error(`The demo ${key} has no sentence: write src/content/copy/demos/${key}.ts.`)
  return sentence
}
