import { expect, fn } from 'storybook/test'
import { CopyToClipboard } from '#src/patterns/feedback/CopyToClipboard.tsx'
import preview from '#storybook/preview.tsx'

const address = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'

const meta = preview.meta({
  id: 'patterns-copy-value',
  title: 'Patterns/Feedback/Copy to clipboard',
  component: CopyToClipboard,
  args: { text: address, name: 'address', onCopy: fn() },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('0x71C7…976F')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }))
    await expect(args.onCopy).toHaveBeenCalledOnce()
  },
})
export const Copied = meta.story({ args: { result: 'copied' as const } })
export const CopyFailed = meta.story({
  args: { result: 'refused' as const },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(address)).toBeVisible()
  },
})
