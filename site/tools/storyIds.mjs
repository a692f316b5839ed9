// Story ids are public links: none may vanish. Compares the stories with the committed list of published ids;
// `--add` takes new ids into the list and never removes one.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildIndex } from 'storybook/internal/core-server'

/** @typedef {{ published: string[], renamed: Record<string, string> }} PublishedIds */

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const LIST = join(ROOT, 'stories/publishedIds.json')

/** The stories and pages of the Storybook as it is now, without building it. */
async function currentEntries() {
  const { entries } = await buildIndex({
    configDir: join(ROOT, '.storybook'),
    packageJson: JSON.parse(await readFile(join(ROOT, 'node_modules/storybook/package.json'), 'utf8')),
    disableTelemetry: true,
  })
  return new Map(Object.values(entries).map((entry) => [entry.id, entry]))
}

/** The keys of the demos: each has the folder of its name. */
async function demoKeys() {
  const entries = await readdir(join(ROOT, 'src/demos'), { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

/**
 * @param {Awaited<ReturnType<typeof currentEntries>>} current
 * @param {PublishedIds} list
 * @param {readonly string[]} demoIds
 */
function faultsOf(current, { published, renamed }, demoIds) {
  const faults = []
  for (const id of published)
    if (!current.has(id) && !Object.hasOwn(renamed, id))
      faults.push(
        `${id} has vanished. Its link is public: bring it back, or record under "renamed" what it is called now.`,
      )
  for (const [oldId, newId] of Object.entries(renamed)) {
    if (!current.has(newId)) faults.push(`${oldId} is renamed to ${newId}, and no story has that id.`)
    if (current.has(oldId)) faults.push(`${oldId} is renamed to ${newId}, but a story still has the old id.`)
    if (!published.includes(oldId)) faults.push(`${oldId} is renamed to ${newId}, but was never published.`)
  }
  const unlisted = [...current.keys()].filter((id) => !published.includes(id))
  if (unlisted.length > 0)
    faults.push(`New and not in the list, run node site/tools/storyIds.mjs --add: ${unlisted.join(', ')}`)
  for (const demoId of demoIds) {
    const previews = [...current.values()].filter(
      ({ id }) =>
        id === `demos-${demoId}--preview` || (id.startsWith(`demos-${demoId}-`) && id.endsWith('--preview')),
    )
    if (previews.length === 0)
      faults.push(`The demo ${demoId} has no story demos-${demoId}--preview that shows it working.`)
    for (const { id, tags } of previews)
      if (tags?.includes('play-fn'))
        faults.push(`${id} has a play function; a preview is for the visitor to play with.`)
  }
  return faults
}

const current = await currentEntries()
const list = /** @type {PublishedIds} */ (JSON.parse(await readFile(LIST, 'utf8')))
if (process.argv.includes('--add')) {
  const added = [...current.keys()].filter((id) => !list.published.includes(id))
  list.published = [...list.published, ...added].sort()
  await writeFile(LIST, `${JSON.stringify(list, null, 2)}\n`)
  console.log(
    added.length === 0 ? 'No new story ids.' : `Added to stories/publishedIds.json:\n  ${added.join('\n  ')}`,
  )
}
const faults = faultsOf(current, list, await demoKeys())
if (faults.length > 0) console.error(`Story ids:\n  ${faults.join('\n  ')}`)
else
  console.log(
    `${current.size} story ids, each in the published list; none of ${list.published.length} has vanished.`,
  )
// Storybook's presets keep watchers open.
process.exit(faults.length > 0 ? 1 : 0)
