import { expect } from 'storybook/test'
import { demoByKey } from '#src/content/demos.ts'
import { Shelf } from '#src/patterns/Shelf.tsx'
import { productOffers } from '#src/screens/offers.ts'
import { sheet } from '#src/theme/global.css.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  id: 'patterns-shelf',
  title: 'Patterns/Shelf',
  component: Shelf,
  decorators: [
    (Story) => (
      <div className={sheet}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  args: {
    entries: productOffers,
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
export const EvenNames = meta.story({ args: { entries: productOffers.slice(0, 18) } })
export const Narrow = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } })
