import remarkGfm from 'remark-gfm'
import { defineMain } from '@storybook/react-vite/node'
import { demoIds } from '../src/content/demos.ts'
import { previewsAlone } from './alone/previewsAlone.ts'
import { favicon } from '../src/primitives/favicon.ts'
import { readFileSync } from 'node:fs'
import { tokensFile } from './docs/tokensFile.ts'
import { componentPages } from './docs/componentPages.ts'
import { lightPreview } from './docs/lightPreview.ts'
import { propTables } from './docs/propTables.ts'
import { bookThemes } from './bookThemes.ts'
import { houseThemes } from '../src/theme/themes.ts'
import { withSearchWords } from './search/anchors.ts'
import { GIVEN, type Given } from './given.ts'

/**
 * Story ids are public links: one that was renamed leads to the new one, in the manager and in the bare iframe.
 * Runs before Storybook reads the address.
 */
function followRenamed(renamed: Record<string, string>): void {
  const url = new URL(location.href)
  const id = url.searchParams.get('id')
  const path = /^\/(story|docs)\/(.+)$/.exec(url.searchParams.get('path') ?? '')
  const newId = renamed[id ?? path?.[2] ?? '']
  if (newId === undefined) return
  if (id !== null) url.searchParams.set('id', newId)
  else url.searchParams.set('path', `/${path?.[1]}/${newId}`)
  location.replace(url)
}

const { renamed } = JSON.parse(
  readFileSync(new URL('../stories/publishedIds.json', import.meta.url), 'utf8'),
) as { renamed: Record<string, string> }

/** A script for the head: runs a function on values before Storybook reads the address. */
const early = <Values extends unknown[]>(act: (...values: Values) => void, ...values: Values): string =>
  `<script>(${act.toString()})(${JSON.stringify(values).slice(1, -1).replaceAll('<', '\\u003c')})</script>`

const FOLLOW_RENAMED = early(followRenamed, renamed)

/**
 * A demo's preview, opened alone on the site's host, is a link that a client got: it leads to the page that is made
 * for being sent, with the moment and all that the address says besides. A link with a switch of the toolbar, or for
 * other arguments, is no client and gets the story.
 */
function leadToDemoPage(previews: string[]): void {
  const { pathname, searchParams } = new URL(location.href)
  const site = /^(.*)\/storybook\/iframe\.html$/.exec(pathname)?.[1]
  const id = searchParams.get('id') ?? ''
  const moment = /^(?:at:([^;:]+))?$/.exec(searchParams.get('args') ?? '')
  if (
    site === undefined ||
    !previews.includes(id) ||
    !moment ||
    searchParams.has('globals') ||
    window.parent !== window
  )
    return
  for (const own of ['id', 'viewMode', 'args']) searchParams.delete(own)
  if (moment[1]) searchParams.set('at', moment[1])
  // In the fragment, which no server sees.
  location.replace(
    `${site}/demo/${id.replace(/^demos-|--preview$/g, '')}${searchParams.size > 0 ? `#${searchParams}` : ''}`,
  )
}

const TO_DEMO_PAGE = early(
  leadToDemoPage,
  demoIds.map((id) => `demos-${id}--preview`),
)

/** The icon, for the manager and for a story alone. */
const ICON = `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(favicon())}">`

/** A preset that Storybook's types do not name: see the decision "Words in the index". */
const searchWords = { storyIndexGenerator: withSearchWords }

/** What the manager needs of the theme, computed here: the manager loads the colors, not the rules that they follow. */
const given: Given = { bookThemes, houseThemes }
const GIVE = early((name: string, value: Given) => Object.assign(window, { [name]: value }), GIVEN, given)

/**
 * The site keeps a place for the scroll bar; around a story in Ink it would be a strip in the workshop's color. And what Storybook
 * shows while a page is prepared would load 94 kB of fonts.
 */
const STYLES =
  '<style>html { scrollbar-gutter: auto !important } .sb-wrapper, .sb-wrapper * { font-family: system-ui, sans-serif !important }</style>'

/**
 * What many stories need, in few files: a file each would be a hundred requests for one picture of Workshop/States. What the first page
 * needs of these folders stays apart.
 */
const CHUNKS = [
  {
    name: 'storybook',
    test: /\/node_modules\/(?:@?storybook|react|scheduler)(?:-[\w-]+)?\//,
    minShareCount: 150,
  },
  { name: 'base', test: /\/(?:src|\.storybook)\//, minShareCount: 150 },
  {
    name: 'theme',
    test: /\/src\/(?:theme\/\w+\.ts$|primitives\/(?:mosaic|favicon)|simulation\/random)/,
    minShareCount: 2,
  },
  { name: 'primitives', test: /\/src\/(?:primitives|format|browser)\/|\/lucide\//, minShareCount: 6 },
  { name: 'parts', test: /\/src\/(?:patterns|parts|simulation)\//, minShareCount: 20 },
]

export default defineMain({
  ...searchWords,
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    // Tables in the pages of docs are written as in GitHub's Markdown.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    'storybook-addon-pseudo-states',
    // It runs tests while one develops; a built Storybook has no tests to run.
    ...(process.env.NODE_ENV === 'production' ? [] : ['@storybook/addon-vitest']),
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Props come from the project's own compiler instead: see propTables.ts.
  typescript: { reactDocgen: false },
  viteFinal: (config) =>
    process.env.VITEST
      ? config
      : {
          ...config,
          build: {
            ...config.build,
            rolldownOptions: {
              ...config.build?.rolldownOptions,
              output: { codeSplitting: { groups: CHUNKS } },
            },
          },
          plugins: [
            propTables(),
            componentPages(),
            lightPreview(),
            tokensFile(),
            previewsAlone(),
            ...(config.plugins ?? []),
          ],
        },
  managerHead: (head = '') => `${head}${FOLLOW_RENAMED}${ICON}${GIVE}`,
  previewHead: (head = '') =>
    `${head}${FOLLOW_RENAMED}${TO_DEMO_PAGE}${ICON}${process.env.VITEST ? '' : STYLES}`,
})
