// How Playwright takes and compares pictures of stories. Started by pictures.mjs, which writes the plan.
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'playwright/test'
import { launchOptions } from './browser.mjs'
import { STORY_MS } from './storybookFrame.mjs'

/** @import { Plan } from './pictureReport.mjs' */

const WORK = fileURLToPath(new URL('../.build/pictures', import.meta.url))
/** @type {Plan} */
const { kept } = JSON.parse(readFileSync(join(WORK, 'plan.json'), 'utf8'))
const side = process.env.PICTURES_SIDE === 'before' ? 'before' : 'now'

export default defineConfig({
  testDir: '.',
  testMatch: 'pictures.spec.mjs',
  fullyParallel: true,
  workers: availableParallelism(),
  timeout: 2 * STORY_MS,
  outputDir: join(WORK, 'results'),
  snapshotPathTemplate: join(kept, '{arg}{ext}'),
  updateSnapshots: side === 'before' ? 'all' : 'none',
  reporter: [
    ['dot'],
    ['json', { outputFile: join(WORK, `${side}.json`) }],
    ...(side === 'now'
      ? [/** @type {const} */ (['html', { outputFolder: join(WORK, 'report'), open: 'never' }])]
      : []),
  ],
  expect: {
    timeout: STORY_MS,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', threshold: 0 },
  },
  use: { launchOptions: launchOptions(), locale: 'en-US', timezoneId: 'UTC' },
})
