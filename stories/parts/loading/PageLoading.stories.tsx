import { expect, fn } from 'storybook/test'
import { PageLoading } from '#src/parts/loading/PageLoading.tsx'
import preview from '#storybook/preview.tsx'
import { inSection, shows } from '../../card.ts'

const meta = preview.meta({
  id: 'patterns-page-loading',
  title: 'Patterns/Feedback/Page loading',
  component: PageLoading,
  parameters: { ...inSection('Routes'), layout: 'fullscreen' },
})

export const Default = meta.story({
  parameters: shows('The page’s code is loading'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...')
  },
})
/** The page's request neither ends nor fails. */
export const Stalled = meta.story({
  args: { onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Still loading...')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
