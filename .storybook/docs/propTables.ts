// Gives each component that has stories what its table of props says and what its controls are; see the decision
// "Props from the project's own compiler". Only for Storybook: the tests need no tables.
import type { ArgTypes } from '@storybook/react-vite'
import type { Plugin } from 'vite'
import { Compiler, type Prop } from './componentProps.mjs'

type ArgType = ArgTypes[string]

/** What Storybook infers a control from. */
function typeOf({ kind, values, isRequired: required }: Prop): ArgType['type'] {
  switch (kind) {
    case 'switch':
      return { name: 'boolean', required }
    case 'number':
      return { name: 'number', required }
    case 'text':
      return { name: 'string', required }
    case 'choice':
      return { name: 'enum', value: values as (string | number)[], required }
    case 'callback':
    case 'callbacks':
      return { name: 'function', required }
    case 'element':
    case 'object':
      return { name: 'other', value: kind, required }
  }
}

const argTypeOf = (prop: Prop): ArgType => ({
  name: prop.name,
  description: prop.sentence,
  type: typeOf(prop),
  // Neither what is drawn inside nor an object can be typed in; a file of stories may offer some by name.
  ...(prop.kind === 'element' || prop.kind === 'object' ? { control: false } : {}),
  table: {
    type: { summary: prop.type, detail: prop.members },
    ...(prop.byDefault === undefined ? {} : { defaultValue: { summary: prop.byDefault } }),
  },
})

export function propTables(): Plugin {
  let compiler: Compiler | undefined
  let isStale = false
  return {
    name: 'fourfold:prop-tables',
    enforce: 'pre',
    transform: {
      filter: { id: /\.stories\.tsx$/ },
      handler(code, id) {
        if (isStale) compiler?.refresh()
        isStale = false
        compiler ??= new Compiler()
        const lines = compiler.read(id).map((docs) => {
          // A comment there is a sentence here.
          this.addWatchFile(compiler!.pathOf(docs))
          const argTypes = Object.fromEntries(docs.props.map((prop) => [prop.name, argTypeOf(prop)]))
          const info = JSON.stringify({ displayName: docs.name, description: docs.sentence, argTypes })
          return `${docs.name}.__docgenInfo = ${info};`
        })
        return lines.length === 0 ? null : { code: [code, ...lines].join('\n;'), map: null }
      },
    },
    watchChange() {
      isStale = true
    },
    closeBundle() {
      compiler?.close()
      compiler = undefined
    },
  }
}
