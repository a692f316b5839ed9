// What `npm run new` writes: a demo that works and says nothing yet, and the files of an offer with their parts empty.

/** @typedef {{ key: string, name: string, pascal: string, camel: string }} Names */

/**
 * The names of a key: "vesting-calendar" is "Vesting calendar", `VestingCalendar` and `vestingCalendar`.
 * @param {string} key
 * @param {string} [name]
 * @returns {Names}
 */
export function namesOf(key, name) {
  const pascal = key.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())
  const words = key.replaceAll('-', ' ')
  return {
    key,
    name: name ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`,
    pascal,
    camel: `${pascal.charAt(0).toLowerCase()}${pascal.slice(1)}`,
  }
}

/**
 * The files of a demo: one field, no time, no chance. It runs, and each place to write is an empty text.
 * @param {Names} names
 * @returns {Record<string, string>}
 */
export const demoFiles = ({ key, name, pascal, camel }) => ({
  [`src/content/copy/demos/${key}.ts`]: `import type { DemoWordings } from '../../wordings/wordings.ts'

export const sentence = ''

export const wordings: DemoWordings = []
`,
  [`src/demos/${key}/sample${pascal}.ts`]: `// Sample data of the demo, with units (Docs/Writing a demo, Sample data).
export const LABEL = 'Amount'
`,
  [`src/demos/${key}/${camel}.ts`]: `// The rules of the demo "${name}".
import * as v from 'valibot'
import type { Simulation } from '../../simulation/simulation.ts'
import { happened, typedText } from '../../simulation/visitorEvents.ts'
import { LABEL } from './sample${pascal}.ts'

export interface ${pascal}State {
  /** As typed. */
  amount: string
}

const ${camel}Events = v.variant('type', [happened('amountTyped', { text: typedText })])
export type ${pascal}Event = v.InferOutput<typeof ${camel}Events>

export const ${camel}: Simulation<${pascal}State, ${pascal}Event> = {
  visitorEvents: ${camel}Events,

  entries: ({ amount }) => [[LABEL, amount]],

  start: () => ({ amount: '' }),
  reduce: (_, { text }) => ({ amount: text }),
}
`,
  [`src/demos/${key}/${camel}.test.ts`]: `import { expect, it } from 'vitest'
import { replay } from '../../simulation/replay.ts'
import { ${camel}, type ${pascal}Event } from './${camel}.ts'

const typed = (text: string): ${pascal}Event => ({ type: 'amountTyped', text })

it.each<[string, ${pascal}Event[], unknown]>([
  ['nothing at first', [], { amount: '' }],
  ['what was typed last', [typed('1'), typed('12')], { amount: '12' }],
])('%s', (_, events, state) => {
  expect(replay(${camel}, events)).toEqual(state)
})
`,
  [`src/demos/${key}/${pascal}.css.ts`]: `import { feature } from '../../theme/layered.ts'
import { space } from '../../theme/tokens.ts'

export const form = feature.style({ display: 'grid', gap: space(20) })
`,
  [`src/demos/${key}/${pascal}.tsx`]: `import type { ReactElement } from 'react'
import { TextField } from '../../primitives/Field.tsx'
import type { DemoViewProps } from '../../simulation/LiveDemo.tsx'
import { LABEL } from './sample${pascal}.ts'
import * as styles from './${pascal}.css.ts'
import type { ${pascal}Event, ${pascal}State } from './${camel}.ts'

/** The view of the demo. */
export function ${pascal}({ state, send }: DemoViewProps<${pascal}State, ${pascal}Event>): ReactElement {
  return (
    <div className={styles.form}>
      <TextField
        label={LABEL}
        value={state.amount}
        onChange={(text) => send({ type: 'amountTyped', text })}
        kind="decimal"
      />
    </div>
  )
}
`,
  [`src/demos/${key}/demo.ts`]: `// The demo "${name}", as a single value that loads when the demo opens.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { ${pascal} } from './${pascal}.tsx'
import { ${camel} } from './${camel}.ts'

export default defineDemo(${camel}, ${pascal})
`,
  [`src/demos/${key}/tour.ts`]: `import type { Tour } from '../../simulation/tour.ts'
import type { ${pascal}Event } from './${camel}.ts'

const tour: Tour<${pascal}Event> = [
  {
    caption: '',
    acts: [
      { at: { role: 'textbox', name: 'Amount' }, event: { type: 'amountTyped', text: '2500' } },
    ],
  },
]

export default tour
`,
  [`stories/demos/${key}/${camel}States.ts`]: `// One state for each picture of the demo, by replaying what leads to it.
import { ${camel} } from '#src/demos/${key}/${camel}.ts'
import { replay } from '#src/simulation/replay.ts'
import { hostileTexts } from '../hostileTexts.ts'

const typed = (text: string) => ({ type: 'amountTyped', text }) as const

export const states = {
  untouched: replay(${camel}),
  amountTyped: replay(${camel}, [typed('2500')]),
  veryLongAmount: replay(${camel}, [typed(hostileTexts.veryLong)]),
}
`,
  [`stories/demos/${key}/${pascal}.stories.tsx`]: `import { expect } from 'storybook/test'
import demo from '#src/demos/${key}/demo.ts'
import { ${pascal} } from '#src/demos/${key}/${pascal}.tsx'
import tour from '#src/demos/${key}/tour.ts'
import preview from '#storybook/preview.tsx'
import { inSection, shows } from '../../card.ts'
import { onAPhone } from '../../viewports.ts'
import { demoMeta, journeyOf, previewOf } from '../demoStories.tsx'
import { tourOf, tourOnAPhone } from '../tourStories.tsx'
import { states } from './${camel}States.ts'

const meta = preview.meta({
  id: 'demos-${key}',
  title: 'Demos/${name}',
  component: ${pascal},
  ...demoMeta('${key}', { parameters: inSection('${name}'), states, state: states.untouched }),
})

/** The demo at work: the link to send. */
export const Preview = meta.story(previewOf(demo, tour))

export const Empty = meta.story({ parameters: shows('Nothing is typed') })
export const AmountTyped = meta.story({
  parameters: shows('An amount is typed'),
  args: { state: states.amountTyped },
})
export const AmountTypedOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.amountTyped },
  ...onAPhone,
})
export const VeryLongAmount = meta.story({ tags: ['slow'], args: { state: states.veryLongAmount } })

