import { expect, within } from 'storybook/test'
import { company } from '#src/content/company.ts'
import { demoHref, demos } from '#src/content/demos.ts'
import HomeScreen from '#src/screens/HomeScreen.tsx'
import preview from '#storybook/preview.tsx'
import { inSection, shows } from '../card.ts'
import { onAPhone, onATablet, onTheSmallest } from '../viewports.ts'

const meta = preview.meta({
  id: 'screens-home',
  title: 'Pages/Home',
  component: HomeScreen,
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
  parameters: shows({ says: 'Home', after: 'site-page--home' }),
  play: async ({ canvas, step }) => {
    await step('Every demo can be opened from the wall', async () => {
      const wall = canvas.getByRole('list', { name: 'Demos' })
      for (const { key, tileName } of demos)
        await expect(within(wall).getByRole('link', { name: `Open demo: ${tileName}` })).toHaveAttribute(
          'href',
          demoHref(key),
        )
      await expect(within(wall).getAllByRole('link')).toHaveLength(demos.length)
    })
    await step('There is one statement, and every section has a head', async () => {
      await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(company.headline)
      await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(6)
    })
    await step('I read what AI does, and can go on to each product', async () => {
      await expect(canvas.getByRole('heading', { name: 'What AI does in our products' })).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'AI, product by product' })).toHaveAttribute(
        'href',
        '/about#ai',
      )
    })
  },
})

export const OnAPhone = meta.story({
  parameters: shows({ says: 'Home', after: 'screens-home--default' }),
  tags: ['slow'],
  ...onAPhone,
})
export const OnTheSmallestPhone = meta.story({
  tags: ['slow'],
  ...onTheSmallest,
})
export const OnATablet = meta.story({
  tags: ['slow'],
  ...onATablet,
})
