import { DescriptionList } from '#src/primitives/DescriptionList.tsx'
import { code } from '#src/theme/global.css.ts'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../controls.ts'
import { column } from './layout.css.ts'
import { onAPhone } from '../viewports.ts'

const items = [
  { key: 'Token name', value: 'Orchard' },
  { key: 'Total supply', value: '1,000,000' },
  { key: 'Contract', value: <span className={code}>0x71C7…976F</span> },
]

const meta = preview.meta({
  id: 'primitives-key-values',
  title: 'Primitives/Description list',
  component: DescriptionList,
  argTypes: { items: oneOf({ three: items, one: items.slice(0, 1) }) },
  args: {
    items,
  },
  decorators: [(Story) => <div className={column}>{Story()}</div>],
})

export const Default = meta.story()
export const LongValue = meta.story({
  tags: ['slow'],
  args: { items: [{ key: 'Token name', value: 'Orchard'.repeat(40) }] },
  ...onAPhone,
})
