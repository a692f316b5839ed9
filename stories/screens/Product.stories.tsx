import { expect } from 'storybook/test'
import enterpriseSolutions from '#src/content/copy/products/enterprise-solutions.ts'
import tokenGenerator from '#src/content/copy/products/token-generator.ts'
import tokenLocker from '#src/content/copy/products/token-locker.ts'
import { OfferList } from '#src/parts/sections/OfferList.tsx'
import { DetailScreen } from '#src/screens/DetailScreen.tsx'
import { offerAt } from '#src/content/offers.ts'
import preview from '#storybook/preview.tsx'
import { offersByName, oneOf } from '../controls.ts'
import { DrawnExhibit } from '../parts/exhibits/DrawnExhibit.tsx'
import { inSection, shows } from '../card.ts'
import { onAPhone } from '../viewports.ts'

const meta = preview.meta({
  id: 'screens-product',
  title: 'Pages/Product',
  component: DetailScreen,
  argTypes: {
    offer: oneOf(offersByName),
    copy: oneOf({
      'token generator': tokenGenerator,
      'token locker': tokenLocker,
      'enterprise solutions': enterpriseSolutions,
    }),
  },
  render: (args) => (
    <DetailScreen
      {...args}
      exhibit={<DrawnExhibit exhibit={args.copy.exhibit} family={args.offer.family} />}
      related={<OfferList offers={args.copy.related.map((path) => offerAt(path))} />}
    />
  ),
  args: { exhibit: null, related: null },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  parameters: { ...inSection('Routes'), layout: 'fullscreen' },
})

export const WithDemo = meta.story({
  parameters: shows({ says: 'A product', after: 'screens-products--address-not-known' }),
  args: { offer: offerAt('/products/token-generator'), copy: tokenGenerator },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open live demo' })).toHaveAttribute(
      'href',
      '?demo=token-generator',
    )
    await expect(canvas.queryByText(/demo of another product/)).toBeNull()
  },
})

export const WithBorrowedDemo = meta.story({
  parameters: shows({ says: 'A product', after: 'screens-product--with-demo' }),
  args: { offer: offerAt('/products/token-locker'), copy: tokenLocker },
  play: async ({ canvas, step }) => {
    await step('The page says plainly whose demo it is', async () => {
      await expect(canvas.getByRole('link', { name: 'Open token generator demo' })).toBeVisible()
      await expect(
        canvas.getByText('This is the token generator’s demo, with a sample for this product.'),
      ).toBeVisible()
    })
    await step('Asking is about the product, not about the demo', async () => {
      for (const ask of canvas.getAllByRole('link', { name: 'Tell us what you need' }))
        await expect(ask).toHaveAttribute('href', '/contact?about=token-locker')
    })
  },
})

export const LongestSentence = meta.story({
  tags: ['slow'],
  args: { offer: offerAt('/products/enterprise-solutions'), copy: enterpriseSolutions },
})

export const OnAPhone = meta.story({
  tags: ['slow'],
  args: { offer: offerAt('/products/token-locker'), copy: tokenLocker },
  ...onAPhone,
})
