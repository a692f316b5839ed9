// Gives the pages of components what the sources know of them: fills facts.ts. Only for Storybook.
import type { Plugin } from 'vite'
import { changelog, componentFacts } from './componentFacts.mjs'

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
  }
}
