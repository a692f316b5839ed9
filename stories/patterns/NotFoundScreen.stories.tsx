import { expect } from 'storybook/test'
import { NotFoundScreen } from '#src/patterns/NotFoundScreen.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  id: 'patterns-not-found-screen',
  title: 'Patterns/NotFoundScreen',
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen' },
})

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('It leads to what exists and stays out of search engines', async () => {
      await expect(canvas.getByRole('link', { name: 'Products' })).toHaveAttribute('href', '/products')
      await expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    })
  },
})
export const Narrow = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } })
