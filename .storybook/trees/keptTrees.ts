// Reads and writes the files that keep the trees of stories, such as `__snapshots__/Staking.stories.txt` for
// Staking.stories.tsx. A file has one block for each story, in the order of the stories. A tree that is like an earlier
// tree of the file (its base) keeps only what differs: the line `… first … last` stands for the lines of the base from the
// one that begins with `first` through the one that begins with `last`.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { storyNameFromExport } from 'storybook/internal/csf'
import type { BrowserCommand } from 'vitest/node'

/** The trees of a file by the names of their stories, in the order of the stories. */
export type Trees = ReadonlyMap<string, string>

/** How many characters of a line a reference quotes. */
const QUOTED = 50
/** How many lines a reference stands for at least: one for two lines would quote both of them. */
const SHORTEST = 3
const REFERENCE = /^( *)… (.+) … (.+)$/

const quoted = (line: string) => line.trim().slice(0, QUOTED).trimEnd()
const indentOf = (line: string) => /^ */.exec(line)![0]

/** The line of `base` where a reference begins. Lines from `after` on are searched first, then all lines. */
function beginOf(indent: string, first: string, base: readonly string[], after: number): number {
  const begin = indent + first
  const begins = (line: string) => line.startsWith(begin)
  const next = base.slice(after).findIndex(begins)
  return next < 0 ? base.findIndex(begins) : after + next
}

/** The line of `base` where a reference ends that begins at the line `from`. */
const endOf = (last: string, base: readonly string[], from: number): number =>
  base.findIndex((line, index) => index > from && line.trimStart().startsWith(last))

/** A reference to the lines that `tree`, from the line `at` on, has in common with `base`; null if they are too few. */
function referenceAt(tree: readonly string[], at: number, base: readonly string[], after: number) {
  const [indent, first] = [indentOf(tree[at]!), quoted(tree[at]!)]
  const from = beginOf(indent, first, base, after)
  if (from < 0) return null
  let count = 0
  while (at + count < tree.length && tree[at + count] === base[from + count]) count += 1
  // A reference ends at the first line that begins as its last line does.
  while (count > 1 && endOf(quoted(tree[at + count - 1]!), base, from) !== from + count - 1) count -= 1
  if (count < SHORTEST) return null
  const last = quoted(tree[at + count - 1]!)
  const reference = `${indent}… ${first} … ${last}`
  const [, , firstRead, lastRead] = REFERENCE.exec(reference) ?? []
  return first === firstRead && last === lastRead ? { reference, to: at + count, after: from + count } : null
}

/** A tree as references to `base` and its remaining lines. Stops at `most` lines, because it is then no shorter. */
function difference(tree: readonly string[], base: readonly string[], most: number): string[] {
  const lines: string[] = []
  for (let at = 0, after = 0; at < tree.length && lines.length < most;) {
    const found = referenceAt(tree, at, base, after)
    lines.push(found?.reference ?? tree[at]!)
    at = found?.to ?? at + 1
    after = found?.after ?? after
  }
  return lines
}

/** The text of a file. The base of each tree is the earlier tree that leaves the fewest lines, if one makes it shorter. */
export function fileOfTrees(trees: Trees): string {
  const earlier: { name: string; tree: string; lines: string[] }[] = []
  const blocks = [...trees].map(([name, tree]) => {
    const lines = tree.split('\n')
    let head = `= ${name}`
    let shortest = lines
    for (const base of earlier) {
      const shorter = base.tree === tree ? [] : difference(lines, base.lines, shortest.length)
      if (shorter.length >= shortest.length) continue
      head = `= ${name}, as ${base.name}`
      shortest = shorter
    }
    earlier.push({ name, tree, lines })
    return [head, ...shortest].join('\n')
  })
  return `${blocks.join('\n')}\n`
}

/** The trees of a file, each in full. A reference whose lines are not in the base stays as it is, so the story fails. */
export function treesOfFile(text: string): Map<string, string> {
  const trees = new Map<string, string>()
  for (const block of text.replaceAll('\r', '').split(/^(?==)/m)) {
    const [head = '', ...lines] = block.replace(/\n$/, '').split('\n')
    const [, name, baseName] = /^= (.+?)(?:, as (.+))?$/.exec(head) ?? []
    if (name === undefined) continue
    const base = trees.get(baseName ?? '')?.split('\n') ?? []
    let after = 0
    const whole = lines.flatMap((line) => {
      const [, indent, first, last] = REFERENCE.exec(line) ?? []
      if (indent === undefined || first === undefined || last === undefined) return line
      const from = beginOf(indent, first, base, after)
      const to = endOf(last, base, from) + 1
      if (from < 0 || to === 0) return line
      after = to
      return base.slice(from, to)
    })
    trees.set(name, (baseName !== undefined && lines.length === 0 ? base : whole).join('\n'))
  }
  return trees
}

/** The file beside a file of stories that keeps their trees. */
export const treesBeside = (storyFile: string): string =>
  join(dirname(storyFile), '__snapshots__', basename(storyFile).replace(/\.tsx$/, '.txt'))

/** The names of the stories in a file of stories, in their order. */
export const storyNamesOf = (source: string): string[] =>
  [...source.matchAll(/^export const (\w+) = /gm)].map(([, name = '']) => storyNameFromExport(name))

/**
 * A command for the tests of stories, which run in the browser. Returns the kept tree of a story, or null if there is none.
 * With `--update` it keeps `tree` first, and removes the trees of stories that no longer exist.
 */
export const keptTree: BrowserCommand<[story: string, tree: string]> = (
  { testPath = '', project },
  story: string,
  tree: string,
): string | null => {
  const file = treesBeside(testPath)
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const kept = treesOfFile(text)
  const { updateSnapshot } = project.config.snapshotOptions
  if (updateSnapshot === 'none' || (updateSnapshot === 'new' && kept.has(story)))
    return kept.get(story) ?? null
  kept.set(story, tree)
  const names = storyNamesOf(readFileSync(testPath, 'utf8')).filter((name) => kept.has(name))
  const next = fileOfTrees(new Map(names.map((name) => [name, kept.get(name)!])))
  mkdirSync(dirname(file), { recursive: true })
  if (next !== text) writeFileSync(file, next)
  return tree
}
