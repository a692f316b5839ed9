// The bundles: the site's for browsers, those of the pages to send, and the server's for prerendering.
import { rename, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { build } from 'vite'
import { NEXT, ROOT, SITE, WORK } from './places.mjs'

/** @import { InlineConfig } from 'vite' */

/**
 * The router's package is one file, and the contexts created at its top level keep all of it. With a note
 * that creating one has no side effect, without their display names and without the context of a boundary
 * that only `<Routes>` uses, the bundler omits the two thirds that are not imported here.
 */
const routerInPieces = {
  name: 'router-in-pieces',
  transform: {
    filter: { id: /react-router\/dist\/.*\.mjs$/ },
    handler: (/** @type {string} */ code) => ({
      code: code
        .replace(/^\w+\.(?:displayName|contextType) = .*;$/gm, '')
        .replace(/^(var \w+ = )(?=React\d*\.(?:createContext|memo|forwardRef)\()/gm, '$1/* @__PURE__ */ '),
      map: null,
    }),
  },
}

/**
 * Vite's helper for lazy imports treats a failed stylesheet as loaded. This makes it forget the failed one, so
 * that another attempt requests it again.
 */
const forgetFailedStyles = {
  name: 'forget-failed-styles',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler(/** @type {string} */ code) {
      const mended = code.replace(/seen\[href\] = (?:void 0|undefined);(?=\s*throw)/, 'delete seen[href];')
      if (mended === code) throw new Error('Vite’s preload helper has changed: see forgetFailedStyles.')
      return { code: mended, map: null }
    },
  },
}

/** Records the sources of each chunk, for the test of the first load. */
const moduleList = {
  name: 'module-list',
  /** @param {unknown} _ @param {Record<string, { type: string, moduleIds?: string[] }>} bundle */
  async generateBundle(_, bundle) {
    const lists = Object.entries(bundle)
      .filter(([, { type }]) => type === 'chunk')
      .map(([file, { moduleIds = [] }]) => [
        file,
        moduleIds.map((id) => relative(ROOT, id).replaceAll('\\', '/')),
      ])
    await writeFile(join(WORK, 'modules.json'), JSON.stringify(Object.fromEntries(lists), null, 2))
  },
}

/**
 * @param {InlineConfig['build']} options
 * @returns {InlineConfig}
 */
const config = (options) => ({
  base: process.env.BASE || '/',
  root: SITE,
  configFile: join(ROOT, 'vite.config.ts'),
  mode: 'production',
  logLevel: 'warn',
  plugins: [routerInPieces, forgetFailedStyles],
  build: {
    emptyOutDir: true,
    reportCompressedSize: false,
    // All target browsers support modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The duration of a plugin is not a warning.
      checks: { pluginTimings: false },
    },
    ...options,
  },
})

/** @typedef {{ script: string, template: string, manifest: string }} Entry */
/** The script of each bundle, and the files that only this build uses and that are not published, by their names in its folder. */
export const ENTRIES = {
  site: { script: '/app/main.tsx', template: 'index.html', manifest: 'manifest.json' },
  demo: { script: '/demos/demoMain.tsx', template: 'demo.html', manifest: 'demo-manifest.json' },
  room: { script: '/demos/roomMain.tsx', template: 'room.html', manifest: 'room-manifest.json' },
}

export async function buildClient() {
  const client = config({ outDir: NEXT, manifest: true, license: { fileName: 'licenses/packages.md' } })
  await build({ ...client, plugins: [...(client.plugins ?? []), moduleList] })
  await setAside(ENTRIES.site)
}

/** @param {Entry} entry */
async function setAside({ template, manifest }) {
  await rename(join(NEXT, 'index.html'), join(WORK, template))
  await rename(join(NEXT, '.vite/manifest.json'), join(WORK, manifest))
  await rm(join(NEXT, '.vite'), { recursive: true })
}

/**
 * The pages to send are the same document with another script.
 * @param {string} script
 */
const otherEntry = (script) => ({
  name: 'other-entry',
  transformIndexHtml: {
    order: /** @type {const} */ ('pre'),
    handler(/** @type {string} */ html) {
      const changed = html.replace(ENTRIES.site.script, script)
      if (changed === html) throw new Error(`site/index.html does not request ${ENTRIES.site.script}.`)
      return changed
    },
  },
})

/**
 * The pages to send have bundles without the router and the site, so the site's files stay few: one for the pages with one demo, and
 * one for the page with several, which would split the files of the others.
 * @param {Entry} entry
 */
async function buildPagesToSend(entry) {
  const pages = config({
    outDir: NEXT,
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: true,
    modulePreload: {
      polyfill: false,
      // The list of a page with one demo already has the files of that demo, and no other demo opens there: the files of 18
      // demos would be 60 file names in each page's script.
      resolveDependencies: (file, deps) => (entry === ENTRIES.demo && /\/demo-[^/]*$/.test(file) ? [] : deps),
    },
  })
  await build({ ...pages, plugins: [...(pages.plugins ?? []), otherEntry(entry.script)] })
  await setAside(entry)
}
export const buildDemoPages = () => buildPagesToSend(ENTRIES.demo)
export const buildRoomPage = () => buildPagesToSend(ENTRIES.room)

export async function buildServer() {
  await build(config({ outDir: join(WORK, 'server'), ssr: 'build/entry-server.tsx', copyPublicDir: false }))
}
