import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import type { ShownFamily } from '#src/screens/FamilyFilter.tsx'
import ServicesScreen from '#src/screens/ServicesScreen.tsx'
import preview from '#storybook/preview.tsx'
import { inSection, shows } from '../card.ts'
import { noPicture } from '../checks.ts'
import { onAPhone, onATablet } from '../viewports.ts'

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
  args: { onChoose: fn() },
})

export const Default = meta.story({
  parameters: shows({ says: 'Services', after: 'screens-home--on-a-phone' }),
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
    await step('Each family has a band, and nothing is announced', async () => {
      for (const name of ['Build', 'Launch', 'Trade', 'Secure']) {
        await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', `#${name.toLowerCase()}`)
        await expect(canvas.getByRole('region', { name })).toHaveAttribute('id', name.toLowerCase())
      }
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    })
  },
})
export const BuildShown = meta.story({
  parameters: shows({ says: 'The services of one family', after: 'screens-services--default' }),
  args: { shown: 'build' },
})
export const LaunchShown = meta.story({ args: { shown: 'launch' } })
export const TradeShown = meta.story({ args: { shown: 'trade' } })
export const SecureShown = meta.story({ args: { shown: 'secure' } })

function Filtered() {
  const [shown, setShown] = useState<ShownFamily>(null)
  return <ServicesScreen shown={shown} onChoose={setShown} />
}
/** The filter leaves one family, says how many it shows, and keeps the focus. */
export const FilteredByKey = meta.story({
  tags: ['check', '!dev', '!autodocs'],
  parameters: noPicture,
  render: () => <Filtered />,
  play: async ({ canvas, userEvent, step }) => {
    const shown = () => canvas.getAllByRole('region', { name: /Build|Launch|Trade|Secure/ })
    await step('A family is chosen: the others are gone', async () => {
      const launch = canvas.getByRole('link', { name: 'Launch' })
      launch.focus()
      await userEvent.keyboard('{Enter}')
      await expect(shown()).toEqual([canvas.getByRole('region', { name: 'Launch' })])
      await expect(launch).toHaveFocus()
      await expect(launch).toHaveAttribute('aria-current', 'true')
      await expect(canvas.queryByRole('link', { name: 'Training' })).toBeNull()
      await expect(canvas.getByRole('status')).toHaveTextContent('Launch: 6 shown')
    })
    await step('“All” brings them back', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'All' }))
      await expect(shown()).toHaveLength(4)
      await expect(canvas.getByRole('status')).toHaveTextContent('All families: 25 shown')
    })
  },
})

export const OnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
export const OneFamilyOnAPhone = meta.story({
  tags: ['slow'],
  args: { shown: 'trade' },
  ...onAPhone,
})
export const OnATablet = meta.story({
  tags: ['slow'],
  ...onATablet,
})
export const RightToLeft = meta.story({
  tags: ['slow'],
  render: (args) => (
    <div dir="rtl">
      <ServicesScreen {...args} />
    </div>
  ),
})
