import { expect, fn } from 'storybook/test'
import { PartFailure } from '#src/patterns/PartFailure.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  id: 'patterns-part-failure',
  title: 'Patterns/PartFailure',
  component: PartFailure,
  parameters: { layout: 'fullscreen' },
  args: { what: 'The Privacy Policy', kind: 'failed' as const, onRetry: fn(), onClose: fn() },
})

export const Failed = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The Privacy Policy could not be loaded. Check the connection, then retry.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Close this message' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})
export const Updated = meta.story({
  args: { kind: 'updated' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('since this site has been updated')
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible()
  },
})
