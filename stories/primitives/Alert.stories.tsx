import { Alert } from '#src/primitives/Text.tsx'
import { families } from '#src/theme/tokens.ts'
import preview from '#storybook/preview.tsx'
import { column, stack } from './layout.css.ts'

const meta = preview.meta({
  id: 'primitives-note',
  title: 'Primitives/Alert',
  component: Alert,
  args: { children: 'Rewards are fixed sample values.' },
})

export const EachFamily = meta.story({
  render: (args) => (
    <div className={stack}>
      {families.map((family) => (
        <div key={family} data-family={family}>
          <Alert {...args} />
        </div>
      ))}
    </div>
  ),
})
export const Failed = meta.story({
  args: { tone: 'bad', children: 'This page did not open. Reload it, or go back.' },
})
export const Success = meta.story({
  args: { tone: 'good', children: 'Details saved. We answer within 24 hours.' },
})
export const TwoLines = meta.story({
  args: {
    children: 'The estimate uses the rate of this pool today; the rate of a real pool changes every day.',
  },
  decorators: [(Story) => <div className={column}>{Story()}</div>],
})
