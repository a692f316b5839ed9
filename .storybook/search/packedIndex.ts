// Storybook's index, packed: a quarter of its size. Manager and preview of the built Storybook both load the index before they
// draw anything. `index.json` itself stays as it is, for other tools.
import type { Plugin } from 'vite'
import type { IndexGenerator } from './anchors.ts'

/** An entry of the index. */
export interface IndexEntry {
  id: string
  type: string
  title: string
  name: string
  importPath: string
  tags?: readonly string[]
  subtype?: string
  storiesImports?: readonly string[]
  anchors?: readonly { title: string }[]
}

export interface StoryIndex {
  v: number
  entries: Record<string, IndexEntry>
}

/** Entries of a file, one after the other: their common start of the id, title and path, then each one. */
type PackedGroup = [owner: string, title: string, importPath: string, entries: PackedEntry[]]
type PackedEntry = [
  name: string,
  /** The place of its kind and tags in `kinds`. */
  kind: number,
  /** The phrases of the search, separated by bars. */
  phrases?: string,
  /** The rest of the id, if it does not follow from the name. */
  rest?: string,
]
interface Kind {
  type: string
  subtype?: string
  storiesImports?: readonly string[]
  tags?: readonly string[]
}
export interface PackedIndex {
  v: number
  kinds: Kind[]
  groups: PackedGroup[]
}

const restOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
const inOnePiece = (phrase: string) => phrase.replaceAll(' ', '-')

/** Without what `unpack` adds: phrases in one piece, and the name of the component in front of a state. */
function packPhrases(owner: string, anchors: IndexEntry['anchors'] = []): string {
  const before = `${owner.slice(owner.indexOf('-') + 1)}-`
  const titles = anchors.map(({ title }) => title)
  const spaced = new Set(titles.filter((title) => title.includes(' ')).map(inOnePiece))
  return titles
    .filter((title) => !spaced.has(title))
    .map((title) => (title.startsWith(before) ? `+${title.slice(before.length)}` : title))
    .join('|')
}

/** Packs an index. The names of exports and of the components' files are left out: only an editor needs them. */
export function pack({ v, entries }: StoryIndex): PackedIndex {
  const kinds = new Map<string, number>()
  const groups: PackedGroup[] = []
  for (const { id, type, title, name, importPath, tags, subtype, storiesImports, anchors } of Object.values(
    entries,
  )) {
    const [owner = '', rest = ''] = id.split('--')
    const kind = JSON.stringify({ type, subtype, storiesImports, tags })
    if (!kinds.has(kind)) kinds.set(kind, kinds.size)
    const last = groups.at(-1)
    const isOfLast = last?.[0] === owner && last[1] === title && last[2] === importPath
    const group: PackedGroup = isOfLast ? last : [owner, title, importPath, []]
    if (!isOfLast) groups.push(group)
    const phrases = packPhrases(owner, anchors)
    const ownRest = rest === restOf(name) ? [] : [rest]
    const entry = [name, kinds.get(kind), ...(phrases || ownRest.length > 0 ? [phrases] : []), ...ownRest]
    group[3].push(entry as PackedEntry)
  }
  return { v, kinds: [...kinds.keys()].map((kind) => JSON.parse(kind) as Kind), groups }
}

/** The index as Storybook reads it. Runs in the page's head: it uses nothing of this file. */
export function unpack({ v, kinds, groups }: PackedIndex): StoryIndex {
  const entries: Record<string, IndexEntry> = {}
  for (const [owner, title, importPath, packed] of groups) {
    const before = `${owner.slice(owner.indexOf('-') + 1)}-`
    for (const [name, kind, phrases, rest] of packed) {
      const id = `${owner}--${rest ?? name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`
      const titles = (phrases ?? '')
        .split('|')
        .filter(Boolean)
        .map((phrase) => phrase.replace(/^\+/, before))
        .flatMap((phrase) => (phrase.includes(' ') ? [phrase, phrase.replaceAll(' ', '-')] : [phrase]))
      entries[id] = {
        id,
        title,
        name,
        importPath,
        ...kinds[kind],
        ...(titles.length > 0 && { anchors: titles.map((one) => ({ title: one })) }),
      } as IndexEntry
    }
  }
  return { v, entries }
}

const PACKED = 'index.packed.json'

/** Reads the packed index where Storybook asks for its index. Runs in the page's head. */
function readPacked(packed: string, unpackIt: typeof unpack): void {
  const load = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    if (typeof input !== 'string' || !/^(?:\.\/)?index\.json$/.test(input)) return load(input, init)
    const answer = await load(packed, init)
    if (!answer.ok) return load(input, init)
    const json = answer.json.bind(answer)
    answer.json = async () => unpackIt((await json()) as PackedIndex)
    return answer
  }
}

/** The script for the heads of manager and preview. */
export const READ_PACKED = `<script>(${readPacked.toString()})('${PACKED}', ${unpack.toString()})</script>`

/** Writes the packed index beside the built preview. */
export function packedIndexFile(index: () => ReturnType<IndexGenerator['getIndex']>): Plugin {
  return {
    name: 'fourfold:packed-index',
    apply: 'build',
    async generateBundle() {
      const source = JSON.stringify(pack((await index()) as StoryIndex))
      this.emitFile({ type: 'asset', fileName: PACKED, source })
    },
  }
}
