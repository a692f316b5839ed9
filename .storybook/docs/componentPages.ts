// Gives the pages of components what the sources know of them: fills facts.ts, and tells known.ts the names of what stories
// import. Only for Storybook.
import type { Plugin } from 'vite'
import { changelog, componentFacts } from './componentFacts.mjs'

const IMPORT = /^import (?:\{([^}]*)\}|(\w+)) from '((?:#src\/|lucide)[^']*)'/gm

/** The lines that tell the names of what a module imports; none for styles and types. */
const namesOf = (code: string): string[] =>
  [...code.matchAll(IMPORT)].flatMap(([, taken, byDefault, from = '']) => {
    const names = (taken ?? byDefault ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^\w+$/.test(name))
    return from.endsWith('.css.ts') || names.length === 0
      ? []
      : `know(${JSON.stringify(from)}, { ${names.join(', ')} }, ${byDefault !== undefined});`
  })

export function componentPages(): Plugin {
  return {
    name: 'fourfold:component-pages',
    enforce: 'pre',
    load: {
      filter: { id: /\/\.storybook\/docs\/facts\.ts$/ },
      handler: async () =>
        `export const facts = ${JSON.stringify(await componentFacts())}
         export const versions = ${JSON.stringify(changelog())}`,
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
