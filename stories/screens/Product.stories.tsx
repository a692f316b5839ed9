import { expect } from 'storybook/test'
import ProductScreen from '#src/screens/ProductScreen.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  id: 'screens-product',
  title: 'Screens/Product',
  component: ProductScreen,
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  parameters: { layout: 'fullscreen' },
})

export const WithDemo = meta.story({
  args: { slug: 'token-generator' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open live demo' })).toHaveAttribute(
      'href',
      '?demo=token-generator',
    )
    await expect(canvas.queryByText(/borrows the demo/)).toBeNull()
  },
})

export const WithBorrowedDemo = meta.story({
  args: { slug: 'token-locker' },
  play: async ({ canvas, step }) => {
    await step('The page says plainly whose demo it is', async () => {
      await expect(
        canvas.getByText('Token locker borrows the demo of another product: Token generator.'),
      ).toBeVisible()
    })
    await step('Asking is about the product, not about the demo', async () => {
      const ask = canvas.getByRole('link', { name: 'Ask about this product' })
      await expect(ask).toHaveAttribute('href', '/contact?about=token-locker')
    })
  },
})

export const LongestSentence = meta.story({ args: { slug: 'enterprise-solutions' } })

export const Narrow = meta.story({
  args: { slug: 'token-locker' },
  globals: { viewport: { value: 'phone', isRotated: false } },
})
