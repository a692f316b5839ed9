// The code of a story as it is copied: a module with imports, real names and real props, which compiles. It leaves out what only
// stories need: the boxes around a component, the helpers that keep what is typed, and the functions that watch.
import { createElement, isValidElement, type ComponentType, type ReactElement, type ReactNode } from 'react'
import { known, type Known } from './known.ts'

/** What is read of a story. */
export interface CodedStory {
  component?: ComponentType | undefined
  subcomponents?: Readonly<Record<string, ComponentType>> | undefined
  /** As set by the controls, before names stand for values. */
  args: Readonly<Record<string, unknown>>
  argTypes: Readonly<Record<string, { mapping?: Readonly<Record<string, unknown>> | undefined }>>
  originalStoryFn: (args: Readonly<Record<string, unknown>>, story: never) => unknown
}

type Props = Readonly<Record<string, unknown>>
type Documented = ComponentType & {
  __docgenInfo?: {
    argTypes: Readonly<
      Record<string, { type?: { required?: boolean }; table?: { type?: { summary?: string } } }>
    >
  }
}

/** In characters: a longer line is broken. */
const WIDEST = 90
/** In characters: longer data comes from the outside, as a prop of the example. */
const LONGEST_VALUE = 360
/** Components of one example; the page shows the others. */
const MOST_COMPONENTS = 6
/** Props that an example keeps as state, by what changes them. */
const KEPT = { onChange: 'value', onSelect: 'selected' } as const

const indented = (text: string) => text.replaceAll(/^(?=.)/gm, '  ')
/** A list on one line, or on one for each entry. */
function joined(open: string, entries: readonly (string | null)[], close: string): string {
  const line = `${open}${entries.join(', ')}${close}`
  return line.length <= WIDEST
    ? line
    : `${open.trim()}\n${indented(entries.map((entry) => `${entry},`).join('\n'))}\n${close.trim()}`
}
const propsOf = (element: ReactElement) => element.props as Props
const isName = (text: string) => /^[A-Za-z_$][\w$]*$/.test(text)
const quoted = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
const typesOf = (component: unknown) => (component as Documented).__docgenInfo?.argTypes

/** The elements in what a story draws; lists and fragments are opened. */
function elementsIn(node: unknown): ReactElement[] {
  if (Array.isArray(node)) return node.flatMap(elementsIn)
  return isValidElement(node) ? [node] : []
}

/** One example: its text, and the names in it that come from elsewhere. */
class Example {
  readonly #imports = new Map<string, Known>()
  /** The type of each prop of the example. */
  readonly #given = new Map<string, string>()
  /** By its name, how each state begins. */
  readonly #states = new Map<string, string>()

