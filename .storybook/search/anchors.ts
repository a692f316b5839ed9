// Storybook's own search looks through the name, the place in the sidebar and the headings ("anchors") of each entry of its
// index: there the words of stories/searchWords.json and stories/stateNames.json stand. See the decision "Words in the index".
import { readFileSync } from 'node:fs'

/** What this file reads of an entry of Storybook's index, and what it adds. */
export interface Entry {
  id: string
  type: string
  /** Headings that Storybook's search asks. */
  anchors?: readonly Anchor[]
}

interface Anchor {
  title: string
}

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../stories/${file}`, import.meta.url), 'utf8'))
const { components, states } = read('searchWords.json') as {
  components: Readonly<Record<string, readonly string[]>>
  states: readonly { named: string; words: readonly string[] }[]
}
const shared = read('stateNames.json') as readonly { name: string; words?: readonly string[] }[]

/**
 * By the id of a story file or of a page of docs, without what follows `--`: words that designers use elsewhere, and the names that
 * the code has, as they are typed. The search finds the title anyway.
 */
export const componentWords = components

/** What a story's id says of its state, in the field's words. They are found alone, and after the name of the component. */
const stateWords = [
  ...shared.map(({ name, words = [] }) => ({
    named: new RegExp(`-${name.toLowerCase().replaceAll(' ', '-')}(?:-on-|$)`),
    words,
  })),
  ...states.map(({ named, words }) => ({ named: new RegExp(named), words })),
]

/** Storybook's search counts each further word of a heading against it; a phrase in one piece loses nothing. */
const inOnePiece = (phrase: string) => phrase.replaceAll(' ', '-')

/** "demos-price-tracker--preview": "demos-price-tracker". */
const ownerOf = (id: string) => id.slice(0, id.indexOf('--'))

/** "demos-price-tracker": "price tracker". */
const shortName = (owner: string) => owner.slice(owner.indexOf('-') + 1).replaceAll('-', ' ')

/** A word as it is, and in one piece. */
const bothWays = (phrase: string) => [phrase, inOnePiece(phrase)]

/** The phrases under which an entry is found, in the forms that Storybook's search reads best. */
function phrasesOf({ id, type }: Entry): readonly string[] {
  const owner = ownerOf(id)
  if (type === 'docs') return [shortName(owner), ...(componentWords[owner] ?? [])].flatMap(bothWays)
  const found = stateWords.filter(({ named, words }) => words.length > 0 && named.test(id))
  // With the component's name in one piece only, and the usual word: a search for the name finds the component's page first.
  return found.flatMap(({ words: [usual = '', ...others] }) => [
    ...[usual, ...others].flatMap(bothWays),
    inOnePiece(`${shortName(owner)} ${usual}`),
  ])
}

export const anchorsOf = (entry: Entry): readonly Anchor[] =>
  [...new Set(phrasesOf(entry))].map((title) => ({ title }))

interface Index {
  entries: Record<string, Entry>
}

/** What makes Storybook's index, as its presets hand it on. */
export interface IndexGenerator {
  getIndex: () => Promise<Index>
}

const reworded = new WeakSet<IndexGenerator>()

/** Puts the words into each index that is made. Storybook asks for its one generator several times. */
export function withSearchWords<Generator extends IndexGenerator>(generator: Generator): Generator {
  if (reworded.has(generator)) return generator
  reworded.add(generator)
  const bare = generator.getIndex.bind(generator)
  generator.getIndex = async () => {
    const index = await bare()
    for (const entry of Object.values(index.entries)) {
      const anchors = anchorsOf(entry)
      if (anchors.length > 0) entry.anchors = anchors
    }
    return index
  }
  return generator
}
