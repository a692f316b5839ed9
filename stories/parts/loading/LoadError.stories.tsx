import { expect, fn } from 'storybook/test'
import { LoadError } from '#src/parts/loading/LoadError.tsx'
import { PlaceFailure } from '#src/parts/loading/PlaceFailure.tsx'
import preview from '#storybook/preview.tsx'
import { inSection, shows } from '../../card.ts'

const meta = preview.meta({
  id: 'patterns-part-failure',
  title: 'Patterns/Feedback/Load error',
  component: LoadError,
  subcomponents: { PlaceFailure },
  parameters: { ...inSection('Layout'), layout: 'fullscreen' },
  args: { what: 'The Privacy Policy', kind: 'failed' as const, onRetry: fn(), onClose: fn() },
})

export const Failed = meta.story({
  parameters: shows('A part whose code did not come'),
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
  parameters: shows('A part whose code did not come'),
  args: { kind: 'updated' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('because the site has been updated')
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible()
  },
})
/** Its request neither ends nor fails. */
export const Stalled = meta.story({
  args: { kind: 'stalled' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The Privacy Policy is still loading.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
/** In the place of a part; the other parts of the page stay. */
export const InPlace = meta.story({
  render: ({ what, kind, onRetry }) => <PlaceFailure what={what} kind={kind} onRetry={onRetry} />,
  args: { what: 'This part' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This part could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