  #nameOf(here: Known): string {
    this.#imports.set(here.name, here)
    return here.name
  }

  /** A prop that the code can't say, as a prop of the example. */
  #passed(tag: string, prop: string): string {
    const type = `ComponentProps<typeof ${tag}>[${quoted(prop)}]`
    let name = prop
    for (let next = 2; (this.#given.get(name) ?? type) !== type; next += 1) name = `${prop}${next}`
    this.#given.set(name, type)
    return name
  }

  /** The text of a value in braces; null when it has none. */
  #value(value: unknown): string | null {
    if (value === null || /^(?:undefined|number|boolean)$/.test(typeof value)) return String(value)
    if (typeof value === 'string') return quoted(value)
    if (typeof value === 'bigint') return `${value}n`
    if (typeof value !== 'object' && typeof value !== 'function') return null
    const here = known.get(value)
    if (here) return this.#nameOf(here)
    if (isValidElement(value)) return this.#element(value)
    if (Array.isArray(value)) {
      const entries = value.map((entry) => this.#value(entry))
      return entries.includes(null) ? null : joined('[', entries, ']')
    }
    if (Object.getPrototypeOf(value) !== Object.prototype) return null
    const members = Object.entries(value).flatMap(([key, one]) => {
      const text = this.#value(one)
      return one === undefined ? [] : [text && `${isName(key) ? key : quoted(key)}: ${text}`]
    })
    return members.includes(null) ? null : joined('{ ', members, ' }')
  }

  /** The name of the state that keeps what a prop says; undefined for one that a press does not change. */
  #stateOf({ type: component, props }: ReactElement, tag: string, name: string): string | undefined {
    const changes = (Object.keys(KEPT) as (keyof typeof KEPT)[]).find(
      (key) => key === name || KEPT[key] === name,
    )
    if (!changes) return undefined
    const kept = KEPT[changes]
    const [value, types] = [(props as Props)[kept], typesOf(component)]
    const handler = types?.[changes]?.table?.type?.summary ?? ''
    if (!/^\(\w+: [^,]*\) => void$/.test(handler) || !/^(?:string|number)$/.test(typeof value))
      return undefined
    if (typeof (props as Props)[changes] !== 'function') return undefined
    const isPlain = types?.[kept]?.table?.type?.summary === typeof value
    const type = isPlain ? '' : `<ComponentProps<typeof ${tag}>[${quoted(kept)}]>`
    const start = `useState${type}(${this.#value(value)})`
    let state: string = kept
    for (let next = 2; (this.#states.get(state) ?? start) !== start; next += 1) state = `${kept}${next}`
    this.#states.set(state, start)
    return name === changes ? `set${state[0]?.toUpperCase()}${state.slice(1)}` : state
  }

  #prop(element: ReactElement, tag: string, name: string, value: unknown): string {
    const { type: component } = element
    if (value === true) return name
    const state = this.#stateOf(element, tag, name)
    if (state !== undefined) return `${name}={${state}}`
    if (typeof value === 'string' && !/["\\\n&{}<>]/.test(value)) return `${name}="${value}"`
    const type = typesOf(component)?.[name]?.table?.type?.summary ?? '=> void'
    if (typeof value === 'function' && !known.has(value) && /^on[A-Z]/.test(name) && /=> void\b/.test(type))
      return `${name}={() => {}}`
    const text = this.#value(value)
    return `${name}={${text !== null && text.length <= LONGEST_VALUE ? text : this.#passed(tag, name)}}`
  }

  /** What is between the tags; null when the code can't say it. */
  #children(children: unknown): string[] | null {
    const texts = ([children].flat(9) as ReactNode[]).flatMap((child) => {
      if (child === null || child === undefined || typeof child === 'boolean') return []
      if (isValidElement(child)) return this.#element(child)
      const isPlain = typeof child === 'string' && child.trim() === child && !/[{}<>&]/.test(child)
      const text = isPlain ? child : this.#value(child)
      return isPlain ? text : text && `{${text}}`
    })
    return texts.includes(null) ? null : (texts as string[])
  }

  /** The text of an element; null when the library does not have it. */
  #element(element: ReactElement): string | null {
    const { type } = element
    const here = typeof type === 'string' ? null : known.get(type as object)
    const tag = typeof type === 'string' ? type : here && this.#nameOf(here)
    if (!tag) return null
    const { children, ...others } = propsOf(element)
    const inside = this.#children(children)
    if (inside === null && !here) return null
    // What a story does not give, such as the state of a demo at work, comes from the place that uses it.
    const missing = Object.entries(typesOf(type) ?? {}).flatMap(([name, { type: taken }]) =>
      taken?.required && name !== 'children' && others[name] === undefined
        ? `${name}={${this.#passed(tag, name)}}`
        : [],
    )
    const said = Object.entries(here ? others : {}).flatMap(([name, value]) =>
      // A class is one of the stories', or of the place.
      value === undefined || name === 'className' ? [] : this.#prop(element, tag, name, value),
    )
    said.push(...missing)
    if (children === null && here) said.push('children={null}')
    if (inside === null) said.push(`children={${this.#passed(tag, 'children')}}`)
    const open = `<${[tag, ...said].join(' ')}`
    const start = open.length > WIDEST ? `<${tag}\n${indented(said.join('\n'))}\n` : open
    if (!inside?.length) return `${start}${start === open ? ' ' : ''}/>`
    const line = `${start}>${inside.join('')}</${tag}>`
    if (inside.length === 1 && line.length <= WIDEST) return line
    return `${start}>\n${indented(inside.join('\n'))}\n</${tag}>`
  }

  /** The whole module. */
  textOf(elements: readonly ReactElement[]): string {
    const texts = new Set(elements.flatMap((element) => this.#element(element) ?? []))
    const [first = '', ...others] = [...texts].slice(0, MOST_COMPONENTS)
    const shown = others.length === 0 ? first : `<>\n${indented([first, ...others].join('\n'))}\n</>`
    const isThere = (name: string) => new RegExp(`(?<!['\\w$])${name}\\b`).test(shown)
    const given = [...this.#given].filter(([name]) => isThere(name))
    const types = given.map(([name, type]) => `${name}: ${type}`)
    const taken =
      given.length === 0
        ? ''
        : `{ ${given.map(([name]) => name).join(', ')} }: {\n${indented(types.join('\n'))}\n}`
    const imports = new Map<string, string[]>()
    for (const [name, { from, isDefault }] of [...this.#imports].filter(([name]) => isThere(name)))
      imports.set(from, [...(imports.get(from) ?? []), isDefault ? `default as ${name}` : name])
    const states = [...this.#states]
      .filter(([name]) => isThere(name))
      .map(([name, start]) => `const [${name}, set${name[0]?.toUpperCase()}${name.slice(1)}] = ${start}`)
    const isTyped = given.length > 0 || states.some((state) => state.includes('ComponentProps'))
    const react = [isTyped && 'type ComponentProps', states.length > 0 && 'useState'].filter(Boolean)
    const drawn = `(\n${indented(shown)}\n)`
    return [
      ...(react.length > 0 ? [`import { ${react.join(', ')} } from 'react'`] : []),
      ...[...imports].map(([from, names]) => `import { ${names.join(', ')} } from '${from}'`),
      '',
      states.length === 0
        ? `export const Example = (${taken}) => ${drawn}`
        : `export function Example(${taken}) {\n${indented([...states, `return ${drawn}`].join('\n'))}\n}`,
    ].join('\n')
  }
}

/**
 * Elements of the library in what a story draws: those of its component, wherever they are, or else the outermost ones. A helper
 * of the story that takes the component's props stands for it.
 */
function elementsOf({ component, ...story }: CodedStory & { component: ComponentType }): ReactElement[] {
  const args = Object.fromEntries(
    Object.entries(story.args).map(([name, arg]) => [
      name,
      story.argTypes[name]?.mapping?.[String(arg)] ?? arg,
    ]),
  )
  const asItIs = createElement<object>(component, args)
  const own = Object.keys(typesOf(component) ?? {})
  const find = (node: unknown, isOne: (element: ReactElement) => boolean): ReactElement[] =>
    elementsIn(node).flatMap((element) => (isOne(element) ? element : find(propsOf(element).children, isOne)))
  const isHelper = ({ type, props }: ReactElement) =>
    typeof type === 'function' &&
    !known.has(type) &&
    own.some((name) => name in (props as object) && name in args)
  const asComponent = (element: ReactElement): ReactElement =>
    isHelper(element)
      ? createElement<object>(
          component,
          Object.fromEntries(Object.entries(propsOf(element)).filter(([name]) => own.includes(name))),
        )
      : element
  try {
    const drawn = story.originalStoryFn(args, story as never)
    const main = find(drawn, (element) => element.type === component || isHelper(element))
    if (main.length > 0) return main.map(asComponent)
    const others = find(drawn, ({ type }) => typeof type !== 'string' && known.has(type as object))
    if (others.length > 0) return others
  } catch {
    // A story that keeps a state can't be drawn here.
  }
  return [asItIs]
}

/** The code of a story: of its component or, where that is a helper of the story, of the first that belongs to it. */
export function codeOf(story: CodedStory): string {
  const all = [story.component, ...Object.values(story.subcomponents ?? {})]
  const component = all.find((one) => one && known.has(one))
  return component ? new Example().textOf(elementsOf({ ...story, component })) : ''
}
