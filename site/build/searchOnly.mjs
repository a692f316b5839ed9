// MiniSearch without what this site does not need. The bundler keeps all methods of a class, and a third of MiniSearch
// changes, stores or restores an index, or suggests queries. The package also contains its map twice: in the same file, and
// as a separate one, which src/passages/spelling.ts imports.
import { parseAst } from 'vite'

/** Removed from MiniSearch. Its other methods do not call them, except each other. */
const UNUSED = new Set([
  'addAll',
  'addAllAsync',
  'autoSuggest',
  'conditionalVacuum',
  'dirtCount',
  'dirtFactor',
  'discard',
  'discardAll',
  'documentCount',
  'getDefault',
  'getStoredFields',
  'has',
  'instantiateMiniSearch',
  'isVacuuming',
  'loadJS',
  'loadJSAsync',
  'loadJSON',
  'loadJSONAsync',
  'maybeAutoVacuum',
  'performVacuuming',
  'remove',
  'removeAll',
  'removeFieldLength',
  'removeTerm',
  'replace',
  'termCount',
  'toJSON',
  'vacuum',
  'vacuumConditionsMet',
  'warnDocumentChanged',
])

/** Removed from its map: neither MiniSearch without the above nor src/passages/spelling.ts calls them. */
const UNUSED_OF_MAP = new Set([
  'clear',
  'delete',
  'forEach',
  'fromObject',
  'has',
  'keys',
  'size',
  'update',
  'values',
])

/** The first declaration after the map and its functions. */
const AFTER_MAP = 'const OR ='
const MAP = "import SearchableMap from './SearchableMap.js';\n"

/**
 * The source of a class without some of its methods. Throws where the package has changed and one of them is missing.
 * @param {string} code
 * @param {string} name of the class
 * @param {ReadonlySet<string>} unused
 */
function withoutMethods(code, name, unused) {
  const classes = parseAst(code).body.flatMap((node) =>
    node.type === 'ClassDeclaration' && node.id?.name === name ? [node] : [],
  )
  const methods = classes.flatMap(({ body }) =>
    body.body.flatMap((member) =>
      member.type === 'MethodDefinition' && member.key.type === 'Identifier' && unused.has(member.key.name)
        ? [{ name: member.key.name, start: member.start, end: member.end }]
        : [],
    ),
  )
  const missing = [...unused].filter((one) => methods.every((method) => method.name !== one))
  if (missing.length > 0)
    throw new Error(`${name} has no method ${missing.join(', ')}: see ${import.meta.url}.`)
  let left = ''
  let at = 0
  for (const { start, end } of methods.toSorted((one, other) => one.start - other.start)) {
    left += code.slice(at, start)
    at = end
  }
  return left + code.slice(at)
}

/**
 * MiniSearch with its map imported. Throws where the package has changed.
 * @param {string} source
 */
function withMapImported(source) {
  const start = source.indexOf(AFTER_MAP)
  if (start < 0 || !source.slice(0, start).includes('class SearchableMap'))
    throw new Error(`MiniSearch no longer begins with its map: see ${import.meta.url}.`)
  return MAP + source.slice(start)
}

export const searchOnly = {
  name: 'search-only',
  transform: {
    filter: { id: /minisearch\/dist\/es\/(?:index|SearchableMap)\.js$/ },
    handler: (/** @type {string} */ code, /** @type {string} */ id) => ({
      code: id.endsWith('SearchableMap.js')
        ? withoutMethods(code, 'SearchableMap', UNUSED_OF_MAP)
        : withoutMethods(withMapImported(code), 'MiniSearch', UNUSED),
      map: null,
    }),
  },
}
