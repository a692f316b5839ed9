import { expect, fn } from 'storybook/test'
import { DemoLoading } from '#src/parts/demo/DemoLoading.tsx'
import preview from '#storybook/preview.tsx'
import { inSection, shows } from '../../card.ts'

const meta = preview.meta({
  id: 'patterns-demo-curtain',
  title: 'Patterns/Demo panel/Demo loading',
  component: DemoLoading,
  parameters: { ...inSection('Demo overlay'), layout: 'fullscreen' },
  args: { name: 'Staking platform', status: 'loading' as const, onRetry: fn(), onClose: fn() },
})

export const Loading = meta.story({
  parameters: shows('Its code is loading, or did not load'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...')
  },
})
export const Failed = meta.story({
  parameters: shows('Its code is loading, or did not load'),
  args: { status: 'failed' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Staking platform could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})
export const Updated = meta.story({
  parameters: shows('Its code is loading, or did not load'),
  args: { status: 'updated' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('because the site has been updated')
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
/** Its request neither ends nor fails. */
export const Stalled = meta.story({
  args: { status: 'stalled' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Staking platform is still loading.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
