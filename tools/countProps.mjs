// Every component that has stories says what it is, and what each of its props means; and a designer can set
// or watch most of them. Counts both, by what Storybook's tables are made of. `--all` also lists what has no control.
import { Compiler, storyFiles } from '../.storybook/docs/componentProps.mjs'

/** The least share of props that have a control. */
const LEAST_USABLE = 0.8

/** @import { ComponentDocs } from '../.storybook/docs/componentProps.mjs' */

/** @type {Map<string, ComponentDocs>} */
const components = new Map()
const faults = []
const compiler = new Compiler()
for (const file of await storyFiles()) {
  const found = compiler.read(file)
  if (found.length === 0) faults.push(`${file} names no component that can be read.`)
  for (const docs of found) {
    const name = `${docs.file} ${docs.name}`
    const known = components.get(name)
    // Of a component with two files of stories, what either can do.
    const props = docs.props.map((prop) => {
      const isElsewhere = known?.props.some((other) => other.name === prop.name && other.isUsable)
      return { ...prop, isUsable: prop.isUsable || isElsewhere === true }
    })
    components.set(name, { ...docs, props })
  }
}
compiler.close()

const all = [...components].flatMap(([name, { props }]) => props.map((prop) => ({ ...prop, of: name })))
const usable = all.filter((prop) => prop.isUsable)
const share = all.length > 0 ? usable.length / all.length : 0
const figure = `${usable.length} of ${all.length} props (${Math.floor(share * 100)} %)`
const withoutControl = all
  .filter((prop) => !prop.isUsable)
  .map(({ of, name, kind, type }) => `${of}.${name}: ${kind}, ${type}`)

for (const [name, { sentence }] of components) if (!sentence) faults.push(`${name} has no doc comment.`)
for (const { of, name, sentence } of all)
  if (!sentence.replaceAll(/\bSee (?:`\w+`(?:, | and |, and )?)+\.?/g, '').trim())
    faults.push(`${of}.${name} has no doc comment that says what it means.`)
if (share < LEAST_USABLE) faults.push(`Only ${figure} have a control:`, ...withoutControl)

if (faults.length > 0) {
  console.error(`Props:\n  ${faults.join('\n  ')}`)
  process.exit(1)
}
console.log(
  `${components.size} components, each documented; so are ${all.length} props. ${figure} have a control.`,
)
if (process.argv.includes('--all')) console.log(`Without one:\n  ${withoutControl.join('\n  ')}`)
