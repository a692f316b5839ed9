// What the sources know of a component besides its props: which files use it, and which tokens it is made of. Read by
// componentPages.ts for the page of each component.
import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * @typedef {object} Facts
 * @property {string} id of the story file
 * @property {string} title in the sidebar, without its groups
 * @property {string} file that declares the component, from the root of the repository
 * @property {readonly string[]} users ids of the story files of the components that draw it, also by files without stories
 * @property {readonly string[]} demos keys of the demos that it is part of, also through other components
 * @property {Readonly<Record<string, readonly string[]>>} tokens by group, as the styles name them: `color: ink, well`
 */
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const IMPORT = /^import (?:type )?([^;'"]+?) from '([^']+)'/gm
const LATE_IMPORT = /\bimport\('((?:#src|\.)[^']+)'\)/g
/** What a style takes from the theme that is a token: by the file that has it. */
const THEME = /\/theme\/(?:contract\.css|tokens|textStyles)\.ts$/

/** @param {string} file */
const read = (file) => readFileSync(join(ROOT, file), 'utf8')

/**
 * From the root of the repository, where a file imports from.
 * @param {string} from
 * @param {string} file
 */
const pathOf = (from, file) =>
  from.startsWith('#src/') ? from.replace('#src/', 'src/') : relative(ROOT, join(ROOT, dirname(file), from))

/**
 * The names that a file imports, with the file that each is from; what comes from a package is left out.
 * @param {string} file
 * @param {string} source
 * @returns {Map<string, string>}
 */
function importsOf(file, source) {
  /** @type {Map<string, string>} */
  const names = new Map()
  for (const [, taken = '', from = ''] of source.matchAll(IMPORT)) {
    if (!/^(?:#src|\.)/.test(from)) continue
    const path = pathOf(from, file)
    for (const [, name = ''] of taken.matchAll(/(?:^|[{,\s])(?:type )?(\w+)(?: as \w+)?(?=[\s,}]|$)/g))
      if (name !== 'as' && name !== 'type') names.set(name, path)
    const all = /\* as (\w+)/.exec(taken)?.[1]
    if (all) names.set(all, path)
  }
  return names
}

/**
 * A file in pieces: what each name at its top level is.
 * @param {string} source
 * @returns {Map<string, string>}
 */
function piecesOf(source) {
  /** @type {Map<string, string>} */
  const pieces = new Map()
  for (const piece of source.split(/^(?=(?:export )?(?:default )?(?:const|function|interface|type) )/m)) {
    const name = /^(?:export )?(?:const|function) (\w+)/.exec(piece)?.[1]
    if (name) pieces.set(name, piece)
  }
  return pieces
}

/**
 * What a name is made of: its own piece and all pieces of the file that it names, near and far.
 * @param {string} name
 * @param {Map<string, string>} pieces
 * @param {Set<string>} seen
 * @returns {string}
 */
function textOf(name, pieces, seen = new Set()) {
  const piece = pieces.get(name)
  if (piece === undefined || seen.has(name)) return ''
  seen.add(name)
  const named = [...new Set(piece.match(/\b\w+\b/g))].filter((word) => pieces.has(word))
  return [piece, ...named.map((word) => textOf(word, pieces, seen))].join('\n')
}

/**
 * The tokens in a text of styles, by group.
 * @param {string} text
 * @param {Map<string, string>} imports
 * @param {Map<string, Set<string>>} tokens takes them
 */
function collectTokens(text, imports, tokens) {
  for (const [group, from] of imports) {
    if (!THEME.test(`/${from}`)) continue
    const found = [
      ...[...text.matchAll(new RegExp(`\\b${group}\\.(\\w+)`, 'g'))].map(([, token = '']) => token),
      ...[...text.matchAll(new RegExp(`\\b${group}\\(([^()]*)\\)`, 'g'))].flatMap(([, steps = '']) =>
        steps.split(', ').filter((step) => /^\d+$/.test(step) && step !== '0'),
      ),
    ]
    if (found.length > 0) tokens.set(group, new Set([...(tokens.get(group) ?? []), ...found]))
  }
}

/**
 * The tokens of a component: those of the styles that it names, in its file and in the files of styles that it imports.
 * @param {string} name
 * @param {string} file
 */
function tokensOf(name, file) {
  const source = read(file)
  const text = textOf(name, piecesOf(source))
  /** @type {Map<string, Set<string>>} */
  const tokens = new Map()
  for (const [local, from] of importsOf(file, source)) {
    if (!from.endsWith('.css.ts') || THEME.test(`/${from}`)) continue
    const styles = read(from)
    const pieces = piecesOf(styles)
    const used = pieces.has(local)
      ? text.match(new RegExp(`\\b${local}\\b`))
        ? [local]
        : []
      : [...text.matchAll(new RegExp(`\\b${local}(?:\\.(\\w+)|\\[)`, 'g'))].flatMap(([, style]) =>
          style ? [style] : [...pieces.keys()],
        )
    for (const style of new Set(used)) collectTokens(textOf(style, pieces), importsOf(from, styles), tokens)
  }
  return Object.fromEntries(
    [...tokens].map(([group, names]) => [
      group,
      [...names].sort((one, other) => one.localeCompare(other, 'en', { numeric: true })),
    ]),
  )
}

/** Every file of the product that may use a component. */
async function productFiles() {
  const files = await Promise.all(
    ['src', 'site'].map(async (folder) => {
      const entries = await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true })
      return entries
        .filter(({ name }) => /(?<!\.css|\.test|\.d)\.tsx?$/.test(name))
        .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    }),
  )
  return files.flat().sort()
}

/**
 * By the id of the story file. A file whose component is none of the product has no facts.
 * @returns {Promise<Record<string, Facts>>}
 */
export async function componentFacts() {
  const stories = await readdir(join(ROOT, 'stories'), { recursive: true, withFileTypes: true })
  const product = (await productFiles()).map((file) => {
    const source = read(file)
    const late = [...source.matchAll(LATE_IMPORT)].map(([, from = '']) => pathOf(from, file))
    const drawn = [...source.matchAll(IMPORT)].flatMap(([line, , from = '']) =>
      line.startsWith('import type') ? [] : pathOf(from, file),
    )
    return { file, imports: importsOf(file, source), late, drawn: new Set([...drawn, ...late]) }
  })
  /**
   * The files that draw some files, the files that draw these, and so on.
   * @param {readonly string[]} files
   * @param {(file: string) => boolean} isEnd whether the files that draw a file are of no interest
   */
  const drawnBy = (files, isEnd) => {
    const reached = new Set(files)
    for (const one of reached)
      if (!isEnd(one)) for (const { file, drawn } of product) if (drawn.has(one)) reached.add(file)
    return [...reached]
  }
  /** @type {Record<string, Facts>} */
  const facts = {}
  for (const entry of stories) {
    if (!entry.name.endsWith('.stories.tsx')) continue
    const path = relative(ROOT, join(entry.parentPath, entry.name))
    const source = read(path)
    const meta = source.slice(source.indexOf('.meta('))
    const name = /\bcomponent: (\w+)/.exec(meta)?.[1]
    const id = /\bid: '([^']+)'/.exec(meta)?.[1] ?? ''
    const title = /\btitle: '(?:[^']+\/)?([^'/]+)'/.exec(meta)?.[1] ?? ''
    const file = name && importsOf(path, source).get(name)
    if (!name || !file?.startsWith('src/')) continue
    const users = product.filter(
      (other) => other.file !== file && (other.imports.get(name) === file || other.late.includes(file)),
    )
    facts[id] = {
      id,
      title,
      file,
      users: users.map((user) => user.file),
      demos: [],
      tokens: tokensOf(name, file),
    }
  }
  const idOf = new Map(Object.values(facts).map(({ file, id }) => [file, id]))
  for (const one of Object.values(facts)) {
    const near = drawnBy(one.users, (file) => idOf.has(file) || file.startsWith('src/demos/'))
    const demos = drawnBy([one.file, ...one.users], (file) => file.startsWith('src/demos/')).flatMap(
      (file) => /^src\/demos\/([\w-]+)\//.exec(file)?.[1] ?? [],
    )
    one.users = [
      ...new Set(near.flatMap((file) => (file.startsWith('src/demos/') ? [] : (idOf.get(file) ?? [])))),
    ]
    one.demos = [...new Set(demos)].filter((key) => one.id !== `demos-${key}`).sort()
  }
  return facts
}
