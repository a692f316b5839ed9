import { Checklist } from '#src/screens/Checklist.tsx'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../controls.ts'
import { onAPhone } from '../viewports.ts'

const items = [
  'Tokens and networks',
  'Reward schedule',
  'Rate model and fees',
  'Admin roles and limits',
  'Lock periods and early exit, with the rule for what happens to rewards already earned',
]

const meta = preview.meta({
  id: 'patterns-tick-list',
  title: 'Patterns/Sections/Checklist',
  component: Checklist,
  argTypes: { items: oneOf({ five: items, two: items.slice(0, 2) }) },
  decorators: [(Story) => <div data-family="trade">{Story()}</div>],
  args: {
    items,
  },
})

export const Default = meta.story({})
export const Sentences = meta.story({
  args: {
    isOneColumn: true,
    items: [
      'Compare three sample pools by rate, value locked, minimum, lock period and risk.',
      'Open one pool at a time and type an amount.',
    ],
  },
})
export const OnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
/** Where a page has much else. */
export const Dense = meta.story({ args: { isDense: true, isOneColumn: true } })
/** On a phone short phrases share lines. */
export const Flowing = meta.story({
  tags: ['slow'],
  args: { isDense: true, isFlowing: true },
  ...onAPhone,
})
