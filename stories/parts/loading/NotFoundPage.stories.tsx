import { expect } from 'storybook/test'
import { NotFoundPage } from '#src/parts/loading/NotFoundPage.tsx'
import preview from '#storybook/preview.tsx'
import { inSection, shows } from '../../card.ts'
import { onAPhone } from '../../viewports.ts'

const meta = preview.meta({
  id: 'patterns-not-found-screen',
  title: 'Patterns/Feedback/Not found page',
  component: NotFoundPage,
  parameters: { ...inSection('Routes'), layout: 'fullscreen' },
})

export const Default = meta.story({
  parameters: shows('An address without a page'),
  play: async ({ canvas, step }) => {
    await step('It leads to what exists and stays out of search engines', async () => {
      await expect(canvas.getByRole('link', { name: 'Products' })).toHaveAttribute('href', '/products')
      await expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    })
  },
})
export const OnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
