import { expect } from 'storybook/test'
import AboutScreen from '#src/screens/AboutScreen.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  id: 'screens-about',
  title: 'Screens/About',
  component: AboutScreen,
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  parameters: { layout: 'fullscreen' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    for (const figure of ['1000+', '50+', '2019', '100+']) {
      await expect(canvas.getByText(figure)).toBeVisible()
    }
    await expect(canvas.getByText('Mobile wallet')).toBeVisible()
    await expect(canvas.getByText(/^No AI\./)).toBeVisible()
  },
})

export const Narrow = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } })
