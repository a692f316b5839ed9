// Story ids are public links: none may vanish. Compares the stories with the list of published ids, and with the stories of
// the commit where the branch left main: ids on main that are not in the list yet are public too. So a new story needs no
// line in the list; run `--add` before a release to add all new ids, or `--add ID` for one. It never removes one.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildIndex } from 'storybook/internal/core-server'
import { toId } from 'storybook/internal/csf'
import { loadCsf } from 'storybook/internal/csf-tools'
import { gitOrNull, usualCommit } from './commits.mjs'

/** @typedef {{ published: string[], renamed: Record<string, string> }} PublishedIds */

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const LIST = join(ROOT, 'stories/publishedIds.json')

/** The stories and pages of the current Storybook, without building it. */
async function currentEntries() {
  const { entries } = await buildIndex({
    configDir: join(ROOT, '.storybook'),
    packageJson: JSON.parse(await readFile(join(ROOT, 'node_modules/storybook/package.json'), 'utf8')),
    disableTelemetry: true,
  })
  return new Map(Object.values(entries).map((entry) => [entry.id, entry]))
}

/**
 * The ids of a file, without running it: those of its stories and of its page.
 * @param {string} file
 * @param {string} source
 */
function idsIn(file, source) {
  if (file.endsWith('.mdx')) {
    const [, title, id] = /<Meta title="([^"]+)"(?: id="([^"]+)")?/.exec(source) ?? []
    return title === undefined ? [] : [toId(id ?? title, 'Docs')]
  }
  const { meta, indexInputs } = loadCsf(source, { fileName: file, makeTitle: (title) => title }).parse()
  const stories = indexInputs.flatMap(({ __id: id }) => id ?? [])
  const hasPage = indexInputs.some(({ tags = [] }) => ![...(meta.tags ?? []), ...tags].includes('!autodocs'))
  return hasPage ? [...stories, toId(meta.id ?? meta.title ?? '', 'Docs')] : stories
}

/**
 * The ids of a commit, from the files that have changed since; null without a commit to compare with.
 * @param {string | null} commit
 */
function landedIds(commit) {
  const changed = commit && gitOrNull('diff', '--name-only', '--no-renames', commit, '--', 'stories')
  if (typeof changed !== 'string') return null
  return changed.split('\n').flatMap((file) => {
    const source = /\.(?:mdx|stories\.tsx)$/.test(file) ? gitOrNull('show', `${commit}:${file}`) : null
    // A new file has no earlier ids.
    return source === null ? [] : idsIn(file, source)
  })
}

/** The keys of the demos: each has the folder of its name. */
async function demoKeys() {
  const entries = await readdir(join(ROOT, 'src/demos'), { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

/**
 * @param {Awaited<ReturnType<typeof currentEntries>>} current
 * @param {PublishedIds} list
 * @param {readonly string[]} landed
 * @param {readonly string[]} demoIds
 */
function faultsOf(current, { published, renamed }, landed, demoIds) {
  const faults = []
  const everPublic = new Set([...published, ...landed])
  for (const id of everPublic)
    if (!current.has(id) && !Object.hasOwn(renamed, id))
      faults.push(
        `${id} has vanished. Its link is public: bring it back, or record under "renamed" what it is called now.`,
      )
  for (const [oldId, newId] of Object.entries(renamed)) {
    if (!current.has(newId)) faults.push(`${oldId} is renamed to ${newId}, and no story has that id.`)
    if (current.has(oldId)) faults.push(`${oldId} is renamed to ${newId}, but a story still has the old id.`)
    if (!everPublic.has(oldId)) faults.push(`${oldId} is renamed to ${newId}, but was never published.`)
  }
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
  const wanted = process.argv.slice(process.argv.indexOf('--add') + 1)
  const unknown = wanted.filter((id) => !current.has(id))
  if (unknown.length > 0) {
    console.error(
      `No story has the id ${unknown.join(' or ')}. An id is that of the story's file and its name: demos-dao--preview.`,
    )
    process.exit(1)
  }
  const added = [...current.keys()].filter(
    (id) => !list.published.includes(id) && (wanted.length === 0 || wanted.includes(id)),
  )
  list.published = [...list.published, ...added].sort()
  await writeFile(LIST, `${JSON.stringify(list, null, 2)}\n`)
  console.log(
    added.length === 0 ? 'No new story ids.' : `Added to stories/publishedIds.json:\n  ${added.join('\n  ')}`,
  )
}
const commit = gitOrNull('rev-parse', 'HEAD') === null ? null : usualCommit()
const landed = landedIds(commit)
const faults = faultsOf(current, list, landed ?? [], await demoKeys())
const beside =
  landed === null
    ? 'Without git: stories that are not in the list were not compared.'
    : `Compared with ${commit?.slice(0, 7)}, too.`
if (faults.length > 0) console.error(`Story ids:\n  ${faults.join('\n  ')}`)
else
  console.log(
    `${current.size} story ids; none of the ${list.published.length} in the list has vanished. ${beside}`,
  )
// Storybook's presets keep watchers open.
process.exit(faults.length > 0 ? 1 : 0)
