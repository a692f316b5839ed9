// Gives each demo's preview a small page when it is opened alone: its first picture, and a bundle without Storybook (Decisions,
// A preview alone). Only for the built Storybook.
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL, fileURLToPath } from 'node:url'
import { build, type InlineConfig, type Manifest, type Plugin } from 'vite'
import type { DemoId } from '../../src/content/demos.ts'
import { showAlone } from './showAlone.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const ENTRY = 'stories/alone/main.tsx'
/** The folder of the bundle and the pictures, in the folder of Storybook. */
const FOLDER = 'alone'

/** What stories/alone/first.tsx exports; Storybook's own files do not import stories. */
interface First {
  demoIds: readonly DemoId[]
  firstPicture: (id: DemoId) => Promise<string>
}

const config = (options: InlineConfig['build']): InlineConfig => ({
  root: ROOT,
  base: './',
  configFile: join(ROOT, 'vite.config.ts'),
  mode: 'production',
  logLevel: 'warn',
  build: {
    emptyOutDir: true,
    copyPublicDir: false,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    ...options,
  },
})

/** A module with all that it imports: the imports come first. */
function filesOf(manifest: Manifest, keys: readonly string[]) {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The bundle of the previews has no ${key}.`)
    if (seen.has(key)) return
    seen.add(key)
    for (const imported of chunk.imports ?? []) visit(imported)
    scripts.add(chunk.file)
    for (const style of chunk.css ?? []) styles.add(style)
  }
  keys.forEach(visit)
  return { scripts: [...scripts], styles: [...styles] }
}

/** The id of a demo's preview. */
const previewOf = (id: DemoId) => `demos-${id}--preview`

/** Storybook's own tags in the head of the page, from the first to the last. */
const OWN_TAGS =
  /<script type="module"[^>]*src="[^"]*"[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>/g

/** What is in an inline script, as a text that does not end it. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Storybook's tags wait until it is known that no preview is opened alone. */
async function leaveOut(page: string, entry: string, previews: readonly string[]): Promise<void> {
  const html = await readFile(page, 'utf8')
  const tags = html.match(OWN_TAGS) ?? []
  if (tags.length < 2) throw new Error('Storybook’s page has other tags now: see OWN_TAGS.')
  const values = [tags.join(''), `./${FOLDER}/`, entry, previews]
  const show = `<script>(${showAlone.toString()})(${values.map(inScript).join()})</script>`
  const [before, after] = html.replace(OWN_TAGS, '').split('</head>')
  await writeFile(page, `${before}${show}</head>${after}`)
}

export function previewsAlone(): Plugin {
  return {
    name: 'fourfold:previews-alone',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        const folder = dir ?? ''
        const out = join(folder, FOLDER)
        const work = join(ROOT, '.build/alone')
        await build(config({ outDir: out, manifest: 'manifest.json', rolldownOptions: { input: ENTRY } }))
        await build(config({ outDir: work, ssr: 'stories/alone/first.tsx' }))
        const manifest = JSON.parse(await readFile(join(out, 'manifest.json'), 'utf8')) as Manifest
        await rm(join(out, 'manifest.json'))
        const { demoIds, firstPicture } = (await import(pathToFileURL(join(work, 'first.js')).href)) as First
        for (const id of demoIds) {
          const { scripts, styles } = filesOf(manifest, [
            ENTRY,
            `src/demos/${id}/demo.ts`,
            `src/demos/${id}/tour.ts`,
          ])
          const texts = await Promise.all(styles.map((file) => readFile(join(out, file), 'utf8')))
          const first = {
            scripts,
            styles,
            // In the page the files are in another folder than in their stylesheet.
            style: texts.join('').replaceAll('url(./', `url(./${FOLDER}/assets/`),
            html: (await firstPicture(id)).replaceAll(/(?<=["(])(?:\.?\/)?assets\//g, `./${FOLDER}/assets/`),
          }
          await writeFile(join(out, `${previewOf(id)}.json`), JSON.stringify(first))
        }
        await leaveOut(join(folder, 'iframe.html'), manifest[ENTRY]?.file ?? '', demoIds.map(previewOf))
      },
    },
  }
}
