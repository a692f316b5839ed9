// Gives the pages of docs what the sources and git know: fills facts.ts and changed.ts, and tells known.ts the names of what
// stories import and export again. Only for Storybook.
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { componentFacts } from './componentFacts.mjs'
import { changedSince, changesByFile } from '../../tools/storyHistory.ts'

const IMPORT = /^(im|ex)port (?:\{([^}]*)\}|(\w+)) from '((?:#src\/|lucide)[^']*)'/gm

/** The lines that tell the names of what a module imports or exports again; none for styles and types. */
const namesOf = (code: string): string[] =>
  [...code.matchAll(IMPORT)].flatMap(([, kind, taken, byDefault, from = '']) => {
    const names = (taken ?? byDefault ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^\w+$/.test(name))
    if (from.endsWith('.css.ts') || names.length === 0) return []
    const list = `{ ${names.join(', ')} }`
    const inScope = kind === 'ex' ? `import ${list} from ${JSON.stringify(from)};` : ''
    return `${inScope}know(${JSON.stringify(from)}, ${list}, ${byDefault !== undefined});`
  })

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')

function sinceRelease() {
  const { renamed } = JSON.parse(read('stories/publishedIds.json')) as { renamed: Record<string, string> }
  return changedSince(/^## (\d\S*)$/m.exec(read('CHANGELOG.md'))?.[1] ?? '', renamed)
}

/** How many changes of a component are worth a line. */
const MOST_CHANGES = 4

async function filledFacts(): Promise<string> {
  const since = sinceRelease()
  const changes = changesByFile()
  const facts = Object.entries(await componentFacts()).map(([id, one]) => {
    const files = [one.file, one.file.replace(/\.tsx$/, '.css.ts')]
    const own = files.flatMap((file) => changes.get(file) ?? []).sort((a, b) => b.day.localeCompare(a.day))
    // A commit may have touched both files.
    const latest = new Map(own.map((change) => [change.says, change]))
    return { ...one, id, status: since?.status[id], changes: [...latest.values()].slice(0, MOST_CHANGES) }
  })
  const sources = facts.map(({ id, file }) => `'${id}': () => import('/${file}?raw')`)
  return `export const facts = ${JSON.stringify(Object.fromEntries(facts.map((one) => [one.id, one])))}
    export const release = ${JSON.stringify(since?.release)}
    export const loadSource = { ${sources.join()} }`
}

export function componentPages(): Plugin {
  return {
    name: 'fourfold:component-pages',
    enforce: 'pre',
    load: {
      filter: { id: /\/\.storybook\/docs\/(?:facts|changed)\.ts$/ },
      handler: (id) =>
        id.endsWith('facts.ts')
          ? filledFacts()
          : `export const sinceRelease = ${JSON.stringify(sinceRelease())}`,
    },
    transform: {
      filter: { id: /\/stories\/.*(?<!notes)\.tsx?$/ },
      handler(code) {
        const lines = namesOf(code)
        return lines.length === 0
          ? null
          : {
              code: [code, `import { know } from '#storybook/docs/known.ts'`, ...lines].join('\n;'),
              map: null,
            }
      },
    },
  }
}
