import { Settings } from 'lucide'
import { expect } from 'storybook/test'
import { SAMPLE_DESCRIPTION, SampleButton } from '#src/primitives/Button.tsx'
import { iconButton } from '#src/primitives/Button.css.ts'
import preview from '#storybook/preview.tsx'
import { row } from './layout.css.ts'

const meta = preview.meta({
  id: 'primitives-sample-button',
  title: 'Primitives/SampleButton',
  component: SampleButton,
  args: { children: 'Place a bid' },
})

export const Secondary = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('It says that it does nothing, can be pressed all the same, and nothing happens', async () => {
      const button = canvas.getByRole('button', { name: 'Place a bid' })
      await expect(button).toBeEnabled()
      await expect(button).toHaveAccessibleDescription(SAMPLE_DESCRIPTION)
      const before = document.body.innerHTML
      await userEvent.click(button)
      await expect(button).toHaveFocus()
      await expect(document.body.innerHTML).toBe(before)
    })
  },
})
export const Primary = meta.story({ args: { variant: 'primary' } })
export const Small = meta.story({ args: { size: 'small' } })
export const WithIcon = meta.story({ args: { icon: Settings, children: 'Settings' } })
export const IconOnly = meta.story({
  args: { variant: 'bare', icon: Settings, label: 'Settings', children: '', className: iconButton },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Settings' })).toHaveAccessibleDescription(
      SAMPLE_DESCRIPTION,
    )
  },
})
export const Variants = meta.story({
  render: () => (
    <div className={row}>
      <SampleButton variant="primary">Vote for</SampleButton>
      <SampleButton>Vote against</SampleButton>
      <SampleButton variant="primary" size="small">
        Buy now
      </SampleButton>
      <SampleButton size="small" label="View chart of Moon Biscuit">
        View chart
      </SampleButton>
    </div>
  ),
})
