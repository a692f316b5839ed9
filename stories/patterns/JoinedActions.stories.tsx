import { ArrowDownLeft, ArrowUpRight, CreditCard } from 'lucide'
import { expect, fn } from 'storybook/test'
import { JoinedActions } from '#src/patterns/JoinedActions.tsx'
import preview from '#storybook/preview.tsx'

const sendOpened = fn()

const meta = preview.meta({
  id: 'patterns-joined-actions',
  title: 'Patterns/JoinedActions',
  component: JoinedActions,
  args: {
    label: 'Wallet actions',
    actions: [
      { label: 'Send', icon: ArrowUpRight, onClick: sendOpened },
      { label: 'Receive', icon: ArrowDownLeft, onClick: fn() },
      { label: 'Buy', icon: CreditCard, onClick: null },
    ],
  },
})

/** Solid edges act, a dashed edge does not. */
export const Mixed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(sendOpened).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Buy' })).toHaveAccessibleDescription(
      'Sample control: no action',
    )
    await expect(canvas.getByRole('button', { name: 'Send' })).not.toHaveAccessibleDescription()
  },
})
export const Samples = meta.story({
  args: {
    actions: [
      { label: 'Send', icon: ArrowUpRight, onClick: null },
      { label: 'Receive', icon: ArrowDownLeft, onClick: null },
    ],
  },
})
