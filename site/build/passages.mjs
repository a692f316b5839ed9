// The index of search and chat, created by the build from src/passages/sitePassages.ts: a module for English, and one for each other
// language.
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

/** As src/passages/loadLibrary.ts imports them; the id of a language may follow. */
const NAME = 'virtual:site-passages'
const SOURCE = fileURLToPath(new URL('../../src/passages/sitePassages.ts', import.meta.url))

/** @import { Plugin } from 'vite' */

/**
 * @param {string} base the base path of the site on its host
 * @returns {Plugin}
 */
export function sitePassages(base) {
  /** @type {Promise<{ built: import('#src/passages/sitePassages.ts').BuiltLibrary, sources: string[] }> | undefined} */
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
    const built = /** @type {typeof import('#src/passages/sitePassages.ts')} */ (module).sitePassages()
    return { built, sources: dependencies }
  }
  return {
    name: 'site-passages',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null
      made ??= make()
      const { built, sources } = await made
      for (const source of sources) this.addWatchFile(source)
      const language = /** @type {keyof typeof built.languages} */ (id.slice(NAME.length + 2))
      const part = language ? built.languages[language] : built.library
      // JSON text is parsed faster than an object literal.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(part))})`
    },
    // In development, a change of the content is found immediately.
    watchChange() {
      made = undefined
    },
  }
}
