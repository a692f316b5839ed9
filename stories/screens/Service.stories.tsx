import { expect } from 'storybook/test'
import ServiceScreen from '#src/screens/ServiceScreen.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  id: 'screens-service',
  title: 'Screens/Service',
  component: ServiceScreen,
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
  args: { slug: 'staking-platform' },
  play: async ({ canvas, step }) => {
    await step('The demo opens from the button and from the tile', async () => {
      for (const name of ['Open live demo', 'Open demo: Staking']) {
        await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '?demo=staking')
      }
    })
    await step('Asking leads to contact with the subject', async () => {
      const ask = canvas.getByRole('link', { name: 'Ask about this service' })
      await expect(ask).toHaveAttribute('href', '/contact?about=staking-platform')
    })
    await step('The others of the family follow, not itself', async () => {
      await expect(canvas.getByRole('link', { name: 'NFT marketplace' })).toBeVisible()
      await expect(canvas.queryByRole('link', { name: 'Staking platform' })).toBeNull()
    })
  },
})

export const WithoutDemo = meta.story({
  args: { slug: 'training' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /demo/i })).toBeNull()
    await expect(canvas.queryByRole('heading', { name: 'In the demo' })).toBeNull()
  },
})

export const LongestName = meta.story({ args: { slug: 'consulting-compliance' } })
export const LongestWord = meta.story({ args: { slug: 'launchpad-development' } })
export const LongestSentence = meta.story({ args: { slug: 'tokenomics-design' } })

export const Narrow = meta.story({
  args: { slug: 'staking-platform' },
  globals: { viewport: { value: 'phone', isRotated: false } },
})
export const LongestWordNarrow = meta.story({
  args: { slug: 'launchpad-development' },
  globals: { viewport: { value: 'smallest', isRotated: false } },
})
