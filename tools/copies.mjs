// A copy of the repository in another folder, to change and to build: with another company, another demo.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** What no commit has: packages, history, what is built. */
const NOT_COPIED = ['.build', '.git', 'coverage', 'dist', 'node_modules', 'storybook-static']

/**
 * Copies the repository, and hands out what changes the copy.
 * @param {string} name of the folder in `.build`: inside the project, so that its packages are found
 */
export function copyOfRepository(name) {
  const folder = join(ROOT, '.build', name)
  rmSync(folder, { recursive: true, force: true })
  for (const entry of readdirSync(ROOT).filter((one) => !NOT_COPIED.includes(one)))
    cpSync(join(ROOT, entry), join(folder, entry), { recursive: true })

  /**
   * Replaces in a file; a pattern without a match is an error.
   * @param {string} file
   * @param {[RegExp | string, string][]} replacements
   */
  function change(file, ...replacements) {
    let source = readFileSync(join(folder, file), 'utf8')
    for (const [from, to] of replacements) {
      if (source.search(from) < 0) throw new Error(`${file} has no match for ${from}.`)
      source = source.replace(from, to)
    }
    writeFileSync(join(folder, file), source)
  }

  /**
   * Adds a line to the end of a list in a source.
   * @param {string} file
   * @param {string} list the name of the list
   * @param {string} line
   */
  function addLine(file, list, line) {
    const source = readFileSync(join(folder, file), 'utf8')
    const start = source.indexOf(`const ${list} = [`)
    const end = source.indexOf('\n]', start)
    if (start < 0 || end < 0) throw new Error(`${file} has no list called ${list}.`)
    writeFileSync(join(folder, file), `${source.slice(0, end)}\n  ${line}${source.slice(end)}`)
  }

  /** Copies a file or folder of the copy to another place of it. */
  const copy = (/** @type {string} */ from, /** @type {string} */ to) =>
    cpSync(join(folder, from), join(folder, to), { recursive: true })

  return { folder, change, addLine, copy }
}
