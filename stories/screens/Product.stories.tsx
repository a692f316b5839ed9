import { expect } from 'storybook/test'
import enterpriseSolutions from '#src/content/copy/products/enterprise-solutions.ts'
import tokenGenerator from '#src/content/copy/products/token-generator.ts'
import tokenLocker from '#src/content/copy/products/token-locker.ts'
import { EntryList } from '#src/patterns/EntryList.tsx'
import { FamilyTerms } from '#src/patterns/FamilyTerms.tsx'
import { DetailScreen } from '#src/screens/DetailScreen.tsx'
import { offerAt } from '#src/content/offers.ts'
import preview from '#storybook/preview.tsx'
import { offersByName, oneOf } from '../controls.ts'

const meta = preview.meta({
  id: 'screens-product',
  title: 'Screens/Product',
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
      related={<EntryList offers={args.copy.related.map((path) => offerAt(path))} />}
      terms={<FamilyTerms family={args.offer.family} />}
    />
  ),
  args: { related: null, terms: null },
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
  args: { offer: offerAt('/products/token-generator'), copy: tokenGenerator },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open live demo' })).toHaveAttribute(
      'href',
      '?demo=token-generator',
    )
    await expect(canvas.queryByText(/borrows the demo/)).toBeNull()
  },
})

export const WithBorrowedDemo = meta.story({
  args: { offer: offerAt('/products/token-locker'), copy: tokenLocker },
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

export const LongestSentence = meta.story({
  args: { offer: offerAt('/products/enterprise-solutions'), copy: enterpriseSolutions },
})

export const Narrow = meta.story({
  args: { offer: offerAt('/products/token-locker'), copy: tokenLocker },
  globals: { viewport: { value: 'phone', isRotated: false } },
})
