// Leaves out of the built Storybook what reads props in the browser, 70 kB of every story: ours are read by the compiler
// (propTables.ts).
import type { Plugin } from 'vite'

/** The module of Storybook's React renderer that reads props; its first lines name it. */
const READER = {
  id: /\/@storybook\/react\/dist\/_browser-chunks\//,
  code: '// src/entry-preview-argtypes.ts',
}

const WITHOUT = `
  import { enhanceArgTypes, extractComponentDescription } from 'storybook/internal/docs-tools'
  export const argTypesEnhancers = [enhanceArgTypes]
  export const parameters = { docs: { extractComponentDescription } }
  export const entry_preview_argtypes_exports = { argTypesEnhancers, parameters }`

export function lightPreview(): Plugin {
  return {
    name: 'fourfold:light-preview',
    apply: 'build',
    enforce: 'pre',
    transform: { filter: READER, handler: () => ({ code: WITHOUT, map: null }) },
  }
}
