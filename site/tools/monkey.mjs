// A longer monkey test: npm run test:monkey [-- --seed 12 --actions 500]. Prints the seed; the same seed does the same.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
    actions: { type: 'string', default: '400' },
  },
})
if (!existsSync(join(ROOT, 'dist/index.html')))
  throw new Error('There is no built site. Run npm run build first.')
console.log(`Seed ${values.seed}, ${values.actions} actions at each width.`)
const { status } = spawnSync(
  process.execPath,
  [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'site', 'site/tests/monkey.test.ts'],
  {
    cwd: ROOT,
    env: { ...process.env, MONKEY_SEED: values.seed, MONKEY_ACTIONS: values.actions },
    stdio: 'inherit',
  },
)
if (status !== 0)
  console.error(`To see it again: npm run test:monkey -- --seed ${values.seed} --actions ${values.actions}`)
process.exitCode = status ?? 1
