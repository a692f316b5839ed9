// What git knows: which stories are new or drawn otherwise since the last release, by their kept trees, and what changed last in
// a file. Without git, or in a copy without the release, there is nothing to say.
import { toId } from 'storybook/internal/csf'
import { gitOrNull } from './commits.mjs'
import { storyNamesOf, treesBeside, treesOfFile } from '../.storybook/trees/keptTrees.ts'

export interface ChangedStory {
  id: string
  /** Of its file, as in the sidebar. */
  title: string
  name: string
  kind: 'new' | 'changed'
}

export type Status = 'new' | 'changed' | 'stable'

export interface SinceRelease {
  /** "0.1.0" */
  release: string
  stories: readonly ChangedStory[]
  /** By the id of the story file. */
  status: Readonly<Record<string, Status>>
}

export interface Change {
  /** "2026-11-26" */
  day: string
  says: string
}

/** By their ids. A story without a kept tree has none. */
export type Stories = ReadonlyMap<string, { title: string; name: string; tree: string | undefined }>

/** The stories of a commit, or of the files as they are. */
function storiesAt(commit?: string): Stories {
  const files = new Map<string, string[]>()
  const lines = gitOrNull('grep', '-zI', ...(commit ? ['', commit] : ['--untracked', '']), '--', 'stories')
  for (const line of lines?.split('\n') ?? []) {
    const [place = '', text = ''] = line.split('\0')
    const path = place.slice(place.indexOf(':') + 1)
    const texts = files.get(path)
    if (texts) texts.push(text)
    else files.set(path, [text])
  }
  const textOf = (path: string) => files.get(path)?.join('\n') ?? ''
  const stories = [...files.keys()].flatMap((path) => {
    const source = path.endsWith('.stories.tsx') ? textOf(path) : ''
    const id = /^ {2}id: '([^']+)'/m.exec(source)?.[1]
    const title = /^ {2}title: '([^']+)'/m.exec(source)?.[1] ?? ''
    const trees = id === undefined ? null : treesOfFile(textOf(treesBeside(path)))
    return trees === null
      ? []
      : storyNamesOf(source).map((name) => [toId(id!, name), { title, name, tree: trees.get(name) }] as const)
  })
  return new Map(stories)
}

/**
 * The stories of today that were not there before, or that were drawn otherwise.
 * @param renamed leads from ids of before to those of today
 */
export function changedStories(
  before: Stories,
  today: Stories,
  renamed: Readonly<Record<string, string>>,
): Omit<SinceRelease, 'release'> {
  const earlier = new Map([...before].map(([id, story]) => [renamed[id] ?? id, story]))
  const status: Record<string, Status> = {}
  const stories: ChangedStory[] = []
  for (const [id, { title, name, tree }] of today) {
    const known = earlier.get(id)
    const isSame = tree === undefined || known?.tree === undefined || tree === known.tree
    const kind = known ? (isSame ? 'stable' : 'changed') : 'new'
    if (kind !== 'stable') stories.push({ id, title, name, kind })
    // A component with an old story and a new one has changed.
    const owner = id.split('--')[0]!
    status[owner] = (status[owner] ?? kind) === kind ? kind : 'changed'
  }
  return { stories, status }
}

/**
 * What changed since a release.
 * @param release as the changelog calls it
 */
export function changedSince(
  release: string,
  renamed: Readonly<Record<string, string>>,
): SinceRelease | null {
  const commits = gitOrNull('log', '--reverse', '--format=%H', `-S## ${release}`, '--', 'CHANGELOG.md')
  const commit = commits?.split('\n')[0]
  return commit ? { release, ...changedStories(storiesAt(commit), storiesAt(), renamed) } : null
}

/** What visitors and designers notice of a commit. */
const NOTICED = /^(?:feat|fix|copy|perf)(?:\([^)]*\))?: (.)(.*)$/

/**
 * The changes of each file, the newest first; a file that was moved keeps those of before.
 * @param log of git: for each commit a line with its day and subject, then its files
 */
export function changesIn(log: string): Map<string, Change[]> {
  const changes = new Map<string, Change[]>()
  const nowCalled = new Map<string, string>()
  let change: Change | null = null
  for (const line of log.split('\n')) {
    const [status = '', from = '', to = from] = line.split('\t')
    if (status.startsWith('\u0001')) {
      const [, first = '', rest = ''] = NOTICED.exec(status.slice(12)) ?? []
      change = rest === '' ? null : { day: status.slice(1, 11), says: first.toUpperCase() + rest }
    } else if (from !== '') {
      const file = nowCalled.get(to) ?? to
      nowCalled.set(from, file)
      if (change) changes.set(file, [...(changes.get(file) ?? []), change])
    }
  }
  return changes
}

/** The changes of each file of the product; none without git. */
export const changesByFile = (): Map<string, Change[]> =>
  changesIn(gitOrNull('log', '-M', '--name-status', '--format=%x01%cs %s', '--', 'src') ?? '')
