import { expect } from 'storybook/test'
import ProductsScreen from '#src/screens/ProductsScreen.tsx'
import { ListScreen } from '#src/screens/ListScreen.tsx'
import preview from '#storybook/preview.tsx'
import { inSection, shows } from '../card.ts'
import { onAPhone } from '../viewports.ts'

const meta = preview.meta({
  id: 'screens-products',
  title: 'Pages/Products',
  component: ProductsScreen,
  subcomponents: { ListScreen },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  parameters: { ...inSection('Routes'), layout: 'fullscreen' },
})

export const Default = meta.story({
  parameters: shows({ says: 'Products', after: 'screens-service--without-demo' }),
  play: async ({ canvas, step }) => {
    await step('Each row leads to its page', async () => {
      const row = canvas.getByRole('link', { name: 'Gaming platform' })
      await expect(row).toHaveAttribute('href', '/products/gaming-platform')
    })
    await step('A borrowed demo can be opened as well', async () => {
      const demo = canvas.getByRole('link', { name: 'Live Demo: Token generator, for Token locker' })
      await expect(demo).toHaveAttribute('href', '?demo=token-generator')
    })
  },
})

export const Narrow = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
/** The families have their fold at the head, as those of services have. */
export const WithoutArt = meta.story({
  parameters: shows({ says: 'Products', after: 'screens-products--default' }),
  render: () => (
    <ListScreen
      kind="product"
      description="Ready-made products."
      lead="Ready-made products, adapted to your business."
      call={{
        title: 'Is one of these close to what you need?',
        text: 'Tell us which one, and what is missing.',
      }}
    />
  ),
})
