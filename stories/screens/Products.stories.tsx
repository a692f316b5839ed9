import { expect, fn } from 'storybook/test'
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
  args: { onChoose: fn() },
})

export const Default = meta.story({
  parameters: shows({ says: 'Products', after: 'screens-service--without-demo' }),
  play: async ({ canvas, step }) => {
    await step('Each row leads to its page', async () => {
      const row = canvas.getByRole('link', { name: 'Gaming platform' })
      await expect(row).toHaveAttribute('href', '/products/gaming-platform')
    })
    await step(
      'A demo opens where it is the product’s own; otherwise the tile says whose it is',
      async () => {
        const demo = canvas.getByRole('link', { name: 'Live Demo: Trading bot' })
        await expect(demo).toHaveAttribute('href', '?demo=trading-bot')
        await expect(canvas.queryByRole('link', { name: /Live Demo.*(?:locker|Sniping)/ })).toBeNull()
        await expect(canvas.getByText('Shown with the trading bot')).toBeVisible()
      },
    )
  },
})

export const BuildShown = meta.story({
  parameters: shows({ says: 'The products of one family', after: 'screens-products--default' }),
  args: { shown: 'build' },
})
export const LaunchShown = meta.story({ args: { shown: 'launch' } })
export const TradeShown = meta.story({ args: { shown: 'trade' } })
export const SecureShown = meta.story({ args: { shown: 'secure' } })
export const OnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
/** As it comes from the server, which does not know the address's anchor: the filter's links lead to the families. */
export const AddressNotKnown = meta.story({
  parameters: shows({ says: 'Products', after: 'screens-products--default' }),
  render: () => (
    <ListScreen
      kind="product"
      metaTitle="Products"
      description="Ready-made products."
      lead="Ready-made products, adapted to your business."
      call={{
        title: 'Is one of these close to what you need?',
        text: 'Tell us which one, and what is missing.',
      }}
    />
  ),
})
