import { ArrowDownLeft, ArrowUpRight, CreditCard } from 'lucide'
import { expect, fn } from 'storybook/test'
import { ButtonGroup } from '#src/patterns/controls/ButtonGroup.tsx'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'

const sendOpened = fn()

const actions = [
  { label: 'Send', icon: ArrowUpRight, onClick: sendOpened },
  { label: 'Receive', icon: ArrowDownLeft, onClick: fn() },
  { label: 'Buy', icon: CreditCard, explains: 'In your version this buys coins by card.' },
]

const meta = preview.meta({
  id: 'patterns-joined-actions',
  title: 'Patterns/Controls/Button group',
  component: ButtonGroup,
  argTypes: { actions: oneOf({ three: actions, two: actions.slice(1) }) },
  args: {
    label: 'Wallet actions',
    actions,
  },
})

/** Solid edges act, a dashed edge does not. */
export const Mixed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(sendOpened).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Buy' })).toHaveAccessibleDescription(
      'Sample control. In your version this buys coins by card.',
    )
    await expect(canvas.getByRole('button', { name: 'Send' })).not.toHaveAccessibleDescription()
  },
})
export const Samples = meta.story({
  args: {
    actions: [
      { label: 'Send', icon: ArrowUpRight, explains: 'In your version this sends coins.' },
      { label: 'Receive', icon: ArrowDownLeft, explains: 'In your version this shows the address.' },
    ],
  },
})
