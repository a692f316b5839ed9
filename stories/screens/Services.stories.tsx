import { expect } from 'storybook/test'
import ServicesScreen from '#src/screens/ServicesScreen.tsx'
import preview from '#storybook/preview.tsx'
import { inSection, shows } from '../card.ts'
import { onAPhone } from '../viewports.ts'

const meta = preview.meta({
  id: 'screens-services',
  title: 'Pages/Services',
  component: ServicesScreen,
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
  parameters: shows({ says: 'Services', after: 'screens-home--narrow' }),
  play: async ({ canvas, step }) => {
    await step('Each row leads to its page', async () => {
      await expect(canvas.getByRole('link', { name: 'Training' })).toHaveAttribute(
        'href',
        '/services/training',
      )
    })
    await step('A Live Demo opens where there is one', async () => {
      const demo = canvas.getByRole('link', { name: 'Live Demo: Staking platform' })
      await expect(demo).toHaveAttribute('href', '?demo=staking')
      await expect(canvas.queryByRole('link', { name: 'Live Demo: Training' })).toBeNull()
    })
    await step('The jumps lead to the families', async () => {
      for (const name of ['Build', 'Launch', 'Trade', 'Secure']) {
        const jump = canvas.getByRole('link', { name })
        await expect(jump).toHaveAttribute('href', `#${name.toLowerCase()}`)
        await expect(canvas.getByRole('region', { name })).toHaveAttribute('id', name.toLowerCase())
      }
    })
  },
})

export const Narrow = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