/** From the first look to the end. */
export const Journey = meta.story({
  ...journeyOf(demo, tour, { longestMoment: 0 }),
  play: async (context) => {
    const { canvas, userEvent, step } = context
    await step('Type an amount', async () => {
      await userEvent.type(canvas.getByLabelText('Amount'), '2500')
      await expect(canvas.getByLabelText('Amount')).toHaveValue('2500')
    })
  },
})

/** The demo shows itself. */
export const Tour = meta.story({ ...tourOf(demo, tour), tags: ['slow'] })
export const TourOnAPhone = meta.story({ ...tourOnAPhone(demo, tour), tags: ['slow'] })
`,
})

/**
 * The copy and the wordings of an offer. The compiler names the headings that need wordings as soon as the copy has them.
 * @param {'product' | 'service'} kind
 * @param {Names} names
 * @param {{ hasDemo: boolean, near: string }} more
 * @returns {Record<string, string>}
 */
export const offerFiles = (kind, { key }, { hasDemo, near }) => ({
  [`src/content/copy/${kind}s/${key}.ts`]: `import type { OfferCopy } from '../offerCopy.ts'

export const sentence = ''

export const synonyms = ''
${
  kind === 'product'
    ? `
/** What AI does in it, for the about page. Without AI it begins "No AI."; products with the same text share a line. */
export const ai = ''
`
    : ''
}
export default {
  title: '',
  description: '',
  outcome: '',
  problemTitle: '',
  problem: [''],
  // The one picture that argues its case; another kind may argue it better (src/content/copy/exhibit.ts).
  exhibit: {
    kind: 'decisionTable',
    caption: '',
    columns: ['', '', ''],
    rows: [['', '', '']],
  },
  included: [
    { term: '', text: '' },
    { term: '', text: '' },
    { term: '', text: '' },
    { term: '', text: '' },
    { term: '', text: '' },
  ],
  steps: [
    { name: '', sentence: '' },
    { name: '', sentence: '' },
    { name: '', sentence: '' },
    { name: '', sentence: '' },
  ],
  needs: ['', '', ''],
  terms: { price: '', time: '', handover: '' },
${hasDemo ? `  demo: { canTry: ['', ''], canChange: ['', '', '', ''] },\n` : ''}  related: ['${near}'],
  questions: [
    { question: '', answer: '' },
    { question: '', answer: '' },
    { question: '', answer: '' },
  ],
  call: { title: '', text: '' },
} as const satisfies OfferCopy
`,
  [`src/content/wordings/${kind}s/${key}.ts`]: `import type copy from '../../copy/${kind}s/${key}.ts'
import type { WordingsOf } from '../wordings.ts'

export default {
  summary: '',
} satisfies WordingsOf<typeof copy>
`,
})
