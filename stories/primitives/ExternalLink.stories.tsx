import { expect } from 'storybook/test'
import { ExternalLink } from '#src/primitives/ExternalLink.tsx'
import preview from '#storybook/preview.tsx'
import { column } from './layout.css.ts'

const meta = preview.meta({
  id: 'primitives-external-link',
  title: 'Primitives/External link',
  component: ExternalLink,
  args: {
    href: 'https://www.coingecko.com/en/coins/bitcoin',
    children: 'Coin details',
    subject: 'Bitcoin',
  },
})

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    const link = canvas.getByRole('link', { name: 'Coin details: Bitcoin (opens in a new tab)' })
    await step('It opens a new tab that cannot reach back', async () => {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    })
  },
})
export const WithoutSubject = meta.story({ args: { subject: '' } })
export const IconOnly = meta.story({
  args: { isIconOnly: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Coin details: Bitcoin (opens in a new tab)' }),
    ).toBeVisible()
  },
})
export const VeryLongSubject = meta.story({
  tags: ['slow'],
  args: { subject: 'Wolkenkratzer'.repeat(700) },
  decorators: [(Story) => <div className={column}>{Story()}</div>],
})
