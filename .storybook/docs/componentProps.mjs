// What the compiler knows of the components that have stories: their props with type, default and sentence, and which
// control each of them gets. Read by propTables.ts for Storybook's tables, and by tools/countProps.mjs.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  isCallExpression,
  isExpressionWithTypeArguments,
  isFunctionDeclaration,
  isObjectBindingPattern,
  isObjectLiteralExpression,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  isVariableStatement,
} from 'typescript/unstable/ast/is'
import { API, NodeBuilderFlags, SignatureKind, SymbolFlags, TypeFlags } from 'typescript/unstable/sync'

/** @import { Expression, Node, ObjectLiteralExpression, ShorthandPropertyAssignment } from 'typescript/unstable/ast' */
/** @import { Checker, Project, Symbol as Named, Type } from 'typescript/unstable/sync' */

/** @typedef {'switch' | 'choice' | 'number' | 'text' | 'callback' | 'callbacks' | 'element' | 'object'} Kind what it takes */
/**
 * @typedef {object} Prop
 * @property {string} name
 * @property {string} sentence its doc comment; empty when there is none
 * @property {boolean} isRequired
 * @property {Kind} kind
 * @property {string} type as the table prints it
 * @property {string | undefined} members of an object, what is in it
 * @property {(string | number | boolean)[]} values of a choice, what can be chosen
 * @property {string | undefined} byDefault
 * @property {boolean} isUsable whether a reader who writes no code can change or watch it
 */
/**
 * @typedef {object} ComponentDocs
 * @property {string} name as the stories call it
 * @property {string} file where it is declared
 * @property {string} sentence its doc comment
 * @property {Prop[]} props
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const NOTHING = TypeFlags.Undefined | TypeFlags.Null | TypeFlags.Void

/** @param {string} folder */
export async function storyFiles(folder = join(ROOT, 'stories')) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.stories.tsx'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** The project as the compiler sees it; opened once, since that takes longest. */
export class Compiler {
  #api = new API({ cwd: ROOT })
  // The stories and what they import: half of all files.
  #config = join(ROOT, '.storybook/docs/tsconfig.props.json')
  /** @type {Project | undefined} */
  #project = this.#api.updateSnapshot({ openProjects: [this.#config] }).getProject(this.#config)

