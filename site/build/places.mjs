// Where the build reads and writes.
import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
export const SITE = join(ROOT, 'site')
export const DIST = join(ROOT, process.env.OUT || 'dist')
/** Each output folder has a subfolder here. */
export const WORK = join(ROOT, '.build', process.env.OUT || '')
/** The temporary output, which replaces `dist` when it is complete. */
export const NEXT = join(WORK, 'next')

/**
 * All files below a folder, as paths relative to it.
 * @param {string} folder
 */
export async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}
