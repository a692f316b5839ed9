import { expect } from 'storybook/test'
import { demoByKey } from '#src/content/demos.ts'
import { products } from '#src/content/offers.ts'
import { Shelf } from '#src/screens/Shelf.tsx'
import { sheet } from '#src/theme/global.css.ts'
import preview from '#storybook/preview.tsx'
import { demosByName, offerLists, oneOf } from '../controls.ts'
import { onAPhone } from '../viewports.ts'

const meta = preview.meta({
  id: 'patterns-shelf',
  title: 'Patterns/Shelf',
  component: Shelf,
  argTypes: { demo: oneOf(demosByName), offers: oneOf(offerLists) },
  decorators: [
    (Story) => (
      <div className={sheet}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  args: {
    offers: products,
    demo: demoByKey('token-generator'),
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const demo = canvas.getByRole('link', { name: 'Open demo: Token generator' })
    await expect(demo).toHaveAttribute('href', '?demo=token-generator')
    await expect(canvas.getByRole('link', { name: 'Token generator' })).toHaveAttribute(
      'href',
      '/products/token-generator',
    )
  },
})
/** As many names left as right: no filler. */
export const EvenNames = meta.story({
  args: { offers: products.slice(0, products.length - (products.length % 2)) },
})
export const Narrow = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
