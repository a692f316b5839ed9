import { expect, fn } from 'storybook/test'
import { ErrorScreen } from '#src/patterns/ErrorScreen.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  id: 'patterns-error-screen',
  title: 'Patterns/ErrorScreen',
  component: ErrorScreen,
  parameters: { layout: 'fullscreen' },
  args: { onRetry: fn() },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await step('The failure is announced, and Retry retries', async () => {
      await expect(canvas.getByRole('alert')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
      await expect(args.onRetry).toHaveBeenCalledOnce()
    })
  },
})
export const Narrow = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } })
export const Updated = meta.story({
  args: { isUpdated: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'This site has been updated since you opened it.',
    )
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible()
  },
})
