// Makes the site another company's in a copy, as the handbook describes, and checks the copy: types, unit tests, build, and
// the stories that show the name and the colors. `node tools/rebrand.mjs` takes the first company, a number another one.
import { spawnSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { companies, rebrand } from './companies.mjs'
import { copyOfRepository } from './copies.mjs'

/** The stories that show the name or the colors. Their trees are rewritten first, as the handbook says. */
const STORIES = [
  'stories/theme',
  'stories/parts/demo/Brand.stories.tsx',
  'stories/screens/About.stories.tsx',
  'stories/screens/Contact.stories.tsx',
  'stories/chat/ChatButton.stories.tsx',
  'stories/parts/page',
]

const BIN = fileURLToPath(new URL('../node_modules/.bin', import.meta.url))
const company = companies[Number(process.argv[2] ?? 1) - 1] ?? companies[0]
const copied = copyOfRepository('rebranded')
rebrand(copied, company)
// The packages are two folders above.
copied.change('vite.config.ts', [/\n {2}build: \{/, "\n  server: { fs: { allow: ['../..'] } },$&"])
symlinkSync('../../node_modules', join(copied.folder, 'node_modules'), 'junction')

let hasFailed = false
/** @type {(title: string, command: string, ...parameters: string[]) => void} */
function check(title, command, ...parameters) {
  console.log(`\n── ${title}`)
  const [program, ...rest] =
    command === 'node' ? [process.execPath, ...parameters] : [join(BIN, command), ...parameters]
  const { status } = spawnSync(program ?? '', rest, {
    cwd: copied.folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status === 0) return
  hasFailed = true
  console.log(`   failed: ${title}`)
}

console.log(`The site as that of ${company.name}, in ${company.color}`)
check('Types', 'tsc', '--noEmit')
check('Unit tests', 'vitest', 'run', '--project', 'unit', '--reporter=dot')
check('Build of the site', 'node', 'site/build/build.mjs')
check(
  'Trees of the stories',
  'vitest',
  'run',
  '--project',
  'stories',
  '--update=all',
  '--reporter=dot',
  ...STORIES,
)
if (hasFailed) process.exitCode = 1
