// Runs every play of the built Storybook: npm run test:book, once npm test or npm run build:all has built it.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBrowser } from './browser.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

if (!existsSync(join(ROOT, 'dist/storybook/index.json')))
  throw new Error('There is no built Storybook. Run npm run build:all first.')
await ensureBrowser()
const { status } = spawnSync(
  process.execPath,
  [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'site', 'site/tests/bookPlays.test.ts'],
  { cwd: ROOT, env: { ...process.env, PLAYS: 'all' }, stdio: 'inherit' },
)
process.exitCode = status ?? 1
