import { defineMain } from '@storybook/react-vite/node'
import { favicon } from '../src/primitives/favicon.ts'
import { readFileSync } from 'node:fs'
import { propTables } from './propTables.ts'

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

const withRedirects = (head = ''): string => {
  const list = readFileSync(new URL('../stories/publishedIds.json', import.meta.url), 'utf8')
  const { renamed } = JSON.parse(list) as { renamed: Record<string, string> }
  return `${head}<script>(${followRenamed.toString()})(${JSON.stringify(renamed).replaceAll('<', '\\u003c')})</script>`
}

/** The icon, for the manager and for a story alone. */
const ICON = `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(favicon())}">`

/** The site keeps a place for the scroll bar; around a story in Ink it would be a strip in the workshop's color. */
const WITHOUT_GUTTER = '<style>html { scrollbar-gutter: auto !important }</style>'

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Props come from the project's own compiler instead: see propTables.ts.
  typescript: { reactDocgen: false },
  viteFinal: (config) =>
    process.env.VITEST ? config : { ...config, plugins: [propTables(), ...(config.plugins ?? [])] },
  managerHead: (head) => `${withRedirects(head)}${ICON}`,
  previewHead: (head) => `${withRedirects(head)}${ICON}${process.env.VITEST ? '' : WITHOUT_GUTTER}`,
})
