// MiniSearch without what this site does not need. The bundler keeps all methods of a class, and a third of MiniSearch
// changes, stores or restores an index, or suggests queries. The package also contains its map twice: in the same file, and
// as a separate one, which src/passages/spelling.ts imports.
import { parseAst } from 'vite'

/** Removed from MiniSearch. Its other methods do not call them, except each other. */
const UNUSED = new Set([
  'autoSuggest',
  'conditionalVacuum',
  'discard',
  'discardAll',
  'getDefault',
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
  'toJSON',
  'vacuum',
  'vacuumConditionsMet',
  'warnDocumentChanged',
])

/** The first declaration after the map and its functions. */
const AFTER_MAP = 'const OR ='
const MAP = "import SearchableMap from './SearchableMap.js';\n"

/**
 * The source without these methods and with the map imported. Throws where the package has changed and something of it is
 * missing.
 * @param {string} source
 */
function withoutUnused(source) {
  const start = source.indexOf(AFTER_MAP)
  if (start < 0 || !source.slice(0, start).includes('class SearchableMap'))
    throw new Error(`MiniSearch no longer begins with its map: see ${import.meta.url}.`)
  const code = MAP + source.slice(start)
  const classes = parseAst(code).body.flatMap((node) =>
    node.type === 'ClassDeclaration' && node.id?.name === 'MiniSearch' ? [node] : [],
  )
  const methods = classes.flatMap(({ body }) =>
    body.body.flatMap((member) =>
      member.type === 'MethodDefinition' && member.key.type === 'Identifier' && UNUSED.has(member.key.name)
        ? [{ name: member.key.name, start: member.start, end: member.end }]
        : [],
    ),
  )
  const missing = [...UNUSED].filter((name) => methods.every((method) => method.name !== name))
  if (missing.length > 0)
    throw new Error(`MiniSearch has no method ${missing.join(', ')}: see ${import.meta.url}.`)
  let left = ''
  let at = 0
  for (const { start, end } of methods.toSorted((one, other) => one.start - other.start)) {
    left += code.slice(at, start)
    at = end
  }
  return left + code.slice(at)
}

export const searchOnly = {
  name: 'search-only',
  transform: {
    filter: { id: /minisearch\/dist\/es\/index\.js$/ },
    handler: (/** @type {string} */ code) => ({ code: withoutUnused(code), map: null }),
  },
}
