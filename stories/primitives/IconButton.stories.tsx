import { Eye, EyeOff, Pause, X } from 'lucide'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { IconButton, type IconButtonProps } from '#src/primitives/Button.tsx'
import { IconLink } from '#src/primitives/IconLink.tsx'
import preview from '#storybook/preview.tsx'
import { iconsByName, oneOf } from '../controls.ts'

const meta = preview.meta({
  id: 'primitives-icon-button',
  title: 'Primitives/Icon button',
  component: IconButton,
  argTypes: { icon: oneOf(iconsByName) },
  subcomponents: { IconLink },
  args: { label: 'Close', icon: X, onClick: fn(), onApproach: fn() },
})

function BalanceToggle(props: IconButtonProps) {
  const [isHidden, setHidden] = useState(false)
  return (
    <IconButton
      {...props}
      icon={isHidden ? EyeOff : Eye}
      isPressed={isHidden}
      onClick={() => setHidden(!isHidden)}
    />
  )
}

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})
export const Toggle = meta.story({
  args: { label: 'Hide balance', icon: Eye },
  render: (args) => <BalanceToggle {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Hide balance' })
    await step('It keeps its name and tells whether it is pressed', async () => {
      await expect(button).toHaveAttribute('aria-pressed', 'false')
      await userEvent.click(button)
      await expect(button).toHaveAttribute('aria-pressed', 'true')
    })
  },
})
export const Pressed = meta.story({ args: { label: 'Pause ticker', icon: Pause, isPressed: true } })
export const Expanded = meta.story({ args: { label: 'Close menu', isExpanded: true } })
export const AsLink = meta.story({ render: () => <IconLink label="Close demo" icon={X} href="/" /> })
