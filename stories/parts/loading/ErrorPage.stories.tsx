import { expect, fn } from 'storybook/test'
import { ErrorPage } from '#src/parts/loading/ErrorPage.tsx'
import preview from '#storybook/preview.tsx'
import { inSection, shows } from '../../card.ts'
import { onAPhone } from '../../viewports.ts'

const meta = preview.meta({
  id: 'patterns-error-screen',
  title: 'Patterns/Feedback/Error page',
  component: ErrorPage,
  parameters: { ...inSection('Routes'), layout: 'fullscreen' },
  args: { onRetry: fn() },
})

export const Default = meta.story({
  parameters: shows({ says: 'The page’s code did not come', after: 'patterns-page-loading--default' }),
  play: async ({ canvas, userEvent, args, step }) => {
    await step('The failure is announced, and Retry retries', async () => {
      await expect(canvas.getByRole('alert')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
      await expect(args.onRetry).toHaveBeenCalledOnce()
    })
  },
})
export const OnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
export const Updated = meta.story({
  parameters: shows({ says: 'The page’s code did not come', after: 'patterns-error-screen--default' }),
  args: { isUpdated: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'This site has been updated since you opened it.',
    )
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible()
  },
})
