// One Vite config for the site, Storybook and the tests, so that all three build the same styles.
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { keptTree } from './.storybook/trees/keptTrees.ts'
import { SLOW_TAG, type StoryChecks } from './tests/storyTiers.ts'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { launchOptions } from './tools/browser.mjs'
import { buildTarget } from './site/build/floor.mjs'
import { sitePassages } from './site/build/passages.mjs'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const SHARED_WITH_HOME = new RegExp(
  [
    'src/browser/externalStores',
    'src/content/(companyName|demos|families|navigation|offers)',
    'src/market/TickerStrip[.]css',
    'src/parts/(demo/contactHref|loading/useLate|page/(PageMetadata|SearchButton)|sections/(CallToAction|DemoCard|KeyFigures|NumberedSteps|Section))',
    'src/primitives/(Button|Icon[.]|Marks|Mosaic|mosaic|useTabs)',
    'src/theme/(?!brand|palettes|sender)',
    'vite/preload-helper',
  ].join('|'),
)

/** One file for the market strip and the demos with coins: each file more is named in what every page loads first. */
const MARK_OF_COIN = /src\/primitives\/(CoinMark|SubjectMarks|coins|markTexts)[.]/

/** What several demos share and no page has. In one file: a host without HTTP/2 hands out six at a time. */
const SHARED_BY_DEMOS = new RegExp(
  [
    'src/format/(address|counted|duration|folded|money|typedNumber)',
    'src/patterns/(brand/brandName|figures/(headedRows|panelHeading))',
    'src/primitives/(SampleButton|SegmentedControl|Table|Tabs)',
    'src/simulation/(?!momentLimits|past)',
  ].join('|'),
)

/**
 * Stories as tests in Chromium. `stories-core` is the quick tier: without those tagged `slow`, and with the checks that
 * .storybook/testing/bothThemes.ts names. `stories` is every story with every check or, with `TIER=rest`, what `stories-core` left.
 */
const storyTests = (name: string, storyChecks: StoryChecks, skip: string[]): TestProjectConfiguration => ({
  extends: true,
  plugins: [storybookTest({ configDir: here('.storybook'), tags: { skip } })],
  test: {
    name,
    provide: { storyChecks },
    maxWorkers: availableParallelism(),
    isolate: false,
    testTimeout: 60_000,
    setupFiles: [here('.storybook/testing/vitest.setup.ts')],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: { keptTree },
      // What is kept as text must say the same times everywhere.
      provider: playwright({ launchOptions: launchOptions(), contextOptions: { timezoneId: 'UTC' } }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
    },
  },
})

/** Tests of the built site, in Node with a browser. */
const siteTests = (name: string, include: string[], exclude: string[]): TestProjectConfiguration => ({
  extends: true,
  test: {
    name,
    // One more than there are cores, since these tests also wait: for timers, for a connection that is held.
    maxWorkers: availableParallelism() + 1,
    // A worker keeps its browser and its server from file to file.
    isolate: false,
    environment: 'node',
    include,
    exclude,
    // No test needs more than a fifth of it on a quiet machine, so that a busy one passes as well.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // Code that a page loads late takes longer than the default of 1 s on a busy machine.
    expect: { poll: { timeout: 20_000 } },
  },
})

/** What looks at every page or demo takes longest: begun first, nobody waits for it at the end. */
class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      Number(!moduleId.includes('/every')) + Number(!/\/(?:every|demos|moments)\w*\.test/.test(moduleId))
    return Promise.resolve(files.toSorted((one, other) => rank(one) - rank(other)))
  }
}

/** Where the site stands on its host; `BASE=/preview/ npm run build` puts it into a folder. */
const base = process.env.BASE || '/'
if (!/^\/(?:[\w.-]+\/)*$/.test(base))
  throw new Error(`BASE is "${base}": it has to begin and end with a slash, such as /preview/.`)

const styleFiles = ['src', 'site']
  .flatMap((folder) => readdirSync(here(folder), { recursive: true, encoding: 'utf8' }))
  .filter((file) => file.endsWith('.css.ts'))
  .map((file) => file.replaceAll('\\', '/'))
  .sort()
/** Letters that begin no name on a list of advertisements, and no word. */
const LETTERS = 'bcdfghjklmnpqrstvwxz'
const hashes = new Map<string, string>()

/**
 * The name of a class: two characters for its file, then its place in it. A hash in place of the two does not compress: it adds
 * 0.1 to 0.3 kB to each page and 0.9 to 1.2 kB to its first script (November 2026). Beside the source, where files come and go, it stays the hash.
 */
function shortName({ hash, filePath }: { hash: string; filePath: string }): string {
  // From the folder that is built: the site's is not Storybook's.
  const index = styleFiles.indexOf(filePath.replace(/^.*?(?:src|site)\//, ''))
  if (index < 0 || index >= LETTERS.length * 10) return `_${hash}`
  // The first name of a file is its hash and a 0.
  const ofFile = hashes.get(filePath) ?? hash.slice(0, -1)
  hashes.set(filePath, ofFile)
  return `${LETTERS[index % LETTERS.length]}${Math.floor(index / LETTERS.length)}${hash.slice(ofFile.length)}`
}

export default defineConfig({
  // Read by src/content/site.ts. Storybook and the tests have their own BASE_URL.
  define: { 'import.meta.env.SITE_BASE': JSON.stringify(base) },
  plugins: [react(), vanillaExtractPlugin({ identifiers: shortName }), sitePassages(base)],
  resolve: {
    alias: {
      // Writes a style element that the content security policy forbids; see the stand-in.
      'react-style-singleton': here('src/browser/styleSingleton.ts'),
      // Hides the page in the frame in which the focus moves; see the stand-in.
      'aria-hidden': here('src/browser/hideOthers.ts'),
    },
  },
  build: {
    target: buildTarget,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Few files in the first load: many small ones compress badly. `page` is what the home page shares with the
          // others; what only demos or only other pages use does not belong here. For bytes alone: without `page` and `kit` a
          // first load is 1.1 to 1.8 kB larger and 13 files instead of 6. The order of the layers does not depend on them.
          groups: [
            { name: 'core', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
            { name: 'page', test: SHARED_WITH_HOME, minShareCount: 2 },
            { name: 'coins', test: MARK_OF_COIN, minShareCount: 2, includeDependenciesRecursively: false },
            { name: 'kit', test: SHARED_BY_DEMOS, minShareCount: 3, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  optimizeDeps: {
    include: [
      'react-style-singleton',
      '@storybook/addon-docs/preview',
      'storybook/internal/csf',
      '@radix-ui/react-dialog',
      '@radix-ui/react-dropdown-menu',
      'lucide',
      'valibot',
      'ivya/aria',
      'lean-qr/nano',
      'culori',
    ],
  },
  test: {
    // What is kept as text is written when asked for, `vitest -u`, and never by the way.
    update: 'none',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{src,tests,.storybook}/**/*.test.ts'],
          isolate: false,
          testTimeout: 30_000,
        },
      },
      storyTests('stories-core', 'core', [SLOW_TAG]),
      storyTests('stories', process.env.TIER === 'rest' ? 'rest' : 'all', []),
      siteTests('site-core', ['site/tests/core/**/*.test.ts'], []),
      siteTests('site', ['site/tests/**/*.test.ts'], ['site/tests/core/**']),
    ],
  },
})
