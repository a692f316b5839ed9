import { expect } from 'storybook/test'
import { offers, services } from '#src/content/offers.ts'
import { FamilyColumns } from '#src/screens/FamilyColumns.tsx'
import { sheet } from '#src/theme/global.css.ts'
import preview from '#storybook/preview.tsx'
import { noPicture } from '../checks.ts'
import { offerLists, oneOf } from '../controls.ts'
import { onAPhone, onATablet } from '../viewports.ts'

const meta = preview.meta({
  id: 'patterns-family-columns',
  title: 'Patterns/Sections/Family columns',
  component: FamilyColumns,
  argTypes: { offers: oneOf(offerLists) },
  decorators: [
    (Story) => (
      <div className={sheet}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  args: { offers },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const demo = canvas.getByRole('link', { name: 'Live Demo: Staking platform' })
    await expect(demo).toHaveAttribute('href', '?demo=staking')
    await expect(canvas.getAllByRole('heading', { level: 4, name: 'Products' })).toHaveLength(4)
    await expect(canvas.queryByRole('button', { name: 'Build' })).toBeNull()
  },
})
/** Services alone: a column says what its names are. */
export const ServicesOnly = meta.story({ args: { offers: services } })
/** Every column as long as the others: no filler. */
export const Level = meta.story({
  args: {
    offers: services.filter(
      (offer, index) => services.slice(0, index).filter(({ family }) => family === offer.family).length < 3,
    ),
  },
})
export const OnATablet = meta.story({
  tags: ['slow'],
  ...onATablet,
})
export const OnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
/** On a phone the bars open and close their lists. */
export const Bars = meta.story({
  tags: ['slow', 'check', '!dev', '!autodocs'],
  parameters: noPicture,
  ...onAPhone,
  play: async ({ canvas, userEvent, step }) => {
    const bar = (name: string) => canvas.getByRole('button', { name })
    await step('The first bar is open', async () => {
      await expect(bar('Build')).toHaveAttribute('aria-expanded', 'true')
      await expect(canvas.getByRole('link', { name: 'Smart contracts' })).toBeVisible()
      await expect(canvas.queryByRole('link', { name: 'Training' })).toBeNull()
    })
    await step('A press opens another, and both stay open', async () => {
      await userEvent.click(bar('Secure'))
      await expect(canvas.getByRole('link', { name: 'Training' })).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'Smart contracts' })).toBeVisible()
    })
    await step('A press closes one', async () => {
      await userEvent.click(bar('Build'))
      await expect(canvas.queryByRole('link', { name: 'Smart contracts' })).toBeNull()
      await userEvent.click(bar('Build'))
      await userEvent.click(bar('Secure'))
    })
  },
})
