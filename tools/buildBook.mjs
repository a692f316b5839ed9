// Builds Storybook into dist/storybook, or into the folder that is given, and makes it light: Storybook ships its interface with
// comments and line breaks, and no host has to compress what has compressed copies.
import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { minify } from 'vite'
import { compress } from '../site/build/compress.mjs'

/** Of Brotli: a tenth larger than the best, and twenty times as fast. */
const QUALITY = 9
/** What Storybook ships as it was written. */
const INTERFACE = ['sb-manager/globals-runtime.js', 'sb-manager/runtime.js']

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = resolve(root, process.argv[2] ?? 'dist/storybook')
const { status } = spawnSync(
  join(root, 'node_modules/.bin/storybook'),
  ['build', '--quiet', '--output-dir', folder],
  { cwd: root, stdio: 'inherit' },
)
if (status !== 0) process.exit(status ?? 1)
for (const file of INTERFACE) {
  const path = join(folder, file)
  const { code, errors } = await minify(file, await readFile(path, 'utf8'), { module: true })
  if (errors.length > 0) throw new Error(`${file} cannot be made smaller: ${errors[0]?.message}`)
  await writeFile(path, code)
}
await compress(folder, QUALITY)
