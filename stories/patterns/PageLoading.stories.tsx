import { expect } from 'storybook/test'
import { PageLoading } from '#src/patterns/PageLoading.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  id: 'patterns-page-loading',
  title: 'Patterns/PageLoading',
  component: PageLoading,
  parameters: { layout: 'fullscreen' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...')
  },
})