  /** Files have changed: what is read from now on is as they are now. */
  refresh() {
    this.#project = this.#api
      .updateSnapshot({ fileChanges: { invalidateAll: true } })
      .getProject(this.#config)
  }

  /**
   * The component that the stories of this file are of, then those that belong to it.
   * @param {string} storyFile
   * @returns {ComponentDocs[]}
   */
  read(storyFile) {
    const source = this.#project?.program.getSourceFile(storyFile)
    const meta = source && metaIn(source)
    if (!this.#project || !source || !meta) return []
    const { checker } = this.#project
    const given = givenIn(source, meta, checker)
    const byHand = controlsIn(meta, checker)
    return componentsIn(meta).flatMap((component, at) => {
      const named = isExpressionWithTypeArguments(component) ? component.expression : component
      const name = named.getText()
      const local = isShorthandPropertyAssignment(named)
        ? checker.getShorthandAssignmentValueSymbol(named)
        : checker.getSymbolAtLocation(named)
      const type = isShorthandPropertyAssignment(named)
        ? local && checker.getTypeOfSymbol(local)
        : checker.getTypeAtLocation(component)
      if (!local || !type) return []
      const symbol = local.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(local) : local
      const defaults = defaultsOf(symbol)
      // What the stories give and set is of the first.
      const known = at === 0 ? { given, byHand } : { given: new Map(), byHand: new Map() }
      return {
        name,
        file: String(symbol.valueDeclaration?.path ?? '').slice(ROOT.length),
        sentence: checker.getDocumentationCommentOfSymbol(symbol),
        props: propsOf(type, checker).map((prop) => describe(prop, { checker, defaults, ...known })),
      }
    })
  }

  /** @param {ComponentDocs} docs */
  pathOf(docs) {
    return join(ROOT, docs.file)
  }

  close() {
    this.#api.close()
  }
}

/**
 * What `preview.meta` is called with.
 * @param {Node} source
 */
function metaIn(source) {
  return source.forEachChild((statement) => {
    if (!isVariableStatement(statement)) return undefined
    const [declaration] = statement.declarationList.declarations
    const call = declaration?.initializer
    if (!call || !isCallExpression(call) || call.expression.getText() !== 'preview.meta') return undefined
    const [argument] = call.arguments
    return argument && isObjectLiteralExpression(argument) ? argument : undefined
  })
}

/**
 * @param {ObjectLiteralExpression} meta
 * @returns {(Expression | ShorthandPropertyAssignment)[]}
 */
function componentsIn(meta) {
  const component = valueOf(meta, 'component')
  const others = valueOf(meta, 'subcomponents')
  const named = others && isObjectLiteralExpression(others) ? [...others.properties] : []
  return component
    ? [component, ...named.flatMap((one) => (isShorthandPropertyAssignment(one) ? one : []))]
    : []
}

/**
 * @param {ObjectLiteralExpression} object
 * @param {string} name
 * @returns {Expression | undefined}
 */
function valueOf(object, name) {
  for (const property of object.properties)
    if (isPropertyAssignment(property) && property.name.getText() === name) return property.initializer
  return undefined
}

/**
 * The type of what the meta has under a name, written out or spread into it.
 * @param {ObjectLiteralExpression} meta
 * @param {string} name
 * @param {Checker} checker
 */
function typeIn(meta, name, checker) {
  const type = checker.getTypeAtLocation(meta)
  const symbol = type && checker.getPropertyOfType(type, name)
  return symbol && checker.getTypeOfSymbol(symbol)
}

/**
 * The types of all that the stories of a file give as `args`, by name.
 * @param {Node} source
 * @param {ObjectLiteralExpression} meta
 * @param {Checker} checker
 */
function givenIn(source, meta, checker) {
  /** @type {Expression[]} */
  const places = []
  const walk = (/** @type {Node} */ node) => {
    if (isPropertyAssignment(node) && node.name.getText() === 'args') places.push(node.initializer)
    else node.forEachChild(walk)
  }
  walk(source)
  /** @type {Map<string, Type[]>} */
  const given = new Map()
  for (const type of [typeIn(meta, 'args', checker), ...checker.getTypeAtLocation(places)]) {
    if (!type) continue
    const symbols = checker.getPropertiesOfType(type)
    const types = checker.getTypeOfSymbol(symbols)
    symbols.forEach(({ name }, at) => {
      const found = types[at]
      if (found) given.set(name, [...(given.get(name) ?? []), found])
    })
  }
  return given
}

/**
 * Which props have a control that the file names itself, under `argTypes`.
 * @param {ObjectLiteralExpression} meta
 * @param {Checker} checker
 */
function controlsIn(meta, checker) {
  const type = typeIn(meta, 'argTypes', checker)
  /** @type {Map<string, string>} */
  const controls = new Map()
  if (!type) return controls
  for (const symbol of checker.getPropertiesOfType(type)) {
    const entry = checker.getTypeOfSymbol(symbol)
    const control = entry && checker.getPropertyOfType(entry, 'control')
    const asked = control && checker.getTypeOfSymbol(control)
    if (asked) controls.set(symbol.name, checker.typeToString(asked))
  }
  return controls
}

/**
 * The defaults that a component gives its props where it takes them apart.
 * @param {Named} symbol
 */
function defaultsOf(symbol) {
  /** @type {Map<string, string>} */
  const defaults = new Map()
  const declaration = symbol.valueDeclaration?.resolve()
  const pattern =
    declaration && isFunctionDeclaration(declaration) ? declaration.parameters[0]?.name : undefined
  if (!pattern || !isObjectBindingPattern(pattern)) return defaults
  for (const { name, propertyName, initializer } of pattern.elements)
    if (initializer && name) defaults.set((propertyName ?? name).getText(), initializer.getText())
  return defaults
}

/**
 * The props that are declared here; what comes from React or the browser is documented there.
 * @param {Type} component
 * @param {Checker} checker
 */
function propsOf(component, checker) {
  const [signature] = checker.getSignaturesOfType(component, SignatureKind.Call)
  if (!signature || signature.getParameters().length === 0) return []
  const props = checker.getParameterType(signature, 0)
  if (!props) return []
  /** @type {Map<string, Named>} */
  const byName = new Map()
  // Of alternatives, what any of them takes.
  for (const one of props.isUnionType() ? props.getTypes() : [props])
    for (const symbol of checker.getPropertiesOfType(one))
      if (
        !byName.has(symbol.name) &&
        symbol.declarations.some(({ path }) => !path.includes('/node_modules/'))
      )
        byName.set(symbol.name, symbol)
  return [...byName.values()]
}

/** Controls that are no editor of raw data. */
const REAL_CONTROL = /boolean|select|radio|check|text|number|range|color|date/

/**
 * @param {Named} symbol
 * @param {{ checker: Checker, given: Map<string, Type[]>, byHand: Map<string, string>, defaults: Map<string, string> }} known
 * @returns {Prop}
 */
function describe(symbol, { checker, given, byHand, defaults }) {
  const { name } = symbol
  const type = checker.getTypeOfSymbol(symbol) ?? checker.getUnknownType()
  const parts = (type.isUnionType() ? type.getTypes() : [type]).filter(({ flags }) => !(flags & NOTHING))
  const values = parts.flatMap((part) =>
    part.isStringLiteralType() || part.isNumberLiteralType() || part.isBooleanLiteralType()
      ? [part.value]
      : [],
  )
  const examples = given.get(name) ?? []
  const kind = kindOf(parts, values, examples, checker)
  const tags = checker.getJsDocTagsOfSymbol(symbol)
  const asked = byHand.get(name)
  const isSet = kind !== 'object' && kind !== 'element'
  const isReal = kind.startsWith('callback') ? examples.some((example) => isWatched(example, checker)) : isSet
  return {
    name,
    sentence: checker.getDocumentationCommentOfSymbol(symbol),
    isRequired: !(symbol.flags & SymbolFlags.Optional),
    kind,
    type: typeText(type, parts, kind === 'choice' ? values : [], checker),
    members: kind === 'object' ? membersOf(parts, checker) : undefined,
    values: kind === 'choice' ? values : [],
    byDefault: defaults.get(name) ?? tags.find((tag) => tag.name === 'default')?.text?.toString(),
    isUsable: asked === undefined ? isReal : asked !== 'false' && REAL_CONTROL.test(asked),
  }
}

/**
 * A type as the table prints it: of a choice what can be chosen, of what React draws the name that React gives it.
 * @param {Type} type
 * @param {readonly Type[]} parts
 * @param {readonly unknown[]} values
 * @param {Checker} checker
 */
function typeText(type, parts, values, checker) {
  if (values.length > 0) return values.map((value) => JSON.stringify(value)).join(' | ')
  const names = parts.map((part) => part.getSymbol()?.name)
  if (names.includes('ReactPortal')) return 'ReactNode'
  if (names.includes('RefObject')) return 'Ref'
  return checker.typeToString(checker.getNonNullableType(type) ?? type)
}

/**
 * Whether each call is listed under "Actions": it is a spy, or an object of spies.
 * @param {Type} type
 * @param {Checker} checker
 * @returns {boolean}
 */
function isWatched(type, checker) {
  if (type.getSymbol()?.name === 'Mock' || checker.typeToString(type).startsWith('Mock<')) return true
  if (isCallable(type, checker)) return false
  const inside = checker.getTypeOfSymbol(checker.getPropertiesOfType(type))
  return inside.length > 0 && inside.every((one) => one !== undefined && isWatched(one, checker))
}

/**
 * @param {Type} type
 * @param {Checker} checker
 */
const isCallable = (type, checker) => checker.getSignaturesOfType(type, SignatureKind.Call).length > 0

/**
 * @param {readonly Type[]} parts
 * @param {readonly unknown[]} values
 * @param {readonly Type[]} examples what the stories give
 * @param {Checker} checker
 * @returns {Kind}
 */
function kindOf(parts, values, examples, checker) {
  if (parts.some((part) => part.getSymbol()?.name === 'ReactPortal'))
    return examples.every((example) => example.flags & (TypeFlags.StringLike | NOTHING)) ? 'text' : 'element'
  if (values.length > 0 && values.length === parts.length)
    return values.every((value) => typeof value === 'boolean') ? 'switch' : 'choice'
  if (parts.length === 0) return 'object'
  const areAll = (/** @type {TypeFlags} */ flags) => parts.every((part) => part.flags & flags)
  if (areAll(TypeFlags.StringLike)) return 'text'
  if (areAll(TypeFlags.NumberLike)) return 'number'
  // A tag or a component, a word or an object: hardly any text that one types is a value of it.
  if (parts.some((part) => part.flags & TypeFlags.StringLike))
    return parts.some((part) => isCallable(part, checker)) ? 'element' : 'object'
  if (parts.some((part) => /Element$|^RefObject$/.test(part.getSymbol()?.name ?? ''))) return 'element'
  if (parts.some((part) => isCallable(part, checker))) return 'callback'
  const members = parts.flatMap((part) => checker.getPropertiesOfType(part))
  const types = checker.getTypeOfSymbol(members)
  const areCalled = types.length > 0 && types.every((type) => type && isCallable(type, checker))
  return areCalled ? 'callbacks' : 'object'
}

/**
 * What an object of this project has in it, a line for each; of a list, what one of its entries has.
 * @param {readonly Type[]} parts
 * @param {Checker} checker
 */
function membersOf(parts, checker) {
  const lines = parts.flatMap((part) => {
    const entry =
      checker.isArrayType(part) && part.isTypeReference() ? checker.getTypeArguments(part)[0] : part
    const isOurs = entry
      ?.getSymbol()
      ?.declarations.some(({ path }) => !path.includes('/node_modules/') && !path.includes('/lib.'))
    if (!entry || !isOurs) return []
    return checker.getPropertiesOfType(entry).map((symbol) => {
      const type = checker.getTypeOfSymbol(symbol)
      const mark = symbol.flags & SymbolFlags.Optional ? '?' : ''
      return `${symbol.name}${mark}: ${type ? checker.typeToString(type, undefined, NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope) : 'unknown'}`
    })
  })
  return lines.length > 0 ? [...new Set(lines)].join('\n') : undefined
}
