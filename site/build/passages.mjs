// The search index, created by the build: a module with the passages of src/passages/sitePassages.ts.
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

/** As src/passages/loadLibrary.ts imports it. */
const NAME = 'virtual:site-passages'
const SOURCE = fileURLToPath(new URL('../../src/passages/sitePassages.ts', import.meta.url))

/** @import { Plugin } from 'vite' */

/**
 * @param {string} base the base path of the site on its host
 * @returns {Plugin}
 */
export function sitePassages(base) {
  /** @type {Promise<{ code: string, sources: string[] }> | undefined} */
  let made
  const make = async () => {
    const { module, dependencies } = await runnerImport(
      /** @type {any} */ (SOURCE),
      /** @type {any} */ ({
        configFile: false,
        logLevel: 'error',
        define: { 'import.meta.env.SITE_BASE': JSON.stringify(base) },
      }),
    )
    const pages = /** @type {typeof import('#src/passages/sitePassages.ts')} */ (module).sitePassages()
    // JSON text is parsed faster than an object literal.
    return {
      code: `export default JSON.parse(${JSON.stringify(JSON.stringify(pages))})`,
      sources: dependencies,
    }
  }
  return {
    name: 'site-passages',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    async load(id) {
      if (id !== `\0${NAME}`) return null
      made ??= make()
      const { code, sources } = await made
      for (const source of sources) this.addWatchFile(source)
      return code
    },
    // In development, a change of the content is found immediately.
    watchChange() {
      made = undefined
    },
  }
}
